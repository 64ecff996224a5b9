"""Invalid queries are refused with the same sentence, with the compiled core and without."""

from __future__ import annotations

import os
import re
from array import array
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import pytest

from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver import trick_rules
from reunion_desktop.solver.answers import (
    Allowance,
    Gains,
    Solved,
    SolvedWorlds,
    UtilityTable,
    Whole,
)
from reunion_desktop.solver.tables import Position, TrickTables
from tests.playing import TABLES
from tests.solver.calls_by_lot import JUNK
from tests.solver.endings import Ending, compiled, endings

POSITIONS = int(os.environ.get("REUNION_DESKTOP_FUZZ_CORE", "1000"))
"""How many spoilt questions are asked of both."""

Ask = Callable[[ModuleType, TrickTables, Position], Any]
"""A question to one of the two modules that answer."""

BOTH = [pytest.param("core_answers", marks=compiled), "plain_answers"]

CANNOT_BE = (
    "The trick, its leader, who took one or the locked card cannot be; "
    "expected an unfinished trick."
)
CANNOT_LIE = "The hands cannot lie so; expected hands of one size, each card once."
NO_WORLDS = "The hands are not whole worlds; expected one 64-bit number a seat."
NO_SUCH_CARD = "A card on the table does not exist."
NO_SUCH_SEAT = "There is no such seat."
NO_SEQUENCE = "Sequences of less than no card cannot be counted."
NO_PLAYOUT = "Only deals of three seats, each for himself, are played out."
MID_TRICK = "One world is played out, and from between tricks."
TOO_MANY = "So many deals are not played out; expected 0 to 1,000,000,000."
NO_STANDING = "The standing is not one number a seat."
NO_TABLE = "The table of what points are worth does not fit its total."
NO_POINTS = "The points so far are not three numbers a world, each from 0 to 1,000."
NOT_THREE = "Each for himself is asked of three seats only."
UNFIT = "The deal is not one of three seats, each for himself, whose points the table holds."

FLOATS: Any = array("f", range(12))
HUGE = 2**31 - 1
TABLE = UtilityTable.of(150, lambda *points: points)
DEAR = UtilityTable.of(150, lambda a, b, c: (a * 2000, b, c))


@pytest.fixture(params=BOTH)
def answers(request: pytest.FixtureRequest) -> ModuleType:
    """The solver in use: the compiled core or the Python one."""
    return import_module(f"reunion_desktop.solver.{request.param}")


@pytest.fixture
def ending() -> Ending:
    """Three tricks to come, none begun, points alone."""
    found = endings(ReunionRules(), "soundness", 3, 40, extras=False)
    tables, position = next(one for one in found if not one[1].trick)
    return tables, replace(position, leader=0)


QUESTIONS: dict[str, Ask] = {
    "solve": lambda by, tables, position: by.solve(tables, position, 0),
    "threshold": lambda by, tables, position: by.threshold(tables, position, 0, 20),
    "whole": lambda by, tables, position: by.whole(tables, position, 0),
    "reaches": lambda by, tables, position: by.reaches(tables, position, 0, 20),
    "worlds": lambda by, tables, position: by.solve_worlds(tables, position, [position.hands], 0),
    "maxn": lambda by, tables, position: by.maxn(tables, position, (0, 0, 0)),
    "perft": lambda by, tables, position: by.perft(tables, position, 2),
    "playouts": lambda by, tables, position: by.playouts(tables, position, 2, 1),
}


def lowest(position: Position) -> int:
    """A card of the first seat's."""
    return (position.hands[0] & -position.hands[0]).bit_length() - 1


POSITIONS_THAT_CANNOT_BE: dict[str, tuple[str, Callable[[Position], dict[str, Any]]]] = {
    "a leader after the last": (CANNOT_BE, lambda _: {"leader": 3}),
    "a leader before the first": (CANNOT_BE, lambda _: {"leader": -1}),
    "a leader beyond an int": (CANNOT_BE, lambda _: {"leader": 2**31}),
    "a leader beyond any int": (CANNOT_BE, lambda _: {"leader": 10**30}),
    "a full trick": (CANNOT_BE, lambda _: {"trick": (33, 34, 35)}),
    "tricks of nobody": (CANNOT_BE, lambda _: {"took": 8}),
    "tricks below zero": (CANNOT_BE, lambda _: {"took": -1}),
    "a locked card that is none": (CANNOT_BE, lambda _: {"locked": 36, "locked_for": 1}),
    "a lock below zero": (CANNOT_BE, lambda _: {"locked": 1, "locked_for": -(2**31)}),
    "a lock for ever": (CANNOT_LIE, lambda at: {"locked": lowest(at), "locked_for": 2**64}),
    "a card on the table that is none": (NO_SUCH_CARD, lambda _: {"trick": (200,)}),
    "one beyond a byte": (NO_SUCH_CARD, lambda _: {"trick": (256,)}),
    "one below zero": (NO_SUCH_CARD, lambda _: {"trick": (-1,)}),
    "no cards": (CANNOT_LIE, lambda _: {"hands": (0, 0, 0)}),
    "a card twice": (CANNOT_LIE, lambda _: {"hands": (1, 1, 2)}),
    "a hand too long": (CANNOT_LIE, lambda _: {"hands": (1, 6, 8)}),
    "a card that is none": (CANNOT_LIE, lambda _: {"hands": (1, 2, 1 << 36)}),
    "too many cards": (CANNOT_LIE, lambda at: {"hands": tuple([h + 2**64 for h in at.hands])}),
    "hands below zero": (CANNOT_LIE, lambda at: {"hands": tuple([-hand for hand in at.hands])}),
    "a hand too few": (NO_WORLDS, lambda at: {"hands": at.hands[:2]}),
    "two hands a seat": (NO_WORLDS, lambda at: {"hands": at.hands * 2}),
}


@pytest.mark.parametrize("case", POSITIONS_THAT_CANNOT_BE)
def test_positions(case: str, answers: ModuleType, ending: Ending) -> None:
    """An impossible position is refused in every query."""
    tables, position = ending
    why, numbers = POSITIONS_THAT_CANNOT_BE[case]
    spoilt = replace(position, **numbers(position))
    for ask in QUESTIONS.values():
        with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
            ask(answers, tables, spoilt)


def each(
    standing: Sequence[int] = (0, 0, 0),
    utility: UtilityTable | None = None,
    points: Sequence[int] = (0, 0, 0),
) -> Ask:
    """The query for single seats, with these payoffs."""
    return lambda by, tables, position: by.maxn(
        tables, position, standing, utility=utility, points=points
    )


def for_seat(seat: int) -> Ask:
    """A question for a seat."""
    return lambda by, tables, position: by.whole(tables, position, seat)


def of_depth(depth: int) -> Ask:
    """The query with a depth in cards."""
    return lambda by, tables, position: by.perft(tables, position, depth)


def of_count(count: int) -> Ask:
    """The query with a number of playouts."""
    return lambda by, tables, position: by.playouts(tables, position, count, 1)


def changed(ask: Ask, **numbers: Any) -> Ask:  # noqa: ANN401 - of any field of the tables.
    """A question under other tables."""
    return lambda by, tables, position: ask(by, replace(tables, **numbers), position)


def begun(ask: Ask) -> Ask:
    """A question about the first trick, a card of which lies."""
    return lambda by, tables, position: ask(
        by, tables, trick_rules.play(tables, position, lowest(position))[0]
    )


WRONG: dict[str, tuple[str, Ask]] = {
    "a seat before the first": (NO_SUCH_SEAT, for_seat(-1)),
    "a seat after the last": (NO_SUCH_SEAT, for_seat(3)),
    "a seat beyond an int": (NO_SUCH_SEAT, for_seat(2**32)),
    "cards below zero": (NO_SEQUENCE, of_depth(-1)),
    "cards far below zero": (NO_SEQUENCE, of_depth(-(2**31))),
    "cards below any int": (NO_SEQUENCE, of_depth(-(10**30))),
    "playouts below zero": (TOO_MANY, of_count(-1)),
    "too many playouts": (TOO_MANY, of_count(2**64)),
    "playouts within a trick": (MID_TRICK, begun(of_count(1))),
    "playouts of partners": (NO_PLAYOUT, changed(of_count(1), sides=(0, 1, 0))),
    "playouts of dear cards": (NO_PLAYOUT, changed(of_count(1), points=(32,) * 36)),
    "a standing of two": (NO_STANDING, each((0, 0))),
    "no numbers of a utility": (NO_TABLE, each(utility=UtilityTable(0, array("i")))),
    "numbers of another total": (NO_TABLE, each(utility=UtilityTable(149, TABLE.numbers))),
    "a total below zero": (NO_TABLE, each(utility=UtilityTable(-1, array("i")))),
    "a total beyond an int": (NO_TABLE, each(utility=UtilityTable(HUGE, array("i")))),
    "numbers of eight bytes": (NO_TABLE, each(utility=UtilityTable(1, array("q", range(6))))),
    "numbers that are none": (NO_TABLE, each(utility=UtilityTable(1, FLOATS))),
    "points whose sum is beyond an int": (NO_POINTS, each(utility=TABLE, points=(HUGE, HUGE, 2))),
    "points below zero": (NO_POINTS, each(utility=TABLE, points=(-1, 0, 0))),
    "points beyond an int": (NO_POINTS, each(points=(0, 2**31, 0))),
    "points of two": (NO_POINTS, each(points=(0, 0))),
    "points beyond the total": (UNFIT, each(utility=TABLE, points=(50, 50, 50))),
    "a worth too great": (UNFIT, each(utility=DEAR)),
    "each of partners": (UNFIT, changed(each(), sides=(0, 1, 0))),
    "each with dear cards": (UNFIT, changed(each(), points=(32,) * 36)),
}


@pytest.mark.parametrize("case", WRONG)
def test_numbers(case: str, answers: ModuleType, ending: Ending) -> None:
    """So is every other number that cannot be."""
    why, ask = WRONG[case]
    with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
        ask(answers, *ending)


def test_three_seats(answers: ModuleType) -> None:
    """The query for single seats needs three seats."""
    tables, position = next(endings(ReunionRules(), "four", 2, 1, players=4))
    with pytest.raises(ValueError, match=f"^{re.escape(NOT_THREE)}$"):
        answers.maxn(tables, position, (0, 0, 0, 0))


def test_worlds_share_the_mover_s_hand(answers: ModuleType, ending: Ending) -> None:
    """Determinizations with other hands of the mover, or with a missing hand, are refused."""
    tables, position = ending
    first, second, third = position.hands
    with pytest.raises(ValueError, match=r"^The mover's own cards differ between the worlds\.$"):
        answers.solve_worlds(tables, position, [(second, third, first)], 0)
    with pytest.raises(ValueError, match=f"^{re.escape(NO_WORLDS)}$"):
        answers.solve_worlds(tables, position, [(first, second), (first, third, second, first)], 0)
    with pytest.raises(ValueError, match=f"^{re.escape(CANNOT_LIE)}$"):
        answers.solve_worlds(tables, replace(position, hands=(1 << 40, 0, 0)), [], 0)
    assert answers.solve_worlds(tables, position, [], 0).complete


def test_what_is_merely_large(answers: ModuleType, ending: Ending) -> None:
    """An allowance, a threshold or a standing may be as large as it likes, and means that."""
    tables, position = ending
    expected = answers.solve(tables, position, 1)
    for number in (2**31, 2**63 - 1, 2**63, 2**64, 2**64 + 5, 10**400):
        for allowance in (Allowance(nodes=number), Allowance(time_ms=number)):
            assert expected == answers.solve(tables, position, 1, allowance)
            assert answers.maxn(tables, position, (0, 0, 0), allowance=allowance).complete
        assert answers.reaches(tables, position, 1, -number)
        assert not answers.reaches(tables, position, 1, number)
        assert answers.perft(tables, position, 9) == answers.perft(tables, position, number)
        standing = answers.maxn(tables, position, (-number, 0, number))
        assert answers.maxn(tables, position, (0, 1, 2)) == standing


@pytest.mark.parametrize("limit", [0, -1, -(2**64)])
def test_allowance_of_nothing(limit: int) -> None:
    """An allowance must leave something to search with."""
    why = f"^An allowance of {limit} leaves nothing to search with\\.$"
    with pytest.raises(ValueError, match=why):
        Allowance(nodes=limit)
    with pytest.raises(ValueError, match=why):
        Allowance(time_ms=limit)


@pytest.mark.parametrize(
    "flag",
    [
        memoryview(array("i")),
        memoryview(array("b", (0,))),
        memoryview(array("q", (0,))),
        memoryview(array("i", (0, 0, 0)))[::2],
    ],
)
def test_flags(flag: memoryview) -> None:
    """A stop flag is an int, and not the gap between two."""
    with pytest.raises(ValueError, match=r"^The stop flag is not one int in a buffer\.$"):
        Allowance(stop=flag)


@pytest.mark.parametrize(
    ("total", "worth", "why"),
    [
        (-1, (0, 0, 0), "A deal of -1 points has no table; expected 0 to 1,000."),
        (1001, (0, 0, 0), "A deal of 1001 points has no table; expected 0 to 1,000."),
        (1, (0, 0), "What points are worth is not three numbers that can be kept."),
        (1, (0, 0, 2**31), "What points are worth is not three numbers that can be kept."),
    ],
)
def test_utilities(total: int, worth: tuple[int, ...], why: str) -> None:
    """A utility table covers all points, and each has three values."""
    with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
        UtilityTable.of(total, lambda *_: worth)


# ---- By lot ----


def outcome(ask: Ask, by: ModuleType, tables: TrickTables, position: Position) -> object:
    """The answer without what it cost, or the sentence of the refusal."""
    try:
        found = ask(by, tables, position)
    except ValueError as refusal:
        return str(refusal)
    match found:
        case Whole(value=value):
            return value
        case SolvedWorlds(cards=cards, rows=rows):
            return cards, rows
        case Solved(values=values) | Gains(values=values):
            return values
    return found


def by_lot(dice: Random, position: Position) -> Position:
    """The position with one or two of its numbers spoilt."""
    numbers: dict[str, Any] = {}
    for _ in range(dice.choice((1, 1, 2))):
        name = dice.choice(("hands", "hands", "leader", "trick", "took", "locked", "locked_for"))
        number = dice.choice((*JUNK, *range(8)))
        if name == "hands":
            hands = list(position.hands)
            at = dice.randrange(len(hands))
            hands[at] = dice.choice((number, hands[at] ^ 1 << dice.randrange(40), hands[at - 1]))
            numbers[name] = tuple(hands[: dice.choice((2, 3, 3, 3, 3))])
        elif name == "trick":
            numbers[name] = (*position.trick, number)[-dice.randrange(1, 4) :]
        else:
            numbers[name] = number
    return replace(position, **numbers)


@compiled
def test_both_say_the_same_by_lot() -> None:
    """Spoilt questions get the same answer or the same refusal from both searches."""
    dice = Random("soundness")
    asks = [*[ask for name, ask in QUESTIONS.items() if name != "playouts"], *WRONG_BY_LOT]
    found = list(endings(TABLES["locked"], "soundness by lot", 2, 40))
    both = [
        import_module(f"reunion_desktop.solver.{by}") for by in ("core_answers", "plain_answers")
    ]
    refused = 0
    for _ in range(POSITIONS):
        tables, sound = dice.choice(found)
        position, ask = by_lot(dice, sound), dice.choice(asks)
        said = [outcome(ask, by, tables, position) for by in both]
        assert said[0] == said[1], position
        refused += isinstance(said[0], str)
    assert POSITIONS // 2 < refused < POSITIONS


WRONG_BY_LOT = [each(utility=TABLE, points=(10, 20, 30)), for_seat(2), for_seat(3), of_depth(9)]
