"""Game: Réunion, its rules and the presets of its sources."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import Exchange, PlayHooks, TrickPlay, new_deal
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.reunion.deal import BOWERS
from reunion_desktop.games.reunion.options import ReunionOptions
from reunion_desktop.games.reunion.score import score, settle
from reunion_desktop.games.reunion.sheet import describe
from reunion_desktop.games.reunion.stats import stats


@dataclass(frozen=True, slots=True)
class ReunionScoring(Scoring):
    """How games of Réunion add up, their statistics, and the score sheet."""

    rules: ReunionOptions

    @property
    def games(self) -> int:
        """Three games where everybody deals three times (French page); else any number."""
        each = self.rules.deals_per_player
        return each if each > 1 else 0

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Points by place at the table, Stangen and bowers."""
        return stats(self.rules, played.lines)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """Points by deal, totals, and units."""
        return describe(figures)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReunionRules(ReunionOptions, GameRules):
    """The rules of Réunion at one table."""

    @property
    def hooks(self) -> PlayHooks:
        """A fee for the left bower, and bans on discards."""
        return BOWERS

    def open_deal(self, lines: tuple[ScoreLine, ...], dealt: DealCards) -> DealState:
        """The deal after the dealer took up the talon, before two cards are discarded."""
        exchange = Exchange(BOWERS, self.max_tens_discarded, TrickPlay(BOWERS))
        return new_deal(self, dealt, exchange, lines)

    @property
    def scoring(self) -> ReunionScoring:
        """Units are paid; points, Stangen and bowers are counted."""
        return ReunionScoring(self.game, self.players, self)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: tricks, discards, last trick, fees, and the entries on the sheet."""
        return score(self, lines, deal)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game of three deals; None while a deal is to come."""
        return settle(self, lines)


RHINELAND = ReunionRules()
CATSATCARDS = ReunionRules(
    preset="catsatcards",
    first_dealer="highest",
    seats="draw",
    turn_up="top_of_two",
    reveal_discards="never",
    zero_band=False,
    ledger="receipts",
    session_rank="gross",
)
WIKIPEDIA = ReunionRules(preset="wikipedia", seats="draw", reveal_discards="never")
OLD_WEB = ReunionRules(
    preset="oldweb",
    ten_rank="low",
    max_tens_discarded=2,
    mark_style="none",
    reveal_discards="never",
)
FRANCAIS = ReunionRules(
    preset="francais",
    ten_rank="low",
    direction="clockwise",
    turn_up_pickup="after_trick2_playable",
    discard_turn_up=False,
    max_tens_discarded=2,
    overtrump="when_ruffing",
    no_trick_fee=0,
    mark_style="none",
    deals_per_player=3,
    zero_band=False,
)
PIERER_1862 = ReunionRules(
    preset="1862",
    turn_up_pickup="after_trick2_playable",
    discard_turn_up=False,
    max_tens_discarded=2,
    no_trick_basis="points",
    dealer_no_trick_discards="void",
    mark_style="dash",
    reveal_discards="never",
    fifty_band=False,
)
PRESETS = {
    rules.preset: rules
    for rules in (RHINELAND, CATSATCARDS, WIKIPEDIA, OLD_WEB, FRANCAIS, PIERER_1862)
}

GAME = Game("reunion", "Réunion", PRESETS)
