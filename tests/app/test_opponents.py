"""Opponents at a table: as many as it has seats, with different names."""

from __future__ import annotations

import secrets
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from reunion_desktop.ai.roster import LEVELS, NAMES, names_for
from reunion_desktop.app import opponents
from reunion_desktop.app.opponents import company, first_game, told_apart, usual_levels
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.ui.dialogs import new_game
from reunion_desktop.ui.dialogs.new_game import NewGame

CHAIRS = (2, 3, 4, 5, 6)
LEVEL_IDS = tuple(level.id for level in LEVELS)


def apart(names: tuple[str, ...]) -> bool:
    """Test whether all names differ, ignoring case."""
    return len(names) == len({name.casefold() for name in names})


@pytest.mark.parametrize("chairs", CHAIRS)
@pytest.mark.parametrize("before", CHAIRS)
def test_a_table_is_filled_whoever_sat_at_the_last_one(before: int, chairs: int) -> None:
    """From any number of seats to any other, for any names."""
    for own, offset in product((*names_for(6), "anna", "Me", ""), range(0, len(NAMES), 3)):
        others = [names_for(6)[(offset + n) % len(NAMES)] for n in range(before - 1)]
        levels = tuple(LEVEL_IDS[(offset + n) % 4] for n in range(before - 1))
        last = NewGame(RHINELAND, (own, *others), levels)

        now = company(last, chairs)
        assert own == now.names[0]
        assert (chairs, chairs - 1) == (len(now.names), len(now.levels))
        assert apart(now.names)
        assert levels[: chairs - 1] == now.levels[: before - 1]


@pytest.mark.parametrize("chairs", CHAIRS)
def test_a_lazy_player_meets_people_of_different_names(
    monkeypatch: pytest.MonkeyPatch, chairs: int
) -> None:
    """A new player with a name of the roster meets other names, at any table."""
    rules = replace(RHINELAND, players=chairs)
    for own in (*NAMES, "Me"):
        monkeypatch.setattr(opponents, "persons_name", lambda own=own: own)
        monkeypatch.setattr(new_game, "persons_name", lambda own=own: own)
        for _ in range(20):
            first = company(first_game(rules), chairs)
            assert (own, chairs) == (first.names[0], len(first.names))
            assert apart(first.names)
            assert (opponents.OPPONENT,) * (chairs - 1) == first.levels


def test_a_table_for_three_draws_from_those_it_always_drew_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same chance brings the same two, and no guest ever sits there."""
    monkeypatch.setattr(opponents, "persons_name", lambda: "Me")
    for seed in range(50):
        monkeypatch.setattr(secrets, "SystemRandom", lambda seed=seed: Random(seed))
        first = first_game(RHINELAND)
        assert ("Me", *Random(seed).sample(NAMES, 2)) == first.names
        assert first == company(first, 3)
    assert (
        *("Anna", "Jakob", "Babette", "Margarethe", "Heinrich", "Adam"),
        *("Katharina", "Philipp", "Wilhelm", "Elisabeth", "Johann", "Apollonia"),
    ) == names_for(3)


def test_whoever_comes_later_gives_way() -> None:
    """Only a duplicate name is replaced."""
    assert ("Me", "Karl", "Otto") == told_apart(("Me", "Karl", "Otto"))
    assert ("Karl", "Anna", "Otto") == told_apart(("Karl", "karl", "Otto"))
    assert ("Anna", "Babette", "Jakob") == told_apart(("Anna", "Anna", "Jakob"))
    assert ("A", "Anna", "Jakob", "Babette") == told_apart(("A", "A", "A", "A"))


def test_more_chairs_are_taken_by_players_as_strong_as_the_last() -> None:
    """Fewer leave the last ones out; where nothing was chosen all are club players."""
    last = NewGame(RHINELAND, ("Me", "Karl", "Otto"), ("beginner", "expert"))

    assert ("beginner",) == usual_levels(last, ("Me", "Karl"))
    assert ("beginner", "expert") == usual_levels(last, ("Me", "Karl", "Otto"))
    assert ("beginner", *("expert",) * 4) == usual_levels(last, tuple("ABCDEF"))
    assert ("club",) * 5 == usual_levels(None, tuple("ABCDEF"))


def test_a_level_that_does_not_exist_is_the_usual_one() -> None:
    """The settings may name any level; the program starts all the same."""
    last = NewGame(RHINELAND, ("Me", "Karl", "Otto"), ("grandmaster", "expert"))
    assert ("club", "expert") == usual_levels(last, last.names)
    assert ("club", "expert") == company(last, 3).levels
