"""Values: what a seat knows for certain of the cards it does not see, who may hold each of them.

Hard facts alone: what was played, what the duties of following show a player to lack, where the
turned card went. What is merely likely lives elsewhere.
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
    """Where cards lie that one does not see."""

    HAND = "hand"
    """In a player's hand, or to be given to him yet."""
    DISCARDS = "discards"
    """Laid away, face down."""
    COVERED = "covered"
    """Played face down to the trick on the table."""
    LEFT = "left"
    """Left over; it lies on the table, nobody's."""


@dataclass(frozen=True, slots=True)
class AtMost:
    """A limit on what a pile may hold."""

    cards: CardSet
    """The cards that are limited."""
    most: int
    """How many of them may lie there."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A hand, or a pile, that one does not see."""

    seat: Seat
    """Whose it is."""
    pile: HiddenPile
    count: int
    """How many unseen cards lie there."""
    may_hold: CardSet
    """The unseen cards that may be among them."""
    limits: tuple[AtMost, ...] = ()
    """What there may only be so many of."""


@dataclass(frozen=True, slots=True)
class CardConstraints:
    """All that is certain about the unseen cards."""

    seat: Seat
    """Who knows it."""
    unseen: CardSet
    holders: tuple[Holder, ...]
    """The hands in order of seats, one's own where it is still to be given cards; then the
    piles."""


def gather(rules: Rules, seat: Seat, deal: DealObservation) -> CardConstraints:
    """Look back on the deal and say what is certain, where no discards are hidden but a swap's."""
    tricks = tricks_of(deal)
    unseen = unseen_cards(rules, deal, tricks)
    missing = shown_missing(rules, deal, tricks)
    dealers = turned_card(deal) | seen_left(rules, deal)
    may_hold = [
        unseen - missing[who] - (NO_CARDS if who == deal.dealer else dealers)
        for who in range(rules.players)
    ]
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
    return CardConstraints(seat, unseen, (*hands, *covered, *_beside(rules, deal, unseen)))


def _beside(rules: Rules, deal: DealObservation, unseen: CardSet) -> Iterator[Holder]:
    """What lies unseen beside the dealer: what was left over, and what he laid away in a swap."""
    talon = deal.talon or ()
    hidden = sum(talon[place] == FACE_DOWN for place in deal.places_left)
    if hidden:
        own = [card for card in unseen if not rules.shown_left(card, deal.turn_up, dealer=False)]
        yield Holder(deal.dealer, HiddenPile.LEFT, hidden, CardSet.of(own) - turned_card(deal))
    if deal.laid_away is None:
        taken = _taken_up(rules, deal)
        kept = CardSet.of(taken[-1:]) if len(taken) == deal.discarded else NO_CARDS
        yield Holder(deal.dealer, HiddenPile.DISCARDS, deal.discarded, unseen - kept)


def _taken_up(rules: Rules, deal: DealObservation) -> list[Card]:
    """The cards that the dealer is known to have taken up from the table, the last one last."""
    offered = rules.offered(deal.calls, deal.order, deal.talon or ())
    return [card for card in offered if card not in deal.left] if deal.discarded else []


def _taken_unseen(rules: Rules, deal: DealObservation) -> CardSet:
    """The cards of which the dealer has taken one up that lay there face down; none if he has not.

    It lies no more, and that it was offered tells of which kind it is.
    """
    talon = deal.talon or ()
    if rules.takes_talon or FACE_DOWN not in talon:
        return NO_CARDS
    place = talon.index(FACE_DOWN)
    if place in deal.places_left:
        return NO_CARDS
    return CardSet.of(
        card
        for card in CardSet.of(rules.pack) - seen_left(rules, deal)
        if not rules.shown_left(card, deal.turn_up, dealer=False)
        and card in rules.offered(deal.calls, deal.order, _turned_over(talon, place, card))
    )


def _turned_over(talon: Sequence[Card], place: int, card: Card) -> tuple[Card, ...]:
    return (*talon[:place], card, *talon[place + 1 :])


def seen_left(rules: Rules, deal: DealObservation) -> CardSet:
    """The cards left over that one has seen; nobody but the dealer can come to hold one."""
    if rules.takes_talon:
        return NO_CARDS
    return CardSet.of(card for card in deal.talon or () if card != FACE_DOWN)


def _vouched(rules: Rules, deal: DealObservation, who: Seat) -> tuple[CardSet, ...]:
    """Sets of which a player has a card still: he said so, or took one, and has shown none."""
    shown = CardSet.of(
        card
        for trick in tricks_of(deal)
        for place, card in enumerate(trick.cards)
        if trick.seats[place] == who
    )
    said = [rules.vouched(said) for said in deal.calls if said.seat == who]
    if who == deal.dealer:
        said.append(_taken_unseen(rules, deal))
    return tuple([cards for cards in said if cards and not cards & shown])


def tricks_of(deal: DealObservation) -> list[Trick]:
    """The tricks of a deal, that on the table last."""
    return [*[taken.trick for taken in deal.taken], deal.trick]


def unseen_cards(rules: Rules, deal: DealObservation, tricks: Sequence[Trick]) -> CardSet:
    """The cards of the pack that a seat neither holds nor saw."""
    played = CardSet.of(card for trick in tricks for card in trick.cards if card != FACE_DOWN)
    return CardSet.of(rules.pack) - played - deal.hand - (deal.laid_away or NO_CARDS) - deal.left


def turned_card(deal: DealObservation) -> CardSet:
    """The card turned for trumps, which nobody but the dealer can hold; none where none was."""
    return NO_CARDS if deal.turn_up is None else CardSet.of((deal.turn_up,))


def hidden_places(trick: Trick) -> list[int]:
    """The places of a trick at which a card lies that one may not see."""
    return [place for place in trick.covered if trick.cards[place] == FACE_DOWN]


def shown_missing(
    rules: Rules, deal: DealObservation, tricks: Sequence[Trick], locked: Sequence[CardSet] = ()
) -> list[CardSet]:
    """By seat, the cards that it showed it does not hold.

    Args:
        rules: the rules of the table.
        deal: the deal.
        tricks: its tricks, that on the table last.
        locked: by trick, what the dealer held and might not play: that it was not played says
            nothing.
    """
    missing = [NO_CARDS] * rules.players
    for number, trick in enumerate(tricks):
        back = locked[number] if number < len(locked) else NO_CARDS
        for place, card in enumerate(trick.cards):
            who = trick.seat_of(place)
            covered = tuple([other for other in trick.covered if other < place])
            before = Trick(trick.seats, trick.cards[:place], covered)
            lacks = shown_lacking(card, rules.musts(deal.order, before, number))
            missing[who] |= lacks - back if who == deal.dealer else lacks
    return missing
