"""The whole program by keyboard: keys are sent to the window, the mouse is not used."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.window.menus import Menus
from tests.choices import plays
from tests.ui.window.person import begin, focused, go_to, press, until_mine

pytestmark = pytest.mark.qt_log_ignore(
    "propagateSizeHints", "raise\\(\\)", "grabbing the keyboard", "requestActivate"
)

Key = Qt.Key


@pytest.fixture
def table(active_table: Table) -> Table:
    """An active window, and two random opponents."""
    begin(active_table)
    return active_table


def lay_away(table: Table, legal: MayDiscard) -> None:
    """Pick cards, unpick one, pick again, and confirm."""
    first = next(iter(legal.cards))
    go_to(table, first)
    press(table, Key.Key_Return)
    assert CardSet.of((first,)) == picked_set(table)
    press(table, Key.Key_Escape)
    assert not picked_set(table)
    for card in legal.cards:
        if len(picked_set(table)) < legal.count and legal.refusal(card, picked_set(table)) is None:
            go_to(table, card)
            press(table, Key.Key_Return)
            assert card in picked_set(table)
    press(table, Key.Key_Space)


def picked_set(table: Table) -> CardSet:
    """The cards picked so far."""
    return CardSet.of(table.window.table.showing.picking.cards)


def test_a_whole_game(qtbot: QtBot, table: Table) -> None:
    """Three deals from the cut to the settlement, then the next game."""
    waited = set()
    while (wait := until_mine(qtbot, table)) is not Wait.GAME:
        waited.add(wait)
        legal = table.flow.observation.legal
        if wait is Wait.CUT:
            press(table, Key.Key_Right)
            press(table, Key.Key_Return)
        elif wait is Wait.DEAL:
            assert isinstance(QApplication.focusWidget(), QPushButton)
            press(table, Key.Key_Return)
        elif isinstance(legal, MayDiscard):
            lay_away(table, legal)
        else:
            assert legal is not None
            go_to(table, next(iter(legal.cards)))
            press(table, Key.Key_Return)
        assert table.flow.wait is not wait or wait is Wait.CHOICE
    assert {Wait.CUT, Wait.CHOICE, Wait.DEAL} == waited
    settlement = table.session.match.settlement
    assert settlement is not None
    assert 450 == sum(settlement.totals)

    games = len(table.session.sheet().games)
    press(table, Key.Key_Space)
    assert table.flow.wait is Wait.GAME, "the settlement is to be seen first"
    press(table, Key.Key_Space)
    until_mine(qtbot, table)
    assert games + 1 == len(table.session.sheet().games)


def stops(table: Table, key: Qt.Key, most: int = 60) -> list[QWidget]:
    """Every widget that a key reaches, until it returns to the first."""
    found: list[QWidget] = []
    for _ in range(most):
        widget = QApplication.focusWidget()
        assert widget is not None
        if widget in found:
            return found
        found.append(widget)
        press(table, key)
    raise AssertionError


def test_home_and_end_lead_to_the_ends_of_the_hand(qtbot: QtBot, table: Table) -> None:
    """Home and End focus the first and the last card."""
    while until_mine(qtbot, table) is Wait.CUT:
        press(table, Key.Key_Return)
    row = table.window.table.showing.row()
    for key, card in ((Key.Key_End, row[-1]), (Key.Key_Home, row[0]), (Key.Key_Home, row[0])):
        press(table, key)
        assert card == focused(table)


def test_shift_and_h_mean_hearts_and_nothing_else(qtbot: QtBot, table: Table) -> None:
    """The letter H asks for a hint; Shift+H moves to a heart and asks for none."""
    qtbot.waitUntil(lambda: plays(table.flow), timeout=10_000)
    before = table.session.record
    showing = table.window.table.showing
    press(table, Key.Key_H)
    qtbot.waitUntil(lambda: bool(showing.advice), timeout=10_000)
    hint = showing.advice

    press(table, Key.Key_H, modifier=Qt.KeyboardModifier.ShiftModifier)

    assert focused(table) in [card for card in showing.row() if card.suit.letter == "H"]
    assert hint == showing.advice
    assert before == table.session.record


def test_space_but_no_letter_acts_from_the_sheet(qtbot: QtBot, table: Table) -> None:
    """With the focus on the score sheet, L does nothing, and Space continues."""
    until_mine(qtbot, table)
    asked: list[object] = []
    (menus,) = table.window.findChildren(Menus)
    menus.refused.connect(asked.append)
    menus.last_trick.connect(asked.append)
    table.window.table.went_on.connect(lambda: asked.append(None))
    table.window.table.showing.sight = None  # Nothing is to be chosen.
    for key, count in ((Key.Key_L, 0), (Key.Key_Space, 1)):
        table.window.sheet.grid.setFocus()
        QTest.keyClick(table.window.windowHandle(), key)
        assert count == len(asked)
    assert QApplication.focusWidget() is table.window.table


def test_tab_leads_over_the_window(qtbot: QtBot, table: Table) -> None:
    """Tab goes through table, sheet and the claim button while shown; Shift+Tab goes back."""
    until_mine(qtbot, table)
    window = table.window
    window.table.setFocus()
    there = stops(table, Key.Key_Tab)
    assert [window.table, window.sheet.grid] == there[:2]
    button = next(each for each in window.statusBar().findChildren(QPushButton))
    button.show()
    there = stops(table, Key.Key_Tab)
    assert [window.table, window.sheet.grid] == there[:2]
    assert button in there
    assert [there[0], *there[:0:-1]] == stops(table, Key.Key_Backtab)
    assert all(named(each) for each in there)


def test_tab_to_the_table_shows_a_card(qtbot: QtBot, table: Table) -> None:
    """The focus is drawn on a legal card as soon as Tab reaches the table."""
    qtbot.waitUntil(lambda: plays(table.flow), timeout=10_000)
    table.window.sheet.setFocus()
    assert focused(table) is None
    press(table, Key.Key_Backtab)
    legal = table.flow.observation.legal
    assert legal is not None
    assert focused(table) in legal.cards


def named(widget: QWidget) -> bool:
    """Return True if a widget has an accessible name."""
    face = QAccessible.queryAccessibleInterface(widget)
    return bool(face.text(QAccessible.Text.Name).strip())


def dialog_of(qtbot: QtBot) -> QDialog:
    """The dialog that is open."""
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    found = QApplication.activeModalWidget()
    assert isinstance(found, QDialog)
    qtbot.waitActive(found)
    return found


@pytest.mark.parametrize("key", [Key.Key_N, Key.Key_Comma])
def test_dialogs_are_reached_walked_and_left(qtbot: QtBot, table: Table, key: Qt.Key) -> None:
    """Each dialog opens by its key, Tab reaches every enabled widget, Escape closes it."""
    until_mine(qtbot, table)
    press(table, key, modifier=Qt.KeyboardModifier.ControlModifier)
    dialog = dialog_of(qtbot)
    bar = dialog.findChildren(QTabBar)[0]
    for page in range(bar.count()):
        bar.setCurrentIndex(page)
        bar.setFocus()
        reached = set(stops(table, Key.Key_Tab, 200))
        wanted = {
            each
            for each in dialog.findChildren(QWidget)
            if each.isVisible()
            and each.isEnabled()
            and each.focusPolicy() & Qt.FocusPolicy.TabFocus
            and each.focusProxy() is None
            and not each.objectName().startswith("qt_")
        }
        assert set() == {type(each).__name__ for each in wanted - reached}
        assert [] == [type(each).__name__ for each in reached if not named(each)]
    press(table, Key.Key_Escape)
    assert QApplication.activeModalWidget() is None


def test_escape_takes_back_and_never_ends_anything(qtbot: QtBot, table: Table) -> None:
    """At the table Escape takes back a choice, or does nothing."""
    qtbot.waitUntil(lambda: plays(table.flow), timeout=10_000)
    before = table.flow.observation
    press(table, Key.Key_Escape)
    assert before == table.flow.observation
    assert table.window.isVisible()


def test_the_sheet_is_folded_and_walked(qtbot: QtBot, table: Table) -> None:
    """F9 hides and shows the sheet; the arrow keys move over its cells."""
    until_mine(qtbot, table)
    press(table, Key.Key_F9)
    assert not table.window.sheet.isVisible()
    press(table, Key.Key_F9)
    assert table.window.sheet.isVisible()
    table.window.sheet.setFocus()
    press(table, Key.Key_Home)
    press(table, Key.Key_Down)
    press(table, Key.Key_Right)
    grid = table.window.sheet.grid
    down = Qt.Orientation.Vertical
    assert "Deal 1" == grid.model().headerData(grid.currentIndex().row(), down)


def test_a_new_game_begins_at_the_table(qtbot: QtBot, table: Table) -> None:
    """Wherever the focus was, the keys of a new game go to the table."""
    until_mine(qtbot, table)
    press(table, Key.Key_Tab)
    assert not table.window.table.hasFocus()
    begin(table, "another")
    assert table.window.table.hasFocus()
