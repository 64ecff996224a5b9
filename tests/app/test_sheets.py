"""Stored games become sheets: who sat together, by which rules, under which seal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.app.sheets import (
    changed_options,
    heading_of,
    kept_sheets,
    plain_seal,
    plain_table,
    plain_text,
    worded_text,
)
from reunion_desktop.arena.play import headless
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games import GAMES as ALL_GAMES
from reunion_desktop.games import find_game
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.games.rule_sets import preset_title
from reunion_desktop.ui.sheet.notes import notes
from reunion_desktop.ui.sheet.pages.export import as_pdf
from tests.storage.specimen import SPECIMEN

EVENING = Path(__file__).parents[2] / "assets" / "session.reunion"
GAMES = read_record(EVENING, find_game)
SPECIMENS = read_record(SPECIMEN, find_game)
"""A finished game with sealed deals, and an unfinished one at another table."""


def under(stored: StoredGame, **changes: object) -> StoredGame:
    """A game under changed rules that the cards do not notice."""
    header = stored.record.header
    rules = header.rules.changed(changes)
    return replace(stored, record=replace(stored.record, header=replace(header, rules=rules)))


def test_one_table_is_one_sheet() -> None:
    """The games of an evening stand on one sheet, in their order."""
    (kept,) = kept_sheets(GAMES)
    assert 4 == len(kept.figures.games)
    assert ("Emma", "Martha", "Heinrich") == kept.sheet.names
    assert [game.record.header.date for game in GAMES] == list(kept.heading.begun)


def test_other_players_or_rules_begin_another_sheet() -> None:
    """One sheet contains games of the same players and rules."""
    first, second = SPECIMENS
    other = under(first, reveal_discards="never")
    sheets = kept_sheets([first, first, other, second, first])
    assert [2, 1, 1, 1] == [len(kept.figures.games) for kept in sheets]
    assert [(), ("reveal_discards",)] == [kept.heading.changed for kept in sheets[:2]]
    assert plain_text(sheets).count("Rules: ") == 4
    assert plain_table(sheets).count("\nsheet,") == 4


@pytest.mark.parametrize(
    "rules",
    [rules for game in ALL_GAMES for rules in game.presets.values()],
    ids=lambda rules: f"{rules.game} {rules.preset}",
)
def test_a_preset_is_changed_in_nothing(rules: GameRules) -> None:
    """Published rules are named, and nothing else, though two games have some of one name."""
    assert () == changed_options(rules)


@pytest.mark.parametrize("preset", ["Tante Käthe", "", "rules; \x00\n<b>", "preset", "x" * 4096])
@pytest.mark.usefixtures("qapp")
def test_a_preset_that_nobody_knows_is_shown(preset: str) -> None:
    """Any text names a rule set: it stands on every kind of sheet with what its rules change."""
    stored = under(GAMES[0], preset=preset, reveal_discards="never")
    (kept,) = kept_sheets([stored])
    assert ("reveal_discards",) == kept.heading.changed
    assert "reveal_discards=never" in plain_table([kept])
    shown = " ".join(preset_title(preset, "reunion").split())
    for text in (plain_text([kept]), *[said for _, said in notes(kept)]):
        assert shown.rstrip("…") in text or "Rules: " not in text or not preset.strip()
    assert as_pdf([kept]).startswith(b"%PDF")


def test_help_is_noted() -> None:
    """A game in which something was taken back says so on its sheet."""
    (kept,) = kept_sheets([replace(GAMES[0], undone=True), GAMES[1]])
    assert [True, False] == [game.helped for game in kept.figures.games]


def test_the_seal_counts_what_was_proved() -> None:
    """Deals without a seal, or whose proof is still to come, are not said to be verified."""
    assert "Seal verified: 12 of 12 deals." == plain_seal(heading_of(GAMES))
    unproved = tuple(replace(seal, secret=None, pack=()) for seal in GAMES[0].seals)
    half = [replace(GAMES[0], seals=unproved), GAMES[1]]
    assert "Seal verified: 3 of 6 deals." == plain_seal(heading_of(half))
    assert "" == plain_seal(heading_of([replace(game, seals=()) for game in GAMES]))


def test_an_unfinished_deal_is_not_counted() -> None:
    """Of a game in progress only whole deals count."""
    short = replace(GAMES[0], record=GAMES[0].record.rewound(40), complete=False)
    assert 1 == heading_of([short]).deals


def test_two_days_are_both_told() -> None:
    """An evening that went past midnight names its first and its last day."""
    late = GAMES[1].record
    header = replace(late.header, date="2026-11-21T00:10:00+01:00")
    games = [GAMES[0], replace(GAMES[1], record=replace(late, header=header))]
    assert "2026-11-20 – 2026-11-21" in plain_text(kept_sheets(games))


def test_a_simulated_game_has_no_date() -> None:
    """The day that stands for none is left out."""
    header = replace(GAMES[0].record.header, date="1970-01-01T00:00:00+00:00")
    undated = replace(GAMES[0], record=replace(GAMES[0].record, header=header))
    assert () == heading_of([undated]).begun
    assert "1970" not in plain_text(kept_sheets([undated]))


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (RHINELAND, "Rules: rhineland"),
        (SAARLAND, "Rules: Bauer (Saarland)"),
        (PAGAT, "Rules: Viersche (Black Forest)"),
        (PAGAT.changed({"session": "set"}), "Rules: Viersche (Black Forest), session=set"),
    ],
    ids=["reunion", "bauer", "viersche", "house"],
)
def test_rules_go_by_their_title(rules: GameRules, told: str) -> None:
    """The title of a rule set is shown, not its id; at Réunion names are unchanged."""
    header = Header(rules, ("A", "B", "C", "D")[: rules.players], 0, "1970-01-01", "", rules.game)
    record = Record(header)
    minds = [RandomPlayer(str(seat)) for seat in range(rules.players)]
    for step in headless(header, minds, "title"):
        record = record.plus(step.action)
    (kept,) = kept_sheets([StoredGame(record, complete=True, lines=())])
    assert told in plain_text([kept]).splitlines()
    assert told.removeprefix("Rules: ") in plain_table([kept])


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_plain_titles_are_those_of_the_dialogs(game: Game) -> None:
    """The screen and a sheet in plain words call a rule set the same."""
    for name, title in game.titles.items():
        assert title == preset_title(name, game.id)


def test_a_sheet_can_be_told_in_a_persons_own_words() -> None:
    """The words and the foot of the window stand for the plain ones."""
    text = worded_text(
        kept_sheets(GAMES),
        lambda _kept: (("place", "Mainz"), ("rules", "Regeln")),
        lambda _games: {"Session": "Abend"},
    )
    assert "\nAbend\n" in text
    assert text.endswith("\nMainz\nRegeln\n")
