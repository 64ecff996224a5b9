"""Game: Viersche, its rules and the presets of its sources."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reunion_desktop.engine.contract import Auction
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import DealPlan, Opening
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import PlayHooks
from reunion_desktop.games.viersche.deal import Numbers, claim_holds
from reunion_desktop.games.viersche.options import RUNGS, VierscheOptions, standing, wins
from reunion_desktop.games.viersche.scoring import VierscheScoring

if TYPE_CHECKING:
    from reunion_desktop.games.viersche.form import VierscheForm


@dataclass(frozen=True, slots=True, kw_only=True)
class VierscheRules(VierscheOptions, GameRules):
    """The rules of Viersche at one table."""

    scores = VierscheScoring

    def form(self, lines: tuple[ScoreLine, ...], plan: DealPlan, /) -> VierscheForm:
        """The form for the next deal, played with real cards."""
        from reunion_desktop.games.viersche.form import VierscheForm  # noqa: PLC0415 - loaded late.

        return VierscheForm(self, lines, plan)

    @property
    def hooks(self) -> PlayHooks:
        """A covered lead, and the call *reached*."""
        return Numbers()

    def auction(self, lines: tuple[ScoreLine, ...], opening: Opening, /) -> Auction:
        """No calls; in the second deal of a rung each side has a number to reach."""
        return Auction(replace(self.start(opening), targets=standing(lines).needs or ()))

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal; the entry in a side's column is the number of half-rungs that it wipes.

        One for the rung, two for all nine tricks (pagat.com), but never more than it has left.
        """
        marched = next((side for side in (0, 1) if deal.tricks_of(side) == self.hand_size), None)
        if marched is not None:
            won = wins(marched, 2)
        elif deal.contract.targets:
            won = wins(self._second(deal), 1)
        else:
            won = self.first_deal(deal.points)
        sheet = self.entries(lines, won)
        return ScoreLine(deal.number, deal.dealer, deal.points, deal.tricks, (), sheet)

    def _second(self, deal: DealState) -> int:
        """The side that wins the rung in its second deal.

        The side that truly called its number; without a call the side that had it first, or where
        the rules say so the side that might call it after the ninth trick (this program's rulings).
        """
        needs, of = deal.contract.targets, deal.sides.of
        if any(deal.hands) and deal.calls:
            spoke = of[deal.calls[-1].seat]
            return spoke if claim_holds(deal) else 1 - spoke
        if self.reached == "spoken" and self.unclaimed == "last_trick":
            last = of[deal.taken[-1].winner]
            return last if deal.points_of(last) >= needs[last] else 1 - last
        made = [0, 0]
        for taken in deal.taken:
            side = of[taken.winner]
            made[side] += taken.points
            if made[side] >= needs[side]:
                return side
        message = "No side reached its number; the points of two deals do not add up."
        raise ValueError(message)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a set when a side has wiped its four half-rungs; the others get a mark.

        Two marks where they have not wiped a single one (pagat.com).
        """
        wiped = standing(lines).wiped
        if max(wiped) < RUNGS:
            return None
        winners = tuple(seat for seat, side in enumerate(self.sides.of) if wiped[side] >= RUNGS)
        marks = 1 if min(wiped) else 2
        chalk = tuple(0 if seat in winners else marks for seat in range(self.players))
        totals = tuple(sum(column) for column in zip(*(line.points for line in lines), strict=True))
        return Settlement(totals, winners, (), chalk)


PAGAT = VierscheRules()
CATSATCARDS = VierscheRules(
    preset="catsatcards", false_reached="loses", void_first_trick="everybody", session="set"
)
PRESETS = {rules.preset: rules for rules in (PAGAT, CATSATCARDS)}

_TITLES = {"pagat": "Viersche (Black Forest)", "catsatcards": "CatsAtCards"}

GAME = Game("viersche", "Viersche", PRESETS, _TITLES)
