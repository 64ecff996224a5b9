"""Plans of a deal: dealer, seats, packets, and which card is turned."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from reunion_desktop.engine.cards import Card, Suit
from reunion_desktop.engine.seats import Seat


class Turned(Enum):
    """Which card is turned up when a deal begins."""

    NONE = "none"
    """No card is turned: trumps are named."""
    LAST = "last"
    """The last card dealt: the last of those left over, or the dealer's own."""
    FIRST_LEFT = "first_left"
    """The first of the cards left over."""


@dataclass(frozen=True, slots=True)
class DealPlan:
    """How one deal is dealt."""

    number: int
    """The deal's number in its game, from 1."""
    dealer: Seat
    seats: tuple[Seat, ...]
    """The seats dealt in, in order of play, forehand first."""
    packets: tuple[int, ...]
    """Cards given to each of them in each round, before the first decision."""
    later: tuple[int, ...] = ()
    """Cards given to each in each round after the first decisions."""
    left: int = 0
    """Cards left over."""
    left_after: int | None = None
    """Rounds of packets after which the cards left over are put down; None for all of them."""
    turned: Turned = Turned.LAST
    playoff: bool = False
    """True where the deal only breaks a tie."""

    @property
    def hand(self) -> int:
        """Cards that each seat is given before the first decision."""
        return sum(self.packets)

    @property
    def later_hand(self) -> int:
        """Cards each is given after the first decisions."""
        return sum(self.later)


@dataclass(frozen=True, slots=True)
class Opening:
    """The public facts of a deal before the first decision."""

    number: int
    """The deal's number in its game, from 1."""
    dealer: Seat
    seats: tuple[Seat, ...]
    """The seats dealt in, in order of play, forehand first."""
    turn_up: Card | None
    """The card turned for trumps; None where trumps are named."""
    talon: tuple[Card, ...] = ()
    """The cards left over, as far as they were seen."""

    @property
    def trump(self) -> Suit | None:
        """The suit of the turned card."""
        return None if self.turn_up is None else self.turn_up.suit
