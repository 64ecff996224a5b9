"""Seats, the order of play, and the places relative to the dealer."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.seats import Seating, Sides


@pytest.mark.parametrize("players", [3, 4, 6])
def test_order_of_play(players: int) -> None:
    """Play goes to the next higher seat and from the last to 0; the dealer is served last."""
    seating = Seating(players)
    assert [*range(1, players), 0] == [seating.after(seat) for seat in range(players)]
    for dealer in range(players):
        assert dealer == seating.before(seating.after(dealer))
        round_of = seating.round(seating.forehand(dealer))
        assert (seating.after(dealer), dealer) == (round_of[0], round_of[-1])
        assert [*range(1, players), 0] == [seating.place(seat, dealer) for seat in round_of]
    assert tuple(range(players)) == Sides.alone(players).of
    assert tuple(seat % 2 for seat in range(players)) == Sides.partners(players).of
