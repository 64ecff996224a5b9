"""The expected value of a slate of Hindersche for each player, in marks on the frame.

Model: every order of the players by points in a deal is equally likely; now and then one marches.
What a player loses by a game the others gain, a mark's worth each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.hindersche.options import hindersche
from reunion_desktop.games.hindersche.options.slate import (
    ALL_TRICKS,
    HUNDRED,
    MARKS,
    SEATS,
    Slate,
    Tied,
    after,
    change_of,
)

_MARCH = 0.04
"""The chance of a march in a deal, among rule-based players."""
_MOST = 8
"""The most marks on a slate that the table of chances covers."""
_SWEEPS = 60
"""The number of sweeps of value iteration until the chances converge."""

Marks = tuple[int, ...]
"""Marks by seat."""


def stakes(rules: Rules, lines: tuple[ScoreLine, ...]) -> SlateStakes:
    """The stakes of a deal: the value of the slate after it, in marks on the frame."""
    own = hindersche(rules)
    return SlateStakes(own.slate(lines), own.capped, own.lost_four)


@dataclass(frozen=True, slots=True)
class SlateStakes:
    """The stakes of the next deal, given the slate."""

    slate: Slate
    capped: bool
    """True where a march wipes no more marks than the excess."""
    lost_four: int
    """Marks on the frame for a player who loses the first four deals."""

    def worths(self, points: tuple[int, ...], tricks: tuple[int, ...]) -> tuple[float, ...]:
        """The value of the slate after the deal for each seat."""
        dealt_in = self.slate.dealt_in
        ranks = tuple(
            [
                sum([points[other] < points[seat] for other in dealt_in]) if seat in dealt_in else 0
                for seat in range(SEATS)
            ]
        )
        made = next((s for s in dealt_in if points[s] >= HUNDRED or tricks[s] == ALL_TRICKS), None)
        hundred = made is not None and points[made] >= HUNDRED
        return _worths(self, ranks, made, hundred=hundred)


@lru_cache(maxsize=1 << 12)
def _worths(
    stakes: SlateStakes, ranks: tuple[int, ...], made: Seat | None, *, hundred: bool
) -> tuple[float, ...]:
    """The same from the ranks by points, and the seat that made a hundred or every trick."""
    points = tuple([HUNDRED if seat == made and hundred else r for seat, r in enumerate(ranks)])
    tricks = tuple([ALL_TRICKS if seat == made else 1 for seat in range(SEATS)])
    change = change_of(stakes.slate, points, tricks, capped=stakes.capped)
    found = after(stakes.slate, change)
    worths = [0.0] * SEATS
    for share, marks in _played_off(found.marks, found.ties):
        over_four = stakes.slate.lost_four or (
            not stakes.slate.butzen and max(marks) == sum(marks) == MARKS
        )
        frame = stakes.lost_four if over_four else 1
        losses = chances(marks, butzen=found.butzen or sum(marks) >= MARKS, capped=stakes.capped)
        for seat, loss in enumerate(losses):
            worths[seat] += share * frame * (1 - SEATS * loss)
    return tuple(worths)


def _played_off(marks: Marks, ties: tuple[Tied, ...]) -> Iterator[tuple[float, Marks]]:
    """The marks after the play-offs, each outcome equally likely."""
    if not ties:
        yield 1.0, marks
        return
    tied, *rest = ties
    ways = list(combinations(tied.among, tied.count))
    for way in ways:
        changed = tuple([own + tied.what.change * (seat in way) for seat, own in enumerate(marks)])
        for share, end in _played_off(changed, tuple(rest)):
            yield share / len(ways), end


def chances(marks: Marks, *, butzen: bool, capped: bool) -> tuple[float, ...]:
    """The chance of each seat to lose the game, from the marks alone."""
    kept = tuple(sorted(marks, reverse=True))
    if not butzen:
        found = _first_phase(kept, capped=capped)
    else:
        kept = tuple([own for own in kept if own])
        found = _butzen(capped=capped)[_bounded(kept)]
    by_mark = dict(zip(kept, found, strict=True))
    return tuple([by_mark.get(own, 0.0) for own in marks])


@cache
def _first_phase(marks: Marks, *, capped: bool) -> tuple[float, ...]:
    """Chances in the first phase, marks in descending order."""
    totals = [0.0] * SEATS
    for seat in range(SEATS):
        highest = tuple([own + (s == seat) for s, own in enumerate(marks)])
        others = tuple([own + (s != seat) for s, own in enumerate(marks)])
        for share, then in ((1 - _MARCH, highest), (_MARCH, others)):
            losses = chances(then, butzen=sum(then) >= MARKS, capped=capped)
            totals = [t + share * loss / SEATS for t, loss in zip(totals, losses, strict=True)]
    return _level(marks, totals)


def _level(marks: Marks, totals: list[float]) -> tuple[float, ...]:
    """Average the chances of seats with the same marks."""
    groups = {own: [t for t, m in zip(totals, marks, strict=True) if m == own] for own in marks}
    return tuple([sum(groups[own]) / len(groups[own]) for own in marks])


def _bounded(marks: Marks) -> Marks:
    """Marks in descending order, reduced to what the table of chances covers."""
    own = list(marks)
    while sum(own) > _MOST:
        own[own.index(max(own))] -= 1
    return tuple(own)


@cache
def _butzen(*, capped: bool) -> dict[Marks, tuple[float, ...]]:
    """Chances in Butzen by marks in descending order, found by value iteration."""
    states = [marks for count in (1, 2, 3, 4) for marks in _falling(count, _MOST)]
    found = {marks: (1 / len(marks),) * len(marks) for marks in states}
    nexts = {marks: list(_ends(marks, capped=capped)) for marks in states if len(marks) > 1}
    for _ in range(_SWEEPS):
        for marks, ends in nexts.items():
            totals = [0.0] * len(marks)
            for share, end in ends:
                kept = _bounded(tuple(sorted([own for own in end if own], reverse=True)))
                by_mark = dict(zip(kept, found[kept], strict=True))
                totals = [
                    t + share * by_mark.get(own, 0.0) for t, own in zip(totals, end, strict=True)
                ]
            found[marks] = _level(marks, totals)
    return found


def _falling(count: int, most: int, highest: int = _MOST) -> Iterator[Marks]:
    """All descending tuples of ``count`` marks, at least one each."""
    if not count:
        yield ()
        return
    for own in range(min(highest, most - count + 1), 0, -1):
        for rest in _falling(count - 1, most - own, own):
            yield (own, *rest)


def _ends(marks: Marks, *, capped: bool) -> Iterator[tuple[float, Marks]]:
    """The possible marks after a deal of Butzen, every order of the players equally likely."""
    count = len(marks)
    slate = Slate((*marks, *(0,) * (SEATS - count)), butzen=True)
    low_high = [(low, high) for low in range(count) for high in range(count) if low != high]
    excess = sum(marks) - MARKS
    if count > 2 and excess > 1:
        ways = list(combinations(range(count), min(excess, count - 1)))
        for way in ways:
            yield (1 - _MARCH) / len(ways), _less(marks, way)
    else:
        for low, high in low_high:
            points = [HUNDRED // 2] * SEATS
            points[low], points[high] = 0, HUNDRED - 1
            end = after(slate, change_of(slate, points, (1,) * SEATS, capped=capped)).marks
            yield (1 - _MARCH) / len(low_high), end[:count]
    for marcher in range(count):
        points = [0] * SEATS
        points[marcher] = HUNDRED
        end = after(slate, change_of(slate, points, (1,) * SEATS, capped=capped)).marks
        yield _MARCH / count, end[:count]


def _less(marks: Marks, way: tuple[int, ...]) -> Marks:
    return tuple([own - (place in way) for place, own in enumerate(marks)])
