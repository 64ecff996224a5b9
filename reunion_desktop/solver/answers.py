"""Values: what an answer of the solver may cost, and what it holds."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Allowance:
    """What an answer may cost; None for as much as it takes."""

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
    """Points of the deal, all seats together."""
    numbers: array[int]
    """Worth to seats 0, 1, 2 by the points of seat 0 and of seat 1: signed numbers of four bytes
    (``array("i")``), none beyond 16,000."""

    @classmethod
    def of(cls, total: int, worth: Callable[[int, int, int], Sequence[int]]) -> UtilityTable:
        """The table of a function of the three seats' points."""
        numbers = array("i", bytes(12 * (total + 1) ** 2))
        for a in range(total + 1):
            for b in range(total + 1 - a):
                at = 3 * (a * (total + 1) + b)
                numbers[at : at + 3] = array("i", worth(a, b, total - a - b))
        return cls(total, numbers)

    def __call__(self, points: tuple[int, ...]) -> tuple[int, ...]:
        """The worth of some final points."""
        at = 3 * (points[0] * (self.total + 1) + points[1])
        return tuple(self.numbers[at : at + 3])
