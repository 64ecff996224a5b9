"""Tests of the dialogs opened by menus, and of the files they write."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.dialogs.new_game_dialog import NewGameDialog
from tests.ui.window.person import almost_counted, begin, entry, reach

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def save(table: Table, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the sheet by the menu, with a given path."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    entry(table, "&Save score sheet…").trigger()


def test_the_sheet_is_saved_in_every_kind(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Text formats have the sheet's content, page formats are rendered, the path is reported."""
    almost_counted(table)
    reach(qtbot, table, lambda: table.flow.wait is Wait.DEAL)
    kinds = {"txt": b"", "csv": b"row,", "pdf": b"%PDF-", "png": b"\x89PNG", "svg": b"<?xml"}

    for kind, beginning in kinds.items():
        with qtbot.waitSignal(table.window.dialogs.report, timeout=10_000) as said:
            save(table, tmp_path / f"sheet.{kind}", monkeypatch)
        assert [f"Score sheet saved as sheet.{kind}."] == said.args
        assert (tmp_path / f"sheet.{kind}").read_bytes().startswith(beginning)

    points = table.session.match.lines[0].points
    for kind in ("txt", "csv"):
        text = (tmp_path / f"sheet.{kind}").read_text(encoding="utf-8")
        assert all(str(one) in text for one in points if one)
        assert "Réunion (Rhineland)" in text or "rhineland" in text


def test_a_sheet_that_cannot_be_saved_is_told(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing folder is reported in one sentence."""
    almost_counted(table)
    reach(qtbot, table, lambda: table.flow.wait is Wait.DEAL)
    with qtbot.waitSignal(table.window.dialogs.report, timeout=10_000) as said:
        save(table, tmp_path / "nowhere" / "sheet.pdf", monkeypatch)
    assert said.args[0].startswith("Could not save ")


def test_the_new_game_dialog_begins_with_the_last_choice(table: Table) -> None:
    """The last players are suggested again, also after a change of preferences."""
    begin(table)
    table.window.choose_game()
    dialog = table.window.findChild(NewGameDialog)
    assert dialog is not None

    choice = dialog.choice()
    dialog.reject()

    assert ("Me", "Anna", "Karl") == choice.names
    table.window.preferences_changed.emit(table.window.preferences)
    assert table.preferences.new_game is not None
    assert table.preferences.new_game.names == choice.names
