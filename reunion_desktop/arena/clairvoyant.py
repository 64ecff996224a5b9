"""The clairvoyant: a player for measurements that plays for units and sees all cards.

An expert solves many layouts that might be the actual one; the clairvoyant solves the actual one.
Its result is an upper bound for better inference. It is not a level that can be chosen at a table.
"""

from __future__ import annotations

from reunion_desktop.ai.player import Decision, Limit, NotMyTurn, Stop, only_choice, turn_of
from reunion_desktop.ai.reunion.card_play import best_card, play
from reunion_desktop.ai.reunion.club import ReunionClubPlayer
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.perfect_information.candidate_racing import assay
from reunion_desktop.ai.reunion.perfect_information.discard_search import likely, try_discards
from reunion_desktop.ai.reunion.perfect_information.endings import each_for_himself
from reunion_desktop.ai.reunion.utility import outlook
from reunion_desktop.ai.roster import REUNION
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization, WeightedDeterminization
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import observe
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import trick_tables

CLAIRVOYANT = "clairvoyant"
"""The name of the clairvoyant on the command line."""

CLAIRVOYANT_GAMES = frozenset({REUNION})
"""Ids of the games that it can play."""

_NODES = 40_000_000 if COMPILED else 250_000
"""Cards that a move may play in search without a limit."""

_TRICKS = 10 if COMPILED else 6
"""Tricks left from which on it searches; before that the heuristic policy plays."""

_ENDINGS = 6 if COMPILED else 4
"""Cards in hand from which on each seat's own best play is searched too."""

_SECOND = 0.3
"""Weight of that second search, as for an expert."""


class Clairvoyant:
    """A player that sees all cards."""

    __slots__ = ("_rule",)

    name = CLAIRVOYANT

    def __init__(self) -> None:
        """Create the player; it needs no seed."""
        self._rule = ReunionClubPlayer("")

    def decide(self, match: MatchState, limit: Limit, stop: Stop) -> Decision:
        """Choose the move with the most units against two clairvoyants; heuristic tie-break.

        Raises:
            NotMyTurn: no seat is to move.
        """
        seat, deal = match.to_act(), match.deal
        if seat is None or deal is None:
            message = "There is nothing to decide."
            raise NotMyTurn(message)
        observation = observe(match, seat)
        turn = turn_of(observation)
        seen, legal = turn.deal, turn.legal
        rule = self._rule.choose(observation, limit, Stop())
        only = only_choice(legal)
        count = len(seen.hand) - (legal.count if isinstance(legal, MayDiscard) else 0)
        if only is not None or count > _TRICKS:
            return only or rule
        layouts = ReunionDeterminizations(observation)
        truth = Determinization(tuple([hand.bits for hand in deal.hands]), deal.laid_away.bits)
        cases = [WeightedDeterminization(truth)]
        budget = SearchBudget(limit, stop, _NODES)
        ahead = outlook(observation, seen)
        tables = trick_tables(seen.order, observation.rules, extras=ahead.extras)
        if isinstance(legal, MayDiscard) and isinstance(rule.action, Discard):
            discards = likely(layouts, legal, rule.action, len(legal.actions))
            trial = try_discards(tables, layouts, cases, discards, ahead, budget)
            if not trial.layouts:
                return rule
            return Decision(max(zip(trial.units, trial.discards, strict=True), key=_units)[1])
        found = assay(tables, layouts, cases, budget)
        if not found.gains:
            return rule
        units = found.means(ahead.measure)
        if len(seen.hand) <= _ENDINGS:
            other = each_for_himself(observation, tables, layouts, cases, ahead, budget)
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
