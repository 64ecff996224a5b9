"""Review of a move at Réunion: the value of each choice by the expert's search.

Every choice is played out in the same layouts, all seats following the value network on their own
observations. If the budget is spent before that is done, fewer layouts are examined; if too few are
left to prove anything, the choice is compared with that of the network's policy alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from reunion_desktop.ai.character import EVEN
from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.discard_policy import discard_reasons
from reunion_desktop.ai.reunion.network.expert import (
    NetworkExpert,
    judge_player,
    liked_discards,
    reasons_for,
)
from reunion_desktop.ai.reunion.network.search_config import ExpertConfig
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
    WeightedDeterminization,
    dice_of_question,
)
from reunion_desktop.engine.actions import Discard, PlayCard, cards_of
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation, observe
from reunion_desktop.engine.record import Step
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.review.verdict import (
    ChoiceValue,
    Findings,
    NotReviewed,
    Verdict,
    Where,
    verdict_by_rule,
    verdict_from,
    verdict_on_the_forced,
)
from reunion_desktop.value_net.network import COMPILED
from reunion_desktop.value_net.queries import UNITS, ChoiceOutcome

Ends: TypeAlias = Sequence[ChoiceOutcome | None]
"""Outcome of each choice in one layout; None marks a pruned choice, which a review never has."""

_WORLDS = 960 if COMPILED else 24
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
_BELIEVED = ExpertConfig(worlds=_WORLDS, surety=None)
_REACH = _BELIEVED if COMPILED else replace(_BELIEVED, faith=0.0, trust=0.0)


def judge(step: Step, place: int, dice: str, stop: Stop) -> Verdict:
    """Review a card or a discard at Réunion.

    Args:
        step: the move with the state before it.
        place: the index of the move in the record.
        dice: the seed of the reviewer's randomness.
        stop: cancels the review.

    Raises:
        NotReviewed: it was cancelled.
    """
    action, before = step.action, step.before.deal
    if not isinstance(action, (PlayCard, Discard)):
        message = "Only cards and discards are judged."
        raise TypeError(message)
    observation = observe(step.before, action.seat)
    deal = observation.deal
    assert before is not None  # noqa: S101 - somebody decided, so a deal lies on the table.
    assert deal is not None  # noqa: S101 - as above.
    trick = len(deal.taken) + 1 if isinstance(action, PlayCard) else 0
    where = (place, deal.number, trick, action.seat)
    real = Determinization(tuple([hand.bits for hand in before.hands]), before.laid_away.bits)
    return judge_seen(observation, deal, real, cards_of(action), where, dice, stop)


def judge_seen(
    observation: Observation,
    deal: DealObservation,
    real: Determinization,
    own: CardSet,
    where: Where,
    dice: str,
    stop: Stop,
) -> Verdict:
    """Review a choice, given the observation of its player.

    Args:
        observation: the observation: three seats, under the rules of Réunion.
        deal: the deal in it.
        real: the actual cards.
        own: the choice that was made.
        where: its position in the record.
        dice: the seed of the reviewer's randomness.
        stop: cancels the review.

    Raises:
        NotReviewed: it was cancelled.
    """
    legal = observation.legal
    assert legal is not None  # noqa: S101 - somebody decided.
    if isinstance(legal, MayPlay) and len(legal.cards) == 1:
        return verdict_on_the_forced(own, where)
    tricks = len(deal.hand) - (legal.count if isinstance(legal, MayDiscard) else 0)
    verdict = None
    if tricks <= _TRICKS:
        judged = _discard_verdict if isinstance(legal, MayDiscard) else _play_verdict
        verdict = judged(observation, deal, real, own, where, dice, stop)
    if stop.is_set():
        raise NotReviewed
    if verdict is None:
        rule = judge_player(dice).choose(observation, NO_LIMIT, Stop()).action
        verdict = verdict_by_rule(cards_of(rule), own, where)
    return verdict


def _play_verdict(
    observation: Observation,
    deal: DealObservation,
    real: Determinization,
    own: CardSet,
    where: Where,
    dice: str,
    stop: Stop,
) -> Verdict | None:
    """Verdict on a card; None if too few layouts were finished."""
    expert, budget = NetworkExpert(dice, EVEN, _REACH), SearchBudget(NO_LIMIT, stop, _NODES)
    appraisal = expert.appraise(observation, deal, NO_LIMIT, budget)
    if appraisal is None:
        return None
    choices = [CardSet.of((card,)) for card in appraisal.cards]
    as_it_lay = expert.outcomes(
        observation, deal, [WeightedDeterminization(real)], choices, _another(budget)
    )
    found = _findings(choices, appraisal.cases, as_it_lay, appraisal.rows, budget)
    verdict = None if found is None else verdict_from(found, own, where)
    if verdict is None or not verdict.cost.units:
        return verdict
    return replace(verdict, reasons=reasons_for(next(iter(verdict.best.cards)), appraisal))


def _discard_verdict(
    observation: Observation,
    deal: DealObservation,
    real: Determinization,
    own: CardSet,
    where: Where,
    dice: str,
    stop: Stop,
) -> Verdict | None:
    """Verdict on a discard, compared with preferred ones; None if too few layouts were finished."""
    legal = observation.legal
    assert isinstance(legal, MayDiscard)  # noqa: S101 - somebody lays away.
    liked = [action.cards for action in liked_discards(observation, deal, legal)]
    choices = [own, *[cards for cards in liked if cards != own][:_DISCARDS]]
    worlds = ReunionDeterminizations(observation)
    cases = worlds.cases(_TRIALS, dice_of_question(dice, deal, worlds.seat))
    expert, budget = NetworkExpert(dice, EVEN, _REACH), SearchBudget(NO_LIMIT, stop, _NODES)
    rows = expert.outcomes(
        observation, deal, [WeightedDeterminization(real), *cases], choices, budget
    )
    found = _findings(choices, cases, rows[:1], rows[1:], budget)
    verdict = None if found is None else verdict_from(found, own, where)
    if verdict is None or not verdict.cost.units:
        return verdict
    return replace(
        verdict, reasons=discard_reasons(reunion(observation.rules), deal, verdict.best.cards)
    )


def _another(budget: SearchBudget) -> SearchBudget:
    """A new search budget with the same limits."""
    return SearchBudget(budget.limit, budget.stop, _NODES)


def _findings(
    choices: Sequence[CardSet],
    cases: Sequence[WeightedDeterminization],
    as_it_lay: Sequence[Ends],
    rows: Sequence[Ends],
    budget: SearchBudget,
) -> Findings | None:
    """Findings of the playouts; None if too few layouts, or not the actual cards, are finished."""
    complete = budget.nodes > 0 and len(rows) == len(cases)
    if not as_it_lay or not rows or not (complete or len(rows) >= _FEWEST):
        return None
    weights = tuple([case.weight for case in cases[: len(rows)]])
    worths = [tuple([_worth_of(end) for end in row]) for row in (as_it_lay[0], *rows)]
    return Findings(tuple(choices), weights, tuple(worths[1:]), worths[0], complete=complete)


def _worth_of(outcome: ChoiceOutcome | None) -> ChoiceValue:
    """The value of an outcome that was not pruned."""
    assert outcome is not None  # noqa: S101 - nothing is given up.
    return ChoiceValue(outcome.worth / UNITS, float(outcome.points))
