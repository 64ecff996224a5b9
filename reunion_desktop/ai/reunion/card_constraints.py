"""Card constraints of Réunion: certain facts on hidden cards and the dealer's discards."""

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
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.reunion.options import AFTER_TRICK, ReunionOptions, turned_card

TENS = CardSet.parse("CT DT HT ST")
"""The cards of which only a limited number may be discarded."""

_NEVER_AWAY = CardSet.parse("CA DA HA SA")
"""Cards that may never be discarded, besides the bowers."""


def gather(rules: ReunionOptions, seat: Seat, deal: DealObservation) -> CardConstraints:
    """Card constraints of a seat from the history of the deal."""
    tricks = tricks_of(deal)
    unseen = unseen_cards(rules, deal, tricks)
    missing = shown_missing(rules, deal, tricks)
    turned = CardSet.of((turned_card(deal),))
    holders = [
        Holder(
            who,
            HiddenPile.HAND,
            deal.held[who],
            unseen - missing[who] - (NO_CARDS if who == deal.owner else turned),
        )
        for who in range(rules.players)
        if who != seat
    ]
    if seat != deal.owner and deal.discarded and deal.laid_away is None:
        kept = _NEVER_AWAY | CardSet.of(deal.order.bowers)
        if not rules.discard_turn_up:
            kept |= turned
        few_tens = (AtMost(TENS, rules.max_tens_discarded),)
        away = Holder(deal.dealer, HiddenPile.DISCARDS, deal.discarded, unseen - kept, few_tens)
        holders.append(away)
    return CardConstraints(seat, unseen, tuple(holders))


def shown_missing(
    rules: ReunionOptions, deal: DealObservation, tricks: list[Trick]
) -> list[CardSet]:
    """By seat, the cards that its play proves it not to hold."""
    locked: tuple[CardSet, ...] = ()
    if rules.turn_up_pickup == "after_trick2_locked":
        locked = (CardSet.of((turned_card(deal),)),) * AFTER_TRICK
    return shown(rules, deal, tricks, locked)
