"""Facade of the solver: perfect-information values of a position.

The compiled core answers where it was built, the pure Python search otherwise: with the same
answers, some hundred times slower.
"""

from __future__ import annotations

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.answers import (
    UNLIMITED,
    Allowance,
    Gains,
    Hands,
    Solved,
    SolvedLayouts,
    UtilityTable,
    Whole,
    WholeLayouts,
)
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.solver.tables import Position, TrickTables

if COMPILED:
    from reunion_desktop.solver.core_answers import (
        maxn,
        reaches,
        solve_layouts,
        whole,
        whole_layouts,
    )
else:
    from reunion_desktop.solver.plain_answers import (
        maxn,
        reaches,
        solve_layouts,
        whole,
        whole_layouts,
    )

__all__ = [
    "COMPILED",
    "UNLIMITED",
    "Allowance",
    "Gains",
    "Hands",
    "Solved",
    "SolvedLayouts",
    "UtilityTable",
    "Whole",
    "WholeLayouts",
    "maxn",
    "reaches",
    "solve",
    "solve_layouts",
    "value",
    "whole",
    "whole_layouts",
]


def solve(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> Solved:
    """The value of each legal card for a seat's side, all others playing against it."""
    found = solve_layouts(tables, position, [position.hands], seat, allowance=allowance)
    values = dict(zip(found.cards, *found.rows, strict=True)) if found.complete else {}
    return Solved(values, found.nodes, found.complete)


def value(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> int | None:
    """The value of the position for a seat's side; None when the budget ran out."""
    return whole(tables, position, seat, allowance).value
