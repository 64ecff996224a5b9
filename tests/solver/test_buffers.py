"""Buffers given to the compiled core are copied before checks: they may change at any time."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from struct import pack_into
from threading import Event
from typing import Any

import pytest

from tests.solver.core_calls import BUFFERS, CALLS, ROOM, Told, call, each_alone, refused
from tests.solver.endings import compiled

pytestmark = compiled

EACH = pytest.mark.parametrize(
    ("function", "name"),
    [(function, name) for function, names in BUFFERS.items() for name in names],
)
"""Every buffer of two functions."""


@EACH
def test_at_any_address(function: str, name: str) -> None:
    """Numbers are read, and answers written, wherever they lie."""
    told = CALLS[function](0)
    call(function, told)
    for at in (1, 2, 3):
        moved = CALLS[function](0)
        view: Any = memoryview(moved[name])
        room = bytearray(view.nbytes + at)
        room[at:] = view.tobytes()
        moved[name] = memoryview(room)[at:].cast(view.format)
        call(function, moved)
        assert told["out"].tobytes() == memoryview(moved["out"]).tobytes()


@EACH
def test_other_buffers(function: str, name: str) -> None:
    """A buffer that has gaps, holds other numbers or too few is refused; nothing is written."""
    view = memoryview(CALLS[function](0)[name])
    numbers = array(view.format, view.tolist())
    others: list[object] = [
        memoryview(numbers * 3)[::2],
        array("f" if view.itemsize == 4 else "d", [0.0] * len(numbers)),
        array("h", [0] * len(numbers)),
    ]
    if name not in {"trick", "history", "choices"}:
        others.append(numbers[:-1])
    if name == "out":
        others.append(memoryview(numbers).toreadonly())
    for buffer in others:
        refused(function, CALLS[function](0) | {name: buffer})
    with pytest.raises(TypeError):
        call(function, CALLS[function](0) | {name: 1.5})


def test_room_that_cannot_be_written_to() -> None:
    """Nor is an answer written to what is read-only."""
    told = each_alone()
    told["out"] = memoryview(told["out"]).toreadonly()
    refused("maxn", told)
    assert {ROOM} == set(told["out"])


PLAYERS, TRUMP, PRIZES, TAKING, TAKEN, GAIN, SUITS, STRENGTHS, POINTS = (
    *(144, 145, 151, 152, 153, 154),
    *(180, 216, 252),
)
"""Where in the tables these stand; the duties come before."""


@pytest.mark.parametrize(
    ("place", "number"),
    [
        *((0, 1), (1, -1), (143, 1 << 4), (PLAYERS, 7), (PLAYERS, -1), (TRUMP, 5), (TRUMP, -2)),
        *((PRIZES, -1), (PRIZES, 5), (TAKING, -1), (TAKEN, -1), (TAKEN, 36), (TAKEN, 5)),
        *((GAIN, 4001), (SUITS, 5), (STRENGTHS, 2**31 - 1), (POINTS, 1001)),
    ],
)
def test_tables_of_another_make(place: int, number: int) -> None:
    """Tables are looked through: duties, seats, trumps, prizes, worths, suits, strengths."""
    told = each_alone()
    packed = told["tables"] = bytearray(told["tables"])
    changed = ((PRIZES, 1), (TAKING, 5), (TAKEN, 14), (GAIN, 1), (STRENGTHS + 1, 2**31 - 1))
    for at, sound in changed:
        pack_into("i", packed, 4 * at, sound)
    call("maxn", told)

    pack_into("i", packed, 4 * place, number)
    with pytest.raises(ValueError, match=r"^The tables name a suit or a card that does not exist"):
        call("maxn", told)


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


def answer(told: Told) -> bytes:
    """The answer of the search in which each seat plays alone."""
    call("maxn", told)
    return bytes(memoryview(told["out"]).cast("B"))


@pytest.mark.usefixtures("_one_at_a_time")
@pytest.mark.parametrize("name", ["tables", "hands", "trick", "standing", "utility", "points"])
def test_written_to_meanwhile(name: str) -> None:
    """Concurrent writes to a query's buffers do not change its answer."""
    layouts = 400
    expected = answer(each_alone(0, layouts))
    told, begun = each_alone(0, layouts), Event()
    if isinstance(told[name], bytes):
        told[name] = bytearray(told[name])
    view = memoryview(told[name]).cast("B")
    told["time_ms"] = AtTheLast(begun)
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(answer, told)
        begun.wait()
        view[:] = bytes([0x7F]) * len(view)
        assert expected == asked.result()
