"""The figures by which players are counted: the one list of them.

A field of :class:`Score` is a column of the archive's table of scores, is added up over games, and
can be shown. Whoever wants to count something else adds a field, and the step of the schema that
brings the column.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Self

from reunion_desktop.engine.scoring import Units


@dataclass(frozen=True, slots=True)
class Score:
    """What a game came to for one seat; play-offs enter the units only."""

    points: int = 0
    """Card points."""
    tricks: int = 0
    won: int = 0
    """1 where the game is over and was won, perhaps with others."""
    units: Units = 0
    """Net, fees included."""
    receipts: Units = 0
    """Units that others paid, without what was paid to them."""
    dealer_deals: int = 0
    """Deals as dealer."""
    dealer_points: int = 0
    """Card points in them."""
    forehand_deals: int = 0
    """Deals as forehand."""
    forehand_points: int = 0
    """Card points in them."""
    middlehand_deals: int = 0
    """Deals as middlehand, or wherever else neither the dealer nor forehand sits."""
    middlehand_points: int = 0
    """Card points in them."""
    stangen_received: int = 0
    """Deals in which the player took no trick."""
    stangen_given: int = 0
    """Deals in which another took none, each of the others counted."""
    bowers_won: int = 0
    """Left bowers taken from others with the right one."""
    bowers_lost: int = 0
    """Left bowers lost to another's right one."""

    @property
    def deals(self) -> int:
        """Deals at any place."""
        return self.dealer_deals + self.forehand_deals + self.middlehand_deals


@dataclass(frozen=True, slots=True)
class Totals(Score):
    """What some games came to for one player: the sums of the scores of those that are over."""

    games: int = 0
    """How many were begun."""
    complete: int = 0
    """How many of them were played to their end."""

    def plus(self, other: Self) -> Self:
        """Both together."""
        names = [field.name for field in fields(self)]
        sums = {name: getattr(self, name) + getattr(other, name) for name in names}
        return type(self)(**sums)


SCORE_FIELDS = tuple(field.name for field in fields(Score))
"""The names of all figures, in the order of the columns."""
