"""Tests of the dialog of shortcuts: every shortcut is listed once, reachable by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.ui.commands.command import key_names
from reunion_desktop.ui.dialogs.keys_dialog import KeysDialog
from tests.ui.window.person import begin, entry

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def test_every_key_of_the_menus_stands_on_the_page(qtbot: QtBot, table: Table) -> None:
    """Shortcuts of enabled and disabled menu entries and of the table are listed."""
    begin(table)
    entry(table, "&Keyboard shortcuts").trigger()
    dialog = table.window.findChild(KeysDialog)
    assert dialog is not None
    grid = dialog.findChild(QTableWidget)
    assert grid is not None
    rows = {
        item.text(): key.text().split(", ")
        for row in range(grid.rowCount())
        if (item := grid.item(row, 0)) is not None and (key := grid.item(row, 1)) is not None
    }

    for action in table.window.findChildren(QAction):
        if action.shortcuts() and action.isVisible():
            keys = key_names(action.shortcuts())
            assert list(keys) == rows[action.text().replace("&", "").removesuffix("…")]
    assert ["←", "→"] == rows["Move along your cards"]
    assert rows["Game"] == [""]
    assert rows["Play the hint"] == ["Ctrl+Enter"]
    dialog.reject()
    qtbot.waitUntil(lambda: table.window.findChild(KeysDialog) is None)
