"""Calls of the compiled core, argument by argument, and the messages for invalid ones."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net.queries import Playouts
from tests.solver.endings import Ending
from tests.solver.test_other_games import GAMES
from tests.solver.test_other_games import asked as other_games
from tests.value_net.asked_by_lot import playouts_by_lot
from tests.value_net.askings import SMALL, Asking, small_askings
from tests.value_net.random_weights import SHIPPED, random_file

if COMPILED:
    from reunion_desktop.solver import _core

Told = dict[str, Any]
"""The arguments of a call by name, in their order."""

ROOM = 7
"""Value of the answer's buffer before the call."""

NUMBERS = array("i", [number % 97 for number in range(3 * 151**2)])
"""A utility of points."""

FILE = random_file("calls", SHIPPED, reach=60, cards=SMALL)
"""A network."""

UNFIT = "The deal is not one of three seats, each for himself, whose points the table holds."
"""Why a possible position is refused."""

BUFFERS = {
    "maxn": ("tables", "hands", "trick", "standing", "utility", "points", "stop", "out"),
    "play_out": (
        *("history", "layouts", "weights", "choices", "open_tables", "standing", "units"),
        *("utility", "stop", "out"),
    ),
}
"""The buffers of two functions."""


@cache
def positions() -> list[Ending]:
    """Endings of many games, the first one within a trick of three seats."""
    found = [
        (tables, position)
        for game in GAMES
        for seats in ("each for himself", "partners")
        for tables, position, _ in other_games(game, seats, 8)
    ]
    return sorted(found, key=lambda one: (one[0].players, not one[1].trick))


def named_position(number: int, layouts: int = 1) -> Told:
    """The first arguments of every call about a position."""
    tables, position = positions()[number % len(positions())]
    return {
        "tables": tables.packed,
        "hands": array("Q", position.hands * layouts),
        "leader": position.leader,
        "trick": bytes(position.trick),
        "took": position.took,
        "locked": position.locked,
        "locked_for": position.locked_for,
        "opening": int(position.opening),
        "covered": position.covered,
    }


def budget(numbers: int) -> Told:
    """The last arguments: no limit, and the buffer of the answer."""
    stop = memoryview(array("i", (0,)))
    return {"stop": stop, "nodes": 0, "time_ms": 0, "out": array("i", (ROOM,)) * numbers}


def solving(number: int = 0) -> Told:
    """Arguments of the search of one side against the rest."""
    return named_position(number) | {"seat": 1, "question": number % 4, "bound": 20} | budget(36)


def each_alone(number: int = 0, layouts: int = 1) -> Told:
    """Arguments of the search of three single seats, with every buffer that there is."""
    return (
        named_position(number % 80, layouts)
        | {
            "standing": array("i", (0, 1, 2)),
            "utility": NUMBERS[:],
            "total": 150,
            "points": array("i", (1, 2, 3) * layouts),
        }
        | budget(108 * layouts)
    )


def counting(number: int = 0) -> Told:
    """Arguments of a count of card sequences."""
    return named_position(number) | {"depth": 5, "stop": None, "nodes": 0}


@cache
def askings() -> list[Asking]:
    """Choices of two cards or more; the first one after a few cards were played."""
    found = [one for one in small_askings(ReunionRules(), "calls", 60) if not one.laid_away]
    return sorted(
        found, key=lambda one: (not one.layouts[0][-1], len(one.history.cards) not in {4, 5})
    )


def asking(number: int = 0) -> Asking:
    """One of them."""
    return askings()[number % len(askings())]


@cache
def value_net() -> object:
    """The network, as the core keeps it."""
    return _core.value_net(FILE)


@cache
def playouts(number: int) -> Playouts:
    """The arguments of a playout query about one of the choices."""
    return playouts_by_lot(Random(5), asking(number))


def named(one: Asking) -> Told:
    """The first arguments of every call about determinizations."""
    return {
        "net": value_net(),
        "facts": _core.public_facts(one.facts.tables.packed, one.facts.packed),
        "leader": one.history.first_leader,
        "history": bytes(one.history.cards),
        "layouts": array("Q", [cards for layout in one.layouts for cards in layout]),
    }


def playing(number: int = 0) -> Told:
    """Arguments of playouts with every buffer that there is."""
    one = asking(number)
    asked = playouts(number % len(askings()))
    return (
        named(one)
        | {
            "weights": array("i", one.counts),
            "choices": array("Q", asked.choices),
            "seat": one.seat,
            "laid_away": 0,
            "solve": 4,
            "solve_points": 5,
            "open_tables": one.facts.tables.packed,
            "standing": array("i", (2, 1, 0)),
            "units": NUMBERS[:],
            "side": 151,
            "step": 1,
            "by_units": 1,
            "fee": 400,
            "utility": array("i", range(129)),
            "utility_step": 100,
            "first": 60,
            "then": 40,
            "squared_z": 625,
        }
        | budget(3 * len(asked.choices) * len(one.layouts))
    )


def believing(number: int = 0) -> Told:
    """Arguments of belief."""
    numbers = {"seat": 0, "play_exponent": 1 << 15, "discard_exponent": 1 << 15, "beta": 1 << 16}
    cards = {"kept": 0, "limited": 0, "most_limited": 1}
    room = {"stop": None, "out": array("i", (ROOM, ROOM))}
    return named(asking(number)) | numbers | cards | room


def valuing(number: int = 0) -> Told:
    """Arguments of a player who is to play a card."""
    one = asking(number)
    told = named(one)
    del told["layouts"]
    away = one.layouts[0][-1] if one.seat == one.facts.dealer else 0
    return told | {"hand": one.layouts[0][one.seat], "away": away}


def laying_away(number: int = 0) -> Told:
    """Arguments of a dealer who is to discard."""
    told, hand = named(asking(number)), asking(number).layouts[0][0]
    first, *_ = cards_of(hand)
    handles = {"net": told["net"], "facts": told["facts"]}
    return handles | {"hand": hand, "choices": array("Q", [1 << first])}


CALLS: dict[str, Callable[[int], Told]] = {
    "solve": solving,
    "maxn": each_alone,
    "perft": counting,
    "play_out": playing,
    "believe": believing,
    "worths": valuing,
    "discard_worths": laying_away,
}


def call(function: str, told: Told) -> object:
    """Put a question."""
    return getattr(_core, function)(*told.values())


def refused(function: str, told: Told) -> None:
    """Assert that it is refused in one sentence, and that nothing is written."""
    with pytest.raises(ValueError, match=r"^[^.]*\.$"):
        call(function, told)
    if isinstance(told.get("out"), array) and told["out"].typecode == "i":
        assert {ROOM} >= {*told["out"]}
