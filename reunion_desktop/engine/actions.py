"""Actions: every decision that a record can hold; and cards given and drawn by them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet, Suit
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import Answer
from reunion_desktop.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class DealCards:
    """The chance action: the cards that each seat is dealt."""

    number: int
    """The deal's number in its game, from 1."""
    dealer: Seat
    cut: int
    """How many cards were lifted off the top; 0 for no cut."""
    hands: tuple[CardSet, ...]
    """The cards given to each seat before the first decision, without the talon."""
    talon: tuple[Card, ...]
    """The cards left over, in the order of the pack."""
    turn_up: Card | None
    """The card turned for trumps; None where trumps are named."""
    later: tuple[CardSet, ...] = ()
    """The cards given to each seat after the first decisions; empty where there are none."""

    @property
    def opening(self) -> Opening:
        """The facts that an auction begins with."""
        return Opening(self.number, self.dealer, self.seats, self.turn_up, self.talon)

    @property
    def trump(self) -> Suit | None:
        """The suit of the turned card."""
        return None if self.turn_up is None else self.turn_up.suit

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats dealt in, in order of play, the first after the dealer first."""
        players = len(self.hands)
        round_of = [(self.dealer + step) % players for step in range(1, players + 1)]
        return tuple([seat for seat in round_of if self.hands[seat]])


@dataclass(frozen=True, slots=True)
class Announce:
    """A player makes a call."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Discard:
    """A player discards cards: face down, and they count for that player, or on a pile."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A player plays a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Give:
    """A player gives a card to another, face down."""

    seat: Seat
    to: Seat
    """The seat that receives it."""
    card: Card


@dataclass(frozen=True, slots=True)
class DrawCard:
    """A player draws from the stock, or takes a card that lies face up."""

    seat: Seat
    card: Card | None = None
    """The card that lay face up; None for the top card of the stock."""


@dataclass(frozen=True, slots=True)
class EnterDeal:
    """The result of a deal played with real cards is entered, or corrected."""

    number: int
    """The deal's number in its game: the next one, or one entered before."""
    answers: tuple[tuple[str, Answer], ...]
    """The answers to the questions of the game's form, by key."""
    note: str = ""
    """A note in the margin; with one, points that do not add up are entered all the same."""


Action: TypeAlias = DealCards | Announce | Discard | DrawCard | EnterDeal | Give | PlayCard
"""Anything that moves a match on."""

_Made = TypeVar("_Made", bound=Action)


def expected(action: Action, kind: type[_Made]) -> _Made:
    """The action, narrowed to the only kind that is legal in a phase.

    Raises:
        TypeError: it is of another kind, so that nobody has asked whether it is legal.
    """
    if not isinstance(action, kind):
        message = f"The action is {action}; expected {kind.__name__}."
        raise TypeError(message)
    return action


def cards_of(action: Action) -> CardSet:
    """The cards that the player gives up by an action; none for calls and deals."""
    if isinstance(action, PlayCard | Give):
        return CardSet.of((action.card,))
    return action.cards if isinstance(action, Discard) else NO_CARDS


@dataclass(frozen=True, slots=True)
class Gift:
    """One card, from whom and to whom."""

    giver: Seat
    taker: Seat
    card: Card
    """:data:`~reunion_desktop.engine.cards.FACE_DOWN` for one that an onlooker may not see."""
    shown: bool = False
    """True where everybody knows which card it is."""

    def seen_by(self, seat: Seat) -> Gift:
        """The gift as a seat sees it: a card given face down is known to giver and taker."""
        if self.shown or seat in {self.giver, self.taker}:
            return self
        return replace(self, card=FACE_DOWN)


@dataclass(frozen=True, slots=True)
class Drawn:
    """One card that a player has drawn, and the one discarded for it."""

    seat: Seat
    card: Card
    """:data:`~reunion_desktop.engine.cards.FACE_DOWN` for one that an onlooker may not see."""
    face_up: bool
    """True where it lay face up; else it came from the stock."""
    discarded: Card | None = None
    """None until a card is discarded."""

    def seen_by(self, seat: Seat) -> Drawn:
        """The same as a seat sees it: a card from the stock is known to its owner alone."""
        return self if self.face_up or seat == self.seat else replace(self, card=FACE_DOWN)


@dataclass(frozen=True, slots=True)
class Stock:
    """The stock and the cards that lie face up; public but for faces of cards that do not."""

    cards: tuple[Card, ...]
    """The stock, the top card first; for onlookers every card is
    :data:`~reunion_desktop.engine.cards.FACE_DOWN`."""
    pile: tuple[Card, ...]
    """The discards, the top one last; or the cards in the middle, each of which may be taken."""
    drawn: tuple[Drawn, ...] = ()
    """Every card drawn in this deal, in order."""
    aside: CardSet = NO_CARDS
    """Cards that lay in the middle and are out of play."""
    pushes: int = 0
    """How many players in succession have passed by *push*."""
    knocker: Seat | None = None
    """The seat that has knocked; None while none has."""
    last_turns: tuple[Seat, ...] = ()
    """After a knock, the seats that still have a turn, the next first."""
    shown: tuple[CardSet, ...] = ()
    """All hands by seat once they are shown; empty before."""

    @property
    def top(self) -> Card:
        """The top card of the pile."""
        return self.pile[-1]

    def seen_by(self, seat: Seat) -> Stock:
        """The same as a seat sees it."""
        return replace(
            self,
            cards=(FACE_DOWN,) * len(self.cards),
            drawn=tuple([one.seen_by(seat) for one in self.drawn]),
        )

    def known_of(self, seat: Seat) -> CardSet:
        """The cards that everybody knows a seat to hold: it took them face up."""
        held = NO_CARDS
        for one in self.drawn:
            if one.seat == seat:
                held = held.plus(one.card) if one.face_up else held
                held = held if one.discarded is None else held.minus(one.discarded)
        return held
