"""Heuristic features of a card for the club player, each with its weight in card points.

A feature rates one card of a turn in card points for or against it; where it does not apply it is
0. The player sums them. The weights were found by playing on from many thousands of positions with
each of the legal cards, and rounded; ``packaging/tune/maxims.py`` repeats that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from reunion_desktop.ai.reunion.card_features import CardFeatures, PlayContext, Situation, without
from reunion_desktop.engine.rules import BOWER

Maxim: TypeAlias = Callable[[PlayContext, CardFeatures], float]
"""A feature: card points that speak for playing a card (or against it)."""

_LATE = 4
"""Cards in hand from which on the last trick is planned for."""


def takes_points(look: PlayContext, card: CardFeatures) -> float:
    """Take what lies on the table, and bring the card's own points home."""
    return card.now * (look.table + card.points) * look.stakes.price(look.seat, look.rival)


def makes_a_trick(look: PlayContext, card: CardFeatures) -> float:
    """Without a trick so far: make one, before there is a fee to pay."""
    if not look.trickless:
        return 0.0
    if look.rules.no_trick_basis == "points" and not look.table + card.points:
        return 0.0
    return card.now * look.trickless * look.stakes.unit * without(look, card.card) / len(look.hand)


def keeps_a_winner(_look: PlayContext, card: CardFeatures) -> float:
    """A card that would take a trick later, points and all, is better kept."""
    return -card.later * (card.points + 5)


def waits_for_the_master(_look: PlayContext, card: CardFeatures) -> float:
    """With one higher card out, wait until it has gone."""
    return -float(card.points) if card.higher == 1 and not card.trump else 0.0


def guards(look: PlayContext, card: CardFeatures) -> float:
    """Keep a low card beside a valuable one: it can be played in its place."""
    dear = [
        other.points
        for other in look.prospects
        if other.card in card.mates and other.higher and other.points > card.points
    ]
    return -max(dear) / len(card.mates) if dear and not card.trump else 0.0


def spares_high_trumps(_look: PlayContext, card: CardFeatures) -> float:
    """Trump with no more than is needed: a trump is worth more, the fewer stand above it."""
    if not card.trump:
        return 0.0
    return (-6.0, -2.0, -1.0, 0.0)[min(card.higher, 3)]


def catches_the_left_bower(look: PlayContext, card: CardFeatures) -> float:
    """The right bower takes the left one: two bowers' points and a fee."""
    order, memory = look.order, look.memory
    if card.card != order.right_bower or not look.rules.left_bower_fee:
        return 0.0
    if order.left_bower in look.trick.cards:
        return look.stakes.unit * look.rules.left_bower_fee
    if not look.out(order.left_bower):
        return 0.0
    led = look.trick.cards[0] if look.trick.cards else card.card
    if not order.is_trump(led):
        return 0.0
    guards_out = (order.trumps & memory.unseen).minus(order.left_bower)
    lone = sum(
        [
            (1 - memory.absent[seat][order.left_bower.index]) * memory.lacks_all(seat, guards_out)
            for seat in look.later
        ]
    )
    return (look.stakes.unit * look.rules.left_bower_fee + BOWER) * lone


def hides_the_left_bower(look: PlayContext, card: CardFeatures) -> float:
    """Never play the left bower where the right one may capture it."""
    order = look.order
    if card.card != order.left_bower:
        return 0.0
    right = order.right_bower
    lost = right in look.trick.cards or (1 - card.now if look.out(right) else 0.0)
    return -look.stakes.unit * look.rules.left_bower_fee * lost


def risks_points(_look: PlayContext, card: CardFeatures) -> float:
    """Points on a card may end in another's trick."""
    return -card.points * (1 - card.now)


def wants_the_lead(look: PlayContext, card: CardFeatures) -> float:
    """The lead to the next trick is worth taking; less and less."""
    return card.now * len(look.hand)


def saves_for_the_last(look: PlayContext, card: CardFeatures) -> float:
    """The last trick counts extra: keep a trump that will take it."""
    left = len(look.hand)
    return -card.later * look.rules.last_trick / left if 1 < left <= _LATE else 0.0


def leads_no_low_trump(_look: PlayContext, card: CardFeatures) -> float:
    """A trump that is not the highest draws for others."""
    return -8.0 if card.trump and card.higher else 0.0


def keeps_the_hunter(look: PlayContext, card: CardFeatures) -> float:
    """The right bower threatens the left one as long as it stays in hand."""
    order = look.order
    if card.card != order.right_bower or not look.out(order.left_bower):
        return 0.0
    return -7.0 * look.rules.left_bower_fee


def throws_from_length(_look: PlayContext, card: CardFeatures) -> float:
    """Throw off from a long suit."""
    return float(len(card.mates))


def keeps_the_master(_look: PlayContext, card: CardFeatures) -> float:
    """The highest card left of a suit wins when the suit is led."""
    return 0.0 if card.higher else -2.5


def avoids_a_crowded_suit(look: PlayContext, card: CardFeatures) -> float:
    """The more cards of a suit are out, the riskier is leading it."""
    if card.trump:
        return 0.0
    return -float(len(look.order.cards_of(look.order.suit_of(card.card)) & look.memory.unseen))


def guards_the_left_bower(look: PlayContext, card: CardFeatures) -> float:
    """The last low trump beside the left bower falls to the right one in its stead."""
    order = look.order
    if len(card.mates) != 1 or order.left_bower not in card.mates:
        return 0.0
    return -20.0 * look.rules.left_bower_fee if look.out(order.right_bower) else 0.0


def leads_trumps_for_winners(look: PlayContext, card: CardFeatures) -> float:
    """Draw trumps when the plain suits hold winners that could be ruffed."""
    if not card.trump:
        return 0.0
    return sum([other.later * (other.points + 5) for other in look.prospects if not other.trump])


MAXIMS: Mapping[Situation, tuple[tuple[float, Maxim], ...]] = MappingProxyType(
    {
        Situation.LEAD: (
            (0.3, takes_points),
            (0.3, risks_points),
            (0.5, makes_a_trick),
            (0.2, waits_for_the_master),
            (0.7, avoids_a_crowded_suit),
            (0.25, leads_trumps_for_winners),
            (1.0, leads_no_low_trump),
            (1.4, spares_high_trumps),
            (0.7, catches_the_left_bower),
            (0.7, keeps_the_hunter),
            (1.4, hides_the_left_bower),
            (1.0, guards_the_left_bower),
        ),
        Situation.FOLLOW: (
            (1.4, takes_points),
            (0.5, makes_a_trick),
            (0.9, keeps_a_winner),
            (1.0, keeps_the_master),
            (0.25, waits_for_the_master),
        ),
        Situation.TRUMP: (
            (0.4, takes_points),
            (0.7, risks_points),
            (1.0, wants_the_lead),
            (0.5, makes_a_trick),
            (0.25, keeps_a_winner),
            (1.8, saves_for_the_last),
            (0.9, spares_high_trumps),
            (1.2, catches_the_left_bower),
            (1.2, keeps_the_hunter),
            (1.1, hides_the_left_bower),
            (1.0, guards_the_left_bower),
        ),
        Situation.THROW: (
            (1.0, keeps_a_winner),
            (0.3, waits_for_the_master),
            (0.3, guards),
            (1.2, throws_from_length),
            (0.3, avoids_a_crowded_suit),
        ),
    }
)
"""The features of each situation, with their weights."""
