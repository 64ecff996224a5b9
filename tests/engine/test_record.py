"""A match as a list of decisions."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.game import IllegalAction
from reunion_desktop.engine.record import Record
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import random_steps, record_of, some_games


def test_a_record_grows_and_is_rewound() -> None:
    """A record of the first k decisions stands where the match stood after k decisions."""
    for steps in some_games():
        record, grown = record_of(list(steps), ""), Record(record_of(list(steps), "").header)
        states = [steps[0].before, *(step.after for step in steps)]
        for count, action in enumerate(record.actions):
            assert grown == record.rewound(count)
            if not count % 31:
                assert states[count] == grown.match()
            grown = grown.plus(action)
        assert record == grown
        assert record.start() == states[0]


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


def test_turning_changes_chairs_and_nothing_else() -> None:
    """Rotating by a seat keeps cards, points and payments, with another seat first.

    Two turns are one turn by both; a whole round is none.
    """
    for number, steps in enumerate(some_games()):
        record, by = record_of(list(steps), ""), 1 + number % 2
        before, after = record.match(), record.turned(by).match()
        seats = [(by + seat) % 3 for seat in range(3)]
        names = record.turned(by).header.players
        assert tuple(record.header.players[seat] for seat in seats) == names
        for old, new in zip(before.lines, after.lines, strict=True):
            assert tuple(old.points[seat] for seat in seats) == new.points
            assert tuple(old.sheet[seat] for seat in seats) == new.sheet
            paid = {
                (seats.index(p.payer), seats.index(p.payee), p.units, p.why) for p in old.payments
            }
            assert paid == {(p.payer, p.payee, p.units, p.why) for p in new.payments}
        assert record.turned(2) == record.turned(1).turned(1)
        assert record == record.turned(1).turned(2)


def test_a_deal_again() -> None:
    """The record ends with the cards of that deal, the deals before it played."""
    record = record_of(list(random_steps(ReunionRules(), "again")), "again")

    again = record.from_deal(2)

    match = again.match()
    assert again.actions == record.actions[: len(again.actions)]
    assert len(match.lines) == 1
    assert match.deal is not None
    assert (2, ()) == (match.deal.number, match.deal.taken)
    with pytest.raises(LookupError, match="no deal 4"):
        record.from_deal(4)
