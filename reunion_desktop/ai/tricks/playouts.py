"""Playouts: a determinized deal played on by the heuristic policy, its end solved exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reunion_desktop.ai.tricks.deal_tables import solver_tables
from reunion_desktop.ai.tricks.heuristic_policy import chosen
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.solver.answers import Query
from reunion_desktop.solver.solve import Allowance, solve_layouts, whole
from reunion_desktop.solver.tables import Position


class PlayoutResult(NamedTuple):
    """The result of a deal for one side."""

    worth: float
    """The payoff in the game's own unit."""
    counted: float
    """The count of the side: points, or tricks."""


def played_out(
    state: RolloutState,
    aim: Payoff,
    side: int,
    allowance: Allowance,
    *,
    solve: int,
) -> tuple[PlayoutResult, int]:
    """Play out a deal and return its result, and the nodes of the final search.

    The playout ends when a side has reached its number, when few enough tricks are left for an
    exact search, or after the last card.

    Args:
        state: the rollout state, every hand known; it is modified.
        aim: the payoff of the sides.
        side: the side whose result is wanted.
        allowance: the budget of the search of the last tricks.
        solve: tricks that are searched with open cards, where no number ends the deal.
    """
    last = 0 if aim.first is not None else solve
    cost = 0
    while not state.over:
        if not state.trick:
            winner = aim.decided((state.counts[0], state.counts[1]))
            if winner is not None:
                return _first(state, aim, side, winner), cost
            # The playout ends here: the last tricks are solved with open cards.
            if state.held[state.to_move] <= last:
                found = whole(solver_tables(state.tables), position(state), place(state), allowance)
                cost += found.nodes
                if found.value is not None:
                    mover = state.tables.sides[state.to_move]
                    gain = found.value
                    if mover != side:
                        gain = aim.whole - state.counts[0] - state.counts[1] - gain
                    return settled(aim, side, state.counts[side] + gain), cost
                last = 0
        state.play(chosen(state))
    winner = aim.decided((state.counts[0], state.counts[1]))
    if winner is not None and state.won[1 - winner]:
        return _first(state, aim, side, winner), cost
    return _counted(state, aim, side), cost


def settled(aim: Payoff, side: int, counted: int) -> PlayoutResult:
    """The payoff of a count for a side; counting everything is taken for every trick."""
    if aim.march is not None and counted in {0, aim.whole}:
        taker = side if counted else 1 - side
        return PlayoutResult(_turned(aim.march[taker], side), counted)
    return PlayoutResult(aim.outcome(side, counted), counted)


def _counted(state: RolloutState, aim: Payoff, side: int) -> PlayoutResult:
    if aim.march is not None:
        for taker in (0, 1):
            if not state.won[1 - taker]:
                return PlayoutResult(_turned(aim.march[taker], side), state.counts[side])
    return PlayoutResult(aim.outcome(side, state.counts[side]), state.counts[side])


def _first(state: RolloutState, aim: Payoff, side: int, winner: int) -> PlayoutResult:
    """The result where a number was reached first."""
    worth = aim.worth[-1] if winner == 0 else aim.worth[0]
    return PlayoutResult(_turned(worth, side), state.counts[side])


def _turned(worth: float, side: int) -> float:
    return worth if side == 0 else -worth


def position(state: RolloutState) -> Position:
    """A rollout state as a solver position."""
    seats = sorted(state.tables.seats)
    hidden = bool(state.trick) and state.led != state.tables.suit_of[state.trick[0]]
    return Position(
        tuple([state.hands[seat] for seat in seats]),
        seats.index(state.leader),
        tuple(state.trick),
        opening=not state.taken,
        covered=1 << state.trick[0] if hidden else 0,
    )


def place(state: RolloutState) -> int:
    """The index of the next player in such a position."""
    return sorted(state.tables.seats).index(state.to_move)


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

    One by one where the card led lies face down: it differs between the layouts.
    """
    alike = not position(layouts[0]).covered
    ends: list[tuple[PlayoutResult, ...]] = []
    nodes = 0
    for group in [layouts] if alike else [[layout] for layout in layouts]:
        first = group[0]
        side = first.tables.sides[first.to_move]
        hands = [position(state).hands for state in group]
        tables = solver_tables(first.tables)
        asked = Query(tables, position(first), hands, place(first), allowance=allowance)
        found = solve_layouts(asked)
        nodes += found.nodes
        made = first.counts[side]
        ends += [tuple([settled(aim, side, made + gain) for gain in row]) for row in found.rows]
        if not found.complete:
            return SolvedCards(ends, nodes, complete=False)
    return SolvedCards(ends, nodes, complete=True)
