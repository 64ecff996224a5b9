"""Game: Ekart, its rules and its presets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.contract import Auction
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import PlayHooks
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.ekart.deal import MATADORS, StaubausAuction, exchange
from reunion_desktop.games.ekart.options import EkartOptions
from reunion_desktop.games.ekart.score import score
from reunion_desktop.games.ekart.sheet import describe
from reunion_desktop.games.ekart.stats import stats
from reunion_desktop.games.reunion.score import settle


@dataclass(frozen=True, slots=True)
class EkartScoring(Scoring):
    """How games of Ekart add up, their statistics, and the score sheet."""

    rules: EkartOptions

    @property
    def games(self) -> int:
        """As in Réunion."""
        each = self.rules.deals_per_player
        return each if each > 1 else 0

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Points by place at the table, Stangen, bowers and Staubäuse."""
        return stats(self.rules, played.lines)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """Points by deal, totals, and units."""
        return describe(figures, self.rules.deals)


@dataclass(frozen=True, slots=True, kw_only=True)
class EkartRules(EkartOptions, GameRules):
    """The rules of Ekart at one table."""

    @property
    def hooks(self) -> PlayHooks:
        """Réunion's fee and bans, and the exchange of a card demanded."""
        return MATADORS

    def auction(
        self,
        lines: tuple[ScoreLine, ...],  # noqa: ARG002 - the interface of all games.
        opening: Opening,
    ) -> Auction:
        """Calls of a Staubaus, except in a deal that only breaks a tie."""
        start = self.start(opening)
        if opening.number > self.deals:
            return Auction(start)
        turned = opening.turn_up
        if turned is None or self.turn_up_pickup != "after_trick2_locked":
            return StaubausAuction(start, self, NO_CARDS)
        return StaubausAuction(start, self, CardSet.of((turned,)))

    def open_deal(self, lines: tuple[ScoreLine, ...], dealt: DealCards) -> DealState:
        """The deal after the dealer took up the talon, before two cards are discarded."""
        deal = GameRules.open_deal(self, lines, dealt)
        assert deal.phase is not None  # noqa: S101 - calls or the first lead are due.
        return replace(deal, phase=exchange(self, deal, deal.phase))

    @property
    def scoring(self) -> EkartScoring:
        """Units are paid; points, Stangen, bowers and Staubäuse are counted."""
        return EkartScoring(self.game, self.players, self)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: as in Réunion, plus the Staubaus and crowns for kings."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game in which everybody has dealt once; None while a deal is to come."""
        return settle(self, lines)


LITTLE = EkartRules()
GREAT = EkartRules(preset="great", kind="great")
KINGS = EkartRules(preset="kings", players=4)
PRESETS = {rules.preset: rules for rules in (LITTLE, GREAT, KINGS)}

GAME = Game("ekart", "Ekart", PRESETS)
