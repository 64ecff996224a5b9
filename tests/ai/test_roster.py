"""Who can sit down."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.player import Stop
from reunion_desktop.ai.roster import LEVELS, NAMES, Level, UnknownLevel, player_for


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_a_mind_bears_its_level(level: Level) -> None:
    """A player is called by the level he was asked for."""
    assert level.id == player_for(level.id, "dice").name


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
