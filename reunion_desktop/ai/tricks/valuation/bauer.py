"""Valuation of Bauer: the chance of a side to win the Brot."""

from __future__ import annotations

from functools import cache

from reunion_desktop.ai.tricks.valuation import ContractSituation
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.games.bauer.options import after, bauer, counts

_MADE = 0.6
"""The share of deals in which the makers take their five tricks, among rule-based players."""
_HIGHEST = 12
"""The highest number to count down that the table of chances covers."""
_SWEEPS = 60
"""The number of sweeps of value iteration until the chances converge."""


def payoff(at: ContractSituation) -> Payoff:
    """The payoff of each number of tricks for side 0, by the chance of the Brot."""
    rules, contract, left = bauer(at.rules), at.contract, counts(at.lines)
    assert contract.namer is not None  # noqa: S101 - somebody named trumps.
    makers, side = rules.sides.of[contract.namer], rules.sides.of[contract.declared_by]
    alone = contract.goal is Goal.ALL_TRICKS
    worth = []
    for made in range(rules.hand_size + 1):
        now = after(rules, left, side, (made, rules.hand_size - made), alone=alone)
        worth.append(2 * _chances()[_place(now[0]), _place(now[1]), 1 - makers] - 1)
    return Payoff(Counted.TRICKS, tuple(worth))


@cache
def _chances() -> dict[tuple[int, int, int], float]:
    """The chance of side 0 to win a Brot, by both counts and the side that makes trumps next.

    The makers alternate with every deal. Found by value iteration, sweep by sweep.
    """
    numbers = range(1, _HIGHEST + 1)
    chances = {(a, b, m): 0.5 for a in numbers for b in numbers for m in (0, 1)}
    for other in range(_HIGHEST + 1):
        for m in (0, 1):
            chances[other, 0, m] = 0.0
            chances[0, other, m] = 1.0
    for _ in range(_SWEEPS):
        for a in numbers:
            for b in numbers:
                for m in (0, 1):
                    won = (a, b - 1) if m else (a - 1, b)
                    lost = (a - 1, _place(b + 1)) if m else (_place(a + 1), b - 1)
                    made, failed = chances[*won, 1 - m], chances[*lost, 1 - m]
                    chances[a, b, m] = _MADE * made + (1 - _MADE) * failed
    return chances


def _place(left: int) -> int:
    """The index of a count in the table of chances."""
    return min(max(left, 0), _HIGHEST)
