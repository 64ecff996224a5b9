"""The compiled core refuses invalid queries with one sentence."""

from __future__ import annotations

from array import array
from collections.abc import Callable

import pytest

from reunion_desktop.solver.core_available import COMPILED
from tests.solver.core_calls import (
    CALLS,
    CANNOT_BE,
    CANNOT_LIE,
    FILE,
    NO_AIMS,
    NO_BELIEF,
    NO_CARD,
    NO_CHOICES,
    NO_DISCARDS,
    NO_HAND,
    NO_HANDLE,
    NO_HANDS,
    NO_HISTORY,
    NO_LEADER,
    NO_LIKING,
    NO_POINTS,
    NO_TABLE,
    NO_TABLES,
    NO_UNITS,
    NO_WEIGHTS,
    NO_WORLDS,
    NOT_ALLOWED,
    OTHER_GAME,
    ROOM,
    UNFIT,
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

NO_SUCH_CARD = "A card on the table does not exist."
DEAR = array("i", [16_001] * (3 * 151**2))

NETWORK = ("play_out", "believe", "worths", "discard_worths")
"""The functions that take a network."""

WRONG_NUMBERS: list[tuple[str, str, object, str]] = [
    *[("solve", "leader", leader, CANNOT_BE) for leader in (-1, 3, *HUGE)],
    *[("solve", "took", took, CANNOT_BE) for took in (-1, 8, *HUGE)],
    *[("solve", "locked", card, CANNOT_BE) for card in (-2, 36, *HUGE)],
    *[("solve", "trick", bytes(cards), CANNOT_BE) for cards in ((33, 34, 35), range(20))],
    *[("solve", "trick", bytes([card]), NO_SUCH_CARD) for card in (36, 200, 255)],
    *[
        ("solve", "hands", array("Q", hands), NO_HANDS)
        for hands in ((0, 0, 0), (1, 1, 2), (1, 6, 8), (1, 2, 1 << 36), (1, 2, 1 << 63))
    ],
    *[("solve", "seat", seat, "There is no such seat.") for seat in (-1, 3, *HUGE)],
    *[("solve", "question", one, "There is no such question.") for one in (-1, 4, *HUGE)],
    *[("solve", name, -1, NOT_ALLOWED) for name in ("nodes", "time_ms")],
    *[("maxn", "total", total, NO_TABLE) for total in (-1, 149, 1001, *HUGE)],
    *[("maxn", "points", array("i", one), NO_POINTS) for one in ((-1, 0, 0), (0, 1001, 0))],
    ("maxn", "points", array("i", (50, 50, 50)), UNFIT),
    ("maxn", "utility", DEAR, UNFIT),
    *[
        ("perft", "depth", depth, "Sequences of less than no card cannot be counted.")
        for depth in (-1, -(2**31), -(10**30))
    ],
    *[("play_out", "weights", array("i", one), NO_WEIGHTS) for one in ((0, 1), (1, 2**20 + 1))],
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
        refused(function, CALLS[function](0) | {name: number}, sentence)


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
    refused("maxn", told, "Each for himself is asked of three seats only.")


@pytest.mark.parametrize("function", NETWORK)
def test_what_is_no_judge(function: str) -> None:
    """Neither one in the other's place, nor another kind of thing, nor one of another game."""
    told = CALLS[function](0)
    judge, ground = told["judge"], told["ground"]
    for wrong in ({"judge": ground}, {"ground": judge}, {"judge": None}, {"ground": b"x"}):
        refused(function, told | wrong, NO_HANDLE)
    refused(function, told | {"judge": _core.judge(random_file("calls", SHIPPED))}, OTHER_GAME)


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
    with pytest.raises(ValueError, match=f"^{NO_TABLES}$"):
        _core.ground(tables[:-4], packed)


def spoilt_worlds(worlds: array[int]) -> list[tuple[str, dict[int, int]]]:
    """Invalid determinizations with their messages: what stands where instead."""
    outside = ~asking().ground.pack & -~asking().ground.pack
    return [
        (CANNOT_LIE, {0: worlds[1]}),
        (CANNOT_LIE, {1: worlds[1] & worlds[1] - 1}),
        (CANNOT_LIE, {4: worlds[4] | worlds[7]}),
        (CANNOT_LIE, {3: worlds[0]}),
        (NO_CARD, {7: worlds[7] | 1 << 63}),
        (NO_CARD, {2: worlds[2] | outside}),
    ]


@pytest.mark.parametrize("ask", [playing, believing])
def test_worlds_that_cannot_be(ask: Callable[[], Told]) -> None:
    """Hands that overlap or differ in size, cards outside the pack, and no determinizations."""
    function = "play_out" if ask is playing else "believe"
    for sentence, changes in spoilt_worlds(ask()["worlds"]):
        told = ask()
        for place, cards in changes.items():
            told["worlds"][place] = cards
        refused(function, told, sentence)
    for worlds in (ask()["worlds"][:-1], array("Q")):
        refused(function, ask() | {"worlds": worlds}, NO_WORLDS)
