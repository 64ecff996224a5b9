"""What the window of the archive needs of the archive: the shapes of answers, and who to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from reunion_desktop.engine.scoring import ScoreSheet, Units

T = TypeVar("T")
Told = Callable[[int, int], object]
"""Takes how far a long job is: what is done, out of how much; called from another thread."""
Stopped = Callable[[], bool]
"""Asked again and again whether a long job is to be called off."""


class SittingLine(Protocol):
    """One sitting in the list."""

    @property
    def id(self) -> int:
        """Its number in the archive."""

    @property
    def date(self) -> str:
        """When it was begun, ISO 8601."""

    @property
    def title(self) -> str:
        """The name that it was given, or nothing."""

    @property
    def note(self) -> str:
        """What was written about it, or nothing."""

    @property
    def names(self) -> tuple[str, ...]:
        """Players by seat."""

    @property
    def preset(self) -> str:
        """The rule set's name."""

    @property
    def games(self) -> int:
        """How many games it has."""

    @property
    def unfinished(self) -> int:
        """How many of them were left in their midst."""

    @property
    def helped(self) -> int:
        """In how many of them help was taken."""

    @property
    def practice(self) -> bool:
        """Whether it was played for practice."""

    @property
    def units(self) -> tuple[Units, ...]:
        """What it came to by seat."""

    @property
    def result(self) -> str:
        """``won``, ``shared``, ``lost`` or ``open``, for seat 0."""


class KeptGame(Protocol):
    """One game of a sitting; its record is handed on, never looked into."""

    @property
    def record(self) -> object:
        """The decisions."""

    @property
    def complete(self) -> bool:
        """Whether it was played to its end."""


class TallyLine(Protocol):
    """What some games came to for one player."""

    @property
    def games(self) -> int:
        """How many."""

    @property
    def complete(self) -> int:
        """How many were played to their end."""

    @property
    def won(self) -> int:
        """How many were won."""

    @property
    def units(self) -> float:
        """Net units."""

    @property
    def dealer_deals(self) -> int:
        """Deals as dealer."""

    @property
    def dealer_points(self) -> int:
        """Points in them."""

    @property
    def forehand_deals(self) -> int:
        """Deals as forehand."""

    @property
    def forehand_points(self) -> int:
        """Points in them."""

    @property
    def middlehand_deals(self) -> int:
        """Deals as middlehand."""

    @property
    def middlehand_points(self) -> int:
        """Points in them."""

    @property
    def stangen_received(self) -> int:
        """Deals without a trick."""

    @property
    def stangen_given(self) -> int:
        """Stangen of the others."""

    @property
    def bowers_won(self) -> int:
        """Left bowers taken."""

    @property
    def bowers_lost(self) -> int:
        """Left bowers lost."""


class AgainstLine(Protocol):
    """How the player stands to another."""

    @property
    def name(self) -> str:
        """The other."""

    @property
    def games(self) -> int:
        """Games together."""

    @property
    def ahead(self) -> int:
        """Games with more units than the other."""

    @property
    def behind(self) -> int:
        """Games with fewer."""

    @property
    def units(self) -> float:
        """What went from the other to the player, net."""


class MomentLine(Protocol):
    """The player's balance at some time."""

    @property
    def begun(self) -> int:
        """Seconds since 1970."""

    @property
    def balance(self) -> float:
        """Units so far."""


class StatisticsLines(Protocol):
    """Everything that is told of a player."""

    @property
    def player(self) -> str:
        """Whose."""

    @property
    def sittings(self) -> int:
        """How many are counted."""

    @property
    def all(self) -> TallyLine:
        """Every game."""

    @property
    def alone(self) -> TallyLine:
        """Games without help."""

    @property
    def helped(self) -> TallyLine:
        """Games with help."""

    @property
    def course(self) -> Sequence[MomentLine]:
        """The balance over time."""

    @property
    def opponents(self) -> Sequence[AgainstLine]:
        """Everybody played against."""

    @property
    def rules(self) -> Sequence[tuple[str, TallyLine]]:
        """By rule set."""


class ImportedLines(Protocol):
    """What an import came to."""

    @property
    def games(self) -> int:
        """Games that are new."""

    @property
    def known(self) -> int:
        """Games that were here already."""


class Archive(Protocol):
    """The archive, inside a job that runs in another thread."""

    def find(
        self,
        text: str = "",
        *,
        since: int | None = None,
        until: int | None = None,
        player: str | None = None,
        preset: str | None = None,
        result: str | None = None,
        order: str = "date",
        descending: bool = True,
    ) -> Sequence[int]:
        """The numbers of sittings, in order."""
        ...

    def rows(self, numbers: Sequence[int]) -> Sequence[SittingLine]:
        """The rows of some sittings; those that are gone are left out."""
        ...

    def players(self) -> Sequence[str]:
        """Everybody, the person first."""
        ...

    def presets(self) -> Sequence[str]:
        """The rule sets that were played."""
        ...

    def statistics(self, player: str, *, practice: bool = False) -> StatisticsLines:
        """What a player's games come to."""
        ...

    def games(self, sitting: int) -> Sequence[KeptGame]:
        """The games of a sitting."""
        ...

    def sheet(self, sitting: int) -> ScoreSheet:
        """Its score sheet."""
        ...

    def rename(self, sitting: int, title: str) -> None:
        """Give it a name."""
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


class Archivist(Protocol):
    """Who does jobs in the archive; whatever is handed in is called in other threads."""

    def read(
        self,
        job: Callable[[Archive], T],
        then: Callable[[T], object],
        failed: Callable[[str], object],
        *,
        lane: int = 0,
    ) -> None:
        """Look something up; what is asked in one lane does not wait for others."""
        ...

    def write(
        self,
        job: Callable[[Archive], T],
        then: Callable[[T], object],
        failed: Callable[[str], object],
    ) -> None:
        """Change something; it is on disk before ``then`` is called."""
        ...

    def import_files(
        self,
        paths: Sequence[Path],
        told: Told,
        stopped: Stopped,
        then: Callable[[ImportedLines], object],
        failed: Callable[[str], object],
    ) -> None:
        """Take records in: wholly, or not at all."""
        ...

    def back_up(
        self,
        path: Path,
        told: Told,
        stopped: Stopped,
        then: Callable[[None], object],
        failed: Callable[[str], object],
    ) -> None:
        """Copy the archive to one file."""
        ...

    def restore(
        self,
        path: Path,
        told: Told,
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
