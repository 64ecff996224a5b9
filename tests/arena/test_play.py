"""Whole games between players without a user interface."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND

HEADER = Header(RHINELAND, ("A", "B", "C"), 1, "")


def game(number: int = 1, header: Header = HEADER) -> list[Step]:
    """A game of random cards."""
    players = [RandomPlayer(seed_text("seed", number, seat)) for seat in range(3)]
    return list(headless(header, players, "seed", number))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_ends_in_its_settlement(preset: str) -> None:
    """Three deals of 32 decisions, dealing included, and then everybody is paid."""
    steps = game(header=Header(PRESETS[preset], ("A", "B", "C"), 0, ""))
    assert len(steps) == 3 * 32
    assert steps[-1].after.settlement is not None
    assert all(step.after.settlement is None for step in steps[:-1])


def test_the_steps_are_a_record() -> None:
    """The decisions alone lead to the same match."""
    steps = game()
    record = Record(HEADER, tuple(step.action for step in steps))
    assert steps == list(record.replay())


def test_deals_follow_from_seed_and_number() -> None:
    """Every deal follows from the seed, without a cut."""
    deals = [step.action for step in game(5) if isinstance(step.action, DealCards)]
    wanted = [
        deal_from_seed(RHINELAND, "seed", 5, 1, 1),
        deal_from_seed(RHINELAND, "seed", 5, 2, 2),
        deal_from_seed(RHINELAND, "seed", 5, 3, 0),
    ]
    assert wanted == deals


def test_seeds_of_seats_tell_nothing_of_the_seed() -> None:
    """A player's seed is a hash: one for each seat and game, none of them the match's."""
    seeds = {seed_text("secret", game, seat) for game in range(1, 4) for seat in range(3)}
    assert len(seeds) == 9
    assert all("secret" not in text and len(text) == 64 for text in seeds)
    # The formula is public, so that other programs derive the same seeds.
    assert (
        seed_text("7", 1, 2) == "2c79a9177685da152ea23d5cc86f74ac2f179e9ee4481673a39a040ee8f2f861"
    )
