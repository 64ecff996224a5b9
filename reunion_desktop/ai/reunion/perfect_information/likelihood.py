"""Likelihood of a determinization, given the cards played and discarded.

Soft on purpose. Each card played is compared with the other legal cards of its player in this
determinization, by a few public features. The weights were fitted to choices of the club player.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random

from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.perfect_information.discard_model import DiscardModel
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
    WeightedDeterminization,
    drawn_by_weight,
)
from reunion_desktop.engine.cards import WHOLE_PACK, Card, CardSet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.games.reunion.options import ReunionOptions, turned_card

LEAD, FOLLOW, TRUMP, THROW = range(4)
"""The situation of a player: to lead, to follow in a plain suit, to play a trump, to throw off."""


def marks(
    rules: ReunionOptions, order: CardOrder, before: Trick, card: Card, out: CardSet, duty: int
) -> tuple[float, ...]:
    """The public features of a card that a seat might play.

    Args:
        rules: the rules of the table.
        order: of the cards.
        before: the trick as it lies.
        card: the card.
        out: all cards not played yet, this one among them.
        duty: the situation of its player.
    """
    points = rules.points(card, order) / 10
    higher = len(order.over(card) & out)
    if duty == LEAD:
        return _lead_marks(order, card, out, points, higher)
    if duty == THROW:
        length = len(order.cards_of(order.suit_of(card)) & out) / 8
        return points, float(not higher), float(higher == 1), length
    led = order.suit_of(before.cards[0])
    best = before.cards[before.best(order)]
    wins = float(order.strength(card, led) > order.strength(best, led))
    table = rules.count(before.cards, order) / 10
    last = float(len(before.cards) == rules.players - 1)
    near = min(higher, 4) / 4
    lost = (1 - wins) * points
    if duty == FOLLOW:
        first = (wins, wins * last, wins * points, wins * last * points, wins * table)
        return (*first, lost, wins * float(not higher), near)
    right, left = order.right_bower, order.left_bower
    return (
        *(wins, wins * last, wins * table, lost, near, float(not higher)),
        float(card == left and right in out),
        float(card == right and left in out),
        float(card == right and left in before.cards),
        points,
    )


def _lead_marks(
    order: CardOrder, card: Card, out: CardSet, points: float, higher: int
) -> tuple[float, ...]:
    """The features of a card led."""
    right, left = order.right_bower, order.left_bower
    near = min(higher, 4) / 4
    if order.is_trump(card):
        bowers = float(card == left and right in out), float(card == right and left in out)
        return (1.0, 0.0, 0.0, 0.0, 0.0, float(not higher), *bowers, near, 0.0)
    length = len(order.cards_of(order.suit_of(card)) & out) / 8
    kept, risked = (0.0, points) if higher else (points, 0.0)
    return (0.0, float(not higher), kept, risked, length, 0.0, 0.0, 0.0, 0.0, near)


FEATURE_WEIGHTS: tuple[tuple[float, ...], ...] = (
    (-3.9, -0.6, 1.7, -3.3, -3.1, 2.0, 0.2, -0.1, -0.1, 0.0),
    (0.8, 1.0, 3.0, 0.3, 0.5, -3.2, 1.5, 4.1),
    (-0.4, 1.3, 0.9, -4.7, 1.9, 0.2, 0.4, -1.0, 0.3, 1.6),
    (-1.7, -1.2, -0.6, -1.0),
)
"""The weights of the features, by situation."""


@dataclass(frozen=True, slots=True)
class _PlayedCard:
    """A card that another seat played."""

    seat: Seat
    held: int
    """The cards that this seat played then and later: it held them in every determinization."""
    choice: int
    """The legal cards at that point, if held."""
    odds: tuple[float, ...]
    """By card, its odds."""
    mine: float
    """The odds of the card that was played."""
    known: dict[int, float]
    """Cached probabilities by hand."""


_CHOICE = 4
"""Determinizations drawn and weighed for each one used."""


class PlayLikelihood:
    """The likelihood of determinizations for one seat."""

    __slots__ = ("_away", "_dealer", "_discard_exponent", "_events", "_held", "_play_exponent")

    def __init__(self, layouts: ReunionDeterminizations, play: float, discard: float) -> None:
        """Collect the cards played.

        Args:
            layouts: the determinizations to be weighed.
            play: exponent of the likelihood of cards played, from 0 to 1.
            discard: exponent of the likelihood of the dealer's discard, from 0 to 1.
        """
        deal, rules = layouts.deal, layouts.rules
        self._play_exponent = play
        self._discard_exponent = discard
        self._events = _events(rules, layouts) if play else ()
        self._dealer = deal.dealer
        self._held = deal.played_by(deal.owner).bits
        guess = discard > 0 and deal.discarded > 1 and layouts.seat != deal.owner
        self._away = DiscardModel(rules, deal.order, turned_card(deal)) if guess else None

    @property
    def empty(self) -> bool:
        """True where there is no evidence: all determinizations are equally likely."""
        return not self._events and self._away is None

    def weight(self, layout: Determinization) -> float:
        """The relative likelihood of a determinization."""
        chance = 1.0
        for event in self._events:
            held = (layout.hands[event.seat] | event.held) & event.choice
            known = event.known.get(held)
            if known is None:
                known = event.known[held] = _chance(event, held)
            chance *= known
        weight = chance**self._play_exponent if self._events else 1.0
        if self._away is not None:
            hand = layout.hands[self._dealer] | self._held | layout.laid_away
            weight *= self._away.chance(hand, layout.laid_away) ** self._discard_exponent
        return weight

    def cases(
        self, layouts: ReunionDeterminizations, number: int, few: int, rng: Random
    ) -> list[WeightedDeterminization]:
        """Sample determinizations by their likelihood, in random order.

        Args:
            layouts: where they are drawn from.
            number: how many are drawn, where not all are taken.
            few: up to how many all are taken.
            rng: the random generator.
        """
        if layouts.count <= few:
            every = layouts.every()
            rng.shuffle(every)
            return [WeightedDeterminization(layout, self.weight(layout)) for layout in every]
        if self.empty:
            return layouts.cases(number, rng)
        drawn = layouts.draw(_CHOICE * number, rng)
        return drawn_by_weight(drawn, [self.weight(layout) for layout in drawn], number, rng)


def _chance(event: _PlayedCard, held: int) -> float:
    total = 0.0
    while held:
        low = held & -held
        total += event.odds[low.bit_length() - 1]
        held ^= low
    return event.mine / total


def _events(rules: ReunionOptions, layouts: ReunionDeterminizations) -> tuple[_PlayedCard, ...]:
    """Every card that the other seats played where there may have been a choice."""
    deal, order = layouts.deal, layouts.deal.order
    tricks = [*[taken.trick for taken in deal.taken], deal.trick]
    out = CardSet.of(rules.pack)
    later = [deal.played_by(who).bits for who in range(rules.players)]
    events = []
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            who = trick.seat_of(place)
            before = Trick(trick.seats, trick.cards[:place])
            if who != layouts.seat:
                duty, choice = _choice(rules, order, before, card)
                odds = _odds(rules, order, before, out, duty, choice)
                mine = odds[card.index]
                events.append(_PlayedCard(who, later[who], choice.bits, odds, mine, {}))
            later[who] &= ~(1 << card.index)
            out = out.minus(card)
    return tuple(events)


def _choice(
    rules: ReunionOptions, order: CardOrder, before: Trick, card: Card
) -> tuple[int, CardSet]:
    """The situation of the player of a card, and the cards legal in it."""
    whole = CardSet.of(rules.pack)
    led = before.led(order)
    if led is None:
        return LEAD, whole
    suit = order.suit_of(card)
    if suit == order.trump:
        best = before.cards[before.best(order)]
        ruffs = rules.overtrump == "when_ruffing" and led != order.trump and order.is_trump(best)
        if ruffs and order.height(card) > order.height(best):
            return TRUMP, order.over(best)
        return TRUMP, order.trumps
    return (FOLLOW, order.cards_of(led)) if suit == led else (THROW, whole)


def _odds(
    rules: ReunionOptions, order: CardOrder, before: Trick, out: CardSet, duty: int, choice: CardSet
) -> tuple[float, ...]:
    """By card, its odds; 0 for one that was not available."""
    odds = [0.0] * len(WHOLE_PACK)
    for card in choice & out:
        seen = marks(rules, order, before, card, out, duty)
        odds[card.index] = exp(
            sum([a * b for a, b in zip(FEATURE_WEIGHTS[duty], seen, strict=True)])
        )
    return tuple(odds)
