"""View of a turn of Thirty-One: the exchanges possible, and what is known of the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.thirty_one.expectations import liked
from reunion_desktop.engine.actions import Stock
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one.options import ThirtyOneOptions, thirty_one
from reunion_desktop.games.thirty_one.options.values import pips


@dataclass(frozen=True)
class View:
    """A turn, as the players of Thirty-One read it."""

    turn: Turn

    @cached_property
    def rules(self) -> ThirtyOneOptions:
        """The rules."""
        return thirty_one(self.turn.rules)

    @cached_property
    def stock(self) -> Stock:
        """Stock and pile.

        Raises:
            LookupError: nobody draws in this game.
        """
        if self.turn.deal.stock is None:
            message = "This deal has no stock."
            raise LookupError(message)
        return self.turn.deal.stock

    @cached_property
    def hand(self) -> CardSet:
        """The player’s cards."""
        return self.turn.deal.hand

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play."""
        return self.turn.deal.trick.seats

    @cached_property
    def next(self) -> Seat:
        """The seat whose turn is next."""
        return self.seats[(self.seats.index(self.turn.seat) + 1) % len(self.seats)]

    @cached_property
    def turns(self) -> int:
        """How many turns the player has had."""
        return sum(
            one.seat == self.turn.seat and one.discarded is not None for one in self.stock.drawn
        )

    @cached_property
    def known(self) -> CardSet:
        """The cards that others are known to hold."""
        found = CardSet()
        for seat in self.seats:
            if seat != self.turn.seat:
                found |= self.stock.known_of(seat)
        return found

    @cached_property
    def most_known(self) -> int:
        """The highest value that another is known to hold."""
        others = [seat for seat in self.seats if seat != self.turn.seat]
        return max(self.rules.halves(self.stock.known_of(seat)) for seat in others) // 2

    @cached_property
    def unseen(self) -> CardSet:
        """The cards of which the player does not know where they are."""
        seen = self.hand | self.known | self.stock.aside | CardSet.of(self.stock.pile)
        return CardSet.of(self.rules.pack) - seen

    @cached_property
    def collected(self) -> frozenset[int]:
        """The suits of cards that the next player has taken and holds."""
        return frozenset(card.suit for card in self.stock.known_of(self.next))

    def value(self, hand: CardSet) -> int:
        """The value of a hand in whole points."""
        return self.rules.halves(hand) // 2

    def thrown_class(self, card: Card) -> int:
        """How much the next player would like a discard: 3 a suit it collects, 2 a high card."""
        return 3 if card.suit in self.collected else liked(pips(card))

    def discards(self, card: Card, *, any_card: bool) -> Iterator[tuple[CardSet, Card]]:
        """Each hand after a card is drawn, with the discard.

        Args:
            card: the card drawn.
            any_card: whether that card may be discarded again.
        """
        whole = self.hand.plus(card)
        for one in whole:
            if any_card or one != card:
                yield whole.minus(one), one
