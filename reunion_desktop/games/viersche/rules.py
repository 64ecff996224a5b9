"""Game: Viersche, its rules and the presets of its sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from reunion_desktop.engine.contract import Auction
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import PlayHooks
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, SessionResult, Settlement, Units
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic, ahead
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.viersche.deal import Numbers
from reunion_desktop.games.viersche.options import FRAME, HUNDRED, VierscheOptions, standing
from reunion_desktop.games.viersche.score import score, settle
from reunion_desktop.games.viersche.sheet import describe
from reunion_desktop.games.viersche.stats import deals_of, stats


@dataclass(frozen=True, slots=True)
class VierscheScoring(Scoring):
    """How games of Viersche add up, their statistics, and the score sheet."""

    account_in = "marks"
    lead_in = "rungs"

    rules: VierscheOptions

    @property
    def ends(self) -> bool:
        """Always: with four marks, or after a number of games."""
        return True

    def account(self, played: Played) -> tuple[Units, ...]:
        """The number of marks by which a side is ahead: fewest are best."""
        chalk = played.settlement.chalk if played.settlement else ()
        return ahead(self.rules.sides, chalk, fewest=True)

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lead of a side in half-rungs; a written number counts as its share of a hundred."""
        stands, sides = standing(lines), self.rules.sides
        rungs: list[Units] = list(stands.wiped)
        if stands.written is not None:
            rungs = [rungs[side] + stands.written[side] / HUNDRED for side in (0, 1)]
        return ahead(sides, tuple(rungs[side] for side in sides.of))

    def result(self, games: Sequence[Settlement]) -> SessionResult:
        """A session is lost with four marks on the frame; fewest marks are best."""
        marks = self.chalked(games)
        best = min(marks)
        over = max(marks) >= FRAME if self.rules.session == "match" else bool(games)
        return SessionResult(marks, tuple(s for s, mark in enumerate(marks) if mark == best), over)

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Half-rungs, marches, and calls of a number reached."""
        return stats(self.rules.sides, tuple(deals_of(self.rules, played.lines, played.actions)))

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """A ladder for each set, and the marks on the frame."""
        return describe(figures)


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

    @property
    def scoring(self) -> VierscheScoring:
        """Marks on the frame lose; half-rungs and calls are counted."""
        return VierscheScoring(self.game, self.players, self)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: a hundred points, a number reached, or all nine tricks."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a set when a side has wiped its four half-rungs."""
        return settle(self, lines)


PAGAT = VierscheRules()
CATSATCARDS = VierscheRules(
    preset="catsatcards", false_reached="loses", void_first_trick="everybody", session="set"
)
PRESETS = {rules.preset: rules for rules in (PAGAT, CATSATCARDS)}

_TITLES = {"pagat": "Viersche (Black Forest)", "catsatcards": "CatsAtCards"}

GAME = Game("viersche", "Viersche", PRESETS, _TITLES)
