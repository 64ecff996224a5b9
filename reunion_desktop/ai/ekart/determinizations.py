"""Determinizations of Ekart, where cards are exchanged after the discards."""

from __future__ import annotations

from reunion_desktop.ai.reunion.card_constraints import TENS, shown_missing
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.tricks.card_constraints import (
    AtMost,
    CardConstraints,
    HiddenPile,
    Holder,
    tricks_of,
    unseen_cards,
)
from reunion_desktop.ai.tricks.determinizations import Determinizations
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet, Rank
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.ekart.options import EkartOptions, ekart
from reunion_desktop.games.reunion.options import turned_card

_AWAY = -1
"""Marks the discards as the known place of a card."""


class EkartDeterminizations(ReunionDeterminizations):
    """All determinizations consistent with an observation, including the cards exchanged."""

    __slots__ = ()

    def __init__(self, observation: Observation) -> None:
        """Collect the card constraints and count the layouts.

        Raises:
            ValueError: there is no deal on the table.
        """
        deal, rules = observation.deal, ekart(observation.rules)
        known = None if deal is None else gather(rules, observation.seat, deal)
        Determinizations.__init__(self, observation, known)
        self.rules = rules


def gather(rules: EkartOptions, seat: Seat, deal: DealObservation) -> CardConstraints:
    """Card constraints of a deal of three who play, from its history."""
    tricks = tricks_of(deal)
    unseen = unseen_cards(rules, deal, tricks)
    missing = shown_missing(rules, deal, tricks)
    places = _places(deal)
    turned = CardSet.of((turned_card(deal),)) - CardSet.of(places)
    holders = [
        Holder(
            who,
            HiddenPile.HAND,
            deal.held[who],
            unseen
            - missing[who]
            - (NO_CARDS if who == deal.owner else turned)
            - _elsewhere(places, who),
        )
        for who in range(rules.players)
        if who != seat
    ]
    if seat != deal.owner and deal.discarded and deal.laid_away is None:
        # The bans on discards depend on the suit turned, whatever became trumps.
        banned = CardSet.of(card for card in rules.pack if card.rank is Rank.ACE)
        banned |= CardSet.of(rules.order(turned_card(deal).suit).bowers)
        if not rules.discard_turn_up:
            banned |= CardSet.of((turned_card(deal),))
        may_hold = unseen - banned - _elsewhere(places, _AWAY)
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
