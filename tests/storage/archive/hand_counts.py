"""Independent counts for Bauer and Viersche: from the events of a game, without its lines.

Partners sit opposite: a side is a seat modulo 2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from reunion_desktop.engine.events import Announced, DealScored, Event, TrickTaken

Counts = list[Counter[str]]
"""What was counted of each seat."""


def counted(game: str, events: Iterable[Event], *, nothing_at_four: bool = False) -> Counts:
    """Figures of a game of either kind; of a deal that is not over, none."""
    seats: Counts = [Counter() for _ in range(4)]
    counter = (
        _Bauer(seats, nothing_at_four=nothing_at_four) if game == "bauer" else _Viersche(seats)
    )
    for event in events:
        counter.hear(event)
    return seats


class _Counter:
    """Counts shared by both games: tricks and points of the current deal."""

    def __init__(self, seats: Counts) -> None:
        self.seats = seats
        self.tricks = [0] * 4
        self.points = [0, 0]

    def hear(self, event: Event) -> None:
        """Take an event in."""
        if isinstance(event, Announced):
            self.said(event)
        elif isinstance(event, TrickTaken):
            self.tricks[event.winner] += 1
            self.points[event.winner % 2] += event.points
            self.taken(event)
        elif isinstance(event, DealScored):
            for seat in range(4):
                self.seats[seat]["deals"] += 1
            self.over()
            self.tricks, self.points = [0] * 4, [0, 0]

    def of_sides(self, first: str, side: int, other: str) -> None:
        """One figure for a side, another for those across the table."""
        for seat in range(4):
            self.seats[seat][first if seat % 2 == side else other] += 1

    def said(self, event: Announced) -> None:
        """Something was said."""

    def taken(self, event: TrickTaken) -> None:
        """A trick was taken."""

    def over(self) -> None:
        """The deal is over."""


class _Bauer(_Counter):
    def __init__(self, seats: Counts, *, nothing_at_four: bool) -> None:
        super().__init__(seats)
        self.nothing_at_four = nothing_at_four
        self.makers = 0
        self.alone: int | None = None

    def said(self, event: Announced) -> None:
        if event.call.word == "trump":
            self.makers = event.seat % 2
        elif event.call.word == "away":
            self.alone = event.seat

    def over(self) -> None:
        made = self.tricks[self.makers] + self.tricks[self.makers + 2]
        if self.alone is not None:
            won = self.tricks[self.alone] == 8
            self.seats[self.alone]["away_won" if won else "away_lost"] += 1
        elif made > 4:
            self.of_sides("makers_won", self.makers, "against_lost")
        elif made < 4 or not self.nothing_at_four:
            self.of_sides("makers_lost", self.makers, "against_won")
        self.alone = None


class _Viersche(_Counter):
    def __init__(self, seats: Counts) -> None:
        super().__init__(seats)
        self.needs: list[int] | None = None
        self.left = [4, 4]
        self.first_there: int | None = None
        self.claims: list[tuple[int, str]] = []
        self.spoke: tuple[int, bool] | None = None

    def said(self, event: Announced) -> None:
        assert event.call.word == "reached"
        assert self.needs is not None
        side = event.seat % 2
        right = self.points[side] >= self.needs[side]
        self.claims.append((event.seat, "claims_right" if right else "claims_false"))
        self.spoke = (side, right)

    def taken(self, event: TrickTaken) -> None:
        self.spoke = None
        side = event.winner % 2
        if self.needs and self.first_there is None and self.points[side] >= self.needs[side]:
            self.first_there = side

    def over(self) -> None:
        """Nine tricks are two half-rungs, but no more than a side has left to wipe."""
        both = [self.tricks[side] + self.tricks[side + 2] for side in (0, 1)]
        winner, worth = self.first_there, 1
        if 9 in both:
            winner, worth = both.index(9), 2
            self.of_sides("marches_won", winner, "marches_lost")
        elif self.spoke is not None:
            side, right = self.spoke
            winner = side if right else 1 - side
        elif self.needs is None and max(self.points) >= 100:
            winner = self.points.index(max(self.points))
        opened = self.needs is None and winner is None
        self.needs = [100 - points for points in self.points] if opened else None
        if winner is not None:
            for _ in range(min(worth, self.left[winner])):
                self.of_sides("rungs_won", winner, "rungs_lost")
            self.left[winner] -= min(worth, self.left[winner])
        for seat, name in self.claims:
            self.seats[seat][name] += 1
        self.first_there = self.spoke = None
        self.claims = []
