"""What perfect information makes of a position: the questions, and who answers them.

The compiled core answers where it was built, the readable search otherwise: the same answers, some
hundred times later.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import monotonic

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import plain, soundness, trick_play
from reunion_desktop.solver.answers import (
    MOST_TOTAL,
    UNLIMITED,
    Allowance,
    Solved,
    SolvedWorlds,
    UtilityTable,
    Whole,
    Worth,
)
from reunion_desktop.solver.built import COMPILED
from reunion_desktop.solver.tables import Position, TrickTables

if COMPILED:
    from reunion_desktop.solver import _core

__all__ = [
    "COMPILED",
    "UNLIMITED",
    "Allowance",
    "Hands",
    "Solved",
    "SolvedWorlds",
    "UtilityTable",
    "Whole",
    "Worth",
    "maxn",
    "perft",
    "playouts",
    "reaches",
    "solve",
    "solve_worlds",
    "threshold",
    "value",
    "whole",
]

Hands = tuple[int, ...]
"""One world: each seat's cards as bits, by :attr:`Card.index`."""

_CARDS_EXACT, _CARDS_REACH, _WHOLE_EXACT, _WHOLE_REACH = range(4)
_WIDTH = 36
_UNKNOWN = -(2**31)
_FOR_EVER_MS = 2**53
"""Milliseconds that nobody waits for, and that a clock can be told."""


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
    if COMPILED:
        out = array("i", bytes(4))
        worlds = (position.hands,)
        _, nodes = _ask(tables, position, worlds, seat, _WHOLE_EXACT, 0, allowance, out)
        return Whole(None if out[0] == _UNKNOWN else out[0], nodes)
    soundness.check_question(tables, position, (position.hands,), seat)
    search = plain.AloneSearch(tables, tables.sides[seat], _effort(allowance))
    try:
        return Whole(search.value(position), search.effort.nodes)
    except plain.Stopped:
        return Whole(None, search.effort.nodes)


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
    if COMPILED:
        out = array("i", bytes(4))
        _ask(tables, position, (position.hands,), seat, _WHOLE_REACH, need, allowance, out)
        return None if out[0] == _UNKNOWN else bool(out[0])
    soundness.check_question(tables, position, (position.hands,), seat)
    search = plain.AloneSearch(tables, tables.sides[seat], _effort(allowance))
    try:
        return search.bound(position, need) >= need
    except plain.Stopped:
        return None


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
    soundness.check_mover(tables, position, worlds)
    question = _CARDS_EXACT if need is None else _CARDS_REACH
    if COMPILED:
        out = array("i", bytes(4 * _WIDTH * len(worlds)))
        done, nodes = _ask(tables, position, worlds, seat, question, need or 0, allowance, out)
        cards = tuple(trick_play.legal(tables, position))
        rows = tuple(
            tuple([out[start + card] for card in cards])
            for start in range(0, done * _WIDTH, _WIDTH)
        )
        return SolvedWorlds(cards, rows, nodes, done == len(worlds))
    soundness.check_question(tables, position, worlds, seat)
    cards = tuple(trick_play.legal(tables, position))
    effort = _effort(allowance)
    found = []
    for hands in worlds:
        solved = _plain_cards(tables, replace(position, hands=hands), seat, effort, need)
        if not solved.complete:
            break
        found.append(tuple(solved.values[card] for card in cards))
    return SolvedWorlds(cards, tuple(found), effort.nodes, len(found) == len(worlds))


def maxn(
    tables: TrickTables,
    position: Position,
    standing: Sequence[int],
    *,
    utility: UtilityTable | None = None,
    points: Sequence[int] = (0, 0, 0),
    allowance: Allowance = UNLIMITED,
) -> Worth:
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
    if not COMPILED or not all(0 <= made <= MOST_TOTAL for made in points):
        soundness.check_aims(tables, position, standing, utility, points)
    if COMPILED:
        out = array("i", bytes(12 * _WIDTH))
        _, nodes = _core.maxn(
            *_told(tables, position, (position.hands,)),
            array("i", map(sorted(standing).index, standing)),
            utility.numbers if utility else None,
            utility.total if utility else 0,
            array("i", points),
            *_cost(allowance),
            out,
        )
        values = {
            card: (out[3 * card], out[3 * card + 1], out[3 * card + 2])
            for card in trick_play.legal(tables, position)
            if out[3 * card] != _UNKNOWN
        }
        return Worth(values, nodes, complete=len(values) == len(trick_play.legal(tables, position)))
    effort = _effort(allowance)
    search = plain.MaxnSearch(tables, standing, utility, tuple(points), effort)
    try:
        found = search.card_values(position)
    except plain.Stopped:
        return Worth({}, effort.nodes, complete=False)
    return Worth(
        {card: (a, b, c) for card, (a, b, c) in found.items()}, effort.nodes, complete=True
    )


def perft(tables: TrickTables, position: Position, depth: int) -> int:
    """How many sequences of so many cards may be played.

    Raises:
        ValueError: the position cannot be, or the depth is below zero.
    """
    if COMPILED:
        found = _core.perft(*_told(tables, position, (position.hands,)), depth, None, 0)
        assert found is not None  # noqa: S101 - nothing stops it.
        return found
    soundness.check_perft(tables, position, depth)
    return trick_play.perft(tables, position, depth)


def playouts(tables: TrickTables, position: Position, count: int, seed: int) -> tuple[int, ...]:
    """Points by seat of so many deals played out by lot, every legal card as likely, added up.

    Raises:
        ValueError: the seats are not three each for himself, or a trick is on the table.
    """
    if COMPILED:
        return _core.playouts(*_told(tables, position, (position.hands,)), count, seed, None)
    soundness.check_playouts(tables, position, count)
    return trick_play.playouts(tables, position, count, seed)


# ---- Who answers ----


def _cards(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance, need: int | None
) -> Solved:
    if not COMPILED:
        soundness.check_question(tables, position, (position.hands,), seat)
        return _plain_cards(tables, position, seat, _effort(allowance), need)
    question = _CARDS_EXACT if need is None else _CARDS_REACH
    out = array("i", bytes(4 * _WIDTH))
    done, nodes = _ask(
        tables, position, (position.hands,), seat, question, need or 0, allowance, out
    )
    values = {card: found for card, found in enumerate(out) if found != _UNKNOWN}
    return Solved(values, nodes, complete=done == 1)


def _plain_cards(
    tables: TrickTables, position: Position, seat: Seat, effort: plain.Effort, need: int | None
) -> Solved:
    search = plain.AloneSearch(tables, tables.sides[seat], effort)
    values: dict[int, int] = {}
    try:
        values.update(_card_by_card(search, position, need))
    except plain.Stopped:
        return Solved(values, effort.nodes, complete=False)
    return Solved(values, effort.nodes, complete=True)


def _card_by_card(
    search: plain.AloneSearch, position: Position, need: int | None
) -> Iterator[tuple[int, int]]:
    for card in trick_play.legal(search.tables, position):
        if need is None:
            yield card, search.card_value(position, card)
        else:
            yield card, int(search.card_reaches(position, card, need))


def _effort(allowance: Allowance) -> plain.Effort:
    time_ms = allowance.time_ms
    end = None if time_ms is None else monotonic() + min(time_ms, _FOR_EVER_MS) / 1000

    def stopped() -> bool:
        return bool(allowance.stop is not None and allowance.stop[0]) or (
            end is not None and monotonic() >= end
        )

    return plain.Effort(0, allowance.nodes, stopped)


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
        *_told(tables, position, worlds), seat, question, bound, *_cost(allowance), out
    )


def _told(
    tables: TrickTables, position: Position, worlds: Sequence[Hands]
) -> tuple[bytes, array[int], int, bytes, int, int, int]:
    try:
        hands = array("Q", [hand for hands in worlds for hand in hands])
        trick = bytes(position.trick)
    except (OverflowError, ValueError):
        soundness.check_worlds(tables, position, worlds)
        raise
    if len(hands) != tables.players * len(worlds):
        soundness.check_seats(tables, worlds)
    return (
        tables.packed,
        hands,
        position.leader,
        trick,
        position.took,
        position.locked,
        position.locked_for,
    )


def _cost(allowance: Allowance) -> tuple[memoryview | None, int, int]:
    return allowance.stop, allowance.nodes or 0, allowance.time_ms or 0
