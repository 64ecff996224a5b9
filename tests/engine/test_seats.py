"""Seats, the order of play, and the places relative to the dealer."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.seats import Seating, Sides


@pytest.mark.parametrize("players", [3, 4, 6])
def test_order_of_play(players: int) -> None:
    """Play goes from seat to the next higher one and from the last to 0."""
    seating = Seating(players)
    assert [*range(1, players), 0] == [seating.after(seat) for seat in range(players)]
    for seat in range(players):
        assert seat == seating.before(seating.after(seat))


@pytest.mark.parametrize("dealer", range(3))
def test_places(dealer: int) -> None:
    """Forehand is the next after the dealer, then middlehand; the dealer is served last."""
    seating = Seating(3)
    forehand = seating.forehand(dealer)
    assert seating.after(dealer) == forehand
    assert [1, 2, 0] == [seating.place(seat, dealer) for seat in seating.round(forehand)]
    assert dealer == seating.round(forehand)[-1]


def test_sides() -> None:
    """A seat that plays alone is its own side; partners sit opposite each other."""
    assert (0, 1, 2) == Sides.alone(3).of
    assert (0, 1, 0, 1) == Sides.partners(4).of
    assert (0, 1, 0, 1, 0, 1) == Sides.partners(6).of
