"""Game: Skat, its rules and its rule sets."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.cards import FifthSuit
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.phases import PlayHooks
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.sheet import Meaning, means
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.skat.deal import SkatAuction, SkatHooks
from reunion_desktop.games.skat.options import GRAND, NULL, SkatOptions, matadors, totals
from reunion_desktop.games.skat.scoring import SkatScoring, settled
from reunion_desktop.games.skat.values import (
    Result,
    card_points,
    dealt_to_declarer,
    of_deal,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SkatRules(SkatOptions, GameRules):
    """The rules of Skat at one table."""

    scores = SkatScoring

    @property
    def hooks(self) -> PlayHooks:
        """The skat, and the end of Null."""
        return SkatHooks()

    def auction(self, _lines: tuple[ScoreLine, ...], opening: Opening, /) -> SkatAuction:
        """Bidding, skat or Hand, and the declaration."""
        return SkatAuction(self.start(opening), self)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Score a deal in its declarer's column; a deal passed in fills a line.

        In a Bierlachs a game won is written against each opponent instead.
        """
        before = list(totals(lines, self.players))
        declarer, outcome = deal.contract.declarer, None
        if declarer is not None:
            made = of_deal(deal)
            outcome = outcome_of(deal, made)
            for seat, change in enumerate(self.written(declarer, made)):
                before[seat] += change
        sheet = tuple(Entry(total, Mark.PLAIN) for total in before)
        return ScoreLine(
            deal.number,
            deal.dealer,
            card_points(deal),
            deal.tricks,
            (),
            sheet,
            played=deal.played,
            outcome=outcome,
        )

    def written(self, declarer: int, made: Result) -> tuple[int, ...]:
        """The change of each column by a game."""
        own, others = made.score, 0
        if self.accounting == "bierlachs":
            if made.won:
                own, others = 0, -made.score
            elif self.bierlachs_loss == "single":
                own = -made.value
        return tuple(own if seat == declarer else others for seat in range(self.players))

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a series after its last deal, or a Bierlachs."""
        return settled(self, lines)


def outcome_of(deal: DealState, made: Result) -> Meaning:
    """The game played and its value, as the list shows them: a figure for each column."""
    contract, trump = deal.contract, deal.order.trump
    run = 0 if trump is None else matadors(dealt_to_declarer(deal), deal.order)
    game = NULL if trump is None else GRAND if trump is FifthSuit.JACKS else trump.letter
    levels = {name: int(counted) for name, counted in made.levels._asdict().items()}
    return means(
        "game",
        declarer=contract.declared_by,
        game=game,
        bid=contract.bid,
        matadors=run,
        **levels,
        won=int(made.won),
        overbid=int(made.overbid),
        value=made.value,
        score=made.score,
    )


ISKO = SkatRules()
CLASSIC = SkatRules(preset="classic", accounting="classic")
BIERLACHS = SkatRules(preset="bierlachs", accounting="bierlachs")
BEFORE_1999 = SkatRules(preset="before_1999", before_1999=True)
PRESETS = {rules.preset: rules for rules in (ISKO, CLASSIC, BIERLACHS, BEFORE_1999)}

_TITLES = {"skat": "Skat", "bierlachs": "Bierlachs"}

GAME = Game("skat", "Skat", PRESETS, _TITLES)
