"""Algorithm: how likely each layout is, for what the others said and played, and softly so.

Who names a suit is likely to have cards of it: layouts are drawn so that they lean to that side.
In each of them every card that another seat chose is held against what the rule would have said of
it, with the cards that the seat holds there. Few play exactly by rule, so it is believed by half.
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
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder

Weighing: TypeAlias = Callable[[RolloutState, int], Mapping[int, float]]
"""What a rule says for each card that the next player may play; points or tricks, the more the
better."""

_NONE_YET = CardOrder(None, (), ())
"""Stands for trumps that nobody has made."""

_MORE = 2
"""Layouts that are drawn for each that is wanted."""

_EACH = 0.5
"""How much likelier each trump makes it that its holder named them."""

_WARMTH = 0.25
"""By how much of a trick a card must be better for its odds to grow e times."""

_DOUBT = 0.1
"""The share of cards that are thought to be played without any reason."""


def leaning_cases(
    worlds: Determinizations, number: int, dice: Random
) -> list[WeightedDeterminization]:
    """As many layouts as are wanted, or all there are, as likely as what was said makes them."""
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
    """Whether anything was said, or exchanged, that makes some layouts likelier than others."""
    named = namer_of_trumps(worlds.rules, worlds.deal, worlds.seat) != worlds.seat
    return named or CallLikelihood(worlds).tells


def said_likely(worlds: Determinizations, drawn: Sequence[Determinization]) -> list[float]:
    """How likely each layout is, against others, for what was said and exchanged before play.

    Where nobody may pass, all that tells is how many trumps their namer holds.
    """
    heard = CallLikelihood(worlds)
    if heard.tells:
        return [heard.likely(world) for world in drawn]
    deal = worlds.deal
    namer = namer_of_trumps(worlds.rules, deal, worlds.seat)
    if namer == worlds.seat:
        return [1.0] * len(drawn)
    trumps, fallen = deal.order.trumps.bits, _fallen(deal, namer)
    return [1 + _EACH * ((world.hands[namer] & trumps).bit_count() + fallen) for world in drawn]


def namer_of_trumps(rules: Rules, deal: DealObservation, nobody: Seat) -> Seat:
    """Who has made trumps by what he said; somebody else where nobody has.

    Args:
        rules: the rules of the table.
        deal: the deal.
        nobody: the answer where trumps were not made by a call.
    """
    seats = deal.trick.seats
    for said in deal.calls:
        if rules.agreed((said,), _NONE_YET, seats, deal.turn_up)[0] != _NONE_YET:
            return said.seat
    return nobody


def _fallen(deal: DealObservation, seat: Seat) -> int:
    """How many trumps a seat has played."""
    tricks = [*[taken.trick for taken in deal.taken], deal.trick]
    return sum(
        trick.seat_of(place) == seat and deal.order.is_trump(card)
        for trick in tricks
        for place, card in enumerate(trick.cards)
    )


def believed(
    worlds: Determinizations,
    ground: DealTables,
    cases: Sequence[WeightedDeterminization],
    faith: float,
    purse: SearchBudget,
    rule: Weighing = weighed,
) -> list[WeightedDeterminization]:
    """The same layouts, each as likely as it makes what was played.

    Args:
        worlds: what the seat knows.
        ground: the fixed part of the deal.
        cases: the layouts.
        faith: how far it is believed that others play by the rule, from 0 to 1.
        purse: where it is empty, the layouts stay as likely as they are.
        rule: the rule by which they are thought to play.
    """
    plays = _plays(worlds)
    if not faith or not plays:
        return list(cases)
    found = []
    for case in cases:
        if purse.allowance() is None:
            return list(cases)
        likely = _likely(worlds, ground, case, plays, rule)
        found.append(WeightedDeterminization(case.world, case.weight * likely**faith))
    whole = sum([case.weight for case in found])
    return [WeightedDeterminization(case.world, case.weight * len(found) / whole) for case in found]


def _plays(worlds: Determinizations) -> list[tuple[int, int]]:
    """Who played which card, in order; a covered card is left to the layouts."""
    return [
        (trick.seat_of(place), card.index)
        for trick in tricks_of(worlds.deal)
        for place, card in enumerate(trick.cards)
    ]


def _likely(
    worlds: Determinizations,
    ground: DealTables,
    case: WeightedDeterminization,
    plays: Sequence[tuple[int, int]],
    rule: Weighing,
) -> float:
    """How likely what was played is in one layout."""
    covered = list(case.world.covered)
    told = [
        (seat, card if card < len(ground.over) - 1 else covered.pop(0).bit_length() - 1)
        for seat, card in plays
    ]
    hands = list(case.world.hands)
    for seat, card in told:
        hands[seat] |= 1 << card
    course = RolloutState(ground, hands, ground.seats[0])
    scale = 1 / (_WARMTH * ground.share)
    likely = 1.0
    for seat, card in told:
        legal = course.legal
        if seat != worlds.seat and legal & (legal - 1):
            worth = rule(course, legal)
            top = max(worth.values())
            odds = {one: exp((said - top) * scale) for one, said in worth.items()}
            share = odds.get(card, 0.0) / sum(odds.values())
            likely *= (1 - _DOUBT) * share + _DOUBT / len(odds)
        course.play(card)
    return likely
