"""Values: the stock of a deal, the cards that lie face up, and what players have drawn.

Only games in which players draw and discard have a stock.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet
from reunion_desktop.engine.seats import Seat


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
