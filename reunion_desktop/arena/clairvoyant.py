"""The clairvoyant: plays for the same units as an expert, but knows where every card lies.

Where an expert solves many worlds that might be the true one, he solves the true one alone. What he
makes is the ceiling of what better guessing could bring, and so a yardstick; he is no mind of the
roster, and no table can seat him.
"""

from __future__ import annotations

from reunion_desktop.ai.player import Decision, Limit, NotMyTurn, Stop, only_choice, question
from reunion_desktop.ai.reunion.card_play import best_card, play
from reunion_desktop.ai.reunion.club import ReunionClubPlayer
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.perfect_information.candidate_racing import assay
from reunion_desktop.ai.reunion.perfect_information.discard_search import likely, try_discards
from reunion_desktop.ai.reunion.perfect_information.endings import each_for_himself
from reunion_desktop.ai.reunion.utility import outlook
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization, WeightedDeterminization
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import observe
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import trick_tables

CLAIRVOYANT = "clairvoyant"
"""The name by which he is asked for."""

_NODES = 40_000_000 if COMPILED else 250_000
"""Cards that a decision may play in search when nobody sets a limit."""

_TRICKS = 10 if COMPILED else 6
"""Tricks to be played from which on he looks ahead; before that the rule plays."""

_ENDINGS = 6 if COMPILED else 4
"""Cards in hand from which on it is also asked what each seat would do for itself."""

_SECOND = 0.3
"""How much that answer counts: as much as with an expert."""


class Clairvoyant:
    """Sees through the backs of the cards."""

    __slots__ = ("_rule",)

    name = CLAIRVOYANT

    def __init__(self) -> None:
        """Sit down; he has nothing to guess and throws no dice."""
        self._rule = ReunionClubPlayer("")

    def decide(self, match: MatchState, limit: Limit, stop: Stop) -> Decision:
        """Decide for the most units against two who know as much; among equals by rule.

        Raises:
            NotMyTurn: nobody has anything to decide.
        """
        seat, deal = match.to_act(), match.deal
        if seat is None or deal is None:
            message = "There is nothing to decide."
            raise NotMyTurn(message)
        observation = observe(match, seat)
        sight, legal = question(observation)
        rule = self._rule.choose(observation, limit, Stop())
        only = only_choice(legal)
        count = len(sight.hand) - (legal.count if isinstance(legal, MayDiscard) else 0)
        if only is not None or count > _TRICKS:
            return only or rule
        worlds = ReunionDeterminizations(observation)
        truth = Determinization(tuple([hand.bits for hand in deal.hands]), deal.laid_away.bits)
        cases = [WeightedDeterminization(truth)]
        purse = SearchBudget(limit, stop, _NODES)
        ahead = outlook(observation, sight)
        tables = trick_tables(sight.order, observation.rules, extras=ahead.extras)
        if isinstance(legal, MayDiscard):
            assert isinstance(rule.action, Discard)  # noqa: S101 - nothing else is legal.
            discards = likely(worlds, legal, rule.action, len(legal.actions))
            trial = try_discards(tables, worlds, cases, discards, ahead, purse)
            if not trial.worlds:
                return rule
            return Decision(max(zip(trial.units, trial.discards, strict=True), key=_units)[1])
        found = assay(tables, worlds, cases, purse)
        if not found.gains:
            return rule
        units = found.means(ahead.measure)
        if len(sight.hand) <= _ENDINGS:
            other = each_for_himself(observation, tables, worlds, cases, ahead, purse)
            share = _SECOND if other else 0.0
            units = tuple(
                [
                    (1 - share) * one + share * other.get(card.index, 0.0)
                    for card, one in zip(found.cards, units, strict=True)
                ]
            )
        return Decision(play(observation, best_card(found.cards, units, observation)))


def _units(worth: tuple[float, Discard]) -> float:
    return worth[0]
