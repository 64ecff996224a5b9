"""File dialogs: start folder and proposed names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.window_geometry.documents import (
    ask_to_open,
    ask_to_save,
    folder,
    proposed_name,
)


@pytest.fixture(autouse=True)
def fresh(qapp: QCoreApplication) -> Iterator[None]:
    """Forget the last used folder."""
    qapp.setProperty("documents", None)
    yield
    qapp.setProperty("documents", None)


def test_files_are_asked_for_where_documents_live(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dialogs start in the documents folder, then in the last used folder if it exists."""
    parent = QWidget()
    qtbot.addWidget(parent)
    documents, elsewhere = tmp_path / "documents", tmp_path / "elsewhere"
    documents.mkdir()
    elsewhere.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(documents))
    asked: list[str] = []
    chosen = str(elsewhere / "a.reunion")

    def choose(_parent: QWidget, _title: str, where: str, _kinds: str) -> tuple[str, str]:
        asked.append(where)
        return chosen, "kind"

    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, choose)

    assert Path(chosen) == ask_to_open(parent, "Open", "*")
    assert (Path(chosen), "kind") == ask_to_save(parent, "Save", "Réunion.pdf", "*")

    assert [str(documents), str(elsewhere / "Réunion.pdf")] == asked
    elsewhere.rmdir()
    assert documents == folder()


def test_who_thinks_better_of_it_is_asked_there_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cancelled dialog chooses no file and changes no folder."""
    parent = QWidget()
    qtbot.addWidget(parent)
    before = folder()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))

    assert ask_to_open(parent, "Open", "*") is None
    assert before == folder()


@pytest.mark.parametrize(
    ("names", "begun", "name"),
    [
        (("Anna", "Bernd"), "2026-11-22T12:00:00+00:00", "Réunion 2026-11-22 Anna, Bernd.pdf"),
        (("A/B", 'C:"?*', "D\u202ee"), "", "Réunion AB, C, De.pdf"),
        (("Otto.", "Karl. "), "someday", "Réunion Otto., Karl.pdf"),
        (("\n", "…"), "", "Réunion , ….pdf"),
    ],
)
def test_a_name_says_day_and_players_in_letters_for_every_system(
    names: tuple[str, ...], begun: str, name: str
) -> None:
    """A proposed name has day and players, in characters valid on every system."""
    assert name == proposed_name(names, begun, ".pdf")
    assert len(proposed_name(("x" * 500,), begun, ".pdf")) < 130
