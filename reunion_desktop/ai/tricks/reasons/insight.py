"""Reasons for a card: purposes, facts, and shares of the determinizations that were used."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
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

_CERTAIN = {Motive.ENOUGH, Motive.SAFE, Motive.HOLDS, Motive.SAVES_TRICK, Motive.BRINGS_HOME}
"""Motives that say that the card takes the trick, but for a share."""

_AIMS = {Motive.MAKES_HUNDRED, Motive.NEARS_HUNDRED, Motive.WANTS_MOST}
"""Facts that are told before the purposes."""

_NAMED = 3
"""Greatest number of cards named as a risk."""


def insight(
    layouts: Determinizations,
    cases: Sequence[WeightedDeterminization],
    worth: Mapping[Card, float],
    card: Card,
    share: float,
    *,
    points: Sequence[float] = (),
    avoids: bool | None = False,
    against: Card | None = None,
) -> tuple[Reason, ...]:
    """The reasons for a card: its purposes, facts to look at, and last its shares of layouts.

    Args:
        layouts: the determinizations consistent with the observation.
        cases: the determinizations used.
        worth: the value of each legal card.
        card: the card chosen.
        share: how often nothing else is better.
        points: the card points expected from each of them; empty where they do not matter.
        avoids: whether the player goes for few points, where that is the player's choice; None
            while it is open.
        against: the card that was played instead; None for reasons against all others.
    """
    against = None if against == card else against
    told = checked(layouts, cases, worth, card, avoids=avoids, against=against)
    ahead = None
    enough = any(reason.motive is Motive.ENOUGH for reason in told)
    if points and not enough and layouts.rules.scores.counts is Counted.POINTS:
        made = dict(zip(worth, points, strict=True))
        own = made.pop(card)
        ahead = max(0, round(own - max(made.values(), default=own)))
    best = Reason(Motive.BEST_SEEN, CardSet.of((card,)), ahead, round(share, 2))
    wanted = aim_of(layouts, avoids=avoids) is Aim.TAKE
    sure = any(one.motive in _CERTAIN and one.share in {None, 1.0} for one in told)
    danger = tuple(_danger(layouts, _some(cases), card)) if wanted and not sure else ()
    if danger and against is not None:
        as_true = {one.motive: one.share for one in _danger(layouts, _some(cases), against)}
        danger = tuple([one for one in danger if not _near(one.share, as_true.get(one.motive))])
    return (*told, best, *danger)


def _near(one: float | None, other: float | None) -> bool:
    """Tell whether two shares are told of both cards, and nearly the same."""
    return one is not None and other is not None and abs(one - other) < _NOTABLE


def checked(
    layouts: Determinizations,
    cases: Sequence[WeightedDeterminization],
    worth: Mapping[Card, float],
    card: Card,
    *,
    avoids: bool | None = False,
    against: Card | None = None,
) -> tuple[Reason, ...]:
    """The purposes of a card, and the facts to look at; the arguments as for the insight."""
    look = Look(layouts, _some(cases), worth, card, aim_of(layouts, avoids=avoids), against)
    why = purposes(look, _PURPOSES)
    # Where every card is as good, no aim can be missed.
    aims = all(one.motive is not Motive.EQUAL for one in why)
    to_look_at = facts(look, _FACTS, aims=aims)
    # A hundred is the aim of a deal; other facts are told after the purposes.
    first = [one for one in to_look_at if one.motive in _AIMS]
    return (*first, *why, *[one for one in to_look_at if one not in first])


def _some(cases: Sequence[WeightedDeterminization]) -> list[WeightedDeterminization]:
    """A sample of the determinizations with a weight, the same every time."""
    weighed = [case for case in cases if case.weight > 0]
    return weighed if len(weighed) <= _TOLD else Random(_TOLD).sample(weighed, _TOLD)


def _danger(
    layouts: Determinizations, cases: Sequence[WeightedDeterminization], card: Card
) -> Iterator[Reason]:
    """Share in which the card holds the trick, and the cards that may beat it."""
    deal, own = layouts.deal, CardSet.of((card,))
    side = deal.sides.of[layouts.seat]
    after = deal.trick.plus(card)
    if after.winner(deal.order) != layouts.seat:
        return
    if deal.trick.cards and after.full and deal.sides.of[deal.trick.winner(deal.order)] == side:
        return  # The trick was the side's already.
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
    """The cards with which later opponents could beat the trick as it lies."""
    deal, rules = layouts.deal, layouts.rules
    best = trick.cards[trick.best(deal.order)]
    led = deal.order.suit_of(trick.cards[0])
    height = deal.order.strength(best, led)
    found = []
    for place in range(len(trick.cards), len(trick.seats)):
        seat = trick.seat_of(place)
        if deal.sides.of[seat] == deal.sides.of[layouts.seat]:
            continue  # What a partner may play is no risk.
        hand = CardSet(case.layout.hands[seat])
        cards = playable(hand, rules.musts(deal.order, trick, len(deal.taken)))
        found += [other for other in cards if deal.order.strength(other, led) > height]
    return CardSet.of(found)
