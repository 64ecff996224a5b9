"""Determinizations of Réunion, reweighted by the likelihood of play and discards."""

from __future__ import annotations

from random import Random

from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import DRAWN, WeightedDeterminization, reweighted
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.network import believe
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import BeliefQuery
from reunion_desktop.value_net.weights import Weights

_GRAIN = 10
"""Low bits of a likelihood that are dropped."""


def believed_cases(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    layouts: ReunionDeterminizations,
    belief: BeliefQuery,
    number: int,
    rng: Random,
    budget: SearchBudget,
) -> list[WeightedDeterminization]:
    """Sample determinizations by their likelihood, in random order.

    All of them where there are few, otherwise the wanted number out of twice as many drawn
    uniformly. Empty where there was no time.

    Args:
        weights: the network.
        facts: the public facts of the deal.
        history: the cards played.
        layouts: where they are drawn from.
        belief: the belief parameters; zero shares for uniform draws.
        number: how many are wanted.
        rng: the random generator.
        budget: the search budget.
    """
    soft = belief.play_exponent > 0 or belief.discard_exponent > 0
    drawn = layouts.sampled(DRAWN * number if soft else number, rng)
    allowance = budget.allowance()
    if allowance is None:
        return []
    if not soft:
        return [WeightedDeterminization(layout, 1) for layout in drawn]
    flat = [layout.flat for layout in drawn]
    chances = believe(weights, facts, history, flat, belief, allowance)
    counted = [max(1, chance >> _GRAIN) for chance in chances]
    return reweighted(drawn, counted, number, rng)
