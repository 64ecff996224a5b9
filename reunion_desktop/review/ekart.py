"""Review of a move at Ekart, with the search of its experts.

Without a Staubaus and with two bowers as highest trumps, the deal is one of Réunion among three,
and is reviewed as such. After a Staubaus one seat plays against two, for points and all tricks. The
value network is not trained for four matadors: a card is compared with an expert's, at no cost.

A call, and a card given for another, is reviewed by how often all tricks are taken: layout by
layout, with open cards, as the experts do. A Staubaus that succeeds is worth what it wins, one that
fails what it costs; passing is the base, worth nothing. The points of the deal are left out of
both. Nor does it count that a player who passes in Great Ekart may be asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from reunion_desktop.ai.ekart.determinizations import EkartDeterminizations
from reunion_desktop.ai.ekart.players import expert_player
from reunion_desktop.ai.ekart.reunion_adapter import ReunionAdapter, likeness
from reunion_desktop.ai.ekart.staubaus_bidding import (
    StaubausPlan,
    after_giving,
    hopes,
    plan_of,
    plans,
    successes,
)
from reunion_desktop.ai.player import NO_LIMIT, Limit, Motive, Reason, Stop
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization, dice_of_question
from reunion_desktop.engine.actions import Action, Announce, DealCards, Give, PlayCard, cards_of
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayGive
from reunion_desktop.engine.observe import DealObservation, Observation, observe
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.ekart.options import ACTIVE, ekart
from reunion_desktop.review.partners import judge_side
from reunion_desktop.review.reunion import judge_seen
from reunion_desktop.review.verdict import (
    ChoiceValue,
    Deed,
    Findings,
    NotReviewed,
    Row,
    Verdict,
    Where,
    verdict_by_rule,
    verdict_from,
    verdict_on_the_forced,
)
from reunion_desktop.solver.solve import COMPILED

_QUICK = Limit(worlds=24)
"""Search budget of the expert whose choice is compared."""
_WORLDS = 100 if COMPILED else 8
"""Layouts in which a Staubaus is tried."""
_CALLS = 3
"""Number of calls compared: those that succeed most often."""
_NODES = 400_000_000
"""Cards that a review may play in search: a generous but finite budget."""
_NOTHING = ChoiceValue(0.0, 0.0)


def judge_ekart(step: Step, place: int, dice: str, stop: Stop) -> Verdict:
    """Review a card, a discard, a call, or a card given for another.

    Args:
        step: the move with the state before it.
        place: the index of the move in the record.
        dice: the seed of the reviewer's randomness.
        stop: cancels the review.

    Raises:
        NotReviewed: it was cancelled.
        TypeError: the action is a deal.
    """
    action, before = step.action, step.before.deal
    if isinstance(action, DealCards):
        message = "Nobody chooses what is dealt."
        raise TypeError(message)
    observation = observe(step.before, action.seat)
    deal = observation.deal
    assert before is not None  # noqa: S101 - somebody decided, so a deal lies on the table.
    assert deal is not None  # noqa: S101 - as above.
    trick = len(deal.taken) + 1 if isinstance(action, PlayCard) else 0
    where = (place, deal.number, trick, action.seat)
    own, legal = _deed(action), observation.legal
    if legal is not None and len(legal.actions) == 1:
        return replace(verdict_on_the_forced(own, where), gave=isinstance(action, Give))
    like = likeness(observation, deal)
    real = _real(before, like)
    if isinstance(own, Call):
        return _call_verdict(like, real, own, where, dice, stop)
    if isinstance(action, Give):
        return replace(_gift_verdict(like, real, action, where, dice, stop), gave=True)
    if deal.contract.declarer is not None:
        return judge_side(
            EkartDeterminizations(like.observation), like.observation, real, own, where, dice, stop
        )
    if ekart(observation.rules).kind == "little":
        return judge_seen(like.observation, like.deal, real, own, where, dice, stop)
    return _beside_the_expert(observation, own, where, dice, stop)


def _call_verdict(
    like: ReunionAdapter, real: Determinization, own: Call, where: Where, dice: str, stop: Stop
) -> Verdict:
    """Verdict on a call, compared with passing and the calls that succeed most often."""
    seen, deal = like.observation, like.deal
    legal, worlds = seen.legal, EkartDeterminizations(seen)
    assert isinstance(legal, MayAnnounce)  # noqa: S101 - a call answers a question.
    if not worlds.count:
        return verdict_by_rule(own, own, where)
    drawn = worlds.draw(_WORLDS, dice_of_question(dice, deal, seen.seat))
    budget = SearchBudget(NO_LIMIT, stop, _NODES)
    known = {plan.call: plan for plan in plans(seen.rules, deal, legal)}
    found = sorted(hopes(worlds, list(known.values()), drawn, budget), key=lambda one: -one.share)
    wanted = [one.plan for one in found[:_CALLS] if one.plan.call != own]
    if own.card is not None:
        order = deal.order if own.suit is None else seen.rules.order(own.suit)
        wanted = [known.get(own) or plan_of(own, own.card, deal, order), *wanted]
    elif not wanted:
        # No plan for this hand: compare passing with the highest missing card.
        wanted = [_highest(seen.rules, deal, legal)]
    columns = [successes(worlds, plan, [real, *drawn], budget) for plan in wanted]
    rows = [(_NOTHING, *map(_staked(seen.rules), row)) for row in zip(*columns, strict=True)]
    choices: tuple[Deed, ...] = (PASS, *[plan.call for plan in wanted])
    verdict = _verdict(choices, rows, own, where, budget)
    tried = zip(wanted, columns, strict=True)
    shares = {plan.call: sum(row[1:]) / len(drawn) for plan, row in tried}
    best = verdict.best.call
    if best is None or best == PASS:
        reason = Reason(Motive.TOO_BOLD, share=max(shares.values()))
    else:
        reason = Reason(Motive.ALL_TRICKS, deal.hand, share=shares[best])
    return replace(verdict, reasons=(reason,))


def _highest(rules: Rules, deal: DealObservation, legal: MayAnnounce) -> StaubausPlan:
    """The call for the highest card missing in the hand, in the first suit that may be named."""

    def under(call: Call) -> CardOrder:
        return deal.order if call.suit is None else rules.order(call.suit)

    named = [(call, card) for call in legal.calls if (card := call.card) is not None]
    call, card = max(named, key=lambda one: under(one[0]).height(one[1]))
    return plan_of(call, card, deal, under(call))


def _gift_verdict(
    like: ReunionAdapter, real: Determinization, action: Give, where: Where, dice: str, stop: Stop
) -> Verdict:
    """Verdict on a card given for another, compared with every other legal card."""
    seen, legal, own = like.observation, like.observation.legal, CardSet.of((action.card,))
    worlds = EkartDeterminizations(seen)
    assert isinstance(legal, MayGive)  # noqa: S101 - a card was given.
    if not worlds.count:
        return verdict_by_rule(own, own, where)
    drawn = worlds.draw(_WORLDS, dice_of_question(dice, like.deal, seen.seat))
    budget = SearchBudget(NO_LIMIT, stop, _NODES)
    to = like.chairs.index(legal.to)
    columns = after_giving(worlds, [real, *drawn], legal.cards, to, budget)
    rows = [tuple(map(_staked(seen.rules), row)) for row in zip(*columns.values(), strict=True)]
    choices = tuple([CardSet.of((card,)) for card in columns])
    verdict = _verdict(choices, rows, own, where, budget)
    best = verdict.best.cards
    share = sum(columns[next(iter(best))][1:]) / len(drawn)
    return replace(verdict, reasons=(Reason(Motive.GIVES_AWAY, best, share=share),))


def _verdict(
    choices: tuple[Deed, ...], rows: Sequence[Row], own: Deed, where: Where, budget: SearchBudget
) -> Verdict:
    """Verdict from the outcomes of all choices: with the actual cards first, then by layout."""
    if budget.stop.is_set():
        raise NotReviewed
    if budget.allowance() is None:
        return verdict_by_rule(own, own, where)
    real, *others = rows
    found = Findings(choices, (1.0,) * len(others), tuple(others), real)
    return verdict_from(found, own, where)


def _staked(rules: Rules) -> Callable[[bool], ChoiceValue]:
    """The value of a won and of a lost Staubaus: what both opponents pay or get."""
    stake = float((ACTIVE - 1) * ekart(rules).staubaus_units)
    return lambda won: ChoiceValue(stake if won else -stake, 0.0)


def _beside_the_expert(
    observation: Observation, own: Deed, where: Where, dice: str, stop: Stop
) -> Verdict:
    """Verdict by comparison with the choice of an expert."""
    chosen = expert_player(dice).choose(observation, _QUICK, stop).action
    if stop.is_set():
        raise NotReviewed
    return verdict_by_rule(_deed(chosen), own, where)


def _deed(action: Action) -> Deed:
    """The deed of an action: its call or its cards."""
    return action.call if isinstance(action, Announce) else cards_of(action)


def _real(before: DealState, like: ReunionAdapter) -> Determinization:
    """The actual cards of the three who play."""
    hands = tuple([before.hands[chair].bits for chair in like.chairs])
    return Determinization(hands, before.laid_away.bits)
