"""Values, belief and playouts of the compiled network equal those of the Python one."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest
from sums import check_sums

from reunion_desktop.engine.cards import Card, Suit
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.value_net import plain_network, plain_playouts
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.public_facts import build_public_facts
from reunion_desktop.value_net.queries import HALF_CURVE, UnitsTable
from reunion_desktop.value_net.weights import Weights
from tests.value_net import plain_belief
from tests.value_net.asked_by_lot import WHOLE, belief_by_lot, playouts_by_lot
from tests.value_net.askings import SMALL, Asking, askings, bits, small_askings
from tests.value_net.choices import CardChoice, choices, houses
from tests.value_net.random_weights import SHIPPED, random_weights

if not COMPILED:
    pytest.skip("the network was not compiled with the search", allow_module_level=True)

core_network = pytest.importorskip("reunion_desktop.value_net.core_network")

HOUSES = list(houses("playing", 4))
"""The presets and two more tables, and random rule variants."""

FEW = 3
"""Choices in each house, of deals of a few cards."""


@cache
def network_of(cards: int) -> Weights:
    """A network for a number of cards."""
    return random_weights("playing", SHIPPED, reach=60, cards=cards)


@pytest.mark.parametrize("reach", [60, 160, 400])
def test_worths(reach: int) -> None:
    """The same integers for every card and discard, as cells are saturated rarely or often."""
    weights = random_weights("agreement", SHIPPED, reach=reach)
    check_sums(weights)
    for house in HOUSES[reach % 7 :: 5]:
        for choice in islice(choices(house, "agreement"), 0, None, 2):
            if isinstance(choice, CardChoice):
                told = (weights, choice.facts, choice.history, choice.hand, choice.away)
                assert plain_network.worths(*told) == core_network.worths(*told)
            else:
                away = (weights, choice.facts, choice.hand, choice.may)
                assert plain_network.discard_worths(*away) == core_network.discard_worths(*away)


def some_askings(rules: ReunionRules, seed: str) -> Iterator[Asking]:
    """One discard, and a late choice of a card."""
    found = list(askings(rules, seed))
    yield found[0]
    yield Random(seed).choice([asking for asking in found if len(asking.history.cards) > 10])


def same(weights: Weights, rules: ReunionRules, asking: Asking, rng: Random) -> None:
    """Both say the same about a choice."""
    belief = belief_by_lot(rng, rules, asking.facts)
    if not asking.laid_away:
        told = (weights, *asking.believed(belief))
        assert plain_belief.believe(*told) == core_network.believe(*told)
    played = (weights, *asking.played(playouts_by_lot(rng, asking, 2)))
    assert plain_playouts.play_out(*played).rows == core_network.play_out(*played).rows


def test_real_deals() -> None:
    """Choices in some variants, with discards, in the actual cards and another layout."""
    for number, rules in enumerate(HOUSES[::5]):
        rng = Random(number)
        for asking in some_askings(rules, f"playing {number}"):
            same(network_of(32), rules, asking, rng)


def test_small_deals() -> None:
    """36 choices in deals of which much is played with open cards, also while one is locked."""
    for number, rules in enumerate(HOUSES):
        rng = Random(number)
        for asking in small_askings(rules, f"playing {number}", FEW):
            same(network_of(SMALL), rules, asking, rng)


def test_the_race() -> None:
    """Both prune the same choices after the same determinizations."""
    rng, rules, ends = Random("race"), HOUSES[0], Counter[str]()
    weights = random_weights("race", SHIPPED, reach=60, cards=SMALL)
    for asking in small_askings(rules, "race", 16, layouts=20):
        if len(asking.may) < 3:
            continue
        asked = replace(
            playouts_by_lot(rng, asking),
            first=rng.choice((3, 5, 20)),
            then=rng.choice((1, 4)),
            critical_z=rng.choice((0.0, 0.5, 1.0, 2.5)),
        )
        rows = core_network.play_out(weights, *asking.played(asked)).rows
        assert plain_playouts.play_out(weights, *asking.played(asked)).rows == rows
        ends["given up"] += None in rows[-1]
        ends["over"] += len(rows) < len(asking.layouts)
        ends["to the end"] += len(rows) == len(asking.layouts)
    assert {"given up", "over", "to the end"} == {*+ends}


def test_a_trick_without_points_is_none() -> None:
    """A player with only a pointless trick may still have to pay, in both versions."""
    rules = ReunionRules(no_trick_basis="points")
    turned = Card.parse("S8")
    facts = build_public_facts(rules, rules.order(Suit.SPADES), 2, turned)
    history = History(0, tuple([Card.parse(word).index for word in ("H7", "H8", "H9", "HA", "D7")]))
    hand = bits(
        [Card.parse(word).index for word in ("HK", "HT", "S7", "S9", "C7", "C8", "D8", "D9")]
    )
    told = (network_of(32), facts, history, hand, 0)
    assert plain_network.worths(*told) == core_network.worths(*told)


@pytest.mark.parametrize(
    ("worth", "utility"),
    [
        *((-7000, 6400), (-6400, 6400), (-150, 150), (-1, 1), (0, 0)),
        *((99, 99), (6399, 6399), (6400, 6399), (16_000, 6399)),
    ],
)
def test_utility_of_an_end(worth: int, utility: int) -> None:
    """Between two entries the utility follows a straight line; beyond the last it is level."""
    asking = next(small_askings(HOUSES[0], "liking", 1, 1))
    asked = playouts_by_lot(Random(1), asking, 1)
    asked = replace(
        asked,
        utility=array("i", [100 * abs(entry - HALF_CURVE) for entry in range(2 * HALF_CURVE + 1)]),
        units=UnitsTable(array("i", [worth]) * (3 * (WHOLE + 1) ** 2), WHOLE + 1, 1),
        fee=0,
    )
    for play_out in (core_network.play_out, plain_playouts.play_out):
        ((outcome,),) = play_out(network_of(SMALL), *asking.played(asked)).rows
        assert outcome is not None
        assert utility == outcome.worth
