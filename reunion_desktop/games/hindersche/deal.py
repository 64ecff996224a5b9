"""Phases of a deal of Hindersche: calls for a redeal, then nine tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Announce, DealCards
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.phases import Announcing, TrickPlay, new_deal
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.hindersche.options import ACCEPT, REDEAL, HinderscheOptions


@dataclass(frozen=True, slots=True)
class NicerCards:
    """From forehand each may ask for a redeal; where all others agree, the deal is void.

    That they are asked in turn, and that the first who does not agree ends it, is this program's
    ruling.
    """

    def calls(self, deal: DealState, seat: Seat) -> tuple[Call, ...]:  # noqa: ARG002 - the CallPolicy interface.
        """Ask for a redeal, or agree to one that was asked for; or pass."""
        asked = any(said.call == REDEAL for said in deal.calls)
        return (PASS, ACCEPT if asked else REDEAL)

    def heard(
        self, deal: DealState, said: Announce, asked: tuple[Seat, ...]
    ) -> tuple[DealState, tuple[Event, ...]]:
        """Ask the next, begin play, or void the deal."""
        if said.call == REDEAL:
            seats = deal.trick.seats
            place = seats.index(said.seat) + 1
            others = (*seats[place:], *seats[: place - 1])
            return replace(deal, phase=Announcing(others, self)), ()
        refused = said.call == PASS and any(one.call == REDEAL for one in deal.calls)
        if asked and not refused:
            return replace(deal, phase=Announcing(asked, self)), ()
        if said.call == ACCEPT:
            return deal.ended(), ()
        return replace(deal, phase=TrickPlay()), ()


def open_deal(
    rules: HinderscheOptions, lines: tuple[ScoreLine, ...], dealt: DealCards
) -> DealState:
    """Play begins at once, unless a redeal may be asked for: in Butzen, not in a play-off."""
    slate = rules.slate(lines)
    if rules.redeal and slate.butzen and not slate.ties:
        return new_deal(rules, dealt, Announcing(dealt.seats, NicerCards()))
    return new_deal(rules, dealt, TrickPlay())
