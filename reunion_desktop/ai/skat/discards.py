"""Discards and games in sampled layouts: the evaluator's best choices, with open cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.skat.bidding import Prospect
from reunion_desktop.ai.skat.evaluator import chance
from reunion_desktop.ai.skat.hands import ledger_of, points_of
from reunion_desktop.ai.tricks.determinizations import Determinizations, rng_of_question
from reunion_desktop.games.skat.options import ALL_POINTS, skat
from reunion_desktop.solver.declarer import Play, values

_CHOICES = 8
"""Choices that are solved."""
_WEIGHT = 0.5
"""Weight of the layouts against the evaluator, both as logits."""
_LEAST = ALL_POINTS // 2 + 1


def judged(
    turn: Turn, found: Sequence[Prospect], number: int, seed: str, budget: SearchBudget
) -> Sequence[Prospect]:
    """The most promising choices, with chances from the evaluator and from solved layouts.

    Open cards favour defenders; so the layouts only move the evaluator's chances, by how far a
    choice lies from the mean of the choices of its kind of game.
    """
    ledger, bid = ledger_of(skat(turn.rules)), turn.deal.contract.bid
    best = sorted(found, key=lambda game: -game.points(ledger, bid))[:_CHOICES]
    if len(best) < 2:
        return best
    deal, seats = turn.deal, turn.deal.contract.seats
    layouts = Determinizations(turn)
    drawn = layouts.draw(number, rng_of_question(seed, deal, turn.seat))
    order = sorted(seats)
    place, leader = order.index(turn.seat), order.index(seats[0])
    shares = []
    for game in best:
        hands = []
        for layout in drawn:
            held = list(layouts.in_play(layout))
            held[place] &= ~game.away
            hands.append(tuple(held))
        null = game.kind.trump is None
        need = 1 if null else max(0, _LEAST - points_of(game.away))
        allowance = budget.allowance()
        if allowance is None:
            return best
        answer = values(Play(game.kind.trump, place, leader), hands, need=need, allowance=allowance)
        budget.pay(answer.nodes)
        if not answer.complete:
            return best
        shares.append((sum(answer.values) + 1) / (len(drawn) + 2))
    return _moved(best, shares)


def _moved(best: Sequence[Prospect], shares: Sequence[float]) -> list[Prospect]:
    """The choices with chances moved by the shares of layouts won."""
    moved = []
    for game, share in zip(best, shares, strict=True):
        alike = [other for one, other in zip(best, shares, strict=True) if one.kind == game.kind]
        mean = sum(map(_logit, alike)) / len(alike)
        shift = _WEIGHT * (_logit(share) - mean)
        moved.append(game._replace(chance=chance(_logit(game.chance) + shift)))
    return moved


def _logit(share: float) -> float:
    share = min(max(share, 1e-6), 1 - 1e-6)
    return log(share / (1 - share))
