"""Heading of a score sheet, as values: when, where, by which rules, under which seal.

Plain values, so that a command can fill them in without a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above and below the figures; whatever is empty is left out."""

    begun: tuple[str, ...] = ()
    """When each game was begun, ISO 8601."""
    place: str = ""
    rules: Rules | None = None
    changed: tuple[str, ...] = ()
    """Keys of the options that differ from the preset which the rules are named after."""
    seal: str = ""
    """What is known of the fairness of the deals, a whole sentence; empty for what the next two
    numbers tell."""
    proved: int = 0
    """How many deals were sealed before the cut, and their proof verified after the count."""
    deals: int = 0
    """How many deals were counted."""
    names: tuple[str, ...] = ()
    """How the players are written, in order of play; empty for their own names."""
    initials: tuple[str, ...] = ()
    """What stands above each column; empty for as few letters as tell the names apart."""


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """A sheet that can be shown, saved and printed, with all it says."""

    figures: ScoreSheet
    """The games, under the players' own names."""
    heading: Heading = Heading()

    @property
    def sheet(self) -> Sheet:
        """What is written, under the names that are to be written."""
        names, written = self.heading.names, self.figures.written
        return written.under(names) if len(names) == len(written.names) else written

    def with_heading(self, heading: Heading) -> KeptSheet:
        """The same figures with other words round them."""
        return replace(self, heading=heading)


FindSheets = Callable[[], Sequence[KeptSheet]]
"""Finds the sheets that are meant; called in a thread, so that it may take its time."""

WriteWords = Callable[[Sequence[KeptSheet]], str]
"""Makes the text of a file."""


@dataclass(frozen=True, slots=True)
class SheetTools:
    """What saving and printing needs from the rest of the program."""

    words: Mapping[str, WriteWords]
    """Who writes the kinds that are no pages: ``txt`` and ``csv``."""
    save: Callable[[Path, bytes], str]
    """Puts a file in its place; answers why it could not, in a sentence, or nothing."""
