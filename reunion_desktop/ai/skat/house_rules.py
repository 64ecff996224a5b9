"""Calls of house rules, Kontra and Ramsch, and for an early end of a deal."""

from __future__ import annotations

from reunion_desktop.ai.cutthroat.rule_players import badness
from reunion_desktop.ai.player import Decision, Turn
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.skat.calls import leads
from reunion_desktop.ai.skat.card_search import winning_share
from reunion_desktop.ai.skat.evaluator import DeclarersHand, evaluator
from reunion_desktop.ai.skat.hands import GRAND_GAME
from reunion_desktop.ai.tricks.determinizations import Determinizations, rng_of_question
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.games.skat.options import (
    ACCEPT,
    CONCEDE,
    GRAND_HAND,
    KONTRA,
    LAY_DOWN,
    PUSH,
    RE,
    TAKE,
)

_SAFE = 0.85
"""Badness of a hand, against the average, below which the skat is pushed on unseen."""
_GRAND_HAND = 0.75
"""The chance from which a Grand Hand is played instead of Ramsch."""
_KONTRA = 0.12
"""The share of layouts won with open cards up to which a defender says Kontra."""
_RE = 0.85
"""The share of layouts won with open cards from which the declarer says Re."""
_PROVEN = 0.999
"""The share from which a game laid down counts as won."""
_LAYOUTS = 24
"""Layouts for an answer."""


def answered(turn: Turn, legal: MayAnnounce, seed: str, budget: SearchBudget) -> Decision | None:
    """The answer to a call of house rules or to an early end; None for any other question."""
    calls = legal.calls
    if GRAND_HAND in calls:
        hand = DeclarersHand(turn.deal.hand.bits, 0, leads(turn))
        likely = evaluator().chance(GRAND_GAME, hand)
        return _said(turn, GRAND_HAND if likely > _GRAND_HAND else PASS, likely)
    if PUSH in calls:
        bad = badness(turn.rules, turn.deal.order, turn.deal.hand)
        return Decision(Announce(turn.seat, PUSH if bad < _SAFE else TAKE))
    if KONTRA in calls or RE in calls:
        return _doubled(turn, legal, _share(turn, seed, budget))
    return _consent(turn, legal, seed, budget) if ACCEPT in calls else None


def given_up(turn: Turn) -> Decision | None:
    """The declarer gives up a game that is lost, however the rest is played; else None.

    That spares it the loss as Schneider, and the others the rest of the deal.
    """
    legal, contract = turn.legal, turn.deal.contract
    if not isinstance(legal, MayPlay) or CONCEDE not in legal.endings or len(turn.deal.hand) < 2:
        return None
    if turn.seat != contract.declarer or contract.goal is Goal.NO_TRICK:
        return None
    made = turn.deal.points if contract.goal is Goal.POINTS else turn.deal.tricks
    if sum(made) - made[turn.seat] < contract.targets[1]:
        return None
    return Decision(Announce(turn.seat, CONCEDE))


def _doubled(turn: Turn, legal: MayAnnounce, share: float | None) -> Decision:
    """Double a game that is as good as lost, or, as its declarer, as good as won."""
    if share is None:
        return Decision(Announce(turn.seat, PASS))
    if KONTRA in legal.calls:
        return _said(turn, KONTRA if share <= _KONTRA else PASS, 1 - share)
    return _said(turn, RE if share >= _RE else PASS, share)


def _said(turn: Turn, call: Call, share: float) -> Decision:
    motive = Motive.TOO_BOLD if call == PASS else Motive.BEST_CALL
    return Decision(Announce(turn.seat, call), (Reason(motive, share=round(share, 2)),))


def _share(turn: Turn, seed: str, budget: SearchBudget) -> float | None:
    """The share of layouts in which the declarer wins with open cards."""
    layouts = Determinizations(turn)
    number = min(_LAYOUTS, _LAYOUTS if budget.limit.layouts is None else budget.limit.layouts)
    if not layouts.count or not number:
        return None
    rng = rng_of_question(seed, turn.deal, turn.seat)
    return winning_share(turn, layouts, number, rng, budget)


def _consent(turn: Turn, legal: MayAnnounce, seed: str, budget: SearchBudget) -> Decision:
    """Agree that a game is given up; agree that it is laid down where it is surely won."""
    if turn.deal.calls[-1].call != LAY_DOWN and legal.calls[0] == ACCEPT:
        return Decision(Announce(turn.seat, ACCEPT))
    share = _share(turn, seed, budget)
    if share is None or share < _PROVEN:
        return Decision(Announce(turn.seat, legal.calls[0]))
    return _said(turn, ACCEPT, share)
