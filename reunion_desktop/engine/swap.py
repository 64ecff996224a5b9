"""Phase of a deal: a player may exchange a card for one that lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Action, Discard
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.events import CardsDiscarded, Event
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, Phase


@dataclass(frozen=True, slots=True)
class Swap:
    """One card is discarded face down for a card that lies on the table, or none."""

    card: Card
    """The card on offer, which lies on the table."""
    then: Phase
    """The phase that follows."""

    def to_act(self, deal: DealState) -> Seat:
        """The owner of the discards."""
        return deal.owner

    def legal(self, deal: DealState) -> MayDiscard:
        """Any card of the owner's hand, or none."""
        owner = deal.owner
        return MayDiscard(owner, deal.hands[owner], 1, 1, (), self.card)

    def apply(self, deal: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
        """Put the discard face down and the card on the table into the owner's hand."""
        assert isinstance(action, Discard)  # noqa: S101 - the only legal type here.
        if not action.cards:
            declined = CardsDiscarded(action.seat, action.cards, 0, swap=True)
            return replace(deal, phase=self.then), (declined,)
        hands = tuple(
            (hand - action.cards).plus(self.card) if who == action.seat else hand
            for who, hand in enumerate(deal.hands)
        )
        after = replace(deal, hands=hands, laid_away=deal.laid_away | action.cards, phase=self.then)
        known = self.card == deal.turn_up or deal.rules.shown_left(
            self.card, deal.turn_up, dealer=False
        )
        event = CardsDiscarded(action.seat, action.cards, 1, self.card, known, swap=True)
        return after, (event,)
