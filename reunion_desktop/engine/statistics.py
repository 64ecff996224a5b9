"""Per-seat statistics of a game, and their totals over games and sessions.

The score sheet holds the result of a game; here stands what is added up for a player: the account,
and the figures that only this game has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.scoring import ScoreLine, Settlement, Units, net
from reunion_desktop.engine.seats import Seat, Sides


@dataclass(frozen=True, slots=True)
class Statistic:
    """A count of something that happened to a seat in a game; added up over games."""

    seat: Seat
    name: str
    """The name of the figure, in snake_case: the key of its words."""
    value: int
    """A count, or a sum of points."""


def units_paid(
    players: int, lines: Sequence[ScoreLine], settlement: Settlement | None
) -> tuple[Units, ...]:
    """The account of a game in which units change hands: what was won less what was lost."""
    payments = [payment for line in lines for payment in line.payments]
    return net([*payments, *(settlement.payments if settlement else ())], players)


def ahead(sides: Sides, chalk: Sequence[Units], *, fewest: bool = False) -> tuple[Units, ...]:
    """The account of a game that is chalked up: the lead of each seat's side.

    Args:
        sides: who plays with whom, two sides.
        chalk: what was chalked up for each seat, the same for partners; empty for nothing yet.
        fewest: whether the side with less of it is ahead.
    """
    of_side = dict(zip(sides.of, chalk or (0,) * len(sides.of), strict=True))
    lead = {side: 2 * own - sum(of_side.values()) for side, own in of_side.items()}
    return tuple(-lead[side] if fewest else lead[side] for side in sides.of)


def decisions_by_deal(actions: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """The actions of each deal of a game, without the dealing itself."""
    starts = [place for place, action in enumerate(actions) if isinstance(action, DealCards)]
    ends = [*starts[1:], len(actions)]
    return tuple(tuple(actions[start + 1 : end]) for start, end in zip(starts, ends, strict=True))
