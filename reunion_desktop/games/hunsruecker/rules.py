"""Game: Hunsrücker Bauern, its rules and the preset of its source."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import PlayHooks
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.statistics import Statistic
from reunion_desktop.games.hunsruecker.deal import Exchanges, HunsrueckerAuction
from reunion_desktop.games.hunsruecker.options import MAJORITY, HunsrueckerOptions, trump_of_jack
from reunion_desktop.games.hunsruecker.score import score, settle
from reunion_desktop.games.hunsruecker.sheet import describe
from reunion_desktop.games.hunsruecker.stats import deals_of, stats


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

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: lines wiped and added by the tricks of the declarers."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game when a side has wiped its lines."""
        return settle(self, lines)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The tricks of each deal, the lines of either side, and the games won."""
        return describe(figures)

    def stats(
        self,
        lines: tuple[ScoreLine, ...],
        settlement: Settlement | None,  # noqa: ARG002 - the interface of all games.
        actions: tuple[Action, ...],
    ) -> tuple[Statistic, ...]:
        """Deals that declarers won and lost, and those in which a side took every trick."""
        return stats(self, tuple(deals_of(self, lines, actions)))


HUNSRUECK = HunsrueckerRules()
PRESETS = {HUNSRUECK.preset: HUNSRUECK}

HUNSRUECKER = Game("hunsruecker", "Hunsrücker Bauern", PRESETS)
