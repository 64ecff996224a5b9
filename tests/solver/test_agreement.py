"""The compiled solver agrees with the Python one on 1,000 random endgames of 1 to 6 tricks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import Stream
from reunion_desktop.solver import plain, solve, trick_rules
from reunion_desktop.solver.tables import Position, TrickTables, cards_of
from tests.playing import TABLES
from tests.solver.endings import compiled, endings

pytestmark = compiled

COUNTS = {1: 25, 2: 40, 3: 35, 4: 18, 5: 6, 6: 1}
"""Endings under each of the eight sets of rules, by tricks: 1,000 in all."""

PARTNERS = {(4, 1): 20, (4, 2): 40, (4, 3): 30, (6, 1): 20, (6, 2): 15, (2, 4): 20}
"""Endings of other numbers of seats and tricks."""


def asked(
    name: str, tricks: int, count: int, players: int = 3
) -> Iterator[tuple[TrickTables, Position, Seat, Stream]]:
    """Endgames, with a seat and a random generator for each."""
    found = endings(TABLES[name], f"agreement {name}", tricks, count, players=players)
    for number, (tables, position) in enumerate(found):
        stream = Stream(f"asked {name} {tricks}", 1, number)
        yield tables, position, stream.below(players), stream


def agree(tables: TrickTables, position: Position, seat: Seat, stream: Stream) -> None:
    """Exact values, a threshold and the value of the whole are those of the readable search."""
    search = plain.AloneSearch(tables, tables.sides[seat])
    cards = trick_rules.legal(tables, position)
    expected = {card: search.card_value(position, card) for card in cards}
    assert expected == solve.solve(tables, position, seat).values
    need = expected[cards[stream.below(len(cards))]] + stream.below(2)
    reached = {card: int(value >= need) for card, value in expected.items()}
    assert reached == solve.threshold(tables, position, seat, need).values
    ours = tables.sides[position.to_move] == tables.sides[seat]
    whole = max(expected.values()) if ours else min(expected.values())
    assert whole == solve.value(tables, position, seat)
    assert solve.reaches(tables, position, seat, whole)
    assert not solve.reaches(tables, position, seat, whole + 1)


def test_count_of_endings() -> None:
    """As many endings as promised."""
    assert sum(COUNTS.values()) * len(TABLES) == 1000


@pytest.mark.parametrize("name", TABLES)
def test_alone(name: str) -> None:
    """One against two, under every preset, with and without what counts besides points."""
    for tricks, count in COUNTS.items():
        for tables, position, seat, stream in asked(name, tricks, count):
            agree(tables, position, seat, stream)


@pytest.mark.parametrize("name", ["rhineland", "overtrump", "locked"])
def test_sides(name: str) -> None:
    """Two sides of one, two or three seats, with cards of six ranks more."""
    for (players, tricks), count in PARTNERS.items():
        for tables, position, seat, stream in asked(name, tricks, count, players):
            agree(tables, position, seat, stream)


@pytest.mark.parametrize("name", TABLES)
def test_each_for_himself(name: str) -> None:
    """Max^n agrees to the last tie, for points and for units."""
    every = chain(*[asked(name, tricks, 18 // tricks) for tricks in range(1, 5)])
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

    return solve.UtilityTable.of(total, worth)
