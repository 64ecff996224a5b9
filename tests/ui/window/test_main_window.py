"""Tests of the whole window: games by mouse and keyboard, started, left and resumed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.legal import Legal
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.language.interpreter import Language
from tests.ui.window.person import (
    begin,
    by_click,
    by_drag,
    click,
    decisions,
    listen,
    middle,
    until_mine,
)

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


@pytest.mark.parametrize("choose", [by_click, by_drag])
def test_a_whole_game(qtbot: QtBot, table: Table, choose: Callable[[Table, Legal], None]) -> None:
    """Three deals are played to the settlement with one kind of input."""
    begin(table)
    while (wait := until_mine(qtbot, table)) is not Wait.GAME:
        before = decisions(table)
        if wait is Wait.CUT:
            click(table, middle(table))
        elif wait is Wait.DEAL:
            QTest.keyClick(table.window.prompt, Qt.Key.Key_Space)
            continue
        else:
            legal = table.flow.observation.legal
            assert legal is not None
            choose(table, legal)
        assert decisions(table) > before, f"nothing happened at {wait}"

    match = table.session.match
    assert match.settlement is not None
    assert sum(match.settlement.totals) == 450
    assert table.window.sheet.sheet.games[-1].lines == match.lines
    assert table.window.prompt.isVisible()


def test_a_record_is_opened_and_left_as_it_is(table: Table) -> None:
    """The specimen game is shown on the sheet, with slash and underline."""
    file = Path(__file__).parents[3] / "assets" / "specimen.reunion"
    content = file.read_bytes()

    table.open(file)

    assert content == file.read_bytes()
    said = table.window.sheet.whole_text()
    assert "Stange, no trick" in said
    assert "14, from discards only, no trick" in said
    assert table.flow.wait is Wait.GAME


def test_a_guests_plate_speaks_the_language_of_the_moment(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    """A player without a name is a guest in every language, at once; other names stay."""
    monkeypatch.setattr("getpass.getuser", lambda: "user")
    table.window.set_players(("Guest", "Anna", "Karl"), ReunionRules())
    heard = []
    for language in (Language.GERMAN, Language.FRENCH, Language.ENGLISH):
        table.interpreter.speak(language)
        QCoreApplication.processEvents()
        heard.append(table.window.table.showing.names)

    assert [(name, "Anna", "Karl") for name in ("Gast", "Invité", "Guest")] == heard


@pytest.mark.parametrize("words", [3, 40])
def test_an_error_can_be_read_whole(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch, words: int
) -> None:
    """An error too long for the status bar is shown in a box as well; once, if it comes again.

    A screen reader reads the box by itself; otherwise the error is announced.
    """
    told = listen(table, monkeypatch)
    sentence = " ".join(["sentence"] * words) + "."
    for _ in range(2):
        table.window.say_trouble(sentence)
        QApplication.processEvents()
    assert sentence == table.window.statusBar().currentMessage()
    boxes = table.window.findChildren(QMessageBox)
    assert [sentence] * (words > 3) == [box.text() for box in boxes]
    assert [sentence] * (2 - len(boxes)) == [each for each in told if each == sentence]
    for box in boxes:
        qtbot.waitUntil(box.isVisible)
        box.close()
