"""Algorithm: how a deal may end, played on by rule in a layout, its last tricks as open cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reunion_desktop.ai.tricks.heuristic_policy import HABITS, HeuristicWeights, chosen
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.solver_adapter import open_tables
from reunion_desktop.engine.scoring import Payoff
from reunion_desktop.solver.solve import Allowance, solve_worlds, whole
from reunion_desktop.solver.tables import Position


class PlayoutResult(NamedTuple):
    """What a deal brings one side."""

    worth: float
    """In the game's own account."""
    counted: float
    """What the side counts: points, or tricks."""


def played_out(
    course: RolloutState,
    aim: Payoff,
    side: int,
    allowance: Allowance,
    *,
    solve: int,
    habits: HeuristicWeights = HABITS,
) -> tuple[PlayoutResult, int]:
    """The end of a deal that is played on, and what its search has cost.

    Args:
        course: where it stands, every hand known; it is played on.
        aim: what the sides play for.
        side: whose end is wanted.
        allowance: what the search of the last tricks may cost.
        solve: tricks that are searched with open cards, where the whole is counted at the end.
        habits: how all play before that.
    """
    last = 0 if aim.first is not None else solve
    cost = 0
    while not course.over:
        if not course.trick:
            winner = aim.decided((course.counts[0], course.counts[1]))
            if winner is not None:
                return _first(course, aim, side, winner), cost
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
    """What it is worth to a side to count so much; everything is taken for every trick."""
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
    """The end where a number was reached first."""
    worth = aim.worth[-1] if winner == 0 else aim.worth[0]
    return PlayoutResult(_turned(worth, side), course.counts[side])


def _turned(worth: float, side: int) -> float:
    return worth if side == 0 else -worth


def position(course: RolloutState) -> Position:
    """A course as a search reads it."""
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
    """The place of the next player in such a position."""
    return sorted(course.ground.seats).index(course.to_move)


class SolvedCards(NamedTuple):
    """How the next player's cards end in some layouts with open cards."""

    rows: list[tuple[PlayoutResult, ...]]
    """By layout that was finished, by card in the order of the pack."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """Whether all layouts were finished."""


def solved(layouts: Sequence[RolloutState], aim: Payoff, allowance: Allowance) -> SolvedCards:
    """Search layouts that differ in hidden cards alone.

    Args:
        layouts: where the deal stands in each, every hand known.
        aim: what the sides play for.
        allowance: what it may cost.
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
    """The same where the card led lies face down, another in every layout."""
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
