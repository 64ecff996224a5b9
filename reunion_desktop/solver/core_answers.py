"""Every solver query, answered by the compiled core.

:mod:`~reunion_desktop.solver.plain_answers` has the same functions on the pure Python search.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeVar

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import _core, trick_rules
from reunion_desktop.solver.answers import (
    UNLIMITED,
    Allowance,
    Gains,
    Hands,
    SolvedLayouts,
    UtilityTable,
    Whole,
    WholeLayouts,
)
from reunion_desktop.solver.tables import Position, TrickTables

_Answer = TypeVar("_Answer")

_CARDS_EXACT, _CARDS_REACH, _WHOLE_EXACT, _WHOLE_REACH = range(4)
_WIDTH = 36
_UNKNOWN = -(2**31)


def whole(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> Whole:
    """The value of the position for a seat's side, all others playing against it.

    Points from here on, the trick on the table and the last trick's bonus included, and the extras
    of the tables. The seat need not be the one to move.
    """
    out = array("i", bytes(4))
    asked = seat, _WHOLE_EXACT, 0, *_cost(allowance), out
    _, nodes = ask(_core.solve, tables, position, (position.hands,), *asked)
    return Whole(None if out[0] == _UNKNOWN else out[0], nodes)


def reaches(
    tables: TrickTables,
    position: Position,
    seat: Seat,
    need: int,
    allowance: Allowance = UNLIMITED,
) -> bool | None:
    """Tell whether the position is worth at least ``need`` to a seat's side; None out of budget."""
    out = array("i", bytes(4))
    asked = seat, _WHOLE_REACH, need, *_cost(allowance), out
    ask(_core.solve, tables, position, (position.hands,), *asked)
    return None if out[0] == _UNKNOWN else bool(out[0])


def whole_layouts(
    tables: TrickTables,
    position: Position,
    layouts: Sequence[Hands],
    seat: Seat,
    *,
    need: int | None = None,
    allowance: Allowance = UNLIMITED,
) -> WholeLayouts:
    """The value of the position in several determinizations, in one call.

    Args:
        tables: the rules of play.
        position: the position, of which the hands are not used.
        layouts: the hands of each determinization.
        seat: whose side plays against all the others.
        need: ask only whether this much is gained, 1 or 0; None for the exact values.
        allowance: the budget for all determinizations together.

    Raises:
        ValueError: hands are impossible.
    """
    question = _WHOLE_EXACT if need is None else _WHOLE_REACH
    out = array("i", bytes(4 * len(layouts)))
    asked = seat, question, need or 0, *_cost(allowance), out
    done, nodes = ask(_core.solve, tables, position, layouts, *asked)
    return WholeLayouts(tuple(out[:done]), nodes, done == len(layouts))


def solve_layouts(
    tables: TrickTables,
    position: Position,
    layouts: Sequence[Hands],
    seat: Seat,
    *,
    need: int | None = None,
    allowance: Allowance = UNLIMITED,
) -> SolvedLayouts:
    """The values of the mover's cards in several determinizations, in one call.

    Args:
        tables: the rules of play.
        position: the position, of whose hands only the mover's is used.
        layouts: the hands of each determinization.
        seat: whose side plays against all the others.
        need: ask only whether this much is gained, 1 or 0; None for the exact values.
        allowance: the budget for all determinizations together.

    Raises:
        ValueError: the mover's hand differs between the determinizations, or hands are impossible.
    """
    mover = position.to_move
    if any(hands[mover] != position.hands[mover] for hands in layouts):
        raise ValueError("The mover's own cards differ between the layouts.")
    question = _CARDS_EXACT if need is None else _CARDS_REACH
    out = array("i", bytes(4 * _WIDTH * len(layouts)))
    asked = seat, question, need or 0, *_cost(allowance), out
    done, nodes = ask(_core.solve, tables, position, layouts, *asked)
    cards = tuple(trick_rules.legal(tables, position))
    rows = tuple(
        tuple([out[start + card] for card in cards]) for start in range(0, done * _WIDTH, _WIDTH)
    )
    return SolvedLayouts(cards, rows, nodes, done == len(layouts))


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
