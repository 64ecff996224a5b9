"""Values of the choices of a move in partnership games, for any trick-taking game.

The default search, but with more layouts and without pruning: open-card search late in the deal,
playouts with the heuristic policy before. The rules of the game define the value of an outcome.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from reunion_desktop.ai.player import Reason
from reunion_desktop.ai.tricks.bidding.call_search import call_ends, call_reasons, true_claim
from reunion_desktop.ai.tricks.bidding.exchange_search import swap_ends, swap_reasons
from reunion_desktop.ai.tricks.determinizations import (
    Determinizations,
    WeightedDeterminization,
    dice_of_question,
)
from reunion_desktop.ai.tricks.observation_adapter import aim_seen
from reunion_desktop.ai.tricks.pimc_search import look_ahead
from reunion_desktop.ai.tricks.playouts import PlayoutResult
from reunion_desktop.ai.tricks.reweighting import leaning_cases
from reunion_desktop.ai.tricks.search_player import EXPERT_REACH, reasons_for
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.game import advance
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.review.question import Answer, Appraisal, Question, deed_of
from reunion_desktop.review.verdict import Choice, ChoiceValue, Findings
from reunion_desktop.solver.solve import COMPILED

_REACH = replace(EXPERT_REACH, worlds=160 if COMPILED else 8, surety=inf, nodes=400_000_000)
"""Search configuration of a review: nothing is pruned."""

_Ends = Sequence[PlayoutResult | None]
"""Outcome of each choice in one layout; None marks a pruned choice, which a review never has."""


def appraise_partners(asked: Question) -> Answer:
    """The values of each card, call, or exchange with the table."""
    seen, deal, legal = asked.observation, asked.deal, asked.legal
    worlds = Determinizations(seen)
    if isinstance(legal, MayPlay):
        return appraise_side(asked, worlds)
    cases = leaning_cases(worlds, _REACH.worlds, dice_of_question(asked.dice, deal, seen.seat))
    drawn, budgets = [case.world for case in cases], [asked.budget(_REACH.nodes) for _ in "ab"]
    if isinstance(legal, MayAnnounce):
        weighed, lay = [
            call_ends(seen, deal, legal, some, budget, solve=_REACH.solve)
            for some, budget in zip((drawn, [asked.real]), budgets, strict=True)
        ]
        rows, real = (list(zip(*one.ends.values(), strict=True)) for one in (weighed, lay))

        def reasons(best: Choice) -> tuple[Reason, ...]:
            return call_reasons(deal, legal, best.call or PASS, weighed)

    else:
        assert isinstance(legal, MayDiscard)  # noqa: S101 - no partners give cards away.
        rows, real = [
            swap_ends(seen, deal, legal, some, budget, solve=_REACH.solve)
            for some, budget in zip((drawn, [asked.real]), budgets, strict=True)
        ]

        def reasons(best: Choice) -> tuple[Reason, ...]:
            return swap_reasons(legal, best.cards)

    if not rows or not real:
        return asked.own
    return Appraisal(_findings(asked, cases, rows, real[0]), reasons)


def appraise_side(asked: Question, worlds: Determinizations) -> Answer:
    """The values of each card, and of a call made instead of a card, in a game with two sides.

    Args:
        asked: the move, in which a card may be played.
        worlds: the determinizations of the observation.
    """
    seen, deal = asked.observation, asked.deal
    cases = leaning_cases(worlds, _REACH.worlds, dice_of_question(asked.dice, deal, seen.seat))
    lay = [WeightedDeterminization(asked.real)]
    outlook, hindsight = [
        look_ahead(worlds, seen, some, asked.budget(_REACH.nodes), _REACH) for some in (cases, lay)
    ]
    if outlook is None or hindsight is None:
        return asked.own
    found = _findings(asked, outlook.cases, outlook.rows, hindsight.rows[0])
    found = replace(found, complete=len(outlook.rows) == len(cases))

    def reasons(best: Choice) -> tuple[Reason, ...]:
        if best.call is not None:
            return ()
        return reasons_for(seen, deal, outlook, outlook.cards.index(next(iter(best.cards))))

    return Appraisal(_with_claim(found, asked), reasons)


def usual_payoff(asked: Question) -> Payoff:
    """The payoff of the deal after the default call."""
    legal = asked.legal
    if not isinstance(legal, MayAnnounce):
        return aim_seen(asked.observation, asked.deal)
    usual = PASS if PASS in legal.calls else legal.calls[0]
    return aim_seen(asked.observation, asked.deal, (Announce(legal.seat, usual),))


def _with_claim(found: Findings, asked: Question) -> Findings:
    """Add the value of announcing the number of points, where the rules allow it.

    A correct announcement wins the deal. A wrong one loses it or has no effect, depending on the
    options: the rules are asked for the outcome.
    """
    legal, deal, before = asked.legal, asked.deal, asked.step.before
    if not isinstance(legal, MayPlay) or not legal.calls:
        return found
    call, side = legal.calls[0], deal.sides.of[legal.seat]
    aim = aim_seen(asked.observation, deal)
    made = sum(points for seat, points in enumerate(deal.points) if deal.sides.of[seat] == side)
    after, _ = advance(before, Announce(legal.seat, call))
    goes_on = len(after.lines) == len(before.lines)
    holds = true_claim(asked.observation, deal, legal) is not None
    worth = aim.outcome(side, aim.whole if holds else 0) / _stake(aim)

    def claimed(row: Sequence[ChoiceValue]) -> tuple[ChoiceValue, ...]:
        silent = max(row, key=lambda end: end.units)
        return (*row, silent if goes_on else ChoiceValue(worth, made))

    rows = tuple([claimed(row) for row in found.rows])
    return replace(found, choices=(*found.choices, call), rows=rows, real=claimed(found.real))


def _stake(aim: Payoff) -> float:
    """One unit of a verdict in the game's own account: half of what a deal is about."""
    return (aim.worth[-1] - aim.worth[0]) / 2 or 1.0


def _findings(
    asked: Question, cases: Sequence[WeightedDeterminization], rows: Sequence[_Ends], real: _Ends
) -> Findings:
    """Findings in units of a verdict: a choice for each card, else for each legal action."""
    legal, stake = asked.legal, _stake(usual_payoff(asked))

    def worths(row: _Ends) -> tuple[ChoiceValue, ...]:
        return tuple(
            [ChoiceValue(end.worth / stake, end.counted) for end in row if end is not None]
        )

    cards = isinstance(legal, MayPlay)
    choices = map(deed_of, legal.actions)
    return Findings(
        tuple([deed for deed in choices if not (cards and isinstance(deed, Call))]),
        tuple([case.weight for case in cases[: len(rows)]]),
        tuple(map(worths, rows)),
        worths(real),
        complete=len(rows) == len(cases),
    )
