"""Values: what an answer of the solver may cost, and what it holds."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

MOST_TOTAL = 1000
"""Points of a deal that a search can reckon with."""

MOST_WORTH = 16_000
"""What they may be worth at most, and below zero at least."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """What an answer may cost; None for as much as it takes.

    Raises:
        ValueError: nothing is allowed, or the flag is none.
    """

    nodes: int | None = None
    """Cards played in search, looked at every 1,024 cards."""
    time_ms: int | None = None
    """Milliseconds by the clock."""
    stop: memoryview | None = None
    """One int that another thread sets to end the search."""

    def __post_init__(self) -> None:
        for limit in (self.nodes, self.time_ms):
            if limit is not None and limit <= 0:
                message = f"An allowance of {limit} leaves nothing to search with."
                raise ValueError(message)
        flag = self.stop
        if flag is not None and (
            flag.format != "i" or flag.ndim != 1 or not flag.c_contiguous or not len(flag)
        ):
            raise ValueError("The stop flag is not one int in a buffer.")


UNLIMITED = Allowance()
"""As much as it takes."""

Hands: TypeAlias = tuple[int, ...]
"""One world: each seat's cards as bits, by :attr:`Card.index`."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What the cards of one position are worth."""

    values: Mapping[int, int]
    """By :attr:`Card.index`; cards that were not reached in time are missing."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """Whether the search came to its end."""


@dataclass(frozen=True, slots=True)
class Whole:
    """What a position is worth, its best cards played."""

    value: int | None
    """Points and extras from here on; None when the allowance ran out."""
    nodes: int
    """Cards played in search."""


@dataclass(frozen=True, slots=True)
class SolvedWorlds:
    """What the mover's cards are worth in several worlds."""

    cards: tuple[int, ...]
    """The cards asked about, by :attr:`Card.index`."""
    rows: tuple[tuple[int, ...], ...]
    """For each world that was finished, in order, the values of these cards."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """Whether all worlds were finished."""


@dataclass(frozen=True, slots=True)
class Gains:
    """What each seat gains with the cards of one position, each for himself."""

    values: Mapping[int, tuple[int, int, int]]
    """By :attr:`Card.index`; cards that were not reached in time are missing."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """Whether the search came to its end."""


@dataclass(frozen=True, slots=True)
class UtilityTable:
    """What the final points of a deal for three are worth to each seat."""

    total: int
    """Points of the deal, all seats together, 1,000 at most."""
    numbers: array[int]
    """Worth to seats 0, 1, 2 by the points of seat 0 and of seat 1: signed numbers of four bytes
    (``array("i")``), none beyond 16,000."""

    @classmethod
    def of(cls, total: int, worth: Callable[[int, int, int], Sequence[int]]) -> UtilityTable:
        """The table of a function of the three seats' points.

        Raises:
            ValueError: there are too many points, or what they are worth is not three numbers that
                can be kept.
        """
        if not 0 <= total <= MOST_TOTAL:
            raise ValueError(
                f"A deal of {total} points has no table; expected 0 to {MOST_TOTAL:,}."
            )
        numbers = array("i", bytes(12 * (total + 1) ** 2))
        for a in range(total + 1):
            for b in range(total + 1 - a):
                at = 3 * (a * (total + 1) + b)
                try:
                    numbers[at], numbers[at + 1], numbers[at + 2] = worth(a, b, total - a - b)
                except (OverflowError, ValueError) as wrong:
                    message = "What points are worth is not three numbers that can be kept."
                    raise ValueError(message) from wrong
        return cls(total, numbers)

    @property
    def whole(self) -> bool:
        """Whether there are as many numbers as the total wants, of the right kind."""
        return (
            0 <= self.total <= MOST_TOTAL
            and self.numbers.typecode in "il"
            and self.numbers.itemsize == 4
            and len(self.numbers) == 3 * (self.total + 1) ** 2
        )

    def __call__(self, points: tuple[int, ...]) -> tuple[int, ...]:
        """The worth of some final points."""
        at = 3 * (points[0] * (self.total + 1) + points[1])
        return tuple(self.numbers[at : at + 3])
