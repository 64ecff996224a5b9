"""The judge of one card at a table of partners, in any game of tricks.

As the expert looks ahead, but into more layouts and without giving anything up: late with open
cards, before that played out by rule. What an end is worth the rules of the game say.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf

from reunion_desktop.ai.player import NO_LIMIT, Reason, Stop
from reunion_desktop.ai.purse import Purse
from reunion_desktop.ai.tricks.believing import leaning_cases
from reunion_desktop.ai.tricks.club import rule_reasons
from reunion_desktop.ai.tricks.evidence import hidden_places
from reunion_desktop.ai.tricks.foresight import EXPERT_REACH
from reunion_desktop.ai.tricks.insight import insight
from reunion_desktop.ai.tricks.outlook import Outlook, Row, look_ahead
from reunion_desktop.ai.tricks.seen import aim_seen
from reunion_desktop.ai.tricks.worlds import Case, World, Worlds, dice_of_question
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import DealSight, Observation, observe
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.scoring import Aim, Counted
from reunion_desktop.engine.state import DealState
from reunion_desktop.review.verdict import (
    Findings,
    NotJudged,
    Verdict,
    Worth,
    verdict_by_rule,
    verdict_from,
    verdict_on_the_forced,
)
from reunion_desktop.solver.solve import COMPILED

_REACH = replace(EXPERT_REACH, worlds=160 if COMPILED else 8, surety=inf, nodes=400_000_000)
"""How far a judge looks: nothing is given up."""


def judge_partners(step: Step, place: int, dice: str, stop: Stop) -> Verdict:
    """Judge a card that a seat played.

    Args:
        step: the card, with what stood before it.
        place: how many decisions of the record came before it.
        dice: the seed text of the judge's randomness.
        stop: calls it off.

    Raises:
        NotJudged: it was called off.
        TypeError: no card was played.
    """
    action, before = step.action, step.before.deal
    if not isinstance(action, PlayCard):
        message = "Only cards are judged among partners."
        raise TypeError(message)
    observation = observe(step.before, action.seat)
    deal, legal = observation.deal, observation.legal
    assert before is not None  # noqa: S101 - somebody decided, so a deal lies on the table.
    assert deal is not None  # noqa: S101 - as above.
    assert legal is not None  # noqa: S101 - as above.
    where = (place, deal.number, len(deal.taken) + 1, action.seat)
    own = CardSet.of((action.card,))
    if len(legal.cards) == 1:
        return verdict_on_the_forced(own, where)
    worlds = Worlds(observation)
    cases = leaning_cases(worlds, _REACH.worlds, dice_of_question(dice, deal, action.seat))
    outlook = look_ahead(worlds, observation, cases, Purse(NO_LIMIT, stop, _REACH.nodes), _REACH)
    real = [Case(_as_it_lay(before, deal))]
    hindsight = look_ahead(worlds, observation, real, Purse(NO_LIMIT, stop, _REACH.nodes), _REACH)
    if stop.is_set():
        raise NotJudged
    if outlook is None or hindsight is None:
        return verdict_by_rule(own, own, where)
    stake = _stake(aim_seen(observation, deal))
    verdict = verdict_from(_findings(outlook, hindsight, stake, len(cases)), own, where)
    if not verdict.cost.units:
        return verdict
    return replace(verdict, reasons=_reasons(observation, deal, outlook, verdict.best.cards))


def _as_it_lay(before: DealState, deal: DealSight) -> World:
    """The cards as they really lay."""
    covered = tuple([1 << before.trick.cards[place].index for place in hidden_places(deal.trick)])
    return World(tuple([hand.bits for hand in before.hands]), 0, covered)


def _stake(aim: Aim) -> float:
    """What one unit of a verdict is in the game's own account: half of what a deal is about."""
    return (aim.worth[-1] - aim.worth[0]) / 2 or 1.0


def _findings(outlook: Outlook, hindsight: Outlook, stake: float, wanted: int) -> Findings:
    """What was found, in the measure of verdicts."""

    def worths(row: Row) -> tuple[Worth, ...]:
        return tuple([Worth(end.worth / stake, end.counted) for end in row if end is not None])

    return Findings(
        tuple([CardSet.of((card,)) for card in outlook.cards]),
        tuple([case.weight for case in outlook.cases]),
        tuple([worths(row) for row in outlook.rows]),
        worths(hindsight.rows[0]),
        complete=len(outlook.rows) == wanted,
    )


def _reasons(
    observation: Observation, deal: DealSight, outlook: Outlook, best: CardSet
) -> tuple[Reason, ...]:
    """What speaks for the better card."""
    card = next(iter(best))
    share = outlook.share_of(outlook.cards.index(card))
    told = outlook.worlds, outlook.cases, outlook.cards, outlook.counted()
    seen = insight(*told, card, share)
    if aim_seen(observation, deal).counted is Counted.TRICKS:
        seen = tuple([replace(reason, points=None) for reason in seen])
    return (*rule_reasons(observation, deal, card.index)[:1], *seen)
