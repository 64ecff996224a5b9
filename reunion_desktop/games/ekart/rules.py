"""Game: Ekart, its rules and its presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reunion_desktop.engine.cards import NO_CARDS, CardSet, Rank
from reunion_desktop.engine.contract import Auction
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.plans import DealPlan, Opening
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import PlayHooks
from reunion_desktop.games.ekart.deal import MATADORS, StaubausAuction
from reunion_desktop.games.ekart.options import EkartOptions
from reunion_desktop.games.ekart.scoring import EkartScoring
from reunion_desktop.games.reunion.rules import ReunionRules

if TYPE_CHECKING:
    from reunion_desktop.games.ekart.form import EkartForm


@dataclass(frozen=True, slots=True, kw_only=True)
class EkartRules(EkartOptions, ReunionRules):
    """The rules of Ekart at one table."""

    scores = EkartScoring

    def form(self, lines: tuple[ScoreLine, ...], plan: DealPlan, /) -> EkartForm:
        """The form for the next deal, played with real cards."""
        from reunion_desktop.games.ekart.form import EkartForm  # noqa: PLC0415 - loaded late.

        return EkartForm(self, lines, plan)

    @property
    def hooks(self) -> PlayHooks:
        """Réunion's fee and bans, and the exchange of a card demanded."""
        return MATADORS

    def auction(self, _lines: tuple[ScoreLine, ...], opening: Opening, /) -> Auction:
        """Calls of a Staubaus, except in a deal that only breaks a tie."""
        start, turned = self.start(opening), opening.turn_up
        if opening.number > self.deals:
            return Auction(start)
        locked = NO_CARDS
        if turned is not None and self.turn_up_pickup == "after_trick2_locked":
            locked = CardSet.of((turned,))
        return StaubausAuction(start, self, locked)

    def most_tens(self, deal: DealState, /) -> int:
        """How many tens may be discarded: more than usual where nothing else could be.

        With four aces, four Jacks that are all matadors, and tens the dealer of Great Ekart may
        hold too few other cards; that the limit is lifted then is this program's ruling.
        """
        free = [card for card in deal.hands[deal.owner] if MATADORS.ban(deal, card) is None]
        others = sum(card.rank is not Rank.TEN for card in free)
        return max(self.max_tens_discarded, len(deal.talon) - others)


LITTLE = EkartRules()
GREAT = EkartRules(preset="great", kind="great")
KINGS = EkartRules(preset="kings", players=4)
PRESETS = {rules.preset: rules for rules in (LITTLE, GREAT, KINGS)}

GAME = Game("ekart", "Ekart", PRESETS)
