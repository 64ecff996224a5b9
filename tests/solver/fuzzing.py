"""Random calls of the compiled solver: valid, invalid, and with changing buffers.

``python -m tests.solver.fuzzing CALLS SEED`` makes that many and prints their results. For any
query the solver answers or refuses with a sentence, and writes only to its answer.
"""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from reunion_desktop.solver.core_available import COMPILED
from tests.solver.calls_by_lot import Asked, sound_call
from tests.solver.judge_calls_by_lot import judge_call
from tests.solver.meddling import TAPE, Meddler
from tests.solver.spoiling import spoil

if COMPILED:
    from reunion_desktop.solver import _core

UNFIT = (
    "The deal is not one of three seats, each for himself, whose points the table holds.",
    "Only deals of three seats, each for himself, are played out.",
    "The deal is not one that can be played out.",
)
"""A sound position may be more than the searches for three can hold."""


BUFFERS = (
    *("hands", "hands", "tables", "trick", "standing", "utility", "points", "stop", "out"),
    *("file", "told", "history", "worlds", "weights", "choices", "open_tables", "units", "liking"),
)
"""What may be written to meanwhile."""


TELLS_HOW_MUCH = {"tables", "hands", "question", "worlds", "choices"}
"""What an answer's length hangs on."""


@dataclass(slots=True)
class Tally:
    """Counts of the calls' results."""

    answered: Counter[str] = field(default_factory=Counter)
    """By function."""
    refused: Counter[str] = field(default_factory=Counter)
    """By sentence."""
    foreign: int = 0
    """Refused for the type of an argument."""
    disturbed: int = 0
    """Calls during which a buffer was written to."""
    written: int = 0
    """Number of those writes."""

    @property
    def calls(self) -> int:
        """All of them."""
        return self.answered.total() + self.refused.total() + self.foreign


def fuzz(calls: int, seed: int) -> Tally:
    """Make random calls, the same for the same seed except for concurrent writes.

    Raises:
        AssertionError: one was neither answered nor refused correctly.
    """
    dice, tally, meddler = Random(seed), Tally(), Meddler()
    meddler.start()
    try:
        for _ in range(calls):
            asked = dice.choice((sound_call, sound_call, judge_call))(dice)
            for _ in range(dice.choice((0, 0, 1, 1, 1, 2))):
                spoil(dice, asked)
            view = _target(dice, asked) if not dice.randrange(3) else None
            if view is None:
                _ask(asked, tally)
                continue
            tally.disturbed += 1
            meddler.meddle(view, _images(dice, view.tobytes()))
            _ask(asked, tally)
            meddler.pause()
    finally:
        meddler.end()
    tally.written = meddler.written
    return tally


def _target(dice: Random, asked: Asked) -> memoryview | None:
    """The bytes of one of the buffers, where they can be written to."""
    names = [name for name in BUFFERS if name in asked.told]
    value = asked.told.get(name := dice.choice(names))
    if isinstance(value, bytes):
        value = asked.told[name] = bytearray(value)
    if not isinstance(value, array | bytearray | memoryview):
        return None
    view = memoryview(value)
    if view.readonly or not view.c_contiguous or not 0 < view.nbytes <= TAPE:
        return None
    asked.disturbed = name
    return view.cast("B")


def _images(dice: Random, sound: bytes) -> list[bytes]:
    """The original contents, alternating with others."""
    found = []
    for _ in range(dice.choice((1, 3))):
        other = bytearray(sound)
        other[dice.randrange(len(other))] ^= 1 << dice.randrange(8)
        turned = sound[8:] + sound[:8]
        junk = dice.choice((bytes(other), turned, dice.randbytes(len(sound)), b"\xff" * len(sound)))
        found += [sound, junk]
    return found


def _ask(asked: Asked, tally: Tally) -> None:
    """Make the call, and look at its answer and at what it wrote."""
    out = asked.told.get("out")
    watched = out if isinstance(out, array) and asked.disturbed != "out" else array("i")
    before = watched.tobytes()
    try:
        getattr(_core, asked.function)(*asked.told.values())
    except ValueError as refusal:
        sentence = str(refusal)
        assert asked.spoilt or asked.disturbed or sentence in UNFIT, asked
        assert sentence.endswith("."), sentence
        tally.refused[sentence] += 1
        written = 0
    except TypeError:
        assert asked.foreign, asked
        tally.foreign += 1
        written = 0
    else:
        tally.answered[asked.function] += 1
        other = TELLS_HOW_MUCH & {*asked.spoilt, asked.disturbed}
        written = len(before) if other else 4 * asked.width * asked.worlds
    assert before[written:] == watched.tobytes()[written:], asked


def main() -> int:
    """Make the calls and print the tally."""
    calls, seed = (int(word) for word in sys.argv[1:])
    tally = fuzz(calls, seed)
    sys.stdout.write(f"{tally.calls} calls, {tally.foreign} of them refused for a type\n")
    sys.stdout.write(f"{tally.disturbed} disturbed by {tally.written} writes\n")
    for name, count in [*tally.answered.most_common(), *tally.refused.most_common()]:
        sys.stdout.write(f"{count:7} {name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
