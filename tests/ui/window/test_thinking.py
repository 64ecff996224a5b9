"""Tests of the window while computer players think without end: it responds at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.app.opponents import ADVISER
from reunion_desktop.app.table import Table
from reunion_desktop.engine.observe import Observation
from reunion_desktop.match.claim import sure_rest
from reunion_desktop.match.game_flow import Wait
from tests.choices import plays
from tests.match.test_player_thread import PROMPT_MS, Deep, milliseconds
from tests.ui.window.person import begin, by_click, decisions, reach

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


class Ponderer:
    """Plays at random until set to think; then it never returns a move."""

    name = "ponderer"

    def __init__(self) -> None:
        self.deep: Deep | None = None
        self._random = RandomPlayer("dice")

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Think without end, or choose at random."""
        return (self.deep or self._random).choose(observation, limit, stop)


@pytest.fixture
def opponent(monkeypatch: pytest.MonkeyPatch) -> Ponderer:
    """The player of both other seats; the adviser always thinks without end."""
    both, adviser = Ponderer(), Ponderer()
    adviser.deep = Deep()

    def sit_down(_game: str, level: str, _dice: str, _name: str = "") -> Ponderer:
        return adviser if level == ADVISER else both

    monkeypatch.setattr("reunion_desktop.ai.roster.player_for", sit_down)
    return both


def my_turn(qtbot: QtBot, table: Table) -> Observation:
    """Play until the player has to play a card, not as the last of the trick."""

    def there() -> bool:
        deal = table.flow.observation.deal
        return (
            plays(table.flow) and deal is not None and not deal.trick.cards and len(deal.hand) > 1
        )

    reach(qtbot, table, there)
    return table.flow.observation


def provoke(qtbot: QtBot, table: Table, opponent: Ponderer) -> Deep:
    """Lead a card, and wait until the next player is thinking."""
    seen = my_turn(qtbot, table)
    assert seen.legal is not None
    deep = opponent.deep = Deep()
    by_click(table, seen.legal)
    qtbot.waitUntil(deep.has_begun(1), timeout=5000)
    return deep


def test_undo_while_an_opponent_thinks(qtbot: QtBot, table: Table, opponent: Ponderer) -> None:
    """Undo stops the thinking, and the same choice is shown at once."""
    begin(table)
    before = my_turn(qtbot, table)
    deep = provoke(qtbot, table, opponent)
    took = milliseconds(lambda: QTest.keyClick(table.window, Qt.Key.Key_U))
    assert before == table.flow.observation
    assert plays(table.flow)
    assert took < PROMPT_MS
    qtbot.waitUntil(lambda: deep.ended == 1, timeout=PROMPT_MS)


def test_closing_while_an_opponent_thinks(
    qtbot: QtBot, tmp_path: Path, opponent: Ponderer, table: Table
) -> None:
    """Closing stops thread and window at once, and the played card is in the journal."""
    begin(table)
    deep = provoke(qtbot, table, opponent)
    record = table.session.record

    def leave() -> None:
        table.window.close()
        table.close()

    assert milliseconds(leave) < 2 * PROMPT_MS
    assert deep.ended == 1
    again = Table(tmp_path, hurry=True)
    again.take_up()
    assert record == again.session.record
    again.close()


def asked_in_vain(qtbot: QtBot, table: Table, there: Callable[[], bool]) -> None:
    """Reach a choice and ask for a hint, which never comes."""
    reach(qtbot, table, there)
    QTest.keyClick(table.window, Qt.Key.Key_H)
    qtbot.wait(5)
    assert not table.window.table.showing.hinted


@pytest.mark.usefixtures("opponent")
def test_a_card_does_not_wait_for_a_hint(qtbot: QtBot, table: Table) -> None:
    """Playing a card cancels the hint, and the game continues."""
    begin(table)
    asked_in_vain(qtbot, table, lambda: plays(table.flow))
    legal, count = table.flow.observation.legal, decisions(table)
    assert legal is not None
    assert milliseconds(lambda: by_click(table, legal)) < PROMPT_MS
    assert decisions(table) > count
    reach(qtbot, table, lambda: decisions(table) > count + 4 and plays(table.flow))


@pytest.mark.usefixtures("opponent")
def test_undo_does_not_wait_for_a_hint(qtbot: QtBot, table: Table) -> None:
    """Undo cancels the hint, too."""
    begin(table)
    my_turn(qtbot, table)
    first = decisions(table)
    asked_in_vain(qtbot, table, lambda: decisions(table) > first and plays(table.flow))
    assert milliseconds(lambda: QTest.keyClick(table.window, Qt.Key.Key_U)) < PROMPT_MS
    assert first == decisions(table)


CONTROL = Qt.KeyboardModifier.ControlModifier
SURE_OF_SOME = range(15, 60)
"""Numbers of the games to try; the first deal of one of them ends with sure winners."""


def sure(table: Table) -> bool:
    """Return True if the player leads, and several cards are all sure to win."""
    return plays(table.flow) and len(sure_rest(table.flow.observation)) > 1


@pytest.mark.usefixtures("opponent")
def test_a_claim_does_not_wait_for_a_hint(qtbot: QtBot, table: Table) -> None:
    """Claiming the rest cancels the hint."""
    for seed in SURE_OF_SOME:
        begin(table, str(seed))
        reach(qtbot, table, lambda: table.flow.wait in (Wait.DEAL, Wait.GAME) or sure(table))
        if sure(table):
            break
    asked_in_vain(qtbot, table, lambda: sure(table))
    before = table.flow.observation.deal
    assert before is not None
    count = decisions(table)
    took = milliseconds(lambda: QTest.keyClick(table.window, Qt.Key.Key_R, CONTROL))
    assert took < PROMPT_MS
    assert decisions(table) > count
    qtbot.waitUntil(lambda: table.flow.wait in (Wait.DEAL, Wait.GAME), timeout=10_000)
    after = table.flow.observation.deal
    assert after is not None
    assert before.tricks[0] + len(before.hand) == after.tricks[0]
