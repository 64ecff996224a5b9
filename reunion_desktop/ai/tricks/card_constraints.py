"""Card constraints: certain facts on the hidden cards, and the possible holders of each.

Hard facts alone: the cards played, the voids that the duties of following prove, the place of the
turned card. Probabilities live in reweighting and call inference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet
from reunion_desktop.engine.duties import shown_lacking
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick


class HiddenPile(Enum):
    """The kinds of hidden places for cards."""

    HAND = "hand"
    """In a player's hand, or still to be dealt to it."""
    DISCARDS = "discards"
    """Discarded, face down."""
    COVERED = "covered"
    """Played face down to the trick on the table."""
    LEFT = "left"
    """Left over, on the table, unowned."""


@dataclass(frozen=True, slots=True)
class AtMost:
    """A limit on the cards of a pile."""

    cards: CardSet
    """The cards that are limited."""
    most: int
    """The greatest number of them in the pile."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A hidden hand or pile."""

    seat: Seat
    """The seat that owns it."""
    pile: HiddenPile
    count: int
    """Number of unseen cards in it."""
    may_hold: CardSet
    """The unseen cards that may be among them."""
    limits: tuple[AtMost, ...] = ()
    """Limits on some of its cards."""


@dataclass(frozen=True, slots=True)
class CardConstraints:
    """All certain facts about the unseen cards."""

    seat: Seat
    """The seat that observes."""
    unseen: CardSet
    holders: tuple[Holder, ...]
    """The hands in order of seats, the observer's own where it is still to be dealt cards; then
    the piles.
    """


def gather(rules: Rules, seat: Seat, deal: DealObservation) -> CardConstraints:
    """Card constraints from a deal's history, where no discards but an exchange's are hidden."""
    tricks = tricks_of(deal)
    unseen = unseen_cards(rules, deal, tricks)
    missing = shown_missing(rules, deal, tricks)
    dealers = turned_card(deal) | seen_left(deal)
    may_hold = [
        unseen - missing[who] - (NO_CARDS if who == deal.owner else dealers)
        for who in range(rules.players)
    ]
    shown = open_cards(seat, deal)
    if shown:
        may_hold = [cards - shown for cards in may_hold]
        may_hold[deal.contract.declared_by] = shown
    to_come = [deal.later if deal.held[who] else 0 for who in range(rules.players)]
    counts = [to_come[who] + (deal.held[who] if who != seat else 0) for who in range(rules.players)]
    vouched = [_vouched(rules, deal, who) if who != seat else () for who in range(rules.players)]
    hands = [
        Holder(
            who,
            HiddenPile.HAND,
            counts[who],
            may_hold[who],
            tuple([AtMost(unseen - cards, counts[who] - 1) for cards in vouched[who]]),
        )
        for who in range(rules.players)
        if who != seat or to_come[who]
    ]
    covered = [
        Holder(who, HiddenPile.COVERED, 1, may_hold[who])
        for who in (deal.trick.seats[place] for place in hidden_places(deal.trick))
    ]
    return CardConstraints(seat, unseen, (*hands, *covered, *_beside(rules, seat, deal, unseen)))


def _beside(rules: Rules, seat: Seat, deal: DealObservation, unseen: CardSet) -> Iterator[Holder]:
    """The hidden piles beside the dealer: cards left over, and discards of an exchange."""
    talon = deal.talon or ()
    hidden = sum(talon[place] == FACE_DOWN for place in deal.places_left)
    if hidden:
        own = [card for card in unseen if rules.seen_left(card, deal.turn_up) != "everybody"]
        lying = CardSet.of(own) - turned_card(deal)
        yield Holder(deal.owner, HiddenPile.LEFT, hidden, lying - open_cards(seat, deal))
    if deal.laid_away is None:
        taken = _taken_up(rules, deal)
        kept = CardSet.of(taken[-1:]) if len(taken) == deal.discarded else NO_CARDS
        yield Holder(
            deal.owner, HiddenPile.DISCARDS, deal.discarded, unseen - kept - open_cards(seat, deal)
        )


def open_cards(seat: Seat, deal: DealObservation) -> CardSet:
    """The declarer's open hand, for another seat; empty where none lies open."""
    own = seat == deal.contract.declarer
    return NO_CARDS if own or deal.open_hand is None else deal.open_hand


def _taken_up(rules: Rules, deal: DealObservation) -> list[Card]:
    """The cards that the dealer is known to have taken up from the table, the latest last."""
    if not deal.discarded or not deal.talon:
        return []
    offered = rules.offered(deal.contract, deal.talon)
    return [card for card in offered if card not in deal.left]


def _taken_unseen(rules: Rules, deal: DealObservation) -> CardSet:
    """The possible cards where the dealer took up a face-down card; empty if none was.

    The fact that it was offered shows its kind.
    """
    talon = deal.talon or ()
    if deal.contract.taker is not None or FACE_DOWN not in talon:
        return NO_CARDS
    place = talon.index(FACE_DOWN)
    if place in deal.places_left:
        return NO_CARDS
    return CardSet.of(
        card
        for card in CardSet.of(rules.pack) - seen_left(deal)
        if rules.seen_left(card, deal.turn_up) != "everybody"
        and card in rules.offered(deal.contract, (*talon[:place], card, *talon[place + 1 :]))
    )


def seen_left(deal: DealObservation) -> CardSet:
    """The cards left over that the seat has seen; only the dealer can come to hold one."""
    if deal.contract.taker is not None:
        return NO_CARDS
    return CardSet.of(card for card in deal.talon or () if card != FACE_DOWN)


def _vouched(rules: Rules, deal: DealObservation, who: Seat) -> tuple[CardSet, ...]:
    """Sets of which a player still holds a card: by a call or an exchange, and none shown yet."""
    shown = CardSet.of(card for seat, card in plays_of(deal) if seat == who)
    said = [deal.auction.proves(said.call) for said in deal.calls if said.seat == who]
    if who == deal.owner:
        said.append(_taken_unseen(rules, deal))
    return tuple([cards for cards in said if cards and not cards & shown])


def tricks_of(deal: DealObservation) -> list[Trick]:
    """The tricks of a deal, that on the table last."""
    return [*[taken.trick for taken in deal.taken], deal.trick]


def plays_of(deal: DealObservation) -> list[tuple[Seat, Card]]:
    """The player of each card played, in order; a card may lie face down."""
    return [
        (trick.seat_of(place), card)
        for trick in tricks_of(deal)
        for place, card in enumerate(trick.cards)
    ]


def unseen_cards(rules: Rules, deal: DealObservation, tricks: Sequence[Trick]) -> CardSet:
    """The cards of the pack that a seat neither holds nor saw."""
    played = CardSet.of(card for trick in tricks for card in trick.cards if card != FACE_DOWN)
    return CardSet.of(rules.pack) - played - deal.hand - (deal.laid_away or NO_CARDS) - deal.left


def turned_card(deal: DealObservation) -> CardSet:
    """The card turned for trumps, which only the dealer can hold; empty where there is none."""
    return NO_CARDS if deal.turn_up is None else CardSet.of((deal.turn_up,))


def hidden_places(trick: Trick) -> list[int]:
    """The places of hidden cards in a trick."""
    return [place for place in trick.covered if trick.cards[place] == FACE_DOWN]


def shown_missing(
    rules: Rules, deal: DealObservation, tricks: Sequence[Trick], locked: Sequence[CardSet] = ()
) -> list[CardSet]:
    """By seat, the cards that its play proves it not to hold.

    Args:
        rules: the rules of the table.
        deal: the deal.
        tricks: its tricks, that on the table last.
        locked: by trick, what the dealer held and might not play: not playing it proves nothing.
    """
    missing = [NO_CARDS] * rules.players
    for number, trick in enumerate(tricks):
        back = locked[number] if number < len(locked) else NO_CARDS
        for place, card in enumerate(trick.cards):
            who = trick.seat_of(place)
            covered = tuple([other for other in trick.covered if other < place])
            before = Trick(trick.seats, trick.cards[:place], covered)
            lacks = shown_lacking(card, rules.musts(deal.order, before, number))
            missing[who] |= lacks - back if who == deal.owner else lacks
    return missing
