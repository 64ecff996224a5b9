"""Phases of Thirty-One: the dealer's choice, drawing or exchanging, and discarding."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import (
    Action,
    Announce,
    Discard,
    DrawCard,
    Drawn,
    Stock,
    expected,
)
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import (
    Announced,
    CardDrawn,
    CardsLaidOpen,
    Event,
    HandsShown,
    MiddleDealt,
)
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayDraw
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.thirty_one.options import (
    ALL,
    DECLARE,
    HAMMER,
    HAND,
    KEEP,
    KNOCK,
    PUSH,
    STOP,
    SWAP,
    thirty_one,
)

Done = tuple[DealState, tuple[Event, ...]]
"""A deal after an action, and the events."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """A player makes one of some calls: the dealer chooses a packet, or 31 is declared."""

    seat: Seat
    calls: tuple[Call, ...]

    def to_act(self, _deal: DealState, /) -> Seat:
        """The seat that chooses."""
        return self.seat

    def legal(self, _deal: DealState, /) -> MayAnnounce:
        """The calls."""
        return MayAnnounce(self.seat, self.calls)

    def apply(self, deal: DealState, action: Action) -> Done:
        """Lay one of the dealer's packets in the middle; or end the deal."""
        said = expected(action, Announce)
        heard: Event = Announced(said.seat, said.call)
        stock, hands = stock_of(deal), deal.hands
        if said.call == DECLARE:
            return ended(deal.heard(said, None), heard)
        packet = stock.cards[:HAND]
        if said.call == SWAP:
            hands = changed(hands, said.seat, CardSet.of(packet))
            packet = tuple(deal.hands[said.seat])
        stock = replace(stock, cards=stock.cards[HAND:], pile=packet)
        after = replace(deal.heard(said, None), hands=hands, stock=stock)
        return replace(after, phase=first_turn(after)), (heard, MiddleDealt(packet))


@dataclass(frozen=True, slots=True)
class Drawing:
    """A player draws a card, or makes a call instead."""

    seat: Seat

    def to_act(self, _deal: DealState, /) -> Seat:
        """The seat whose turn it is."""
        return self.seat

    def legal(self, deal: DealState) -> MayDraw:
        """Stock, pile or middle; and the calls that the rules allow."""
        rules, stock = thirty_one(deal.rules), stock_of(deal)
        if rules.mechanism == "draw":
            face_up, from_stock = CardSet.of(stock.pile[-1:]), bool(stock.cards)
        else:
            face_up, from_stock = CardSet.of(stock.pile), False
        return MayDraw(self.seat, from_stock, face_up, self._calls(deal, stock))

    def _calls(self, deal: DealState, stock: Stock) -> tuple[Call, ...]:
        rules = thirty_one(deal.rules)
        calls: list[Call] = []
        # Those that are offered all the time come first, so that they keep their keys.
        if rules.push:
            calls.append(PUSH)
        if rules.exchange != "one":
            calls.append(ALL)
        if rules.mechanism == "draw" and not stock.cards:
            calls.append(STOP)
        turns = turns_of(deal, self.seat)
        enough = rules.may_knock(deal.hands[self.seat])
        if stock.knocker is None and turns >= rules.turns_before_knock and enough:
            calls.append(KNOCK)
        if rules.under_the_gun == "call" and is_first_turn(deal):
            calls.append(HAMMER)
        return tuple(calls)

    def apply(self, deal: DealState, action: Action) -> Done:
        """Move the card to the hand; a discard is due next."""
        if not isinstance(action, DrawCard):
            return self._said(deal, expected(action, Announce))
        stock, seat = stock_of(deal), self.seat
        card, cards, pile, place = action.card, stock.cards, stock.pile, len(stock.pile)
        face_up = card is not None
        if card is None:
            card, cards = cards[0], cards[1:]
        else:
            place = pile.index(card)
            pile = (*pile[:place], *pile[place + 1 :])
        drawn = (*stock.drawn, Drawn(seat, card, face_up))
        stock = replace(stock, cards=cards, pile=pile, drawn=drawn, pushes=0)
        hands = changed(deal.hands, seat, deal.hands[seat].plus(card))
        phase = Discarding(seat, card if face_up else None, place)
        after = replace(deal, hands=hands, stock=stock, phase=phase)
        return after, (CardDrawn(seat, card, face_up),)

    def _said(self, deal: DealState, said: Announce) -> Done:
        heard: Event = Announced(said.seat, said.call)
        at_once = said.call == HAMMER or (
            said.call == KNOCK
            and thirty_one(deal.rules).under_the_gun == "knock"
            and is_first_turn(deal)
        )
        after = deal.heard(said, self)
        if said.call in {KNOCK, HAMMER}:
            after = knocked(after, said.seat)
        elif said.call == ALL:
            return self._exchanged(after, heard)
        elif said.call == PUSH:
            return self._pushed(after, heard)
        if at_once or (said.call == STOP and stock_of(deal).knocker is None):
            return ended(after, heard)
        return went_on(after, said.seat, heard)

    def _exchanged(self, deal: DealState, heard: Event) -> Done:
        """All three cards of the hand go to the middle, and its cards to the hand."""
        stock, own = stock_of(deal), deal.hands[self.seat]
        given = tuple(own)
        swapped = [
            Drawn(self.seat, card, face_up=True, discarded=old)
            for card, old in zip(stock.pile, given, strict=True)
        ]
        drawn: tuple[Event, ...] = tuple(
            CardDrawn(self.seat, card, face_up=True) for card in stock.pile
        )
        hands = changed(deal.hands, self.seat, CardSet.of(stock.pile))
        stock = replace(stock, pile=given, drawn=(*stock.drawn, *swapped), pushes=0)
        after = replace(deal, hands=hands, stock=stock)
        if thirty_one(deal.rules).exchange == "all_knocks" and stock.knocker is None:
            after = knocked(after, self.seat)
        return turned_out(after, self.seat, heard, *drawn, CardsLaidOpen(self.seat, own))

    def _pushed(self, deal: DealState, heard: Event) -> Done:
        """Once all have pushed in succession, new cards are laid in the middle.

        Where the stock has too few, the deal ends as if it were empty, which is this program's
        ruling.
        """
        stock = stock_of(deal)
        stock = replace(stock, pushes=stock.pushes + 1)
        after = replace(deal, stock=stock)
        if stock.knocker is not None or stock.pushes < len(deal.contract.seats):
            return went_on(after, self.seat, heard)
        if len(stock.cards) < HAND:
            return ended(after, heard)
        stock = replace(
            stock,
            cards=stock.cards[HAND:],
            pile=stock.cards[:HAND],
            aside=stock.aside | CardSet.of(stock.pile),
            pushes=0,
        )
        return went_on(replace(after, stock=stock), self.seat, heard, MiddleDealt(stock.pile))


@dataclass(frozen=True, slots=True)
class Discarding:
    """A player who has drawn discards a card, on the pile or in place of the one taken."""

    seat: Seat
    taken: Card | None
    """The card just taken, which may not be discarded; None for one from the stock."""
    place: int
    """The place among the cards face up where the discard is laid."""

    def to_act(self, _deal: DealState, /) -> Seat:
        """The seat that has drawn."""
        return self.seat

    def legal(self, deal: DealState) -> MayDiscard:
        """Any card but one that was taken face up."""
        cards, banned = deal.hands[self.seat], tuple[tuple[Card, Duty], ...]()
        if self.taken is not None:
            cards, banned = cards.minus(self.taken), ((self.taken, Duty.TAKEN),)
        return MayDiscard(self.seat, cards, 1, 1, banned)

    def apply(self, deal: DealState, action: Action) -> Done:
        """Lay the card face up; 31 ends the deal, else the next player has a turn."""
        cards = expected(action, Discard).cards
        (card,) = cards
        stock = stock_of(deal)
        pile = (*stock.pile[: self.place], card, *stock.pile[self.place :])
        drawn = (*stock.drawn[:-1], replace(stock.drawn[-1], discarded=card))
        after = replace(
            deal,
            hands=changed(deal.hands, self.seat, deal.hands[self.seat].minus(card)),
            stock=replace(stock, pile=pile, drawn=drawn),
        )
        return turned_out(after, self.seat, CardsLaidOpen(self.seat, cards))


def stock_of(deal: DealState) -> Stock:
    """The stock of a deal.

    Raises:
        LookupError: nobody draws in this game.
    """
    if deal.stock is None:
        message = "This deal has no stock."
        raise LookupError(message)
    return deal.stock


def changed(hands: tuple[CardSet, ...], seat: Seat, hand: CardSet) -> tuple[CardSet, ...]:
    """All hands with another one for a seat."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def turns_of(deal: DealState, seat: Seat) -> int:
    """How many turns a seat has had; an exchange of all three cards is one."""
    said = [one.call for one in deal.calls if one.seat == seat]
    cards = sum(one.seat == seat for one in stock_of(deal).drawn)
    return cards - HAND * said.count(ALL) + sum(call in {ALL, PUSH, KNOCK} for call in said)


def is_first_turn(deal: DealState) -> bool:
    """Tell whether the first player has the first turn of the deal."""
    return not any(turns_of(deal, seat) for seat in deal.contract.seats)


def opened(deal: DealState) -> DealState:
    """The deal before its first decision: the first card lies face up, or the middle."""
    rules, dealer = thirty_one(deal.rules), deal.dealer
    pile = rules.turned_over(deal.talon)
    after = replace(deal, talon=(), stock=Stock(deal.talon[len(pile) :], pile))
    choice = Choosing(dealer, (KEEP, SWAP)) if rules.dealer_packet else first_turn(after)
    return replace(after, phase=choice)


def first_turn(deal: DealState) -> Choosing | Drawing:
    """The first turn; a player who holds 31 declares it first."""
    seats, rules = deal.contract.seats, thirty_one(deal.rules)
    winner = next((seat for seat in seats if rules.wins_at_once(deal.hands[seat])), None)
    return Drawing(seats[0]) if winner is None else Choosing(winner, (DECLARE,))


def knocked(deal: DealState, seat: Seat) -> DealState:
    """The deal after a knock: every other seat has one more turn."""
    seats = deal.contract.seats
    place = seats.index(seat) + 1
    last = (*seats[place:], *seats[: place - 1])
    # The knocker stands first until its turn is over.
    return replace(deal, stock=replace(stock_of(deal), knocker=seat, last_turns=(seat, *last)))


def turned_out(deal: DealState, seat: Seat, *events: Event) -> Done:
    """The deal after a turn: 31 ends it at once."""
    if thirty_one(deal.rules).wins_at_once(deal.hands[seat]):
        return ended(deal, *events)
    return went_on(deal, seat, *events)


def went_on(deal: DealState, seat: Seat, *events: Event) -> Done:
    """The next player has a turn; after a knock the deal ends with the last of the others."""
    stock, seats = stock_of(deal), deal.contract.seats
    following = seats[(seats.index(seat) + 1) % len(seats)]
    if stock.knocker is not None:
        stock = replace(stock, last_turns=stock.last_turns[1:])
        deal = replace(deal, stock=stock)
        if not stock.last_turns:
            return ended(deal, *events)
    return replace(deal, phase=Drawing(following)), events


def ended(deal: DealState, *events: Event) -> Done:
    """The end of a deal: all hands are shown."""
    stock = replace(stock_of(deal), shown=deal.hands, last_turns=())
    return replace(deal, stock=stock, phase=None), (*events, HandsShown(deal.hands))
