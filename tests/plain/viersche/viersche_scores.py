"""Reference implementation of Viersche: value of a deal, from its tricks alone.

Based on `viersche_rules`; like it, never imports the program. Tricks are pairs of winner and
points, in order; sides are seats modulo 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from plain_relatives import Rules
from viersche_rules import ALL_POINTS, CARDS_EACH

RUNG = 100
"""Points that win a rung in a first deal."""

NEXT_DEAL = "next_deal"
HUNDRED = "hundred"
MARCH = "march"
CLAIM = "claim"
FALSE_CLAIM = "false_claim"
AUTOMATIC = "automatic"
FIRST_THERE = "first_there"


@dataclass(frozen=True, slots=True)
class Outcome:
    """End of a deal: reason, winning side, and number of half-rungs that it wipes."""

    why: str
    """`next_deal` if neither side has won, `hundred`, `march`, `claim`, `false_claim` (won by the
    others), `automatic`, or `first_there` if there was no claim."""
    side: int | None
    """Side that won the rung; in a first deal without a winner the better one, if any."""
    rungs: int
    """0, 1 or 2."""


def side_points(taken: Sequence[tuple[int, int]]) -> list[int]:
    """Return the points of both sides from winner and points of each trick."""
    return [sum(points for seat, points in taken if seat % 2 == side) for side in (0, 1)]


def needs_after(points: Sequence[int]) -> tuple[int, int]:
    """Return the points both sides need in a second deal, from their points in the first.

    The better one, with x, needs 100 - x; the other, with 140 - x, needs x - 40; at 70-70 both need
    30.
    """
    best = max(points)
    better, other = RUNG - best, RUNG - (ALL_POINTS - best)
    return (better, other) if points[0] == best else (other, better)


def first_there(taken: Sequence[tuple[int, int]], needs: Sequence[int]) -> int | None:
    """Return the side that first had the points it needs, by the order of the tricks."""
    for count in range(1, len(taken) + 1):
        points = side_points(taken[:count])
        for side in (0, 1):
            if points[side] >= needs[side]:
                return side
    return None


def outcome(
    taken: Sequence[tuple[int, int]], needs: Sequence[int] | None, *, automatic: bool
) -> Outcome | None:
    """Return the end of a deal with the trick just taken, if it ends; without claims."""
    if needs is not None and automatic:
        side = first_there(taken, needs)
        if side is not None:
            return Outcome(AUTOMATIC, side, 1)
    if len(taken) < CARDS_EACH:
        return None
    winners = {seat % 2 for seat, _points in taken}
    if len(winners) == 1:
        return Outcome(MARCH, winners.pop(), 2)
    if needs is not None:
        return Outcome(FIRST_THERE, first_there(taken, needs), 1)
    points = side_points(taken)
    best = None if points[0] == points[1] else points.index(max(points))
    return Outcome(HUNDRED, best, 1) if max(points) >= RUNG else Outcome(NEXT_DEAL, best, 0)


def claimed(
    taken: Sequence[tuple[int, int]], needs: Sequence[int], side: int, rules: Rules
) -> Outcome | None:
    """Return the end of a deal by a claim; None if it is false and play goes on."""
    if side_points(taken)[side] >= needs[side]:
        return Outcome(CLAIM, side, 1)
    return Outcome(FALSE_CLAIM, 1 - side, 1) if rules["false_reached"] == "loses" else None
