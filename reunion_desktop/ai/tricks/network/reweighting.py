"""Layouts reweighted by the likelihood of play under the network, and of the calls."""

from __future__ import annotations

from random import Random

from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.call_inference import CallLikelihood
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
    Determinizations,
    WeightedDeterminization,
    drawn_by_weight,
)
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.network import believe
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import BeliefQuery
from reunion_desktop.value_net.queries import World as Flat
from reunion_desktop.value_net.weights import Weights

_DRAWN = 2
"""Layouts drawn and weighed for each one used."""

_WHOLE = 1 << 30
"""The likelihood of the likeliest layout, in the network's integers."""

_COUNTS = 1 << 16
"""The weight of the likeliest layout in playouts, where all layouts are used."""


def flat(world: Determinization) -> Flat:
    """A layout in the form that the network takes."""
    return (*world.hands, world.laid_away)


def believed_cases(
    weights: Weights,
    ground: PublicFacts,
    history: History,
    worlds: Determinizations,
    faith: float,
    number: int,
    dice: Random,
    budget: SearchBudget,
) -> list[WeightedDeterminization]:
    """Sample layouts by their likelihood, in random order.

    All of them where there are few, otherwise the wanted number out of twice as many drawn
    uniformly. Empty where there was no time.

    Args:
        weights: the network.
        ground: the public facts of the deal.
        history: the cards played; face-down ones are left to the layouts.
        worlds: where they are drawn from.
        faith: exponent of the likelihood of the others' play.
        number: how many are wanted.
        dice: the random generator.
        budget: the search budget.
    """
    few = worlds.count <= _DRAWN * number
    drawn = worlds.every() if few else worlds.draw(_DRAWN * number, dice)
    if few:
        dice.shuffle(drawn)
    allowance = budget.allowance()
    if allowance is None:
        return []
    heard = CallLikelihood(worlds)
    likely = [heard.likely(world) for world in drawn]
    if faith > 0 and history.cards and not drawn[0].covered:
        belief = BeliefQuery(seat=worlds.seat, faith=faith, trust=0.0)
        told = [flat(world) for world in drawn]
        chances = believe(weights, ground, history, told, belief, allowance)
        likely = [chance / _WHOLE * said for chance, said in zip(chances, likely, strict=False)]
    known = drawn[: len(likely)]  # Fewer after a stop.
    if known and not few:
        cases = drawn_by_weight(known, likely, number, dice)
        dice.shuffle(cases)
        return cases
    top = max(likely, default=1.0)
    counted = [max(1, round(said / top * _COUNTS)) for said in likely]
    return [
        WeightedDeterminization(world, float(count))
        for world, count in zip(known, counted, strict=True)
    ]
