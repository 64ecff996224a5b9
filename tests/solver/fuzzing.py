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


def spoilt(rng: Random, value: object) -> object:
    """Something else in the place of an argument."""
    if not rng.randrange(12):
        return rng.choice((None, "text", 1.5, [], object(), 3, b"", {}))
    if isinstance(value, int):
        return rng.choice(JUNK)
    if not isinstance(value, bytes | array | memoryview) or not value:
        return rng.choice((value, len, array("B", (1, 2, 40))))
    return rng.choice(SPOILT)(rng, memoryview(value))


def _items(view: View) -> array[Any]:
    found = array(view.format)
    found.frombytes(view.tobytes())
    return found


def _changed(rng: Random, view: View) -> object:
    data = bytearray(view.tobytes())
    for _ in range(rng.choice((1, 1, 2, 8))):
        data[rng.randrange(len(data))] = rng.choice((0, 1, 127, 128, 255, rng.randrange(256)))
    return memoryview(data).cast(view.format)


def _renumbered(rng: Random, view: View) -> object:
    """One or two of the 32-bit numbers at the ends of a range."""
    data = bytearray(view.tobytes())
    numbers = memoryview(data)[: len(data) // 4 * 4].cast("i")
    for _ in range(rng.choice((1, 1, 2)) if numbers else 0):
        within = [number for number in JUNK if -(2**31) <= number < 2**31]
        # Packed tables begin with their duties, which take 120 of these.
        first = 120 if len(numbers) > 200 and rng.randrange(2) else 0
        numbers[first + rng.randrange(min(len(numbers), 12))] = rng.choice(within)
    return memoryview(data).cast(view.format)


def _beside_its_place(rng: Random, view: View) -> object:
    """The same numbers at an odd address."""
    room = bytearray(view.nbytes + 8)
    at = rng.randrange(1, 8)
    room[at : at + view.nbytes] = view.tobytes()
    return memoryview(room)[at : at + view.nbytes].cast(view.format)


SPOILT: tuple[Callable[[Random, View], object], ...] = (
    *(_changed, _changed, _renumbered, _renumbered, _beside_its_place, _beside_its_place),
    lambda rng, view: _items(view)[: rng.randrange(len(view))],
    lambda rng, view: _items(view) * rng.choice((2, 3)),
    lambda rng, view: memoryview(bytearray(rng.randbytes(view.nbytes))).cast(view.format),
    lambda rng, view: view.cast("B").cast(rng.choice("bBhHiIqQfd") if not view.nbytes % 8 else "b"),
    lambda _, view: memoryview(_items(view) * 2)[::2],
    lambda _, view: view.toreadonly(),
    lambda _, view: view.cast("B").cast(view.format, (len(view), 1)),
)
"""What can be wrong with a buffer, or only looks wrong."""


WIDTH = {"out", "hands", "question", "layouts", "choices"}
"""Arguments on which the length of the answer depends."""


def fuzz(calls: int, seed: int) -> Counter[str]:
    """Make random calls, the same for the same seed; count the functions and the refusals.

    Raises:
        AssertionError: one was neither answered nor refused correctly.
    """
    rng, tally = Random(seed), Counter[str]()
    for _ in range(calls):
        function = rng.choice(sorted(CALLS))
        told = CALLS[function](rng.randrange(1000))
        names = rng.sample(sorted(told), rng.choice((0, 1, 1, 1, 2)))
        spare = array("i", (3,)) * 50
        told |= {"out": told["out"] + spare} if "out" in told else {}
        told |= {name: spoilt(rng, told[name]) for name in names}
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
