"""The state of a deal, and the protocol of the phases that change it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from reunion_desktop.engine.actions import Action, Announce, Gift, Stock
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.contract import Auction, Contract, Goal
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Payment
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder, TakenTrick, Trick


class Phase(Protocol):
    """A phase of a deal: the seat to act, its legal actions, and their effects."""

    def to_act(self, deal: DealState, /) -> Seat:
        """The seat to act."""
        ...

    def legal(self, deal: DealState) -> Legal:
        """The legal actions of that seat."""
        ...

    def apply(self, deal: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
        """Apply a legal action: the deal after it, and the events."""
        ...


@dataclass(frozen=True, slots=True)
class PublicDeal:
    """The part of a deal that every seat may know, but for faces of cards that lie face down."""

    number: int
    """The deal's number in its game, from 1."""
    dealer: Seat
    auction: Auction
    """It turns calls into the contract."""
    contract: Contract
    """The contract of the deal; provisional while calls are to be made."""
    turn_up: Card | None
    """The card turned for trumps, which everybody saw; None where trumps are named."""
    calls: tuple[Announce, ...]
    """The calls of the deal, in order."""
    trick: Trick
    """The trick on the table; after the last trick it stays empty."""
    taken: tuple[TakenTrick, ...]
    """The tricks played, in order."""
    points: tuple[int, ...]
    """Card points in tricks taken, by seat."""
    payments: tuple[Payment, ...]
    """Fees that fell due during play."""
    given: tuple[Gift, ...]
    """The cards that went from hand to hand, in order."""

    @property
    def sides(self) -> Sides:
        """The partnership of each seat in this deal."""
        return self.contract.sides

    @property
    def order(self) -> CardOrder:
        """Effective suits and strengths under the deal's trump."""
        return self.contract.order

    @property
    def owner(self) -> Seat:
        """The seat to whom the discards belong."""
        return self.contract.owner

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks taken by seat."""
        counts = [0] * len(self.points)
        for taken in self.taken:
            counts[taken.winner] += 1
        return tuple(counts)


@dataclass(frozen=True, slots=True)
class DealState(PublicDeal):
    """One deal, from the first cards to the last trick."""

    rules: Rules
    talon: tuple[Card, ...]
    """The cards left over after the deal, in the order of the pack."""
    later: tuple[CardSet, ...]
    """The cards to come, by seat; empty where none are, or once they were given."""
    hands: tuple[CardSet, ...]
    """The cards each seat holds now; a turned card left on the table counts as its
    owner's, and a hand laid aside as the hand of its seat."""
    laid_away: CardSet
    """The discards, empty before they are made."""
    phase: Phase | None
    """The current phase; None when the deal is over."""
    stock: Stock | None = None
    """Stock, pile and what was drawn, in games in which players draw; else None."""

    @property
    def on_table(self) -> Card | None:
        """The turned card while it lies on the table, face up; None once it does not."""
        if self.turn_up is None or self.contract.turned_down:
            return None
        if self.turn_up in self.lying:
            return self.turn_up
        begun = self.taken or self.trick.cards or self.laid_away or self.calls
        stays = self.rules.turned_stays
        lies = len(self.taken) < stays if stays else not begun
        return self.turn_up if lies and self.turn_up in self.hands[self.owner] else None

    @property
    def places_left(self) -> tuple[int, ...]:
        """The places in the talon of the cards that lie on the table unowned."""
        lying = self.lying
        return tuple(place for place, card in enumerate(self.talon) if card in lying)

    @property
    def lying(self) -> CardSet:
        """The cards left over where they lie on the table unowned."""
        if self.contract.taker is not None:
            return NO_CARDS
        left = CardSet.of(self.talon) - self.laid_away - CardSet.of(self.trick.cards)
        for hand in self.hands:
            left -= hand
        for taken in self.taken:
            left -= CardSet.of(taken.trick.cards)
        return left

    def heard(self, said: Announce, phase: Phase | None) -> DealState:
        """The deal after a call and its effect on the contract, and its phase."""
        calls = (*self.calls, said)
        return replace(self, calls=calls, contract=self.auction.contract(calls), phase=phase)

    def handed(self, gift: Gift, phase: Phase | None) -> DealState:
        """The deal after a card was given, and its phase."""
        hands = list(self.hands)
        hands[gift.giver] = hands[gift.giver].minus(gift.card)
        hands[gift.taker] = hands[gift.taker].plus(gift.card)
        return replace(self, hands=tuple(hands), given=(*self.given, gift), phase=phase)

    @property
    def played(self) -> bool:
        """Tell whether there is anything to play."""
        return self.contract.goal is not Goal.NOTHING

    def tricks_of(self, side: int) -> int:
        """Tricks that a side has taken."""
        return sum(self.sides.of[taken.winner] == side for taken in self.taken)

    def points_of(self, side: int) -> int:
        """Card points in the tricks that a side has taken."""
        return sum(points for seat, points in enumerate(self.points) if self.sides.of[seat] == side)
