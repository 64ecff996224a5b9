"""Queries to the solver, their budget, and its results."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import Position, TrickTables


@dataclass(frozen=True, slots=True)
class Allowance:
    """The budget of a search: nodes, time and a stop flag; None for no limit.

    Raises:
        ValueError: nothing is allowed, or the stop flag is not one int.
    """

    nodes: int | None = None
    """Cards played in search, checked every 1,024 cards."""
    time_ms: int | None = None
    """Milliseconds of wall-clock time."""
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
"""No limit."""

Hands: TypeAlias = tuple[int, ...]
"""One determinization: each seat's cards as bits by card index; for networks, then the discards."""


@dataclass(frozen=True, slots=True)
class Query:
    """A question about a position in several determinizations."""

    tables: TrickTables
    """The rules of play."""
    position: Position
    """The position; of its hands only the mover's is used, where every card is asked for."""
    layouts: Sequence[Hands]
    """The hands of each determinization."""
    seat: Seat
    """The seat whose side plays against all the others; it need not be the one to move."""
    need: int | None = None
    """Ask only whether this much is gained, 1 or 0; None for the exact values."""
    allowance: Allowance = UNLIMITED
    """The budget for all determinizations together."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The values of the legal cards of one position."""

    values: Mapping[int, int]
    """By :attr:`Card.index`; empty where the budget ran out."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """True when the search ended within its budget."""


@dataclass(frozen=True, slots=True)
class Whole:
    """The value of a position under best play."""

    value: int | None
    """Points and extras from here on; None when the budget ran out."""
    nodes: int
    """Cards played in search."""


@dataclass(frozen=True, slots=True)
class WholeLayouts:
    """The values of a position in several determinizations."""

    values: tuple[int, ...]
    """For each finished determinization, in order."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """True when all determinizations were finished."""


@dataclass(frozen=True, slots=True)
class SolvedLayouts:
    """The values of the mover's cards in several determinizations."""

    cards: tuple[int, ...]
    """The legal cards of the mover, by :attr:`Card.index`."""
    rows: tuple[tuple[int, ...], ...]
    """For each finished determinization, in order, the values of these cards."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """True when all determinizations were finished."""


@dataclass(frozen=True, slots=True)
class Gains:
    """The max^n values of the legal cards of one position: three seats, each alone."""

    values: Mapping[int, tuple[int, int, int]]
    """By :attr:`Card.index`; cards that were not reached in time are missing."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """True when the search ended within its budget."""


@dataclass(frozen=True, slots=True)
class UtilityTable:
    """The utility of the final points of a deal for three seats."""

    total: int
    """Points of the deal, all seats together, 1,000 at most."""
    numbers: array[int]
    """Utility of seats 0, 1, 2 by the points of seat 0 and of seat 1: signed numbers of four bytes
    (``array("i")``), none beyond 16,000.
    """

    @classmethod
    def of(cls, total: int, worth: Callable[[int, int, int], Sequence[int]]) -> UtilityTable:
        """Tabulate a utility function of the three seats' points."""
        numbers = array("i", bytes(12 * (total + 1) ** 2))
        for a in range(total + 1):
            for b in range(total + 1 - a):
                at = 3 * (a * (total + 1) + b)
                numbers[at : at + 3] = array("i", worth(a, b, total - a - b))
        return cls(total, numbers)

    def __call__(self, points: tuple[int, ...]) -> tuple[int, ...]:
        """The utility of some final points."""
        at = 3 * (points[0] * (self.total + 1) + points[1])
        return tuple(self.numbers[at : at + 3])
