"""The sounds as files: made by the script, soft, short, and without a click."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path

import pytest
import sounds as make_sounds

SOUNDS = sorted((Path(__file__).resolve().parents[2] / "assets" / "sounds").glob("*.wav"))


def samples(path: Path) -> array[int]:
    """The samples of a file, which has one channel of 16 bits."""
    with wave.open(str(path)) as file:
        assert (1, 2, make_sounds.RATE) == file.getparams()[:3]
        return array("h", file.readframes(file.getnframes()))


def level(part: array[int]) -> float:
    """How loud it is on the whole, in decibels below the loudest there can be."""
    return 10 * math.log10(sum(one * one for one in part) / len(part) / 32_768**2)


def test_the_sounds_are_what_the_script_makes() -> None:
    """Nothing was recorded or touched up: the same numbers, but for a platform's last bit."""
    made = make_sounds.takes()

    assert {path.name for path in SOUNDS} == set(made)
    for path in SOUNDS:
        pairs = zip(samples(path), made[path.name], strict=True)
        assert max(abs(one - other) for one, other in pairs) <= 1


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_a_sound_is_soft_and_short_and_without_a_click(path: Path) -> None:
    """At most a second, far from the loudest there can be, with silence at both ends."""
    part = samples(path)
    first, last = part[: make_sounds.RATE // 1000], part[-make_sounds.RATE // 1000 :]

    assert 0.1 < len(part) / make_sounds.RATE <= 1.0
    assert max(map(abs, part)) <= 0.32 * 32_768
    assert -40 < level(part) < -26
    assert (0, 0) == (part[0], part[-1])
    assert max(map(abs, first)) < 0.12 * 32_768
    assert max(map(abs, last)) < 0.01 * 32_768
    # A constant part would be a click at both ends.
    assert abs(sum(part) / len(part)) < 20


def test_all_of_them_are_small() -> None:
    """Less than 300 kB together."""
    assert sum(path.stat().st_size for path in SOUNDS) < 300_000
