"""Facade of the solver: perfect-information values of a position.

The compiled core answers where it was built, the pure Python search otherwise: with the same
answers, some hundred times slower.
"""

from __future__ import annotations

from reunion_desktop.solver.answers import (
    UNLIMITED,
    Allowance,
    Gains,
    Hands,
    Solved,
    SolvedWorlds,
    UtilityTable,
    Whole,
)
from reunion_desktop.solver.core_available import COMPILED

if COMPILED:
    from reunion_desktop.solver.core_answers import (
        maxn,
        perft,
        playouts,
        reaches,
        solve,
        solve_worlds,
        threshold,
        value,
        whole,
    )
else:
    from reunion_desktop.solver.plain_answers import (
        maxn,
        perft,
        playouts,
        reaches,
        solve,
        solve_worlds,
        threshold,
        value,
        whole,
    )

__all__ = [
    "COMPILED",
    "UNLIMITED",
    "Allowance",
    "Gains",
    "Hands",
    "Solved",
    "SolvedWorlds",
    "UtilityTable",
    "Whole",
    "maxn",
    "perft",
    "playouts",
    "reaches",
    "solve",
    "solve_worlds",
    "threshold",
    "value",
    "whole",
]
