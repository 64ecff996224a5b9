"""Tests of the score sheet over the table, in a window without room for it beside the table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.games import IDS, game_of
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.table.stage.plates import name_font
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.window.next_steps import COUNT
from reunion_desktop.ui.window.sheet_dock import SheetDock
from tests.ui.window.person import NAMES, begin, until_mine
from tests.ui.window.test_sheet_dock import settled

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def panels(view: TableView) -> tuple[float, float, float]:
    """Size of the names on the plates, height of the badge, and top of the area with both."""
    layout = view.showing.layout
    name = name_font(layout.plate(0), min(layout.unmet, 1.25))
    return name.pixelSize(), layout.badge.height, layout.area.y


def large_print(qtbot: QtBot, table: Table) -> SheetDock:
    """Play at 175 % in a window without room for the sheet; return its dock."""
    window = table.window
    (dock,) = window.findChildren(SheetDock)
    window.resize(956, 570)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    begin(table)
    until_mine(qtbot, table)
    qtbot.waitUntil(dock.isHidden)
    settled(qtbot, window.table)
    return dock


def test_a_sheet_without_room_lies_over_the_table_on_request(qtbot: QtBot, table: Table) -> None:
    """In a small window at 175 % the sheet's command lays a large one above the hand."""
    window, view = table.window, table.window.table
    dock, card = large_print(qtbot, table), view.card_width
    assert window.preferences.sheet_visible

    dock.toggleViewAction().trigger()

    qtbot.waitUntil(window.sheet.hasFocus)
    layout = window.sheet.placed
    rows = (window.sheet.viewport().height() - layout.head.bottom) / layout.row_height
    assert rows > 4
    assert dock.width() > 0.9 * view.width()
    assert dock.geometry().bottom() <= view.y() + view.showing.layout.hand_top
    assert card == view.card_width
    assert window.remembered(window.preferences).place.sheet_box is None

    window.dialogs.preferred.emit(replace(window.preferences, print_percent=100))
    qtbot.waitUntil(lambda: 270 == dock.width())
    assert dock.isVisible()


@pytest.mark.parametrize("way", ["command", "Escape", "card", "full screen"])
def test_a_sheet_over_the_table_goes_away(qtbot: QtBot, table: Table, way: str) -> None:
    """The sheet over the table goes with its command, Escape and the next card; focus returns."""
    window, view = table.window, table.window.table
    dock = large_print(qtbot, table)
    if way == "full screen":
        window.showFullScreen()
        qtbot.waitUntil(window.isFullScreen)
        window.resize(956, 570)
        settled(qtbot, view)
    dock.toggleViewAction().trigger()
    qtbot.waitUntil(window.sheet.hasFocus)

    if way == "command":
        window.seal.show()  # A button that would get the focus of a hidden sheet.
        dock.toggleViewAction().trigger()
    elif way == "card":
        legal = table.flow.observation.legal
        assert legal is not None
        at = view.point_on(next(iter(legal.cards)))
        assert at is not None
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at.toPoint())
    else:
        QTest.keyClick(window.sheet.grid, Qt.Key.Key_Escape)

    assert dock.isHidden()
    assert view.hasFocus()
    assert window.isFullScreen() is (way == "full screen")
    assert window.preferences.sheet_visible is (way != "command")


def test_a_sheet_over_the_table_makes_way_for_the_score(qtbot: QtBot, table: Table) -> None:
    """The sheet over the table goes when the buttons below the score get the focus."""
    window, flow = table.window, table.flow
    dock = large_print(qtbot, table)
    dock.toggleViewAction().trigger()
    while flow.wait not in COUNT:
        legal = flow.observation.legal
        if flow.wait is Wait.CHOICE and legal is not None:
            flow.choose(legal.actions[0])
        else:
            flow.go_on()
        qtbot.wait(1)
    qtbot.waitUntil(dock.isHidden)
    focused = window.focusWidget()
    assert isinstance(focused, QAbstractButton)
    assert window.prompt.isAncestorOf(focused)


@pytest.mark.parametrize("percent", [100, 175])
def test_full_screen_keeps_a_hidden_sheet_hidden(qtbot: QtBot, table: Table, percent: int) -> None:
    """A sheet hidden by its command does not come back in full screen, which has more room."""
    window = table.window
    (dock,) = window.findChildren(SheetDock)
    window.resize(956, 570)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=percent))
    settled(qtbot, window.table)
    if percent > 100:
        dock.toggleViewAction().trigger()
        qtbot.waitUntil(dock.isVisible)
    dock.toggleViewAction().trigger()
    assert not window.preferences.sheet_visible
    window.resize(1280, 800)
    settled(qtbot, window.table)
    assert dock.isHidden()


@pytest.mark.parametrize("size", [(956, 570), (1280, 800)], ids=str)
@pytest.mark.parametrize("game", IDS)
def test_a_hidden_sheet_makes_no_text_smaller(
    qtbot: QtBot, table: Table, game: str, size: tuple[int, int]
) -> None:
    """At 175 % names, badge and cards are no smaller or higher without the sheet than with it."""
    window, view, rules = table.window, table.window.table, game_of(game).default
    (dock,) = window.findChildren(SheetDock)
    names = NAMES[: rules.players]
    window.resize(*size)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    table.begin(NewGame(rules, names, ("random",) * (len(names) - 1), "7"))
    settled(qtbot, view)
    before, card = panels(view), view.card_width

    while dock.wanted:  # Without room for the sheet the command shows it first.
        dock.toggleViewAction().trigger()
        settled(qtbot, view)

    assert view.card_width >= card >= 72
    assert all(now >= then for now, then in zip(panels(view), before, strict=True))
