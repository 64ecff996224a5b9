"""PIMC: perfect information Monte Carlo, the best mean over solved determinizations.

Each determinization is solved exactly for the player's card points, the two others together
against the player. The dealer discards by rule. Long known from bridge and Skat programs (Levy
1989; Ginsberg 2001; Buro, Long, Furtak and Sturtevant 2009).
"""

from __future__ import annotations

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.ai.reunion.card_play import best_card, play
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.perfect_information.candidate_racing import CandidateRace, assay
from reunion_desktop.ai.reunion.search_player import ReunionSearchPlayer
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import dice_of_question
from reunion_desktop.engine.legal import Legal, MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import trick_tables

_NODES = 40_000_000 if COMPILED else 25_000
"""Cards a decision may play in search when no limit is set: seconds, or some tenths of one."""

_TRICKS = 10 if COMPILED else 6
"""Tricks to be played from which on determinizations are solved; before that the rule plays."""


class Pimc:
    """Strategy: uniform determinizations, exact points, no inference."""

    __slots__ = ("_dice", "_surety", "_worlds", "name")

    def __init__(
        self, dice: str, name: str = "pimc", worlds: int = 40, surety: float | None = 3.0
    ) -> None:
        """Create the strategy.

        Args:
            dice: the seed of the player's own randomness.
            name: the level.
            worlds: how many determinizations are used when no limit is set.
            surety: see :mod:`candidate_racing`.
        """
        self._dice = dice
        self.name = name
        self._worlds = worlds
        self._surety = surety

    def decide(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: Legal,
        limit: Limit,
        stop: Stop,
    ) -> Decision | None:
        """The card of the best mean; None where there is no time to search."""
        if isinstance(legal, MayDiscard) or len(deal.hand) > _TRICKS:
            return None
        budget = SearchBudget(limit, stop, _NODES)
        worlds = ReunionDeterminizations(observation)
        wanted = self._worlds if limit.worlds is None else limit.worlds
        cases = worlds.cases(wanted, dice_of_question(self._dice, deal, observation.seat))
        tables = trick_tables(deal.order, observation.rules)
        found = assay(tables, worlds, cases, budget, surety=self._surety)
        return _decision(observation, found, budget) if found.gains else None


def _decision(observation: Observation, found: CandidateRace, budget: SearchBudget) -> Decision:
    values = found.means()
    card = best_card(found.cards, values, observation)
    averages = {str(card): round(value, 2) for card, value in zip(found.cards, values, strict=True)}
    info = {"worlds": len(found.gains), "nodes": budget.spent, "values": averages}
    return Decision(play(observation, card), (), info)


def pimc20(dice: str, _character: Character = EVEN) -> ReunionSearchPlayer:
    """The benchmark with 20 determinizations, all of them searched."""
    return ReunionSearchPlayer(Pimc(dice, "pimc20", 20, None))


def pimc160(dice: str, _character: Character = EVEN) -> ReunionSearchPlayer:
    """The benchmark with 160 determinizations, all of them searched."""
    return ReunionSearchPlayer(Pimc(dice, "pimc160", 160, None))
