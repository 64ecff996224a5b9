"""Reference implementation of Viersche: a deal in progress, and its score line.

Based on `viersche_scores`; like it, never imports the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from plain_relatives import Line
from viersche_rules import SEATS
from viersche_scores import Outcome, side_points


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal in progress."""

    number: int
    """From 1 in its game."""
    dealer: int
    """Seat of the dealer; the player to the right, next in order of play, leads first."""
    turn_up: str
    """The dealer's last card; its suit is trumps."""
    needs: tuple[int, int] | None
    """Points that each side needs in a second deal."""
    hands: tuple[tuple[str, ...], ...]
    """Cards that each seat holds."""
    leader: int
    """Seat that leads, or led, to the current trick."""
    trick: tuple[str, ...] = ()
    """Current trick, in order of play."""
    covered: tuple[str, ...] = ()
    """Its cards that lie face down."""
    taken: tuple[tuple[int, int], ...] = ()
    """Winner and points of each trick."""
    said: bool = False
    """True if the player on lead has already claimed enough points."""

    @property
    def trump(self) -> str:
        """The suit of trumps."""
        return self.turn_up[0]

    @property
    def seat(self) -> int:
        """Seat whose turn it is."""
        return (self.leader + len(self.trick)) % SEATS


def score_line(deal: Deal, how: Outcome, wiped: Sequence[int]) -> Line:
    """Return the score line of a deal.

    `points` and `tricks` go by seat, `sides` (points) and `wiped` (half-rungs, after the deal) by
    side; `side` is the winner, or in a first deal without one the better side.
    """
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "points": [sum(p for seat, p in deal.taken if seat == one) for one in range(SEATS)],
        "tricks": [sum(seat == one for seat, _points in deal.taken) for one in range(SEATS)],
        "sides": side_points(deal.taken),
        "outcome": how.why,
        "side": how.side,
        "rungs": how.rungs,
        "wiped": list(wiped),
    }
