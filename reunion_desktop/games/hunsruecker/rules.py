"""Game: Hunsrücker Bauern, its rules and the preset of its source."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import DealPlan, Opening
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import PlayHooks
from reunion_desktop.games.chalk import counted_down, entries
from reunion_desktop.games.hunsruecker.deal import Exchanges, HunsrueckerAuction
from reunion_desktop.games.hunsruecker.options import (
    MAJORITY,
    HunsrueckerOptions,
    after,
    counts,
    trump_of_jack,
)
from reunion_desktop.games.hunsruecker.scoring import HunsrueckerScoring

if TYPE_CHECKING:
    from reunion_desktop.games.hunsruecker.form import HunsrueckerForm


@dataclass(frozen=True, slots=True, kw_only=True)
class HunsrueckerRules(HunsrueckerOptions, GameRules):
    """The rules of Hunsrücker Bauern at one table."""

    scores = HunsrueckerScoring

    def form(self, lines: tuple[ScoreLine, ...], plan: DealPlan, /) -> HunsrueckerForm:
        """The form for the next deal, played with real cards."""
        from reunion_desktop.games.hunsruecker.form import HunsrueckerForm  # noqa: PLC0415 - loaded late.

        return HunsrueckerForm(self, lines, plan)

    @property
    def hooks(self) -> PlayHooks:
        """The dealer's exchanges before the first lead."""
        return Exchanges()

    def auction(self, _lines: tuple[ScoreLine, ...], opening: Opening, /) -> HunsrueckerAuction:
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
        """Score a deal: lines wiped and added by the tricks of the declarers.

        A deal without trumps changes nothing.
        """
        left, declarer = counts(lines), deal.contract.declarer
        if declarer is not None:
            side = deal.sides.of[declarer]
            left = after(left, side, deal.tricks_of(side))
        nothing, played = (0,) * self.players, deal.played
        sheet = entries(left)
        return ScoreLine(deal.number, deal.dealer, nothing, deal.tricks, (), sheet, played=played)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """Settle a game when a side has wiped its lines (CatsAtCards)."""
        return counted_down(self.sides, counts(lines))


HUNSRUECK = HunsrueckerRules()
PRESETS = {HUNSRUECK.preset: HUNSRUECK}

GAME = Game("hunsruecker", "Hunsrücker Bauern", PRESETS)
