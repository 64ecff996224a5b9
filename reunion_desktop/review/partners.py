"""Review of a move in partnership games, for any trick-taking game.

The default search, but with more layouts and without pruning: open-card search late in the deal,
playouts with the heuristic policy before. The rules of the game define the value of an outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import inf

from reunion_desktop.ai.player import NO_LIMIT, Reason, Stop
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.call_search import (
    CallOutcomes,
    call_ends,
    call_reasons,
    true_claim,
)
from reunion_desktop.ai.tricks.bidding.exchange_search import swap_ends, swap_reasons
from reunion_desktop.ai.tricks.card_constraints import hidden_places
from reunion_desktop.ai.tricks.club import rule_reasons
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
    Determinizations,
    WeightedDeterminization,
    dice_of_question,
)
from reunion_desktop.ai.tricks.explanations import insight
from reunion_desktop.ai.tricks.observation_adapter import aim_seen
from reunion_desktop.ai.tricks.pimc_search import PimcSearch, Row, look_ahead
from reunion_desktop.ai.tricks.playouts import PlayoutResult
from reunion_desktop.ai.tricks.reweighting import leaning_cases
from reunion_desktop.ai.tricks.search_player import EXPERT_REACH
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.actions import Announce, Discard, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.game import advance
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation, observe
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.engine.state import DealState
from reunion_desktop.review.verdict import (
    ChoiceValue,
    Deed,
    Findings,
    NotReviewed,
    Verdict,
    Where,
    verdict_by_rule,
    verdict_from,
    verdict_on_the_forced,
)
from reunion_desktop.solver.solve import COMPILED

_REACH = replace(EXPERT_REACH, worlds=160 if COMPILED else 8, surety=inf, nodes=400_000_000)
"""Search configuration of a review: nothing is pruned."""


def judge_partners(step: Step, place: int, dice: str, stop: Stop) -> Verdict:
    """Review a card, a call, or an exchange with the table.

    Args:
        step: the move with the state before it.
        place: the index of the move in the record.
        dice: the seed of the reviewer's randomness.
        stop: cancels the review.

    Raises:
        NotReviewed: it was cancelled.
        TypeError: the action is a deal.
    """
    verdict = _judged(step, place, dice, stop)
    return replace(verdict, counted=_usual_aim(observe(step.before, verdict.seat)).counted)


def _judged(step: Step, place: int, dice: str, stop: Stop) -> Verdict:
    action, before = step.action, step.before.deal
    if not isinstance(action, (PlayCard, Announce, Discard)):
        message = "Nobody chooses what is dealt."
        raise TypeError(message)
    observation = observe(step.before, action.seat)
    deal, legal = observation.deal, observation.legal
    assert before is not None  # noqa: S101 - somebody decided, so a deal lies on the table.
    assert deal is not None  # noqa: S101 - as above.
    assert legal is not None  # noqa: S101 - as above.
    trick = len(deal.taken) + 1 if isinstance(legal, MayPlay) else 0
    own = _deed(action)
    where = (place, deal.number, trick, action.seat)
    if len(legal.actions) == 1:
        return verdict_on_the_forced(own, where)
    worlds = Determinizations(observation)
    if isinstance(legal, MayPlay):
        claim = partial(_with_claim, observation=observation, deal=deal, legal=legal, step=step)
        real = _as_it_lay(before, deal)
        return judge_side(worlds, observation, real, own, where, dice, stop, claim)
    cases = leaning_cases(worlds, _REACH.worlds, dice_of_question(dice, deal, action.seat))
    if isinstance(legal, MayAnnounce):
        return _call_verdict(observation, deal, legal, cases, before, own, where, stop)
    assert isinstance(legal, MayDiscard)  # noqa: S101 - no partners give cards away.
    return _swap_verdict(observation, deal, legal, cases, before, own, where, stop)


def judge_side(
    worlds: Determinizations,
    observation: Observation,
    real: Determinization,
    own: Deed,
    where: Where,
    dice: str,
    stop: Stop,
    besides: Callable[[Findings], Findings] = lambda found: found,
) -> Verdict:
    """Review a card, or a call made instead of a card, in a game with two sides.

    Args:
        worlds: the determinizations of the observation.
        observation: the player's observation.
        real: the actual cards.
        own: the card, or the call.
        where: its position in the record.
        dice: the seed of the reviewer's randomness.
        stop: cancels the review.
        besides: adds the calls that were possible instead.

    Raises:
        NotReviewed: it was cancelled.
    """
    deal = worlds.deal
    cases = leaning_cases(worlds, _REACH.worlds, dice_of_question(dice, deal, worlds.seat))
    outlook = look_ahead(
        worlds, observation, cases, SearchBudget(NO_LIMIT, stop, _REACH.nodes), _REACH
    )
    lay = [WeightedDeterminization(real)]
    hindsight = look_ahead(
        worlds, observation, lay, SearchBudget(NO_LIMIT, stop, _REACH.nodes), _REACH
    )
    if stop.is_set():
        raise NotReviewed
    if outlook is None or hindsight is None:
        return verdict_by_rule(own, own, where)
    found = _findings(outlook, hindsight, _stake(aim_seen(observation, deal)), len(cases))
    verdict = verdict_from(besides(found), own, where)
    if not verdict.cost.units or verdict.best.call is not None:
        return verdict
    return replace(verdict, reasons=_reasons(observation, deal, outlook, verdict.best.cards))


def _deed(action: PlayCard | Announce | Discard) -> Deed:
    """The deed of an action: its call or its cards."""
    if isinstance(action, Announce):
        return action.call
    return action.cards if isinstance(action, Discard) else CardSet.of((action.card,))


def _call_verdict(
    observation: Observation,
    deal: DealObservation,
    legal: MayAnnounce,
    cases: Sequence[WeightedDeterminization],
    before: DealState,
    own: Deed,
    where: Where,
    stop: Stop,
) -> Verdict:
    """Verdict on a call before the first card, compared with all other legal calls."""

    def weighed_in(worlds: Sequence[Determinization]) -> CallOutcomes:
        budget = SearchBudget(NO_LIMIT, stop, _REACH.nodes)
        return call_ends(observation, deal, legal, worlds, budget, solve=_REACH.solve)

    weighed = weighed_in([case.world for case in cases])
    ends, real = weighed.ends, weighed_in([_as_it_lay(before, deal)]).ends
    if stop.is_set():
        raise NotReviewed
    done = len(ends[legal.calls[0]])
    if not done or not real[legal.calls[0]]:
        return verdict_by_rule(own, own, where)
    stake = _stake(_usual_aim(observation))
    rows = [tuple([_worth(ends[call][at], stake) for call in legal.calls]) for at in range(done)]
    found = Findings(
        legal.calls,
        tuple([case.weight for case in cases[:done]]),
        tuple(rows),
        tuple([_worth(real[call][0], stake) for call in legal.calls]),
        complete=done == len(cases),
    )
    verdict = verdict_from(found, own, where)
    best = verdict.best.call
    if not verdict.cost.units or best is None:
        return verdict
    reasons = call_reasons(deal, legal, best, weighed)
    return replace(verdict, reasons=reasons)


def _swap_verdict(
    observation: Observation,
    deal: DealObservation,
    legal: MayDiscard,
    cases: Sequence[WeightedDeterminization],
    before: DealState,
    own: Deed,
    where: Where,
    stop: Stop,
) -> Verdict:
    """Verdict on an exchange with the table, compared with all other exchanges and none."""

    def ends_in(worlds: Sequence[Determinization]) -> list[tuple[PlayoutResult, ...]]:
        budget = SearchBudget(NO_LIMIT, stop, _REACH.nodes)
        return swap_ends(observation, deal, legal, worlds, budget, solve=_REACH.solve)

    ends, real = ends_in([case.world for case in cases]), ends_in([_as_it_lay(before, deal)])
    if stop.is_set():
        raise NotReviewed
    if not ends or not real:
        return verdict_by_rule(own, own, where)
    stake = _stake(aim_seen(observation, deal))
    found = Findings(
        tuple([action.cards for action in legal.actions]),
        tuple([case.weight for case in cases[: len(ends)]]),
        tuple([tuple([_worth(end, stake) for end in row]) for row in ends]),
        tuple([_worth(end, stake) for end in real[0]]),
        complete=len(ends) == len(cases),
    )
    verdict = verdict_from(found, own, where)
    if not verdict.cost.units:
        return verdict
    return replace(verdict, reasons=swap_reasons(legal, verdict.best.cards))


def _usual_aim(observation: Observation) -> Payoff:
    """The payoff of the deal after the default call."""
    deal, legal = observation.deal, observation.legal
    assert deal is not None  # noqa: S101 - somebody decided, so a deal lies on the table.
    said: tuple[Announce, ...] = ()
    if isinstance(legal, MayAnnounce):
        usual = PASS if PASS in legal.calls else legal.calls[0]
        said = (Announce(legal.seat, usual),)
    return aim_seen(observation, deal, said)


def _with_claim(
    found: Findings, observation: Observation, deal: DealObservation, legal: MayPlay, step: Step
) -> Findings:
    """Add the value of announcing the number of points, where the rules allow it.

    A correct announcement wins the deal. A wrong one loses it or has no effect, depending on the
    options:
    the rules are asked for the outcome.
    """
    if not legal.calls:
        return found
    call, side = legal.calls[0], deal.sides.of[legal.seat]
    aim = aim_seen(observation, deal)
    made = sum(points for seat, points in enumerate(deal.points) if deal.sides.of[seat] == side)
    after, _ = advance(step.before, Announce(legal.seat, call))
    goes_on = len(after.lines) == len(step.before.lines)
    holds = true_claim(observation, deal, legal) is not None
    worth = aim.outcome(side, aim.whole if holds else 0) / _stake(aim)

    def claimed(row: Sequence[ChoiceValue]) -> tuple[ChoiceValue, ...]:
        silent = max(row, key=lambda end: end.units)
        return (*row, silent if goes_on else ChoiceValue(worth, made))

    rows = tuple([claimed(row) for row in found.rows])
    return replace(found, choices=(*found.choices, call), rows=rows, real=claimed(found.real))


def _as_it_lay(before: DealState, deal: DealObservation) -> Determinization:
    """The actual cards, including those that were still to be dealt."""
    covered = tuple([1 << before.trick.cards[place].index for place in hidden_places(deal.trick)])
    later = before.later or (NO_CARDS,) * len(before.hands)
    hands = zip(before.hands, later, strict=True)
    return Determinization(tuple([(hand | more).bits for hand, more in hands]), 0, covered)


def _stake(aim: Payoff) -> float:
    """One unit of a verdict in the game's own account: half of what a deal is about."""
    return (aim.worth[-1] - aim.worth[0]) / 2 or 1.0


def _worth(end: PlayoutResult, stake: float) -> ChoiceValue:
    """The value of an outcome in units of a verdict."""
    return ChoiceValue(end.worth / stake, end.counted)


def _findings(outlook: PimcSearch, hindsight: PimcSearch, stake: float, wanted: int) -> Findings:
    """Findings in units of a verdict."""

    def worths(row: Row) -> tuple[ChoiceValue, ...]:
        return tuple([_worth(end, stake) for end in row if end is not None])

    return Findings(
        tuple([CardSet.of((card,)) for card in outlook.cards]),
        tuple([case.weight for case in outlook.cases]),
        tuple([worths(row) for row in outlook.rows]),
        worths(hindsight.rows[0]),
        complete=len(outlook.rows) == wanted,
    )


def _reasons(
    observation: Observation, deal: DealObservation, outlook: PimcSearch, best: CardSet
) -> tuple[Reason, ...]:
    """Reasons for the better card."""
    card = next(iter(best))
    share = outlook.share_of(outlook.cards.index(card))
    told = outlook.worlds, outlook.cases, outlook.cards, outlook.counted()
    seen = insight(*told, card, share)
    if aim_seen(observation, deal).counted is Counted.TRICKS:
        seen = tuple([replace(reason, points=None) for reason in seen])
    return (*rule_reasons(observation, deal, card.index)[:1], *seen)
