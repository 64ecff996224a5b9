"""Game: Skat, its rules and its rule sets."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import PlayHooks
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement, Units
from reunion_desktop.engine.scoring_rules import Played, Scoring
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.skat.deal import SkatAuction, SkatHooks
from reunion_desktop.games.skat.options import SkatOptions, totals
from reunion_desktop.games.skat.score import score, settle
from reunion_desktop.games.skat.sheet import describe


@dataclass(frozen=True, slots=True)
class SkatScoring(Scoring):
    """How series of Skat add up, and the list."""

    account_in = "points"
    lead_in = "points"

    def account(self, played: Played) -> tuple[Units, ...]:
        """The points of the list."""
        return totals(played.lines, self.players)

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The points so far."""
        return totals(lines, self.players)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The running totals."""
        return describe(figures)


@dataclass(frozen=True, slots=True, kw_only=True)
class SkatRules(SkatOptions, GameRules):
    """The rules of Skat at one table."""

    @property
    def hooks(self) -> PlayHooks:
        """The skat, and the end of Null."""
        return SkatHooks()

    def auction(
        self,
        lines: tuple[ScoreLine, ...],  # noqa: ARG002 - the interface of all games.
        opening: Opening,
    ) -> SkatAuction:
        """Bidding, skat or Hand, and the declaration."""
        return SkatAuction(self.start(opening), self)

    @property
    def scoring(self) -> SkatScoring:
        """Points of the list are added up."""
        return SkatScoring(self.game, self.players)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal for its declarer."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a series after its last deal."""
        return settle(self, lines)


ISKO = SkatRules()
PRESETS = {ISKO.preset: ISKO}

GAME = Game("skat", "Skat", PRESETS)
