"""The network in partnership games: its inputs; compiled and Python versions agree."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest

from reunion_desktop.ai.tricks.network.observation_adapter import facts_seen, history_seen
from reunion_desktop.ai.tricks.observation_adapter import payoff_seen
from reunion_desktop.ai.tricks.valuation import payoff_of
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.state import DealState
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net import network, plain_network
from reunion_desktop.value_net.deal_history import History, follow, legal
from reunion_desktop.value_net.inputs import card_inputs, inputs_of
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import SidePlayouts
from tests.ai.tricks.tables import TABLES, met, seen
from tests.value_net import plain_side_playouts
from tests.value_net.random_weights import SHIPPED, random_weights

compiled = pytest.mark.skipif(not COMPILED, reason="the core was not built")

DEALS = 8
"""Deals of each."""

FEW = 5
"""Cards in hand below which the Python network plays a deal out quickly."""

SEATS = 4
"""Numbers of seats that partnership networks support."""

GAMES = [name for name, rules in TABLES.items() if name != "ladder" and rules.players == SEATS]
"""Tables of trainable games: partners sit opposite each other."""


@dataclass(frozen=True, slots=True)
class Told:
    """A choice of a card as inputs of the network."""

    facts: PublicFacts
    history: History
    hand: int
    view: DealObservation
    deal: DealState
    rules: Rules
    may: tuple[int, ...]
    """The legal cards, by the engine."""


@cache
def told(name: str) -> tuple[Told, ...]:
    """Every choice of a card by all four in some random games."""
    return tuple(_told(name))


def _told(name: str) -> Iterator[Told]:
    for match in chain(*[met(TABLES[name], f"progress{game}", DEALS) for game in range(4)]):
        turn, deal = seen(match), match.deal
        view, may = turn.deal, turn.legal
        if not isinstance(may, MayPlay) or deal is None:
            continue
        if len(deal.trick.seats) < turn.rules.players:
            continue
        facts = facts_seen(turn, payoff_seen(turn))
        covered = [1 << deal.trick.cards[place].index for place in view.trick.covered]
        yield Told(
            facts,
            history_seen(view, covered),
            view.hand.bits,
            view,
            deal,
            turn.rules,
            tuple([card.index for card in may.cards]),
        )


@pytest.mark.parametrize("name", GAMES)
def test_the_state_is_that_of_the_engine(name: str) -> None:
    """Legal cards, turn, points and face-down cards agree."""
    covered = 0
    for one in told(name):
        progress = follow(one.facts, one.history)
        assert one.may == tuple(legal(one.facts, progress, one.hand))
        made = [one.deal.points_of(side) for side in (0, 1)]
        if one.facts.tables.trick_points:
            sides = one.facts.tables.sides
            made = [sum(sides[t.winner] == side for t in one.deal.taken) for side in (0, 1)]
        assert made == [progress.side_points(one.facts.tables, side) for side in (0, 1)]
        lies = CardSet.of(one.deal.trick.cards[place] for place in one.view.trick.covered)
        assert lies.bits == progress.covered
        covered += bool(lies)
    assert bool(covered) == name.startswith("viersche")


@pytest.mark.parametrize("name", GAMES)
def test_a_card_face_down_is_told_to_nobody(name: str) -> None:
    """The next player's inputs are the same for any face-down card."""
    rng = Random("hidden")
    for one in told(name):
        progress = follow(one.facts, one.history)
        if not progress.covered:
            continue
        out = one.facts.pack & ~(one.hand | progress.gone)
        others = [c for c in cards_of(out) if one.facts.tables.suits[c] != one.facts.tables.trump]
        fallen = list(one.history.cards)
        for card in cards_of(progress.covered):
            fallen[fallen.index(card)] = others.pop(rng.randrange(len(others)))
        other = follow(one.facts, History(one.history.first_leader, tuple(fallen)))
        assert card_inputs(one.facts, progress, one.hand, 0) == card_inputs(
            one.facts, other, one.hand, 0
        )


@compiled
@pytest.mark.parametrize("name", GAMES)
def test_core_and_plain_network_agree(name: str) -> None:
    """Every worth, to the bit, in deals of four seats, covered leads and first tricks included."""
    cards = len(TABLES[name].pack)
    weights = random_weights("partners", SHIPPED, cards=cards, players=4)
    assert inputs_of(4, cards, goals=True) == weights.play.inputs
    for one in told(name)[::13]:
        asked = (weights, one.facts, one.history, one.hand)
        assert plain_network.worths(*asked) == network.worths(*asked)


@compiled
@pytest.mark.parametrize("name", GAMES)
def test_core_and_plain_playouts_agree(name: str) -> None:
    """Every end, in numbers to be reached first, marches and searched last tricks."""
    rng = Random(f"ends {name}")
    weights = random_weights("partners", SHIPPED, cards=len(TABLES[name].pack), players=4)
    asked_at = [one for one in told(name) if len(one.may) > 1]
    late = [one for one in asked_at if one.hand.bit_count() < FEW]
    for one in (*rng.sample(late, 4), rng.choice(asked_at)):
        layout = (*[hand.bits for hand in one.deal.hands], 0)
        asked = playouts_by_lot(rng, one, rng.choice((0, 1, 2)))
        expected = plain_side_playouts.outcomes(weights, one.facts, one.history, layout, asked)
        found = network.play_sides(weights, one.facts, one.history, (layout,), (1,), asked)
        assert (expected,) == found.rows


def playouts_by_lot(rng: Random, one: Told, solve: int) -> SidePlayouts:
    """Random arguments of a playout query: two of the cards."""
    whole = payoff_of(one.rules, (), one.deal.contract).whole
    worth = array("i", sorted(rng.randrange(-9000, 9000) for _ in range(whole + 1)))
    return SidePlayouts(
        seat=one.view.trick.seats[len(one.view.trick.cards)],
        choices=tuple([1 << card for card in rng.sample(one.may, 2)]),
        solve=solve,
        worth=worth,
        march=rng.choice((None, array("i", (20_000, -20_000)))),
        goals=rng.choice(((0, 0), (rng.randrange(1, whole), rng.randrange(1, whole)))),
        point_worth=rng.choice((0, 7)),
    )


BROKEN: tuple[dict[str, Any], ...] = (
    *({"seat": 4}, {"point_worth": 5000}, {"first": 0}, {"choices": ()}, {"choices": (3,)}),
    *({"worth": array("i", (1, 2))}, {"worth": array("i", [1 << 21] * 9)}),
    *({"march": array("i", (1,))}, {"goals": (-1, 3)}),
)
"""A seat, a worth of a point, a pruning, choices, worths, marches and goals that cannot be."""


@compiled
@pytest.mark.parametrize("broken", BROKEN)
def test_what_cannot_be_asked_is_refused(broken: dict[str, Any]) -> None:
    """The core says so in one sentence."""
    weights = random_weights("partners", SHIPPED, cards=32, players=4)
    one = next(one for one in told("bauer") if len(one.may) > 1)
    layout = (*[hand.bits for hand in one.deal.hands], 0)
    asked = replace(playouts_by_lot(Random("broken"), one, 0), **broken)
    with pytest.raises(ValueError, match=r"^[^.]*\.$"):
        network.play_sides(weights, one.facts, one.history, (layout,), (1,), asked)


@compiled
def test_only_sides_with_goals_are_played_out() -> None:
    """A network refuses another game's deal, and determinizations without goals."""
    one = next(one for one in told("bauer") if len(one.may) > 1)
    layout = (*[hand.bits for hand in one.deal.hands], 0)
    asked = playouts_by_lot(Random("broken"), one, 0)
    taught = random_weights("partners", SHIPPED, cards=32, players=4)
    other = random_weights("partners", SHIPPED, cards=32)
    other_seat = replace(asked, seat=(asked.seat + 1) % 4)
    deal = one.facts, one.history, (layout,)
    with pytest.raises(ValueError, match="This network was trained for another game"):
        network.play_sides(other, *deal, (1,), asked)
    with pytest.raises(ValueError, match="The weights are not one number a layout"):
        network.play_sides(taught, *deal, (1, 1), asked)
    with pytest.raises(ValueError, match="Somebody else is to play"):
        network.play_sides(taught, *deal, (1,), other_seat)
