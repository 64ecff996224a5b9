"""The judge of one decision: by the expert's own means, what each choice was worth.

Every choice is played out in the same layouts, all seats going on by the same judgement of what
they see themselves. Where the budget is spent before that is done, fewer layouts are looked at;
where that leaves too few to prove anything, the choice is compared with that of judgement alone.
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
"""How each choice ends in one layout. None is given up where a verdict is wanted."""

_WORLDS = 960 if COMPILED else 24
"""Layouts in which a card is judged, where there are more; up to so many all are looked at."""
_TRIALS = 480
"""Layouts in which discards are judged."""
_TRICKS = 10 if COMPILED else 4
"""Tricks to be played from which on layouts are played out: with the readable judge the last ones
only, and no discard."""
_DISCARDS = 5
"""Discards beside the one that was chosen: those that judgement likes best."""
_FEWEST = 8 if COMPILED else 3
"""Layouts below which playouts that were cut short prove nothing."""
_NODES = 400_000_000 if COMPILED else 4_000_000
"""Cards that the playouts of a judgement may play: it has its time, but not for ever."""
_BELIEVED = ExpertConfig(worlds=_WORLDS, surety=None)
_REACH = _BELIEVED if COMPILED else replace(_BELIEVED, faith=0.0, trust=0.0)


def judge(step: Step, place: int, dice: str, stop: Stop) -> Verdict:
    """Judge a decision of a seat at Réunion.

    Args:
        step: the decision, a card or a discard, with what stood before it.
        place: how many decisions of the record came before it.
        dice: the seed text of the judge's randomness.
        stop: calls it off.

    Raises:
        NotJudged: it was called off.
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
    """Judge what was chosen, by what its player saw of the deal.

    Args:
        observation: what he saw: three seats, under the rules of Réunion.
        deal: the deal in it.
        real: the cards as they lay.
        own: what was chosen.
        where: where in the record that is.
        dice: the seed text of the judge's randomness.
        stop: calls it off.

    Raises:
        NotJudged: it was called off.
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
    """A card judged; None where too few layouts were finished."""
    expert, purse = NetworkExpert(dice, EVEN, _REACH), SearchBudget(NO_LIMIT, stop, _NODES)
    appraisal = expert.appraise(observation, deal, NO_LIMIT, purse)
    if appraisal is None:
        return None
    choices = [CardSet.of((card,)) for card in appraisal.cards]
    as_it_lay = expert.outcomes(
        observation, deal, [WeightedDeterminization(real)], choices, _another(purse)
    )
    found = _findings(choices, appraisal.cases, as_it_lay, appraisal.rows, purse)
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
    """A discard beside those that are liked best; None where too few layouts were finished."""
    legal = observation.legal
    assert isinstance(legal, MayDiscard)  # noqa: S101 - somebody lays away.
    liked = [action.cards for action in liked_discards(observation, deal, legal)]
    choices = [own, *[cards for cards in liked if cards != own][:_DISCARDS]]
    worlds = ReunionDeterminizations(observation)
    cases = worlds.cases(_TRIALS, dice_of_question(dice, deal, worlds.seat))
    expert, purse = NetworkExpert(dice, EVEN, _REACH), SearchBudget(NO_LIMIT, stop, _NODES)
    rows = expert.outcomes(
        observation, deal, [WeightedDeterminization(real), *cases], choices, purse
    )
    found = _findings(choices, cases, rows[:1], rows[1:], purse)
    verdict = None if found is None else verdict_from(found, own, where)
    if verdict is None or not verdict.cost.units:
        return verdict
    return replace(
        verdict, reasons=discard_reasons(reunion(observation.rules), deal, verdict.best.cards)
    )


def _another(purse: SearchBudget) -> SearchBudget:
    """As full a purse."""
    return SearchBudget(purse.limit, purse.stop, _NODES)


def _findings(
    choices: Sequence[CardSet],
    cases: Sequence[WeightedDeterminization],
    as_it_lay: Sequence[Ends],
    rows: Sequence[Ends],
    purse: SearchBudget,
) -> Findings | None:
    """What was found; None where too few layouts were finished, or the cards as they lay not."""
    complete = purse.nodes > 0 and len(rows) == len(cases)
    if not as_it_lay or not rows or not (complete or len(rows) >= _FEWEST):
        return None
    weights = tuple([case.weight for case in cases[: len(rows)]])
    worths = [tuple([_worth_of(end) for end in row]) for row in (as_it_lay[0], *rows)]
    return Findings(tuple(choices), weights, tuple(worths[1:]), worths[0], complete=complete)


def _worth_of(outcome: ChoiceOutcome | None) -> ChoiceValue:
    """What an end is worth."""
    assert outcome is not None  # noqa: S101 - nothing is given up.
    return ChoiceValue(outcome.worth / UNITS, float(outcome.points))
