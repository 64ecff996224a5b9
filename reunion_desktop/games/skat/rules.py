"""Game: Skat, its rules and its rule sets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import DealPlan, Opening
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import PlayHooks
from reunion_desktop.games.skat.deal import SkatAuction, SkatHooks
from reunion_desktop.games.skat.ending import ending_of
from reunion_desktop.games.skat.options import KONTRA, RE, SkatOptions
from reunion_desktop.games.skat.options.bock import kind_of_next
from reunion_desktop.games.skat.options.orders import matadors
from reunion_desktop.games.skat.ramsch import with_skat
from reunion_desktop.games.skat.scoring import SkatScoring, settled
from reunion_desktop.games.skat.values import (
    card_points,
    dealt_to_declarer,
    of_deal,
    skat_points,
)
from reunion_desktop.games.skat.written import SkatDeal, line_of, of_game, of_ramsch

if TYPE_CHECKING:
    from reunion_desktop.games.skat.form import SkatForm


@dataclass(frozen=True, slots=True, kw_only=True)
class SkatRules(SkatOptions, GameRules):
    """The rules of Skat at one table."""

    scores = SkatScoring

    def form(self, lines: tuple[ScoreLine, ...], plan: DealPlan, /) -> SkatForm:
        """The form for the next deal, played with real cards."""
        from reunion_desktop.games.skat.form import SkatForm  # noqa: PLC0415 - loaded late.

        return SkatForm(self, lines, plan)

    @property
    def hooks(self) -> PlayHooks:
        """The skat, and the end of Null."""
        return SkatHooks()

    def auction(self, lines: tuple[ScoreLine, ...], opening: Opening, /) -> SkatAuction:
        """Bidding, skat or Hand, the declaration and Kontra; or Ramsch."""
        kind = kind_of_next(self, lines)
        start = replace(self.start(opening), factor=2 if kind == "bock" else 1)
        return SkatAuction(start, self, kind == "ramsch")

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal in its declarer's column, or Ramsch in its losers'.

        A deal passed in fills a line.
        """
        plan = DealPlan(deal.number, deal.dealer, deal.contract.seats, ())
        return line_of(self, lines, plan, self._result(deal))

    def _result(self, deal: DealState) -> SkatDeal:
        contract = deal.contract
        if contract.declarer is not None:
            run = 0 if deal.order.trump is None else matadors(dealt_to_declarer(deal), deal.order)
            kontra = sum(said.call in {KONTRA, RE} for said in deal.calls)
            made, ending = (card_points(deal), deal.tricks), ending_of(deal)
            game = of_game(self, contract, of_deal(deal), run, kontra, made)
            if ending is None:
                return game
            return game._replace(told={**game.told, "ended": str(ending.call)})
        if contract.goal is not Goal.FEWEST:
            nothing = (0,) * self.players
            return SkatDeal(card_points(deal), deal.tricks, nothing, {}, played=deal.played)
        seats, last = contract.seats, deal.taken[-1].winner
        own = [deal.points[seat] for seat in seats]
        points = with_skat(self, own, skat_points(deal), seats.index(last))
        return of_ramsch(self, seats, points, deal.tricks, last, contract.factor)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a series after its last deal, or a Bierlachs."""
        return settled(self, lines)


ISKO = SkatRules()
CLASSIC = SkatRules(preset="classic", accounting="classic")
BIERLACHS = SkatRules(preset="bierlachs", accounting="bierlachs")
BEFORE_1999 = SkatRules(preset="before_1999", before_1999=True)
KNEIPE = SkatRules(
    preset="kneipe",
    accounting="classic",
    all_pass="ramsch",  # noqa: S106 - a rule.
    kontra="all",
    bock_draw=True,
    bock_grand_hand=True,
    bock_kontra=True,
    bock_re=True,
)
SCHIEBERAMSCH = SkatRules(
    preset="schieberamsch",
    accounting="classic",
    all_pass="schieberamsch",  # noqa: S106 - a rule.
    always_ramsch=True,
)
PRESETS = {
    rules.preset: rules for rules in (ISKO, CLASSIC, BIERLACHS, BEFORE_1999, KNEIPE, SCHIEBERAMSCH)
}

_TITLES = {"skat": "Skat", "bierlachs": "Bierlachs", "schieberamsch": "Schieberamsch"}

GAME = Game("skat", "Skat", PRESETS, _TITLES)
