"""Tests of the presenter: what is allowed, refused, hinted and undone in each state."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolBar
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.cards import Card
from tests.choices import plays
from tests.ui.window.person import (
    ask_for_move,
    begin,
    by_click,
    decisions,
    drag,
    entry,
    middle,
    press,
    reach,
    spot,
    until_mine,
)

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def held_back(table: Table) -> tuple[Card, ...]:
    """The player's cards that are not legal."""
    seen = table.flow.observation
    if not plays(table.flow) or seen.deal is None or seen.legal is None:
        return ()
    return tuple(seen.deal.hand - seen.legal.cards)


def test_an_illegal_card_says_why_and_stays(qtbot: QtBot, table: Table) -> None:
    """An illegal card can be dragged and returns; a note has the reason, the line the prompt."""
    begin(table)
    reach(qtbot, table, lambda: bool(held_back(table)))
    card, before = held_back(table)[0], decisions(table)

    drag(table, spot(table, card), middle(table))

    assert before == decisions(table)
    told = table.window.table.choosing.told
    assert told is not None
    assert card == told.card
    assert table.window.message.startswith("Your turn")
    seen = table.flow.observation.deal
    assert seen is not None
    assert card in seen.hand


def tricks_taken(table: Table) -> int:
    """Number of taken tricks if a card is to be played, else -1."""
    seen = table.flow.observation.deal
    return len(seen.taken) if plays(table.flow) and seen is not None else -1


def _taken(table: Table, tricks: int) -> bool:
    """Return True if at least this many tricks were taken."""
    return tricks <= tricks_taken(table)


@pytest.mark.parametrize("looks_back", [True, False])
def test_the_last_trick_is_offered_while_there_is_one(
    qtbot: QtBot, table: Table, *, looks_back: bool
) -> None:
    """The last trick is disabled before the first trick, and after the next lead if wished."""
    last = entry(table, "&Last trick")
    offered, led = set(), 0
    begin(table)
    table.window.adopt(replace(table.window.preferences, looks_back=looks_back))
    for taken in range(5):
        reach(qtbot, table, partial(_taken, table, taken))
        seen = table.flow.observation.deal
        assert seen is not None
        led += bool(seen.taken and seen.trick.cards)
        assert last.isEnabled() is bool(seen.taken and (looks_back or not seen.trick.cards))
        offered.add(last.isEnabled())
    assert {True, False} == offered
    assert led


def test_escape_hides_the_last_trick(qtbot: QtBot, active_table: Table) -> None:
    """L shows the last trick and Escape hides it; the menu entry is ticked in between."""
    begin(active_table)
    reach(qtbot, active_table, partial(_taken, active_table, 1))
    last, shown = entry(active_table, "&Last trick"), []
    for key in (Qt.Key.Key_L, Qt.Key.Key_Escape):
        press(active_table, key)
        shown.append((active_table.window.table.showing.back, last.isChecked()))
    assert [(1, True), (0, False)] == shown


def test_undo_comes_back_to_the_same_choice(qtbot: QtBot, table: Table) -> None:
    """Undo takes back the player's last card and what followed; prompt and sheet tell it."""
    begin(table)
    reach(qtbot, table, lambda: plays(table.flow))
    before, asked = table.flow.observation, table.window.message
    legal = before.legal
    assert legal is not None
    by_click(table, legal)
    until_mine(qtbot, table)

    QTest.keyClick(table.window, Qt.Key.Key_U)

    assert (before, asked) == (table.flow.observation, table.window.message)
    assert table.session.sheet().games[-1].helped


def test_a_hint_marks_a_card_and_says_why(qtbot: QtBot, table: Table) -> None:
    """The last step of a hint marks a legal card, with the reason above the hand."""
    begin(table)
    reach(qtbot, table, lambda: plays(table.flow))

    ask_for_move(qtbot, table)

    legal = table.flow.observation.legal
    assert legal is not None
    assert table.window.table.showing.hinted <= legal.cards
    shown = table.window.table
    assert shown.showing.advice.replace("\n", " ") == table.window.message
    assert shown.showing.advice.startswith("Play ")
    assert shown.overlays.advice is not None
    assert table.session.sheet().games[-1].helped


def test_what_was_taken_back_is_made_again_by_key(qtbot: QtBot, table: Table) -> None:
    """Undo, then redo: the game is as before, and redo is disabled."""
    begin(table)
    reach(qtbot, table, lambda: tricks_taken(table) == 2)
    record = table.session.record
    again = entry(table, "&Redo")
    assert not again.isEnabled()
    QTest.keyClick(table.window, Qt.Key.Key_U)
    assert again.isEnabled()

    QTest.keyClick(table.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)

    assert record == table.session.record
    assert not again.isEnabled()


def test_a_key_in_vain_says_why(qtbot: QtBot, table: Table) -> None:
    """A disabled shortcut shows its reason on the line, beside the prompt."""
    begin(table)
    until_mine(qtbot, table)
    asked, before = table.window.message, decisions(table)
    for keys, why in {
        "U": "There is nothing to undo yet.",
        "Ctrl+Y": "There is nothing to redo",
        "L": "No trick has been taken yet.",
        "Ctrl+R": "It is not certain",
        "Ctrl+Return": "Ask for a hint first.",
        "F4": "No deal of this session",
    }.items():
        QTest.keySequence(table.window, QKeySequence(keys))
        assert table.window.message.startswith(why)
        assert table.window.message.endswith(asked)
    assert before == decisions(table)


def test_the_tool_bar_is_put_away_for_good(qtbot: QtBot, table: Table) -> None:
    """A hidden tool bar stays hidden in the next session."""
    begin(table)
    until_mine(qtbot, table)
    (bar,) = (one for one in table.window.findChildren(QToolBar) if one.objectName() == "tools")
    assert bar.isVisible()

    entry(table, "&Toolbar").trigger()

    assert not bar.isVisible()
    assert not table.preferences.tools_visible


@pytest.mark.parametrize("ends", ["play", "undo"])
def test_a_hint_goes_with_its_moment(qtbot: QtBot, table: Table, ends: str) -> None:
    """After the card is played, or the one before undone, no hint remains."""
    begin(table)
    reach(qtbot, table, lambda: plays(table.flow) and _taken(table, 1))
    shown = table.window.table
    QTest.keyClick(table.window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(shown.showing.advice), timeout=10_000)

    if ends == "play":
        legal = table.flow.observation.legal
        assert legal is not None
        by_click(table, legal)
    else:
        QTest.keyClick(table.window, Qt.Key.Key_U)

    assert "" == shown.showing.advice
    assert shown.overlays.advice is None
