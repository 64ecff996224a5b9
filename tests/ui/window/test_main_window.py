"""Tests of the whole window: games by mouse and keyboard, started, left and resumed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.engine.legal import Legal
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.words.access import spoken_card
from tests.choices import plays
from tests.ui.window.person import (
    begin,
    by_click,
    by_drag,
    click,
    decisions,
    key,
    middle,
    reach,
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


def test_the_game_goes_on_after_the_window_was_closed(qtbot: QtBot, tmp_path: Path) -> None:
    """A window opened on the same folder resumes the last game."""
    application_for_table()
    first = Table(tmp_path, hurry=True)
    first.window.table.set_speed(Speed.NONE)
    first.window.show()
    begin(first)
    reach(qtbot, first, lambda: decisions(first) > 20)
    until_mine(qtbot, first)
    record = first.session.record
    first.window.close()
    first.close()

    again = Table(tmp_path, hurry=True)
    again.take_up()

    assert record == again.session.record
    assert again.session.record.header.players == ("Me", "Anna", "Karl")
    again.close()


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


def test_a_new_game_shelves_the_one_left_behind(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """A game that was left for another can be opened again."""
    begin(table)
    reach(qtbot, table, lambda: decisions(table) > 10)
    record = table.session.record

    begin(table, "8")

    (shelved,) = (tmp_path / "games").glob("[0-9]*.reunion")
    (stored,) = read_record(shelved, find_game)
    assert record == stored.record


def test_a_screen_reader_finds_the_card_with_the_focus(qtbot: QtBot, table: Table) -> None:
    """The table's accessible tree reports the focused card with its states."""
    begin(table)
    reach(qtbot, table, lambda: plays(table.flow))
    table.window.table.setFocus()

    key(table, *[Qt.Key.Key_Left] * 12)

    seen = table.flow.observation.deal
    focused = table.window.table.access.focused()
    assert seen is not None
    assert focused is not None
    told = table.window.table.access.thing(focused)
    assert told is not None
    names = {spoken_card(card, seen.order) for card in seen.hand}
    assert any(told.name.startswith(name) for name in names)


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
