"""Game: Hindersche, its rules and the presets of its sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.contract import Auction
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, SessionResult, Settlement
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.statistics import Statistic
from reunion_desktop.games.hindersche.deal import NicerCards
from reunion_desktop.games.hindersche.options import RUBBER, HinderscheOptions
from reunion_desktop.games.hindersche.score import score, settle
from reunion_desktop.games.hindersche.sheet import describe
from reunion_desktop.games.hindersche.stats import stats


@dataclass(frozen=True, slots=True, kw_only=True)
class HinderscheRules(HinderscheOptions, GameRules):
    """The rules of Hindersche at one table."""

    def auction(self, lines: tuple[ScoreLine, ...], opening: Opening) -> Auction:
        """Play begins at once, unless a redeal may be asked for: in Butzen, not in a play-off."""
        slate, start = self.slate(lines), self.start(opening)
        asks = self.redeal and slate.butzen and not slate.ties
        return NicerCards(start) if asks else Auction(start)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: marks added and wiped."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game when only one player has marks left: that player loses."""
        return settle(self, lines)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The deals, the slate below them, the marks on the frame."""
        return describe(figures, capped=self.capped, stake=self.stake)

    def stats(
        self,
        lines: tuple[ScoreLine, ...],
        settlement: Settlement | None,
        actions: tuple[Action, ...],  # noqa: ARG002 - the interface of all games.
    ) -> tuple[Statistic, ...]:
        """Marks added and wiped, hundreds and marches, games left early and lost."""
        return stats(lines, settlement, capped=self.capped)

    @property
    def session_ends(self) -> bool:
        """Always: with four marks, or after a number of games."""
        return True

    def sitting(self, games: Sequence[Settlement]) -> SessionResult:
        """A session is four games, or ends with a fourth mark on a frame; fewest are best."""
        marks = self.chalked(games)
        best = min(marks)
        by_marks = self.rubber == "four_marks"
        over = max(marks) >= RUBBER if by_marks else len(games) >= RUBBER
        return SessionResult(marks, tuple(s for s, own in enumerate(marks) if own == best), over)


PAGAT = HinderscheRules()
SCHOCH = HinderscheRules(preset="schoch", butzen="schoch", rubber="four_marks")
CATSATCARDS = HinderscheRules(preset="catsatcards", lost_four=1)
PRESETS = {rules.preset: rules for rules in (PAGAT, SCHOCH, CATSATCARDS)}

HINDERSCHE = Game("hindersche", "Hindersche", PRESETS)
