"""Tests of the dialog of shortcuts: every shortcut is listed once, reachable by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.games import IDS, game_of
from reunion_desktop.ui.commands.command import key_names
from reunion_desktop.ui.commands.table_keys import table_keys
from reunion_desktop.ui.dialogs.keys_dialog import KeysDialog
from reunion_desktop.ui.games import words_of
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
    assert not any("Draw a card" in what or "your four cards" in what for what in rows)
    dialog.reject()
    qtbot.waitUntil(lambda: table.window.findChild(KeysDialog) is None)


def test_only_the_keys_of_the_game_stand_on_the_page() -> None:
    """Keys to draw and to call stand there in the games in which players draw and call."""
    found = {game: dict(table_keys(words_of(game), game_of(game).default.pack)[1]) for game in IDS}

    def those_with(keys: tuple[str, ...]) -> set[str]:
        return {game for game, rows in found.items() if keys in rows.values()}

    assert {"thirty_one"} == those_with(("D", "T", "K")) == those_with(("1", "2", "3", "4"))
    assert set(IDS) - {"thirty_one", "reunion"} == those_with(("1–9",))
    assert {"bauer", "ekart", "hindersche", "hunsruecker", "skat"} == those_with(("0",))
