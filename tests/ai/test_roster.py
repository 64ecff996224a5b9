"""The roster of levels and their players."""

from __future__ import annotations

import sys
from itertools import islice
from random import Random

import pytest

from reunion_desktop.ai.character import Character
from reunion_desktop.ai.player import NO_LIMIT, Limit, Player, Stop, turn_of
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.ai.reunion.network.expert import expert_player
from reunion_desktop.ai.roster import (
    BOLD,
    LEVELS,
    NAMES,
    YARDSTICKS,
    LazyPlayer,
    Level,
    UnknownLevel,
    levels_for,
    names_for,
    player_for,
)
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.observe import observe
from reunion_desktop.games import GAMES
from reunion_desktop.games.reunion.rules import PRESETS
from reunion_desktop.solver.solve import COMPILED
from tests.ai.positions import met_in_play, reshuffled, seen_by_mover
from tests.playing import random_steps


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS], ids=lambda level: level.id)
def test_a_mind_bears_its_level(level: Level) -> None:
    """A player has the name of the level, and is made as the roster says."""
    assert level.id == player_for("reunion", level.id, "dice").name
    assert level.modules[0] in sys.modules


def test_unknown_level() -> None:
    """An unknown level is refused with the list of known ones."""
    with pytest.raises(UnknownLevel) as refused:
        player_for("reunion", "grandmaster", "dice")
    told = str(refused.value)
    assert told.startswith("Unknown level “grandmaster”. Choose beginner, club, strong, expert, or")
    assert all(level.id in told for level in LEVELS)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_has_its_levels(game: str) -> None:
    """The same four levels exist in every game; most comparison players are Réunion's."""
    levels = levels_for(game)
    assert ("beginner", "club", "strong", "expert", "random") == levels[:5]
    assert (game == "reunion") == ("strong1" in levels)
    for level in levels[:5]:
        assert level == player_for(game, level, "dice").name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("level", ["random", *[level.id for level in LEVELS]])
def test_a_set_stop_still_gets_a_legal_answer(level: str, game: Game) -> None:
    """With a stop set before the start the answer is still legal."""
    player, stop = player_for(game.id, level, "dice"), Stop()
    stop.set()
    for step in islice(random_steps(game.default, "stop"), 0, 90, 3):
        seat = step.after.to_act()
        if seat is not None:
            turn = turn_of(observe(step.after, seat))
            assert player.choose(turn, NO_LIMIT, stop).action in turn.legal


def test_a_level_that_does_not_know_a_game_says_so() -> None:
    """A comparison player of Réunion refuses other games; Ekart is no partnership game."""
    with pytest.raises(UnknownLevel, match="Nobody of the level strong1 plays bauer"):
        player_for("bauer", "strong1", "dice")
    with pytest.raises(UnknownLevel, match="Nobody of the level network plays bauer"):
        player_for("bauer", "network", "dice")


def test_a_lazy_player_sits_down_to_what_is_played() -> None:
    """A lazy player plays like one made for the game that is played."""
    with pytest.raises(UnknownLevel, match="Unknown level “grandmaster”"):
        LazyPlayer("grandmaster", "dice")
    match = next(met_in_play(PRESETS["rhineland"], "lazy", 1))
    seen = seen_by_mover(match)
    known = player_for("reunion", "club", "dice").choose(seen, NO_LIMIT, Stop())
    assert known == LazyPlayer("club", "dice").choose(seen, NO_LIMIT, Stop())


def test_levels_and_names_are_told_apart() -> None:
    """No two levels share a name, nor do two opponents."""
    assert len(LEVELS) == len({level.id for level in LEVELS})
    assert len(names_for(6)) == len({name.casefold() for name in names_for(6)})


def test_stop_is_seen_through_its_buffer() -> None:
    """A search that polls the bare int sees the stop as soon as it is set."""
    stop = Stop()
    flag = stop.buffer
    assert (0, False) == (flag[0], stop.is_set())
    stop.set()
    assert (1, True) == (flag[0], stop.is_set())


def test_every_level_has_its_opponents() -> None:
    """Two or three names per level; comparison players have none, as no table has them."""
    assert ["beginner", "club", "strong", "expert"] == [level.id for level in LEVELS]
    assert all(2 <= len(level.opponents) <= 3 for level in LEVELS)
    assert not any(level.opponents for level in YARDSTICKS)


def test_five_may_play_at_one_level() -> None:
    """Guests come along where more than three sit, after all those whom a smaller table knows."""
    assert [5, 5, 5, 5] == [len(level.opponents) + len(level.guests) for level in LEVELS]
    assert not any(level.guests for level in YARDSTICKS)
    assert NAMES == names_for(2) == names_for(3) == names_for(4)[:12]
    assert 20 == len(names_for(4))
    assert names_for(4) == names_for(6)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_each_name_of_a_level_brings_its_own_character(
    monkeypatch: pytest.MonkeyPatch, level: Level
) -> None:
    """A guest has one as everybody else has."""
    met: list[Character] = []

    def sit_down(_level: Level, _game: str, seed: str, character: Character) -> Player:
        met.append(character)
        return RandomPlayer(seed, character)

    monkeypatch.setattr(Level, "sit_down", sit_down)
    people = (*level.opponents, *level.guests)
    for who in people:
        player_for("reunion", level.id, "dice", who.name)
    assert [who.character for who in people] == met


def test_a_name_brings_a_character() -> None:
    """Johann is bold among the experts; a stranger has no quirks."""
    match = next(
        match
        for match in met_in_play(PRESETS["rhineland"], "names", 1)
        if len(seen_by_mover(match).legal.cards) == 3  # type: ignore[union-attr]  # someone moves.
    )
    seen, few = seen_by_mover(match), Limit(layouts=8, nodes=50_000)
    told = {
        name: player_for("reunion", "expert", "dice", name).choose(seen, few, Stop())
        for name in ("", "Johann", "Nobody")
    }
    bold = expert_player("dice", BOLD).choose(seen, few, Stop())
    assert bold == told["Johann"]
    assert told[""] == told["Nobody"]


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS], ids=lambda level: level.id)
def test_nobody_on_the_roster_sees_through_cards(level: Level) -> None:
    """Other hidden cards, the same legal decision, for every level and comparison player."""
    few, rng = Limit(layouts=4, nodes=50_000 if COMPILED else 3_000), Random(3)
    for match in list(met_in_play(PRESETS["rhineland"], "blind", 1))[::7]:
        seen = seen_by_mover(match)
        other = seen_by_mover(reshuffled(match, seen.seat, rng))
        decision = player_for("reunion", level.id, "dice").choose(seen, few, Stop())
        assert decision.action in (seen.legal or ())
        assert decision == player_for("reunion", level.id, "dice").choose(other, few, Stop())
