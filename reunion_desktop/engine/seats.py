"""Values: seats, the order of play, and the places relative to the dealer.

A seat stays with a player; forehand is a place and moves with the deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Seat: TypeAlias = int
"""A seat, numbered from 0 in order of play, whatever the direction of play."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The number of seats and their order of play."""

    players: int
    """Number of seats."""

    def after(self, seat: Seat) -> Seat:
        """The next seat in order of play."""
        return (seat + 1) % self.players

    def before(self, seat: Seat) -> Seat:
        """The previous seat in order of play."""
        return (seat - 1) % self.players

    def round(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in order of play, beginning with one of them."""
        return (*range(first, self.players), *range(first))

    def forehand(self, dealer: Seat) -> Seat:
        """The seat that leads to the first trick: the next player after the dealer."""
        return self.after(dealer)

    def place(self, seat: Seat, dealer: Seat) -> int:
        """How far after the dealer a seat sits: 0 the dealer, 1 forehand, 2 middlehand."""
        return (seat - dealer) % self.players


@dataclass(frozen=True, slots=True)
class Sides:
    """The partnerships: a side's number for each seat."""

    of: tuple[int, ...]
    """The side of each seat; where each plays alone, every seat is its own side."""

    @classmethod
    def alone(cls, players: int) -> Sides:
        """Every seat plays alone."""
        return cls(tuple(range(players)))

    @classmethod
    def partners(cls, players: int) -> Sides:
        """Two sides, seated alternately."""
        return cls(tuple(seat % 2 for seat in range(players)))
