"""Game: Viersche, its rules and the presets of its sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.contract import Auction
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import PlayHooks
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, SessionResult, Settlement
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.statistics import Statistic
from reunion_desktop.games.viersche.deal import Numbers
from reunion_desktop.games.viersche.options import FRAME, VierscheOptions, standing
from reunion_desktop.games.viersche.score import score, settle
from reunion_desktop.games.viersche.sheet import describe
from reunion_desktop.games.viersche.stats import deals_of, stats


@dataclass(frozen=True, slots=True, kw_only=True)
class VierscheRules(VierscheOptions, GameRules):
    """The rules of Viersche at one table."""

    @property
    def hooks(self) -> PlayHooks:
        """A covered lead, and the call *reached*."""
        return Numbers()

    def auction(self, lines: tuple[ScoreLine, ...], opening: Opening) -> Auction:
        """No calls; in the second deal of a rung each side has a number to reach."""
        return Auction(replace(self.start(opening), targets=standing(lines).needs or ()))

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: a hundred points, a number reached, or all nine tricks."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a set when a side has wiped its four half-rungs."""
        return settle(self, lines)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """A ladder for each set, and the marks on the frame."""
        return describe(figures)

    def stats(
        self,
        lines: tuple[ScoreLine, ...],
        settlement: Settlement | None,  # noqa: ARG002 - the interface of all games.
        actions: tuple[Action, ...],
    ) -> tuple[Statistic, ...]:
        """Half-rungs, marches, and calls of a number reached."""
        return stats(self.sides, tuple(deals_of(self, lines, actions)))

    @property
    def session_ends(self) -> bool:
        """Always: with four marks, or after a number of games."""
        return True

    def sitting(self, games: Sequence[Settlement]) -> SessionResult:
        """A session is lost with four marks on the frame; fewest marks are best."""
        marks = self.chalked(games)
        best = min(marks)
        over = max(marks) >= FRAME if self.session == "match" else bool(games)
        return SessionResult(marks, tuple(s for s, mark in enumerate(marks) if mark == best), over)


PAGAT = VierscheRules()
CATSATCARDS = VierscheRules(
    preset="catsatcards", false_reached="loses", void_first_trick="everybody", session="set"
)
PRESETS = {rules.preset: rules for rules in (PAGAT, CATSATCARDS)}

_TITLES = {"pagat": "Viersche (Black Forest)", "catsatcards": "CatsAtCards"}

VIERSCHE = Game("viersche", "Viersche", PRESETS, _TITLES)
