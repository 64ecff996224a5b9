"""Partners who may always trump: the transposition table is valid for each position."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.seats import Sides
from reunion_desktop.engine.shuffle import Stream
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver import plain, solve
from reunion_desktop.solver.tables import Position, TrickTables, trick_tables
from tests.solver.endings import compiled
from tests.solver.test_other_games import by_lot, follow_or_trump

pytestmark = compiled


def dealt(tricks: int, number: int) -> tuple[TrickTables, Position]:
    """Four hands from a pack of 36, the ten low; every other time with random points."""
    dice = Stream(f"partners {tricks}", 1, number)
    rules = ReunionRules().changed({"ten_rank": "low"})
    tables = trick_tables(rules.order(Suit(dice.below(4))), rules, Sides.partners(4))
    tables = replace(tables, duties=follow_or_trump(tables), last_trick=0)
    if number % 2:
        tables = replace(tables, points=tuple([dice.below(12) for _ in tables.points]))
    cards = by_lot(dice, range(36))
    hands = [sum([1 << card for card in cards[seat::4][:tricks]]) for seat in range(4)]
    return tables, Position(tuple(hands), dice.below(4))


@pytest.mark.parametrize(("tricks", "count"), [(3, 30), (4, 8), (5, 1)])
def test_values_of_endings(tricks: int, count: int) -> None:
    """The value for either side is that of the readable search."""
    for number in range(count):
        tables, position = dealt(tricks, number)
        for seat in (0, 1):
            expected = plain.AloneSearch(tables, seat).value(position)
            assert expected == solve.value(tables, position, seat)


@pytest.mark.parametrize(("tricks", "count"), [(6, 12), (7, 3), (9, 1)])
def test_numbers_of_long_endings(tricks: int, count: int) -> None:
    """Both sides' values make all points, and just the numbers up to a value are reached."""
    for number in range(count):
        tables, position = dealt(tricks, number)
        laid = [card for card in range(36) if any(hand >> card & 1 for hand in position.hands)]
        value = solve.value(tables, position, 0)
        assert value is not None
        assert sum([tables.points[card] for card in laid]) - value == solve.value(
            tables, position, 1
        )
        for need in (value - 7, value, value + 1, value + 7):
            assert (need <= value) is solve.reaches(tables, position, 0, need)
