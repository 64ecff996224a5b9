"""Buffers given to the compiled network are copied before they are checked."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import pytest

from tests.solver.endings import compiled
from tests.value_net.core_calls import (
    BUFFERS,
    CALLS,
    CANNOT_LIE,
    NO_CARD,
    NO_WORLDS,
    ROOM,
    asking,
    call,
    playing,
    refused,
)

pytestmark = compiled


@pytest.mark.parametrize("function", CALLS)
def test_sound_calls_are_answered(function: str) -> None:
    """As they stand all of them can be answered."""
    told = CALLS[function]()
    assert call(function, told)
    assert ROOM not in told.get("out", ())


@pytest.mark.parametrize("name", BUFFERS)
def test_at_any_address(name: str) -> None:
    """Numbers are read, and answers written, wherever they lie."""
    told = playing()
    call("play_out", told)
    for at in (1, 2, 3):
        moved = playing()
        view: Any = memoryview(moved[name])
        room = bytearray(view.nbytes + at)
        room[at:] = view.tobytes()
        moved[name] = memoryview(room)[at:].cast(view.format)
        call("play_out", moved)
        assert told["out"].tobytes() == memoryview(moved["out"]).tobytes()


@pytest.mark.parametrize("name", BUFFERS)
def test_other_buffers(name: str) -> None:
    """A buffer that has gaps, holds other numbers or too few is refused."""
    view = memoryview(playing()[name])
    numbers = array(view.format, view.tolist())
    others: list[object] = [
        memoryview(numbers * 3)[::2],
        array("f" if view.itemsize == 4 else "d", [0.0] * len(numbers)),
        array("h", [0] * len(numbers)),
    ]
    if name not in {"history", "choices"}:
        others.append(numbers[:-1])
    for buffer in others:
        refused("play_out", playing() | {name: buffer}, BUFFERS[name])
    with pytest.raises(TypeError):
        call("play_out", playing() | {name: 1.5})


def spoilt_worlds() -> list[tuple[str, Callable[[array[int]], object]]]:
    """Invalid determinizations with their messages."""

    def overlap(worlds: array[int]) -> None:
        worlds[0] = worlds[1]

    def beyond(worlds: array[int]) -> None:
        outside = ~asking().ground.pack
        worlds[2] |= outside & -outside

    def far_beyond(worlds: array[int]) -> None:
        worlds[7] |= 1 << 63

    def short(worlds: array[int]) -> None:
        worlds[1] &= worlds[1] - 1

    def long(worlds: array[int]) -> None:
        worlds[4] |= worlds[7]

    def laid_twice(worlds: array[int]) -> None:
        worlds[3] = worlds[0]

    return [
        *[(CANNOT_LIE, spoil) for spoil in (overlap, short, long, laid_twice)],
        (NO_CARD, far_beyond),
        (NO_CARD, beyond),
        (NO_WORLDS, lambda worlds: worlds.pop()),
        (NO_WORLDS, lambda worlds: worlds.__delitem__(slice(None))),
    ]


@pytest.mark.parametrize("function", ["play_out", "believe"])
def test_worlds_that_cannot_be(function: str) -> None:
    """Hands that overlap or differ in size, cards outside the pack, and no determinizations."""
    for sentence, spoil in spoilt_worlds():
        told = CALLS[function]()
        spoil(told["worlds"])
        refused(function, told, sentence)
