"""Game: Réunion, its rules and the presets of its sources."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import Exchange
from reunion_desktop.engine.plans import DealPlan
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import PlayHooks
from reunion_desktop.games.reunion.deal import BOWERS
from reunion_desktop.games.reunion.options import ReunionOptions
from reunion_desktop.games.reunion.scoring import Made, UnitScoring, settle

if TYPE_CHECKING:
    from reunion_desktop.games.reunion.form import ReunionForm


@dataclass(frozen=True, slots=True, kw_only=True)
class ReunionRules(ReunionOptions, GameRules):
    """The rules of Réunion at one table."""

    scores: ClassVar[type[UnitScoring[Any]]] = UnitScoring

    def form(self, lines: tuple[ScoreLine, ...], plan: DealPlan, /) -> ReunionForm[Any]:
        """The form for the next deal, played with real cards."""
        from reunion_desktop.games.reunion.form import ReunionForm  # noqa: PLC0415 - loaded late.

        return ReunionForm(self, lines, plan)

    @property
    def hooks(self) -> PlayHooks:
        """A fee for the left bower, and bans on discards."""
        return BOWERS

    def open_deal(self, lines: tuple[ScoreLine, ...], dealt: DealCards) -> DealState:
        """The deal after the dealer took up the talon, before two cards are discarded."""
        deal = GameRules.open_deal(self, lines, dealt)
        return replace(deal, phase=Exchange(self.hooks, self.most_tens(deal), deal.phase))

    def most_tens(self, _deal: DealState, /) -> int:
        """How many tens may be discarded."""
        return self.max_tens_discarded

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal: tricks, discards, last trick, fees, and the entries on the sheet."""
        tricks = deal.tricks
        discards = self.count(deal.laid_away, deal.order)
        if not tricks[deal.owner] and self.dealer_no_trick_discards == "void":
            discards = 0
        points = tuple(
            made + (discards if seat == deal.owner else 0) for seat, made in enumerate(deal.points)
        )
        declarer = deal.contract.declarer
        won = declarer is not None and tricks[declarer] == self.hand_size
        made = Made(points, tricks, deal.payments, declarer, won)
        playoff = len(lines) >= self.deals
        return self.scores(self, self.players).line(deal.number, deal.dealer, made, playoff=playoff)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game in which everybody has dealt once; None while a deal is to come."""
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
