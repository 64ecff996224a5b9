"""Values of the choices of a move at Réunion, by the expert's search.

Every choice is played out in the same layouts, all seats following the value network on their own
observations. If the budget is spent before that is done, fewer layouts are examined; if too few are
left to prove anything, the choice of the network's policy alone is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reunion_desktop.ai.character import EVEN
from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.discard_policy import discard_reasons
from reunion_desktop.ai.reunion.network.expert import (
    NetworkExpert,
    network_player,
    ranked_discards,
    reasons_for,
)
from reunion_desktop.ai.reunion.network.search_config import ExpertConfig
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import WeightedDeterminization
from reunion_desktop.ai.tricks.network.playouts import Row
from reunion_desktop.engine.actions import cards_of
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.review.question import Answer, Appraisal, Question, deed_of
from reunion_desktop.review.verdict import ChoiceValue, Findings
from reunion_desktop.value_net.network import COMPILED
from reunion_desktop.value_net.queries import UNITS

_LAYOUTS = 960 if COMPILED else 24
"""Layouts in which a card is reviewed; if no more exist, all are examined."""
_TRIALS = 480
"""Layouts in which discards are reviewed."""
_TRICKS = 10 if COMPILED else 4
"""Tricks left from which on layouts are played out: with the pure Python network only the last
ones, and no discard.
"""
_DISCARDS = 5
"""Discards examined besides the one that was made: those that the network prefers."""
_FEWEST = 8 if COMPILED else 3
"""Layouts below which interrupted playouts prove nothing."""
_NODES = 400_000_000 if COMPILED else 4_000_000
"""Cards that the playouts of a review may play: a generous but finite budget."""
_BELIEVED = ExpertConfig(layouts=_LAYOUTS, critical_z=None)
_REACH = _BELIEVED if COMPILED else replace(_BELIEVED, play_exponent=0.0, discard_exponent=0.0)


def appraise_reunion(asked: Question) -> Answer:
    """The values of each card or discard: three seats, under the rules of Réunion."""
    turn, legal, found = asked.turn, asked.turn.legal, None
    left = len(turn.deal.hand) - (legal.count if isinstance(legal, MayDiscard) else 0)
    if left <= _TRICKS:
        found = _discards(asked, legal) if isinstance(legal, MayDiscard) else _cards(asked)
    return found or deed_of(network_player(asked.seed).choose(turn, NO_LIMIT, Stop()).action)


def _cards(asked: Question) -> Appraisal | None:
    """The values of each card; None if too few layouts were finished."""
    seen, deal, budget = asked.turn, asked.turn.deal, asked.budget(_NODES)
    expert = NetworkExpert(asked.seed, EVEN, _REACH)
    appraisal = expert.appraise(seen, deal, NO_LIMIT, budget)
    if appraisal is None:
        return None
    choices = [CardSet.of((card,)) for card in appraisal.cards]
    lay = [WeightedDeterminization(asked.real)]
    real = expert.outcomes(seen, deal, lay, choices, asked.budget(_NODES))
    found = _findings(choices, appraisal.cases, real, appraisal.rows, budget)
    if found is None:
        return None
    return Appraisal(
        found, lambda best: reasons_for(next(iter(best.cards)), appraisal, asked.played)
    )


def _discards(asked: Question, legal: MayDiscard) -> Appraisal | None:
    """The values of a discard and of preferred ones; None if too few layouts were finished."""
    seen, deal, own = asked.turn, asked.turn.deal, cards_of(asked.step.action)
    ranked = [action.cards for action in ranked_discards(seen, deal, legal)]
    choices = [own, *[cards for cards in ranked if cards != own][:_DISCARDS]]
    cases = ReunionDeterminizations(seen).cases(_TRIALS, asked.rng())
    expert, budget = NetworkExpert(asked.seed, EVEN, _REACH), asked.budget(_NODES)
    lay = WeightedDeterminization(asked.real)
    rows = expert.outcomes(seen, deal, [lay, *cases], choices, budget)
    found = _findings(choices, cases, rows[:1], rows[1:], budget)
    if found is None:
        return None
    rules = reunion(seen.rules)
    return Appraisal(found, lambda best: discard_reasons(rules, deal, best.cards))


def _findings(
    choices: Sequence[CardSet],
    cases: Sequence[WeightedDeterminization],
    as_it_lay: Sequence[Row],
    rows: Sequence[Row],
    budget: SearchBudget,
) -> Findings | None:
    """Findings of the playouts; None if too few layouts, or not the actual cards, are finished."""
    complete = budget.nodes > 0 and len(rows) == len(cases)
    if not as_it_lay or not rows or not (complete or len(rows) >= _FEWEST):
        return None
    weights = tuple([case.weight for case in cases[: len(rows)]])
    worths = [
        tuple([ChoiceValue(end.worth / UNITS, float(end.points)) for end in row if end is not None])
        for row in (as_it_lay[0], *rows)
    ]
    return Findings(tuple(choices), weights, tuple(worths[1:]), worths[0], complete=complete)
