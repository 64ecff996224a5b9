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
    Query,
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
        solve_layouts,
        whole_layouts,
    )
else:
    from reunion_desktop.solver.plain_answers import (
        maxn,
        solve_layouts,
        whole_layouts,
    )

__all__ = [
    "COMPILED",
    "UNLIMITED",
    "Allowance",
    "Gains",
    "Hands",
    "Query",
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
    asked = Query(tables, position, [position.hands], seat, allowance=allowance)
    found = solve_layouts(asked)
    values = dict(zip(found.cards, *found.rows, strict=True)) if found.complete else {}
    return Solved(values, found.nodes, found.complete)


def whole(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> Whole:
    """The value of the position for a seat's side, all others playing against it."""
    asked = Query(tables, position, [position.hands], seat, allowance=allowance)
    found = whole_layouts(asked)
    return Whole(found.values[0] if found.complete else None, found.nodes)


def value(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> int | None:
    """The value of the position for a seat's side; None when the budget ran out."""
    return whole(tables, position, seat, allowance).value


def reaches(
    tables: TrickTables,
    position: Position,
    seat: Seat,
    need: int,
    allowance: Allowance = UNLIMITED,
) -> bool | None:
    """Tell whether the position is worth at least ``need`` to a seat's side; None out of budget."""
    found = whole_layouts(Query(tables, position, [position.hands], seat, need, allowance))
    return bool(found.values[0]) if found.complete else None
