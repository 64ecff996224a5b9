"""Preferences are applied to the widgets once, wherever they were changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.theme import LARGEST_PRINT
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.window.preferences_applier import initials_of
from reunion_desktop.ui.window_geometry.place import WindowPlace
from tests.ui.window.person import begin, reach

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def test_what_was_changed_elsewhere_is_worn(qtbot: QtBot, table: Table) -> None:
    """Preferences of another window are applied, without the signal for a new choice."""
    window = table.window
    wish = replace(window.preferences, cloth=Cloth.SLATE)
    with (
        qtbot.waitSignal(window.dressed),
        qtbot.assertNotEmitted(window.preferences_changed),
    ):
        window.adopt(wish)
    assert (wish, Cloth.SLATE) == (window.preferences, window.theme.cloth)


def test_a_card_without_a_choice_is_played_once_it_is_wished(qtbot: QtBot, table: Table) -> None:
    """From then on the player is asked only where more than one card may be played."""
    window, choices = table.window, list[int]()
    begin(table)

    def counted() -> bool:
        legal = table.flow.observation.legal
        choices.extend([len(legal.cards)] if isinstance(legal, MayPlay) else [])
        return table.flow.wait is Wait.DEAL

    reach(qtbot, table, counted)
    assert 1 in choices
    choices.clear()
    window.dialogs.preferred.emit(replace(window.preferences, plays_forced=True))
    window.prompt.accepted.emit()
    reach(qtbot, table, counted)
    assert choices
    assert 1 not in choices


def test_the_speed_of_speech_is_the_announcers(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chosen words a minute measure the time that speech takes."""
    rates: list[int] = []
    monkeypatch.setattr(table.window.narrator.announcer, "set_rate", rates.append)
    table.window.dialogs.preferred.emit(replace(table.window.preferences, speech_rate=360))
    assert 360 == rates[-1]


def test_the_sheet_lies_on_what_the_game_is_used_to(table: Table) -> None:
    """Viersche has a slate and the next game paper; the player's choice applies to both."""
    window = table.window
    found = []
    wishes: tuple[bool | None, ...] = (None, False)
    for wish in wishes:
        window.adopt(replace(window.preferences, sheet_on_slate=wish))
        for rules in (PAGAT, RHINELAND):
            window.set_players(("A", "B", "C", "D")[: rules.players], rules)
            found.append(window.sheet.look.material)
    paper = Material.PAPER
    assert [Material.SLATE, paper, paper, paper] == found


def test_where_another_window_stands_changes_no_widget(qtbot: QtBot, table: Table) -> None:
    """A geometry stored by another window is remembered, without applying the look again."""
    window = table.window
    wish = replace(window.preferences, place=WindowPlace(maximized=True))
    with qtbot.assertNotEmitted(window.dressed):
        window.adopt(wish)
    assert wish == window.preferences


def test_the_words_of_a_sheet_are_kept(qtbot: QtBot, table: Table) -> None:
    """Place and names written on a sheet are stored as preferences."""
    window, style = table.window, SheetStyle(place="Mainz")
    with qtbot.waitSignal(window.preferences_changed) as signal:
        window.dialogs.styled.emit(style)
    assert style == signal.args[0].sheet_style == window.preferences.sheet_style


def test_a_guest_is_called_so_on_the_sheet_in_the_language_of_the_moment(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    """The sheet's header names a guest in the current language; the stored name stays."""
    monkeypatch.setattr("getpass.getuser", lambda: "user")
    window, shown = table.window, RHINELAND.scoring.written(ScoreSheet(("Guest", "Anna", "Karl")))
    window.sheet.show_sheet(shown)
    heard = []
    for language in (Language.GERMAN, Language.FRENCH, Language.ENGLISH):
        table.interpreter.speak(language)
        QCoreApplication.processEvents()
        heard.append(tuple(window.sheet.cell_text(-1, column) for column in (1, 2, 3)))

    assert [(name, "Anna", "Karl") for name in ("Gast", "Invité", "Guest")] == heard
    assert shown == window.sheet.sheet


def test_a_guests_own_initials_stand_in_every_language(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    """A guest's own initials are used in every language."""
    monkeypatch.setattr("getpass.getuser", lambda: "user")
    found = initials_of(SheetStyle(people=(("Guest", "Guest", "X"),)))
    heard = []
    for language, name in ((Language.FRENCH, "Invité"), (Language.ENGLISH, "Guest")):
        table.interpreter.speak(language)
        heard.append(found((name, "Anna", "Karl")))
    assert [("X", "A", "K")] * 2 == heard


def test_menus_in_large_print_fit_on_a_small_screen(qtbot: QtBot, table: Table) -> None:
    """At 175 % the longest menu fits below the menu bar on a screen 768 pixels high."""
    window = table.window
    window.dialogs.preferred.emit(
        replace(window.preferences, print_percent=175, language=Language.FRENCH)
    )
    menus = [menu for menu in window.menuBar().findChildren(QMenu) if menu.actions()]
    qtbot.waitUntil(lambda: window.menuBar().fontMetrics().height() > 28)
    for menu in menus:
        menu.ensurePolished()
        assert window.menuBar().height() + menu.sizeHint().height() < 768 - 40


def test_the_table_stops_growing_at_175_per_cent(qtbot: QtBot, table: Table) -> None:
    """At 200 % the texts around the table grow further, those on the table do not."""
    window, heights = table.window, list[int]()
    for percent in (175, 200):
        window.dialogs.preferred.emit(replace(window.preferences, print_percent=percent))
        qtbot.waitUntil(lambda: window.menuBar().fontMetrics().height() not in heights)
        heights.append(window.menuBar().fontMetrics().height())
        assert window.theme.print_size == LARGEST_PRINT
        assert window.table.showing.layout.print_size == LARGEST_PRINT
    assert heights[0] < heights[1]
