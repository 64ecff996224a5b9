"""Every solver query, answered by the pure Python search.

The functions match those of :mod:`~reunion_desktop.solver.core_answers`, whose docstrings say
more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from reunion_desktop.solver import trick_rules
from reunion_desktop.solver.answers import (
    UNLIMITED,
    Allowance,
    Gains,
    Query,
    SolvedLayouts,
    UtilityTable,
    WholeLayouts,
)
from reunion_desktop.solver.plain import AloneSearch, Effort, MaxnSearch, SearchStoppedError
from reunion_desktop.solver.tables import Position, TrickTables


def whole_layouts(asked: Query) -> WholeLayouts:
    """The value of the position in each determinization."""
    need, effort = asked.need, Effort.within(asked.allowance)
    found: list[int] = []
    try:
        for search, at in _searches(asked, effort):
            found.append(search.value(at) if need is None else int(search.bound(at, need) >= need))
    except SearchStoppedError:
        pass
    return WholeLayouts(tuple(found), effort.nodes, len(found) == len(asked.layouts))


def solve_layouts(asked: Query) -> SolvedLayouts:
    """The values of the mover's cards in each determinization."""
    cards = tuple(trick_rules.legal(asked.tables, asked.position))
    need, effort = asked.need, Effort.within(asked.allowance)
    found: list[tuple[int, ...]] = []
    try:
        for search, at in _searches(asked, effort):
            if need is None:
                found.append(tuple([search.card_value(at, card) for card in cards]))
            else:
                found.append(tuple([search.card_reaches(at, card, need) for card in cards]))
    except SearchStoppedError:
        pass
    return SolvedLayouts(cards, tuple(found), effort.nodes, len(found) == len(asked.layouts))


def _searches(asked: Query, effort: Effort) -> Iterator[tuple[AloneSearch, Position]]:
    """A new search for each determinization, and the position in it."""
    for hands in asked.layouts:
        search = AloneSearch(asked.tables, asked.tables.sides[asked.seat], effort)
        yield search, replace(asked.position, hands=hands)


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
