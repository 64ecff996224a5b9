"""Card constraints of Réunion and Ekart: hidden cards, discards, and cards exchanged."""

from __future__ import annotations

from reunion_desktop.ai.tricks.card_constraints import (
    AtMost,
    CardConstraints,
    HiddenPile,
    Holder,
    tricks_of,
    unseen_cards,
)
from reunion_desktop.ai.tricks.card_constraints import shown_missing as shown
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet, Rank
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.reunion.options import AFTER_TRICK, ReunionOptions, turned_card

TENS = CardSet.parse("CT DT HT ST")
"""The cards of which only a limited number may be discarded."""

_AWAY = -1
"""Marks the discards as the known place of a card."""


def gather(rules: ReunionOptions, seat: Seat, deal: DealObservation) -> CardConstraints:
    """Card constraints of a seat from the history of a deal, cards exchanged included."""
    tricks = tricks_of(deal)
    unseen = unseen_cards(rules, deal, tricks)
    missing = shown_missing(rules, deal, tricks)
    places = _places(deal)
    turned = CardSet.of((turned_card(deal),))
    lying = turned - CardSet.of(places)
    holders = [
        Holder(
            who,
            HiddenPile.HAND,
            deal.held[who],
            unseen
            - missing[who]
            - (NO_CARDS if who == deal.owner else lying)
            - _elsewhere(places, who),
        )
        for who in range(rules.players)
        if who != seat
    ]
    if seat != deal.owner and deal.discarded and deal.laid_away is None:
        # The bans on discards depend on the suit turned, whatever became trumps.
        kept = CardSet.of(card for card in rules.pack if card.rank is Rank.ACE)
        kept |= CardSet.of(rules.order(turned_card(deal).suit).bowers)
        if not rules.discard_turn_up:
            kept |= turned
        may_hold = unseen - kept - _elsewhere(places, _AWAY)
        few_tens = (AtMost(TENS, rules.max_tens_discarded),)
        holders.append(Holder(deal.owner, HiddenPile.DISCARDS, deal.discarded, may_hold, few_tens))
    return CardConstraints(seat, unseen, tuple(holders))


def _places(deal: DealObservation) -> dict[Card, Seat]:
    """The known places of cards that were given or asked for in vain, at the start of play."""
    call = deal.contract.call
    if call is not None and not deal.given and call.card is not None:
        return {call.card: _AWAY}
    return {gift.card: gift.taker for gift in deal.given if gift.card != FACE_DOWN}


def _elsewhere(places: dict[Card, Seat], who: Seat) -> CardSet:
    """The cards known to lie with another seat."""
    return CardSet.of(card for card, place in places.items() if place != who)


def shown_missing(
    rules: ReunionOptions, deal: DealObservation, tricks: list[Trick]
) -> list[CardSet]:
    """By seat, the cards that its play proves it not to hold."""
    locked: tuple[CardSet, ...] = ()
    if rules.turn_up_pickup == "after_trick2_locked":
        locked = (CardSet.of((turned_card(deal),)),) * AFTER_TRICK
    return shown(rules, deal, tricks, locked)
