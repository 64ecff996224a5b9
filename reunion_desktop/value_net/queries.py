"""Queries for beliefs and playouts, and their results."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from math import e, log2

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import TrickTables
from reunion_desktop.value_net.weights import POINTS

UNITS = 400
"""One unit of the game in the integers of a payoff table."""

HALF_CURVE, CURVE_STEP = 64, 100
"""Entries of a utility curve below and above zero, and the step between two, in 400ths of a unit.
"""

_SHARE = 1 << 16
"""The fixed-point value of a share of 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeliefQuery:
    """Parameters of the likelihood of determinizations, given the others' choices."""

    seat: Seat
    """The seat whose belief it is; its own choices do not count."""
    play_exponent: float = 0.5
    """Exponent of the likelihood of cards played, from 0 to 1."""
    discard_exponent: float = 0.7
    """Exponent of the likelihood of the discard."""
    temperature: float = 2.0
    """Softmax temperature: points by which a choice must be better for its odds to grow e times.
    """
    kept: int = 0
    """Cards that may never be discarded, as bits."""
    limited: int = 0
    """Cards of which only ``most_limited`` may be discarded."""
    most_limited: int = 1

    @property
    def shares(self) -> tuple[int, ...]:
        """Both exponents, and doublings of the odds for a worth of 1, in 65,536ths."""
        shares = self.play_exponent, self.discard_exponent, POINTS / self.temperature * log2(e)
        return tuple([round(share * _SHARE) for share in shares])


@dataclass(frozen=True, slots=True)
class UnitsTable:
    """The payoff of final points for each seat, without fees, in 400ths of a unit."""

    numbers: array[int]
    """By the points of seat 0 and of seat 1, each in steps: three numbers, one for each seat."""
    side: int
    """Entries along each axis."""
    step: int
    """Points from one entry to the next; between them the payoff is linear."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Playouts:
    """Parameters of any playouts."""

    seat: Seat
    """The seat that decides."""
    choices: tuple[int, ...]
    """Sets of cards as bits: one card each, or a discard; 16 at most."""
    solve: int = 4
    """Tricks at the end that are searched with open cards; where two sides play only if no side has
    a goal.
    """
    first: int = 60
    """Determinizations before the first pruning."""
    then: int = 40
    """Determinizations from one pruning to the next."""
    critical_z: float | None = 2.5
    """Standard errors by which a choice must be behind to be pruned; None never to prune."""

    @property
    def squared_z(self) -> int:
        """The square of ``critical_z``, in hundredths; 0 never to prune."""
        return 0 if self.critical_z is None else round(100 * self.critical_z * self.critical_z)


@dataclass(frozen=True, slots=True, kw_only=True)
class Playouts(_Playouts):
    """Parameters of playouts, and the payoff for the asking seat."""

    laid_away: int = 0
    """Number of cards in a discard; 0 where a choice plays a card."""
    solve_points: int = 0
    """As ``solve``, where only points are left to be won, which is faster to search."""
    open_tables: TrickTables
    """The rules for that search, with fees in the unit that it plays for."""
    by_units: bool = False
    """True where that search maximizes units instead of points."""
    standing: tuple[int, ...]
    """The standing of each seat: ties are broken against the leader."""
    units: UnitsTable
    fee: int
    """The worth of a fee to the asking seat, in 400ths of a unit."""
    utility: array[int] | None = None
    """Utility curve over the payoff: 129 numbers from -6400 on in steps of 100; None for a linear
    utility.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class SidePlayouts(_Playouts):
    """Parameters of playouts where two sides play, and the payoff for the asking seat."""

    worth: array[int]
    """The payoff to side 0 of each final count."""
    march: array[int] | None = None
    """The payoff to side 0 where side 0, or side 1, takes every trick; None where that is worth no
    more than what it counts.
    """
    goals: tuple[int, int] = (0, 0)
    """The numbers of which the first to be reached decides; 0 where everything is counted."""
    point_worth: int = 0
    """A further payoff for each point of the asking seat's own side."""


@dataclass(frozen=True, slots=True)
class ChoiceOutcome:
    """The result of one choice in one determinization, for the asking seat."""

    worth: int
    """The utility, in 400ths of a unit; where two sides play, the payoff in the unit of the query.
    """
    points: int
    """Card points of the deal, the discards included; or the count of the asking seat's side."""
    fees: int = 0
    """Fees received less fees paid."""


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """The results of every choice."""

    rows: tuple[tuple[ChoiceOutcome | None, ...], ...]
    """By determinization, in the order given; None for a choice that was pruned before."""
    nodes: int
    """Cards played."""
