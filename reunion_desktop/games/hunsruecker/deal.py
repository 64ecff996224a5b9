"""Phases of a deal of Hunsrücker Bauern: making trumps, the dealer's exchange, five tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Announce, DealCards
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.phases import Announcing, TrickPlay, new_deal
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, Phase
from reunion_desktop.engine.swap import Swap
from reunion_desktop.games.hunsruecker.options import HunsrueckerOptions, trump_of_jack


@dataclass(frozen=True, slots=True)
class MakingTrumps:
    """A player accepts the turned suit, or, when all have passed, names another.

    From the dealer's right each is asked once about the turned suit and once about the others
    (CatsAtCards). That a suit may be named of which the player holds no card is this program's
    ruling.
    """

    def calls(self, deal: DealState, seat: Seat) -> tuple[Call, ...]:  # noqa: ARG002 - the CallPolicy interface.
        """Pass or accept; in the second round pass or name another suit."""
        asked = deal.rules.asked_next(deal.calls, deal.trick.seats, deal.turn_up)
        return () if asked is None else asked[1]

    def heard(
        self,
        deal: DealState,
        said: Announce,  # noqa: ARG002 - the call is already in the deal.
        asked: tuple[Seat, ...],
    ) -> tuple[DealState, tuple[Event, ...]]:
        """Make trumps, ask the next, or end the deal so that the same dealer deals again."""
        rules, seats = deal.rules, deal.trick.seats
        order, _ = rules.agreed(deal.calls, deal.order, seats, deal.turn_up)
        if order.trump is not None:
            offered = rules.offered(deal.calls, order, deal.talon)
            return replace(deal, order=order, phase=exchanges(offered)), ()
        if asked:
            return replace(deal, phase=Announcing(asked, self)), ()
        if rules.asked_next(deal.calls, seats, deal.turn_up) is not None:
            return replace(deal, phase=Announcing(seats, self)), ()
        return deal.ended(), ()


def exchanges(offered: tuple[Card, ...]) -> Phase:
    """The phases after trumps are made: the dealer's exchanges, card by card, then play."""
    phase: Phase = TrickPlay()
    for card in reversed(offered):
        phase = Swap(card, phase)
    return phase


def open_deal(rules: HunsrueckerOptions, dealt: DealCards) -> DealState:
    """A turned or cut Unter makes trumps at once; without one the players are asked.

    A turned Unter goes before a cut one (CatsAtCards).
    """
    order = rules.order(trump_of_jack(dealt.talon))
    seats = rules.plan_of(dealt.number, dealt.dealer).seats
    if order.trump is None:
        phase: Phase = Announcing(seats, MakingTrumps())
    else:
        phase = exchanges(rules.offered((), order, dealt.talon))
    return replace(new_deal(rules, dealt, phase), order=order)
