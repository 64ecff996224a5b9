"""Tests of shortcuts: a key means the same in every window."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.dialogs import RulesPage
from reunion_desktop.ui.sheet.pages.dialog import SheetDialog
from tests.ui.window.person import begin

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

SPECIMEN = Path(__file__).parents[3] / "assets" / "specimen.reunion"
ALIKE = {
    "Score sheet": "Print score sheet",  # Both lead to the pages that are printed.
    "Review deal": "Review",
    "Problems of this game": "Problems",
    "Close": "Close this",
    "Quit": "Close this",
    "Undo delete": "Undo",
    "Earlier trick": "Last trick",
}
"""Entries with different names for the same function."""


def keys_of(window: QWidget) -> Iterator[tuple[str, str]]:
    """Shortcuts of a window with their actions, without those of its child windows."""
    for action in window.findChildren(QAction):
        if action.parent() is window or window.isAncestorOf(action.parent()):  # type: ignore[arg-type]  # widgets and windows alone have actions
            for key in action.shortcuts():
                words = action.text().replace("&", "").rstrip("…")
                yield key.toString(), ALIKE.get(words, words)


def test_a_key_means_the_same_everywhere(table: Table) -> None:
    """Main window, archive and review agree on every key."""
    table.open(SPECIMEN)
    assert table.flow.wait is Wait.GAME
    archive = table.side_windows.open_archive()
    table.side_windows.open_review(table.session.records, 1, 1)
    review = table.side_windows.review
    assert review is not None
    meanings: defaultdict[str, set[str]] = defaultdict(set)
    for window in (table.window, archive, review.window):
        for key, words in keys_of(window):
            meanings[key].add(words)

    assert {} == {key: words for key, words in meanings.items() if len(words) > 1}
    assert {"Ctrl+P", "Ctrl+W", "F4", "F11"} <= set(meanings)


def test_one_key_quits_and_another_closes_in_every_window(qtbot: QtBot, table: Table) -> None:
    """Ctrl+Q quits the program from any window, and Ctrl+W closes only the window itself."""
    table.open(SPECIMEN)
    table.window.show()
    told: list[QWidget | None] = []
    quit_wanted = table.window._parts.menus.quit  # noqa: SLF001 - as the key does.
    quit_wanted.disconnect(table.window.close)
    beside = table.side_windows
    archive = beside.open_archive()
    beside.open_review(table.session.records, 1, 1)
    beside.open_lesson()
    assert beside.review is not None
    assert beside.side_table is not None
    windows = (table.window, archive, beside.review.window, beside.side_table.window)
    quit_wanted.connect(lambda: told.append(QApplication.activeWindow()))
    for window in windows:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert list(windows) == told
    for window in reversed(windows):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
        assert (window is table.window) is window.isVisible()
    assert len(windows) + 1 == len(told)


@pytest.mark.parametrize("kind", [RulesPage, SheetDialog])
def test_pages_are_printed_and_closed_by_the_usual_keys(
    qtbot: QtBot, table: Table, kind: type[QWidget]
) -> None:
    """The rules and the pages of a sheet have the usual keys for printing and closing."""
    begin(table)
    dialogs = table.window.dialogs
    if kind is RulesPage:
        dialogs.show_rules()
    else:
        table.window._parts.menus.print_sheet.emit()  # noqa: SLF001 - as the menu does.
    page = table.window.findChild(kind)
    assert page is not None
    keys = {short.key().toString(): short for short in page.findChildren(QShortcut)}

    assert {"Ctrl+P", "Ctrl+W"} <= set(keys)
    keys["Ctrl+W"].activated.emit()
    qtbot.waitUntil(lambda: not page.isVisible())
