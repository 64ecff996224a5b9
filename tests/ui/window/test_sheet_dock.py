"""The sheet has its place beside the table, or below it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def test_below_the_table_the_sheet_is_the_smaller_part(qtbot: QtBot, table: Table) -> None:
    """A window higher than wide has its sheet below, and the cards have most of it."""
    view, sheet = table.window.table, table.window.sheet
    table.window.resize(720, 900)
    qtbot.waitUntil(lambda: view.height() > 1.3 * sheet.height())
    assert sheet.width() > 700
    table.window.resize(1000, 700)
    qtbot.waitUntil(lambda: 250 < sheet.width() < 300)
    assert view.height() > 600


def test_a_tall_window_leaves_no_room_unused(qtbot: QtBot, table: Table) -> None:
    """The sheet has what the table cannot use: where it is high, no card grows."""
    view, sheet = table.window.table, table.window.sheet
    table.window.resize(700, 780)
    qtbot.waitUntil(lambda: view.height() > sheet.height())
    card = view.card_width

    table.window.resize(700, 1300)

    qtbot.waitUntil(lambda: view.height() < 0.82 * view.width())
    assert sheet.height() > 500
    assert view.card_width >= card


def test_the_sheet_has_what_it_was_given(qtbot: QtBot, tmp_path: Path) -> None:
    """Its width, and the window's own place, are the same on the next evening."""
    first = Table(tmp_path, hurry=True)
    first.window.setGeometry(2, 40, 796, 560)
    first.window.show()
    qtbot.waitUntil(lambda: first.window.sheet.width() < 262)
    (dock,) = first.window.findChildren(QDockWidget)
    first.window.resizeDocks([dock], [268], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: 268 == dock.width())
    first.close()
    again = Table(tmp_path, hurry=True)
    again.window.show()
    (dock,) = again.window.findChildren(QDockWidget)
    qtbot.waitUntil(lambda: 268 == dock.width())
    assert QRect(2, 40, 796, 560) == again.window.geometry()
    again.close()


def test_a_sheet_by_itself_stays_by_itself(qtbot: QtBot, tmp_path: Path) -> None:
    """On the next evening it stands where it stood, or where there is a screen."""
    text = "[window]\nbox=30,40,700,500\nsheet_box=9000,50,333,444\n"
    (tmp_path / "settings.ini").write_text(text, encoding="utf-8")
    table = Table(tmp_path, hurry=True)
    table.window.show()
    (dock,) = table.window.findChildren(QDockWidget)
    qtbot.waitUntil(dock.isFloating)
    screen = table.window.screen().availableGeometry()
    assert screen.contains(dock.geometry())
    assert (333, 444) == dock.size().toTuple()
    table.close()


def test_a_narrow_window_is_narrow_again(qtbot: QtBot, tmp_path: Path) -> None:
    """Nothing that would stand beside the table in a wide one makes it wider."""
    text = "[window]\nbox=2,2,560,590\n"
    (tmp_path / "settings.ini").write_text(text, encoding="utf-8")
    table = Table(tmp_path, hurry=True)
    table.window.show()
    qtbot.waitExposed(table.window)
    assert table.window.width() == 560
    table.close()
