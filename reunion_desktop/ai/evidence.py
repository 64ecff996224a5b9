"""Values: what a seat knows for certain of the cards it does not see, who may hold each of them.

Hard facts alone: what was played, who could not follow, trump or go higher, where the turned card
went, what a dealer may not lay away. What is merely likely lives elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.observe import DealSight
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import AFTER_TRICK
from reunion_desktop.engine.tricks import CardOrder, Trick

TENS = CardSet.parse("CT DT HT ST")
"""The cards of which only so many may be laid away."""

_NEVER_AWAY = CardSet.parse("CA DA HA SA")
"""What no dealer may lay away, beside the bowers."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A hand that one does not see, or the pile of discards."""

    seat: Seat | None
    """Whose hand; None for the discards."""
    count: int
    """How many cards lie there."""
    may_hold: CardSet
    """The unseen cards that may be among them."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that is certain about the unseen cards."""

    seat: Seat
    """Who knows it."""
    unseen: CardSet
    holders: tuple[Holder, ...]
    """The other hands in order of seats, then the discards where one does not know them."""
    max_tens: int
    """How many tens may lie among the discards."""


def gather(rules: Ruleset, seat: Seat, deal: DealSight) -> Evidence:
    """Look back on the deal and say what is certain."""
    tricks = [*[taken.trick for taken in deal.taken], deal.trick]
    played = CardSet.of(card for trick in tricks for card in trick.cards)
    unseen = CardSet.of(rules.pack) - played - deal.hand - (deal.laid_away or NO_CARDS)
    missing = shown_missing(rules, deal, tricks)
    turned = CardSet.of((deal.turn_up,))
    holders = [
        Holder(
            who,
            deal.held[who],
            unseen - missing[who] - (NO_CARDS if who == deal.dealer else turned),
        )
        for who in range(rules.players)
        if who != seat
    ]
    if seat != deal.dealer and deal.discarded and deal.laid_away is None:
        kept = _NEVER_AWAY | CardSet.of(deal.order.bowers)
        if not rules.discard_turn_up:
            kept |= turned
        holders.append(Holder(None, deal.discarded, unseen - kept))
    return Evidence(seat, unseen, tuple(holders), rules.max_tens_discarded)


def shown_missing(rules: Ruleset, deal: DealSight, tricks: list[Trick]) -> list[CardSet]:
    """By seat, the cards that it showed it does not hold."""
    order, missing = deal.order, [NO_CARDS] * rules.players
    for number, trick in enumerate(tricks):
        locked = NO_CARDS
        if rules.turn_up_pickup == "after_trick2_locked" and number < AFTER_TRICK:
            locked = CardSet.of((deal.turn_up,))
        for place in range(1, len(trick.cards)):
            who = trick.seat_of(place, rules.seating)
            lacks = _lacks(rules, order, trick, place)
            # A card that lay locked on the table says nothing by not being played.
            missing[who] |= lacks - locked if who == deal.dealer else lacks
    return missing


def _lacks(rules: Ruleset, order: CardOrder, trick: Trick, place: int) -> CardSet:
    """What the card at a place of a trick shows that its player did not hold."""
    card, led = trick.cards[place], order.suit_of(trick.cards[0])
    suit = order.suit_of(card)
    if suit == led:
        return NO_CARDS
    if suit != order.trump:
        return order.cards_of(led) | order.trumps
    before = Trick(trick.leader, trick.cards[:place])
    best = before.cards[before.best(order)]
    if rules.overtrump == "when_ruffing" and order.height(card) < order.height(best):
        return order.cards_of(led) | order.over(best)
    return order.cards_of(led)
