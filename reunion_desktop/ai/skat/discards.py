"""Discards and games in sampled layouts: the evaluator's best choices, with open cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.skat.bidding import Prospect
from reunion_desktop.ai.skat.declarer import Play
from reunion_desktop.ai.skat.evaluator import chance
from reunion_desktop.ai.skat.hands import ledger_of, points_of
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
    Determinizations,
    rng_of_question,
)
from reunion_desktop.games.skat.options import WINNING, skat
from reunion_desktop.solver.solve import whole_layouts

_CHOICES = 8
"""Choices that are solved."""
_WEIGHT = 0.5
"""Weight of the layouts against the evaluator, both as logits."""


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
    layouts = Determinizations(turn)
    drawn = layouts.draw(number, rng_of_question(seed, turn.deal, turn.seat))
    shares = []
    for game in best:
        won = won_in(turn, game, layouts, drawn, budget)
        if won is None:
            return best
        shares.append((sum(won) + 1) / (len(drawn) + 2))
    return _moved(best, shares)


def won_in(
    turn: Turn,
    game: Prospect,
    layouts: Determinizations,
    drawn: Sequence[Determinization],
    budget: SearchBudget,
) -> Sequence[int] | None:
    """For each layout 1 where a game is won with open cards, else 0; None if unfinished.

    Args:
        turn: the discard, or the declaration after it.
        game: the game with its discards.
        layouts: the determinizations of the observation.
        drawn: those in which the game is tried.
        budget: the search budget.
    """
    seats = turn.deal.contract.seats
    order = sorted(seats)
    place, leader = order.index(turn.seat), order.index(seats[0])
    hands = []
    for layout in drawn:
        held = list(layouts.in_play(layout))
        held[place] &= ~game.away
        hands.append(tuple(held))
    need = 1 if game.kind.trump is None else max(0, WINNING - points_of(game.away))
    allowance = budget.allowance()
    if allowance is None:
        return None
    answer = whole_layouts(Play(game.kind.trump, place, leader).asked(hands, need, allowance))
    budget.pay(answer.nodes)
    return answer.values if answer.complete else None


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
