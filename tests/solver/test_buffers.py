"""Buffers given to the compiled core are copied before checks: they may change at any time."""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from struct import pack_into
from threading import Event
from typing import Any

import pytest

from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.core_available import COMPILED
from tests.solver.calls_by_lot import ROOM
from tests.solver.endings import compiled, endings
from tests.solver.spoiling import View

if COMPILED:
    from reunion_desktop.solver import _core

pytestmark = compiled

WIDTH = 108
"""Numbers per determinization."""

NO_TABLES = "The tables are not those of this core; build them with TrickTables."
NO_WORLDS = "The hands are not whole worlds; expected one 64-bit number a seat."
NO_TRICK = "The trick is not told in bytes, one a card."
NO_STANDING = "The standing is not one number a seat."
NO_TABLE = "The table of what points are worth does not fit its total."
NO_POINTS = "The points so far are not three numbers a world, each from 0 to 1,000."
NO_FLAG = "The stop flag is not one int in a buffer."
NO_ROOM = "The room for the answer is too small, read-only or not of ints."

WORDS = {
    "tables": NO_TABLES,
    "hands": NO_WORLDS,
    "trick": NO_TRICK,
    "standing": NO_STANDING,
    "utility": NO_TABLE,
    "points": NO_POINTS,
    "stop": NO_FLAG,
    "out": NO_ROOM,
}
"""What is said of each buffer that is not what it should be."""


def each_for_himself(worlds: int = 1, tricks: int = 3) -> dict[str, Any]:
    """Arguments of a question with every buffer that there is."""
    tables, position = next(
        one for one in endings(ReunionRules(), "buffers", tricks, 40) if one[1].trick
    )
    return {
        "tables": tables.packed,
        "hands": array("Q", position.hands * worlds),
        "leader": position.leader,
        "trick": bytes(position.trick),
        "took": position.took,
        "locked": position.locked,
        "locked_for": position.locked_for,
        "opening": 0,
        "covered": 0,
        "standing": array("i", (0, 1, 2)),
        "utility": array("i", [number % 97 for number in range(3 * 151**2)]),
        "total": 150,
        "points": array("i", (1, 2, 3) * worlds),
        "stop": memoryview(array("i", (0,))),
        "nodes": 0,
        "time_ms": 0,
        "out": array("i", (ROOM,)) * (worlds * WIDTH),
    }


def answer(told: dict[str, Any]) -> list[int]:
    """The answer of the search in which each seat plays alone."""
    _core.maxn(*told.values())
    return list(memoryview(told["out"]).cast("B").cast("i"))


def beside_its_place(view: View, at: int) -> View:
    """The same numbers at an odd address."""
    room = bytearray(view.nbytes + at)
    room[at:] = view.tobytes()
    return memoryview(room)[at:].cast(view.format)


@pytest.mark.parametrize("at", [1, 2, 3])
@pytest.mark.parametrize("name", WORDS)
def test_at_any_address(name: str, at: int) -> None:
    """Numbers are read, and answers written, wherever they lie."""
    told = each_for_himself()
    expected = answer(told)
    assert ROOM not in expected

    moved = each_for_himself()
    moved[name] = beside_its_place(memoryview(moved[name]), at)
    _core.maxn(*moved.values())
    assert array("i", expected).tobytes() == memoryview(moved["out"]).tobytes()


@pytest.mark.parametrize("name", WORDS)
def test_other_buffers(name: str) -> None:
    """A buffer that has gaps, holds other numbers or too few is refused; nothing is written."""
    view = memoryview(each_for_himself()[name])
    numbers = array(view.format, view.tolist())
    refused: list[object] = [
        memoryview(numbers * 3)[::2],
        array("f" if view.itemsize == 4 else "d", [0.0] * len(numbers)),
        array("h", [0] * len(numbers)),
    ]
    if name != "trick":
        refused.append(numbers[:-1])
    for buffer in refused:
        told = each_for_himself() | {name: buffer}
        with pytest.raises(ValueError, match=f"^{re.escape(WORDS[name])}$"):
            _core.maxn(*told.values())
        if name != "out":
            assert {ROOM} == set(told["out"])
    with pytest.raises(TypeError):
        _core.maxn(*(each_for_himself() | {name: 1.5}).values())


def test_room_that_cannot_be_written_to() -> None:
    """Nor is an answer written to what is read-only."""
    told = each_for_himself()
    told["out"] = memoryview(told["out"]).toreadonly()
    with pytest.raises(ValueError, match=f"^{re.escape(NO_ROOM)}$"):
        _core.maxn(*told.values())
    assert {ROOM} == set(told["out"])


PLAYERS, TRUMP, PRIZES, TAKING, TAKEN, GAIN, SUITS, STRENGTHS, POINTS = (
    *(120, 121, 127, 128, 129, 130),
    *(156, 192, 228),
)
"""Where in the tables these stand; the duties come before."""


@pytest.mark.parametrize(
    ("place", "number"),
    [
        *((0, 1), (1, -1), (119, 1 << 4), (PLAYERS, 7), (PLAYERS, -1), (TRUMP, 4), (TRUMP, -2)),
        *((PRIZES, -1), (PRIZES, 5), (TAKING, -1), (TAKEN, -1), (TAKEN, 36), (TAKEN, 5)),
        *((GAIN, 4001), (SUITS, 4), (STRENGTHS, 2**31 - 1), (POINTS, 1001)),
    ],
)
def test_tables_of_another_make(place: int, number: int) -> None:
    """Tables are looked through: duties, seats, trumps, prizes, worths, suits, strengths."""
    told = each_for_himself()
    packed = told["tables"] = bytearray(told["tables"])
    changed = ((PRIZES, 1), (TAKING, 5), (TAKEN, 14), (GAIN, 1), (STRENGTHS + 1, 2**31 - 1))
    for at, sound in changed:
        pack_into("i", packed, 4 * at, sound)
    assert ROOM not in answer(told)

    pack_into("i", packed, 4 * place, number)
    with pytest.raises(ValueError, match=r"^The tables name a suit or a card that does not exist"):
        _core.maxn(*told.values())


# ---- Written to meanwhile ----


class AtTheLast:
    """A number that, asked for its value, tells that the call has begun."""

    def __init__(self, begun: Event) -> None:
        self._begun = begun

    def __index__(self) -> int:
        self._begun.set()
        return 0


@pytest.fixture
def _one_at_a_time() -> Iterator[None]:
    """Python's threads take turns where they wait, and nowhere else."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(60)
    yield
    sys.setswitchinterval(before)


JUNK = {
    "tables": b"\xff" * 576,
    "hands": b"\xff" * 24,
    "trick": b"\xff",
    "standing": array("i", (2, 1, 0)).tobytes(),
    "utility": b"\x7f" * (12 * 151**2),
    "points": b"\x7f" * 12,
}
"""What is written over the end of a buffer."""


@pytest.mark.usefixtures("_one_at_a_time")
@pytest.mark.parametrize("name", JUNK)
def test_written_to_meanwhile(name: str) -> None:
    """Concurrent writes to a query's buffers do not change its answer."""
    worlds = 400
    expected = answer(each_for_himself(worlds, 4))
    told, begun = each_for_himself(worlds, 4), Event()
    if isinstance(told[name], bytes):
        told[name] = bytearray(told[name])
    view, junk = memoryview(told[name]).cast("B"), JUNK[name]
    told["time_ms"] = AtTheLast(begun)
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(answer, told)
        begun.wait()
        view[len(view) - len(junk) :] = junk
        assert expected == asked.result()
