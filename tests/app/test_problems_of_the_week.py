"""Problems of the week, and those from the player’s mistakes in the archive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.player import Stop
from reunion_desktop.app.practice import problems as practice
from reunion_desktop.app.table import Table
from reunion_desktop.games import find_game
from reunion_desktop.practice.own import COSTLY
from reunion_desktop.practice.problem import kind_of
from reunion_desktop.review.deals import decisions, verdicts
from reunion_desktop.storage.archive.reviews import ReviewStore
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.practice.panel import ProblemPanel
from tests.tables import laid

SPECIMEN = Path(__file__).parents[2] / "assets" / "specimen.reunion"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A table with a session of Réunion."""
    with laid(qtbot, tmp_path) as table:
        names = ("Me", "Anna", "Karl")
        table.begin(NewGame(table.game.default, names, ("random", "random"), "7"))
        yield table


@pytest.mark.parametrize("kind", ["discard", "follow"])
def test_the_week_begins_with_the_costliest_kind(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """The archive is asked for the costs before the first problem is chosen."""
    monkeypatch.setattr(ReviewStore, "costs", lambda *_: {"lead": 1.0, kind: 2.0})

    table.window.practice_wanted.emit("problems")

    qtbot.waitUntil(lambda: table.side_windows.side_table is not None)
    aside = table.side_windows.side_table
    assert aside is not None
    assert kind == kind_of(aside.session.match).value


def test_problems_open_without_the_archive(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An archive that cannot be read does not keep the player from the problems."""

    def refuse(*_: object) -> None:
        raise StorageFault

    monkeypatch.setattr(ReviewStore, "costs", refuse)
    table.window.practice_wanted.emit("problems")
    qtbot.waitUntil(lambda: table.side_windows.side_table is not None)


def test_mistakes_of_the_archive_come_first(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are judged again before the problems open, the costliest first."""
    monkeypatch.setattr(practice, "_OWN", 40)
    monkeypatch.setattr(practice, "_WAIT_MS", 60_000)
    record = read_record(SPECIMEN, find_game)[0].record
    moves = [(record, place) for place in decisions(record, 0, 1)]
    monkeypatch.setattr(table.archive, "find_mistakes", lambda _game, _least, then: then(moves, {}))

    table.window.practice_wanted.emit("problems")

    qtbot.waitUntil(lambda: table.side_windows.side_table is not None, timeout=60_000)
    aside = table.side_windows.side_table
    assert aside is not None
    panel = aside.window.findChild(ProblemPanel)
    assert isinstance(panel, ProblemPanel)
    assert panel.accessibleName() == "Problem from your games"


def test_problems_that_are_not_open_yet_are_dropped(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another side table opens instead, or the program ends."""
    waiting: list[Callable[..., object]] = []
    monkeypatch.setattr(
        table.archive, "find_mistakes", lambda _game, _least, then: waiting.append(then)
    )
    table.window.practice_wanted.emit("problems")
    table.side_windows.close_side_table()

    waiting[0]((), {})

    assert table.side_windows.side_table is None


def test_a_reviewed_mistake_becomes_a_problem(qtbot: QtBot, table: Table) -> None:
    """The review's button opens the position before the mistake."""
    record = read_record(SPECIMEN, find_game)[0].record
    mistakes = (
        (record.turned(seat), one)
        for seat in range(3)
        for one in verdicts(record.turned(seat), 0, "review", Stop(), 1)
        if one.cost.units >= COSTLY
    )
    turned, _ = next(mistakes)
    table.side_windows.open_review((turned,), 1, 1)
    review = table.side_windows.review
    assert review is not None
    checker = review.window.checker
    assert not checker.practise.isVisible()
    qtbot.waitUntil(checker.practise.isVisible, timeout=60_000)
    selected = checker.moves.current()
    assert selected is not None

    checker.practise.click()

    qtbot.waitUntil(lambda: table.side_windows.side_table is not None)
    aside = table.side_windows.side_table
    assert aside is not None
    assert turned.actions[: selected.place] == aside.session.record.actions
    panel = aside.window.findChild(ProblemPanel)
    assert isinstance(panel, ProblemPanel)
    assert panel.accessibleName() == "Problem from your games"
