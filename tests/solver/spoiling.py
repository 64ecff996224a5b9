"""Faults in calls of the compiled solver, real and apparent."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import Any

from tests.solver.calls_by_lot import JUNK, Asked

View = Any
"""A memoryview of numbers of any kind."""


def spoil(dice: Random, asked: Asked) -> None:
    """Put something in the place of one argument."""
    kept = {*asked.spoilt, "nodes" if asked.large else ""}
    names = [name for name in asked.told if name not in kept]
    if not names:
        return
    name = dice.choice(names)
    value = asked.told[name]
    asked.spoilt.append(name)
    if not dice.randrange(12):
        asked.foreign = True
        asked.told[name] = dice.choice((None, "text", 1.5, [], object(), 3, b"", {}))
    elif isinstance(value, int):
        asked.told[name] = dice.choice(JUNK)
    elif not isinstance(value, bytes | array | memoryview | None):
        # What is kept between calls: something else of that kind, or of another.
        asked.told[name] = dice.choice((asked.told["judge"], asked.told["ground"], len))
    elif not value:
        asked.told[name] = array(dice.choice("Bi"), [dice.randrange(40) for _ in range(3)])
    else:
        asked.told[name] = dice.choice(SPOILT)(dice, memoryview(value))


def _items(view: View) -> array[Any]:
    found = array(view.format)
    found.frombytes(view.tobytes())
    return found


def _shortened(dice: Random, view: View) -> object:
    return _items(view)[: dice.randrange(len(view))]


def _lengthened(dice: Random, view: View) -> object:
    return _items(view) * dice.choice((2, 3))


def _changed(dice: Random, view: View) -> object:
    data = bytearray(view.tobytes())
    for _ in range(dice.choice((1, 1, 2, 8))):
        data[dice.randrange(len(data))] = dice.choice((0, 1, 127, 128, 255, dice.randrange(256)))
    return memoryview(data).cast(view.format)


def _renumbered(dice: Random, view: View) -> object:
    """One or two of the 32-bit numbers at the ends of a range."""
    data = bytearray(view.tobytes())
    numbers = memoryview(data)[: len(data) // 4 * 4].cast("i")
    for _ in range(dice.choice((1, 1, 2)) if numbers else 0):
        within = [number for number in JUNK if -(2**31) <= number < 2**31]
        # Packed tables begin with their duties, which take 120 of these.
        first = 120 if len(numbers) > 200 and dice.randrange(2) else 0
        at = first + dice.randrange(min(len(numbers), 12))
        numbers[at] = dice.choice((-1, dice.choice(within)))
    return memoryview(data).cast(view.format)


def _by_lot(dice: Random, view: View) -> object:
    return memoryview(bytearray(dice.randbytes(view.nbytes))).cast(view.format)


def _beside_its_place(dice: Random, view: View) -> object:
    """The same numbers at an odd address."""
    room = bytearray(view.nbytes + 8)
    at = dice.randrange(1, 8)
    room[at : at + view.nbytes] = view.tobytes()
    return memoryview(room)[at : at + view.nbytes].cast(view.format)


def _of_another_kind(dice: Random, view: View) -> object:
    return view.cast("B").cast(dice.choice("bBhHiIqQfd") if not view.nbytes % 8 else "b")


def _with_gaps(_: Random, view: View) -> object:
    return memoryview(_items(view) * 2)[::2]


def _read_only(_: Random, view: View) -> object:
    return view.toreadonly()


def _of_two_dimensions(_: Random, view: View) -> object:
    return view.cast("B").cast(view.format, (len(view), 1))


SPOILT: tuple[Callable[[Random, View], object], ...] = (
    _shortened,
    _lengthened,
    *(_changed, _changed),
    *(_renumbered, _renumbered),
    _by_lot,
    *(_beside_its_place, _beside_its_place),
    _of_another_kind,
    _with_gaps,
    _read_only,
    _of_two_dimensions,
)
"""What can be wrong with a buffer, or only looks wrong."""
