"""Values: chairs, the order of play, and the places relative to the dealer.

A seat is a chair and stays with a person; forehand is a place and moves with the deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Seat: TypeAlias = int
"""A chair, numbered from 0 in order of play, whichever way round the table that runs."""


@dataclass(frozen=True, slots=True)
class Seating:
    """How many chairs there are, and who plays after whom."""

    players: int
    """Number of chairs."""

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
        """Who leads to the first trick: the next player after the dealer."""
        return self.after(dealer)

    def place(self, seat: Seat, dealer: Seat) -> int:
        """How far after the dealer a seat sits: 0 the dealer, 1 forehand, 2 middlehand."""
        return (seat - dealer) % self.players


@dataclass(frozen=True, slots=True)
class Sides:
    """Who plays with whom: a side's number for each seat."""

    of: tuple[int, ...]
    """The side of each seat; in a game of each for himself, every seat is its own side."""

    @classmethod
    def alone(cls, players: int) -> Sides:
        """Each for himself."""
        return cls(tuple(range(players)))

    @classmethod
    def partners(cls, players: int) -> Sides:
        """Two sides, seated alternately."""
        return cls(tuple(seat % 2 for seat in range(players)))
