"""Tables for tests of all games: registered games and made-up ones."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache

import pytest

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.record import Record, Step
from reunion_desktop.engine.rules import OptionValue
from reunion_desktop.games import GAMES
from reunion_desktop.games.ekart.rules import GREAT, LITTLE
from reunion_desktop.games.hindersche.rules import GAME as HINDERSCHE
from reunion_desktop.games.hunsruecker.rules import GAME as HUNSRUECKER
from reunion_desktop.games.skat.rules import KNEIPE
from reunion_desktop.games.viersche.rules import GAME as VIERSCHE
from tests.engine.ladder import LADDER
from tests.engine.parlour import PARLOUR, SIX_HANDED
from tests.playing import random_steps, record_of

SHORT: dict[str, dict[str, OptionValue]] = {
    "skat, skat": {"series": 12},
    "skat, classic": {"series": 3},
    "skat, before_1999": {"series": 3},
    "skat, kneipe": {"series": 12},
    "skat, schieberamsch": {"series": 12, "grand_hand_in_ramsch": False},
}
"""Options of tables whose whole series repeat the same phases for thousands of steps.

In rounds of Ramsch random players choose Grand Hand so often that each takes some thirty deals;
one such round is played among the variants.
"""
OFFERED: dict[str, GameRules] = {
    f"{game.id}, {preset}": rules.changed(SHORT.get(f"{game.id}, {preset}", {}))
    for game in GAMES
    for preset, rules in game.presets.items()
}
"""Every preset that is offered."""
KINGS: dict[str, GameRules] = {
    "ekart for four": LITTLE.changed({"players": 4}),
    "great ekart for five": GREAT.changed(
        {
            "players": 5,
            "turn_up_pickup": "after_trick2_locked",
            "overtrump": "when_ruffing",
            "no_trick_basis": "points",
            "tie_for_win": "playoff",
        }
    ),
}
"""Tables at which some sit out in every deal, and options that go along with that."""
VARIANTS: dict[str, GameRules] = {
    "viersche, unclaimed": VIERSCHE.default.changed({"unclaimed": "last_trick"}),
    "hindersche, play-offs": HINDERSCHE.default.changed(
        {"after_playoff": "left", "redeal": True, "stake": 5}
    ),
    "skat at four, pushed and bock": KNEIPE.changed(
        {
            "players": 4,
            "series": 12,
            "all_pass": "schieberamsch",
            "push_jacks": True,
            "kontra": "bidders",
            "bock_value": 72,
            "bock_ramsch": True,
        }
    ),
    "hunsruecker, cut shown": HUNSRUECKER.default.changed({"cut_shown": "always"}),
}
"""Tables of options that no preset has."""
TABLES = {
    **OFFERED,
    **KINGS,
    **VARIANTS,
    "ladder": LADDER.default,
    "parlour": PARLOUR,
    "parlour for six": SIX_HANDED,
}
"""The same, with tables of made-up games."""
KNOWN = {game.id: game for game in GAMES} | {
    "ladder": LADDER,
    "parlour": Game("parlour", "Parlour", {"parlour": PARLOUR}),
}

GAMES_EACH = int(os.environ.get("REUNION_DESKTOP_GAMES_EACH", "0"))
"""On how many games a law is tried at each table; 0 for as few as tell much already."""

at_every_table = pytest.mark.parametrize("table", TABLES)
at_tables_to_keep = pytest.mark.parametrize("table", [name for name in TABLES if "six" not in name])
"""Whose number of players follows from the game: a record tells no other."""


@lru_cache(maxsize=64)
def game(table: str, number: int) -> tuple[Step, ...]:
    """A game of random play; in every other one calls are cautious."""
    rules, seed = TABLES[table], f"shelf {number}"
    if number % 2:
        return tuple(random_steps(rules, seed, number % rules.players))
    (first, *_) = random_steps(rules, seed, number % rules.players)
    header = record_of([first], seed).header
    seats = range(rules.players)
    players = [RandomPlayer(seed_text(seed, number, seat)) for seat in seats]
    return tuple(headless(header, players, seed))


def games(table: str, few: int = 2) -> Iterator[tuple[Step, ...]]:
    """Random games, as many as the test asks for."""
    return (game(table, number) for number in range(1, 1 + (GAMES_EACH or few)))


def recorded(steps: tuple[Step, ...]) -> Record:
    """The record of a game."""
    return record_of(list(steps), "shelf")


def find(name: str) -> Game | None:
    """Looks a game up, made-up ones included."""
    return KNOWN.get(name)
