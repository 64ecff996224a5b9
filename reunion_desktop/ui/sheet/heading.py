"""Heading of a score sheet: date, place, rules, seal, and initials of the players.

Plain values, so that a command can fill them in without a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path

from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.sheet import Sheet

SHORTENED = 5, 4, 3
"""Letters of shortened names, tried in order."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Text above and below the figures; empty fields are left out."""

    begun: tuple[str, ...] = ()
    """Start of each game, ISO 8601."""
    place: str = ""
    rules: Rules | None = None
    changed: tuple[str, ...] = ()
    """Keys of the options that differ from the named preset."""
    seal: str = ""
    """Sentence about the fairness of the deals.

    Empty if it follows from the next two numbers.
    """
    proved: int = 0
    """Number of deals sealed before the cut and verified after the score."""
    deals: int = 0
    """Number of deals scored."""
    payment: tuple[str, ...] = ()
    """The rules of payment, a paragraph each; empty where they are not wanted."""
    names: tuple[str, ...] = ()
    """Printed names of the players, in order of play; empty for their own names."""
    initials: tuple[str, ...] = ()
    """Column headings; empty for the shortest distinct initials."""


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """A score sheet with its heading, ready to be shown, saved and printed."""

    figures: ScoreSheet
    """The games, with the players' own names."""
    heading: Heading = Heading()

    @property
    def sheet(self) -> Sheet:
        """The sheet with the printed names."""
        names, written = self.heading.names, self.figures.written
        return written.under(names) if len(names) == len(written.names) else written


FindSheets = Callable[[], Sequence[KeptSheet]]
"""Returns the sheets to show; called in a worker thread, so it may be slow."""

WriteWords = Callable[[Sequence[KeptSheet]], str]
"""Returns the text of a file."""


@dataclass(frozen=True, slots=True)
class SheetTools:
    """Services that saving and printing need from the rest of the program."""

    words: Mapping[str, WriteWords]
    """Writers of the text formats: ``txt`` and ``csv``."""
    save: Callable[[Path, bytes], str]
    """Writes a file; returns an error sentence, or an empty string."""


def in_lines(names: str, count: int) -> str:
    """Break the names of a side, joined by ampersands, into lines of similar length."""
    words = [f"{name} &" for name in names.split(" & ")]
    words[-1] = words[-1].removesuffix(" &")
    ways = [
        "\n".join(" ".join(words[start:end]) for start, end in pairwise((0, *cuts, len(words))))
        for cuts in combinations(range(1, len(words)), min(count, len(words)) - 1)
    ]
    return min(ways, key=lambda way: max(map(len, way.split("\n"))))


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """Shortest initials that distinguish the players."""
    for count in (1, 2, 3):
        short = tuple(name.strip()[:count] or "?" for name in names)
        if len(set(short)) == len(names):
            return short
    return tuple(f"{name.strip()[:1] or '?'}{place}" for place, name in enumerate(names, 1))


def shortened(names: Sequence[str], letters: int) -> tuple[str, ...]:
    """First letters of names, with a full stop where there is room for it."""
    stop = "." if letters > SHORTENED[-1] else ""
    most = letters + len(stop)
    return tuple(name if len(name) <= most else name[:letters] + stop for name in names)
