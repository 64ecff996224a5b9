"""Values: what the end of a deal is worth, to two sides or to each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from reunion_desktop.engine.scoring import Counted


@dataclass(frozen=True, slots=True)
class Payoff:
    """The payoff of a deal between two sides, zero-sum."""

    counted: Counted
    worth: tuple[float, ...]
    """The worth to side 0 of each final count, from nothing to everything; non-decreasing. In
    units of the game's account.
    """
    march: tuple[float, float] | None = None
    """The worth to side 0 where side 0, or side 1, takes every trick; None where that is worth no
    more than what it counts.
    """
    first: tuple[int, int] | None = None
    """The numbers, by side, of which the first to be reached decides: then the worth is the last
    of :attr:`worth` for side 0's number and the first for side 1's. None where everything is
    counted at the end.
    """
    unplayed: float = 0.0
    """The worth to side 0 where nothing is played, and cards are dealt again."""

    @property
    def whole(self) -> int:
        """The total that both sides count together."""
        return len(self.worth) - 1

    def outcome(self, side: int, counted: int) -> float:
        """The worth to a side of its final count, without the bonus for all tricks."""
        return self.worth[counted] if side == 0 else -self.worth[self.whole - counted]

    def decided(self, counts: tuple[int, int]) -> int | None:
        """The side that has reached its number; None while neither has, or none is set."""
        if self.first is None:
            return None
        return next((side for side in (0, 1) if counts[side] >= self.first[side]), None)


class Stakes(Protocol):
    """The stakes of a deal where each plays alone; the worths need not sum to 0."""

    def worths(self, points: tuple[int, ...], tricks: tuple[int, ...]) -> tuple[float, ...]:
        """The worth of a final result to each seat, in units of the game's account."""
