"""Game: Hunsrücker Bauern, its rules and the preset of its source."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import PlayHooks
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import Counted, ScoreLine, ScoreSheet, Settlement, Units
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic, ahead
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.hunsruecker.deal import Exchanges, HunsrueckerAuction
from reunion_desktop.games.hunsruecker.options import (
    MAJORITY,
    HunsrueckerOptions,
    counts,
    trump_of_jack,
)
from reunion_desktop.games.hunsruecker.score import score, settle
from reunion_desktop.games.hunsruecker.sheet import describe
from reunion_desktop.games.hunsruecker.stats import deals_of, stats


@dataclass(frozen=True, slots=True)
class HunsrueckerScoring(Scoring):
    """How games of Hunsrücker Bauern add up, their statistics, and the score sheet."""

    counts = Counted.TRICKS
    account_in = "games"
    lead_in = "lines"

    rules: HunsrueckerOptions

    @property
    def games(self) -> int:
        """As many games as were agreed."""
        return self.rules.games

    def account(self, played: Played) -> tuple[Units, ...]:
        """The number of games by which a side is ahead."""
        return ahead(self.rules.sides, played.settlement.chalk if played.settlement else ())

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lead of a side: how many fewer lines it has than the other."""
        left, sides = counts(lines), self.rules.sides
        return ahead(sides, tuple(left[side] for side in sides.of), fewest=True)

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Deals that declarers won and lost, and those in which a side took every trick."""
        return stats(self.rules, tuple(deals_of(self.rules, played.lines, played.actions)))

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The tricks of each deal, the lines of either side, and the games won."""
        return describe(figures)


@dataclass(frozen=True, slots=True, kw_only=True)
class HunsrueckerRules(HunsrueckerOptions, GameRules):
    """The rules of Hunsrücker Bauern at one table."""

    @property
    def hooks(self) -> PlayHooks:
        """The dealer's exchanges before the first lead."""
        return Exchanges()

    def auction(
        self,
        lines: tuple[ScoreLine, ...],  # noqa: ARG002 - the interface of all games.
        opening: Opening,
    ) -> HunsrueckerAuction:
        """A turned or cut Unter makes trumps at once; without one the players are asked.

        A turned Unter goes before a cut one (CatsAtCards).
        """
        trump = trump_of_jack(opening.talon)
        start = replace(
            self.start(opening),
            order=self.order(trump),
            goal=Goal.NOTHING if trump is None else Goal.TRICKS,
            targets=(MAJORITY,) * 2,
            declarer=None if trump is None else opening.dealer,
        )
        return HunsrueckerAuction(start, self, opening.turn_up)

    @property
    def scoring(self) -> HunsrueckerScoring:
        """Games are won; the declarers' deals are counted."""
        return HunsrueckerScoring(self.game, self.players, self)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: lines wiped and added by the tricks of the declarers."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game when a side has wiped its lines."""
        return settle(self, lines)


HUNSRUECK = HunsrueckerRules()
PRESETS = {HUNSRUECK.preset: HUNSRUECK}

GAME = Game("hunsruecker", "Hunsrücker Bauern", PRESETS)
