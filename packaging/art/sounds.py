"""Synthesize the table's sounds: ``python packaging/art/sounds.py``.

Filtered noise and a few damped tones, from fixed seeds: the same sounds on every machine. Standard
library only. Each sound has several takes, because no two cards sound alike.
"""

from __future__ import annotations

import argparse
import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

RATE = 24_000
"""Samples per second: enough for paper, whose rustle ends below 10 kHz."""
PEAK = {
    "card": 0.30,
    "turn": 0.20,
    "shuffle": 0.22,
    "gather": 0.20,
    "quill": 0.12,
    "knock": 0.30,
    "rap": 0.26,
}
"""Peak level of each sound, 1 being full scale: soft beside any other sound."""
TAKES = {"card": 4, "turn": 2, "shuffle": 1, "gather": 2, "quill": 4, "knock": 1, "rap": 2}
"""Number of takes of each sound."""
_FADE = 0.004
"""Seconds of fade-in and fade-out, which prevent clicks."""

Samples = list[float]


def _empty(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def _noise(seconds: float, rng: Random) -> Samples:
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def _band(samples: Samples, centre: Callable[[float], float], breadth: float) -> Samples:
    """A second-order band-pass filter with a variable centre.

    Args:
        samples: the input.
        centre: the centre in Hz as a function of the position, from 0 to 1.
        breadth: bandwidth as a share of the centre.
    """
    made: Samples = []
    x1 = x2 = y1 = y2 = 0.0
    for place, x0 in enumerate(samples):
        turn = 2 * math.pi * centre(place / len(samples)) / RATE
        alpha = math.sin(turn) * breadth / 2
        y0 = (alpha * (x0 - x2) + 2 * math.cos(turn) * y1 - (1 - alpha) * y2) / (1 + alpha)
        x1, x2, y1, y2 = x0, x1, y0, y1
        made.append(y0)
    return made


def _burst(seconds: float, centre: float, breadth: float, rise: float, rng: Random) -> Samples:
    """Noise around a pitch, with a rise time in seconds and an exponential decay."""
    noise = _band(_noise(seconds, rng), lambda _: centre, breadth)
    fall = (seconds - rise) / 5
    return [
        one * min(1.0, place / RATE / rise) * math.exp(-max(0.0, place / RATE - rise) / fall)
        for place, one in enumerate(noise)
    ]


def _tone(seconds: float, pitch: float, fall: float) -> Samples:
    """A tone that decays to a third in ``fall`` seconds."""
    return [
        math.sin(2 * math.pi * pitch * at) * math.exp(-at / fall)
        for at in (place / RATE for place in range(round(seconds * RATE)))
    ]


def _add(whole: Samples, part: Sequence[float], at: float, loud: float) -> None:
    """Mix a part into a whole at a time in seconds."""
    start = round(at * RATE)
    for place, one in enumerate(part[: max(0, len(whole) - start)], start):
        whole[place] += one * loud


def card(rng: Random) -> Samples:
    """A card is laid on cloth: air, a touch of paper, and the table beneath."""
    whole = _empty(0.17)
    middle = rng.uniform(1900, 2500)
    slide = _band(_noise(0.07, rng), lambda part: middle * (0.7 + 0.4 * part), 1.1)
    _add(whole, [one * (place / len(slide)) ** 2 for place, one in enumerate(slide)], 0, 0.22)
    land = 0.05 + rng.uniform(0, 0.012)
    _add(whole, _burst(0.07, rng.uniform(2600, 3300), 1.0, 0.002, rng), land, 0.85)
    _add(whole, _burst(0.1, rng.uniform(380, 470), 1.2, 0.004, rng), land, 1.0)
    _add(whole, _tone(0.1, rng.uniform(112, 132), 0.018), land, 0.22)
    return whole


def turn(rng: Random) -> Samples:
    """A card is turned over: it bends, and lies."""
    whole = _empty(0.2)
    bend = _band(_noise(0.12, rng), lambda part: 1500 + 1700 * part, 0.9)
    shaped = [one * math.sin(math.pi * place / len(bend)) for place, one in enumerate(bend)]
    _add(whole, shaped, 0, 0.4)
    _add(whole, _burst(0.07, rng.uniform(2400, 3000), 1.0, 0.002, rng), 0.12, 0.5)
    _add(whole, _burst(0.08, 420, 1.2, 0.004, rng), 0.12, 0.7)
    return whole


def shuffle(rng: Random) -> Samples:
    """Two halves of a pack fall into each other, and are pushed together."""
    whole = _empty(0.95)
    at = 0.02
    while at < 0.6:
        loud = 0.35 + 0.4 * math.sin(math.pi * at / 0.62) + rng.uniform(-0.08, 0.08)
        _add(whole, _burst(0.03, rng.uniform(1900, 3100), 0.9, 0.001, rng), at, loud)
        _add(whole, _burst(0.04, rng.uniform(520, 700), 1.0, 0.002, rng), at, loud * 0.35)
        at += 0.027 - 0.012 * math.sin(math.pi * at / 0.62) + rng.uniform(-0.002, 0.003)
    push = _band(_noise(0.16, rng), lambda part: 1300 + 900 * part, 0.9)
    shaped = [one * math.sin(math.pi * place / len(push)) for place, one in enumerate(push)]
    _add(whole, shaped, 0.64, 0.3)
    _add(whole, _burst(0.1, 430, 1.1, 0.003, rng), 0.79, 0.9)
    _add(whole, _tone(0.1, 120, 0.02), 0.79, 0.3)
    return whole


def gather(rng: Random) -> Samples:
    """Three cards slide over cloth and are put down together."""
    whole = _empty(0.44)
    high = rng.uniform(1500, 1900)
    slide = _band(_noise(0.32, rng), lambda part: high * (0.75 + 0.45 * part), 0.9)
    shaped = [one * math.sin(math.pi * place / len(slide)) ** 2 for place, one in enumerate(slide)]
    _add(whole, shaped, 0, 0.5)
    for number in range(3):
        at = 0.29 + number * rng.uniform(0.012, 0.02)
        _add(whole, _burst(0.07, rng.uniform(2300, 2900), 1.0, 0.002, rng), at, 0.28)
    _add(whole, _burst(0.1, 400, 1.2, 0.004, rng), 0.31, 0.8)
    return whole


def quill(rng: Random) -> Samples:
    """One stroke of a quill on laid paper: a scratch that catches on the lines."""
    seconds = rng.uniform(0.14, 0.2)
    rasp = rng.uniform(70, 95)
    first, last = rng.uniform(3200, 3900), rng.uniform(4200, 5200)
    noise = _band(_noise(seconds, rng), lambda part: first + (last - first) * part, 0.7)
    whole = []
    for place, one in enumerate(noise):
        part = place / len(noise)
        catch = 0.6 + 0.4 * math.sin(2 * math.pi * rasp * place / RATE + 2 * math.sin(19 * part))
        whole.append(one * catch * math.sin(math.pi * part) ** 0.7)
    return whole


def knock(rng: Random) -> Samples:
    """Knuckles on walnut, twice: the deal is counted."""
    whole = _empty(0.5)
    for at, loud in ((0.0, 0.8), (0.19, 1.0)):
        for pitch, share, fall in ((178, 1.0, 0.035), (402, 0.5, 0.022), (655, 0.22, 0.014)):
            _add(whole, _tone(0.25, pitch * rng.uniform(0.99, 1.01), fall), at, loud * share)
        _add(whole, _burst(0.03, 1500, 1.2, 0.001, rng), at, loud * 0.25)
    return whole


def rap(rng: Random) -> Samples:
    """A fist raps three times on the table, firm and quick: a player knocks."""
    whole = _empty(0.62)
    at = 0.0
    for loud in (0.75, 0.85, 1.0):
        for pitch, share, fall in ((121, 1.0, 0.045), (236, 0.7, 0.03), (498, 0.3, 0.016)):
            _add(whole, _tone(0.28, pitch * rng.uniform(0.985, 1.015), fall), at, loud * share)
        _add(whole, _burst(0.04, 950, 1.3, 0.001, rng), at, loud * 0.45)
        at += rng.uniform(0.125, 0.14)
    return whole


SOUNDS: dict[str, Callable[[Random], Samples]] = {
    "card": card,
    "turn": turn,
    "shuffle": shuffle,
    "gather": gather,
    "quill": quill,
    "knock": knock,
    "rap": rap,
}
"""Function that synthesizes each sound, by the first part of its file name."""


def finished(samples: Samples, peak: float) -> array[int]:
    """Samples as written: without a constant part, normalized, faded at both ends."""
    mean = sum(samples) / len(samples)
    level = [one - mean for one in samples]
    factor = peak * 32_767 / max(abs(one) for one in level)
    fade = round(_FADE * RATE)
    last = len(level) - 1
    return array(
        "h",
        (
            round(one * factor * min(1.0, place / fade, (last - place) / fade))
            for place, one in enumerate(level)
        ),
    )


def takes() -> dict[str, array[int]]:
    """Every take of every sound, by its file name."""
    return {
        f"{name}-{number}.wav": finished(make(Random(f"{name} {number}")), PEAK[name])
        for name, make in SOUNDS.items()
        for number in range(1, TAKES[name] + 1)
    }


def main() -> None:
    """Write every sound."""
    parser = argparse.ArgumentParser(description=__doc__)
    root = Path(__file__).resolve().parents[2]
    parser.add_argument("--into", type=Path, default=root, help="the folder that holds assets/")
    folder = parser.parse_args().into / "assets" / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in takes().items():
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / name), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main()
