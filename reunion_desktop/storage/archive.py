"""The archive: every sitting that was played or imported, searched, named, thrown away, counted.

The records are the truth; whatever else stands in the database but the person's own words follows
from them. A connection belongs to one thread; several may be open on one file.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.storage import archive_bin
from reunion_desktop.storage import archive_search as search
from reunion_desktop.storage.archive_filing import Filing, Kept
from reunion_desktop.storage.archive_schema import MIGRATIONS, asked, opened, transaction
from reunion_desktop.storage.archive_search import SittingRow, Wanted
from reunion_desktop.storage.archive_statistics import Statistics, statistics
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.reader import FindGame, StoredGame
from reunion_desktop.storage.sheet import sheet_of


class Archive:
    """One thread's way to the database."""

    def __init__(
        self, path: Path, find_game: FindGame, *, migrations: Sequence[str] = MIGRATIONS
    ) -> None:
        """Open the archive, or begin one; an older schema is brought up to date.

        Args:
            path: where the database lies.
            find_game: looks up the game that a record names.
            migrations: the schema's steps that are known.

        Raises:
            NewerArchive: a later version of the program wrote it.
            DamagedArchive: it is no sound archive.
            StorageFault: it cannot be opened.
        """
        self.path = path
        self._find_game = find_game
        self._connection = opened(path, migrations)
        self._filing = Filing(self._connection, find_game)

    @property
    def connection(self) -> sqlite3.Connection:
        """The database itself."""
        return self._connection

    @property
    def find_game(self) -> FindGame:
        """Looks up the game that a record names."""
        return self._find_game

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    # Keeping --------------------------------------------------------------------------------

    def keep(
        self,
        games: Sequence[StoredGame],
        *,
        practice: bool = False,
        files: Sequence[str | None] = (),
        revive: bool = False,
    ) -> Kept:
        """Keep the games of one sitting; what is kept already is not kept twice.

        A game that stood unfinished gives way to the same game played further.

        Args:
            games: in order, the first being the one with which the sitting began.
            practice: whether the sitting was for practice, even where the record does not say so.
            files: the name on the shelf of each game, where it has one.
            revive: whether a sitting that was thrown away is brought back.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        with asked("keep a game in the archive"), transaction(self._connection):
            return self.keep_inside(games, practice=practice, files=files, revive=revive)

    def keep_inside(
        self,
        games: Sequence[StoredGame],
        *,
        practice: bool = False,
        files: Sequence[str | None] = (),
        revive: bool = False,
    ) -> Kept:
        """As :meth:`keep`, inside a transaction of the caller's."""
        return self._filing.keep(games, practice=practice, files=files, revive=revive)

    def rebuild(self) -> None:
        """Make everything anew that follows from the records.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        with asked("count the archive anew"), transaction(self._connection):
            self._filing.count_anew()

    def is_current(self) -> bool:
        """Whether the figures are counted as this version of the program counts them.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return self._filing.is_current()

    def files(self) -> frozenset[str]:
        """The names of all files on the shelf whose games are here.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            found = search.fetched(self._connection, "name", "SELECT name FROM shelf")
            return frozenset([name for (name,) in found])

    # Looking --------------------------------------------------------------------------------

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
    ) -> tuple[int, ...]:
        """The numbers of the sittings that are looked for, in the order that is wanted.

        The arguments are those of :class:`~reunion_desktop.storage.archive_search.Wanted`.

        Raises:
            StorageFault: the database refused.
        """
        wanted = Wanted(text, since, until, player, preset, result, order, descending)
        with asked("search the archive"):
            return search.find(self._connection, wanted)

    def rows(self, numbers: Sequence[int]) -> tuple[SittingRow, ...]:
        """The rows of some sittings; those that are gone are left out.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return search.rows(self._connection, numbers)

    def players(self) -> tuple[str, ...]:
        """Everybody who sits in a sitting, whoever sat at seat 0 most often first.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return search.players(self._connection)

    def presets(self) -> tuple[str, ...]:
        """The rule sets that were played.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return search.presets(self._connection)

    def statistics(self, player: str, *, practice: bool = False) -> Statistics:
        """What a player's games come to.

        Raises:
            StorageFault: the database refused.
        """
        with asked("count the archive"):
            return statistics(self._connection, player, practice=practice)

    def games(self, sitting: int) -> tuple[StoredGame, ...]:
        """The games of a sitting, in order; empty where there is none of that number.

        Raises:
            StorageFault: the database refused, or a record in it is not true.
        """
        with asked("read the archive"):
            return self._filing.stored(sitting)

    def sheet(self, sitting: int) -> ScoreSheet:
        """The score sheet of a sitting; without columns where there is none of that number.

        Raises:
            StorageFault: the database refused, or a record in it is not true.
        """
        stored = self.games(sitting)
        return self._sheet(stored) if stored else ScoreSheet(())

    def lines(self, sitting: int) -> Iterator[str]:
        """A sitting as a record, annotated, line by line without line ends.

        Raises:
            StorageFault: the database refused, or a record in it is not true.
        """
        for stored in self.games(sitting):
            yield from whole(stored.record, self._filing.game_of(stored), seals=stored.seals)

    def _sheet(self, stored: Sequence[StoredGame]) -> ScoreSheet:
        records = [one.record for one in stored]
        return sheet_of(records, self._filing.game_of(stored[0]), [one.undone for one in stored])

    # The person's own words -----------------------------------------------------------------

    def rename(self, sitting: int, title: str) -> None:
        """Give a sitting a name; an empty one takes it away.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        self._word("title", sitting, " ".join(title.split()))

    def annotate(self, sitting: int, note: str) -> None:
        """Write something about a sitting, in place of what stood there.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        self._word("note", sitting, note.strip())

    def _word(self, column: str, sitting: int, text: str) -> None:
        sound = text.encode("utf-8", "replace").decode()
        with asked("write in the archive"), transaction(self._connection):
            self._run(f"UPDATE sitting SET {column} = ? WHERE id = ?", sound, sitting)  # noqa: S608 - our own names.
            self._filing.write_sought(sitting)

    # Throwing away --------------------------------------------------------------------------

    def throw_away(self, sittings: Iterable[int], *, now: int | None = None) -> None:
        """Take sittings out of the list; they can be brought back for some weeks.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        when = int(time.time()) if now is None else now
        with asked("delete from the archive"), transaction(self._connection):
            archive_bin.throw_away(self._connection, sittings, when)

    def bring_back(self, sittings: Iterable[int]) -> None:
        """Put sittings back in the list.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        with asked("bring back into the archive"), transaction(self._connection):
            for sitting in sittings:
                self._run("UPDATE sitting SET deleted = NULL WHERE id = ?", sitting)

    def thrown_away(self) -> tuple[int, ...]:
        """The sittings that can be brought back, the latest first.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            found = self._all(
                "SELECT id FROM sitting WHERE deleted IS NOT NULL ORDER BY deleted DESC, id DESC"
            )
        return tuple(number for (number,) in found)

    def purge(self, forget: Callable[[str], object], *, now: int | None = None) -> int:
        """Remove for good what was thrown away some weeks ago; today is a day of use.

        Args:
            forget: removes a file from the shelf; it comes before the row, so that a file that is
                left over is never taken for a new game.
            now: seconds since 1970; None for the clock's.

        Returns:
            How many sittings were removed.

        Raises:
            StorageFault: the database refused; nothing has changed in it.
        """
        when = int(time.time()) if now is None else now
        with asked("clean the archive"), transaction(self._connection):
            archive_bin.note_day(self._connection, when)
            due = archive_bin.due(self._connection, when)
            for sitting in due:
                names = self._all(
                    "SELECT name FROM shelf JOIN game ON game.id = shelf.game"
                    " WHERE game.sitting = ?",
                    sitting,
                )
                for (name,) in names:
                    forget(name)
                archive_bin.remove(self._connection, sitting)
        return len(due)

    # The database ---------------------------------------------------------------------------

    def _run(self, statement: str, *values: object) -> None:
        self._connection.execute(statement, values)

    def _all(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(statement, values).fetchall()
