"""Values: where a deal and a game stand; and the protocol of the phase that moves them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import Payment, ScoreLine, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder, TakenTrick, Trick


class Phase(Protocol):
    """A part of a deal: whose turn it is, what may be decided, what follows."""

    def to_act(self, deal: DealState) -> Seat:
        """Who decides now."""
        ...

    def legal(self, deal: DealState) -> Legal:
        """What that seat may decide."""
        ...

    def apply(self, deal: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
        """The deal after a legal action, and what followed."""
        ...


@dataclass(frozen=True, slots=True)
class DealState:
    """One deal, from the turned card to the last trick."""

    rules: Ruleset
    number: int
    """The deal's number in its game, from 1."""
    dealer: Seat
    order: CardOrder
    """Effective suits and strengths under the deal's trump."""
    turn_up: Card
    talon: tuple[Card, ...]
    """The cards left over after the deal, in the order of the pack."""
    hands: tuple[CardSet, ...]
    """The cards each seat holds now; a turned card left on the table counts as the dealer's."""
    laid_away: CardSet
    """The dealer's discards, empty before he has made them."""
    trick: Trick
    """The trick on the table; after the last trick it stays empty."""
    taken: tuple[TakenTrick, ...]
    """The tricks played, in order."""
    points: tuple[int, ...]
    """Card points in tricks taken, by seat."""
    payments: tuple[Payment, ...]
    """Fees that fell due during play."""
    phase: Phase | None
    """What happens now; None when the last trick is over."""

    @property
    def on_table(self) -> Card | None:
        """The turned card while it lies beside the dealer, face up; None once it is in hand."""
        if self.rules.turn_up_pickup == "at_once":
            waiting = not self.taken and not self.trick.cards and not self.laid_away
            return self.turn_up if waiting and self.talon else None
        waiting = len(self.taken) < AFTER_TRICK and self.turn_up in self.hands[self.dealer]
        return self.turn_up if waiting else None


AFTER_TRICK = 2
"""The turned card stays on the table until this trick is over, where rules leave it there
(Pierer 1862: *bis nach dem zweiten Stiche*)."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """One game: the deals counted so far and the one in progress."""

    rules: Ruleset
    first_dealer: Seat
    lines: tuple[ScoreLine, ...] = ()
    """One line a deal that was counted."""
    deal: DealState | None = None
    """The deal on the table, or the last one until the next is dealt; None before the first."""
    settlement: Settlement | None = None
    """The end of the game; None while it goes on."""

    @property
    def awaits_deal(self) -> bool:
        """Whether cards must be dealt now."""
        return self.settlement is None and (self.deal is None or self.deal.phase is None)

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next deal of this game, or the first of the one after it."""
        return (self.first_dealer + len(self.lines)) % self.rules.players

    def to_act(self) -> Seat | None:
        """Who decides now; None when cards must be dealt or the game is over."""
        if self.deal is None or self.deal.phase is None:
            return None
        return self.deal.phase.to_act(self.deal)

    def legal(self) -> Legal | None:
        """What the seat to act may decide; None when nobody has to."""
        if self.deal is None or self.deal.phase is None:
            return None
        return self.deal.phase.legal(self.deal)
