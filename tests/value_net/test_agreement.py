"""The compiled network agrees with the Python one: the same integers, choice by choice."""

from __future__ import annotations

from functools import cache

import pytest

from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.value_net import plain_network
from reunion_desktop.value_net.weights import Weights, check_sums
from tests.value_net.choices import CardChoice, choices, houses
from tests.value_net.random_weights import SHIPPED, random_weights

if COMPILED:
    from reunion_desktop.value_net import core_network
else:
    pytest.skip("the judge was not compiled with the search", allow_module_level=True)

HOUSES = list(houses("agreement", 4))[::2]
"""Every other one of the presets, and two random ones."""

REACHES = (60, 160, 400)
"""Weight ranges of a network: cells saturate rarely, sometimes or often."""


@cache
def judge_of(reach: int) -> Weights:
    """A network whose sums do not overflow."""
    weights = random_weights("agreement", SHIPPED, reach=reach)
    check_sums(weights)
    return weights


def test_both_judges_say_the_same() -> None:
    """Every card and every discard of a random game in each house: 540 choices of cards."""
    seen = 0
    for number, house in enumerate(HOUSES):
        weights = judge_of(REACHES[number % len(REACHES)])
        for choice in choices(house, "agreement"):
            if isinstance(choice, CardChoice):
                told = (weights, choice.ground, choice.history, choice.hand, choice.away)
                assert plain_network.worths(*told) == core_network.worths(*told)
                seen += 1
            else:
                away = (weights, choice.ground, choice.hand, choice.may)
                assert plain_network.discard_worths(*away) == core_network.discard_worths(*away)
    assert seen >= 90 * len(HOUSES)
