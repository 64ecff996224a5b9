"""Bootstrap intervals around means of independent values (Efron 1979)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

_RESAMPLES = 2000
_LOW, _HIGH = int(0.025 * _RESAMPLES), int(0.975 * _RESAMPLES) - 1
"""Indexes of the 2.5th and 97.5th percentile in the sorted resamples."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its bootstrap interval: 95 of 100 resamples of the blocks lie in it."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> Interval:
        """Half of it: of a difference, A's advantage over the mean of the table."""
        return Interval(self.mean / 2, self.low / 2, self.high / 2)


def interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with its bootstrap interval; the resamples are fixed."""
    means = sorted(fmean([values[at] for at in drawn]) for drawn in _resamples(len(values)))
    return Interval(fmean(values), means[_LOW], means[_HIGH])


def share(parts: Sequence[float], wholes: Sequence[float]) -> Interval | None:
    """The ratio of two means, both given by block.

    Returns:
        The ratio with its bootstrap interval; None if the whole is not significantly above 0.
    """
    if interval(wholes).low <= 0:
        return None
    shares = sorted(
        _ratio(sum([parts[at] for at in drawn]), sum([wholes[at] for at in drawn]))
        for drawn in _resamples(len(wholes))
    )
    return Interval(sum(parts) / sum(wholes), shares[_LOW], shares[_HIGH])


def _ratio(part: float, whole: float) -> float:
    """A ratio; infinite in the few resamples in which the whole is not positive."""
    return part / whole if whole > 0 else math.copysign(math.inf, part)


def _resamples(count: int) -> list[list[int]]:
    """Indexes of the values that each resample draws."""
    rng, places = Random(count), range(count)
    return [rng.choices(places, k=count) for _ in range(_RESAMPLES)]
