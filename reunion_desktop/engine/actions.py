"""Values: what can be decided, the whole alphabet of a record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class DealCards:
    """Chance deals: who holds what."""

    number: int
    """The deal's number in its game, from 1."""
    dealer: Seat
    cut: int
    """How many cards were lifted off the top; 0 for no cut."""
    hands: tuple[CardSet, ...]
    """The cards given to each seat, the talon not among them."""
    talon: tuple[Card, ...]
    """The cards left over, in the order of the pack."""
    turn_up: Card
    """The card turned for trumps."""

    @property
    def trump(self) -> Suit:
        """The suit of the turned card."""
        return self.turn_up.suit


@dataclass(frozen=True, slots=True)
class Discard:
    """The dealer lays cards away, face down; they belong to him."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A player plays a card to the trick."""

    seat: Seat
    card: Card


Action: TypeAlias = DealCards | Discard | PlayCard
"""Anything that moves a match on."""
