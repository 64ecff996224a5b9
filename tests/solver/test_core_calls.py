"""The compiled core refuses invalid queries with one sentence."""

from __future__ import annotations

from array import array
from collections.abc import Callable

import pytest

from reunion_desktop.solver.core_available import COMPILED
from tests.solver.core_calls import (
    CALLS,
    FILE,
    ROOM,
    Told,
    asking,
    believing,
    call,
    each_alone,
    playing,
    refused,
    solving,
)
from tests.solver.endings import compiled
from tests.value_net.random_weights import SHIPPED, random_file

if COMPILED:
    from reunion_desktop.solver import _core

pytestmark = compiled

HUGE = (2**31, 2**63, 2**64, 10**30)

NETWORK = ("play_out", "believe", "worths", "discard_worths")
"""The functions that take a network."""

WRONG: dict[tuple[str, str], tuple[object, ...]] = {
    ("solve", "leader"): (-1, 3, *HUGE),
    ("solve", "took"): (-1, 8, *HUGE),
    ("solve", "locked"): (-2, 36, *HUGE),
    ("solve", "trick"): tuple(map(bytes, ((33, 34, 35), range(20), (36,), (200,), (255,)))),
    ("solve", "hands"): tuple(
        [
            array("Q", hands)
            for hands in ((0, 0, 0), (1, 1, 2), (1, 6, 8), (1, 2, 1 << 36), (1, 2, 1 << 63))
        ]
    ),
    ("solve", "seat"): (-1, 3, *HUGE),
    ("solve", "question"): (-1, 4, *HUGE),
    ("solve", "nodes"): (-1,),
    ("solve", "time_ms"): (-1,),
    ("maxn", "total"): (-1, 149, 1001, *HUGE),
    ("maxn", "points"): tuple([array("i", p) for p in ((-1, 0, 0), (0, 1001, 0), (50, 50, 50))]),
    ("maxn", "utility"): (array("i", [16_001] * (3 * 151**2)),),
    ("perft", "depth"): (-1, -(2**31), -(10**30)),
    ("play_out", "leader"): (-1, 3, *HUGE),
    ("play_out", "seat"): (-1, 3, *HUGE),
    ("play_out", "laid_away"): (1, 4, -1),
    ("play_out", "solve"): (-1,),
    ("play_out", "solve_points"): (-1,),
    ("play_out", "first"): (-1, 0),
    ("play_out", "then"): (-1, 0),
    ("play_out", "squared_z"): (-1, 1_000_001, *HUGE),
    ("play_out", "fee"): (-16_001, 16_001, *HUGE),
    ("play_out", "side"): (-1, 0, 150, 152, *HUGE),
    ("play_out", "step"): (-1, 0, 2, *HUGE),
    ("play_out", "utility_step"): (-1, 0, 16_001, *HUGE),
    ("play_out", "nodes"): (-1,),
    ("play_out", "time_ms"): (-1,),
    ("play_out", "weights"): (array("i", (0, 1)), array("i", (1, 2**20 + 1))),
    ("believe", "seat"): (-1, 3, *HUGE),
    ("believe", "play_exponent"): (-1, 2**20 + 1),
    ("believe", "discard_exponent"): (2**20 + 1,),
    ("believe", "beta"): (-1, *HUGE),
    ("believe", "kept"): (-1, 2**36),
    ("believe", "limited"): (-1, 2**36),
    ("believe", "most_limited"): (-1, 37, *HUGE),
    ("worths", "hand"): (0, -1, 1 << 40, *HUGE[1:]),
    ("worths", "away"): (-1, 1 << 40, *HUGE[1:]),
    ("discard_worths", "hand"): (0, -1, *HUGE),
}
"""By function and argument: what it cannot be."""


def test_numbers_that_cannot_be() -> None:
    """Below zero, too large for what they are, or for any kind of number."""
    for (function, name), values in WRONG.items():
        for value in values:
            refused(function, CALLS[function](0) | {name: value})


@pytest.mark.parametrize("function", CALLS)
def test_sound_calls_are_answered(function: str) -> None:
    """As they stand all of them can be answered."""
    told = CALLS[function](0)
    assert call(function, told)
    if function != "solve":
        assert ROOM not in told.get("out", ())


def test_four_seats() -> None:
    """The search for single seats needs three."""
    told = each_alone(0) | {"standing": array("i", (0, 0, 0))}
    for name, value in solving(100).items():
        told |= {name: value} if name in list(told)[:9] else {}
    refused("maxn", told)


@pytest.mark.parametrize("function", NETWORK)
def test_wrong_handles_are_refused(function: str) -> None:
    """Neither one in the other's place, nor another kind of thing, nor one of another game."""
    told = CALLS[function](0)
    net, facts = told["net"], told["facts"]
    for wrong in ({"net": facts}, {"facts": net}, {"net": None}, {"facts": b"x"}):
        refused(function, told | wrong)
    refused(function, told | {"net": _core.value_net(random_file("calls", SHIPPED))})


@pytest.mark.parametrize("function", CALLS)
def test_things_that_are_no_numbers(function: str) -> None:
    """Where a number is expected nothing else will do; nor will too few arguments."""
    for name, value in CALLS[function](0).items():
        if isinstance(value, int):
            for wrong in ("3", 1.0, None, b"1"):
                with pytest.raises(TypeError):
                    call(function, CALLS[function](0) | {name: wrong})
    told = CALLS[function](0)
    told.popitem()
    with pytest.raises(TypeError):
        call(function, told)


def test_cards_that_fell_twice() -> None:
    """Or are not in the pack, or are too many."""
    for function in ("play_out", "believe", "worths"):
        told = CALLS[function](0)
        fell = told["history"]
        for wrong in (fell[:1] * 2, b"\x24", b"\xff", fell * 2, bytes(range(36)) * 99):
            refused(function, told | {"history": wrong})


def test_choices_that_cannot_be_made() -> None:
    """Another's card, two cards, none, too many choices; and a turn that is another's."""
    told = playing()
    seat, hands = told["seat"], told["layouts"]
    other = hands[(seat + 1) % 3]
    first = told["choices"][0]
    for wrong in ([other & -other], [hands[seat]], [0], [], [first] * 17, [1 << 40], [2**64 - 1]):
        refused("play_out", told | {"choices": array("Q", wrong)})
    refused("play_out", told | {"seat": (seat + 1) % 3})


@pytest.mark.parametrize("size", [0, 7, 48, len(FILE) - 1, len(FILE) + 1])
def test_a_file_that_is_no_network(size: int) -> None:
    """Short, long, or with other sizes in its head."""
    said = r"^The core cannot read this network; packaging.* writes one\.$"
    with pytest.raises(ValueError, match=said):
        _core.value_net((FILE + b"\0")[:size])
    for at in range(8, 48):
        with pytest.raises(ValueError, match=said):
            _core.value_net(FILE[:at] + bytes([FILE[at] ^ 0x81]) + FILE[at + 1 :])


def test_impossible_public_facts() -> None:
    """No pack, a card beyond all, a dealer, a turned card, marks or a lock that do not exist."""
    one = asking().facts
    tables, packed = one.tables.packed, one.packed
    numbers = array("i", packed)
    for place, number in (
        *((0, 0), (1, 1 << 4), (1, -1), (2, -1), (2, 3), (3, -2), (3, 36), (3, 2**31 - 1)),
        *((4, 256), (4, -1), (6, -1), (6, 12)),
    ):
        wrong = array("i", numbers)
        wrong[place] = number
        with pytest.raises(ValueError, match=r"^The public facts of the deal are impossible"):
            _core.public_facts(tables, wrong.tobytes())
    for short in (b"", packed[:-1], packed + b"\0"):
        with pytest.raises(ValueError, match=r"^The public facts of the deal are impossible"):
            _core.public_facts(tables, short)
    with pytest.raises(ValueError, match=r"^The tables are not those of this core"):
        _core.public_facts(tables[:-4], packed)


@pytest.mark.parametrize("ask", [playing, believing])
def test_layouts_that_cannot_be(ask: Callable[[], Told]) -> None:
    """Hands that overlap or differ in size, cards outside the pack, and no determinizations."""
    function, layouts = "play_out" if ask is playing else "believe", ask()["layouts"]
    outside = ~asking().facts.pack & -~asking().facts.pack
    for place, cards in (
        *((0, layouts[1]), (1, layouts[1] & layouts[1] - 1), (4, layouts[4] | layouts[7])),
        *((3, layouts[0]), (7, layouts[7] | 1 << 63), (2, layouts[2] | outside)),
    ):
        told = ask()
        told["layouts"][place] = cards
        refused(function, told)
    for other in (layouts[:-1], array("Q")):
        refused(function, ask() | {"layouts": other})
