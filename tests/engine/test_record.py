"""A match as a list of decisions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.game import IllegalAction
from reunion_desktop.engine.observe import observe, seen
from reunion_desktop.engine.record import Record, Step, seen_step
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.games.reunion import REUNION
from tests.playing import games, random_steps, record_of
from tests.strategies import LAW


@given(games(), st.data())
@LAW
def test_rewound(steps: list[Step], data: st.DataObject) -> None:
    """A record of the first k decisions stands where the match stood after k decisions."""
    record = record_of(steps, "")
    states = [steps[0].before, *(step.after for step in steps)]
    for _ in range(4):
        count = data.draw(st.integers(0, len(steps)))
        assert states[count] == record.rewound(count).match(REUNION)


@given(games())
@LAW
def test_replay(steps: list[Step]) -> None:
    """A record played again takes the same steps, events included."""
    assert steps == list(record_of(steps, "").replay(REUNION))


def test_plus() -> None:
    """A record grows by one decision and leaves the shorter one as it was."""
    steps = list(random_steps(Ruleset(), "plus"))
    record = record_of(steps, "plus")
    grown = Record(record.header)
    for step in steps:
        shorter = grown
        grown = grown.plus(step.action)
        assert shorter == grown.rewound(len(shorter.actions))
    assert record == grown


def test_start() -> None:
    """Before the first decision the first dealer of the header is to deal."""
    record = record_of(list(random_steps(Ruleset(), "start", first_dealer=1)), "start")
    assert 1 == record.start().next_dealer
    assert record.start() == record.rewound(0).match(REUNION)


def test_a_record_against_the_rules() -> None:
    """A decision against the rules is met when its step is reached, not before."""
    record = record_of(list(random_steps(Ruleset(), "against")), "against").rewound(5)
    played = record.actions[2]
    assert isinstance(played, PlayCard)
    spoilt = record.plus(played)
    replay = spoilt.replay(REUNION)
    for _ in range(5):
        next(replay)
    with pytest.raises(IllegalAction):
        next(replay)
    with pytest.raises(IllegalAction):
        spoilt.match(REUNION)


@given(games(), st.integers(0, 2))
@LAW
def test_seen_step(steps: list[Step], seat: int) -> None:
    """A step as seen is the look before, the events with faces covered, and the look after."""
    for step in steps[:30]:
        shown = seen_step(step, seat)
        assert observe(step.before, seat) == shown.before
        assert observe(step.after, seat) == shown.after
        assert [seen(event, seat) for event in step.events] == list(shown.events)
