"""Every solver query, answered by the compiled core.

:mod:`~reunion_desktop.solver.plain_answers` has the same functions on the pure Python search.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import _core, trick_rules, validation
from reunion_desktop.solver.answers import (
    MOST_TOTAL,
    UNLIMITED,
    Allowance,
    Gains,
    Hands,
    Solved,
    SolvedWorlds,
    UtilityTable,
    Whole,
)
from reunion_desktop.solver.tables import Position, TrickTables

_CARDS_EXACT, _CARDS_REACH, _WHOLE_EXACT, _WHOLE_REACH = range(4)
_WIDTH = 36
_UNKNOWN = -(2**31)


def solve(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> Solved:
    """The value of each legal card for a seat's side, all others playing against it.

    Points from here on, the trick on the table and the last trick's bonus included, and the extras
    of the tables. The seat need not be the one to move.
    """
    return _cards(tables, position, seat, allowance, None)


def threshold(
    tables: TrickTables,
    position: Position,
    seat: Seat,
    need: int,
    allowance: Allowance = UNLIMITED,
) -> Solved:
    """For each legal card, 1 if a seat's side gains at least ``need`` with it, else 0."""
    return _cards(tables, position, seat, allowance, need)


def whole(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> Whole:
    """The value of the position for a seat's side, all others playing against it."""
    out = array("i", bytes(4))
    worlds = (position.hands,)
    _, nodes = _ask(tables, position, worlds, seat, _WHOLE_EXACT, 0, allowance, out)
    return Whole(None if out[0] == _UNKNOWN else out[0], nodes)


def value(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> int | None:
    """The value of the position for a seat's side; None when the budget ran out."""
    return whole(tables, position, seat, allowance).value


def reaches(
    tables: TrickTables,
    position: Position,
    seat: Seat,
    need: int,
    allowance: Allowance = UNLIMITED,
) -> bool | None:
    """Tell whether the position is worth at least ``need`` to a seat's side; None out of budget."""
    out = array("i", bytes(4))
    _ask(tables, position, (position.hands,), seat, _WHOLE_REACH, need, allowance, out)
    return None if out[0] == _UNKNOWN else bool(out[0])


def solve_worlds(
    tables: TrickTables,
    position: Position,
    worlds: Sequence[Hands],
    seat: Seat,
    *,
    need: int | None = None,
    allowance: Allowance = UNLIMITED,
) -> SolvedWorlds:
    """The values of the mover's cards in several determinizations, in one call.

    Args:
        tables: the rules of play.
        position: the position, of whose hands only the mover's is used.
        worlds: the hands of each determinization.
        seat: whose side plays against all the others.
        need: ask only whether this much is gained, 1 or 0; None for the exact values.
        allowance: the budget for all determinizations together.

    Raises:
        ValueError: the mover's hand differs between the determinizations, or hands are impossible.
    """
    validation.check_mover(tables, position, worlds)
    question = _CARDS_EXACT if need is None else _CARDS_REACH
    out = array("i", bytes(4 * _WIDTH * len(worlds)))
    done, nodes = _ask(tables, position, worlds, seat, question, need or 0, allowance, out)
    cards = tuple(trick_rules.legal(tables, position))
    rows = tuple(
        tuple([out[start + card] for card in cards]) for start in range(0, done * _WIDTH, _WIDTH)
    )
    return SolvedWorlds(cards, rows, nodes, done == len(worlds))


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
    if not all(0 <= made <= MOST_TOTAL for made in points):
        validation.check_aims(tables, position, standing, utility, points)
    out = array("i", bytes(12 * _WIDTH))
    _, nodes = _core.maxn(
        *_packed(tables, position, (position.hands,)),
        array("i", map(sorted(standing).index, standing)),
        utility.numbers if utility else None,
        utility.total if utility else 0,
        array("i", points),
        *_cost(allowance),
        out,
    )
    values = {
        card: (out[3 * card], out[3 * card + 1], out[3 * card + 2])
        for card in trick_rules.legal(tables, position)
        if out[3 * card] != _UNKNOWN
    }
    return Gains(values, nodes, complete=len(values) == len(trick_rules.legal(tables, position)))


def perft(tables: TrickTables, position: Position, depth: int) -> int:
    """Count the card sequences of a given length, to test the move generator.

    Raises:
        ValueError: the position is impossible, or the depth is negative.
    """
    found = _core.perft(*_packed(tables, position, (position.hands,)), depth, None, 0)
    assert found is not None  # noqa: S101 - no stop flag is given.
    return found


def playouts(tables: TrickTables, position: Position, count: int, seed: int) -> tuple[int, ...]:
    """Points by seat, summed over ``count`` random playouts, all legal cards equally likely.

    Raises:
        ValueError: the seats are not three that play alone, or a trick is on the table.
    """
    return _core.playouts(*_packed(tables, position, (position.hands,)), count, seed, None)


# ---- Calls into the core ----


def _cards(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance, need: int | None
) -> Solved:
    question = _CARDS_EXACT if need is None else _CARDS_REACH
    out = array("i", bytes(4 * _WIDTH))
    done, nodes = _ask(
        tables, position, (position.hands,), seat, question, need or 0, allowance, out
    )
    values = {card: found for card, found in enumerate(out) if found != _UNKNOWN}
    return Solved(values, nodes, complete=done == 1)


def _ask(
    tables: TrickTables,
    position: Position,
    worlds: Sequence[Hands],
    seat: Seat,
    question: int,
    bound: int,
    allowance: Allowance,
    out: array[int],
) -> tuple[int, int]:
    return _core.solve(
        *_packed(tables, position, worlds), seat, question, bound, *_cost(allowance), out
    )


def _packed(
    tables: TrickTables, position: Position, worlds: Sequence[Hands]
) -> tuple[bytes, array[int], int, bytes, int, int, int, int, int]:
    try:
        hands = array("Q", [hand for hands in worlds for hand in hands])
        trick = bytes(position.trick)
    except (OverflowError, ValueError):
        validation.check_worlds(tables, position, worlds)
        raise
    if len(hands) != tables.players * len(worlds):
        validation.check_seats(tables, worlds)
    return (
        tables.packed,
        hands,
        position.leader,
        trick,
        position.took,
        position.locked,
        position.locked_for,
        int(position.opening),
        position.covered,
    )


def _cost(allowance: Allowance) -> tuple[memoryview | None, int, int]:
    return allowance.stop, allowance.nodes or 0, allowance.time_ms or 0
