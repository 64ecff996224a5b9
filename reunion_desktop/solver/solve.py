"""What perfect information makes of a position: the questions, and who answers them.

The compiled core answers where it was built, the readable search otherwise: the same answers, some
hundred times later.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver import plain
from reunion_desktop.solver.tables import Position, TrickTables

try:
    from reunion_desktop.solver import _core
except ImportError:
    COMPILED = False
else:
    COMPILED = True

Hands = tuple[int, ...]
"""One world: each seat's cards as bits, by :attr:`Card.index`."""

_CARDS_EXACT, _CARDS_REACH, _WHOLE_EXACT, _WHOLE_REACH = range(4)
_WIDTH = 36
_UNKNOWN = -(2**31)


@dataclass(frozen=True, slots=True)
class Allowance:
    """What an answer may cost; None for as much as it takes."""

    nodes: int | None = None
    """Cards played in search, looked at every 1,024 cards."""
    time_ms: int | None = None
    """Milliseconds by the clock."""
    stop: memoryview | None = None
    """One int that another thread sets to end the search."""

    def __post_init__(self) -> None:
        for limit in (self.nodes, self.time_ms):
            if limit is not None and limit <= 0:
                message = f"An allowance of {limit} leaves nothing to search with."
                raise ValueError(message)


UNLIMITED = Allowance()
"""As much as it takes."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What the cards of one position are worth."""

    values: Mapping[int, int]
    """By :attr:`Card.index`; cards that were not reached in time are missing."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """Whether the search came to its end."""


@dataclass(frozen=True, slots=True)
class Whole:
    """What a position is worth, its best cards played."""

    value: int | None
    """Points and extras from here on; None when the allowance ran out."""
    nodes: int
    """Cards played in search."""


@dataclass(frozen=True, slots=True)
class SolvedWorlds:
    """What the mover's cards are worth in several worlds."""

    cards: tuple[int, ...]
    """The cards asked about, by :attr:`Card.index`."""
    rows: tuple[tuple[int, ...], ...]
    """For each world that was finished, in order, the values of these cards."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """Whether all worlds were finished."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What each seat gains with the cards of one position, each for himself."""

    values: Mapping[int, tuple[int, int, int]]
    """By :attr:`Card.index`; cards that were not reached in time are missing."""
    nodes: int
    """Cards played in search."""
    complete: bool
    """Whether the search came to its end."""


@dataclass(frozen=True, slots=True)
class UtilityTable:
    """What the final points of a deal for three are worth to each seat."""

    total: int
    """Points of the deal, all seats together."""
    numbers: array[int]
    """Worth to seats 0, 1, 2 by the points of seat 0 and of seat 1: signed numbers of four bytes
    (``array("i")``), none beyond 16,000."""

    @classmethod
    def of(cls, total: int, worth: Callable[[int, int, int], Sequence[int]]) -> UtilityTable:
        """The table of a function of the three seats' points."""
        numbers = array("i", bytes(12 * (total + 1) ** 2))
        for a in range(total + 1):
            for b in range(total + 1 - a):
                at = 3 * (a * (total + 1) + b)
                numbers[at : at + 3] = array("i", worth(a, b, total - a - b))
        return cls(total, numbers)

    def __call__(self, points: tuple[int, ...]) -> tuple[int, ...]:
        """The worth of some final points."""
        at = 3 * (points[0] * (self.total + 1) + points[1])
        return tuple(self.numbers[at : at + 3])


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
    mover = position.to_move
    if any(hands[mover] != position.hands[mover] for hands in worlds):
        message = "The mover's own cards differ between the worlds."
        raise ValueError(message)
    cards = tuple(plain.legal(tables, position))
    question = _CARDS_EXACT if need is None else _CARDS_REACH
    if COMPILED:
        out = array("i", bytes(4 * _WIDTH * len(worlds)))
        done, nodes = _ask(tables, position, worlds, seat, question, need or 0, allowance, out)
        rows = tuple(
            tuple([out[start + card] for card in cards])
            for start in range(0, done * _WIDTH, _WIDTH)
        )
        return SolvedWorlds(cards, rows, nodes, done == len(worlds))
    effort = _effort(allowance)
    found = []
    for hands in worlds:
        solved = _plain_cards(tables, _with_hands(position, hands), seat, effort, need)
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
    if COMPILED:
        out = array("i", bytes(12 * _WIDTH))
        _, nodes = _core.maxn(
            *_told(tables, position, (position.hands,)),
            array("i", standing),
            utility.numbers if utility else array("i"),
            utility.total if utility else 0,
            array("i", points),
            *_cost(allowance),
            out,
        )
        values = {
            card: (out[3 * card], out[3 * card + 1], out[3 * card + 2])
            for card in plain.legal(tables, position)
            if out[3 * card] != _UNKNOWN
        }
        return Worth(values, nodes, complete=len(values) == len(plain.legal(tables, position)))
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
    """How many sequences of so many cards may be played."""
    if COMPILED:
        found = _core.perft(*_told(tables, position, (position.hands,)), depth, None, 0)
        assert found is not None  # noqa: S101 - nothing stops it.
        return found
    return plain.perft(tables, position, depth)


def playouts(tables: TrickTables, position: Position, count: int, seed: int) -> tuple[int, ...]:
    """Points by seat of so many deals played out by lot, every legal card as likely, added up.

    Raises:
        ValueError: the seats are not three each for himself, or a trick is on the table.
    """
    if COMPILED:
        return _core.playouts(*_told(tables, position, (position.hands,)), count, seed, None)
    return plain.playouts(tables, position, count, seed)


# ---- Who answers ----


def _cards(
    tables: TrickTables, position: Position, seat: Seat, allowance: Allowance, need: int | None
) -> Solved:
    if not COMPILED:
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
    for card in plain.legal(search.tables, position):
        if need is None:
            yield card, search.card_value(position, card)
        else:
            yield card, int(search.card_reaches(position, card, need))


def _effort(allowance: Allowance) -> plain.Effort:
    end = None if allowance.time_ms is None else monotonic() + allowance.time_ms / 1000

    def stopped() -> bool:
        return bool(allowance.stop is not None and allowance.stop[0]) or (
            end is not None and monotonic() >= end
        )

    return plain.Effort(0, allowance.nodes, stopped)


def _with_hands(position: Position, hands: Hands) -> Position:
    return Position(
        hands,
        position.leader,
        position.trick,
        position.took,
        position.locked,
        position.locked_for,
    )


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
    return (
        tables.packed,
        array("Q", [hand for hands in worlds for hand in hands]),
        position.leader,
        bytes(position.trick),
        position.took,
        position.locked,
        position.locked_for,
    )


def _cost(allowance: Allowance) -> tuple[memoryview | None, int, int]:
    return allowance.stop, allowance.nodes or 0, allowance.time_ms or 0
