"""Phase of a deal of Viersche: a covered lead, and the call *reached*."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import PlayHooks
from reunion_desktop.games.viersche.options import viersche

REACHED = Call("reached")
"""*We have our points*: the call of the player on lead in the second deal of a rung."""


@dataclass(frozen=True, slots=True)
class Numbers(PlayHooks):
    """Viersche's play hooks: a covered lead, and a number to be reached."""

    said: int = 0
    """The number of tricks taken when the call was last made; once per lead is allowed."""

    def calls(self, deal: DealState, /) -> tuple[Call, ...]:
        """The call *reached*, in a second deal after a trick that the player's side has won."""
        spoken = viersche(deal.rules).reached == "spoken"
        may = deal.contract.targets and spoken and len(deal.taken) > self.said
        return (REACHED,) if may else ()

    def heard(self, deal: DealState, /) -> Numbers:
        """The call has been made at this lead."""
        return replace(self, said=len(deal.taken))

    def ends(self, deal: DealState) -> bool:
        """Tell whether a number was called reached, truly or falsely where that loses."""
        if not deal.contract.targets:
            return False
        rules = viersche(deal.rules)
        if rules.reached == "automatic":
            targets = enumerate(deal.contract.targets)
            return any(deal.points_of(side) >= needed for side, needed in targets)
        if self.said != len(deal.taken) or not deal.calls:
            return False
        return claim_holds(deal) or rules.false_reached == "loses"

    def covers(self, deal: DealState, seat: Seat) -> bool:
        """Tell whether a seat without a trump plays face down to the first trick."""
        if deal.taken or deal.hands[seat] & deal.order.trumps:
            return False
        return deal.rules.face_down == "everybody" or not deal.trick.cards


def claim_holds(deal: DealState) -> bool:
    """Tell whether the side that called last has reached its number."""
    side = deal.sides.of[deal.calls[-1].seat]
    return deal.points_of(side) >= deal.contract.targets[side]
