"""Properties of belief and playouts with any network."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver import solve
from reunion_desktop.solver.answers import Allowance
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.solver.tables import Position
from reunion_desktop.value_net import network, plain_playouts
from reunion_desktop.value_net.deal_history import follow
from reunion_desktop.value_net.open_deal import deal_in_layout
from reunion_desktop.value_net.queries import BeliefQuery, PlayedOut
from reunion_desktop.value_net.weights import Weights
from tests.playing import TABLES
from tests.solver.endings import compiled
from tests.value_net.asked_by_lot import playouts_by_lot
from tests.value_net.askings import SMALL, Asking, askings, small_askings
from tests.value_net.random_weights import SHIPPED, random_weights

PLAY = {"here": network.play_out, "plain": plain_playouts.play_out}
"""What the program asks, and the plain form of it: often the same, without a compiler."""


@pytest.fixture(scope="module")
def real() -> Weights:
    """A network for whole deals."""
    return random_weights("laws", SHIPPED, reach=60)


@pytest.fixture(scope="module")
def small() -> Weights:
    """A network for small deals."""
    return random_weights("laws", SHIPPED, reach=60, cards=SMALL)


def last_to_play(rules: ReunionRules, seed: str, tricks: int) -> list[Asking]:
    """Choices of the last player of a trick, with a limited number of cards after them."""
    found = []
    for asking in askings(rules, seed, 3):
        progress = follow(asking.facts, asking.history)
        left = min(hand.bit_count() for hand in asking.layouts[0][:3])
        if not asking.laid_away and len(progress.table) == 2 and left <= tricks:
            found.append(asking)
    return found


@pytest.mark.parametrize("name", TABLES)
def test_a_decided_ending_is_exact(name: str, real: Weights) -> None:
    """With open cards left only, a choice has its max^n value."""
    seen = 0
    for asking in last_to_play(TABLES[name], "exact", 4):
        tables = asking.facts.tables.scaled(0)
        asked = playouts_by_lot(Random(name), asking)
        asked = replace(asked, solve=4, by_units=False, open_tables=tables)
        rows = network.play_out(real, *asking.played(asked)).rows
        for layout, row in zip(asking.layouts, rows, strict=True):
            deal = deal_in_layout(asking.facts, asking.history, layout)
            position = Position(layout[:3], deal.progress.leader, deal.progress.table)
            gains = solve.maxn(tables, position, asked.standing).values
            made = deal.progress.points[asking.seat]
            if asking.seat == asking.facts.dealer:
                made += deal.away_points
            for choice, outcome in zip(asked.choices, row, strict=True):
                assert outcome is not None
                if not asking.facts.voids:
                    gained = gains[choice.bit_length() - 1][asking.seat]
                    assert made + gained == outcome.points
                seen += 1
    assert seen


@compiled
def test_what_is_known_anyway_makes_no_layout_likelier(small: Weights) -> None:
    """Without belief all determinizations have the same probability."""
    for asking in small_askings(ReunionRules(), "nothing", 5, 4):
        belief = BeliefQuery(seat=asking.seat, play_exponent=0, discard_exponent=0)
        if not asking.laid_away:
            assert (1 << 30,) * 4 == network.believe(small, *asking.believed(belief))


@compiled
def test_the_likeliest_layout_is_the_measure(small: Weights) -> None:
    """It counts 2 to the power of 30, no other more, and some less."""
    less = 0
    for asking in small_askings(ReunionRules(), "likeliest", 12, 6):
        if not asking.laid_away:
            found = network.believe(
                small, *asking.believed(BeliefQuery(seat=asking.seat, play_exponent=1.0))
            )
            assert max(found) == 1 << 30
            less += min(found) < 1 << 30
    assert less


def many_layouts(
    layouts: int, solve: int = 4, critical_z: float | None = None
) -> Callable[[Weights], PlayedOut]:
    """A long query for a network."""
    asking = next(
        one for one in small_askings(ReunionRules(), "many", 9, layouts) if len(one.may) > 2
    )
    asked = playouts_by_lot(Random("many"), asking)
    asked = replace(asked, solve=solve, critical_z=critical_z, first=8, then=8)
    return lambda weights: network.play_out(weights, *asking.played(asked))


@compiled
def test_two_threads_do_not_disturb_each_other(small: Weights) -> None:
    """Both get what each would alone: nothing is kept from one call to the next."""
    one, other = many_layouts(100, critical_z=1.0), many_layouts(80, solve=1)
    alone = one(small), other(small)
    with ThreadPoolExecutor(2) as pool:
        together = [(pool.submit(one, small), pool.submit(other, small)) for _ in range(4)]
        assert [alone] * 4 == [(a.result(), b.result()) for a, b in together]


@pytest.mark.parametrize("name", PLAY)
def test_a_flag_that_is_set_ends_it(name: str, small: Weights) -> None:
    """Nothing is played out, and nothing believed, when the flag is set before."""
    stopped = Allowance(stop=memoryview(array("i", [1])))
    asking = next(
        one for one in small_askings(ReunionRules(), "stop", 9) if len(one.history.cards) > 2
    )
    asked = playouts_by_lot(Random(1), asking)
    assert PLAY[name](small, *asking.played(asked), stopped).rows == ()
    belief = BeliefQuery(seat=asking.seat)
    assert network.believe(small, *asking.believed(belief), stopped) == ()


@pytest.mark.parametrize(("name", "layouts"), [("here", 300 if COMPILED else 8), ("plain", 8)])
def test_what_may_be_spent_ends_it(name: str, layouts: int, small: Weights) -> None:
    """Of a search that is cut short every row is whole, and what it would have been."""
    found = small_askings(ReunionRules(), "spent", 60, layouts)
    asking = next(one for one in found if len(one.may) > 2 and len(one.history.cards) < 3)
    asked = replace(playouts_by_lot(Random(2), asking), solve=0)
    whole = PLAY[name](small, *asking.played(asked))
    part = PLAY[name](small, *asking.played(asked), Allowance(nodes=whole.nodes // 2))
    assert layouts == len(whole.rows)
    assert 0 < len(part.rows) < layouts
    assert part.rows == whole.rows[: len(part.rows)]
    assert None not in [outcome for row in part.rows for outcome in row]
