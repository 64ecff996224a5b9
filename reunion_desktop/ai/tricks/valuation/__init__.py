"""Valuation: what players expect of the end of a deal, game by game.

The rules say what a deal scores; how much that helps to win the game or the session is a player's
estimate. The module of a game's id holds a function ``payoff`` for a game of sides, or ``stakes``
for a game in which each plays alone. A game without a module is played for what it counts:
card points or tricks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from reunion_desktop.ai.tricks.valuation.payoff import Payoff, Stakes
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Counted, ScoreLine


@dataclass(frozen=True, slots=True)
class ContractSituation:
    """A deal about to be played, and the game so far."""

    rules: Rules
    lines: tuple[ScoreLine, ...]
    """The deals counted before it."""
    contract: Contract
    """The contract that is played."""


def payoff_of(rules: Rules, lines: tuple[ScoreLine, ...], contract: Contract) -> Payoff:
    """The payoff of a deal between two sides; by default what the game counts, linearly."""
    own = cast("Callable[[ContractSituation], Payoff] | None", _own(rules.game, "payoff"))
    if own is not None:
        return own(ContractSituation(rules, lines, contract))
    counted, whole = rules.scores.counts, rules.hand_size
    if counted is Counted.POINTS:
        whole = rules.count(rules.pack, contract.order) + rules.last_trick
    return Payoff(counted, tuple([2 * made / whole - 1 for made in range(whole + 1)]))


def stakes_of(rules: Rules, lines: tuple[ScoreLine, ...]) -> Stakes | None:
    """The stakes of a deal where each plays alone; None where :func:`payoff_of` covers it."""
    own = cast(
        "Callable[[Rules, tuple[ScoreLine, ...]], Stakes] | None", _own(rules.game, "stakes")
    )
    return None if own is None else own(rules, lines)


@cache
def _own(game: str, name: str) -> object | None:
    """A function in the module of a game; None where there is none."""
    module = f"{__name__}.{game}"
    return getattr(import_module(module), name, None) if find_spec(module) is not None else None
