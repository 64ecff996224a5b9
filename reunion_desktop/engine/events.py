"""Events: the consequences of an action; derived, never stored."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from reunion_desktop.engine.actions import Gift
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet
from reunion_desktop.engine.scoring import Payment, ScoreLine, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A deal began and, where the game has it, a card was turned."""

    number: int
    dealer: Seat
    hands: tuple[CardSet | None, ...]
    """The cards of each seat; None where the onlooker may not see them."""
    talon: tuple[Card | None, ...]
    """The cards left over, in the order of the pack; None where unseen."""
    turn_up: Card | None
    """The card turned for trumps; None where trumps are named."""
    cut: int
    shown: CardSet = NO_CARDS
    """Cards left over that everybody was shown besides the turned one."""
    lies: bool = False
    """True where the cards left over lie on the table unowned; else the dealer takes them up."""
    looks: bool = False
    """True where the dealer may look at them although they lie on the table."""

    def seen_by(self, seat: Seat) -> CardsDealt:
        """The event as a seat sees it; the seats that are dealt in are public."""
        hands = tuple(
            hand if who == seat or not hand else None for who, hand in enumerate(self.hands)
        )
        seen = CardSet.of(card for card in self.talon if card is not None)
        if seat != self.dealer or (self.lies and not self.looks):
            seen &= self.shown if self.turn_up is None else self.shown.plus(self.turn_up)
        talon = tuple(card if card in seen else None for card in self.talon)
        return replace(self, hands=hands, talon=talon)


@dataclass(frozen=True, slots=True)
class CardsAdded:
    """The rest of the cards was dealt, after the first decisions."""

    hands: tuple[CardSet | None, ...]
    """The cards that each seat was given now; None where the onlooker may not see them."""

    def seen_by(self, seat: Seat) -> CardsAdded:
        """The event as a seat sees it."""
        return CardsAdded(tuple(h if who == seat else None for who, h in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class Announced:
    """A player has made a call."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """The dealer has discarded."""

    seat: Seat
    cards: CardSet | None
    """Which; None where the onlooker may not see them."""
    count: int
    taken: Card | None = None
    """The card that was taken up for it from the table;
    :data:`~reunion_desktop.engine.cards.FACE_DOWN` where the onlooker may not see it, None where
    none was."""
    known: bool = True
    """True where everybody has seen the card that was taken up."""
    swap: bool = False
    """True for an exchange for a card on the table, which may be declined."""

    def seen_by(self, seat: Seat) -> CardsDiscarded:
        """The event as a seat sees it."""
        if seat == self.seat:
            return self
        return replace(self, cards=None, taken=self.taken if self.known else FACE_DOWN)


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A card has gone from one hand to another."""

    gift: Gift
    """Its card is :data:`~reunion_desktop.engine.cards.FACE_DOWN` where the onlooker may not see
    it."""

    def seen_by(self, seat: Seat) -> CardGiven:
        """The event as a seat sees it."""
        return CardGiven(self.gift.seen_by(seat))


@dataclass(frozen=True, slots=True)
class AskedInVain:
    """The card that was asked for lies among the discards: nothing changes hands."""

    seat: Seat
    """The seat that discarded it and says so."""
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies in the trick."""

    seat: Seat
    card: Card
    """:data:`~reunion_desktop.engine.cards.FACE_DOWN` where the onlooker may not see it."""
    covered: bool = False
    """True where it was played face down."""

    def seen_by(self, seat: Seat) -> CardPlayed:
        """The event as a seat sees it."""
        return replace(self, card=FACE_DOWN) if self.covered and seat != self.seat else self


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was full and went to its winner."""

    number: int
    """From 1."""
    trick: Trick
    winner: Seat
    points: int
    """Card points, the bonus for the last trick included."""


@dataclass(frozen=True, slots=True)
class FeePaid:
    """A trick made a fee fall due, which is paid at once."""

    payment: Payment


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal was scored."""

    line: ScoreLine
    discards: CardSet | None
    """The dealer's discards, shown at the count; None where the rules keep them hidden."""


@dataclass(frozen=True, slots=True)
class GameSettled:
    """The game is over and paid for."""

    settlement: Settlement


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A player has drawn a card."""

    seat: Seat
    card: Card
    """:data:`~reunion_desktop.engine.cards.FACE_DOWN` where the onlooker may not see it."""
    face_up: bool
    """True where it lay face up; else it came from the stock."""

    def seen_by(self, seat: Seat) -> CardDrawn:
        """The event as a seat sees it."""
        hidden = not self.face_up and seat != self.seat
        return replace(self, card=FACE_DOWN) if hidden else self


@dataclass(frozen=True, slots=True)
class CardsLaidOpen:
    """A player has discarded face up, on the pile or among the cards in the middle."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class MiddleDealt:
    """Cards were laid face up in the middle, in place of any that lay there."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandsShown:
    """The deal is over, and every hand is shown."""

    hands: tuple[CardSet, ...]


PartlyHidden: TypeAlias = (
    CardsDealt | CardsAdded | CardsDiscarded | CardGiven | CardPlayed | CardDrawn
)
"""Any event with cards that some seats may not see."""

Event: TypeAlias = (
    PartlyHidden
    | Announced
    | AskedInVain
    | TrickTaken
    | FeePaid
    | DealScored
    | GameSettled
    | CardsLaidOpen
    | MiddleDealt
    | HandsShown
)
"""Any consequence of an action."""
