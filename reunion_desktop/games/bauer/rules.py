"""Game: Bauer, its rules and the presets of its sources."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import Counted, ScoreLine, ScoreSheet, Settlement, Units
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic, ahead
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.bauer.deal import BauerAuction
from reunion_desktop.games.bauer.options import BauerOptions, counts
from reunion_desktop.games.bauer.score import score, settle
from reunion_desktop.games.bauer.sheet import describe
from reunion_desktop.games.bauer.stats import deals_of, stats


@dataclass(frozen=True, slots=True)
class BauerScoring(Scoring):
    """How games of Bauer add up, their statistics, and the score sheet."""

    counts = Counted.TRICKS
    account_in = "Brote"
    lead_in = "counts"

    rules: BauerOptions

    @property
    def games(self) -> int:
        """As many Brote as were agreed."""
        return self.rules.brote

    def account(self, played: Played) -> tuple[Units, ...]:
        """The number of Brote by which a side is ahead."""
        return ahead(self.rules.sides, played.settlement.chalk if played.settlement else ())

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lead of a side: how much less it has to count down than the other."""
        left, sides = counts(lines), self.rules.sides
        return ahead(sides, tuple(left[side] for side in sides.of), fewest=True)

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Deals that the makers won and lost, and those that a player played alone."""
        return stats(self.rules, tuple(deals_of(self.rules, played.lines, played.actions)))

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """Two counts that go down, and the Brote won."""
        return describe(figures)


@dataclass(frozen=True, slots=True, kw_only=True)
class BauerRules(BauerOptions, GameRules):
    """The rules of Bauer at one table."""

    def auction(self, lines: tuple[ScoreLine, ...], opening: Opening) -> BauerAuction:  # noqa: ARG002
        """Forehand names trumps from four cards; then a partner's cards may be sent away."""
        return BauerAuction(replace(self.start(opening), goal=Goal.NOTHING), self)

    @property
    def scoring(self) -> BauerScoring:
        """Brote are won; the makers' deals are counted."""
        return BauerScoring(self.game, self.players, self)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal by the tricks of the makers, or all tricks for a player alone."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a Brot when a side has nothing left to count down."""
        return settle(self, lines)


SAARLAND = BauerRules()
CATSATCARDS = BauerRules(preset="catsatcards", direction="anticlockwise", four_all="nothing")
PRESETS = {rules.preset: rules for rules in (SAARLAND, CATSATCARDS)}

_TITLES = {"saarland": "Bauer (Saarland)", "catsatcards": "CatsAtCards"}

GAME = Game("bauer", "Bauer", PRESETS, _TITLES)
