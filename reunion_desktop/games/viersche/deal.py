"""Phase of a deal of Viersche: nine tricks, a covered lead, and *we have our number*."""

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
"""*We have our number*: what the player on lead may say in the second deal of a rung."""


@dataclass(frozen=True, slots=True)
class Numbers(PlayHooks):
    """What Viersche has besides following: a covered lead, and a number to be reached."""

    needs: tuple[int, int] | None = None
    """What each side needs in the second deal of a rung; None in a first deal."""
    said: int = 0
    """How many tricks had been taken when it was said last; it is said once a lead."""

    def calls(self, deal: DealState, seat: Seat) -> tuple[Call, ...]:  # noqa: ARG002 - as asked.
        """After a trick that one's side has won, in a second deal, that one has one's number."""
        spoken = viersche(deal.rules).reached == "spoken"
        may = self.needs is not None and spoken and len(deal.taken) > self.said
        return (REACHED,) if may else ()

    def heard(self, deal: DealState, said: Announce) -> Numbers:  # noqa: ARG002 - as told.
        """It has been said at this lead."""
        return replace(self, said=len(deal.taken))

    def ends(self, deal: DealState) -> bool:
        """Whether a number was reached and said, or said falsely where that loses."""
        if self.needs is None:
            return False
        rules = viersche(deal.rules)
        if rules.reached == "automatic":
            return any(deal.points_of(side) >= self.needs[side] for side in (0, 1))
        if self.said != len(deal.taken) or not deal.calls:
            return False
        return claim_holds(deal, self.needs) or rules.false_reached == "loses"

    def covers(self, deal: DealState, seat: Seat) -> bool:
        """Who has no trump for the first trick leads face down; where it is so, everybody does."""
        if deal.taken or deal.hands[seat] & deal.order.trumps:
            return False
        return deal.rules.covers(leads=not deal.trick.cards)


def claim_holds(deal: DealState, needs: tuple[int, int]) -> bool:
    """Whether the side that spoke last has its number now."""
    side = deal.sides.of[deal.calls[-1].seat]
    return deal.points_of(side) >= needs[side]


def open_deal(rules: VierscheOptions, lines: tuple[ScoreLine, ...], dealt: DealCards) -> DealState:
    """Play begins at once; the turned card lies open until the first card is played."""
    return new_deal(rules, dealt, TrickPlay(Numbers(standing(lines).needs)))
