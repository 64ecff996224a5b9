"""Protocols of the archive as its window sees it: what answers, what changes, who carries jobs.

The answers are values of :mod:`reunion_desktop.history`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.history.sessions import Imported, Search, SessionRow
from reunion_desktop.history.statistics import Statistics

T = TypeVar("T")
Progress = Callable[[int, int], object]
"""Takes how far a long job is: what is done, out of how much; called from another thread."""
Stopped = Callable[[], bool]
"""Asked again and again whether a long job is to be called off."""


class ArchivedGame(Protocol):
    """One game of a sitting; its record is handed on, never looked into."""

    @property
    def record(self) -> object:
        """The decisions."""
        ...


class StatisticsReader(Protocol):
    """Who counts players' games."""

    def of(self, player: str, game: str, *, practice: bool = False) -> Statistics:
        """What a player's games of one kind come to."""
        ...


class ArchiveReader(Protocol):
    """The archive, inside a job that looks something up in another thread."""

    @property
    def statistics(self) -> StatisticsReader:
        """Who counts players' games."""
        ...

    def find(self, search: Search) -> Sequence[int]:
        """The numbers of sittings, in order."""
        ...

    def thrown_away(self) -> Sequence[int]:
        """The sittings that can be brought back."""
        ...

    def rows(self, numbers: Sequence[int]) -> Sequence[SessionRow]:
        """The rows of some sittings; those that are gone are left out."""
        ...

    def players(self) -> Sequence[str]:
        """Everybody, the person first."""
        ...

    def presets(self) -> Sequence[tuple[str, str]]:
        """The rule sets that were played, each after the game that it belongs to."""
        ...

    def games(self, sitting: int) -> Sequence[ArchivedGame]:
        """The games of a sitting."""
        ...

    def sheet(self, sitting: int) -> ScoreSheet:
        """Its score sheet."""
        ...


class ArchiveWriter(Protocol):
    """The archive, inside a job that changes something in another thread."""

    def rename(self, sitting: int, title: str) -> None:
        """Give a sitting a name."""
        ...

    def annotate(self, sitting: int, note: str) -> None:
        """Write something about it."""
        ...

    def throw_away(self, sittings: Iterable[int]) -> None:
        """Take sittings out of the list."""
        ...

    def bring_back(self, sittings: Iterable[int]) -> None:
        """Put sittings back in the list."""
        ...

    def thrown_away(self) -> Sequence[int]:
        """The sittings that can be brought back."""
        ...


class ArchiveJobs(Protocol):
    """Who does jobs in the archive; whatever is handed in is called in other threads."""

    def read(
        self,
        job: Callable[[ArchiveReader], T],
        then: Callable[[T], object],
        failed: Callable[[str], object],
        *,
        lane: int = 0,
    ) -> None:
        """Look something up; what is asked in one lane does not wait for others."""
        ...

    def write(
        self,
        job: Callable[[ArchiveWriter], T],
        then: Callable[[T], object],
        failed: Callable[[str], object],
    ) -> None:
        """Change something; it is on disk before ``then`` is called."""
        ...

    def import_files(
        self,
        paths: Sequence[Path],
        progress: Progress,
        stopped: Stopped,
        then: Callable[[Imported], object],
        failed: Callable[[str], object],
    ) -> None:
        """Take records in: wholly, or not at all."""
        ...

    def back_up(
        self,
        path: Path,
        progress: Progress,
        stopped: Stopped,
        then: Callable[[None], object],
        failed: Callable[[str], object],
    ) -> None:
        """Copy the archive to one file."""
        ...

    def restore(
        self,
        path: Path,
        progress: Progress,
        stopped: Stopped,
        then: Callable[[None], object],
        failed: Callable[[str], object],
    ) -> None:
        """Put a backup in the archive's place."""
        ...

    def export(
        self,
        sittings: Sequence[int],
        path: Path,
        then: Callable[[None], object],
        failed: Callable[[str], object],
    ) -> None:
        """Write sittings as one record."""
        ...
