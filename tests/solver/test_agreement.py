"""The compiled solver agrees with the Python one on 400 random endgames of 1 to 5 tricks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from types import ModuleType

import pytest

from reunion_desktop.engine.dealing.shuffle import Stream
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import plain, plain_answers, solve, trick_rules
from reunion_desktop.solver.answers import Query
from reunion_desktop.solver.tables import Position, TrickTables, cards_of
from tests.playing import TABLES
from tests.solver.endings import compiled, endings

COUNTS = {1: 10, 2: 15, 3: 15, 4: 8, 5: 2}
"""Endings under each of the eight sets of rules, by tricks."""

PARTNERS = {(4, 1): 10, (4, 2): 20, (4, 3): 20, (6, 1): 10, (6, 2): 10, (2, 4): 15}
"""Endings of other numbers of seats and tricks."""


def asked(
    name: str, tricks: int, count: int, players: int = 3
) -> Iterator[tuple[TrickTables, Position, Seat, Stream]]:
    """Endgames, with a seat and a random generator for each."""
    found = endings(TABLES[name], f"agreement {name}", tricks, count, players=players)
    for number, (tables, position) in enumerate(found):
        stream = Stream(f"asked {name} {tricks}", 1, number)
        yield tables, position, stream.below(players), stream


def agree(
    tables: TrickTables, position: Position, seat: Seat, stream: Stream, by: ModuleType = solve
) -> None:
    """Exact values, a threshold and the value of the whole are those of the plain search."""
    search = plain.AloneSearch(tables, tables.sides[seat])
    cards = trick_rules.legal(tables, position)
    expected = [search.card_value(position, card) for card in cards]
    asked = Query(tables, position, [position.hands], seat)
    found = by.solve_layouts(replace(asked, layouts=[position.hands] * 2))
    assert found.complete
    assert found.nodes > 0
    assert (tuple(cards), (tuple(expected),) * 2) == (found.cards, found.rows)
    need = expected[stream.below(len(cards))] + stream.below(2)
    reached = tuple([int(value >= need) for value in expected])
    assert (reached,) == by.solve_layouts(replace(asked, need=need)).rows
    ours = tables.sides[position.to_move] == tables.sides[seat]
    whole = max(expected) if ours else min(expected)
    assert (whole,) == by.whole_layouts(asked).values
    for need, reaches in {whole: 1, whole + 1: 0}.items():
        assert (reaches,) == by.whole_layouts(replace(asked, need=need)).values


@compiled
@pytest.mark.parametrize("name", TABLES)
def test_alone(name: str) -> None:
    """One against two, under every preset, with and without what counts besides points."""
    for tricks, count in COUNTS.items():
        for tables, position, seat, stream in asked(name, tricks, count):
            agree(tables, position, seat, stream)


@compiled
@pytest.mark.parametrize("name", ["rhineland", "overtrump", "locked"])
def test_sides(name: str) -> None:
    """Two sides of one, two or three seats, with cards of six ranks more."""
    for (players, tricks), count in PARTNERS.items():
        for tables, position, seat, stream in asked(name, tricks, count, players):
            agree(tables, position, seat, stream)


def test_without_the_core() -> None:
    """Without a compiler the plain search answers every query."""
    for tables, position, seat, stream in asked("rhineland", 3, 10):
        agree(tables, position, seat, stream, plain_answers)
        maxn = plain.MaxnSearch(tables, (0, 1, 2)).card_values(position)
        assert maxn == plain_answers.maxn(tables, position, (0, 1, 2)).values


@compiled
@pytest.mark.parametrize("name", TABLES)
def test_each_alone(name: str) -> None:
    """Max^n agrees to the last tie, for points and for units."""
    every = chain(*[asked(name, tricks, 10 // tricks) for tricks in range(1, 5)])
    for tables, position, _, stream in every:
        standing = [stream.below(3) for _ in range(3)]
        search = plain.MaxnSearch(tables, standing)
        assert search.card_values(position) == solve.maxn(tables, position, standing).values

        before = tuple([stream.below(20) for _ in range(3)])
        utility = bands(sum(before) + stake(tables, position), 1 + stream.below(30))
        wanted = plain.MaxnSearch(tables, standing, utility, before).card_values(position)
        found = solve.maxn(tables, position, standing, utility=utility, points=before)
        assert wanted == found.values


def stake(tables: TrickTables, position: Position) -> int:
    """Points still to come."""
    cards = [card for hand in position.hands for card in cards_of(hand)]
    return tables.last_trick + sum(tables.points[card] for card in (*cards, *position.trick))


def bands(total: int, width: int) -> solve.UtilityTable:
    """Units that change hands by bands of points."""

    def worth(*points: int) -> list[int]:
        steps = [seat // width for seat in points]
        return [3 * step - sum(steps) for step in steps]

    table = solve.UtilityTable.of(total, worth)
    assert list(table((1, 2, total - 3))) == worth(1, 2, total - 3)
    return table
