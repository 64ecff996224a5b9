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
from reunion_desktop.ai.tricks.card_constraints import tricks_of
from reunion_desktop.ai.tricks.deal_tables import DealTables
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
    Determinizations,
    WeightedDeterminization,
    drawn_by_weight,
)
from reunion_desktop.ai.tricks.heuristic_policy import weighed
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat

Weighing: TypeAlias = Callable[[RolloutState, int], Mapping[int, float]]
"""A policy's value for each legal card of the next player; points or tricks, more is better."""

_MORE = 2
"""Layouts drawn for each one wanted."""

_EACH = 0.5
"""How much likelier each trump in hand makes it that its holder named them."""

_WARMTH = 0.25
"""Softmax temperature: share of a trick by which a card must be better for its odds to grow e
times.
"""

_DOUBT = 0.1
"""Share of cards that are assumed to be played at random."""


def leaning_cases(
    worlds: Determinizations, number: int, dice: Random
) -> list[WeightedDeterminization]:
    """Sample layouts by the likelihood of the calls; all of them where there are few."""
    if not tells(worlds):
        return worlds.cases(number, dice)
    if worlds.count <= number:
        every = worlds.every()
        return list(map(WeightedDeterminization, every, said_likely(worlds, every)))
    drawn = worlds.draw(_MORE * number, dice)
    cases = drawn_by_weight(drawn, said_likely(worlds, drawn), number, dice)
    dice.shuffle(cases)
    return cases


def tells(worlds: Determinizations) -> bool:
    """Tell whether a call or an exchange makes some layouts likelier than others."""
    named = worlds.deal.contract.namer not in {None, worlds.seat}
    return named or CallLikelihood(worlds).tells


def said_likely(worlds: Determinizations, drawn: Sequence[Determinization]) -> list[float]:
    """The relative likelihood of each layout given the auction and the exchange.

    Where no seat may pass, the only evidence is the number of trumps of the caller.
    """
    heard = CallLikelihood(worlds)
    if heard.tells:
        return [heard.likely(world) for world in drawn]
    deal = worlds.deal
    namer = deal.contract.namer
    if namer is None or namer == worlds.seat:
        return [1.0] * len(drawn)
    trumps, fallen = deal.order.trumps.bits, _fallen(deal, namer)
    return [1 + _EACH * ((world.hands[namer] & trumps).bit_count() + fallen) for world in drawn]


def _fallen(deal: DealObservation, seat: Seat) -> int:
    """The number of trumps that a seat has played."""
    tricks = [*[taken.trick for taken in deal.taken], deal.trick]
    return sum(
        trick.seat_of(place) == seat and deal.order.is_trump(card)
        for trick in tricks
        for place, card in enumerate(trick.cards)
    )


def believed(
    worlds: Determinizations,
    tables: DealTables,
    cases: Sequence[WeightedDeterminization],
    faith: float,
    budget: SearchBudget,
    rule: Weighing = weighed,
) -> list[WeightedDeterminization]:
    """Reweight the layouts by the likelihood of the cards played.

    Args:
        worlds: the determinizations consistent with the observation.
        tables: the bitmask tables of the deal.
        cases: the layouts.
        faith: exponent of the likelihood, from 0 to 1.
        budget: the search budget; where it is used up, the weights stay unchanged.
        rule: the policy by which the others are assumed to play.
    """
    plays = _plays(worlds)
    if not faith or not plays:
        return list(cases)
    found = []
    for case in cases:
        if budget.allowance() is None:
            return list(cases)
        likely = _likely(worlds, tables, case, plays, rule)
        # An exponent below 1 tempers the likelihood: the policy only approximates the others.
        found.append(WeightedDeterminization(case.world, case.weight * likely**faith))
    whole = sum([case.weight for case in found])
    return [WeightedDeterminization(case.world, case.weight * len(found) / whole) for case in found]


def _plays(worlds: Determinizations) -> list[tuple[int, int]]:
    """The seat and card of each play, in order; a face-down card is left to the layouts."""
    return [
        (trick.seat_of(place), card.index)
        for trick in tricks_of(worlds.deal)
        for place, card in enumerate(trick.cards)
    ]


def _likely(
    worlds: Determinizations,
    tables: DealTables,
    case: WeightedDeterminization,
    plays: Sequence[tuple[int, int]],
    rule: Weighing,
) -> float:
    """The likelihood of the cards played in one layout."""
    covered = list(case.world.covered)
    told = [
        (seat, card if card < len(tables.over) - 1 else covered.pop(0).bit_length() - 1)
        for seat, card in plays
    ]
    hands = list(case.world.hands)
    for seat, card in told:
        hands[seat] |= 1 << card
    state = RolloutState(tables, hands, tables.seats[0])
    scale = 1 / (_WARMTH * tables.share)
    likely = 1.0
    for seat, card in told:
        legal = state.legal
        if seat != worlds.seat and legal & (legal - 1):
            worth = rule(state, legal)
            top = max(worth.values())
            odds = {one: exp((said - top) * scale) for one, said in worth.items()}
            share = odds.get(card, 0.0) / sum(odds.values())
            likely *= (1 - _DOUBT) * share + _DOUBT / len(odds)
        state.play(card)
    return likely
