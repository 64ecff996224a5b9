"""Phase of a deal of Viersche: nine tricks, a covered lead, and the call *reached*."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Announce, DealCards
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.phases import PlayHooks, TrickPlay, new_deal
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.viersche.options import VierscheOptions, standing, viersche

REACHED = Call("reached")
"""*We have our number*: the call of the player on lead in the second deal of a rung."""


@dataclass(frozen=True, slots=True)
class Numbers(PlayHooks):
    """Viersche's play hooks: a covered lead, and a number to be reached."""

    needs: tuple[int, int] | None = None
    """The points each side needs in the second deal of a rung; None in a first deal."""
    said: int = 0
    """The number of tricks taken when the call was last made; once per lead is allowed."""

    def calls(self, deal: DealState, seat: Seat) -> tuple[Call, ...]:  # noqa: ARG002 - the CallPolicy interface.
        """The call *reached*, in a second deal after a trick that the player's side has won."""
        spoken = viersche(deal.rules).reached == "spoken"
        may = self.needs is not None and spoken and len(deal.taken) > self.said
        return (REACHED,) if may else ()

    def heard(self, deal: DealState, said: Announce) -> Numbers:  # noqa: ARG002 - the PlayHooks interface.
        """The call has been made at this lead."""
        return replace(self, said=len(deal.taken))

    def ends(self, deal: DealState) -> bool:
        """Tell whether a number was called reached, truly or falsely where that loses."""
        if self.needs is None:
            return False
        rules = viersche(deal.rules)
        if rules.reached == "automatic":
            return any(deal.points_of(side) >= self.needs[side] for side in (0, 1))
        if self.said != len(deal.taken) or not deal.calls:
            return False
        return claim_holds(deal, self.needs) or rules.false_reached == "loses"

    def covers(self, deal: DealState, seat: Seat) -> bool:
        """Tell whether a seat without a trump plays face down to the first trick."""
        if deal.taken or deal.hands[seat] & deal.order.trumps:
            return False
        return deal.rules.covers(leads=not deal.trick.cards)


def claim_holds(deal: DealState, needs: tuple[int, int]) -> bool:
    """Tell whether the side that called last has reached its number."""
    side = deal.sides.of[deal.calls[-1].seat]
    return deal.points_of(side) >= needs[side]


def open_deal(rules: VierscheOptions, lines: tuple[ScoreLine, ...], dealt: DealCards) -> DealState:
    """Play begins at once; the turned card lies open until the first card is played."""
    return new_deal(rules, dealt, TrickPlay(Numbers(standing(lines).needs)))
