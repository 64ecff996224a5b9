"""Values about sittings: which are looked for, a row of the list, what an import came to."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.scoring import Units

RESULTS = ("won", "shared", "lost", "open")
"""How a sitting ended for whoever sits at seat 0: ahead of all, level with the best, behind, or
without a game that was finished."""


@dataclass(frozen=True, slots=True)
class Search:
    """Which sittings are looked for, and in what order; what is None leaves all in."""

    text: str = ""
    """Words that must all stand somewhere: title, note, names, rule set, date."""
    since: int | None = None
    """Begun at this second since 1970 or later."""
    until: int | None = None
    """Begun before this second since 1970."""
    player: str | None = None
    preset: str | None = None
    result: str | None = None
    """One of :data:`RESULTS`."""
    order: str = "date"
    """What the list is sorted by: ``date``, ``players``, ``rules``, ``games``, ``units`` or
    ``result``."""
    descending: bool = True
    game: str | None = None
    """The name of a game, as records have it."""


EVERYTHING = Search()
"""The search that finds every sitting, the newest first."""


@dataclass(frozen=True, slots=True)
class SessionRow:
    """One sitting in the list."""

    id: int
    """Its number in the archive."""
    date: str
    """When its first game was begun, ISO 8601."""
    title: str
    """The name that the person gave it; empty where none was given."""
    note: str
    """What the person wrote about it."""
    names: tuple[str, ...]
    """Players by seat."""
    preset: str
    """The rule set's name."""
    games: int
    unfinished: int
    """How many of its games were left in their midst."""
    helped: int
    """In how many of its games help was taken."""
    practice: bool
    """Whether it was played for practice."""
    units: tuple[Units, ...]
    """What the sitting came to by seat: net, or received where units are only earned."""
    result: str
    """One of :data:`RESULTS`."""
    game: str = "reunion"
    """The game that was played."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import came to."""

    sittings: int
    games: int
    """Games that are new."""
    known: int
    """Games that were in the archive already."""
