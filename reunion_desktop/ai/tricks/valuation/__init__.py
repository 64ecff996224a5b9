"""Valuation: what players expect of the end of a deal, game by game.

The rules say what a deal scores; how much that helps to win the game or the session is a player's
estimate. A game without a valuation of its own is played for card points.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import cast

from reunion_desktop.ai.tricks.valuation.payoff import Payoff, Stakes
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Counted, ScoreLine

_OWN = {
    "bauer": "reunion_desktop.ai.tricks.valuation.bauer",
    "ekart": "reunion_desktop.ai.tricks.valuation.ekart",
    "hunsruecker": "reunion_desktop.ai.tricks.valuation.hunsruecker",
    "viersche": "reunion_desktop.ai.tricks.valuation.viersche",
}
"""The modules of games of sides with a valuation of their own: a function ``payoff``."""

_EACH_ALONE = {"hindersche": "reunion_desktop.ai.tricks.valuation.hindersche"}
"""The modules of games in which each plays alone: a function ``stakes``."""

MODULES: tuple[str, ...] = (*_OWN.values(), *_EACH_ALONE.values())
"""Every module named here by text alone, so that packaging includes it."""


@dataclass(frozen=True, slots=True)
class ContractSituation:
    """A deal about to be played, and the game so far."""

    rules: Rules
    lines: tuple[ScoreLine, ...]
    """The deals counted before it."""
    contract: Contract
    """What is played in it."""


def payoff_of(rules: Rules, lines: tuple[ScoreLine, ...], contract: Contract) -> Payoff:
    """The payoff of a deal between two sides; by default card points, linearly.

    Args:
        rules: the rules of the table.
        lines: the deals counted before it.
        contract: what is played in it.
    """
    own = _OWN.get(rules.game)
    if own is not None:
        return cast("Payoff", import_module(own).payoff(ContractSituation(rules, lines, contract)))
    whole = rules.count(rules.pack, contract.order) + rules.last_trick
    return Payoff(Counted.POINTS, tuple([2 * made / whole - 1 for made in range(whole + 1)]))


def stakes_of(rules: Rules, lines: tuple[ScoreLine, ...]) -> Stakes | None:
    """The stakes of a deal where each plays alone; None where :func:`payoff_of` covers it.

    Args:
        rules: the rules of the table.
        lines: the deals counted before it.
    """
    own = _EACH_ALONE.get(rules.game)
    return None if own is None else cast("Stakes", import_module(own).stakes(rules, lines))
