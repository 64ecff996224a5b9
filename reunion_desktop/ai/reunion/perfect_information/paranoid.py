"""Paranoid PIMC: exact search of reweighted determinizations, one against two, for units.

The first expert. Determinizations are sampled by the likelihood of the cards played and discarded.
Each is solved exactly; points become units by the totals and the next dealer. The dealer's
discards are searched in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.ai.base_players import SearchPlayer
from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Stop, Turn, only_choice
from reunion_desktop.ai.reunion.card_play import best_card, play
from reunion_desktop.ai.reunion.club import ReunionClubPlayer
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.discard_policy import discard_reasons
from reunion_desktop.ai.reunion.perfect_information.candidate_racing import (
    CandidateRace,
    assay,
    play_insight,
)
from reunion_desktop.ai.reunion.perfect_information.discard_search import likely, try_discards
from reunion_desktop.ai.reunion.perfect_information.endings import each_for_himself
from reunion_desktop.ai.reunion.perfect_information.likelihood import PlayLikelihood
from reunion_desktop.ai.reunion.utility import DealUtility, outlook
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import rng_of_question
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import trick_tables


@dataclass(frozen=True, slots=True, kw_only=True)
class ParanoidConfig:
    """Search parameters: determinizations, search depth, beliefs and discards."""

    layouts: int
    """Determinizations sampled, where not all are searched."""
    every: int
    """Number up to which all determinizations are searched."""
    nodes: int
    """Cards a decision may play in search."""
    tricks: int
    """Tricks to be played from which on determinizations are solved; before that the rule plays.
    """
    endings: int
    """Cards in hand up to which a max^n search is added."""
    seconds: int
    """Determinizations for the max^n search."""
    second: float = 0.3
    """Weight of the max^n values."""
    play_exponent: float = 0.5
    """Exponent of the likelihood of cards played."""
    discard_exponent: float = 0.7
    """Exponent of the likelihood of the discard."""
    critical_z: float | None = 3.0
    """Standard errors by which the best card must lead for an early stop."""
    discards: int = 6
    """Discards that are compared; 1 to discard by rule."""
    trials: int = 24
    """Determinizations for the comparison of discards."""
    doubt: float = 0.04
    """Units by which a discard must be better than the rule's own to be preferred."""

    def sizes(self, limit: Limit) -> tuple[int, int]:
        """The number of determinizations under a limit, and up to which number all are used."""
        number, few = self.layouts, self.every
        if limit.layouts is not None:
            number, few = limit.layouts, min(few, limit.layouts)
        if limit.time_ms is not None:  # Drawing and weighing take time too.
            number, few = min(number, 1 + limit.time_ms // 2), min(few, 4 * limit.time_ms)
        return number, few


EXPERT_REACH = (
    ParanoidConfig(layouts=160, every=1600, nodes=2_500_000, tricks=10, endings=6, seconds=32)
    if COMPILED
    else ParanoidConfig(layouts=12, every=24, nodes=25_000, tricks=6, endings=4, seconds=6)
)
"""Search parameters of the expert, for an eighth of a second, or some tenths in pure Python."""

STRONG_REACH = replace(
    EXPERT_REACH,
    layouts=30 if COMPILED else 8,
    every=60 if COMPILED else 12,
    play_exponent=0.0,
    discard_exponent=0.0,
    second=0.0,
    discards=1,
)
"""Search parameters of the strong player: fewer determinizations, without reweighting and max^n;
discards by rule.
"""


@dataclass(frozen=True, slots=True)
class ParanoidCardValues:
    """The values of the legal cards, with the determinizations they were computed from."""

    layouts: ReunionDeterminizations
    found: CandidateRace
    """The gains of every card in every determinization used."""
    units: tuple[float, ...]
    """By card of the race, the expected utility in units."""
    ahead: DealUtility
    """The utility of points in this deal."""


class ParanoidExpert(SearchPlayer[ParanoidConfig]):
    """The strategy: paranoid search for units, with a soft likelihood of the others' play."""

    __slots__ = ()

    rule = ReunionClubPlayer

    def _decide(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """The choice with the most units; None where there is no time to search."""
        reach, deal, legal, limit = self._config, turn.deal, turn.legal, budget.limit
        only = only_choice(legal)
        if only is not None:
            return only
        if isinstance(legal, MayDiscard):
            if len(deal.hand) - legal.count > reach.tricks or reach.discards <= 1:
                return None
            return self._discard(turn, deal, legal, limit, budget)
        if len(deal.hand) > reach.tricks:
            return None
        appraisal = self.appraise(turn, deal, limit, budget)
        return self._card(turn, appraisal, budget) if appraisal else None

    def appraise(
        self, observation: Observation, deal: DealObservation, limit: Limit, budget: SearchBudget
    ) -> ParanoidCardValues | None:
        """The value of each legal card; None where nothing was found in time."""
        reach = self._config
        layouts = ReunionDeterminizations(observation)
        rng = rng_of_question(self._seed, deal, observation.seat)
        belief = PlayLikelihood(layouts, reach.play_exponent, reach.discard_exponent)
        number, few = reach.sizes(limit)
        cases = belief.cases(layouts, number, few, rng)
        ahead = outlook(observation, deal, self._character)
        tables = trick_tables(deal.order, observation.rules, extras=ahead.extras)
        found = assay(
            tables, layouts, cases, budget, measure=ahead.measure, critical_z=reach.critical_z
        )
        if not found.gains:
            return None
        units = found.means(ahead.measure)
        if len(deal.hand) <= reach.endings and reach.second:
            some = found.cases[: reach.seconds]
            other = each_for_himself(observation, tables, layouts, some, ahead, budget)
            share = reach.second if other else 0.0
            units = tuple(
                [
                    (1 - share) * one + share * other.get(card.index, 0.0)
                    for card, one in zip(found.cards, units, strict=True)
                ]
            )
        return ParanoidCardValues(layouts, found, units, ahead)

    def _card(
        self, observation: Observation, appraisal: ParanoidCardValues, budget: SearchBudget
    ) -> Decision:
        found, units = appraisal.found, appraisal.units
        card = best_card(found.cards, units, observation)
        values = {str(one): round(value, 3) for one, value in zip(found.cards, units, strict=True)}
        info = {"layouts": len(found.gains), "nodes": budget.spent, "units": values}
        reasons = play_insight(appraisal.layouts, found, card, found.means())
        return Decision(play(observation, card), reasons, info)

    def _discard(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: MayDiscard,
        limit: Limit,
        budget: SearchBudget,
    ) -> Decision | None:
        rule = self._rule.choose(observation, limit, Stop()).action
        assert isinstance(rule, Discard)  # noqa: S101 - nothing else is legal.
        reach = self._config
        layouts = ReunionDeterminizations(observation)
        number = reach.trials if limit.layouts is None else min(reach.trials, limit.layouts)
        cases = layouts.cases(number, rng_of_question(self._seed, deal, observation.seat))
        ahead = outlook(observation, deal, self._character)
        tables = trick_tables(deal.order, observation.rules, extras=ahead.extras)
        discards = likely(layouts, legal, rule, reach.discards)
        found = try_discards(tables, layouts, cases, discards, ahead, budget)
        if not found.layouts:
            return None
        worth = dict(zip(found.discards, found.units, strict=True))
        chosen = max(worth, key=lambda one: worth[one] + reach.doubt * (one == rule))
        values = {str(one.cards): round(value, 3) for one, value in worth.items()}
        info = {"layouts": found.layouts, "nodes": budget.spent, "units": values}
        reasons = discard_reasons(reunion(observation.rules), deal, chosen.cards)
        return Decision(chosen, reasons, info)


def expert_player(seed: str, character: Character = EVEN) -> ParanoidExpert:
    """The strongest player of this kind."""
    return ParanoidExpert(seed, character, EXPERT_REACH, "expert1")


def strong_player(seed: str, character: Character = EVEN) -> ParanoidExpert:
    """A weaker expert: smaller search, no reweighting, discards by rule."""
    return ParanoidExpert(seed, character, STRONG_REACH, "strong1")
