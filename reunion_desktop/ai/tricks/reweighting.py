"""Reweighting: the likelihood of each layout given the calls and the cards played, softly.

A player who names a suit is likely to have cards of it: layouts are sampled with that bias. In
each of them every card that another seat chose is compared with the heuristic policy's values for
the hand that the seat has there. Few players follow the policy exactly, so the likelihood is
tempered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import TypeAlias

from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.call_inference import CallLikelihood
from reunion_desktop.ai.tricks.card_constraints import plays_of
from reunion_desktop.ai.tricks.deal_tables import DealTables
from reunion_desktop.ai.tricks.determinizations import (
    DRAWN,
    Determinizations,
    WeightedDeterminization,
    reweighted,
)
from reunion_desktop.ai.tricks.heuristic_policy import weighed
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.engine.cards import FACE_DOWN, Card
from reunion_desktop.engine.seats import Seat

Weighing: TypeAlias = Callable[[RolloutState, int], Mapping[int, float]]
"""A policy's value for each legal card of the next player; points or tricks, more is better."""

_TEMPERATURE = 0.25
"""Softmax temperature: share of a trick by which a card must be better for its odds to grow e
times.
"""

_DOUBT = 0.1
"""Share of cards that are assumed to be played at random."""


def leaning_cases(
    layouts: Determinizations, number: int, rng: Random
) -> list[WeightedDeterminization]:
    """Sample layouts by the likelihood of the calls; all of them where there are few."""
    heard = CallLikelihood(layouts)
    if not heard.tells:
        return layouts.cases(number, rng)
    few = layouts.count <= number
    drawn = layouts.every() if few else layouts.draw(DRAWN * number, rng)
    cases = reweighted(drawn, [heard.likely(layout) for layout in drawn], number, rng)
    if not few:
        rng.shuffle(cases)
    return cases


def believed(
    layouts: Determinizations,
    tables: DealTables,
    cases: Sequence[WeightedDeterminization],
    play_exponent: float,
    budget: SearchBudget,
    rule: Weighing = weighed,
) -> list[WeightedDeterminization]:
    """Reweight the layouts by the likelihood of the cards played.

    Args:
        layouts: the determinizations consistent with the observation.
        tables: the bitmask tables of the deal.
        cases: the layouts.
        play_exponent: exponent of the likelihood, from 0 to 1.
        budget: the search budget; where it is used up, the weights stay unchanged.
        rule: the policy by which the others are assumed to play.
    """
    plays = plays_of(layouts.deal)
    if not play_exponent or not plays:
        return list(cases)
    found = []
    for case in cases:
        if budget.allowance() is None:
            return list(cases)
        likely = _likely(layouts, tables, case, plays, rule)
        # An exponent below 1 tempers the likelihood: the policy only approximates the others.
        found.append(WeightedDeterminization(case.layout, case.weight * likely**play_exponent))
    whole = sum([case.weight for case in found])
    return [WeightedDeterminization(one.layout, one.weight * len(found) / whole) for one in found]


def _likely(
    layouts: Determinizations,
    tables: DealTables,
    case: WeightedDeterminization,
    plays: Sequence[tuple[Seat, Card]],
    rule: Weighing,
) -> float:
    """The likelihood of the cards played in one layout."""
    covered = list(case.layout.covered)
    told = [
        (seat, card.index if card != FACE_DOWN else covered.pop(0).bit_length() - 1)
        for seat, card in plays
    ]
    hands = list(case.layout.hands)
    for seat, card in told:
        hands[seat] |= 1 << card
    state = RolloutState(tables, hands, tables.seats[0])
    scale = 1 / (_TEMPERATURE * tables.share)
    likely = 1.0
    for seat, card in told:
        legal = state.legal
        if seat != layouts.seat and legal & (legal - 1):
            worth = rule(state, legal)
            top = max(worth.values())
            odds = {one: exp((said - top) * scale) for one, said in worth.items()}
            share = odds.get(card, 0.0) / sum(odds.values())
            likely *= (1 - _DOUBT) * share + _DOUBT / len(odds)
        state.play(card)
    return likely
