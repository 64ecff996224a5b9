"""Values: what a judge is asked besides the worth of a card, and what it answers."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from math import e, log2
from typing import TypeAlias

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import TrickTables
from reunion_desktop.value_net.weights import POINTS

UNITS = 400
"""What one unit of the game is in the whole numbers of a table of units."""

LIKED, LIKED_STEP = 64, 100
"""Entries of a liking below and above zero, and what lies between two, in 400ths of a unit."""

_SHARE = 1 << 16
"""What shares are told in parts of."""

World: TypeAlias = tuple[int, ...]
"""Each seat's cards as bits, by :attr:`Card.index`, then what was laid away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeliefQuery:
    """How far it is believed that the others would have judged as the judge does."""

    seat: Seat
    """Who wonders."""
    faith: float = 0.5
    """How far cards are believed, from 0 to 1."""
    trust: float = 0.7
    """How far the discard is."""
    warmth: float = 2.0
    """By how many points a choice must be better for its odds to grow e times."""
    kept: int = 0
    """Cards that no dealer may lay away, as bits."""
    limited: int = 0
    """Cards of which he may lay away only so many."""
    most_limited: int = 1

    @property
    def shares(self) -> tuple[int, int, int]:
        """Faith, trust, and doublings of the odds for a worth of 1, in 65,536ths."""
        doublings = POINTS / self.warmth * log2(e)
        return round(self.faith * _SHARE), round(self.trust * _SHARE), round(doublings * _SHARE)


@dataclass(frozen=True, slots=True)
class UnitsTable:
    """What the end of a deal is worth to each seat, fees apart, in 400ths of a unit."""

    numbers: array[int]
    """By the points of seat 0 and of seat 1, each in steps, three numbers: one a seat."""
    side: int
    """Entries a seat."""
    step: int
    """Points from one entry to the next; between them the worth follows a straight line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playouts:
    """How choices are played to the end, and how the end is settled for who asks."""

    seat: Seat
    """Who is to decide."""
    choices: tuple[int, ...]
    """Sets of cards as bits: one card each, or what may be laid away; 16 at most."""
    laid_away: int = 0
    """How many cards a choice lays away; 0 where it plays one."""
    solve: int = 4
    """Tricks at the end that are played with open cards, each seat for itself."""
    solve_points: int = 0
    """The same where nothing but points is left to be won: then it takes less time."""
    open_tables: TrickTables
    """The rules for these, fees in the measure that they are played for."""
    by_units: bool = False
    """Whether they are played for units instead of points."""
    standing: tuple[int, ...]
    """How each seat stands: among equals the leader is brought down."""
    units: UnitsTable
    fee: int
    """What a fee is worth to who asks, in 400ths of a unit."""
    liking: array[int] | None = None
    """How an end is liked, by what it is worth: 129 numbers from -6400 on in steps of 100; None for
    as it is."""
    first: int = 60
    """Worlds before the first look at who has fallen behind."""
    then: int = 40
    """Worlds from one look to the next."""
    surety: float | None = 2.5
    """Standard errors by which a choice must be behind to be given up; None to play all in all."""

    @property
    def squared_surety(self) -> int:
        """The square of these, in hundredths; 0 to play all in all."""
        return 0 if self.surety is None else round(100 * self.surety * self.surety)


@dataclass(frozen=True, slots=True, kw_only=True)
class SidePlayouts:
    """How cards are played to the end where two sides play, and how that is settled."""

    seat: Seat
    """Who is to decide."""
    choices: tuple[int, ...]
    """One card each, as bits; 16 at most."""
    solve: int = 5
    """Tricks at the end that are searched with open cards, where all is counted at the end."""
    worth: array[int]
    """What it is worth to side 0 to have counted so much at the end."""
    march: array[int] | None = None
    """What it is worth to side 0 that side 0, or side 1, took every trick; None where that is worth
    no more than what it counts."""
    goals: tuple[int, int] = (0, 0)
    """The numbers of which the first to be reached decides; 0 where all is counted."""
    liking: int = 0
    """What all that one's own side counts is worth besides, each."""
    first: int = 60
    """Worlds before the first look at who has fallen behind."""
    then: int = 40
    """Worlds from one look to the next."""
    surety: float | None = 2.5
    """Standard errors by which a choice must be behind to be given up; None to play all in all."""

    @property
    def squared_surety(self) -> int:
        """The square of these, in hundredths; 0 to play all in all."""
        return 0 if self.surety is None else round(100 * self.surety * self.surety)


@dataclass(frozen=True, slots=True)
class ChoiceOutcome:
    """How one choice ends in one world, for who asks."""

    worth: int
    """As it is liked, in 400ths of a unit; where two sides play, in the measure that was asked."""
    points: int
    """Card points of the deal, what was laid away included; or all that one's own side counts."""
    fees: int = 0
    """Fees received less fees paid."""


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """How every choice ended."""

    rows: tuple[tuple[ChoiceOutcome | None, ...], ...]
    """By world, in the order in which they were given; None for a choice that had been given up."""
    nodes: int
    """Cards played."""
