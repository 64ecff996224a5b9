"""The review in the background: what it keeps, and when it stops."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from multiprocessing import active_children, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop import storage
from reunion_desktop.ai.player import Stop
from reunion_desktop.app.archive_service import FILE, ArchiveService
from reunion_desktop.app.reviews import background_review
from reunion_desktop.app.reviews.background_review import BackgroundReview
from reunion_desktop.app.table import Table
from reunion_desktop.engine.record import Record
from reunion_desktop.games import find_game
from reunion_desktop.history.mistakes import ReviewedMove
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.review import game_process
from reunion_desktop.review.deals import (
    SEED,
    decisions,
    finished_deals,
    move_kind,
    reviewed_move,
    verdicts,
)
from reunion_desktop.review.game_process import ReviewedDeal
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.reader import read_record, read_text
from reunion_desktop.ui.archive.client import Messenger
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.durations import Speed
from tests.storage.sessions import evening

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="games are reviewed with the compiled solver only"),
    pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)"),
]
BAUER = Path(storage.__file__).parent / "examples" / "bauer.reunion"
PATIENCE = 60_000
"""Milliseconds that a review may take on a busy machine."""


class Idle:
    """A background review beside a table that is idle, or busy."""

    def __init__(self, data: Path, qtbot: QtBot) -> None:
        """Open the archive; nothing is reviewed yet."""
        self._qtbot, self._data = qtbot, data
        self.busy = False
        self.service = ArchiveService(data, (), find_game)
        self.messenger = Messenger(self.service)
        self.service.on_change = self.messenger.changed.emit
        self.review = BackgroundReview(self.service, self.messenger, lambda: self.busy)

    def until(self, come: Callable[[], bool]) -> None:
        """Wait until a condition is true."""
        self._qtbot.waitUntil(come, timeout=PATIENCE)

    def rows(
        self, what: str = "place, deal, verdict.kind, cost, luck, counted"
    ) -> list[tuple[object, ...]]:
        """Every move kept."""
        archive = Archive(self._data / FILE, find_game)
        try:
            return archive.connection.execute(
                f"SELECT {what} FROM verdict ORDER BY game, place"  # noqa: S608 - a test's own words.
            ).fetchall()
        finally:
            archive.close()

    def is_done(self) -> bool:
        """Test whether every game is reviewed."""
        archive = Archive(self._data / FILE, find_game)
        try:
            return archive.reviews.next_game(background_review.VERSION) is None
        finally:
            archive.close()

    def close(self) -> None:
        """End all threads."""
        self.review.close()
        self.service.close()


class Inside(Thread):
    """A process that is a thread: it is not kept waiting on a busy machine."""

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...], *, daemon: bool) -> None:
        """Give the function its own end of the pipe: the other is closed."""
        super().__init__(
            target=target, args=(Connection(os.dup(args[0].fileno())), *args[1:]), daemon=daemon
        )

    def kill(self) -> None:
        """Let it end by itself."""


class Quick(Inside):
    """A process that finds half a unit lost by every move, a deal in a moment."""

    asked: ClassVar[list[int]] = []
    """Deals that were begun."""
    killed: ClassVar[list[int]] = []
    """Deals in whose midst it was killed."""

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...], *, daemon: bool) -> None:
        """Take the arguments of the function that reviews a game."""
        del target
        super().__init__(self._find, args, daemon=daemon)
        self._end = Event()

    def kill(self) -> None:
        """End it."""
        self._end.set()

    def _find(self, answers: Connection, text: str, _seat: int, done: Collection[int]) -> None:
        (stored,) = read_text(text, find_game)
        with contextlib.closing(answers):
            for deal, moves in every_deal(stored.record).items():
                if deal not in done:
                    self.asked.append(deal)
                    if self._end.wait(0.1):
                        self.killed.append(deal)
                        return
                    answers.send(ReviewedDeal(deal, moves, shares=False))
            answers.send(None)


def run_in(process: type[Inside], monkeypatch: pytest.MonkeyPatch) -> None:
    """Review games in such processes."""
    context = SimpleNamespace(Pipe=get_context("spawn").Pipe, Process=process)
    monkeypatch.setattr(background_review, "get_context", lambda _method: context)
    monkeypatch.setattr(game_process, "_lower_priority", lambda: None)


def every_deal(record: Record) -> dict[int, tuple[ReviewedMove, ...]]:
    """All moves of a game by deal, as the quick process finds them."""
    steps, found = tuple(record.replay()), dict[int, tuple[ReviewedMove, ...]]()
    for deal in finished_deals(record):
        found[deal] = tuple(
            [
                ReviewedMove(place, deal, move_kind(steps[place].before), 0.5, 0.3, counted=True)
                for place in decisions(record, 0, deal)
            ]
        )
    return found


def every_move() -> list[tuple[object, ...]]:
    """All moves of the archive's game, as the quick process finds them."""
    (stored,) = evening(1, 1)
    return [tuple(move) for moves in every_deal(stored.record).values() for move in moves]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder whose archive has one game; the table counts as idle at once."""
    monkeypatch.setattr(background_review, "IDLE_MS", 0)
    run_in(Quick, monkeypatch)
    Quick.asked.clear()
    Quick.killed.clear()
    archive = Archive(tmp_path / FILE, find_game)
    archive.filing.keep(evening(1, 1))
    archive.close()
    return tmp_path


@pytest.fixture
def idle(data: Path, qtbot: QtBot) -> Iterator[Idle]:
    """A background review, switched off."""
    made = Idle(data, qtbot)
    yield made
    made.close()


def test_a_game_is_reviewed_as_in_the_review_window(
    data: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same costs; forced moves are left out. The costs of Bauer are shares of a deal."""
    run_in(Inside, monkeypatch)
    (data / FILE).unlink()
    archive = Archive(data / FILE, find_game)
    stored = read_record(BAUER, find_game)[:1]
    archive.filing.keep(stored)
    archive.close()
    idle = Idle(data, qtbot)
    idle.review.switch(on=True)
    idle.until(idle.is_done)
    idle.close()
    steps = tuple(stored[0].record.replay())
    found = sorted(verdicts(stored[0].record, 0, SEED, Stop()), key=lambda one: one.place)

    assert [reviewed_move(steps[one.place], one) for one in found if not one.forced] == idle.rows()
    assert {(1,)} == set(idle.rows("(SELECT shares FROM review)"))


def test_every_finished_game_is_reviewed(idle: Idle) -> None:
    """A game that is finished later is reviewed, too."""
    idle.review.switch(on=True)
    idle.until(idle.is_done)

    assert every_move() == idle.rows()
    idle.service.keep(evening(2, 1))
    idle.until(lambda: len(set(idle.rows("game"))) == 2)


def test_nothing_is_reviewed_while_a_table_is_busy_or_it_is_off(idle: Idle, qtbot: QtBot) -> None:
    """Nor if the player does not want it."""
    idle.busy = True
    idle.review.switch(on=True)
    qtbot.wait(300)
    idle.review.switch(on=False)
    idle.busy = False
    qtbot.wait(300)

    assert [] == idle.rows()
    idle.review.switch(on=True)
    idle.until(idle.is_done)


def test_it_stops_at_once_and_goes_on_where_it_was(idle: Idle) -> None:
    """A deal that was interrupted is reviewed again, and no other."""
    idle.review.switch(on=True)
    for count in (1, 3):
        idle.until(lambda count=count: len(Quick.asked) == count)  # type: ignore[misc]
        idle.until(lambda count=count: len(set(idle.rows("deal"))) == count // 2)  # type: ignore[misc]
        idle.busy = True
        idle.review.pause()
        idle.until(lambda count=count: len(Quick.killed) == count // 2 + 1)  # type: ignore[misc]
        idle.busy = False
    idle.until(idle.is_done)

    assert every_move() == idle.rows()
    assert [1, 1, 2, 2, 3] == Quick.asked
    assert [1, 2] == Quick.killed


def test_a_deal_is_kept_whole_whenever_the_program_ends(data: Path, qtbot: QtBot) -> None:
    """The next start reviews the other deals only."""
    first = Idle(data, qtbot)
    first.review.switch(on=True)
    first.until(lambda: bool(first.rows()))
    first.close()
    kept = {deal for (deal,) in first.rows("deal")}
    told = [row for row in every_move() if row[1] in kept]
    assert told == first.rows()
    again = Idle(data, qtbot)
    again.review.switch(on=True)
    again.until(again.is_done)
    again.close()

    assert every_move() == again.rows()


@pytest.mark.parametrize("text", ["nonsense", ""])
def test_a_game_that_cannot_be_reviewed_is_left_out(
    data: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """It does not come again and again."""
    run_in(Inside, monkeypatch)
    archive = Archive(data / FILE, find_game)
    archive.connection.execute("UPDATE record SET text = ?", (text,))
    archive.close()
    idle = Idle(data, qtbot)
    idle.review.switch(on=True)
    idle.until(idle.is_done)
    idle.close()

    assert [] == idle.rows()


def test_the_process_is_killed_when_the_table_is_used(
    idle: Idle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends in the midst of any move, and so does the thread that waits for it."""
    monkeypatch.setattr(background_review, "get_context", get_context)
    started = set(active_children())
    idle.review.switch(on=True)
    idle.until(lambda: bool(set(active_children()) - started))
    idle.busy = True
    idle.review.pause()
    idle.until(lambda: not set(active_children()) - started)

    assert [] == idle.rows()


def test_a_table_reviews_while_it_waits_and_stops_when_it_plays(
    data: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint, a card and a computer player stop the review; the preference switches it off."""
    switched: list[bool] = []
    paused: list[bool] = []
    monkeypatch.setattr(BackgroundReview, "switch", lambda _review, on: switched.append(on))
    monkeypatch.setattr(BackgroundReview, "pause", lambda _review: paused.append(True))
    table = Table(data, hurry=True)
    table.catch_up()
    table.prefer(replace(table.preferences, reviews=False))
    table.prefer(replace(table.preferences, speed=Speed.NONE))
    assert [True, False] == switched
    table.begin(NewGame(table.game.default, ("Otto", "Anna", "Karl"), ("club", "club"), "7"))
    assert paused
    qtbot.waitUntil(lambda: table.flow.wait in {Wait.CHOICE, Wait.CUT}, timeout=PATIENCE)
    if table.flow.wait is Wait.CUT:
        table.flow.cut(5)
        qtbot.waitUntil(lambda: table.flow.wait is Wait.CHOICE, timeout=PATIENCE)
    paused.clear()
    table.flow.hint()
    assert paused
    paused.clear()
    legal = table.flow.observation.legal
    assert legal is not None
    table.flow.choose(legal.first)
    assert paused
    table.close()
