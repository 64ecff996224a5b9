"""Values of the choices of a move in games without a player of their own.

The default search, but with more layouts and without pruning: open-card search late in the deal,
playouts with the heuristic policy before. Where each plays alone, every card is played out once for
few points and once for many, and the better result counts. The rules of the game define the value
of an outcome.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from reunion_desktop.ai.character import EVEN
from reunion_desktop.ai.cutthroat import search_player as cutthroat
from reunion_desktop.ai.cutthroat.rule_players import redeal_call
from reunion_desktop.ai.reason import Reason
from reunion_desktop.ai.tricks.bidding.call_search import (
    call_ends,
    call_reasons,
    points_made,
    true_claim,
)
from reunion_desktop.ai.tricks.bidding.exchange_search import swap_ends, swap_reasons
from reunion_desktop.ai.tricks.determinizations import (
    Determinizations,
    WeightedDeterminization,
)
from reunion_desktop.ai.tricks.network.search_player import EXPERT_NETWORK, NetworkSearchPlayer
from reunion_desktop.ai.tricks.observation_adapter import payoff_seen
from reunion_desktop.ai.tricks.pimc_search import look_ahead
from reunion_desktop.ai.tricks.race import Row
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

_NODES = 400_000_000
"""Cards that a review may play in search: a generous but finite budget."""
_REACH = replace(EXPERT_REACH, layouts=160 if COMPILED else 8, critical_z=inf)
"""Search configuration of a review: nothing is pruned."""
_NETWORK = replace(EXPERT_NETWORK, critical_z=None)
"""The same for a game with a network: the expert's own search, so that hints and reviews agree."""
_ALONE = replace(cutthroat.EXPERT_REACH, layouts=96, critical_z=inf)
"""The same where each plays alone."""


def appraise_alone(asked: Question) -> Answer:
    """The values of each card where each plays alone; for a call, that of the heuristic policy."""
    turn = asked.turn
    if isinstance(turn.legal, MayAnnounce):
        return deed_of(redeal_call(turn, turn.legal).action)
    layouts = Determinizations(turn)
    cases = layouts.cases(_ALONE.layouts, asked.rng())
    # The actual cards come first, without a weight: they do not say which aim is better.
    both = [WeightedDeterminization(asked.real, 0.0), *cases]
    outlook = cutthroat.look_ahead(layouts, turn, both, asked.budget(_NODES), _ALONE)
    if outlook is None:
        return asked.own
    once = outlook.by_card()

    def reasons(best: Choice) -> tuple[Reason, ...]:
        return cutthroat.reasons_for(outlook, next(iter(best.cards)), asked.played)

    found = _findings(asked, cases, once.rows[1:], once.rows[0], 1.0)
    return Appraisal(found, reasons)


def appraise_partners(asked: Question) -> Answer:
    """The values of each card, call, or exchange with the table."""
    turn, legal = asked.turn, asked.turn.legal
    layouts = Determinizations(turn)
    if not isinstance(legal, MayAnnounce | MayDiscard):
        return appraise_side(asked, layouts)
    cases = leaning_cases(layouts, _REACH.layouts, asked.rng())
    both = [([case.layout for case in cases]), [asked.real]]
    if isinstance(legal, MayAnnounce):
        weighed, lay = [
            call_ends(turn, legal, some, asked.budget(_NODES), solve=_REACH.solve) for some in both
        ]
        rows, real = weighed.rows, lay.rows
    else:
        rows, real = [
            tuple(swap_ends(turn, legal, some, asked.budget(_NODES), _REACH.solve)) for some in both
        ]
    if not rows or not real:
        return asked.own

    def reasons(best: Choice) -> tuple[Reason, ...]:
        if isinstance(legal, MayDiscard):
            return swap_reasons(legal, best.cards)
        return call_reasons(turn.deal, legal, best.call or PASS, weighed)

    return Appraisal(_findings(asked, cases, rows, real[0], _stake(usual_payoff(asked))), reasons)


def appraise_side(asked: Question, layouts: Determinizations) -> Answer:
    """The values of each card, and of a call made instead of a card, in a game with two sides.

    Args:
        asked: the move, in which a card may be played.
        layouts: the determinizations of the observation.
    """
    turn = asked.turn
    lay, budget = [WeightedDeterminization(asked.real)], asked.budget(_NODES)
    expert = NetworkSearchPlayer(asked.seed, EVEN, _NETWORK, "expert")
    hindsight = expert.results(turn, layouts, lay, budget)
    if hindsight is not None:
        outlook, number = expert.outlook(turn, budget), 0
    else:
        cases = leaning_cases(layouts, _REACH.layouts, asked.rng())
        number = len(cases)
        outlook, hindsight = [
            look_ahead(layouts, turn, some, asked.budget(_NODES), _REACH) for some in (cases, lay)
        ]
    if outlook is None or hindsight is None:
        return asked.own
    stake = _stake(usual_payoff(asked))
    found = _findings(asked, outlook.cases, outlook.rows, hindsight.rows[0], stake)
    found = replace(found, complete=budget.nodes > 0 and len(outlook.rows) >= number)

    def reasons(best: Choice) -> tuple[Reason, ...]:
        if best.call is not None:
            return ()
        return reasons_for(outlook, outlook.cards.index(next(iter(best.cards))), asked.played)

    return Appraisal(_with_claim(found, asked), reasons)


def usual_payoff(asked: Question) -> Payoff:
    """The payoff of the deal after the default call."""
    legal = asked.turn.legal
    if not isinstance(legal, MayAnnounce):
        return payoff_seen(asked.turn)
    usual = PASS if PASS in legal.calls else legal.calls[0]
    return payoff_seen(asked.turn, (Announce(legal.seat, usual),))


def _with_claim(found: Findings, asked: Question) -> Findings:
    """Add the value of announcing the number of points, where the rules allow it.

    A correct announcement wins the deal. A wrong one loses it or has no effect, depending on the
    options: the rules are asked for the outcome.
    """
    turn, legal, before = asked.turn, asked.turn.legal, asked.step.before
    if not isinstance(legal, MayPlay) or not legal.calls:
        return found
    call, aim = legal.calls[0], payoff_seen(turn)
    after, _ = advance(before, Announce(legal.seat, call))
    goes_on = len(after.lines) == len(before.lines)
    holds = true_claim(turn) is not None
    worth = aim.outcome(turn.side, aim.whole if holds else 0) / _stake(aim)

    def claimed(row: Sequence[ChoiceValue]) -> tuple[ChoiceValue, ...]:
        silent = max(row, key=lambda end: end.units)
        return (*row, silent if goes_on else ChoiceValue(worth, points_made(turn)))

    rows = tuple([claimed(row) for row in found.rows])
    return replace(found, choices=(*found.choices, call), rows=rows, real=claimed(found.real))


def _stake(aim: Payoff) -> float:
    """One unit of a verdict in the game's own account: half of what a deal is about."""
    return (aim.worth[-1] - aim.worth[0]) / 2 or 1.0


def _findings(
    asked: Question,
    cases: Sequence[WeightedDeterminization],
    rows: Sequence[Row],
    real: Row,
    stake: float,
) -> Findings:
    """Findings in units of a verdict: a choice for each card, else for each legal action."""

    def worths(row: Row) -> tuple[ChoiceValue, ...]:
        return tuple(
            [ChoiceValue(end.worth / stake, end.counted) for end in row if end is not None]
        )

    cards = isinstance(asked.turn.legal, MayPlay)
    choices = map(deed_of, asked.turn.legal.actions)
    return Findings(
        tuple([deed for deed in choices if not (cards and isinstance(deed, Call))]),
        tuple([case.weight for case in cases[: len(rows)]]),
        tuple(map(worths, rows)),
        worths(real),
        complete=len(rows) == len(cases),
    )
