"""Game: Bauer, its rules and the presets of its sources."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import DealPlan, Opening
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.bauer.deal import BauerAuction
from reunion_desktop.games.bauer.options import BauerOptions, after, counts
from reunion_desktop.games.bauer.scoring import BauerScoring
from reunion_desktop.games.chalk import counted_down, entries

if TYPE_CHECKING:
    from reunion_desktop.games.bauer.form import BauerForm


@dataclass(frozen=True, slots=True, kw_only=True)
class BauerRules(BauerOptions, GameRules):
    """The rules of Bauer at one table."""

    scores = BauerScoring

    def form(self, lines: tuple[ScoreLine, ...], plan: DealPlan, /) -> BauerForm:
        """The form for the next deal, played with real cards."""
        from reunion_desktop.games.bauer.form import BauerForm  # noqa: PLC0415 - loaded late.

        return BauerForm(self, lines, plan)

    def auction(self, _lines: tuple[ScoreLine, ...], opening: Opening, /) -> BauerAuction:
        """Forehand names trumps from four cards; then a partner's cards may be sent away."""
        return BauerAuction(replace(self.start(opening), goal=Goal.NOTHING), self)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal by the tricks of the makers, or all tricks for a player alone."""
        contract, tricks = deal.contract, (deal.tricks_of(0), deal.tricks_of(1))
        side, alone = self.sides.of[contract.declared_by], contract.goal is Goal.ALL_TRICKS
        left = after(self, counts(lines), side, tricks, alone=alone)
        return ScoreLine(deal.number, deal.dealer, (0,) * 4, deal.tricks, (), entries(left))

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a Brot when a side has nothing left to count down."""
        return counted_down(self.sides, counts(lines))


SAARLAND = BauerRules()
CATSATCARDS = BauerRules(preset="catsatcards", direction="anticlockwise", four_all="nothing")
PRESETS = {rules.preset: rules for rules in (SAARLAND, CATSATCARDS)}

_TITLES = {"saarland": "Bauer (Saarland)", "catsatcards": "CatsAtCards"}

GAME = Game("bauer", "Bauer", PRESETS, _TITLES)
