"""Valuation of Hunsrücker Bauern: the chance of a side to win the game."""

from __future__ import annotations

from functools import cache

from reunion_desktop.ai.tricks.valuation import ContractSituation
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.games.hunsruecker.options import MAJORITY, TRICKS, after, counts

_SHARES = (0.01, 0.29, 0.60, 0.10)
"""Shares of deals in which declarers take none, one or two, three or four, or all five tricks,
among rule-based players.
"""
_HIGHEST = 12
"""The greatest number of lines that the table of chances covers."""
_SWEEPS = 60
"""The number of sweeps of value iteration until the chances converge."""


def payoff(at: ContractSituation) -> Payoff:
    """The payoff of each number of tricks for side 0, by the chance of the game.

    While nothing would be played, the side of the dealer counts as declarers.
    """
    declarer, left = at.contract.declarer, counts(at.lines)
    side = at.rules.sides.of[at.contract.owner if declarer is None else declarer]
    worth = []
    for made in range(TRICKS + 1):
        now = after(left, side, made if side == 0 else TRICKS - made)
        worth.append(2 * _chances()[_place(now[0]), _place(now[1])] - 1)
    still = 2 * _chances()[_place(left[0]), _place(left[1])] - 1
    return Payoff(Counted.TRICKS, tuple(worth), unplayed=still)


@cache
def _chances() -> dict[tuple[int, int], float]:
    """The chance of side 0 to win the game, by the lines of each side.

    Either side is equally likely to declare. Found by value iteration.
    """
    numbers = range(1, _HIGHEST + 1)
    chances = {(a, b): 0.5 for a in numbers for b in numbers}
    for other in range(_HIGHEST + 1):
        chances[other, 0] = 0.0
        chances[0, other] = 1.0
    for _ in range(_SWEEPS):
        for a in numbers:
            for b in numbers:
                found = 0.0
                for side in (0, 1):
                    for share, tricks in zip(_SHARES, (0, 1, MAJORITY, TRICKS), strict=True):
                        now = after((a, b), side, tricks)
                        found += share / 2 * chances[_place(now[0]), _place(now[1])]
                chances[a, b] = found
    return chances


def _place(left: int) -> int:
    """The index of a number of lines in the table of chances."""
    return min(left, _HIGHEST)
