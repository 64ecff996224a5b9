"""Perfect information Monte Carlo: see all cards in many worlds, and play what is best on average.

Each world is solved exactly for the player's card points, the two others together against him.
The dealer lays away by rule. Long known from bridge and Skat programs (Levy 1989; Ginsberg 2001;
Buro, Long, Furtak and Sturtevant 2009).
"""

from __future__ import annotations

from reunion_desktop.ai.assay import Assay, assay
from reunion_desktop.ai.card_play import best_card, only_choice, play, question
from reunion_desktop.ai.club import ClubPlayer
from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.ai.purse import Purse
from reunion_desktop.ai.worlds import Worlds, dice_for
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import Observation
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import trick_tables

_NODES = 40_000_000 if COMPILED else 25_000
"""Cards a decision may play in search when nobody sets a limit: seconds, or some tenths of one."""

_TRICKS = 10 if COMPILED else 6
"""Tricks to be played from which on worlds are solved; before that the rule plays."""


class PimcPlayer:
    """Worlds drawn evenly, exact points, no inference."""

    __slots__ = ("_dice", "_rule", "_surety", "_worlds", "name")

    def __init__(
        self, dice: str, name: str = "strong", worlds: int = 40, surety: float | None = 3.0
    ) -> None:
        """Sit down.

        Args:
            dice: the seed text of one's own randomness.
            name: the level.
            worlds: how many worlds are looked at, as long as no limit says otherwise.
            surety: see :func:`~reunion_desktop.ai.assay.assay`.
        """
        self._dice = dice
        self.name = name
        self._worlds = worlds
        self._surety = surety
        self._rule = ClubPlayer(dice)

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide by the best average; by rule where there is no time to look ahead.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        deal, legal = question(observation)
        only = only_choice(legal)
        if only is not None:
            return only
        if isinstance(legal, MayDiscard) or len(deal.hand) > _TRICKS:
            return self._rule.choose(observation, limit, stop)
        purse = Purse(limit, stop, _NODES)
        worlds = Worlds(observation)
        wanted = self._worlds if limit.worlds is None else limit.worlds
        cases = worlds.cases(wanted, dice_for(self._dice, deal, observation.seat))
        tables = trick_tables(deal.order, observation.rules)
        found = assay(tables, worlds, cases, purse, surety=self._surety)
        if not found.gains:
            return self._rule.choose(observation, limit, stop)
        return _decision(observation, found, purse)


def _decision(observation: Observation, found: Assay, purse: Purse) -> Decision:
    values = found.means()
    card = best_card(found.cards, values, observation)
    told = {str(card): round(value, 2) for card, value in zip(found.cards, values, strict=True)}
    info = {"worlds": len(found.gains), "nodes": purse.spent, "values": told}
    return Decision(play(observation, card), (), info)
