"""Playouts: a determinized deal played on by the heuristic policy, its end solved exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reunion_desktop.ai.tricks.heuristic_policy import HABITS, HeuristicWeights, chosen
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.solver_adapter import open_tables
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.solver.solve import Allowance, solve_worlds, whole
from reunion_desktop.solver.tables import Position


class PlayoutResult(NamedTuple):
    """The result of a deal for one side."""

    worth: float
    """The payoff in the game's own unit."""
    counted: float
    """The count of the side: points, or tricks."""


def played_out(
    course: RolloutState,
    aim: Payoff,
    side: int,
    allowance: Allowance,
    *,
    solve: int,
    habits: HeuristicWeights = HABITS,
) -> tuple[PlayoutResult, int]:
    """Play out a deal and return its result, and the nodes of the final search.

    The playout ends when a side has reached its number, when few enough tricks are left for an
    exact search, or after the last card.

    Args:
        course: the rollout state, every hand known; it is modified.
        aim: the payoff of the sides.
        side: the side whose result is wanted.
        allowance: the budget of the search of the last tricks.
        solve: tricks that are searched with open cards, where no number ends the deal.
        habits: the feature weights of all players before that.
    """
    last = 0 if aim.first is not None else solve
    cost = 0
    while not course.over:
        if not course.trick:
            winner = aim.decided((course.counts[0], course.counts[1]))
            if winner is not None:
                return _first(course, aim, side, winner), cost
            # The playout ends here: the last tricks are solved with open cards.
            if course.held[course.to_move] <= last:
                found = whole(
                    open_tables(course.ground), position(course), place(course), allowance
                )
                cost += found.nodes
                if found.value is not None:
                    mover = course.ground.sides[course.to_move]
                    gain = found.value
                    if mover != side:
                        gain = aim.whole - course.counts[0] - course.counts[1] - gain
                    return settled(aim, side, course.counts[side] + gain), cost
                last = 0
        course.play(chosen(course, habits))
    winner = aim.decided((course.counts[0], course.counts[1]))
    if winner is not None and course.won[1 - winner]:
        return _first(course, aim, side, winner), cost
    return _counted(course, aim, side), cost


def settled(aim: Payoff, side: int, counted: int) -> PlayoutResult:
    """The payoff of a count for a side; counting everything is taken for every trick."""
    if aim.march is not None and counted in {0, aim.whole}:
        taker = side if counted else 1 - side
        return PlayoutResult(_turned(aim.march[taker], side), counted)
    return PlayoutResult(aim.outcome(side, counted), counted)


def _counted(course: RolloutState, aim: Payoff, side: int) -> PlayoutResult:
    if aim.march is not None:
        for taker in (0, 1):
            if not course.won[1 - taker]:
                return PlayoutResult(_turned(aim.march[taker], side), course.counts[side])
    return PlayoutResult(aim.outcome(side, course.counts[side]), course.counts[side])


def _first(course: RolloutState, aim: Payoff, side: int, winner: int) -> PlayoutResult:
    """The result where a number was reached first."""
    worth = aim.worth[-1] if winner == 0 else aim.worth[0]
    return PlayoutResult(_turned(worth, side), course.counts[side])


def _turned(worth: float, side: int) -> float:
    return worth if side == 0 else -worth


def position(course: RolloutState) -> Position:
    """A rollout state as a solver position."""
    seats = sorted(course.ground.seats)
    hidden = bool(course.trick) and course.led != course.ground.suit_of[course.trick[0]]
    return Position(
        tuple([course.hands[seat] for seat in seats]),
        seats.index(course.leader),
        tuple(course.trick),
        opening=not course.taken,
        covered=1 << course.trick[0] if hidden else 0,
    )


def place(course: RolloutState) -> int:
    """The index of the next player in such a position."""
    return sorted(course.ground.seats).index(course.to_move)


class SolvedCards(NamedTuple):
    """The results of the next player's cards in some solved layouts."""

    rows: list[tuple[PlayoutResult, ...]]
    """By finished layout, by card in the order of the pack."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """True when all layouts were finished."""


def solved(layouts: Sequence[RolloutState], aim: Payoff, allowance: Allowance) -> SolvedCards:
    """Solve layouts that differ in hidden cards alone.

    Args:
        layouts: the rollout state in each, every hand known.
        aim: the payoff of the sides.
        allowance: the budget.
    """
    first = layouts[0]
    at, mover, side = position(first), place(first), first.ground.sides[first.to_move]
    if at.covered:
        return _one_by_one(layouts, aim, allowance)
    batch = [position(course).hands for course in layouts]
    found = solve_worlds(open_tables(first.ground), at, batch, mover, allowance=allowance)
    ends = [
        tuple([settled(aim, side, first.counts[side] + gain) for gain in row]) for row in found.rows
    ]
    return SolvedCards(ends, found.nodes, found.complete)


def _one_by_one(layouts: Sequence[RolloutState], aim: Payoff, allowance: Allowance) -> SolvedCards:
    """The same where the card led lies face down and differs between the layouts."""
    ends: list[tuple[PlayoutResult, ...]] = []
    nodes = 0
    for course in layouts:
        side = course.ground.sides[course.to_move]
        at = position(course)
        found = solve_worlds(
            open_tables(course.ground), at, [at.hands], place(course), allowance=allowance
        )
        nodes += found.nodes
        if not found.complete:
            return SolvedCards(ends, nodes, complete=False)
        ends += [tuple([settled(aim, side, course.counts[side] + gain) for gain in found.rows[0]])]
    return SolvedCards(ends, nodes, complete=True)
