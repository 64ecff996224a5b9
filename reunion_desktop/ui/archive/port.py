"""Protocols between the archive window and the archive service: reader, writer, jobs.

The answers are values of :mod:`reunion_desktop.history`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.history.mistakes import SessionMistakes
from reunion_desktop.history.sessions import Imported, Search, SessionRow
from reunion_desktop.history.statistics import Source, Statistics

T = TypeVar("T")
Progress = Callable[[int, int], object]
"""Progress callback of a long job: done and total; called in another thread."""
Stopped = Callable[[], bool]
"""Polled by a long job: True to cancel it."""


class ArchivedGame(Protocol):
    """One game of a session; the UI passes its record on without reading it."""

    @property
    def record(self) -> object:
        """The game's action log."""


class ArchiveReader(Protocol):
    """Archive inside a read job, in a worker thread."""

    def statistics(
        self, player: str, game: str, *, practice: bool = False, source: Source = Source.PLAYED
    ) -> Statistics:
        """Statistics of a player's games of one kind."""

    def find(self, search: Search) -> Sequence[int]:
        """Numbers of the sessions found, in order."""

    def thrown_away(self) -> Sequence[int]:
        """The deleted sessions that can be restored."""

    def rows(self, numbers: Sequence[int]) -> Sequence[SessionRow]:
        """Rows of sessions; missing sessions are left out."""

    def players(self) -> Sequence[str]:
        """All players, the program's own player first."""

    def presets(self) -> Sequence[tuple[str, str]]:
        """The rule sets played, each with its game."""

    def games(self, session: int) -> Sequence[ArchivedGame]:
        """The games of a session."""

    def sheet(self, session: int) -> ScoreSheet:
        """The score sheet of a session."""

    def mistakes(self, session: int) -> SessionMistakes | None:
        """Costs of the player's moves in a session; None if no deal of it is reviewed."""

    def export(self, sessions: Sequence[int], path: Path) -> None:
        """Write sessions to one game file."""


class ArchiveWriter(Protocol):
    """Archive inside a write job, in a worker thread."""

    def rename(self, session: int, title: str) -> None:
        """Give a session a title."""

    def annotate(self, session: int, note: str) -> None:
        """Set the note of a session."""

    def throw_away(self, sessions: Iterable[int]) -> None:
        """Delete sessions; they can be restored."""

    def bring_back(self, sessions: Iterable[int]) -> None:
        """Restore deleted sessions."""

    def thrown_away(self) -> Sequence[int]:
        """The deleted sessions that can be restored."""

    def import_files(self, paths: Sequence[Path], progress: Progress, stopped: Stopped) -> Imported:
        """Import game files; each is imported completely or rejected."""

    def back_up(self, path: Path, progress: Progress, stopped: Stopped) -> None:
        """Back up the archive to one file."""

    def restore(self, path: Path, progress: Progress, stopped: Stopped) -> None:
        """Restore the archive from a backup."""


class ArchiveJobs(Protocol):
    """Runs archive jobs; all callbacks are called in worker threads."""

    def read(
        self,
        job: Callable[[ArchiveReader], T],
        then: Callable[[T], object],
        failed: Callable[[str], object],
        *,
        lane: int = 0,
    ) -> None:
        """Run a read job; jobs in one lane do not wait for other lanes."""

    def write(
        self,
        job: Callable[[ArchiveWriter], T],
        then: Callable[[T], object],
        failed: Callable[[str], object],
    ) -> None:
        """Run a write job; the change is on disk before ``then`` is called."""
