"""Game: Hindersche, its rules and the presets of its sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reunion_desktop.engine.contract import Auction
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, SessionResult, Settlement, Units
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.hindersche.deal import NicerCards
from reunion_desktop.games.hindersche.options import RUBBER, HinderscheOptions, paid_out
from reunion_desktop.games.hindersche.options.slate import SEATS
from reunion_desktop.games.hindersche.score import score, settle
from reunion_desktop.games.hindersche.sheet import describe
from reunion_desktop.games.hindersche.stats import stats


@dataclass(frozen=True, slots=True)
class HinderscheScoring(Scoring):
    """How games of Hindersche add up, their statistics, and the score sheet."""

    lead_in = "marks"

    rules: HinderscheOptions

    @property
    def games(self) -> int:
        """Four games, unless marks on the frame decide."""
        return RUBBER if self.rules.rubber == "four_games" else 0

    @property
    def ends(self) -> bool:
        """Always: with four marks, or after a number of games."""
        return True

    def account(self, played: Played) -> tuple[Units, ...]:
        """The payments: for each mark on the frame a stake to every other player (pagat.com)."""
        chalk = played.settlement.chalk if played.settlement is not None else (0,) * SEATS
        return paid_out(chalk, self.rules.stake)

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lead of each seat: the average marks on the slate less its own."""
        marks = self.rules.slate(lines).marks
        return tuple([sum(marks) / SEATS - own for own in marks])

    def result(self, games: Sequence[Settlement]) -> SessionResult:
        """A session is four games, or ends with a fourth mark on a frame; fewest are best."""
        marks = self.chalked(games)
        best = min(marks)
        by_marks = self.rules.rubber == "four_marks"
        over = max(marks) >= RUBBER if by_marks else len(games) >= RUBBER
        return SessionResult(marks, tuple(s for s, own in enumerate(marks) if own == best), over)

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Marks added and wiped, hundreds and marches, games left early and lost."""
        return stats(played.lines, played.settlement, capped=self.rules.capped)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The deals, the slate below them, the marks on the frame."""
        return describe(figures, capped=self.rules.capped, stake=self.rules.stake)


@dataclass(frozen=True, slots=True, kw_only=True)
class HinderscheRules(HinderscheOptions, GameRules):
    """The rules of Hindersche at one table."""

    def auction(self, lines: tuple[ScoreLine, ...], opening: Opening) -> Auction:
        """Play begins at once, unless a redeal may be asked for: in Butzen, not in a play-off."""
        slate, start = self.slate(lines), self.start(opening)
        asks = self.redeal and slate.butzen and not slate.ties
        return NicerCards(start) if asks else Auction(start)

    @property
    def scoring(self) -> HinderscheScoring:
        """Marks on the frame lose; deals, marks and marches are counted."""
        return HinderscheScoring(self.game, self.players, self)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: marks added and wiped."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game when only one player has marks left: that player loses."""
        return settle(self, lines)


PAGAT = HinderscheRules()
SCHOCH = HinderscheRules(preset="schoch", butzen="schoch", rubber="four_marks")
CATSATCARDS = HinderscheRules(preset="catsatcards", lost_four=1)
PRESETS = {rules.preset: rules for rules in (PAGAT, SCHOCH, CATSATCARDS)}

GAME = Game("hindersche", "Hindersche", PRESETS)
