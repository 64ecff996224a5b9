"""Invalid queries: both versions refuse them with the same sentence."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.value_net import network, plain_belief, plain_playouts
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.queries import BeliefQuery, Playouts, UnitsTable
from tests.value_net.asked_by_lot import playouts_by_lot
from tests.value_net.askings import SMALL, Asking, small_askings
from tests.value_net.random_weights import SHIPPED, random_weights

WEIGHTS = random_weights("soundness", SHIPPED, reach=60, cards=SMALL)


def asking(*, laid_away: bool = False) -> Asking:
    """A choice after a card or more, or of discards."""
    found = small_askings(ReunionRules(), "soundness", 99)
    return next(one for one in found if one.laid_away or (one.history.cards and not laid_away))


def refusal(ask: Callable[..., object], *told: object) -> str:
    """The error message for a query."""
    with pytest.raises(ValueError, match=r"\.$") as said:
        ask(*told)
    return str(said.value)


def wrong_worlds(one: Asking) -> list[dict[str, Any]]:
    """Deals that cannot be, by what of them cannot."""
    world = list(one.worlds[0])
    outside = ~one.ground.pack & -~one.ground.pack
    fell = one.history.cards
    return [
        {"worlds": ()},
        {"worlds": (tuple(world[:-1]),)},
        {"worlds": ((*world[:-1], world[0]),)},
        {"worlds": ((world[0] | outside, *world[1:]),)},
        {"worlds": ((world[1], *world[1:]),)},
        {"worlds": ((world[0] & world[0] - 1, *world[1:]),)},
        {"history": History(3, fell)},
        {"history": History(0, (*fell, fell[0]))},
        {"history": History(0, (*fell, outside.bit_length() - 1))},
    ]


def test_deals_that_cannot_be() -> None:
    """Cards that overlap, are invalid, missing or played twice; a network of another game."""
    one = asking()
    belief, asked = BeliefQuery(seat=0), playouts_by_lot(Random(1), one)
    other = random_weights("soundness", SHIPPED)
    for wrong in wrong_worlds(one):
        spoilt = replace(one, **wrong)
        spoilt = replace(spoilt, counts=one.counts[: len(spoilt.worlds)])
        said = refusal(plain_belief.believe, WEIGHTS, *spoilt.believed(belief))
        assert said == refusal(network.believe, WEIGHTS, *spoilt.believed(belief))
        assert said == refusal(plain_playouts.play_out, WEIGHTS, *spoilt.played(asked))
        assert said == refusal(network.play_out, WEIGHTS, *spoilt.played(asked))
    said = refusal(plain_belief.believe, other, *one.believed(belief))
    assert said == refusal(network.believe, other, *one.believed(belief))


@pytest.mark.parametrize(
    "wrong",
    [
        *({"seat": 3}, {"faith": -0.1}, {"trust": 16.1}, {"most_limited": 37}),
        *({"kept": 1 << 36}, {"limited": -1}, {"warmth": 1e-6}, {"warmth": -1.0}),
    ],
)
def test_beliefs_that_cannot_be(wrong: dict[str, Any]) -> None:
    """A seat outside the deal, a share out of range, cards that do not exist."""
    belief = replace(BeliefQuery(seat=0), **wrong)
    said = refusal(plain_belief.believe, WEIGHTS, *asking().believed(belief))
    assert said == refusal(network.believe, WEIGHTS, *asking().believed(belief))


def wrong_playouts(one: Asking, asked: Playouts) -> list[dict[str, Any]]:
    """Invalid playout queries."""
    other = one.worlds[0][(one.seat + 1) % 3]
    numbers = asked.units.numbers
    dear = array("i", numbers)
    dear[5] = 16_001
    side, step = asked.units.side, asked.units.step
    return [
        {"seat": 3},
        {"seat": (one.seat + 1) % 3},
        {"solve": -1},
        {"solve_points": -1},
        {"first": 0},
        {"then": 0},
        {"surety": 101.0},
        {"fee": 16_001},
        {"laid_away": 5},
        {"standing": (1, 2)},
        {"choices": ()},
        {"choices": (one.may[0],) * 17},
        {"choices": (other & -other,)},
        {"choices": (one.worlds[0][one.seat],)},
        {"choices": (0,)},
        {"liking": array("i", [0] * 128)},
        {"liking": array("i", [1_000_001] * 129)},
        {"units": UnitsTable(numbers, side, 0)},
        {"units": UnitsTable(numbers, side - 1, step)},
        {"units": UnitsTable(numbers[:3], 1, step)},
        {"units": UnitsTable(dear, side, step)},
        {"units": UnitsTable(array("i", [0] * 12), 2, 1000), "by_units": True},
    ]


@pytest.mark.parametrize("laid_away", [False, True])
def test_playouts_that_cannot_be(*, laid_away: bool) -> None:
    """Another's turn or card, numbers out of bounds, tables that do not fit."""
    one = asking(laid_away=laid_away)
    asked = playouts_by_lot(Random(1), one)
    for wrong in wrong_playouts(one, asked):
        spoilt = one.played(replace(asked, **wrong))
        said = refusal(plain_playouts.play_out, WEIGHTS, *spoilt)
        assert said == refusal(network.play_out, WEIGHTS, *spoilt)
    for counts in ((1,), (0, 1), (1, (1 << 20) + 1)):
        spoilt = replace(one, counts=counts).played(asked)
        said = refusal(plain_playouts.play_out, WEIGHTS, *spoilt)
        assert said == refusal(network.play_out, WEIGHTS, *spoilt)
