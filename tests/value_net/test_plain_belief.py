"""The whole numbers of belief, against what they stand for."""

from __future__ import annotations

from math import log2

import pytest

from reunion_desktop.value_net.weights import WORTH_BITS
from tests.value_net.plain_belief import choice_log, log_of, power_of_two

ONE = 1 << 30


def test_powers_of_two() -> None:
    """Exact at whole powers, right but for one part in 8,000 between them, nothing far below."""
    assert [ONE >> power for power in range(31)] == [
        power_of_two(-power << 16) for power in range(31)
    ]
    assert power_of_two(-31 << 16) == 0
    for x in range(-8 << 16, 0, 997):
        assert ONE * 2 ** (x / 65536) == pytest.approx(power_of_two(x), rel=1 / 8000)


def test_logarithms() -> None:
    """Exact at whole powers, right but for 200 parts of 65,536 between them, and never falling."""
    assert [(power - 30) << 16 for power in range(31)] == [
        log_of(1 << power) for power in range(31)
    ]
    found = [(part, log_of(part)) for part in range(1 << 20, ONE, 1_234_567)]
    for part, log in found:
        assert (log2(part) - 30) * 65536 == pytest.approx(log, abs=200)
    assert sorted(log for _, log in found) == [log for _, log in found]


def test_a_choice_is_as_likely_as_its_odds() -> None:
    """One doubling better: odds of two to one in 95 of 100 choices, random in the others."""
    worths = (0, 1 << WORTH_BITS)
    for worth, odds in zip(worths, (1 / 3, 2 / 3), strict=True):
        log = choice_log(worths, worth, 1 << 16, 5)
        assert log2(0.95 * odds + 0.05 / 2) * 65536 == pytest.approx(log, abs=200)


def test_a_choice_that_nobody_would_make() -> None:
    """The random part keeps the probability of any choice above zero."""
    log = choice_log((-(1 << 30), 0, 0), -(1 << 30), 1 << 16, 3)
    assert log2(0.03 / 3) * 65536 == pytest.approx(log, abs=200)
