"""The figures by which players are counted: those of every game, and each game's own by name.

A field of :class:`Score` is a column of the archive's table of scores, is added up over games, and
can be shown; whoever wants to count something else of every game adds a field, and the step of the
schema that brings the column. What is a game's own has a name instead, and needs neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Self

from reunion_desktop.engine.scoring import Units


@dataclass(frozen=True, slots=True)
class Score:
    """What a game came to for one seat; play-offs enter the units only."""

    points: int = 0
    """Card points."""
    tricks: int = 0
    won: int = 0
    """1 where the game is over and was won, perhaps with others."""
    units: Units = 0
    """What it added to the seat's account: units net of fees, or what a game keeps instead."""
    receipts: Units = 0
    """Units that others paid, without what was paid to them."""


SCORE_FIELDS = tuple(field.name for field in fields(Score))
"""The names of the figures of every game, in the order of the columns."""


@dataclass(frozen=True, slots=True)
class Totals(Score):
    """What some games came to for one player: the sums of the scores of those that are over."""

    games: int = 0
    """How many were begun."""
    complete: int = 0
    """How many of them were played to their end."""
    stats: tuple[tuple[str, int], ...] = ()
    """The game's own figures in the order of their names, those left out that are 0."""

    def count(self, name: str) -> int:
        """One of the game's own figures; 0 where nothing of the kind ever happened."""
        return next((value for each, value in self.stats if each == name), 0)

    def sum(self, names: Iterable[str]) -> int:
        """Several of the game's own figures together."""
        return sum(self.count(name) for name in names)

    def plus(self, other: Self) -> Self:
        """Both together."""
        names = [field.name for field in fields(self) if field.name != "stats"]
        sums = {name: getattr(self, name) + getattr(other, name) for name in names}
        counts = Counter(dict(self.stats))
        counts.update(dict(other.stats))
        return type(self)(**sums, stats=named(counts))


def named(counts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """A game's own figures as totals hold them."""
    return tuple(sorted((name, value) for name, value in counts.items() if value))
