"""Bootstrap intervals around means of independent values (Efron 1979)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

_RESAMPLES = 2000
_LOW, _HIGH = int(0.025 * _RESAMPLES), int(0.975 * _RESAMPLES) - 1
"""Between which of the resamplings, the least first, 95 of 100 lie."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with the interval that holds it in 95 of 100 resamplings of the blocks."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> Interval:
        """Half of it: of a difference, what A has above the average of the table."""
        return Interval(self.mean / 2, self.low / 2, self.high / 2)


def interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with its bootstrap interval; always the same resamples."""
    means = sorted(fmean([values[at] for at in drawn]) for drawn in _resamples(len(values)))
    return Interval(fmean(values), means[_LOW], means[_HIGH])


def share(parts: Sequence[float], wholes: Sequence[float]) -> Interval | None:
    """What share of a mean another one is, the two told block by block.

    Returns:
        The share with its bootstrap interval; None where the whole is not surely above 0, for of
        nothing there is no share.
    """
    if interval(wholes).low <= 0:
        return None
    shares = sorted(
        _ratio(sum([parts[at] for at in drawn]), sum([wholes[at] for at in drawn]))
        for drawn in _resamples(len(wholes))
    )
    return Interval(sum(parts) / sum(wholes), shares[_LOW], shares[_HIGH])


def _ratio(part: float, whole: float) -> float:
    """A share; without bounds in the few resamplings in which the whole comes to nothing."""
    return part / whole if whole > 0 else math.copysign(math.inf, part)


def _resamples(count: int) -> list[list[int]]:
    """Which values each resampling draws."""
    dice, places = Random(count), range(count)
    return [dice.choices(places, k=count) for _ in range(_RESAMPLES)]
