"""Tests of help at the table: following a hint, and practice with open cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.new_game_dialog import NewGameDialog
from reunion_desktop.ui.dialogs.preferences import DEFAULTS
from tests.choices import played, plays
from tests.ui.window.person import ask_for_move, follow_button

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

MINE = (Wait.CHOICE,)


def begin(qtbot: QtBot, table: Table, *, practice: bool = False) -> None:
    """Start a game, and wait for the player's first turn."""
    levels = ("random", "random")
    choice = NewGame(table.game.default, ("Me", "Anna", "Karl"), levels, "7", practice=practice)
    table.begin(choice)
    qtbot.waitUntil(lambda: table.flow.wait in MINE, timeout=10_000)


def other_hands(table: Table) -> list[Card]:
    """Cards of other hands that lie open on the table."""
    deal = table.session.match.deal
    assert deal is not None
    hidden = [card for seat in (1, 2) for card in deal.hands[seat]]
    return [card for card in hidden if table.window.table.stage.place_of(card) is not None]


def test_a_hint_is_followed_with_a_key(qtbot: QtBot, table: Table) -> None:
    """The key plays the hinted card; without a hint it does nothing."""
    begin(qtbot, table)
    decided = len(table.session.record.actions)
    assert not follow_button(table).isVisible()
    QTest.keyClick(table.window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert decided == len(table.session.record.actions)

    ask_for_move(qtbot, table)
    advised = table.window.table.showing.hinted
    QTest.keyClick(table.window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    action = table.session.record.actions[decided]
    assert isinstance(action, (PlayCard, Discard))
    chosen = CardSet.of((action.card,)) if isinstance(action, PlayCard) else action.cards
    assert advised == chosen
    assert not follow_button(table).isVisible()


def test_a_hint_is_remembered_the_next_evening(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """The journal stores that help was used, and every action remains."""
    begin(qtbot, table)
    QTest.keyClick(table.window, Qt.Key.Key_H)
    actions = table.session.record.actions
    table.close()

    again = Table(tmp_path, hurry=True)
    again.take_up()

    assert again.session.sheet().games[-1].helped
    assert actions == again.session.record.actions[: len(actions)]
    again.close()


def test_all_cards_lie_open_in_practice(qtbot: QtBot, table: Table) -> None:
    """Without practice no card of another hand has a place on the table."""
    begin(qtbot, table)
    assert other_hands(table) == []

    begin(qtbot, table, practice=True)
    deal = table.session.match.deal
    assert deal is not None
    assert len(other_hands(table)) == len(deal.hands[1]) + len(deal.hands[2])
    assert "practice" in table.window.sheet.whole_text()

    begin(qtbot, table)
    assert other_hands(table) == []


def test_open_cards_go_to_the_trick_from_where_they_lie(qtbot: QtBot, table: Table) -> None:
    """After each card the rest of the hands lies open, without duplicates."""
    begin(qtbot, table, practice=True)
    for _ in range(4):
        legal = table.flow.observation.legal
        assert legal is not None
        if plays(table.flow):
            table.window.table.chosen.emit(played(next(iter(legal.cards))))
        else:
            table.flow.choose(legal.actions[0])
        qtbot.waitUntil(lambda: table.flow.wait in MINE, timeout=10_000)
        deal = table.session.match.deal
        assert deal is not None
        assert len(other_hands(table)) == len(deal.hands[1]) + len(deal.hands[2])


def test_practice_goes_on_the_next_evening(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """The game file stores practice, and no use of help."""
    begin(qtbot, table, practice=True)
    QTest.keyClick(table.window, Qt.Key.Key_H)
    table.close()

    again = Table(tmp_path, hurry=True)
    again.take_up()
    qtbot.waitUntil(lambda: again.flow.wait in MINE, timeout=10_000)

    assert again.session.record.header.practice
    assert not again.session.sheet().games[-1].helped
    assert other_hands(again)
    again.close()


def test_practice_is_chosen_with_the_new_game(table: Table) -> None:
    """The choice of practice is suggested again for the next game."""
    last = NewGame(table.game.default, ("Me", "Anna", "Karl"), ("club", "club"))
    for practice in (False, True):
        remembered = DEFAULTS.with_table(replace(last, practice=practice))
        table.window.dialogs.choose_game(remembered)
        dialog = table.window.findChildren(NewGameDialog)[-1]
        assert practice == dialog.choice().practice
        dialog.reject()
