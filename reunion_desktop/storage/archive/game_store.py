"""Store games in the archive: each once, in its session, with its derived rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reunion_desktop.engine.record import Header
from reunion_desktop.storage.archive.derived_tables import DerivedTables
from reunion_desktop.storage.archive.game_summary import Names, names_of, record_text
from reunion_desktop.storage.archive.schema import asked
from reunion_desktop.storage.archive.statements import Statements
from reunion_desktop.storage.headers import FindGame, header_from
from reunion_desktop.storage.lines import Line
from reunion_desktop.storage.reader import StoredGame


@dataclass(frozen=True, slots=True)
class Kept:
    """Result of storing games."""

    session: int | None
    """The id of their session; None if nothing was stored."""
    added: int
    """How many of them were new or played further."""


class GameStore:
    """Stores games in their sessions, and lists those that are stored."""

    def __init__(
        self, statements: Statements, reckoning: DerivedTables, find_game: FindGame
    ) -> None:
        """Store with these statements; the derived tables are updated for every game."""
        self._sql = statements
        self._reckoning = reckoning
        self._find_game = find_game

    def keep(
        self,
        games: Sequence[StoredGame],
        *,
        practice: bool = False,
        files: Sequence[str | None] = (),
        revive: bool = False,
    ) -> Kept:
        """Store the games of one session; games that are stored already are not duplicated.

        An unfinished game is replaced by the same game played further.

        Args:
            games: in order, the first being the first of the session.
            practice: whether the session was for practice, even if the record does not say so.
            files: the file name of each game in the folder of past games, if it has one.
            revive: whether a session in the trash is restored.

        Raises:
            StorageFault: the database refused; nothing has changed. (Inside a change of the
                caller's, the outer change names the failed operation.)
        """
        # A deal that was never looked at does not count as a game.
        played = [
            (stored, files[place] if place < len(files) else None)
            for place, stored in enumerate(games)
            if len(stored.record.actions) > 1
        ]
        if not played:
            return Kept(None, 0)
        with self._sql.change("save the game in the archive"):
            return self._keep_session(played, practice=practice, revive=revive)

    def _keep_session(
        self,
        played: Sequence[tuple[StoredGame, str | None]],
        *,
        practice: bool,
        revive: bool,
    ) -> Kept:
        """Store games, each with its file name."""
        first, _ = played[0]
        practice = practice or first.record.header.practice
        session = self._session_of(names_of(first), first, practice=practice)
        added = changed = 0
        for stored, file in played:
            number, is_played, is_changed = self._keep_game(session, stored, names_of(stored))
            added += is_played
            changed += is_changed
            if file is not None:
                self._sql.run("REPLACE INTO shelf (name, game) VALUES (?, ?)", file, number)
        if revive or added:
            self._sql.run("UPDATE sitting SET deleted = NULL WHERE id = ?", session)
        if changed:
            self._reckoning.sum_up(session, self._first_header(session))
        return Kept(session, added)

    def _first_header(self, session: int) -> Header:
        """The header of the first game of a session."""
        (found,) = self._sql.one(
            "SELECT substr(text, 1, instr(text, char(10)) - 1) FROM record"
            " JOIN game ON game.id = record.game WHERE game.sitting = ? ORDER BY place LIMIT 1",
            session,
        ) or ("",)
        return header_from(Line.parse(1, str(found).encode()), self._find_game)

    def _session_of(self, names: Names, first: StoredGame, *, practice: bool) -> int:
        """The session that holds a game, or held it before it was played further.

        A practice game may have begun as a copy of another game: the two stay in separate sessions.
        """
        found = self._sql.one(
            "SELECT sitting FROM game WHERE key = ?"
            " UNION ALL SELECT game.sitting FROM game JOIN sitting ON sitting.id = game.sitting"
            " WHERE stem = ? AND practice = ? AND NOT (complete AND ?) LIMIT 1",
            names.key,
            names.stem,
            practice,
            first.complete,
        )
        if found is not None:
            return int(found[0])
        return self._sql.insert("INSERT INTO sitting (practice) VALUES (?)", practice)

    def _keep_game(self, session: int, stored: StoredGame, names: Names) -> tuple[int, bool, bool]:
        """Store a game in its session; its id, whether it was played, and whether it changed."""
        found = self._sql.one("SELECT id, helped FROM game WHERE key = ?", names.key)
        if found is not None:
            number, helped = found
            if helped or not stored.undone:
                return int(number), False, False
            self._sql.run("UPDATE game SET helped = 1 WHERE id = ?", number)
            return int(number), False, True
        decisions = len(stored.record.actions)
        found = self._sql.one(
            "SELECT id, complete, decisions FROM game WHERE sitting = ? AND stem = ?"
            " ORDER BY complete, id LIMIT 1",
            session,
            names.stem,
        )
        number, complete, before = found or (None, True, 0)
        if number is not None and not stored.complete and (complete or before >= decisions):
            return int(number), False, False
        if complete:
            number = self._sql.insert(
                "INSERT INTO game (sitting, place, stem, key, decisions, complete, helped)"
                " VALUES (?, (SELECT ifnull(max(place), 0) + 1 FROM game WHERE sitting = ?),"
                " ?, ?, 0, 0, 0)",
                session,
                session,
                names.stem,
                names.key,
            )
        self._sql.run(
            "UPDATE game SET key = ?, decisions = ?, complete = ?, helped = max(helped, ?)"
            " WHERE id = ?",
            names.key,
            decisions,
            stored.complete,
            stored.undone,
            number,
        )
        self._sql.run("REPLACE INTO record (game, text) VALUES (?, ?)", number, record_text(stored))
        self._reckoning.score(int(number), stored)
        return int(number), True, True

    def files(self) -> frozenset[str]:
        """File names of all stored games in the folder of past games.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return frozenset(
                [name for (name,) in self._sql.fetch("name", "SELECT name FROM shelf")]
            )
