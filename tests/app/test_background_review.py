"""The review in the background: what it keeps, and when it stops."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop import storage
from reunion_desktop.ai.player import Stop
from reunion_desktop.app.archive_service import FILE, ArchiveService
from reunion_desktop.app.reviews import background_review
from reunion_desktop.app.reviews.background_review import BackgroundReview
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.record import Step
from reunion_desktop.games import find_game
from reunion_desktop.history.mistakes import CALL
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.review import judge
from reunion_desktop.review.deals import SEED, decisions, move_kind, reviewed_move, verdicts
from reunion_desktop.review.question import deed_of
from reunion_desktop.review.verdict import (
    ChoiceValue,
    Findings,
    NotReviewed,
    Verdict,
    Where,
    verdict_from,
)
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.archive.client import Messenger
from reunion_desktop.ui.dialogs.new_game import NewGame
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


def quick(step: Step, place: int, seed: str, stop: Stop) -> Verdict:
    """A judge that finds half a unit lost by every move, and a little luck, in a moment."""
    del seed
    deal, own = step.before.deal, deed_of(step.action)
    assert deal is not None
    for _ in range(10):
        sleep(0.001)
        if stop.is_set():
            raise NotReviewed
    row = ChoiceValue(0.0, 0.0), ChoiceValue(0.5, 1.0)
    real = ChoiceValue(0.0, 0.0), ChoiceValue(0.2, 1.0)
    found = Findings((own, NO_CARDS), (1.0, 1.0), (row, row), real)
    return verdict_from(found, own, Where(place, deal.number, 0, 0))


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder whose archive has one game; the table counts as idle at once."""
    monkeypatch.setattr(background_review, "IDLE_MS", 0)
    monkeypatch.setattr(judge, "judge", quick)
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


def every_move() -> list[tuple[object, ...]]:
    """All moves of the archive's game, as the quick judge finds them."""
    (stored,) = evening(1, 1)
    steps, found = tuple(stored.record.replay()), list[tuple[object, ...]]()
    for place in decisions(stored.record, 0):
        deal = steps[place].before.deal
        assert deal is not None
        kind = CALL if isinstance(steps[place].action, Announce) else move_kind(steps[place].before)
        found.append((place, deal.number, kind, 0.5, 0.3, 1))
    return found


def test_a_game_is_reviewed_as_in_the_review_window(
    data: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same costs; forced moves are left out. The costs of Bauer are shares of a deal."""
    monkeypatch.undo()
    monkeypatch.setattr(background_review, "IDLE_MS", 0)
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


def test_it_stops_at_once_and_goes_on_where_it_was(
    idle: Idle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that was interrupted is reviewed again, and no other."""
    asked: list[int] = []
    cancelled: list[int] = []

    def watched(step: Step, place: int, seed: str, stop: Stop) -> Verdict:
        asked.append(place)
        try:
            return quick(step, place, seed, stop)
        except NotReviewed:
            cancelled.append(place)
            raise

    monkeypatch.setattr(judge, "judge", watched)
    idle.review.switch(on=True)
    for count in (2, 6, 13):
        idle.until(lambda count=count: len(asked) > count)  # type: ignore[misc]
        idle.busy = True
        idle.review.pause()
        idle.until(lambda: asked[-1] in cancelled)
        idle.busy = False
    idle.until(idle.is_done)

    assert every_move() == idle.rows()
    assert sorted([*{*asked}, *cancelled]) == sorted(asked)
    assert 3 == len(cancelled)


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


def test_a_game_that_cannot_be_reviewed_is_left_out(
    idle: Idle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not come again and again."""

    def fail(*_given: object) -> Verdict:
        raise ZeroDivisionError

    monkeypatch.setattr(judge, "judge", fail)
    idle.review.switch(on=True)
    idle.until(idle.is_done)

    assert [] == idle.rows()


def test_a_table_reviews_while_it_waits_and_stops_when_it_plays(
    data: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint, a card and a computer player stop the review; the preference switches it off."""
    table = Table(data, hurry=True)
    table.catch_up()
    review = table._review  # noqa: SLF001 - nothing else shows it.
    assert review is not None
    paused: list[bool] = []
    monkeypatch.setattr(review, "pause", lambda: paused.append(True))
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
