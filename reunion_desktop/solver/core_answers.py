"""Every solver query, answered by the compiled core.

:mod:`~reunion_desktop.solver.plain_answers` has the same functions on the pure Python search.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeVar

from reunion_desktop.solver import _core, trick_rules
from reunion_desktop.solver.answers import (
    UNLIMITED,
    Allowance,
    Gains,
    Hands,
    Query,
    SolvedLayouts,
    UtilityTable,
    WholeLayouts,
)
from reunion_desktop.solver.tables import Position, TrickTables

_Answer = TypeVar("_Answer")

_CARDS, _WHOLE = 0, 2
"""Questions to the core, for exact values; the next number asks for a threshold."""
_WIDTH = 36
_UNKNOWN = -(2**31)


def whole_layouts(asked: Query) -> WholeLayouts:
    """The value of the position in each determinization, in one call.

    Points from here on, the trick on the table and the last trick's bonus included, and the extras
    of the tables.

    Raises:
        ValueError: hands are impossible.
    """
    out = array("i", bytes(4 * len(asked.layouts)))
    done, nodes = _solve(asked, _WHOLE, out)
    return WholeLayouts(tuple(out[:done]), nodes, done == len(asked.layouts))


def solve_layouts(asked: Query) -> SolvedLayouts:
    """The values of the mover's cards in each determinization, in one call.

    Raises:
        ValueError: the mover's hand differs between the determinizations, or hands are impossible.
    """
    position, layouts = asked.position, asked.layouts
    mover = position.to_move
    if any(hands[mover] != position.hands[mover] for hands in layouts):
        raise ValueError("The mover's own cards differ between the layouts.")
    out = array("i", bytes(4 * _WIDTH * len(layouts)))
    done, nodes = _solve(asked, _CARDS, out)
    cards = tuple(trick_rules.legal(asked.tables, position))
    rows = tuple(
        tuple([out[start + card] for card in cards]) for start in range(0, done * _WIDTH, _WIDTH)
    )
    return SolvedLayouts(cards, rows, nodes, done == len(layouts))


def _solve(asked: Query, question: int, out: array[int]) -> tuple[int, int]:
    """Have the core fill in its answers; the number of layouts finished, and the cards played."""
    question += asked.need is not None
    limits = _cost(asked.allowance)
    told = asked.seat, question, asked.need or 0, *limits, out
    return ask(_core.solve, asked.tables, asked.position, asked.layouts, *told)


def maxn(
    tables: TrickTables,
    position: Position,
    standing: Sequence[int],
    *,
    utility: UtilityTable | None = None,
    points: Sequence[int] = (0, 0, 0),
    allowance: Allowance = UNLIMITED,
) -> Gains:
    """The max^n values of each legal card: every seat maximizes its own gain.

    Ties are broken to *lower the leader*: among cards of equal worth to the mover, the one that
    leaves least to the seat with the best standing, then to the other. Under ties max^n is not
    defined without such a rule.

    Args:
        tables: the rules of play, for three seats that play alone.
        position: the position.
        standing: how each seat stands, by any measure; of two level seats the next in order of play
            after the mover counts as ahead.
        utility: the utility of final points; None where points from here on are wanted.
        points: each seat's points of the deal before the position, for a utility.
        allowance: the budget.

    Raises:
        ValueError: the seats are not three that play alone, points exceed the utility's total, or a
            utility is too great.
    """
    out, cards = array("i", bytes(12 * _WIDTH)), trick_rules.legal(tables, position)
    _, nodes = ask(
        _core.maxn,
        tables,
        position,
        (position.hands,),
        array("i", map(sorted(standing).index, standing)),
        utility.numbers if utility else None,
        utility.total if utility else 0,
        array("i", points),
        *_cost(allowance),
        out,
    )
    values = {
        card: (out[3 * card], out[3 * card + 1], out[3 * card + 2])
        for card in cards
        if out[3 * card] != _UNKNOWN
    }
    return Gains(values, nodes, complete=len(values) == len(cards))


def ask(
    function: Callable[..., _Answer],
    tables: TrickTables,
    position: Position,
    layouts: Sequence[Hands],
    *asked: object,
) -> _Answer:
    """Call a function of the core about a position in several determinizations.

    Raises:
        ValueError: the question or the position is impossible.
        OverflowError: a hand is no set of cards.
    """
    return function(
        tables.packed,
        array("Q", chain(*layouts)),
        position.leader,
        bytes(position.trick),
        position.took,
        position.locked,
        position.locked_for,
        int(position.opening),
        position.covered,
        *asked,
    )


def _cost(allowance: Allowance) -> tuple[memoryview | None, int, int]:
    return allowance.stop, allowance.nodes or 0, allowance.time_ms or 0
