"""Per-seat statistics of games and their totals.

A field of :class:`Score` is a column of the archive's score table, in order, is summed over games,
and can be shown. To count something else for every game, add a field, the column in the archive's
schema, and raise the version of the schema. A game's own statistics are stored by name and need
none of this.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Self

from reunion_desktop.engine.scoring import Units


@dataclass(frozen=True, slots=True)
class Score:
    """Result of a game for one seat; play-offs enter the units only."""

    points: int = 0
    """Card points."""
    tricks: int = 0
    won: int = 0
    """1 if the game is over and was won, alone or with others."""
    units: Units = 0
    """Change of the seat's account: units net of fees, or what a game uses instead."""
    receipts: Units = 0
    """Units received from others, payments to them not subtracted."""


@dataclass(frozen=True, slots=True)
class Totals(Score):
    """Totals of several games of one player: sums over the finished ones."""

    games: int = 0
    """Number of games begun."""
    complete: int = 0
    """Number of games finished."""
    stats: tuple[tuple[str, int], ...] = ()
    """The game's own statistics in the order of their names, without zeros."""

    def count(self, name: str) -> int:
        """One of the game's own statistics; 0 if it never occurred."""
        return next((value for each, value in self.stats if each == name), 0)

    def sum(self, names: Iterable[str]) -> int:
        """Sum of several of the game's own statistics."""
        return sum(self.count(name) for name in names)

    def plus(self, other: Self) -> Self:
        """The sum of two totals."""
        names = [field.name for field in fields(self) if field.name != "stats"]
        sums = {name: getattr(self, name) + getattr(other, name) for name in names}
        counts = Counter(dict(self.stats))
        counts.update(dict(other.stats))
        return type(self)(**sums, stats=named(counts))


def named(counts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """A game's own statistics in the form of ``Totals.stats``."""
    return tuple(sorted((name, value) for name, value in counts.items() if value))
