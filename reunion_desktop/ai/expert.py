"""The best player there is here: weighed worlds, expected units, and the rule where all is equal.

Worlds are drawn as likely as the cards played and laid away make them. Each is solved exactly;
points become units by the totals and by who deals next. The dealer tries his discards likewise.
"""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.ai.assay import Assay, assay
from reunion_desktop.ai.belief import Belief
from reunion_desktop.ai.card_play import best_card, only_choice, play, question
from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.club import ClubPlayer
from reunion_desktop.ai.endings import each_for_himself
from reunion_desktop.ai.exchange import discard_reasons
from reunion_desktop.ai.insight import play_insight
from reunion_desktop.ai.laying_away import likely, tried
from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.ai.purse import Purse
from reunion_desktop.ai.utility import Outlook, outlook
from reunion_desktop.ai.worlds import Worlds, dice_for
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealSight, Observation
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import trick_tables


@dataclass(frozen=True, slots=True)
class Manner:
    """How an expert looks ahead."""

    worlds: int = 160 if COMPILED else 12
    """Worlds looked at where not all are."""
    every: int = 1600 if COMPILED else 24
    """Up to how many worlds all are looked at."""
    nodes: int = 2_500_000 if COMPILED else 25_000
    """Cards a decision may play in search: about an eighth of a second."""
    tricks: int = 10 if COMPILED else 6
    """Tricks to be played from which on worlds are solved; before that the rule plays."""
    faith: float = 0.5
    """How far cards played are believed."""
    trust: float = 0.7
    """How far the model of the discard is believed."""
    surety: float | None = 3.0
    """Standard errors by which the best card must lead for an early end."""
    endings: int = 6 if COMPILED else 4
    """Cards in hand from which on it is also asked what each seat would do for itself."""
    second: float = 0.3
    """How much that answer counts."""
    seconds: int = 32 if COMPILED else 6
    """Worlds in which it is asked."""
    discards: int = 6
    """Discards that are tried; 1 to lay away by rule."""
    trials: int = 24
    """Worlds they are tried in."""
    doubt: float = 0.04
    """Units by which a discard must be better than the rule's own to be preferred."""

    def sizes(self, limit: Limit) -> tuple[int, int]:
        """How many worlds are drawn under a limit, and up to how many all are taken."""
        number, few = self.worlds, self.every
        if limit.worlds is not None:
            number, few = limit.worlds, min(few, limit.worlds)
        if limit.time_ms is not None:  # Drawing and weighing takes its time too.
            number, few = min(number, 1 + limit.time_ms // 2), min(few, 4 * limit.time_ms)
        return number, few


STRONG = Manner(
    worlds=30 if COMPILED else 8,
    every=60 if COMPILED else 12,
    faith=0.0,
    trust=0.0,
    second=0.0,
    discards=1,
)
"""How a strong player does: fewer worlds, each as likely as any other, discards by rule."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What the cards of one decision are worth, and what that was found from."""

    worlds: Worlds
    found: Assay
    """Every card in every world that was looked at."""
    units: tuple[float, ...]
    """By card of the assay, the units expected, as much as they are liked."""
    ahead: Outlook
    """What points are worth now."""


class ExpertPlayer:
    """Plays for units, and believes a little of what he sees."""

    __slots__ = ("_character", "_dice", "_manner", "_rule", "name")

    def __init__(
        self,
        dice: str,
        character: Character = EVEN,
        manner: Manner | None = None,
        name: str = "expert",
    ) -> None:
        """Sit down.

        Args:
            dice: the seed text of one's own randomness.
            character: what is liked where the cards leave a choice.
            manner: how to look ahead; None for the best that this machine allows.
            name: the level.
        """
        self.name = name
        self._dice = dice
        self._character = character
        self._manner = manner or Manner()
        self._rule = ClubPlayer(dice)

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide for the most units; by rule where there is no time to look ahead.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        deal, legal = question(observation)
        only = only_choice(legal)
        if only is not None:
            return only
        manner = self._manner
        purse = Purse(limit, stop, manner.nodes)
        decision = None
        if not isinstance(legal, MayDiscard):
            if len(deal.hand) <= manner.tricks:
                appraisal = self.appraise(observation, deal, limit, purse)
                if appraisal is not None:
                    decision = self._decision(observation, appraisal, purse)
        elif len(deal.hand) - legal.count <= manner.tricks and manner.discards > 1:
            decision = self._laid_away(observation, deal, legal, limit, purse)
        return decision or self._rule.choose(observation, limit, stop)

    def appraise(
        self, observation: Observation, deal: DealSight, limit: Limit, purse: Purse
    ) -> Appraisal | None:
        """What each card that may be played is worth; None where nothing was found in time."""
        manner = self._manner
        worlds = Worlds(observation)
        dice = dice_for(self._dice, deal, observation.seat)
        belief = Belief(worlds, manner.faith, manner.trust)
        number, few = manner.sizes(limit)
        cases = belief.cases(worlds, number, few, dice)
        ahead = outlook(observation, deal, self._character)
        tables = trick_tables(deal.order, observation.rules, extras=ahead.extras)
        found = assay(tables, worlds, cases, purse, measure=ahead.measure, surety=manner.surety)
        if not found.gains:
            return None
        units = found.means(ahead.measure)
        if len(deal.hand) <= manner.endings and manner.second:
            some = found.cases[: manner.seconds]
            other = each_for_himself(observation, tables, worlds, some, ahead, purse)
            share = manner.second if other else 0.0
            units = tuple(
                [
                    (1 - share) * one + share * other.get(card.index, 0.0)
                    for card, one in zip(found.cards, units, strict=True)
                ]
            )
        return Appraisal(worlds, found, units, ahead)

    def _decision(self, observation: Observation, appraisal: Appraisal, purse: Purse) -> Decision:
        found, units = appraisal.found, appraisal.units
        card = best_card(found.cards, units, observation)
        told = {str(one): round(value, 3) for one, value in zip(found.cards, units, strict=True)}
        info = {"worlds": len(found.gains), "nodes": purse.spent, "units": told}
        reasons = play_insight(appraisal.worlds, found, card, found.means())
        return Decision(play(observation, card), reasons, info)

    def _laid_away(
        self,
        observation: Observation,
        deal: DealSight,
        legal: MayDiscard,
        limit: Limit,
        purse: Purse,
    ) -> Decision | None:
        rule = self._rule.choose(observation, limit, Stop()).action
        assert isinstance(rule, Discard)  # noqa: S101 - nothing else is legal.
        manner = self._manner
        worlds = Worlds(observation)
        number = manner.trials if limit.worlds is None else min(manner.trials, limit.worlds)
        cases = worlds.cases(number, dice_for(self._dice, deal, observation.seat))
        ahead = outlook(observation, deal, self._character)
        tables = trick_tables(deal.order, observation.rules, extras=ahead.extras)
        discards = likely(worlds, legal, rule, manner.discards)
        found = tried(tables, worlds, cases, discards, ahead, purse)
        if not found.worlds:
            return None
        worth = dict(zip(found.discards, found.units, strict=True))
        chosen = max(worth, key=lambda one: worth[one] + manner.doubt * (one == rule))
        told = {str(one.cards): round(value, 3) for one, value in worth.items()}
        info = {"worlds": found.worlds, "nodes": purse.spent, "units": told}
        reasons = discard_reasons(observation.rules, deal, chosen.cards)
        return Decision(chosen, reasons, info)
