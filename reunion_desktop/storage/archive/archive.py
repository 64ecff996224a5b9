"""The archive, one connection to its database: sittings are found, read, named, thrown away.

Games are kept by its ``filing``, and counted by its ``statistics``.

The records are the truth; whatever else stands in the database but the person's own words follows
from them. A connection belongs to one thread; several may be open on one file.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.history.sessions import EVERYTHING, Search, SessionRow
from reunion_desktop.storage.archive import trash as archive_bin
from reunion_desktop.storage.archive.derived_tables import DerivedTables
from reunion_desktop.storage.archive.game_store import GameStore
from reunion_desktop.storage.archive.migrations import MIGRATIONS
from reunion_desktop.storage.archive.records import Records
from reunion_desktop.storage.archive.schema import asked, opened
from reunion_desktop.storage.archive.search import find, players, presets, rows
from reunion_desktop.storage.archive.statements import Statements
from reunion_desktop.storage.archive.statistics import StatisticsQueries
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.reader import StoredGame
from reunion_desktop.storage.sheets.sheet import sheet_of


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
        self._sql = Statements(self._connection)
        self._records = Records(self._sql, find_game)
        self._reckoning = DerivedTables(self._sql, self._records)
        self.filing = GameStore(self._sql, self._reckoning, find_game)
        """Keeps games."""
        self.statistics = StatisticsQueries(self._connection)
        """Counts players' games."""

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

    # Looking --------------------------------------------------------------------------------

    def find(self, search: Search = EVERYTHING) -> tuple[int, ...]:
        """The numbers of the sittings that are looked for, in the order that is wanted.

        Raises:
            StorageFault: the database refused.
        """
        with asked("search the archive"):
            return find(self._connection, search)

    def rows(self, numbers: Sequence[int]) -> tuple[SessionRow, ...]:
        """The rows of some sittings; those that are gone are left out.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return rows(self._connection, numbers)

    def players(self) -> tuple[str, ...]:
        """Everybody who sits in a sitting, whoever sat at seat 0 most often first.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return players(self._connection)

    def presets(self) -> tuple[tuple[str, str], ...]:
        """The rule sets that were played, each after the game that it belongs to.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return presets(self._connection)

    def games(self, sitting: int) -> tuple[StoredGame, ...]:
        """The games of a sitting, in order; empty where there is none of that number.

        Raises:
            StorageFault: the database refused, or a record in it is not true.
        """
        with asked("read the archive"):
            return self._records.of(sitting)

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
            yield from whole(stored.record, seals=stored.seals)

    def _sheet(self, stored: Sequence[StoredGame]) -> ScoreSheet:
        return sheet_of([one.record for one in stored], [one.undone for one in stored])

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
        with self._sql.change("save to the archive"):
            self._sql.run(f"UPDATE sitting SET {column} = ? WHERE id = ?", sound, sitting)  # noqa: S608 - our own names.
            self._reckoning.write_sought(sitting)

    # Throwing away --------------------------------------------------------------------------

    def throw_away(self, sittings: Iterable[int], *, now: int | None = None) -> None:
        """Take sittings out of the list; they can be brought back for some weeks.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        when = int(time.time()) if now is None else now
        with self._sql.change("delete the session"):
            archive_bin.throw_away(self._connection, sittings, when)

    def bring_back(self, sittings: Iterable[int]) -> None:
        """Put sittings back in the list.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        with self._sql.change("restore the session"):
            for sitting in sittings:
                self._sql.run("UPDATE sitting SET deleted = NULL WHERE id = ?", sitting)

    def thrown_away(self) -> tuple[int, ...]:
        """The sittings that can be brought back, the latest first.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            found = self._sql.all(
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
        with self._sql.change("clean up the archive"):
            archive_bin.note_day(self._connection, when)
            due = archive_bin.due(self._connection, when)
            for sitting in due:
                names = self._sql.all(
                    "SELECT name FROM shelf JOIN game ON game.id = shelf.game"
                    " WHERE game.sitting = ?",
                    sitting,
                )
                for (name,) in names:
                    forget(name)
                archive_bin.remove(self._connection, sitting)
        return len(due)
