"""Card memory of a careful player, and the chances that follow from it.

All of it can be derived from public facts; nothing is carried from one decision to the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from reunion_desktop.ai.reunion.card_constraints import shown_missing
from reunion_desktop.engine.cards import NO_CARDS, WHOLE_PACK, Card, CardSet, Rank
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.games.reunion.options import ReunionOptions, turned_card


@dataclass(frozen=True, slots=True)
class CardMemory:
    """One player's knowledge of the unseen cards."""

    seat: Seat
    """The seat that remembers."""
    order: CardOrder
    unseen: CardSet
    """Cards in the other hands or among unseen discards."""
    may_hold: tuple[CardSet, ...]
    """By seat, the unseen cards that it may still hold; the player's own hand for the player."""
    absent: tuple[tuple[float, ...], ...]
    """By seat and card index, the chance that the seat does not hold an unseen card; 1 for all
    cards that are not unseen."""

    def lacks_all(self, seat: Seat, cards: CardSet) -> float:
        """The chance that a seat holds none of some cards."""
        absent = self.absent[seat]
        return prod([absent[card.index] for card in cards & self.may_hold[seat]])

    def higher(self, card: Card) -> CardSet:
        """The unseen cards of the same suit that are higher."""
        return self.order.over(card) & self.unseen

    def beats(self, seat: Seat, card: Card, led: Card) -> float:
        """The chance that a seat still to play is able to beat a card that wins so far."""
        order = self.order
        higher = self.lacks_all(seat, self.higher(card))
        suit = order.suit_of(led)
        if order.is_trump(led):
            return 1 - higher
        void = self.lacks_all(seat, order.cards_of(suit) & self.unseen)
        if order.is_trump(card):
            return void * (1 - higher)
        return 1 - higher + void * (1 - self.lacks_all(seat, order.trumps & self.unseen))

    def stands(self, card: Card, trick: Trick, later: tuple[Seat, ...]) -> float:
        """The chance that a card takes the trick if it is played to it now.

        It is the chance that no later player *can* beat it.
        """
        order = self.order
        led = trick.cards[0] if trick.cards else card
        if trick.cards:
            best = trick.cards[trick.best(order)]
            suit = order.suit_of(led)
            if order.strength(card, suit) <= order.strength(best, suit):
                return 0.0
        return prod([1 - self.beats(seat, card, led) for seat in later])


def remember(rules: ReunionOptions, seat: Seat, deal: DealObservation) -> CardMemory:
    """The card memory from everything a seat has seen of a deal."""
    order = deal.order
    tricks = [taken.trick for taken in deal.taken]
    tricks.append(deal.trick)
    known = deal.hand | (deal.laid_away or NO_CARDS)
    played = CardSet.of([card for trick in tricks for card in trick.cards])
    unseen = CardSet.of(rules.pack) - known - played
    shown = shown_missing(rules, deal, tricks)
    turned = CardSet.of((turned_card(deal),)) & unseen
    may_hold = tuple(
        deal.hand
        if who == seat
        else unseen - missing - turned
        if who != deal.owner
        else unseen - missing
        if deal.on_table is None
        else unseen - missing | turned
        for who, missing in enumerate(shown)
    )
    hidden = 0 if seat == deal.owner else deal.discarded
    absent = _absences(deal, seat, unseen, may_hold, hidden, turned)
    return CardMemory(seat, order, unseen, may_hold, absent)


def _absences(
    deal: DealObservation,
    seat: Seat,
    unseen: CardSet,
    may_hold: tuple[CardSet, ...],
    hidden: int,
    turned: CardSet,
) -> tuple[tuple[float, ...], ...]:
    """Estimate where unseen cards lie, in proportion to the free places of each seat."""
    others = [who for who in range(len(may_hold)) if who != seat]
    absent = [[1.0] * len(WHOLE_PACK) for _ in may_hold]
    fill = [deal.held[who] / max(1, len(cards)) for who, cards in enumerate(may_hold)]
    discarded = hidden / max(1, len(unseen))
    kept = CardSet.of([card for card in unseen if card.rank is Rank.ACE])
    kept |= CardSet.of(deal.order.bowers) | turned
    for card in unseen:
        holders = [who for who in others if card in may_hold[who]]
        weight = sum([fill[who] for who in holders]) + discarded * (card not in kept)
        for who in holders:
            absent[who][card.index] = max(0.0, 1 - fill[who] / weight) if weight else 0.0
    return tuple([tuple(row) for row in absent])
