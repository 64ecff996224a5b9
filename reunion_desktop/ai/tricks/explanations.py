"""Reasons for a card, from the determinizations that were used."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from reunion_desktop.ai.player import Motive, Reason
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.duties import playable
from reunion_desktop.engine.tricks import Trick

_TOLD = 48
"""Determinizations that suffice for the share in a reason."""

_SURE = 0.995
"""Share from which on something counts as certain."""

_NOTABLE = 0.1
"""Share below which a risk is not mentioned."""

_NAMED = 3
"""Greatest number of cards named as a risk."""


def insight(
    layouts: Determinizations,
    cases: Sequence[WeightedDeterminization],
    cards: Sequence[Card],
    values: Sequence[float],
    card: Card,
    share: float,
) -> tuple[Reason, ...]:
    """The reasons for a card: how often it is best, by how much, and what may beat it.

    Args:
        layouts: the determinizations consistent with the observation.
        cases: the determinizations used.
        cards: the legal cards.
        values: the value of each of them, in card points.
        card: the card chosen.
        share: how often nothing else is better.
    """
    own = CardSet.of((card,))
    rest = [value for other, value in zip(cards, values, strict=True) if other != card]
    ahead = max(0, round(values[cards.index(card)] - max(rest))) if rest else None
    reasons = [Reason(Motive.BEST_SEEN, own, ahead, round(share, 2))]
    reasons.extend(_danger(layouts, cases[:_TOLD], card))
    return tuple(reasons)


def _danger(
    layouts: Determinizations, cases: Sequence[WeightedDeterminization], card: Card
) -> Iterator[Reason]:
    """How often the card holds the trick, and the cards that may beat it."""
    deal, own = layouts.deal, CardSet.of((card,))
    after = deal.trick.plus(card)
    if after.winner(deal.order) != layouts.seat:
        return
    points = layouts.rules.count(after.cards, deal.order)
    if after.full:
        yield Reason(Motive.HOLDS, own, points, 1.0)
        return
    lost, beaters = 0.0, defaultdict[Card, float](float)
    whole = sum([case.weight for case in cases])
    for case in cases:
        beating = _beating(layouts, after, case)
        if beating:
            lost += case.weight
            for other in beating:
                beaters[other] += case.weight
    share = round(1 - lost / whole, 2)
    if share >= _NOTABLE:
        yield Reason(Motive.HOLDS, own, points, share)
    if share < _SURE and lost:
        most = sorted(beaters, key=lambda other: -beaters[other])[:_NAMED]
        yield Reason(Motive.FEARS, CardSet.of(most), points, round(lost / whole, 2))


def _beating(layouts: Determinizations, trick: Trick, case: WeightedDeterminization) -> CardSet:
    """The cards with which later players could beat the trick as it lies."""
    deal, rules = layouts.deal, layouts.rules
    best = trick.cards[trick.best(deal.order)]
    led = deal.order.suit_of(trick.cards[0])
    height = deal.order.strength(best, led)
    found = []
    for place in range(len(trick.cards), len(trick.seats)):
        hand = CardSet(case.layout.hands[trick.seat_of(place)])
        cards = playable(hand, rules.musts(deal.order, trick, len(deal.taken)))
        found += [other for other in cards if deal.order.strength(other, led) > height]
    return CardSet.of(found)
