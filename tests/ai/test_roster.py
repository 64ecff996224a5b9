"""Who can sit down."""

from __future__ import annotations

import sys
from random import Random

import pytest

from reunion_desktop.ai.judged.expert import expert_player
from reunion_desktop.ai.player import Limit, Stop
from reunion_desktop.ai.roster import (
    BOLD,
    LEVELS,
    NAMES,
    YARDSTICKS,
    Level,
    UnknownLevel,
    player_for,
)
from reunion_desktop.games.reunion import PRESETS
from reunion_desktop.solver.solve import COMPILED
from tests.ai.positions import met_in_play, reshuffled, seen_by_mover


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS], ids=lambda level: level.id)
def test_a_mind_bears_its_level(level: Level) -> None:
    """A player is called by the level he was asked for, and comes from where the roster says."""
    assert level.id == player_for(level.id, "dice").name
    assert level.module in sys.modules


def test_unknown_level() -> None:
    """A level that nobody plays at is refused with the list of those that there are."""
    with pytest.raises(UnknownLevel) as refused:
        player_for("grandmaster", "dice")
    told = str(refused.value)
    assert told.startswith("There is no level 'grandmaster'; expected one of ")
    assert all(level.id in told for level in LEVELS)


def test_levels_and_names_are_told_apart() -> None:
    """No two levels share a name, nor do two opponents."""
    assert len(LEVELS) == len({level.id for level in LEVELS})
    assert len(NAMES) == len(set(NAMES))


def test_stop_is_seen_through_its_buffer() -> None:
    """A search that polls the bare int sees the stop as soon as it is set."""
    stop = Stop()
    flag = stop.buffer
    assert (0, False) == (flag[0], stop.is_set())
    stop.set()
    assert (1, True) == (flag[0], stop.is_set())


def test_every_level_has_its_opponents() -> None:
    """Two or three names a level; yardsticks have none, for nobody meets them at the table."""
    assert ["beginner", "club", "strong", "expert"] == [level.id for level in LEVELS]
    assert all(2 <= len(level.opponents) <= 3 for level in LEVELS)
    assert not any(level.opponents for level in YARDSTICKS)


def test_a_name_brings_a_character() -> None:
    """Johann is bold among the experts; a stranger has no quirks."""
    match = next(
        match
        for match in met_in_play(PRESETS["rhineland"], "names", 1)
        if len(seen_by_mover(match).legal.cards) == 3  # type: ignore[union-attr]  # someone moves.
    )
    seen, few = seen_by_mover(match), Limit(worlds=8, nodes=50_000)
    told = {
        name: player_for("expert", "dice", name).choose(seen, few, Stop())
        for name in ("", "Johann", "Nobody")
    }
    bold = expert_player("dice", BOLD).choose(seen, few, Stop())
    assert bold == told["Johann"]
    assert told[""] == told["Nobody"]


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS], ids=lambda level: level.id)
def test_nobody_on_the_roster_sees_through_cards(level: Level) -> None:
    """Other hidden cards, the same legal decision, at every level and by every yardstick."""
    few, dice = Limit(worlds=4, nodes=50_000 if COMPILED else 3_000), Random(3)
    for match in list(met_in_play(PRESETS["rhineland"], "blind", 1))[::7]:
        seen = seen_by_mover(match)
        other = seen_by_mover(reshuffled(match, seen.seat, dice))
        decision = player_for(level.id, "dice").choose(seen, few, Stop())
        assert decision.action in (seen.legal or ())
        assert decision == player_for(level.id, "dice").choose(other, few, Stop())
