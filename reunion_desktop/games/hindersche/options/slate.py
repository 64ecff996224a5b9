"""The slate of a game of Hindersche, and its change by each deal.

Sources: pagat.com, "Hindersche", by Paul Eaton and John McLeod (2024); Wikipedia, "Hindersche",
after Uwe Schoch, "im Hindersche: Spielregeln" (2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat

SEATS = 4
"""Seats at the table."""
HUNDRED = 100
"""Points that are a *Durchmarsch* in the first phase, and a march in Butzen (pagat.com)."""
MARKS = 4
"""Marks on the slate with which the first phase is over (pagat.com)."""
ALL_TRICKS = 9
"""Tricks of a deal; all of them are a march in Butzen (pagat.com)."""

_PAIR = 2
"""Number of players left in Butzen from which other rules apply (pagat.com)."""


class Tie(Enum):
    """The subject of a play-off."""

    TAKES = "takes"
    """The seat with most points in a deal of the first phase takes the mark."""
    WIPES = "wipes"
    """The seat with fewest points in Butzen wipes a mark."""
    ADDS = "adds"
    """The seat with most points in Butzen adds a mark."""

    @property
    def change(self) -> int:
        """Its effect on the marks of the seat that it falls to."""
        return -1 if self is Tie.WIPES else 1


@dataclass(frozen=True, slots=True)
class Tied:
    """A tie that must be played off."""

    what: Tie
    among: tuple[Seat, ...]
    """The seats that are level."""
    count: int = 1
    """The number of them that it falls to."""


@dataclass(frozen=True, slots=True)
class Slate:
    """The state of a game after some deals."""

    marks: tuple[int, ...] = (0,) * SEATS
    """Strokes by seat."""
    butzen: bool = False
    """True when the first phase is over and strokes are wiped."""
    ties: tuple[Tied, ...] = ()
    """The ties to be played off, the next first."""
    dealer: Seat | None = None
    """The dealer of the last deal that was no play-off; None before the first."""
    decider: Seat | None = None
    """The dealer of the play-off just played; None after any other deal."""
    again: bool = False
    """True where that deal was voided by a redeal: the same dealer deals again."""
    lost_four: bool = False
    """True where one player lost the first four deals, which ends the game."""

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats still in the game: in Butzen those with a mark."""
        return tuple([seat for seat in range(SEATS) if self.marks[seat] or not self.butzen])

    @property
    def wipers(self) -> int:
        """The number of seats that wipe a mark in an ordinary deal; those with fewest points."""
        left, excess = len(self.active), sum(self.marks) - MARKS
        if not self.butzen:
            return 0
        return 1 if left == _PAIR else min(excess, left - 1) if excess > 0 else int(not excess)

    @property
    def adds(self) -> bool:
        """True where the seat with most points adds a mark in an ordinary deal."""
        return not self.butzen or (len(self.active) != _PAIR and sum(self.marks) <= MARKS)

    @property
    def dealt_in(self) -> frozenset[Seat]:
        """The seats that play the next deal."""
        return frozenset(self.ties[0].among if self.ties else self.active)

    @property
    def loser(self) -> Seat | None:
        """The last seat with marks, which has lost the game; None while it goes on."""
        left = self.active
        return left[0] if self.butzen and not self.ties and len(left) == 1 else None

    def next_dealer(self, first: Seat, *, leftwards: bool = False) -> Seat:
        """The dealer of the next deal.

        A play-off is dealt by the first of those tied after the last regular dealer. The round
        then goes on as if it had not been, which is this program's ruling; or with the player to
        the left of who dealt the play-off, as pagat.com has it. The next game, in which all play
        again, is dealt in the same way: by the next after the last regular dealer.

        Args:
            first: who deals the first deal of the game.
            leftwards: whether the player to the left of who dealt a play-off deals after it.
        """
        if self.dealer is None:
            return first
        if self.again and not self.ties:
            return self.dealer
        after = [(self.dealer + step) % SEATS for step in range(1, SEATS + 1)]
        if leftwards and self.decider is not None and not self.ties:
            after = [(self.decider - step) % SEATS for step in range(1, SEATS + 1)]
        among = range(SEATS) if self.loser is not None else self.dealt_in
        return next(seat for seat in after if seat in among)


@dataclass(frozen=True, slots=True)
class Change:
    """The change of the slate by one deal."""

    marks: tuple[int, ...]
    """Strokes added by seat, or wiped where negative."""
    ties: tuple[Tied, ...] = ()
    """The ties to be played off before the next deal."""
    marcher: Seat | None = None
    """The seat that made a hundred, or in Butzen all tricks; None where none did, or it does not
    count.
    """


NOTHING = Change((0,) * SEATS)
"""A deal that changes nothing."""


def change_of(
    slate: Slate, points: Sequence[int], tricks: Sequence[int], *, capped: bool
) -> Change:
    """The change of the slate by a deal.

    Args:
        slate: where it stood before.
        points: card points by seat.
        tricks: tricks taken by seat.
        capped: whether a march wipes no more marks than the excess (pagat.com), or two marks in any
            case (Wikipedia, after Schoch).
    """
    if slate.ties:
        first = slate.ties[0]
        return _changed(_fallen(first.what, first.among, first.count, points), slate.ties[1:])
    if not slate.butzen:
        return _first_phase(points)
    marcher = next(
        (s for s in slate.active if points[s] >= HUNDRED or tricks[s] == ALL_TRICKS), None
    )
    if marcher is not None:
        return Change(_marched(slate, marcher, capped=capped), marcher=marcher)
    return _butzen(slate, points)


def _first_phase(points: Sequence[int]) -> Change:
    """The first phase: most points bring a mark; a hundred brings the others one each."""
    seats = range(SEATS)
    top = max(points)
    if top >= HUNDRED:
        made = list(points).index(top)
        return Change(tuple([int(seat != made) for seat in seats]), marcher=made)
    if min(points) == top:
        return Change((1,) * SEATS)
    return _changed(_fallen(Tie.TAKES, tuple(seats), 1, points))


def _marched(slate: Slate, marcher: Seat, *, capped: bool) -> tuple[int, ...]:
    """The strokes of a march in Butzen.

    Two are wiped, but never more than the excess; with two players left, two. With just four marks
    the marcher wipes all of their own, and each of the others adds one (pagat.com).
    """
    own, left = slate.marks[marcher], slate.active
    excess = sum(slate.marks) - MARKS
    added = 0
    if len(left) == _PAIR:
        wiped = min(own, 2)
    elif excess > 0:
        wiped = min(own, 2, excess) if capped else min(own, 2)
    else:
        wiped, added = own, 1
    return tuple([-wiped if s == marcher else added if s in left else 0 for s in range(SEATS)])


def _butzen(slate: Slate, points: Sequence[int]) -> Change:
    """An ordinary deal of Butzen."""
    left = slate.active
    if len({points[seat] for seat in left}) == 1:
        return NOTHING
    # With three marks, possible after a march by Schoch's rules, nobody wipes.
    wiped = _fallen(Tie.WIPES, left, slate.wipers, points) if slate.wipers else None
    return _changed(wiped, (), _fallen(Tie.ADDS, left, 1, points) if slate.adds else None)


@dataclass(frozen=True, slots=True)
class _Fall:
    """The seats that a stroke falls to for certain, and the tie to be played off."""

    what: Tie
    certain: tuple[Seat, ...]
    rest: Tied | None


def _fallen(what: Tie, among: tuple[Seat, ...], count: int, points: Sequence[int]) -> _Fall:
    """The seats that it falls to: the lowest where marks are wiped, else the highest."""
    sign = 1 if what is Tie.WIPES else -1
    at = sorted([sign * points[seat] for seat in among])[count - 1]
    level = tuple([seat for seat in among if sign * points[seat] == at])
    certain = tuple([seat for seat in among if sign * points[seat] < at])
    left = count - len(certain)
    if left == len(level):
        return _Fall(what, (*certain, *level), None)
    return _Fall(what, certain, Tied(what, level, left))


def _changed(
    fall: _Fall | None, later: tuple[Tied, ...] = (), other: _Fall | None = None
) -> Change:
    """The strokes that are certain, and the ties to be played off, in that order."""
    marks, ties = [0] * SEATS, []
    for each in (fall, other):
        if each is None:
            continue
        for seat in each.certain:
            marks[seat] += each.what.change
        if each.rest is not None:
            ties.append(each.rest)
    return Change(tuple(marks), (*ties, *later))


def after(slate: Slate, change: Change) -> Slate:
    """The slate after a deal's strokes, without the change of dealer."""
    marks = tuple([own + more for own, more in zip(slate.marks, change.marks, strict=True)])
    begins = not slate.butzen and not change.ties and sum(marks) >= MARKS
    four = begins and MARKS in marks and sum(marks) == MARKS
    return replace(
        slate,
        marks=marks,
        butzen=slate.butzen or begins,
        ties=change.ties,
        lost_four=slate.lost_four or four,
    )


def moved_on(slate: Slate, line: ScoreLine, *, capped: bool) -> tuple[Slate, Change]:
    """The slate after a deal, and the change by it."""
    if not line.played:
        return replace(slate, dealer=line.dealer, decider=None, again=True), NOTHING
    change = change_of(slate, line.points, line.tricks, capped=capped)
    dealer, decider = (slate.dealer, line.dealer) if slate.ties else (line.dealer, None)
    now = replace(after(slate, change), dealer=dealer, decider=decider, again=False)
    return now, change


@lru_cache(maxsize=64)
def slate_after(lines: tuple[ScoreLine, ...], *, capped: bool) -> Slate:
    """The slate after some deals."""
    slate = Slate()
    for line in lines:
        slate, _ = moved_on(slate, line, capped=capped)
    return slate
