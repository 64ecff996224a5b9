"""Functions: every question to the solver, put to the compiled core.

:mod:`~reunion_desktop.solver.plain_answers` holds the same functions for the readable search.
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
    """What a seat's side gains with each legal card if all the others play against it.

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
    """Whether a seat's side gains at least so much with each legal card: 1 or 0."""
    return _cards(tables, position, seat, allowance, need)


def whole(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> Whole:
    """What the position is worth to a seat's side if all the others play against it."""
    out = array("i", bytes(4))
    worlds = (position.hands,)
    _, nodes = _ask(tables, position, worlds, seat, _WHOLE_EXACT, 0, allowance, out)
    return Whole(None if out[0] == _UNKNOWN else out[0], nodes)


def value(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance = UNLIMITED
) -> int | None:
    """What the position is worth to a seat's side; None when the allowance ran out."""
    return whole(tables, position, seat, allowance).value


def reaches(
    tables: TrickTables,
    position: Position,
    seat: Seat,
    need: int,
    allowance: Allowance = UNLIMITED,
) -> bool | None:
    """Whether the position is worth at least so much to a seat's side."""
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
    """What the mover's cards are worth to a seat's side in several worlds, in one call.

    Args:
        tables: the rules of play.
        position: the position, whose hands stand for nothing but the mover's cards.
        worlds: the hands of each world.
        seat: whose side plays against all the others.
        need: ask only whether so much is gained, 1 or 0; None for the exact values.
        allowance: what all worlds together may cost.

    Raises:
        ValueError: the mover's hand is not the same in all worlds, or hands cannot lie so.
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
    """What each seat gains with each legal card if every seat plays for its own gain.

    Among cards of one worth to the mover he takes the one that leaves least to whoever stands best,
    then to the other: *lower the leader*. Under ties max^n is not defined without such a rule.

    Args:
        tables: the rules of play, for three seats each for himself.
        position: the position.
        standing: how each seat stands, by any measure; of two level seats the next in order of play
            after the mover counts as ahead.
        utility: what final points are worth; None where points from here on are wanted.
        points: each seat's points of the deal before the position, for a utility.
        allowance: what the answer may cost.

    Raises:
        ValueError: the seats are not three each for himself, points exceed the utility's total, or
            a worth is too great.
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
    """How many sequences of so many cards may be played.

    Raises:
        ValueError: the position cannot be, or the depth is below zero.
    """
    found = _core.perft(*_packed(tables, position, (position.hands,)), depth, None, 0)
    assert found is not None  # noqa: S101 - nothing stops it.
    return found


def playouts(tables: TrickTables, position: Position, count: int, seed: int) -> tuple[int, ...]:
    """Points by seat of so many deals played out by lot, every legal card as likely, added up.

    Raises:
        ValueError: the seats are not three each for himself, or a trick is on the table.
    """
    return _core.playouts(*_packed(tables, position, (position.hands,)), count, seed, None)


# ---- How the core is asked ----


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
