"""A first start at which nothing can be saved: it is said, and nothing else goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.opponents import first_game
from reunion_desktop.app.start import open_up
from reunion_desktop.app.table import Table
from reunion_desktop.match.running_match import NotKept

KEYS = (
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_S, Qt.Key.Key_7, Qt.Key.Key_L),
)
ENDING = ("&Quit", "Quit", "Restore", "Minimize", "Maximize", "Close")
"""Entries that are not tried: the window's own, and what closes it."""


@pytest.fixture
def full(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A newcomer's table on a disk that is full."""
    application_for_table()
    table = Table(tmp_path, hurry=True)

    def refuse(*_: object) -> None:
        raise NotKept("Could not save the game: No space left on device.")

    monkeypatch.setattr(table.recorder, "begin", refuse)
    open_up(table)
    qtbot.waitUntil(lambda: "Could not save" in table.window.message)
    yield table
    table.close()


def test_whatever_is_tried_then_ends_in_no_fault(
    full: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every key and every entry of the menus, with no game on the table."""
    for ask in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *_: ("", ""))
    window = full.window
    for key in KEYS:
        QTest.keyClick(window.table, key)
        QTest.keyClick(window.table.viewport(), key)
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton)
    for action in window.findChildren(QAction):
        if action.text() not in ENDING:
            action.trigger()
        QCoreApplication.processEvents()
        for dialog in window.findChildren(QDialog):
            dialog.reject()
    assert "Could not save" in window.message


def test_room_is_made_and_a_game_begins(
    qtbot: QtBot, full: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once there is space again the first game is dealt as usual."""
    monkeypatch.undo()
    full.begin(full.preferences.new_game or first_game(full.game.default))
    qtbot.waitUntil(lambda: bool(full.session.record.header.players))
