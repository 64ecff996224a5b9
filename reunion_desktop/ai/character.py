"""Player preferences where the cards leave a choice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """Preferences of a computer player: no blunders, other aims."""

    risk: float = 0.0
    """Risk aversion: exponent of the exponential utility, per unit; above 0 averse, below 0
    seeking.
    """
    fees: float = 1.0
    """Weight of a fee."""
    points: float = 0.0
    """Share of card points in the payoff instead of units, from 0 to 1."""


EVEN = Character()
"""Expected units, and nothing else."""
