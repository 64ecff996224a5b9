"""Valuation of Viersche: the expected difference in marks on the frame."""

from __future__ import annotations

from functools import cache
from math import exp

from reunion_desktop.ai.tricks.valuation import ContractSituation
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.games.viersche.options import HUNDRED, RUNGS, WHOLE, standing

_SLOPE = 7.0
"""Points by which the odds of a second deal change by a factor of e."""


def payoff(at: ContractSituation) -> Payoff:
    """The payoff of each number of points for side 0, in marks on the frame.

    By the rung that they win, or by the number left for a second deal.
    """
    stands = standing(at.lines)
    a, b = stands.wiped
    lost, won = _marks(a, b + 1), _marks(a + 1, b)
    march = (_marks(a + 2, b), _marks(a, b + 2))
    if stands.needs is None:
        rise = [_second_deal(made) for made in range(WHOLE + 1)]
    else:
        rise = [made / WHOLE for made in range(WHOLE + 1)]
    worth = tuple([lost + (won - lost) * chance for chance in rise])
    return Payoff(Counted.POINTS, worth, march, stands.needs)


def _second_deal(made: int) -> float:
    """The chance of a side to win the rung after ``made`` points in a first deal."""
    if made >= HUNDRED:
        return 1.0
    if made <= WHOLE - HUNDRED:
        return 0.0
    return 1 / (1 + exp((WHOLE // 2 - made) / _SLOPE))


@cache
def _marks(a: int, b: int) -> float:
    """The expected difference in marks between side 1 and side 0 in a set, by rungs wiped.

    Either side is equally likely to win a rung; two marks for a side that has wiped none.
    """
    if a >= RUNGS:
        return 1.0 if b else 2.0
    if b >= RUNGS:
        return -1.0 if a else -2.0
    return (_marks(a + 1, b) + _marks(a, b + 1)) / 2
