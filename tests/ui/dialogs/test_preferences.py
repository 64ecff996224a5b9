"""Tests of the preferences that are stored between sessions."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from reunion_desktop.games import game_of
from reunion_desktop.games.bauer.rules import CATSATCARDS, SAARLAND
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.games.reunion.rules import (
    FRANCAIS,
    PIERER_1862,
    PRESETS,
    RHINELAND,
    ReunionRules,
)
from reunion_desktop.games.thirty_one.rules import SCAT, SCHWIMMEN
from reunion_desktop.storage.settings import read_settings, write_settings
from reunion_desktop.ui.commands.command import LetterKeys
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.preference_looks import at_game, material_of
from reunion_desktop.ui.dialogs.preferences import (
    DEFAULTS,
    Preferences,
    last_game,
    load,
    settings_with,
)
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.appearance import ColourScheme, Contrast
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.trick_count import PointsShown
from reunion_desktop.ui.table.view_model import Highlighting
from reunion_desktop.ui.window_geometry.place import WindowPlace

AT_REUNION = NewGame(
    PIERER_1862, ("Jürgen, d. Ä.", "Anna", "Karl"), ("club", "random"), "007", practice=True
)
AT_BAUER = NewGame(
    CATSATCARDS, ("Jürgen", "A", "B", "C"), ("club", "random", "club"), practice=True
)
CHOSEN = Preferences(
    language=Language.FRENCH,
    speed=Speed.BRISK,
    wait_for_click=True,
    looks_back=False,
    plays_forced=True,
    hints_at_once=True,
    reviews=False,
    clicks=2,
    highlighting=Highlighting.NEVER,
    points=PointsShown.MINE,
    hand_order=HandOrder.OWN,
    letter_keys=LetterKeys.CTRL,
    cloth=Cloth.OXBLOOD,
    back="braid",
    design="large",
    usual_cards=False,
    four_colours=True,
    light=ColourScheme.DARK,
    contrast=Contrast.HIGH,
    print_percent=150,
    speech_rate=270,
    sheet_by_hand=False,
    sheet_on_slate=True,
    sheet_visible=False,
    tools_visible=False,
    lessons_offered="reunion bauer",
    sound=True,
    volume=35,
    place=WindowPlace(
        QRect(-1200, 40, 1000, 700),
        maximized=True,
        full_screen=True,
        sheet_width=300,
        sheet_height=220,
        sheet_box=QRect(20, 30, 400, 500),
    ),
    new_game=AT_REUNION,
    other_games=DEFAULTS.with_table(AT_BAUER).with_table(AT_REUNION).other_games,
)
"""Preferences that differ from all defaults."""


def kept(path: Path, preferences: Preferences) -> Preferences:
    """Preferences after writing to a file and reading back."""
    write_settings(path, settings_with(read_settings(path), preferences))
    return load(read_settings(path), RHINELAND, SAARLAND)


def test_nothing_stored_is_the_default(tmp_path: Path) -> None:
    """Without a file the defaults apply."""
    assert DEFAULTS == load(read_settings(tmp_path / "none.json"), RHINELAND)


def test_example_differs_in_every_field() -> None:
    """The example differs from the defaults in every field, so that the round trip is complete."""
    same = [f.name for f in fields(Preferences) if getattr(CHOSEN, f.name) == f.default]
    assert [] == same


def test_everything_comes_back(tmp_path: Path) -> None:
    """Stored preferences are read back unchanged, with umlauts and commas."""
    assert CHOSEN == kept(tmp_path / "a.json", CHOSEN)
    assert (AT_REUNION, AT_BAUER) == CHOSEN.tables(RHINELAND, SAARLAND)
    assert DEFAULTS == kept(tmp_path / "b.json", DEFAULTS)


def test_marks_that_are_wiped_stand_on_a_slate_unless_somebody_wants_paper() -> None:
    """Games kept in chalk have a slate by default; the player's choice applies to all games."""
    for settings, slate in (
        ({}, None),
        ({"sheet/kept_with": "odd"}, None),
        ({"sheet/kept_with": "game"}, None),
        ({"sheet/kept_with": "paper"}, False),
        ({"sheet/kept_with": "slate"}, True),
    ):
        read = load(settings, RHINELAND)
        assert slate is read.sheet_on_slate
        for game, usual in (("reunion", False), ("bauer", False), ("viersche", True)):
            on_slate = usual if slate is None else slate
            expected = Material.SLATE if on_slate else Material.PAPER
            assert expected is material_of(read, game)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_back(tmp_path: Path, preset: str) -> None:
    """A rule set is stored option by option."""
    choice = NewGame(PRESETS[preset], ("A", "B", "C"), ("x", "y"))
    assert choice == kept(tmp_path / "a.json", Preferences(new_game=choice)).new_game


def test_seed_and_choice_are_forgotten(tmp_path: Path) -> None:
    """A choice without a seed removes the stored seed, and no choice removes the stored table."""
    path = tmp_path / "a.json"
    kept(path, CHOSEN)
    unseeded = NewGame(FRANCAIS, ("A", "B", "C"), ("x", "y"))
    assert unseeded == kept(path, Preferences(new_game=unseeded)).new_game
    assert kept(path, DEFAULTS).new_game is None


def test_the_game_played_last_comes_first(tmp_path: Path) -> None:
    """The last table of each game is stored, the latest first; unknown games are dropped."""
    reunion = NewGame(FRANCAIS, ("A", "B", "C"), ("x", "y"))
    bauer = NewGame(CATSATCARDS, ("A", "B", "C", "D"), ("x", "y", "x"), "seven")
    again = replace(bauer, rules=SAARLAND)
    chosen = DEFAULTS.with_table(reunion).with_table(bauer).with_table(again)
    known = RHINELAND, SAARLAND
    assert (again, reunion) == chosen.tables(*known)
    assert (again, reunion) == kept(tmp_path / "a.json", chosen).tables(*known)
    last = kept(tmp_path / "a.json", chosen.with_table(reunion))
    assert (reunion, again) == last.tables(*known)
    assert (reunion,) == last.tables(RHINELAND)


def test_only_the_rules_of_the_last_game_are_asked_for(tmp_path: Path) -> None:
    """Tables of other games stay unread text until their rules are loaded."""
    path = tmp_path / "a.json"
    reunion = NewGame(FRANCAIS, ("A", "B", "C"), ("x", "y"))
    written = settings_with({}, DEFAULTS.with_table(reunion).with_table(AT_BAUER))
    write_settings(path, written)
    assert "bauer" == last_game(read_settings(path), ("reunion", "bauer"))
    assert "reunion" == last_game(read_settings(path), ("reunion", "viersche"))
    assert "reunion" == last_game({}, ("reunion", "bauer"))

    read = load(read_settings(path), SAARLAND)
    assert AT_BAUER == read.new_game
    assert written == settings_with({}, read)
    assert (AT_BAUER, reunion) == read.tables(SAARLAND, RHINELAND)


BROKEN = ("", "nonsense", "-1", "99999999999999999999", "true,false", "@Invalid()", "\x00", "1e3")


@pytest.mark.parametrize("broken", BROKEN)
def test_broken_values_fall_back(broken: str) -> None:
    """Damaged values count as missing, without an error."""
    read = load(dict.fromkeys(settings_with({}, CHOSEN), broken), RHINELAND)
    for name in ("speed", "clicks", "wait_for_click", "back", "volume", "place"):
        assert getattr(DEFAULTS, name) == getattr(read, name)
    assert read.new_game is None or reunion(read.new_game.rules).ten_rank == RHINELAND.ten_rank


def test_one_broken_value_spoils_no_other() -> None:
    """Values besides a broken one are kept; conflicting options are the default rules."""
    broken = {"table/speed": "warp", "new_game/reunion/rules/ten_rank": "odd"}
    read = load(settings_with({}, CHOSEN) | broken, RHINELAND)
    assert (DEFAULTS.speed, CHOSEN.cloth) == (read.speed, read.cloth)
    assert CHOSEN.new_game == read.new_game
    clash = {"new_game/reunion/rules/discard_turn_up": "true"}
    clashing = load(settings_with({}, CHOSEN) | clash, RHINELAND).new_game
    assert clashing is not None
    assert ReunionRules() == clashing.rules


@pytest.mark.parametrize(("german", "french"), [("german", "french"), ("german-large", "large")])
def test_cards_below_the_six_are_french(german: str, french: str) -> None:
    """The German pack ends at the six: Scat has the French design, Schwimmen the chosen one."""
    chosen = Preferences(design=german)
    assert french == at_game(chosen, SCAT).design
    for rules in (SCHWIMMEN, RHINELAND, None):
        assert german == at_game(chosen, rules).design


def test_a_game_may_have_its_usual_cards() -> None:
    """Hunsrücker Bauern is played with German cards, unless the player wants the same always."""
    rules = game_of("hunsruecker").default
    assert "german" == at_game(Preferences(), rules).design
    assert "french" == at_game(Preferences(usual_cards=False), rules).design
