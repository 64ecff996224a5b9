"""Values about sessions: search, list row, result of an import."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.scoring import Units


@dataclass(frozen=True, slots=True)
class Search:
    """Search for sessions with its sort order; fields that are None do not restrict it."""

    text: str = ""
    """Words that must all occur in title, note, names, rule set or date."""
    since: int | None = None
    """Begun at this second since 1970 or later."""
    until: int | None = None
    """Begun before this second since 1970."""
    player: str | None = None
    preset: str | None = None
    result: str | None = None
    """A result as :class:`SessionRow` has it."""
    order: str = "date"
    """Sort key of the list: ``date``, ``players``, ``rules``, ``games``, ``units`` or
    ``result``.
    """
    descending: bool = True
    game: str | None = None
    """The name of a game, as records have it."""


EVERYTHING = Search()
"""The search that finds every session, the newest first."""


@dataclass(frozen=True, slots=True)
class SessionRow:
    """One session in the list."""

    id: int
    """Its id in the archive."""
    date: str
    """Start of its first game, ISO 8601."""
    title: str
    """The title that the player gave it; empty if none."""
    note: str
    """The player's note."""
    names: tuple[str, ...]
    """Players by seat."""
    preset: str
    """The rule set's name."""
    games: int
    unfinished: int
    """Number of unfinished games."""
    helped: int
    """Number of games with help."""
    practice: bool
    """True if it was a practice session."""
    units: tuple[Units, ...]
    """Result by seat: net units, or received units if the game only counts gains."""
    result: str
    """For seat 0: ``won`` (alone in the lead), ``shared`` (tied for the lead), ``lost`` (behind)
    or ``open`` (without a finished game).
    """
    game: str = "reunion"
    """The game that was played."""
    by_hand: bool = False
    """True if the session was played with real cards, and its sheet kept by hand."""
    seeds: tuple[str | None, ...] = ()
    """For each game, the seed of the deal code that it was begun with; None without a code."""


@dataclass(frozen=True, slots=True)
class Imported:
    """Result of an import."""

    sessions: int
    games: int
    """Number of new games."""
    known: int
    """Number of games that the archive had already."""
    played: frozenset[str] = frozenset()
    """The ids of the games that were played."""
    last: int | None = None
    """The id of the last imported session."""
    left_out: int = 0
    """Number of lines that could not be read."""
    why: str = ""
    """The fault of the first of them."""
