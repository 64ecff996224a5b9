"""Value: what a mind likes where the cards leave a choice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """What a player likes, where the cards leave him a choice: no blunders, other aims."""

    risk: float = 0.0
    """Above 0 he shrinks from losses, below he seeks gains: exponent of his utility, by unit."""
    fees: float = 1.0
    """What a fee weighs with him."""
    points: float = 0.0
    """How far he counts points instead of units, from 0 to 1."""


EVEN = Character()
"""Expected units, and nothing else."""
