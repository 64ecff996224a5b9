"""A match as a list of decisions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.game import IllegalAction
from reunion_desktop.engine.observe import event_for, observe
from reunion_desktop.engine.record import Record, Step, seen_step
from reunion_desktop.games.reunion.rules import ReunionRules
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
        assert states[count] == record.rewound(count).match()


@given(games())
@LAW
def test_replay(steps: list[Step]) -> None:
    """A record played again takes the same steps, events included."""
    assert steps == list(record_of(steps, "").replay())


def test_plus() -> None:
    """A record grows by one decision and leaves the shorter one as it was."""
    steps = list(random_steps(ReunionRules(), "plus"))
    record = record_of(steps, "plus")
    grown = Record(record.header)
    for step in steps:
        shorter = grown
        grown = grown.plus(step.action)
        assert shorter == grown.rewound(len(shorter.actions))
    assert record == grown


def test_start() -> None:
    """Before the first decision the first dealer of the header is to deal."""
    record = record_of(list(random_steps(ReunionRules(), "start", first_dealer=1)), "start")
    assert 1 == record.start().next_dealer
    assert record.start() == record.rewound(0).match()


def test_a_record_against_the_rules() -> None:
    """A decision against the rules is met when its step is reached, not before."""
    record = record_of(list(random_steps(ReunionRules(), "against")), "against").rewound(5)
    played = record.actions[2]
    assert isinstance(played, PlayCard)
    spoilt = record.plus(played)
    replay = spoilt.replay()
    for _ in range(5):
        next(replay)
    with pytest.raises(IllegalAction):
        next(replay)
    with pytest.raises(IllegalAction):
        spoilt.match()


@given(games(), st.integers(0, 2))
@LAW
def test_seen_step(steps: list[Step], seat: int) -> None:
    """A step as seen is the look before, the events with faces covered, and the look after."""
    for step in steps[:30]:
        shown = seen_step(step, seat)
        assert observe(step.before, seat) == shown.before
        assert observe(step.after, seat) == shown.after
        assert [event_for(event, seat) for event in step.events] == list(shown.events)


@given(games(), st.integers(0, 2))
@LAW
def test_turning_changes_chairs_and_nothing_else(steps: list[Step], by: int) -> None:
    """Rotating by a seat keeps cards, points and payments, with another seat first."""
    record = record_of(steps, "")
    before = record.match()

    after = record.turned(by).match()

    settled, turned_round = before.settlement, after.settlement
    assert settled is not None
    assert turned_round is not None
    seats = [(by + seat) % 3 for seat in range(3)]
    assert tuple(settled.totals[seat] for seat in seats) == turned_round.totals
    assert {seats.index(seat) for seat in settled.winners} == set(turned_round.winners)
    assert tuple(record.header.players[seat] for seat in seats) == record.turned(by).header.players
    for old, new in zip(before.lines, after.lines, strict=True):
        assert tuple(old.points[seat] for seat in seats) == new.points
        assert tuple(old.sheet[seat] for seat in seats) == new.sheet
        paid = {(seats.index(p.payer), seats.index(p.payee), p.units, p.why) for p in old.payments}
        assert paid == {(p.payer, p.payee, p.units, p.why) for p in new.payments}


@given(games(), st.integers(0, 2), st.integers(0, 2))
@LAW
def test_turns_add_up(steps: list[Step], first: int, second: int) -> None:
    """Two turns are one turn by both; a whole round is none."""
    record = record_of(steps, "")
    assert record.turned(first + second) == record.turned(first).turned(second)
    assert record == record.turned(1).turned(1).turned(1)


def test_a_deal_again() -> None:
    """The record ends with the cards of that deal, the deals before it played."""
    steps = list(random_steps(ReunionRules(), "again"))
    record = record_of(steps, "again")

    again = record.from_deal(2)

    match = again.match()
    assert again.actions == record.actions[: len(again.actions)]
    assert len(match.lines) == 1
    assert match.deal is not None
    assert (2, ()) == (match.deal.number, match.deal.taken)
    with pytest.raises(LookupError, match="no deal 4"):
        record.from_deal(4)
