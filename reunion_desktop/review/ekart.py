"""Values of the choices of a move at Ekart, with the search of its experts.

Without a Staubaus and with two bowers as highest trumps, the deal is one of Réunion among three,
and is reviewed as such. After a Staubaus one seat plays against two, for points and all tricks. The
value network is not trained for four matadors: a card is compared with an expert's, at no cost.

A call, and a card given for another, is reviewed by how often all tricks are taken: layout by
layout, with open cards, as the experts do. A Staubaus that succeeds is worth what it wins, one that
fails what it costs; passing is the base, worth nothing. The points of the deal are left out of
both. Nor does it count that a player who passes in Great Ekart may be asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from reunion_desktop.ai.ekart.players import expert_player
from reunion_desktop.ai.ekart.reunion_adapter import likeness
from reunion_desktop.ai.ekart.staubaus_search import (
    after_giving,
    hopes,
    order_of,
    plan_of,
    plans,
    successes,
)
from reunion_desktop.ai.player import Limit
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayGive
from reunion_desktop.games.ekart.options import ACTIVE, ekart
from reunion_desktop.review.partners import appraise_side
from reunion_desktop.review.question import Answer, Appraisal, Question, deed_of
from reunion_desktop.review.reunion import appraise_reunion
from reunion_desktop.review.verdict import Choice, ChoiceValue, Deed, Findings
from reunion_desktop.solver.solve import COMPILED

_QUICK = Limit(layouts=24)
"""Search budget of the expert whose choice is compared."""
_LAYOUTS = 100 if COMPILED else 8
"""Layouts in which a Staubaus is tried."""
_CALLS = 3
"""Number of calls compared: those that succeed most often."""
_NODES = 400_000_000
"""Cards that a review may play in search: a generous but finite budget."""


def appraise_ekart(asked: Question) -> Answer:
    """The values of each card, discard, call, or card given for another."""
    turn = asked.turn
    like = likeness(turn, turn.deal)
    seen = like.observation
    among, layouts = asked.seen_as(seen, like.chairs), ReunionDeterminizations(seen)
    if isinstance(seen.legal, MayAnnounce | MayGive):
        if not layouts.count:
            return asked.own
        drawn = layouts.draw(_LAYOUTS, among.rng())
        if isinstance(seen.legal, MayGive):
            return _gifts(among, seen.legal, layouts, drawn)
        return _calls(among, seen.legal, layouts, drawn)
    if turn.deal.contract.declarer is not None:
        return appraise_side(among, layouts)
    if ekart(turn.rules).kind == "little":
        return appraise_reunion(among)
    # The value network is not trained for four matadors.
    return deed_of(expert_player(asked.seed).choose(turn, _QUICK, asked.stop).action)


def _calls(
    asked: Question,
    legal: MayAnnounce,
    layouts: ReunionDeterminizations,
    drawn: Sequence[Determinization],
) -> Answer:
    """The values of a call, of passing, and of the calls that succeed most often."""
    turn, own, budget = asked.turn, asked.own, asked.budget(_NODES)
    known = {plan.call: plan for plan in plans(turn, legal)}
    found = hopes(layouts, list(known.values()), drawn, budget)
    often = sorted(found, key=lambda plan: -found[plan])[:_CALLS]
    wanted = [plan for plan in often if plan.call != own]
    if isinstance(own, Call) and own.card is not None:
        wanted = [known.get(own) or plan_of(turn, own, own.card), *wanted]
    elif not wanted:
        # No plan for this hand: compare passing with the highest missing card.
        named = [(call, card) for call in legal.calls if (card := call.card) is not None]
        highest = max(named, key=lambda one: order_of(turn, one[0]).height(one[1]))
        wanted = [plan_of(turn, *highest)]
    columns = {plan.call: successes(layouts, plan, [asked.real, *drawn], budget) for plan in wanted}
    shares = {call: sum(row[1:]) / len(drawn) for call, row in columns.items()}

    def reasons(best: Choice) -> tuple[Reason, ...]:
        if best.call is None or best.call == PASS:
            return (Reason(Motive.TOO_BOLD, share=max(shares.values())),)
        return (Reason(Motive.ALL_TRICKS, turn.deal.hand, share=shares[best.call]),)

    return _appraisal(asked, columns, reasons, budget)


def _gifts(
    asked: Question,
    legal: MayGive,
    layouts: ReunionDeterminizations,
    drawn: Sequence[Determinization],
) -> Answer:
    """The values of every card that might be given for another."""
    budget = asked.budget(_NODES)
    given = after_giving(layouts, [asked.real, *drawn], legal, budget)
    columns = {CardSet.of((card,)): row for card, row in given.items()}

    def reasons(best: Choice) -> tuple[Reason, ...]:
        share = sum(columns[best.cards][1:]) / len(drawn)
        return (Reason(Motive.GIVES_AWAY, best.cards, share=share),)

    return _appraisal(asked, columns, reasons, budget)


def _appraisal(
    asked: Question,
    columns: Mapping[Call, Sequence[bool]] | Mapping[CardSet, Sequence[bool]],
    reasons: Callable[[Choice], tuple[Reason, ...]],
    budget: SearchBudget,
) -> Answer:
    """The values by the successes of each choice: with the actual cards first, then by layout.

    A success wins what both opponents pay, a failure costs the same; passing is worth nothing.
    """
    if budget.allowance() is None:
        return asked.own
    stake = float((ACTIVE - 1) * ekart(asked.turn.rules).staubaus_units)
    passing = isinstance(asked.own, Call)
    real, *others = [
        (
            *[ChoiceValue(0.0, 0.0)] * passing,
            *[ChoiceValue(stake if won else -stake, 0.0) for won in row],
        )
        for row in zip(*columns.values(), strict=True)
    ]
    choices: tuple[Deed, ...] = (*[PASS] * passing, *columns)
    found = Findings(choices, (1.0,) * len(others), tuple(others), real)
    return Appraisal(found, reasons, always=True)
