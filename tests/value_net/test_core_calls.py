"""The compiled network refuses invalid queries with one sentence."""

from __future__ import annotations

from array import array

import pytest

from reunion_desktop.solver.core_available import COMPILED
from tests.solver.endings import compiled
from tests.value_net.core_calls import (
    CALLS,
    CANNOT_LIE,
    FILE,
    NO_AIMS,
    NO_BELIEF,
    NO_CHOICES,
    NO_DISCARDS,
    NO_HAND,
    NO_HANDLE,
    NO_HISTORY,
    NO_LEADER,
    NO_LIKING,
    NO_RULES,
    NO_UNITS,
    NOT_ALLOWED,
    OTHER_GAME,
    asking,
    call,
    playing,
    refused,
)
from tests.value_net.random_weights import SHIPPED, random_file

if COMPILED:
    from reunion_desktop.solver import _core

pytestmark = compiled

HUGE = (2**31, 2**63, 2**64, 10**30)

WRONG_NUMBERS = [
    *[("play_out", "seat", seat, NO_AIMS) for seat in (-1, 3, *HUGE)],
    *[("play_out", "laid_away", count, CANNOT_LIE) for count in (1, 4, -1)],
    *[
        ("play_out", name, -1, NO_AIMS)
        for name in ("solve", "solve_points", "first", "then", "surety")
    ],
    *[("play_out", name, 0, NO_AIMS) for name in ("first", "then")],
    *[("play_out", "surety", surety, NO_AIMS) for surety in (1_000_001, *HUGE)],
    *[("play_out", "fee", fee, NO_AIMS) for fee in (-16_001, 16_001, *HUGE)],
    *[("play_out", name, 0, NO_UNITS) for name in ("side", "step")],
    *[("play_out", "side", side, NO_UNITS) for side in (-1, 150, 152, *HUGE)],
    *[("play_out", "step", step, NO_UNITS) for step in (-1, 2, *HUGE)],
    *[("play_out", "liking_step", step, NO_LIKING) for step in (-1, 0, 16_001, *HUGE)],
    *[("play_out", name, -1, NOT_ALLOWED) for name in ("nodes", "time_ms")],
    *[("believe", "seat", seat, NO_BELIEF) for seat in (-1, 3, *HUGE)],
    *[("believe", name, 2**20 + 1, NO_BELIEF) for name in ("faith", "trust")],
    *[("believe", "warmth", warmth, NO_BELIEF) for warmth in (-1, *HUGE)],
    *[("believe", name, 2**36, NO_BELIEF) for name in ("kept", "limited")],
    *[("believe", name, -1, NO_BELIEF) for name in ("kept", "limited", "faith")],
    *[("believe", "most_limited", most, NO_BELIEF) for most in (-1, 37, *HUGE)],
    *[("worths", "hand", hand, NO_HAND) for hand in (0, -1, 1 << 40, *HUGE[1:])],
    *[("worths", "away", away, NO_HAND) for away in (-1, 1 << 40, *HUGE[1:])],
    *[("discard_worths", "hand", hand, NO_DISCARDS) for hand in (0, -1, *HUGE)],
    *[("play_out", "leader", seat, NO_LEADER) for seat in (-1, 3, *HUGE)],
]


def test_numbers_that_cannot_be() -> None:
    """Below zero, too large for what they are, or for any kind of number."""
    for function, name, number, sentence in WRONG_NUMBERS:
        refused(function, CALLS[function]() | {name: number}, sentence)


@pytest.mark.parametrize("function", CALLS)
def test_what_is_no_judge(function: str) -> None:
    """Neither one in the other's place, nor another kind of thing, nor one of another game."""
    told = CALLS[function]()
    judge, ground = told["judge"], told["ground"]
    for wrong in ({"judge": ground}, {"ground": judge}, {"judge": None}, {"ground": b"x"}):
        refused(function, told | wrong, NO_HANDLE)
    refused(function, told | {"judge": _core.judge(random_file("calls", SHIPPED))}, OTHER_GAME)


@pytest.mark.parametrize("function", CALLS)
def test_things_that_are_no_numbers(function: str) -> None:
    """Where a number is expected nothing else will do; nor will too few arguments."""
    for name, value in CALLS[function]().items():
        if isinstance(value, int):
            for wrong in ("3", 1.0, None, b"1"):
                with pytest.raises(TypeError):
                    call(function, CALLS[function]() | {name: wrong})
    told = CALLS[function]()
    told.popitem()
    with pytest.raises(TypeError):
        call(function, told)


def test_cards_that_fell_twice() -> None:
    """Or are not in the pack, or are too many."""
    for function in ("play_out", "believe", "worths"):
        told = CALLS[function]()
        fell = told["history"]
        for wrong in (fell[:1] * 2, b"\x24", b"\xff", fell * 2, bytes(range(36)) * 99):
            refused(function, told | {"history": wrong}, NO_HISTORY)


def test_choices_that_cannot_be_made() -> None:
    """Another's card, two cards, none, too many choices; and a turn that is another's."""
    told = playing()
    seat, hands = told["seat"], told["worlds"]
    other = hands[(seat + 1) % 3]
    first = told["choices"][0]
    for wrong in ([other & -other], [hands[seat]], [0], [], [first] * 17, [1 << 40], [2**64 - 1]):
        refused("play_out", told | {"choices": array("Q", wrong)}, NO_CHOICES)
    refused("play_out", told | {"seat": (seat + 1) % 3}, "Somebody else is to play.")


@pytest.mark.parametrize("size", [0, 7, 48, len(FILE) - 1, len(FILE) + 1])
def test_a_file_that_is_no_judge(size: int) -> None:
    """Short, long, or with other sizes in its head."""
    said = r"^This is no judge that the core can read; expected what .*\.$"
    with pytest.raises(ValueError, match=said):
        _core.judge((FILE + b"\0")[:size])
    for at in range(8, 48):
        with pytest.raises(ValueError, match=said):
            _core.judge(FILE[:at] + bytes([FILE[at] ^ 0x81]) + FILE[at + 1 :])


def test_a_ground_that_cannot_be() -> None:
    """No pack, a card beyond all, a dealer, a turned card, marks or a lock that do not exist."""
    one = asking().ground
    tables, packed = one.tables.packed, one.packed
    numbers = array("i", packed)
    for place, number in (
        *((0, 0), (1, 1 << 4), (1, -1), (2, -1), (2, 3), (3, -2), (3, 36), (3, 2**31 - 1)),
        *((4, 256), (4, -1), (6, -1), (6, 12)),
    ):
        wrong = array("i", numbers)
        wrong[place] = number
        with pytest.raises(ValueError, match=r"^The ground cannot be; expected the pack, "):
            _core.ground(tables, wrong.tobytes())
    for short in (b"", packed[:-1], packed + b"\0"):
        with pytest.raises(ValueError, match=r"^The ground cannot be; expected the pack, "):
            _core.ground(tables, short)
    with pytest.raises(ValueError, match=f"^{NO_RULES}$"):
        _core.ground(tables[:-4], packed)
