"""Game: Hindersche, its rules and the presets of its sources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reunion_desktop.engine.contract import Auction
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import DealPlan, Opening
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.hindersche.deal import NicerCards
from reunion_desktop.games.hindersche.options import HinderscheOptions
from reunion_desktop.games.hindersche.options.slate import SEATS
from reunion_desktop.games.hindersche.scoring import HinderscheScoring

if TYPE_CHECKING:
    from reunion_desktop.games.hindersche.form import HinderscheForm


@dataclass(frozen=True, slots=True, kw_only=True)
class HinderscheRules(HinderscheOptions, GameRules):
    """The rules of Hindersche at one table."""

    scores = HinderscheScoring

    def form(self, lines: tuple[ScoreLine, ...], plan: DealPlan, /) -> HinderscheForm:
        """The form for the next deal, played with real cards."""
        from reunion_desktop.games.hindersche.form import HinderscheForm  # noqa: PLC0415 - loaded late.

        return HinderscheForm(self, lines, plan)

    def auction(self, lines: tuple[ScoreLine, ...], opening: Opening, /) -> Auction:
        """Play begins at once, unless a redeal may be asked for: in Butzen, not in a play-off."""
        slate, start = self.slate(lines), self.start(opening)
        asks = self.redeal and slate.butzen and not slate.ties
        return NicerCards(start) if asks else Auction(start)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal; the entry in a column is the number of marks that are added or wiped.

        Marks that are certain are written with the deal that brings them, the others with the
        play-off (this program's ruling).
        """
        line = ScoreLine(
            deal.number, deal.dealer, deal.points, deal.tricks, (), (), played=deal.played
        )
        return self.entered(lines, line)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game when only one player has marks left: one mark on the frame.

        Two, where the rules say so, for a player who has lost the first four deals (pagat.com).
        """
        slate = self.slate(lines)
        loser = slate.loser
        if loser is None:
            return None
        marks = self.lost_four if slate.lost_four else 1
        chalk = tuple([marks if seat == loser else 0 for seat in range(SEATS)])
        counted = [line.points for line in lines if not line.playoff]
        totals = tuple([sum(column) for column in zip(*counted, strict=True)])
        winners = tuple([seat for seat in range(SEATS) if seat != loser])
        return Settlement(totals, winners, (), chalk)


PAGAT = HinderscheRules()
SCHOCH = HinderscheRules(preset="schoch", butzen="schoch", rubber="four_marks")
CATSATCARDS = HinderscheRules(preset="catsatcards", lost_four=1)
PRESETS = {rules.preset: rules for rules in (PAGAT, SCHOCH, CATSATCARDS)}

GAME = Game("hindersche", "Hindersche", PRESETS)
