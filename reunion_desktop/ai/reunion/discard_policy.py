"""Heuristic discard policy: voids to trump in, and points that play would not win."""

from __future__ import annotations

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.cards import NO_CARDS, CardSet, Suit
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.games.reunion.options import ReunionOptions

_SURE = 0.36
"""Gain of a card point discarded over one kept: the latter is often lost, the former never."""

_TRUMP = 8.0
"""Card points that a trump is worth in play, even the lowest."""

_VOID = 3.0
"""Card points that a void is worth for each trump in hand."""

_SINGLE = 5.5
"""Card points that a single card of a suit is worth: the void is one trick away."""

_LONG = 1.7
"""Card points that each card beyond the third costs in a plain suit: it will be trumped."""

_SHORT = 3
"""Cards up to which a plain suit is not long."""

_MASTER = 4.5
"""Card points that the highest card of a plain suit is worth beside its own."""

_GUARDED = (0.0, 0.35, 0.2)
"""Share of its points that the second highest card of a suit keeps beside none, one, or more lower
cards in hand.
"""


def lay_away(rules: ReunionOptions, deal: DealObservation, legal: MayDiscard) -> Discard:
    """The discard that leaves the best hand, the points discarded included."""
    choices = legal.actions
    suits = [suit for suit in Suit if suit != deal.order.trump]
    known: dict[tuple[Suit, CardSet], float] = {}
    best, most = choices[0], float("-inf")
    for choice in choices:
        kept = deal.hand - choice.cards
        trumps = len(kept & deal.order.trumps)
        worth = _SURE * rules.count(choice.cards, deal.order) + _TRUMP * trumps
        for suit in suits:
            cards = kept & deal.order.cards_of(suit)
            if not cards:
                worth += _VOID * trumps
                continue
            if (suit, cards) not in known:
                known[suit, cards] = _suit_worth(rules, deal, suit, cards)
            worth += known[suit, cards]
        if worth > most:
            best, most = choice, worth
    return best


def _suit_worth(rules: ReunionOptions, deal: DealObservation, suit: Suit, cards: CardSet) -> float:
    """Card points that the cards kept of a plain suit are worth in play, beside their own."""
    order = deal.order
    worth = -_LONG * max(0, len(cards) - _SHORT)
    if len(cards) == 1:
        worth += _SINGLE
    foreign = order.cards_of(suit) & CardSet.of(rules.pack) - deal.hand
    for card in cards:
        higher = len(order.over(card) & foreign)
        if not higher:
            worth += _MASTER
        elif higher == 1:
            lower = len(cards - order.over(card)) - 1
            worth += _GUARDED[min(lower, 2)] * rules.points(card, order)
    return worth


def discard_reasons(
    rules: ReunionOptions, deal: DealObservation, laid: CardSet
) -> tuple[Reason, ...]:
    """The reasons for a discard, as the hand shows them."""
    order, kept = deal.order, deal.hand - laid
    voided = NO_CARDS
    for suit in Suit:
        cards = laid & order.cards_of(suit)
        if suit != order.trump and not kept & order.cards_of(suit):
            voided = voided | cards
    points = rules.count(laid, order)
    reasons = []
    if voided:
        reasons.append(Reason(Motive.MAKES_VOID, voided))
    if points:
        worthy = CardSet.of(card for card in laid if rules.points(card, order))
        reasons.append(Reason(Motive.SAVES_POINTS, worthy, points))
    return tuple(reasons) or (Reason(Motive.LAYS_LOW, laid),)
