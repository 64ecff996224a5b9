"""Reasons for a card: purposes, facts, and shares of the determinizations that were used."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.ai.tricks.reasons.facts import facts
from reunion_desktop.ai.tricks.reasons.look import Aim, Look, aim_of
from reunion_desktop.ai.tricks.reasons.purposes import purposes
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.duties import playable
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.engine.tricks import Trick

_TOLD = 64
"""Determinizations that suffice to check a statement."""

_SURE = 0.995
"""Share from which on something counts as certain."""

_NOTABLE = 0.1
"""Share below which a risk is not mentioned."""

_PURPOSES, _FACTS = 2, 2
"""Greatest numbers of purposes and of facts told."""

_CERTAIN = {Motive.SAFE, Motive.HOLDS, Motive.SAVES_TRICK, Motive.BRINGS_HOME}
"""Motives that say that the card takes the trick."""

_NAMED = 3
"""Greatest number of cards named as a risk."""


def insight(
    layouts: Determinizations,
    cases: Sequence[WeightedDeterminization],
    cards: Sequence[Card],
    values: Sequence[float],
    card: Card,
    share: float,
    *,
    points: Sequence[float] = (),
    avoids: bool | None = False,
) -> tuple[Reason, ...]:
    """The reasons for a card: its purposes, facts to look at, and last its shares of layouts.

    Args:
        layouts: the determinizations consistent with the observation.
        cases: the determinizations used.
        cards: the legal cards.
        values: the value of each of them.
        card: the card chosen.
        share: how often nothing else is better.
        points: the card points expected from each of them; empty where they do not matter.
        avoids: whether the player goes for few points, where that is the player's choice; None
            while it is open.
    """
    told = checked(layouts, cases, cards, values, card, avoids=avoids)
    ahead = None
    if points and layouts.rules.scores.counts is Counted.POINTS:
        made = dict(zip(cards, points, strict=True))
        own = made.pop(card)
        ahead = max(0, round(own - max(made.values(), default=own)))
    best = Reason(Motive.BEST_SEEN, CardSet.of((card,)), ahead, round(share, 2))
    wanted = aim_of(layouts, avoids=avoids) is Aim.TAKE
    sure = any(reason.motive in _CERTAIN for reason in told)
    danger = _danger(layouts, _some(cases), card) if wanted and not sure else ()
    return (*told, best, *danger)


def checked(
    layouts: Determinizations,
    cases: Sequence[WeightedDeterminization],
    cards: Sequence[Card],
    values: Sequence[float],
    card: Card,
    *,
    avoids: bool | None = False,
) -> tuple[Reason, ...]:
    """The purposes of a card, and the facts to look at; the arguments as for the insight."""
    worth = dict(zip(cards, values, strict=True))
    look = Look(layouts, _some(cases), worth, card, aim_of(layouts, avoids=avoids))
    return (*purposes(look, _PURPOSES), *facts(look, _FACTS))


def _some(cases: Sequence[WeightedDeterminization]) -> list[WeightedDeterminization]:
    """A sample of the determinizations with a weight, the same every time."""
    weighed = [case for case in cases if case.weight > 0]
    return weighed if len(weighed) <= _TOLD else Random(_TOLD).sample(weighed, _TOLD)


def _danger(
    layouts: Determinizations, cases: Sequence[WeightedDeterminization], card: Card
) -> Iterator[Reason]:
    """Share in which the card holds the trick, and the cards that may beat it."""
    deal, own = layouts.deal, CardSet.of((card,))
    after = deal.trick.plus(card)
    if after.winner(deal.order) != layouts.seat:
        return
    by_points = layouts.rules.scores.counts is Counted.POINTS
    points = layouts.rules.count(after.cards, deal.order) if by_points else None
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
