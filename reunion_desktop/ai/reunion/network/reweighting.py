"""Determinizations of Réunion, reweighted by the likelihood of play and discards."""

from __future__ import annotations

from random import Random

from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
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
"""Determinizations drawn and weighed for each one used."""

_GRAIN = 10
"""Low bits of a likelihood that are dropped."""


def flat(world: Determinization) -> Flat:
    """A determinization in the form that the networks take."""
    return (*world.hands, world.laid_away)


def believed_cases(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    worlds: ReunionDeterminizations,
    belief: BeliefQuery,
    number: int,
    dice: Random,
    budget: SearchBudget,
) -> list[WeightedDeterminization]:
    """Sample determinizations by their likelihood, in random order.

    All of them where there are few, otherwise the wanted number out of twice as many drawn
    uniformly. Empty where there was no time.

    Args:
        weights: the network.
        facts: the public facts of the deal.
        history: the cards played.
        worlds: where they are drawn from.
        belief: the belief parameters; zero shares for uniform draws.
        number: how many are wanted.
        dice: the random generator.
        budget: the search budget.
    """
    soft = belief.faith > 0 or belief.trust > 0
    if worlds.count <= (_DRAWN * number if soft else number):
        drawn = worlds.every()
        dice.shuffle(drawn)
    else:
        drawn = worlds.draw(_DRAWN * number if soft else number, dice)
    allowance = budget.allowance()
    if allowance is None:
        return []
    if not soft:
        return [WeightedDeterminization(world, 1) for world in drawn]
    chances = believe(weights, facts, history, [flat(world) for world in drawn], belief, allowance)
    counted = [max(1, chance >> _GRAIN) for chance in chances]
    known = drawn[: len(counted)]  # Fewer after a stop.
    if not known or len(drawn) <= number:
        return [
            WeightedDeterminization(world, count)
            for world, count in zip(known, counted, strict=True)
        ]
    return drawn_by_weight(known, counted, number, dice)
