"""Values: the contract of a deal, and the auction that leads to it.

A contract says what is played: by whom, under which card order, and what is to be reached. A deal
always has one: while calls are still to be made it is the contract that would be played if every
seat still to be asked passed. Only the auction reads the list of calls; everybody else reads the
contract.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder


class Goal(Enum):
    """The aim of the declarer, or of every side where there is none."""

    POINTS = "points"
    """Card points."""
    TRICKS = "tricks"
    """A number of tricks."""
    ALL_TRICKS = "all_tricks"
    """Every trick."""
    FEWEST = "fewest"
    """As few card points as possible."""
    NO_TRICK = "no_trick"
    """No trick."""
    NOTHING = "nothing"
    """Nothing is played: the deal ends when the auction does."""


@dataclass(frozen=True, slots=True)
class Contract:
    """The contract of a deal: who plays for what, under which card order."""

    order: CardOrder
    """Effective suits and strengths under the deal's trump."""
    sides: Sides
    """The partnership of each seat in this deal."""
    seats: tuple[Seat, ...]
    """The seats that play, in order of play, the first leader first."""
    owner: Seat
    """The seat to whom discards, and a turned card that belongs to nobody else, belong."""
    goal: Goal = Goal.POINTS
    targets: tuple[int, ...] = ()
    """By side, the points or tricks with which it has reached its goal; empty where everything is
    counted at the end."""
    declarer: Seat | None = None
    """The seat that plays for the goal, with its partners if it has any; None where all do."""
    namer: Seat | None = None
    """The seat whose call made the trumps; None where a card did, or there are none."""
    call: Call | None = None
    """The call that made the contract; None where none did."""
    taker: Seat | None = None
    """The seat that takes up the cards left over; None where they lie on the table unowned."""
    level: int = 0
    """The level of the declarer's promise beyond the game itself, in the game's own steps."""
    bid: int = 0
    """The bid that the declarer must reach; 0 where nobody bids."""
    factor: int = 1
    """The number by which the score of the deal is multiplied."""
    hand: bool = False
    """True where the declarer plays without the cards left over, which it might have taken up."""
    open: bool = False
    """True where the declarer's cards lie open."""
    turned_down: bool = False
    """True where the turned card was turned face down, because nobody would play for it."""

    @property
    def declared_by(self) -> Seat:
        """The declarer.

        Raises:
            LookupError: there is none.
        """
        if self.declarer is None:
            message = "Nobody is the declarer."
            raise LookupError(message)
        return self.declarer

    @property
    def chooser(self) -> Seat | None:
        """The seat that a mark shows beside the trumps: it made them, or called under them."""
        return self.declarer if self.namer is None and self.call is not None else self.namer


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls of a deal before its first card, from public facts alone; this one has none.

    A game with calls subclasses it. Compared by value: two replays of one record reach equal
    states.
    """

    start: Contract
    """The contract before anything is said."""

    def asked(self, _calls: tuple[Announce, ...], /) -> Seat | None:
        """The seat to call after some calls; None where the auction is over."""
        return None

    def legal(
        self, _calls: tuple[Announce, ...], _own: CardSet | None = None, /
    ) -> tuple[Call, ...]:
        """The legal calls of the seat asked, given the calls before and its own cards.

        Its discards are among them; None where they are unknown, for every call that may be legal.
        """
        return ()

    def contract(self, _calls: tuple[Announce, ...], /) -> Contract:
        """The contract after some calls, if every seat still to be asked passes."""
        return self.start

    def proves(self, _call: Call, /) -> CardSet:
        """The cards of which the caller proves to hold at least one; by default none."""
        return NO_CARDS
