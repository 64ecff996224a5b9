"""A record from another chair, or begun again at one of its deals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.record import Record, Step
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.turning import from_deal, turned
from reunion_desktop.games.reunion import REUNION
from tests.playing import games, random_steps, record_of
from tests.strategies import LAW


@given(games(), st.integers(0, 2))
@LAW
def test_turning_changes_chairs_and_nothing_else(steps: list[Step], by: int) -> None:
    """Whoever sat at seat ``by`` sits at seat 0 with the same cards, points and payments."""
    record = record_of(steps, "")
    before = record.match(REUNION)

    after = turned(record, by).match(REUNION)

    settled, turned_round = before.settlement, after.settlement
    assert settled is not None
    assert turned_round is not None
    seats = [(by + seat) % 3 for seat in range(3)]
    assert tuple(settled.totals[seat] for seat in seats) == turned_round.totals
    assert {seats.index(seat) for seat in settled.winners} == set(turned_round.winners)
    assert tuple(record.header.players[seat] for seat in seats) == turned(record, by).header.players
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
    assert turned(record, first + second) == turned(turned(record, first), second)
    assert record == turned(turned(turned(record, 1), 1), 1)


def test_a_deal_again() -> None:
    """The record ends with the cards of that deal, the deals before it played."""
    steps = list(random_steps(Ruleset(), "again"))
    record = record_of(steps, "again")

    again = from_deal(record, 2)

    match = again.match(REUNION)
    assert again.actions == record.actions[: len(again.actions)]
    assert len(match.lines) == 1
    assert match.deal is not None
    assert (2, ()) == (match.deal.number, match.deal.taken)
    with pytest.raises(LookupError, match="no deal 4"):
        from_deal(Record(record.header, record.actions), 4)
