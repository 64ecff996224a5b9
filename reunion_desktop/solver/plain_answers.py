"""Every solver query, answered by the pure Python search.

The functions match those of :mod:`~reunion_desktop.solver.core_answers`, whose docstrings say
more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import trick_rules
from reunion_desktop.solver.answers import (
    UNLIMITED,
    Allowance,
    Gains,
    Hands,
    SolvedLayouts,
    UtilityTable,
    Whole,
    WholeLayouts,
)
from reunion_desktop.solver.plain import AloneSearch, Effort, MaxnSearch, SearchStoppedError
from reunion_desktop.solver.tables import Position, TrickTables


def whole(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> Whole:
    """The value of the position for a seat's side, all others playing against it."""
    search = AloneSearch(tables, tables.sides[seat], Effort.within(allowance))
    try:
        return Whole(search.value(position), search.effort.nodes)
    except SearchStoppedError:
        return Whole(None, search.effort.nodes)


def reaches(
    tables: TrickTables,
    position: Position,
    seat: Seat,
    need: int,
    allowance: Allowance = UNLIMITED,
) -> bool | None:
    """Tell whether the position is worth at least ``need`` to a seat's side; None out of budget."""
    search = AloneSearch(tables, tables.sides[seat], Effort.within(allowance))
    try:
        return search.bound(position, need) >= need
    except SearchStoppedError:
        return None


def whole_layouts(
    tables: TrickTables,
    position: Position,
    layouts: Sequence[Hands],
    seat: Seat,
    *,
    need: int | None = None,
    allowance: Allowance = UNLIMITED,
) -> WholeLayouts:
    """The value of the position in several determinizations."""
    effort = Effort.within(allowance)
    found: list[int] = []
    try:
        for hands in layouts:
            search = AloneSearch(tables, tables.sides[seat], effort)
            at = replace(position, hands=hands)
            found.append(search.value(at) if need is None else int(search.bound(at, need) >= need))
    except SearchStoppedError:
        pass
    return WholeLayouts(tuple(found), effort.nodes, len(found) == len(layouts))


def solve_layouts(
    tables: TrickTables,
    position: Position,
    layouts: Sequence[Hands],
    seat: Seat,
    *,
    need: int | None = None,
    allowance: Allowance = UNLIMITED,
) -> SolvedLayouts:
    """The values of the mover's cards for a seat's side in several determinizations."""
    cards = tuple(trick_rules.legal(tables, position))
    effort = Effort.within(allowance)
    found: list[tuple[int, ...]] = []
    try:
        for hands in layouts:
            search = AloneSearch(tables, tables.sides[seat], effort)
            at = replace(position, hands=hands)
            if need is None:
                found.append(tuple([search.card_value(at, card) for card in cards]))
            else:
                found.append(tuple([search.card_reaches(at, card, need) for card in cards]))
    except SearchStoppedError:
        pass
    return SolvedLayouts(cards, tuple(found), effort.nodes, len(found) == len(layouts))


def maxn(
    tables: TrickTables,
    position: Position,
    standing: Sequence[int],
    *,
    utility: UtilityTable | None = None,
    points: Sequence[int] = (0, 0, 0),
    allowance: Allowance = UNLIMITED,
) -> Gains:
    """The max^n values of each legal card: every seat maximizes its own gain."""
    effort = Effort.within(allowance)
    search = MaxnSearch(tables, standing, utility, tuple(points), effort)
    try:
        found = search.card_values(position)
    except SearchStoppedError:
        return Gains({}, effort.nodes, complete=False)
    return Gains(
        {card: (a, b, c) for card, (a, b, c) in found.items()}, effort.nodes, complete=True
    )
