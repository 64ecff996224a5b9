"""Every solver query, answered by the pure Python search.

The functions match those of :mod:`~reunion_desktop.solver.core_answers`, whose docstrings say
more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import trick_rules, validation
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
from reunion_desktop.solver.plain import AloneSearch, Effort, MaxnSearch, SearchStopped
from reunion_desktop.solver.tables import Position, TrickTables


def solve(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> Solved:
    """The value of each legal card for a seat's side, all others playing against it."""
    validation.check_question(tables, position, (position.hands,), seat)
    return _cards(tables, position, seat, Effort.within(allowance), None)


def threshold(
    tables: TrickTables,
    position: Position,
    seat: Seat,
    need: int,
    allowance: Allowance = UNLIMITED,
) -> Solved:
    """For each legal card, 1 if a seat's side gains at least ``need`` with it, else 0."""
    validation.check_question(tables, position, (position.hands,), seat)
    return _cards(tables, position, seat, Effort.within(allowance), need)


def whole(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> Whole:
    """The value of the position for a seat's side, all others playing against it."""
    validation.check_question(tables, position, (position.hands,), seat)
    search = AloneSearch(tables, tables.sides[seat], Effort.within(allowance))
    try:
        return Whole(search.value(position), search.effort.nodes)
    except SearchStopped:
        return Whole(None, search.effort.nodes)


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
    validation.check_question(tables, position, (position.hands,), seat)
    search = AloneSearch(tables, tables.sides[seat], Effort.within(allowance))
    try:
        return search.bound(position, need) >= need
    except SearchStopped:
        return None


def solve_worlds(
    tables: TrickTables,
    position: Position,
    worlds: Sequence[Hands],
    seat: Seat,
    *,
    need: int | None = None,
    allowance: Allowance = UNLIMITED,
) -> SolvedWorlds:
    """The values of the mover's cards for a seat's side in several determinizations.

    Raises:
        ValueError: the mover's hand differs between the determinizations, or hands are impossible.
    """
    validation.check_mover(tables, position, worlds)
    validation.check_question(tables, position, worlds, seat)
    cards = tuple(trick_rules.legal(tables, position))
    effort = Effort.within(allowance)
    found = []
    for hands in worlds:
        solved = _cards(tables, replace(position, hands=hands), seat, effort, need)
        if not solved.complete:
            break
        found.append(tuple(solved.values[card] for card in cards))
    return SolvedWorlds(cards, tuple(found), effort.nodes, len(found) == len(worlds))


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
    validation.check_aims(tables, position, standing, utility, points)
    effort = Effort.within(allowance)
    search = MaxnSearch(tables, standing, utility, tuple(points), effort)
    try:
        found = search.card_values(position)
    except SearchStopped:
        return Gains({}, effort.nodes, complete=False)
    return Gains(
        {card: (a, b, c) for card, (a, b, c) in found.items()}, effort.nodes, complete=True
    )


def perft(tables: TrickTables, position: Position, depth: int) -> int:
    """Count the card sequences of a given length, to test the move generator."""
    validation.check_perft(tables, position, depth)
    return trick_rules.perft(tables, position, depth)


def playouts(tables: TrickTables, position: Position, count: int, seed: int) -> tuple[int, ...]:
    """Points by seat, summed over ``count`` random playouts, all legal cards equally likely."""
    validation.check_playouts(tables, position, count)
    return trick_rules.playouts(tables, position, count, seed)


# ---- Calls into the search ----


def _cards(
    tables: TrickTables, position: Position, seat: Seat, effort: Effort, need: int | None
) -> Solved:
    search = AloneSearch(tables, tables.sides[seat], effort)
    values: dict[int, int] = {}
    try:
        values.update(_card_by_card(search, position, need))
    except SearchStopped:
        return Solved(values, effort.nodes, complete=False)
    return Solved(values, effort.nodes, complete=True)


def _card_by_card(
    search: AloneSearch, position: Position, need: int | None
) -> Iterator[tuple[int, int]]:
    for card in trick_rules.legal(search.tables, position):
        if need is None:
            yield card, search.card_value(position, card)
        else:
            yield card, int(search.card_reaches(position, card, need))
