"""The judge of decisions in every game: a player values each choice, the best is compared.

The player is that of the game's experts, with more layouts and without pruning.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from reunion_desktop.ai.player import Stop
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.roster import EKART, REUNION, SKAT, THIRTY_ONE
from reunion_desktop.ai.tricks.valuation import stakes_of
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.rules import Rules
from reunion_desktop.review.ekart import appraise_ekart
from reunion_desktop.review.partners import appraise_alone, appraise_partners, usual_payoff
from reunion_desktop.review.question import Appraisal, Appraise, ask
from reunion_desktop.review.reunion import appraise_reunion
from reunion_desktop.review.skat import appraise_skat
from reunion_desktop.review.thirty_one import appraise_thirty_one
from reunion_desktop.review.verdict import (
    Basis,
    Choice,
    Deed,
    Findings,
    NotReviewed,
    Verdict,
    Where,
    verdict_by_rule,
    verdict_from,
)

_NEAR = 1e-6
"""Tolerance for equal values."""
_PLAYERS: Mapping[str, Appraise] = {
    REUNION: appraise_reunion,
    EKART: appraise_ekart,
    SKAT: appraise_skat,
    THIRTY_ONE: appraise_thirty_one,
}
"""The players of games that have their own."""


def judge(step: Step, place: int, seed: str, stop: Stop, better: Deed | None = None) -> Verdict:
    """Review a card, a discard, a call, or a card given for another.

    Args:
        step: the move with the state before it.
        place: the index of the move in the record.
        seed: the seed of the randomness.
        stop: cancels the review.
        better: the choice that reasons are given for; by default the best.

    Raises:
        NotReviewed: it was cancelled.
        TypeError: the action is a deal.
    """
    asked, appraise = ask(step, seed, stop), _player(step.before.rules)
    turn = asked.turn
    trick = len(turn.deal.taken) + 1 if isinstance(turn.legal, MayPlay) else 0
    where = Where(place, turn.deal.number, trick, turn.seat)
    if len(turn.legal.actions) == 1:
        verdict = verdict_by_rule(asked.own, asked.own, where, Basis.LAYOUTS)
    else:
        answer = appraise(asked)
        if stop.is_set():
            raise NotReviewed
        if isinstance(answer, Appraisal):
            verdict = verdict_from(answer.found, asked.own, where)
            if verdict.cost.units or answer.always or better is not None:
                named = (one for one in verdict.choices if one.deed == better)
                best = next(named, verdict.best)
                reasons = _telling(answer, best, verdict.chosen)
                if asked.played is not None and trick and best is not verdict.chosen:
                    reasons = (*reasons, _better(answer.found, best.deed, asked.own))
                verdict = replace(verdict, reasons=reasons)
        else:
            verdict = verdict_by_rule(answer, asked.own, where)
    counted = usual_payoff(asked).counted if appraise is appraise_partners else None
    if appraise is appraise_skat:
        counted = turn.rules.scores.counts
    return replace(verdict, counted=counted, legal=turn.legal)


def _better(found: Findings, best: Deed, own: Deed) -> Reason:
    """In how many layouts a choice does better than the one made, and in how many worse."""
    ours, theirs = [found.units(found.choices.index(one)) for one in (best, own)]
    rows, whole = list(zip(found.weights, ours, theirs, strict=True)), sum(found.weights)
    more = sum([weight for weight, one, other in rows if one > other + _NEAR]) / whole
    less = sum([weight for weight, one, other in rows if other > one + _NEAR]) / whole
    return Reason(Motive.BETTER, points=round(100 * less), share=round(more, 2))


def _telling(answer: Appraisal, best: Choice, own: Choice) -> tuple[Reason, ...]:
    """The reasons for a choice, without those in words alone that fit the move made too."""
    told = answer.reasons(best)
    if own is best or not own.cards:
        return told
    fits = {one.motive for one in answer.reasons(own) if _in_words(one, own)}
    return tuple([one for one in told if not (_in_words(one, best) and one.motive in fits)])


def _in_words(reason: Reason, choice: Choice) -> bool:
    """Test whether a reason is about the cards of a choice, without a figure."""
    return reason.cards == choice.cards and reason.points is None and reason.share is None


def counts_units(rules: Rules) -> bool:
    """Tell whether costs are in units that the game itself has."""
    return _player(rules) not in {appraise_partners, appraise_skat}


def _player(rules: Rules) -> Appraise:
    """The player that is asked under a set of rules."""
    usual = appraise_partners if stakes_of(rules, ()) is None else appraise_alone
    return _PLAYERS.get(rules.game, usual)
