"""Pure Python search: plain code with a transposition table and a null window.

It is the reference for the tests, and the fallback where the core was not compiled at
installation. With six tricks or fewer it answers at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.answers import Allowance
from reunion_desktop.solver.tables import Position, TrickTables, cards_of
from reunion_desktop.solver.trick_rules import best_place, legal, play, takes

Standing = Sequence[int]
"""The standing of each seat before the deal goes on: ties are broken against the leader."""

Utility = Callable[[tuple[int, ...]], tuple[int, ...]]
"""The utility of the deal's final points, by seat, for each seat."""


_FAR = 2**31
"""More than any position is worth."""

_FOR_EVER_MS = 2**53
"""A time limit in milliseconds that is never reached and that a clock can represent."""


class SearchStoppedError(Exception):
    """The search was stopped, or its budget ran out, before it knew the answer."""


@dataclass(slots=True)
class Effort:
    """The nodes spent by a search, and its limits."""

    nodes: int = 0
    """Cards played."""
    limit: int | None = None
    """Cards that may be played."""
    stopped: Callable[[], bool] | None = None
    """Asked now and then whether to end."""

    @classmethod
    def within(cls, allowance: Allowance) -> Effort:
        """The effort of a search that begins now, with this budget."""
        time_ms = allowance.time_ms
        end = None if time_ms is None else monotonic() + min(time_ms, _FOR_EVER_MS) / 1000

        def stopped() -> bool:
            return bool(allowance.stop is not None and allowance.stop[0]) or (
                end is not None and monotonic() >= end
            )

        return cls(0, allowance.nodes, stopped)

    def spend(self) -> None:
        """Count one card more.

        Raises:
            SearchStoppedError: the budget is used up.
        """
        self.nodes += 1
        if self.nodes % 1024 == 0:
            self.look()

    def look(self) -> None:
        """Check the budget.

        Raises:
            SearchStoppedError: it is used up.
        """
        if (self.limit is not None and self.nodes >= self.limit) or (
            self.stopped is not None and self.stopped()
        ):
            raise SearchStoppedError


# ---- One side against the rest (paranoid null-window search) ----


@dataclass(slots=True)
class AloneSearch:
    """The gain of one side from a position, all the others playing together against it."""

    tables: TrickTables
    side: int
    effort: Effort = field(default_factory=Effort)
    _known: dict[Position, tuple[int, int]] = field(default_factory=dict, init=False)
    """Transposition table: bounds of positions between tricks."""

    def value(self, position: Position) -> int:
        """The value of the position for the side."""
        low, high = self.limits(position)
        return self._exact(lambda need: self.bound(position, need), low, high)

    def card_value(self, position: Position, card: int) -> int:
        """The value of a legal card for the side, for any seat to move."""
        low, high = self.limits(position)
        return self._exact(lambda need: self._after(position, card, need), low, high)

    def card_reaches(self, position: Position, card: int, need: int) -> int:
        """1 if the side gains at least ``need`` with a legal card, else 0."""
        return int(self._after(position, card, need) >= need)

    def bound(self, position: Position, need: int) -> int:
        """Null-window search: a lower bound if at least `need`, else an upper bound."""
        if position.over:
            return 0
        if position.trick:
            return self._best(position, need)
        low, high = self._known.get(position) or self.limits(position)
        if low >= need:
            return low
        if high < need:
            return high
        found = self._best(position, need)
        self._known[position] = (
            (max(low, found), high) if found >= need else (low, min(high, found))
        )
        return found

    def limits(self, position: Position) -> tuple[int, int]:
        """The least and the most that the side can gain from here on."""
        tables = self.tables
        laid = [card for hand in position.hands for card in cards_of(hand)]
        low, high = 0, tables.last_trick + tables.trick_points * position.tricks_left
        high += sum(tables.points[card] for card in (*laid, *position.trick))
        for *_, gain, loss in tables.prizes:
            low -= loss
            high += gain
        took = {side for seat, side in enumerate(tables.sides) if position.took >> seat & 1}
        for side in {*tables.sides} - took:
            if side == self.side:
                loss = tables.no_trick_loss[tables.sides.index(side)]
                low -= max(loss, 0)
                high -= min(loss, 0)
            else:
                high += tables.no_trick_gain
        return low, high

    def _best(self, position: Position, need: int) -> int:
        """The bound by the best card of the seat to move."""
        ours = self.tables.sides[position.to_move] == self.side
        found = -_FAR if ours else _FAR
        for card in self._tried(position):
            value = self._after(position, card, need)
            found = max(found, value) if ours else min(found, value)
            if ours == (found >= need):
                break
        return found

    def _after(self, position: Position, card: int, need: int) -> int:
        self.effort.spend()
        after, won, extra = play(self.tables, position, card)
        gained = sum(
            won[seat] + extra[seat]
            for seat, side in enumerate(self.tables.sides)
            if side == self.side
        )
        return gained + self.bound(after, need - gained)

    def _tried(self, position: Position) -> list[int]:
        """The legal cards in search order, one of each set of equivalent cards."""
        tables = self.tables
        cards = list(_unlike(tables, position))
        if position.trick:
            best = best_place(tables, position.trick, position.covered)
            holder = (position.leader + best) % tables.players
            held = (tables.sides[holder] == self.side) == (
                tables.sides[position.to_move] == self.side
            )

            def promise(card: int) -> int:
                wins = takes(tables, position, card)
                points = tables.points[card]
                return 200 + points if wins else 100 + points if held else -points

            cards.sort(key=promise, reverse=True)
        else:
            cards.sort(key=tables.strengths.__getitem__, reverse=True)
        return cards

    @staticmethod
    def _exact(bound: Callable[[int], int], low: int, high: int) -> int:
        """The exact value between two limits, by bisection."""
        while low < high:
            need = (low + high + 1) // 2
            found = bound(need)
            if found >= need:
                low = min(found, high)
            else:
                high = max(found, low)
        return low


def _unlike(tables: TrickTables, position: Position) -> Iterator[int]:
    """The legal cards, only one of each set of equivalent cards.

    Cards of one hand are equivalent if they have equal points and no other hand, nor the trick,
    has a card between them.
    """
    mover = position.hands[position.to_move]
    others = [card for hand in position.hands if hand != mover for card in cards_of(hand)]
    others += position.trick
    kept: list[int] = []
    apart = {card for prize in tables.prizes for card in prize[:2]} | {position.locked}
    for card in legal(tables, position):
        alike = (
            other
            for other in kept
            if tables.suits[other] == tables.suits[card]
            and tables.points[other] == tables.points[card]
            and not apart & {card, other}
            and not any(_between(tables, third, card, other) for third in others)
        )
        if next(alike, None) is None:
            kept.append(card)
            yield card


def _between(tables: TrickTables, card: int, one: int, other: int) -> bool:
    """Tell whether a card stands between two others of its suit."""
    if tables.suits[card] != tables.suits[one]:
        return False
    low, high = sorted((tables.strengths[one], tables.strengths[other]))
    return low < tables.strengths[card] < high


# ---- Every seat alone (max^n) ----


def rivals(standing: Standing, seat: Seat) -> list[Seat]:
    """The other seats, best standing first, level ones in order of play."""
    players = len(standing)
    return sorted(
        (other for other in range(players) if other != seat),
        key=lambda other: (-standing[other], (other - seat) % players),
    )


@dataclass(slots=True)
class MaxnSearch:
    """Max^n search: every seat maximizes its own gain.

    Ties are broken to *lower the leader*: among cards of equal worth to the mover, the one that
    leaves least to the seat with the best standing, then to the next; without such a rule the
    answer is not defined.
    """

    tables: TrickTables
    standing: Standing
    utility: Utility | None = None
    """The utility of the final points; None where the points themselves are wanted."""
    points: tuple[int, ...] = ()
    """Points of each seat before the position, for a utility."""
    effort: Effort = field(default_factory=Effort)
    _known: dict[tuple[Position, tuple[int, ...]], tuple[int, ...]] = field(
        default_factory=dict, init=False
    )

    def value(self, position: Position) -> tuple[int, ...]:
        """The gain of each seat from the position on."""
        return self._value(position, self.points or (0,) * self.tables.players)

    def card_values(self, position: Position) -> dict[int, tuple[int, ...]]:
        """The gain of each seat with each legal card."""
        points = self.points or (0,) * self.tables.players
        return {card: self._after(position, points, card) for card in legal(self.tables, position)}

    def _value(self, position: Position, points: tuple[int, ...]) -> tuple[int, ...]:
        if position.over:
            return (0,) * self.tables.players if self.utility is None else self.utility(points)
        key = (position, points if self.utility else ())
        if key in self._known:
            return self._known[key]
        seat = position.to_move
        order = rivals(self.standing, seat)
        best = max(
            (self._after(position, points, card) for card in _unlike(self.tables, position)),
            key=lambda worth: (worth[seat], *(-worth[other] for other in order)),
        )
        if not position.trick:
            self._known[key] = best
        return best

    def _after(self, position: Position, points: tuple[int, ...], card: int) -> tuple[int, ...]:
        self.effort.spend()
        after, won, extra = play(self.tables, position, card)
        if self.utility is None:
            return _added(_added(won, extra), self._value(after, points))
        return _added(extra, self._value(after, _added(points, won)))


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(one, other, strict=True)])
