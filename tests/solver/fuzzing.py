"""Random calls of the compiled solver, valid and invalid.

``python -m tests.solver.fuzzing CALLS SEED`` makes that many and prints their results. For any
query the solver answers or refuses with a sentence, and writes only to its answer.
"""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tests.solver.core_calls import CALLS, UNFIT, call

JUNK = (
    *(-(10**30), -(2**63) - 1, -(2**63), -(2**32), -(2**31) - 1, -(2**31), -1000, -2, -1, 0, 1, 2),
    *(3, 5, 6, 31, 32, 35, 36, 63, 64, 255, 256, 1000, 1001, 4000, 4001, 16001, 65536, 2**30),
    *(2**31 - 2, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**36, 2**53, 2**62, 2**63 - 2, 2**63 - 1),
    *(2**63, 2**64 - 1, 2**64, 10**30),
)
"""Numbers at the ends of every kind of int."""

View = Any
"""A memoryview of numbers of any kind."""


def spoilt(dice: Random, value: object) -> object:
    """Something else in the place of an argument."""
    if not dice.randrange(12):
        return dice.choice((None, "text", 1.5, [], object(), 3, b"", {}))
    if isinstance(value, int):
        return dice.choice(JUNK)
    if not isinstance(value, bytes | array | memoryview) or not value:
        return dice.choice((value, len, array("B", (1, 2, 40))))
    return dice.choice(SPOILT)(dice, memoryview(value))


def _items(view: View) -> array[Any]:
    found = array(view.format)
    found.frombytes(view.tobytes())
    return found


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
        numbers[first + dice.randrange(min(len(numbers), 12))] = dice.choice(within)
    return memoryview(data).cast(view.format)


def _beside_its_place(dice: Random, view: View) -> object:
    """The same numbers at an odd address."""
    room = bytearray(view.nbytes + 8)
    at = dice.randrange(1, 8)
    room[at : at + view.nbytes] = view.tobytes()
    return memoryview(room)[at : at + view.nbytes].cast(view.format)


SPOILT: tuple[Callable[[Random, View], object], ...] = (
    *(_changed, _changed, _renumbered, _renumbered, _beside_its_place, _beside_its_place),
    lambda dice, view: _items(view)[: dice.randrange(len(view))],
    lambda dice, view: _items(view) * dice.choice((2, 3)),
    lambda dice, view: memoryview(bytearray(dice.randbytes(view.nbytes))).cast(view.format),
    lambda dice, view: view.cast("B").cast(
        dice.choice("bBhHiIqQfd") if not view.nbytes % 8 else "b"
    ),
    lambda _, view: memoryview(_items(view) * 2)[::2],
    lambda _, view: view.toreadonly(),
    lambda _, view: view.cast("B").cast(view.format, (len(view), 1)),
)
"""What can be wrong with a buffer, or only looks wrong."""


WIDTH = {"out", "hands", "question", "worlds", "choices"}
"""Arguments on which the length of the answer depends."""


def fuzz(calls: int, seed: int) -> Counter[str]:
    """Make random calls, the same for the same seed; count the functions and the refusals.

    Raises:
        AssertionError: one was neither answered nor refused correctly.
    """
    dice, tally = Random(seed), Counter[str]()
    for _ in range(calls):
        function = dice.choice(sorted(CALLS))
        told = CALLS[function](dice.randrange(1000))
        names = dice.sample(sorted(told), dice.choice((0, 1, 1, 1, 2)))
        spare = array("i", (3,)) * 50
        told |= {"out": told["out"] + spare} if "out" in told else {}
        told |= {name: spoilt(dice, told[name]) for name in names}
        out = told.get("out")
        before = out[:] if isinstance(out, array) else spare
        outcome, sentence = function, ""
        try:
            call(function, told)
        except ValueError as refusal:
            outcome, sentence = "refused", str(refusal)
        except TypeError:
            outcome = "of another type"
        tally[outcome] += 1
        assert names or outcome == function or sentence == UNFIT, told
        assert sentence[-1:] in {"", "."}, sentence
        untouched = slice(-len(spare) if outcome == function else 0, None)
        if isinstance(out, array) and not WIDTH & {*names}:
            assert out[untouched] == before[untouched], told
    return tally


if __name__ == "__main__":
    sys.stdout.write(f"{fuzz(int(sys.argv[1]), int(sys.argv[2]))}\n")
