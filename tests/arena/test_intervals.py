"""Means, shares, and the intervals that hold them."""

from __future__ import annotations

from statistics import fmean

import pytest

from reunion_desktop.arena.intervals import interval, share


def test_interval_holds_the_mean() -> None:
    """The interval lies about the mean, is the same in every run, and narrows with more blocks."""
    values = [float(number % 17) for number in range(100)]
    few, many = interval(values), interval(values * 9)
    assert few.mean == pytest.approx(fmean(values))
    assert few.low < few.mean < few.high
    assert few == interval(values)
    assert few.high - few.low == pytest.approx(3 * (many.high - many.low), rel=0.2)
    # Theory: 1.96 standard errors to either side.
    error = (fmean((value - few.mean) ** 2 for value in values) / len(values)) ** 0.5
    assert few.high - few.mean == pytest.approx(1.96 * error, rel=0.15)


def test_half_a_difference() -> None:
    """Half of an interval is half of its mean and of its ends."""
    whole = interval([1.0, 2.0, 6.0])
    assert (whole.mean / 2, whole.low / 2, whole.high / 2) == (
        whole.half.mean,
        whole.half.low,
        whole.half.high,
    )


def test_a_fixed_share_has_no_width() -> None:
    """Where every block has the same share, so has every resampling: blocks are drawn in pairs."""
    wholes = [1.0 + number % 5 for number in range(60)]
    found = share([whole / 4 for whole in wholes], wholes)
    assert found is not None
    assert (0.25, 0.25, 0.25) == pytest.approx((found.mean, found.low, found.high))


def test_interval_of_a_share() -> None:
    """The share is that of the means, not the mean of shares, and as wide as theory has it."""
    parts = [float(number * 7 % 11) for number in range(400)]
    wholes = [10.0 + number * 5 % 13 for number in range(400)]
    found = share(parts, wholes)
    assert found is not None
    ratio = fmean(parts) / fmean(wholes)
    assert found.mean == pytest.approx(ratio)
    # The delta method: the spread of part - ratio * whole, over the mean of the whole.
    spread = fmean((p - ratio * w) ** 2 for p, w in zip(parts, wholes, strict=True)) ** 0.5
    error = spread / fmean(wholes) / len(parts) ** 0.5
    assert found.high - found.low == pytest.approx(2 * 1.96 * error, rel=0.15)


def test_of_nothing_there_is_no_share() -> None:
    """A ceiling that may well be none is no measure."""
    assert share([1.0, 2.0, 3.0, 4.0], [-2.0, 3.0, -2.0, 3.0]) is None
    assert share([1.0, 2.0], [0.0, 0.0]) is None
