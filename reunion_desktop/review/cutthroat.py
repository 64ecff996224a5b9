"""Review of a move in cutthroat games, where each plays alone.

Like the expert's search, but with more layouts and without pruning: each card is played out with
the heuristic policy, once for few points and once for many, and the better result counts. The rules
of the game define the value of an outcome.
"""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.ai.cutthroat.club import rule_reasons
from reunion_desktop.ai.cutthroat.observation_adapter import table_seen
from reunion_desktop.ai.cutthroat.redeal_calls import called
from reunion_desktop.ai.cutthroat.search_player import EXPERT_REACH, CardWithAim, end_of, ways_of
from reunion_desktop.ai.player import Motive, Reason, Stop
from reunion_desktop.ai.tricks.determinizations import Determinizations, dice_of_question
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation import stakes_of
from reunion_desktop.ai.tricks.valuation.payoff import Stakes
from reunion_desktop.engine.actions import Announce, PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Step
from reunion_desktop.review.verdict import (
    ChoiceValue,
    Findings,
    NotReviewed,
    Verdict,
    verdict_by_rule,
    verdict_from,
    verdict_on_the_forced,
)

_WORLDS = 96
"""Layouts examined."""


def judge_singles(step: Step, place: int, dice: str, stop: Stop) -> Verdict:
    """Review a card or a call; a call is compared with that of the heuristic policy.

    Args:
        step: the card or the call, with the state before it.
        place: the index of the move in the record.
        dice: the seed of the reviewer's randomness.
        stop: cancels the review.

    Raises:
        NotReviewed: it was cancelled.
        TypeError: the move is neither a card nor a call.
    """
    action, before = step.action, step.before.deal
    if not isinstance(action, (PlayCard, Announce)):
        message = "Only cards and calls are judged where each plays for himself."
        raise TypeError(message)
    observation = observe(step.before, action.seat)
    deal, legal = observation.deal, observation.legal
    assert before is not None  # noqa: S101 - somebody decided, so a deal lies on the table.
    assert deal is not None  # noqa: S101 - as above.
    assert legal is not None  # noqa: S101 - as above.
    if isinstance(action, Announce):
        assert isinstance(legal, MayAnnounce)  # noqa: S101 - a call answers a question.
        rule = called(observation, deal, legal).action
        assert isinstance(rule, Announce)  # noqa: S101 - as above.
        return verdict_by_rule(rule.call, action.call, (place, deal.number, 0, action.seat))
    where = (place, deal.number, len(deal.taken) + 1, action.seat)
    own = CardSet.of((action.card,))
    if len(legal.cards) == 1:
        return verdict_on_the_forced(own, where)
    stakes = stakes_of(observation.rules, observation.lines)
    if stakes is None:
        return verdict_by_rule(own, own, where)
    worlds, course = Determinizations(observation), table_seen(observation, deal)
    cases = worlds.cases(_WORLDS, dice_of_question(dice, deal, action.seat))
    ways = ways_of(course, legal.cards)
    rows = []
    for case in cases:
        if stop.is_set():
            raise NotReviewed
        rows.append(_ends(course.branch(case.world.hands), ways, stakes))
    real = _ends(course.branch([hand.bits for hand in before.hands]), ways, stakes)
    kept = [
        _better(rows, [at for at, way in enumerate(ways) if way.card == card.index])
        for card in legal.cards
    ]
    found = Findings(
        tuple([CardSet.of((card,)) for card in legal.cards]),
        tuple([case.weight for case in cases]),
        tuple([tuple([row[at] for at in kept]) for row in rows]),
        tuple([real[at] for at in kept]),
    )
    verdict = verdict_from(found, own, where)
    if not verdict.cost.units:
        return verdict
    return Verdict(
        *where,
        verdict.choices,
        verdict.chosen,
        verdict.cost,
        _reasons(course, found, verdict.best.cards),
        verdict.layouts,
        verdict.basis,
    )


def _ends(course: RolloutState, ways: Sequence[CardWithAim], stakes: Stakes) -> list[ChoiceValue]:
    """Outcome of each choice in one layout."""
    ends = [end_of(course.branch(), way, stakes, EXPERT_REACH) for way in ways]
    return [ChoiceValue(units, points) for units, points in ends]


def _better(rows: Sequence[Sequence[ChoiceValue]], places: Sequence[int]) -> int:
    """The index with the higher mean among the choices that begin with the same card."""
    return max(places, key=lambda at: sum([row[at].units for row in rows]))


def _reasons(course: RolloutState, found: Findings, best: CardSet) -> tuple[Reason, ...]:
    """Reasons for the better card."""
    at = found.choices.index(best)
    tops = [max([end.units for end in row]) for row in found.rows]
    often = sum([row[at].units >= top for row, top in zip(found.rows, tops, strict=True)])
    share = round(often / len(found.rows), 2)
    card = next(iter(best))
    seen = Reason(Motive.BEST_SEEN, best, None, share)
    return (*rule_reasons(course, card.index), seen)
