"""Tests of the score sheet's dock, beside the table or below it."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QMainWindow
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.games import game_of
from reunion_desktop.storage.settings import write_settings
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.theme import LARGEST_PRINT
from reunion_desktop.ui.table.view import TableView
from tests.ui.window.person import NAMES, begin, until_mine

BAUER = game_of("bauer").default
_KEPT = 12
"""Looks at the table's width that are the same once it is laid out."""

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def drag(qtbot: QtBot, window: QMainWindow, dock: QDockWidget, across: int) -> None:
    """Move the edge between table and sheet."""
    left = Qt.MouseButton.LeftButton
    edge, before = QPoint(dock.x() - 2, dock.geometry().center().y()), dock.width()
    QTest.mousePress(window, left, pos=edge)
    QTest.mouseMove(window, edge + QPoint(across, 0))
    # The window moves it only when its events are processed.
    qtbot.waitUntil(lambda: dock.width() == before - across)
    QTest.mouseRelease(window, left, pos=edge + QPoint(across, 0))
    QApplication.processEvents()


def is_large(view: TableView, percent: int, least: float) -> bool:
    """Return True if the text has its size, and the cards at least this width."""
    wanted = min(percent / 100, LARGEST_PRINT)
    return wanted == view.showing.layout.print_size and view.card_width >= least


def settled(qtbot: QtBot, view: TableView) -> None:
    """Wait until the table has kept its size for a while."""
    widths = [0]

    def kept() -> bool:
        widths.append(view.width())
        return len(widths) > _KEPT and len(set(widths[-_KEPT:])) == 1

    qtbot.waitUntil(kept)


def test_below_the_table_the_sheet_is_the_smaller_part(qtbot: QtBot, table: Table) -> None:
    """In a window higher than wide the sheet is below, and smaller than the table."""
    view, sheet = table.window.table, table.window.sheet
    table.window.resize(720, 900)
    qtbot.waitUntil(lambda: view.height() > 1.3 * sheet.height())
    assert sheet.width() > 700
    table.window.resize(1000, 700)
    qtbot.waitUntil(lambda: 250 < sheet.width() < 300)
    assert view.height() > 600


def test_a_tall_window_leaves_no_room_unused(qtbot: QtBot, table: Table) -> None:
    """In a tall window the sheet gets the height that the table cannot use."""
    view, sheet = table.window.table, table.window.sheet
    table.window.resize(700, 780)
    qtbot.waitUntil(lambda: view.height() > sheet.height())
    card = view.card_width

    table.window.resize(700, 1300)

    qtbot.waitUntil(lambda: view.height() < 0.82 * view.width())
    assert sheet.height() > 500
    assert view.card_width >= card


def test_the_sheet_has_what_it_was_given(qtbot: QtBot, tmp_path: Path) -> None:
    """Width of the sheet and place of the window are restored in the next session."""
    write_settings(tmp_path / "settings.json", {"window/sheet_width": "270"})
    first = Table(tmp_path, hurry=True)
    first.window.setGeometry(2, 40, 796, 560)
    first.window.show()
    qtbot.waitExposed(first.window)
    (dock,) = first.window.findChildren(QDockWidget)
    qtbot.waitUntil(lambda: 270 == dock.width())
    qtbot.wait(50)  # The edge between table and sheet follows a moment later.
    drag(qtbot, first.window, dock, dock.width() - 240)
    assert 240 == dock.width()
    first.close()
    again = Table(tmp_path, hurry=True)
    again.window.show()
    (dock,) = again.window.findChildren(QDockWidget)
    qtbot.waitUntil(lambda: 240 == dock.width())
    assert QRect(2, 40, 796, 560) == again.window.geometry()
    again.close()


def test_a_sheet_by_itself_stays_by_itself(qtbot: QtBot, tmp_path: Path) -> None:
    """A floating sheet is restored at its place, or on an existing screen."""
    values = {"window/box": "30,40,700,500", "window/sheet_box": "9000,50,333,444"}
    write_settings(tmp_path / "settings.json", values)
    table = Table(tmp_path, hurry=True)
    table.window.show()
    (dock,) = table.window.findChildren(QDockWidget)
    qtbot.waitUntil(lambda: (333, 444) == dock.size().toTuple())
    assert dock.isFloating()
    screen = table.window.screen().availableGeometry()
    assert screen.contains(dock.geometry())
    table.close()


def test_a_sheet_floats_again_though_the_windows_were_closed_first(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """The places are stored although the program closes its windows before."""
    first = Table(tmp_path, hurry=True)
    first.window.show()
    (dock,) = first.window.findChildren(QDockWidget)
    dock.setFloating(True)
    qtbot.waitUntil(lambda: first.window.table.width() > first.window.width() - 80)
    box = QRect(60, 70, 333, 444)
    dock.setGeometry(box)
    first.window.close()
    dock.close()
    first.close()
    again = Table(tmp_path, hurry=True)
    again.window.show()
    (dock,) = again.window.findChildren(QDockWidget)
    assert not dock.isFloating(), "before the window is there it would lie behind that"
    qtbot.waitUntil(lambda: (True, box) == (dock.isFloating(), dock.geometry()))
    assert dock.isVisible()
    again.close()


def test_a_sheet_that_floats_leaves_ones_own_cards_free(qtbot: QtBot, table: Table) -> None:
    """A floating sheet without room beside the window lies above the hand."""
    window, view = table.window, table.window.table
    window.setGeometry(window.screen().availableGeometry())
    begin(table)
    until_mine(qtbot, table)
    (dock,) = window.findChildren(QDockWidget)
    dock.setFloating(True)
    qtbot.waitUntil(
        lambda: (
            dock.geometry().bottom()
            < view.mapToGlobal(QPoint(0, round(view.showing.layout.hand_top))).y()
        )
    )
    assert view.width() > window.width() - 40
    assert QRect(view.mapToGlobal(QPoint(0, 0)), view.size()).contains(dock.geometry())


def test_the_sheet_grows_with_the_window(qtbot: QtBot, table: Table) -> None:
    """The sheet keeps its share of a window that becomes wider, with larger figures."""
    window = table.window
    (dock,) = window.findChildren(QDockWidget)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: dock.width() > 280)
    row = window.sheet.placed.row_height
    window.resize(2560, 1440)
    qtbot.waitUntil(lambda: dock.width() > 560)
    assert window.sheet.placed.row_height > 1.7 * row
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: dock.width() < 300)


def test_a_sheet_that_is_wide_for_its_print_alone_does_not_grow(qtbot: QtBot, table: Table) -> None:
    """The share that a large text size takes in a small window does not apply in a large one."""
    window = table.window
    (dock,) = window.findChildren(QDockWidget)
    window.resize(1100, 700)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=150))
    qtbot.waitUntil(lambda: 230 < dock.width() < 264)
    window.resize(2560, 1440)
    qtbot.waitUntil(lambda: dock.width() > 500)
    assert dock.width() < 0.27 * window.width()


def test_a_window_that_was_small_for_a_while(qtbot: QtBot, table: Table) -> None:
    """After the window was small for a while the sheet has its usual share; nothing is stored."""
    window = table.window
    (dock,) = window.findChildren(QDockWidget)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: 294 == dock.width())
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    qtbot.waitUntil(lambda: 250 < dock.width() < 294)
    wide = dock.width()
    window.resize(900, 700)
    qtbot.waitUntil(dock.isHidden)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: dock.isVisible() and wide == dock.width())
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=100))
    qtbot.waitUntil(lambda: 294 == dock.width())
    assert 0 == window.remembered(window.preferences).place.sheet_width


def test_a_width_by_hand_outlives_the_print(qtbot: QtBot, table: Table) -> None:
    """A width set by dragging is kept at every text size."""
    window = table.window
    (dock,) = window.findChildren(QDockWidget)
    qtbot.waitUntil(lambda: 250 < dock.width() < 300)
    drag(qtbot, window, dock, dock.width() - 410)
    qtbot.waitUntil(lambda: 410 == window.remembered(window.preferences).place.sheet_width)
    for percent in (175, 100):
        window.dialogs.preferred.emit(replace(window.preferences, print_percent=percent))
        window.resize(900 + percent, 700)
        qtbot.waitUntil(lambda: round(0.41 * window.width()) == dock.width())


def test_a_wide_window_can_become_a_narrow_one(qtbot: QtBot, table: Table) -> None:
    """A wide window can be made narrow: the sheet moves below the table, and is not cut off."""
    window = table.window
    (dock,) = window.findChildren(QDockWidget)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: 294 == dock.width())
    window.resize(620, 770)
    qtbot.waitUntil(lambda: dock.y() > window.table.geometry().bottom())
    assert (620, 770) == window.size().toTuple()
    assert 620 == dock.width()
    assert dock.geometry().bottom() < window.height()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: 294 == dock.width())


@pytest.mark.parametrize("size", [(956, 570), (960, 600), (1280, 800), (1366, 768)], ids=str)
@pytest.mark.parametrize("game", ["skat", "hindersche", "hunsruecker"])
def test_no_card_is_smaller_at_a_larger_text_size(
    qtbot: QtBot, table: Table, size: tuple[int, int], game: str
) -> None:
    """Beside the sheet cards are at least 72 px wide, at larger text not smaller than at usual."""
    window, view = table.window, table.window.table
    rules = game_of(game).default
    names = NAMES[: rules.players]
    window.resize(*size)
    table.begin(NewGame(rules, names, ("random",) * (len(names) - 1), "7"))
    qtbot.waitUntil(lambda: view.showing.layout.chairs.players == rules.players)
    (dock,) = window.findChildren(QDockWidget)
    settled(qtbot, view)
    usual = math.floor(view.card_width)
    assert usual >= 72
    assert dock.isVisible()
    assert dock.width() <= max(270, round(0.23 * size[0]) + 1)
    for percent in (125, 150, 175, 200):
        window.dialogs.preferred.emit(replace(window.preferences, print_percent=percent))
        qtbot.waitUntil(partial(is_large, view, percent, usual))


@pytest.mark.parametrize("shown", ["sheet", "tools", "nothing"])
@pytest.mark.parametrize("size", [(956, 570), (960, 600), (1280, 800)], ids=str)
def test_no_card_is_smaller_without_the_sheet_or_the_tool_bar_either(
    qtbot: QtBot, table: Table, size: tuple[int, int], shown: str
) -> None:
    """Without sheet or tool bar cards are as large at larger text as beside the sheet at usual."""
    window, view = table.window, table.window.table
    window.resize(*size)
    table.begin(NewGame(BAUER, NAMES[:4], ("random",) * 3, "7"))
    qtbot.waitUntil(lambda: view.showing.layout.chairs.players == BAUER.players)
    before = replace(window.preferences, tools_visible=shown == "tools")
    window.dialogs.preferred.emit(before)
    settled(qtbot, view)
    usual = math.floor(view.card_width)
    assert usual >= 72
    before = replace(before, sheet_visible=shown == "sheet")
    for percent, language in ((125, "de"), (175, "fr"), (200, "en")):
        preferred = replace(before, print_percent=percent, language=Language(language))
        window.dialogs.preferred.emit(preferred)
        settled(qtbot, view)
        assert is_large(view, percent, usual)


@pytest.mark.parametrize("language", Language)
def test_the_title_is_whole(qtbot: QtBot, table: Table, language: Language) -> None:
    """At 175 % the title of the narrow sheet is painted without dots."""
    window = table.window
    (dock,) = window.findChildren(QDockWidget)
    window.resize(1280, 800)
    begin(table)
    qtbot.waitUntil(lambda: bool(dock.windowTitle()))
    preferred = replace(window.preferences, print_percent=175, language=language)
    window.dialogs.preferred.emit(preferred)
    settled(qtbot, window.table)
    title = dock.windowTitle()
    painted = []
    # Dots at the same place would stand for one letter as for many.
    for text in (title, f"{title[:-1]}MMMMMM", f"{title[:-1]}MMMMMMMM"):
        dock.setWindowTitle(text)
        painted.append(dock.grab(QRect(0, 0, dock.width(), dock.widget().y())).toImage())
    assert painted[0] != painted[1] == painted[2]


@pytest.mark.parametrize("percent", [100, 175])
def test_the_buttons_of_the_title_are_large_enough_and_free_of_text(
    qtbot: QtBot, table: Table, percent: int
) -> None:
    """Float and Close are at least 24 px high and wide; a longer title ends before them."""
    window = table.window
    (dock,) = window.findChildren(QDockWidget)
    window.resize(1280, 800)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=percent))
    dock.setWindowTitle("")
    qtbot.waitUntil(lambda: dock.isVisible() and dock.widget().y() > 24)
    inside = dock.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    buttons = [each for each in inside if each.isVisible()]
    assert [True, True] == [min(each.width(), each.height()) >= 24 for each in buttons]

    end = min(each.x() for each in buttons)
    text = QRect(0, 0, end - 5, dock.widget().y())
    beyond = QRect(end - 5, 0, dock.width() - end + 5, text.height())
    before = [dock.grab(part).toImage() for part in (text, beyond)]
    dock.setWindowTitle("M" * 99)
    after = [dock.grab(part).toImage() for part in (text, beyond)]
    assert [False, True] == [one == other for one, other in zip(before, after, strict=True)]
