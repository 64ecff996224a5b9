"""Valuation of a Staubaus of Ekart: points, and all tricks."""

from __future__ import annotations

from reunion_desktop.ai.tricks.valuation import ContractSituation
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.games.ekart.options import ACTIVE, ekart

POINTS_A_UNIT = 29
"""Card points that a unit is worth, on average over all totals."""


def payoff(at: ContractSituation) -> Payoff:
    """The payoff of a Staubaus, its caller as side 0: points, and all tricks.

    In units: what it wins or loses from each opponent, and what the points are worth.
    """
    rules = ekart(at.rules)
    whole = rules.count(rules.pack, at.contract.order) + rules.last_trick
    stake = float((ACTIVE - 1) * rules.staubaus_units)
    worth = tuple([made / POINTS_A_UNIT - stake for made in range(whole + 1)])
    nothing = worth[0] - (ACTIVE - 1) * rules.no_trick_fee
    return Payoff(Counted.POINTS, worth, (worth[-1] + 2 * stake, nothing))
