"""Legal actions of a seat, and the reasons why other cards are refused.

The table highlights the cards it is given and asks no rule; it puts a :class:`Refusal` into words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from itertools import combinations
from typing import Generic, TypeAlias, TypeVar

from reunion_desktop.engine.actions import Announce, Discard, DrawCard, Give, PlayCard
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import ALL_CARDS, NO_CARDS, Card, CardSet, PlaySuit, Rank
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder

_Kind = TypeVar("_Kind")
"""The kind of actions that a choice is among."""

_TENS = CardSet.of(card for card in ALL_CARDS if card.rank is Rank.TEN).bits


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why one card may not be chosen now."""

    card: Card
    """The card refused."""
    duty: Duty
    suit: PlaySuit | None = None
    """The suit to follow or to trump with; None where no suit is in question."""
    bower: Card | None = None
    """The trump of another printed suit that may mislead: it was led, it is the card refused, or it
    alone fulfils the duty.
    """


class LegalActions(ABC, Generic[_Kind]):
    """The legal actions of one seat."""

    __slots__ = ()

    @property
    @abstractmethod
    def actions(self) -> tuple[_Kind, ...]:
        """Every legal action, in the order in which they are offered."""

    @property
    def first(self) -> _Kind:
        """The first legal action, as a default."""
        return self.actions[0]

    def __contains__(self, action: object) -> bool:
        return action in self.actions


@dataclass(frozen=True, slots=True)
class MayPlay(LegalActions[PlayCard | Announce]):
    """The cards that one seat may play."""

    seat: Seat
    cards: CardSet
    """The cards that may be played."""
    order: CardOrder
    duty: Duty | None = None
    """The duty that forbids the other cards; None where every card may be played."""
    suit: PlaySuit | None = None
    """The suit to follow or to trump with."""
    led: Card | None = None
    """The card led; None when this seat leads."""
    locked: Card | None = None
    """The turned card while it may not be played from the table."""
    calls: tuple[Call, ...] = ()
    """Calls allowed instead of playing; the same seat may have to play afterwards."""
    endings: tuple[Call, ...] = ()
    """Calls by which the seat may ask to end the deal early. They are legal, but not among
    :attr:`actions`, from which players choose."""

    def __contains__(self, action: object) -> bool:
        if isinstance(action, PlayCard):
            return action.seat == self.seat and action.card in self.cards
        if isinstance(action, Announce):
            return action.seat == self.seat and action.call in (*self.calls, *self.endings)
        return False

    @property
    def actions(self) -> tuple[PlayCard | Announce, ...]:
        """Every legal action: the cards in the order of the pack, then the calls."""
        seat = self.seat
        cards = tuple([PlayCard(seat, card) for card in self.cards])
        if not self.calls:
            return cards
        return (*cards, *(Announce(self.seat, call) for call in self.calls))

    def refusal(self, card: Card) -> Refusal | None:
        """Why a card of the hand may not be played; None when it may."""
        if card in self.cards:
            return None
        duty = self.told
        if card == self.locked or duty is None:
            return Refusal(card, Duty.LOCKED)
        order = self.order
        bowers = CardSet.of(one for one in order.bowers if one.suit != order.trump)
        alone = tuple(self.cards) if self.cards <= bowers else ()
        misread = (one for one in (self.led, card, *alone) if one is not None and one in bowers)
        return Refusal(card, duty, self.suit, bower=next(misread, None))

    @property
    def told(self) -> Duty | None:
        """The duty as far as the hand can obey it: without a trump, nobody can trump."""
        if self.duty is Duty.FOLLOW_OR_TRUMP and not self.cards & self.order.trumps:
            return Duty.FOLLOW
        return self.duty


@dataclass(frozen=True, slots=True)
class MayDiscard(LegalActions[Discard]):
    """The cards that the dealer may discard, and how many."""

    seat: Seat
    cards: CardSet
    """The cards that may be discarded, each taken singly."""
    count: int
    """The number of cards discarded together."""
    max_tens: int
    """The number of tens that may be among them."""
    banned: tuple[tuple[Card, Duty], ...]
    """The cards of the hand that may never be discarded, with the ban."""
    offered: Card | None = None
    """The card on the table that the dealer gets in exchange; it may be declined, and then nothing
    is discarded. None where the talon was taken up before.
    """

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Discard)
            and action.seat == self.seat
            and len(action.cards) in self._counts
            and action.cards <= self.cards
            and _tens(action.cards) <= self.max_tens
        )

    @property
    def _counts(self) -> tuple[int, ...]:
        """The numbers of cards that may be discarded."""
        return (self.count,) if self.offered is None else (0, self.count)

    @property
    def actions(self) -> tuple[Discard, ...]:
        """Every legal action, in the order of the pack; declining comes first."""
        single = [1 << card.index for card in self.cards]
        choices = (
            CardSet(sum(bits)) for count in self._counts for bits in combinations(single, count)
        )
        seat, most = self.seat, self.max_tens
        return tuple([Discard(seat, cards) for cards in choices if _tens(cards) <= most])

    def refusal(self, card: Card, chosen: CardSet = NO_CARDS) -> Refusal | None:
        """Why a card may not be discarded beside those chosen already; None when it may."""
        for other, ban in self.banned:
            if card == other:
                return Refusal(card, ban)
        if card in chosen:
            return None
        if len(chosen) >= self.count:
            return Refusal(card, Duty.ENOUGH)
        if _tens(chosen.plus(card)) > self.max_tens:
            return Refusal(card, Duty.TENS)
        return None


@dataclass(frozen=True, slots=True)
class MayAnnounce(LegalActions[Announce]):
    """The calls that one seat may make; it must make one of them."""

    seat: Seat
    calls: tuple[Call, ...]
    """The legal calls, in the order in which they are offered."""
    cards: CardSet = NO_CARDS
    """No card may be chosen now."""

    @property
    def actions(self) -> tuple[Announce, ...]:
        """Every legal action, as offered."""
        return tuple(Announce(self.seat, call) for call in self.calls)

    def refusal(self, card: Card) -> Refusal:
        """Why no card may be chosen."""
        return Refusal(card, Duty.ANNOUNCE)


@dataclass(frozen=True, slots=True)
class MayGive(LegalActions[Give]):
    """The cards of which one seat gives one to another."""

    seat: Seat
    to: Seat
    """The seat that receives it."""
    cards: CardSet
    """The cards that may be given."""
    locked: Card | None = None
    """The turned card while it lies on the table and cannot be given."""
    calls: tuple[Call, ...] = ()
    """No call is possible instead."""

    @property
    def actions(self) -> tuple[Give, ...]:
        """Every legal action, in the order of the pack."""
        return tuple(Give(self.seat, self.to, card) for card in self.cards)

    def refusal(self, card: Card) -> Refusal | None:
        """Why a card of the hand may not be given; None when it may."""
        if card in self.cards:
            return None
        return Refusal(card, Duty.LOCKED if card == self.locked else Duty.RECEIVED)


@dataclass(frozen=True, slots=True)
class MayDraw(LegalActions[DrawCard | Announce]):
    """The cards that one seat may draw, and the calls that it may make instead."""

    seat: Seat
    stock: bool
    """True where the top card of the stock may be drawn."""
    face_up: CardSet
    """The cards lying face up that may be taken."""
    calls: tuple[Call, ...]
    """The calls allowed instead of drawing."""
    cards: CardSet = NO_CARDS
    """No card of the hand may be chosen now."""

    @property
    def actions(self) -> tuple[DrawCard | Announce, ...]:
        """Every legal action: the stock, the calls, then the cards face up.

        A player who always makes the first choice comes to the end of a deal.
        """
        seat = self.seat
        drawn = (DrawCard(seat),) if self.stock else ()
        called = (Announce(seat, call) for call in self.calls)
        return (*drawn, *called, *(DrawCard(seat, card) for card in self.face_up))

    def refusal(self, card: Card) -> Refusal:
        """Why no card of the hand may be chosen."""
        return Refusal(card, Duty.DRAW)


Legal: TypeAlias = MayPlay | MayDiscard | MayAnnounce | MayGive | MayDraw
"""The legal actions of the seat to act."""


def _tens(cards: CardSet) -> int:
    return (cards.bits & _TENS).bit_count()


def forced_card(legal: Legal | None) -> PlayCard | None:
    """The card that must be played; None if there is a choice or another kind of move."""
    if not isinstance(legal, MayPlay) or len(legal.cards) > 1 or legal.calls:
        return None
    return PlayCard(legal.seat, next(iter(legal.cards)))
