"""One connection to the archive: find, read, rename, annotate, delete and restore sessions.

``filing`` stores games and derives rows of other tables from them; ``reviews`` holds the costs of
moves.

The game records are the source of truth. All other columns, except titles and notes, are derived
from them. A connection belongs to one thread; several may be open on the same file.

Deleted sessions are in the trash; they can be restored for a number of days of use. A day of use is
a day on which the program was started. Both days of use and the clock count, so that a wrong clock
cannot remove anything for good.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.history.mistakes import SessionMistakes
from reunion_desktop.history.sessions import EVERYTHING, Search, SessionRow
from reunion_desktop.history.statistics import Source, Statistics
from reunion_desktop.storage.archive.game_store import GameStore
from reunion_desktop.storage.archive.reviews import ReviewStore
from reunion_desktop.storage.archive.schema import asked, change, opened
from reunion_desktop.storage.archive.search import find, games_of, players, presets, rows
from reunion_desktop.storage.archive.statistics import statistics_of
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.sheets.sheet import sheet_of

KEPT_DAYS = 30
"""Days of use, and days by the clock, for which a session can be restored."""

KEPT_SECONDS = KEPT_DAYS * 86_400
"""The same by the clock, in seconds."""

_LAST = "last day of use"
"""Key in the ``fact`` table: the last day of use, as days since 1970."""


class Archive:
    """A connection to the archive database, used by a single thread.

    Every method raises :exc:`StorageFault` if the database refuses, or if a record in it is not
    true; then nothing has changed.
    """

    def __init__(self, path: Path, find_game: FindGame) -> None:
        """Open or create the archive.

        Args:
            path: location of the database.
            find_game: looks up the game that a record names.

        Raises:
            NewerArchive: a later version of the program wrote it.
            DamagedArchive: the file is not a valid archive.
            StorageFault: it cannot be opened.
        """
        self.path = path
        self.find_game = find_game
        """Looks up the game that a record names."""
        self.connection = opened(path)
        self._execute = self.connection.execute
        self.filing = GameStore(self.connection, find_game)
        """Stores games, and rebuilds the derived tables."""
        self.reviews = ReviewStore(self.connection, find_game)
        """Reads and writes reviewed moves."""

    def close(self) -> None:
        """Close the database."""
        self.connection.close()

    # Queries --------------------------------------------------------------------------------

    def find(self, search: Search = EVERYTHING) -> tuple[int, ...]:
        """Ids of the sessions that match a search, in its sort order."""
        with asked("search the archive"):
            return find(self.connection, search)

    def rows(self, numbers: Sequence[int]) -> tuple[SessionRow, ...]:
        """List rows of the given sessions; deleted ones are left out."""
        with asked("read the archive"):
            return rows(self.connection, numbers)

    def players(self) -> tuple[str, ...]:
        """Names of all players, the most frequent at seat 0 first."""
        with asked("read the archive"):
            return players(self.connection)

    def presets(self) -> tuple[tuple[str, str], ...]:
        """The rule sets played, as pairs of game name and preset."""
        with asked("read the archive"):
            return presets(self.connection)

    def games(self, session: int) -> tuple[StoredGame, ...]:
        """The games of a session, in order; empty if there is no such session."""
        with asked("read the archive"):
            return games_of(self.connection, self.find_game, session)

    def sheet(self, session: int) -> ScoreSheet:
        """The score sheet of a session; without columns if there is no such session."""
        stored = self.games(session)
        if not stored:
            return ScoreSheet(())
        return sheet_of([one.record for one in stored], [one.undone for one in stored])

    def mistakes(self, session: int) -> SessionMistakes | None:
        """Costs of the player's moves in a session; None if no deal of it is reviewed."""
        return self.reviews.of_session(session)

    def lines(self, session: int) -> Iterator[str]:
        """A session as an annotated record: its lines without line ends."""
        for stored in self.games(session):
            yield from whole(stored.record, seals=stored.seals)

    def statistics(
        self,
        player: str,
        game: str = "reunion",
        *,
        practice: bool = False,
        source: Source = Source.PLAYED,
    ) -> Statistics:
        """The statistics of a player in one game.

        Args:
            player: the player's name.
            game: the name of the game.
            practice: whether practice sessions count too.
            source: whether sessions played here count, or those kept by hand, or both.
        """
        with asked("calculate the statistics"):
            return statistics_of(self.connection, player, game, practice=practice, source=source)

    # Titles and notes -----------------------------------------------------------------------

    def rename(self, session: int, title: str) -> None:
        """Set the title of a session; an empty one removes it."""
        self._write("UPDATE session SET title = ? WHERE id = ?", session, " ".join(title.split()))

    def annotate(self, session: int, note: str) -> None:
        """Set the note of a session, replacing the old one."""
        self._write("UPDATE session SET note = ? WHERE id = ?", session, note.strip())

    def _write(self, statement: str, session: int, text: str) -> None:
        """Write a text of the player's, and the search text that contains it."""
        sound = text.encode("utf-8", "replace").decode()
        with change(self.connection, "save to the archive"):
            self._execute(statement, (sound, session))
            self.filing.write_sought(session)

    # Deleting and restoring -----------------------------------------------------------------

    def throw_away(self, sessions: Iterable[int], *, now: int | None = None) -> None:
        """Move sessions to the trash; they can be restored for some weeks."""
        when = int(time.time()) if now is None else now
        with change(self.connection, "delete the session"):
            for session in sessions:
                self._execute("UPDATE session SET deleted = ? WHERE id = ?", (when, session))
                self._forget_day(session)
            # The number of days of use at which a session was deleted, where it is missing.
            self._execute(
                "INSERT OR IGNORE INTO fact"
                " SELECT 'thrown away ' || id, ? FROM session WHERE deleted IS NOT NULL",
                (str(self._days()),),
            )

    def bring_back(self, sessions: Iterable[int]) -> None:
        """Restore sessions from the trash."""
        with change(self.connection, "restore the session"):
            for session in sessions:
                self._execute("UPDATE session SET deleted = NULL WHERE id = ?", (session,))

    def thrown_away(self) -> tuple[int, ...]:
        """Ids of the sessions in the trash, the latest first."""
        with asked("read the archive"):
            found = self._execute(
                "SELECT id FROM session WHERE deleted IS NOT NULL ORDER BY deleted DESC, id DESC"
            ).fetchall()
        return tuple(number for (number,) in found)

    def purge(self, forget: Callable[[str], object], *, now: int | None = None) -> int:
        """Remove expired sessions from the trash for good; counts today as a day of use.

        Args:
            forget: removes a file from the folder of past games; it is called before the row is
                deleted, so that a file that is left over is never imported as a new game.
            now: seconds since 1970; None for the current time.

        Returns:
            The number of sessions removed.
        """
        when = int(time.time()) if now is None else now
        with change(self.connection, "clean up the archive"):
            self._note_day(str(when // 86_400))
            due = self._execute(
                "SELECT session.id FROM session"
                " JOIN fact ON fact.name = 'thrown away ' || session.id"
                " WHERE deleted <= ? AND ? - CAST(value AS INTEGER) >= ?",
                (when - KEPT_SECONDS, self._days(), KEPT_DAYS),
            ).fetchall()
            for (session,) in due:
                names = self._execute(
                    "SELECT name FROM saved_file JOIN game ON game.id = saved_file.game"
                    " WHERE game.session = ?",
                    (session,),
                )
                for (name,) in names.fetchall():
                    forget(name)
                self._execute("DELETE FROM session WHERE id = ?", (session,))
                self._forget_day(session)
        return len(due)

    def _days(self) -> int:
        """The number of days of use so far."""
        (days,) = self._execute(
            "SELECT ifnull(max(CAST(value AS INTEGER)), 0) FROM fact WHERE name = 'days of use'"
        ).fetchone()
        return int(days)

    def _note_day(self, day: str) -> None:
        """Count a day as a day of use, once."""
        last = self._execute("SELECT value FROM fact WHERE name = ?", (_LAST,)).fetchone()
        if last != (day,):
            days = str(self._days() + 1)
            self._execute("REPLACE INTO fact VALUES (?, ?), ('days of use', ?)", (_LAST, day, days))

    def _forget_day(self, session: int) -> None:
        self._execute("DELETE FROM fact WHERE name = 'thrown away ' || ?", (session,))
