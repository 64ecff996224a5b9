"""Calls of the compiled network, argument by argument, and the messages for invalid ones."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.solver.tables import cards_of
from tests.value_net.asked_by_lot import playouts_by_lot
from tests.value_net.askings import SMALL, Asking, small_askings
from tests.value_net.random_weights import SHIPPED, random_file

if COMPILED:
    from reunion_desktop.solver import _core

ROOM = 7
"""What stands where an answer is to be written."""

FILE = random_file("calls", SHIPPED, reach=60, cards=SMALL)
"""A network."""

NO_HANDLE = "The judge or the ground is none; expected what judge() and ground() answered."
OTHER_GAME = "This judge was taught another game."
NO_HISTORY = "The cards that fell cannot be; expected each once, in bytes."
NO_LEADER = "There is no such leader."
NO_WORLDS = (
    "The worlds are not whole; expected a 64-bit number a seat and one for what was laid away."
)
NO_CARD = "A world holds a card that is not in the pack."
CANNOT_LIE = "The hands of a world cannot lie so; expected hands of one size, each card once."
NO_WEIGHTS = "The weights are not one number a world, each above 0."
NO_CHOICES = "The choices cannot be; expected 1 to 16, each of cards in hand."
NO_RULES = "The tables are not those of this core; build them with TrickTables."
NO_STANDING = "The standing is not one number a seat."
NO_UNITS = "The table of units does not fit the deal."
NO_LIKING = "The liking is not 129 numbers, none beyond 1,000,000."
NO_FLAG = "The stop flag is not one int in a buffer."
NO_ROOM = "The room for the answer is too small, read-only or not of ints."
NO_AIMS = "What is asked of playouts cannot be."
NO_BELIEF = "A belief cannot be so; expected a seat, shares from 0 to 16, and cards."
NO_HAND = "The hand cannot be; expected cards that did not fall, one that may be played."
NO_DISCARDS = (
    "What may be laid away cannot be; expected cards of the hand, one 64-bit number a choice."
)
NOT_ALLOWED = "An allowance is negative; expected 0 where there is no limit."

BUFFERS = {
    "history": NO_HISTORY,
    "worlds": NO_WORLDS,
    "weights": NO_WEIGHTS,
    "choices": NO_CHOICES,
    "open_tables": NO_RULES,
    "standing": NO_STANDING,
    "units": NO_UNITS,
    "liking": NO_LIKING,
    "stop": NO_FLAG,
    "out": NO_ROOM,
}
"""What is said of each buffer that is not what it should be."""


@cache
def asking() -> Asking:
    """A choice of two cards or more, after a few have fallen."""
    found = small_askings(ReunionRules(), "calls", 60)
    return next(
        one for one in found if len(one.history.cards) in {4, 5} and one.worlds[0][-1].bit_count()
    )


def named(one: Asking) -> dict[str, Any]:
    """The first arguments of every call about determinizations."""
    return {
        "judge": _core.judge(FILE),
        "ground": _core.ground(one.ground.tables.packed, one.ground.packed),
        "leader": one.history.first_leader,
        "history": bytes(one.history.cards),
        "worlds": array("Q", [cards for world in one.worlds for cards in world]),
    }


def playing() -> dict[str, Any]:
    """Arguments of playouts with every buffer that there is."""
    one = asking()
    asked = playouts_by_lot(Random(5), one)
    return named(one) | {
        "weights": array("i", one.counts),
        "choices": array("Q", asked.choices),
        "seat": one.seat,
        "laid_away": 0,
        "solve": 4,
        "solve_points": 5,
        "open_tables": one.ground.tables.packed,
        "standing": array("i", (2, 1, 0)),
        "units": array("i", [number % 97 for number in range(3 * 151**2)]),
        "side": 151,
        "step": 1,
        "by_units": 1,
        "fee": 400,
        "liking": array("i", range(129)),
        "liking_step": 100,
        "first": 60,
        "then": 40,
        "surety": 625,
        "stop": memoryview(array("i", (0,))),
        "nodes": 0,
        "time_ms": 0,
        "out": array("i", (ROOM,)) * (3 * len(asked.choices) * len(one.worlds)),
    }


def believing() -> dict[str, Any]:
    """Arguments of belief."""
    numbers = {"seat": 0, "faith": 1 << 15, "trust": 1 << 15, "warmth": 1 << 16}
    cards = {"kept": 0, "limited": 0, "most_limited": 1}
    room = {"stop": None, "out": array("i", (ROOM, ROOM))}
    return named(asking()) | numbers | cards | room


def judging() -> dict[str, Any]:
    """Arguments of a player who is to play a card."""
    one = asking()
    told = named(one)
    del told["worlds"]
    away = one.worlds[0][-1] if one.seat == one.ground.dealer else 0
    return told | {"hand": one.worlds[0][one.seat], "away": away}


def laying_away() -> dict[str, Any]:
    """Arguments of a dealer who is to discard."""
    told, hand = named(asking()), asking().worlds[0][0]
    first, *_ = cards_of(hand)
    handles = {"judge": told["judge"], "ground": told["ground"]}
    return handles | {"hand": hand, "choices": array("Q", [1 << first])}


CALLS: dict[str, Callable[[], dict[str, Any]]] = {
    "play_out": playing,
    "believe": believing,
    "worths": judging,
    "discard_worths": laying_away,
}


def call(function: str, told: dict[str, Any]) -> object:
    """Put a question."""
    return getattr(_core, function)(*told.values())


def refused(function: str, told: dict[str, Any], sentence: str) -> None:
    """It is refused with these words, and nothing is written."""
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        call(function, told)
    if isinstance(told.get("out"), array) and told["out"].typecode == "i":
        assert {ROOM} >= {*told["out"]}
