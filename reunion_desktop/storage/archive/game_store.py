"""The filing of games in the archive: each once, in its sitting, with what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

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
    """What became of games that were handed in."""

    sitting: int | None
    """The number of their sitting; None where there was nothing to keep."""
    added: int
    """How many of them were new or had gone further."""


class _News(Enum):
    """What is new about a game that was handed in."""

    NONE = "none"
    HELP = "help"
    """That help was taken in it."""
    PLAYED = "played"
    """The game itself, or how it went on."""


class GameStore:
    """Puts games where they belong, and says which are here."""

    def __init__(
        self, statements: Statements, reckoning: DerivedTables, find_game: FindGame
    ) -> None:
        """File with these statements; the reckoning follows every game."""
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
        """Keep the games of one sitting; what is kept already is not kept twice.

        A game that stood unfinished gives way to the same game played further.

        Args:
            games: in order, the first being the one with which the sitting began.
            practice: whether the sitting was for practice, even where the record does not say so.
            files: the name on the shelf of each game, where it has one.
            revive: whether a sitting that was thrown away is brought back.

        Raises:
            StorageFault: the database refused; nothing has changed. (Inside a change of the
                caller's, that one says what could not be done.)
        """
        # Cards that were dealt and never looked at are no game.
        played = [
            (stored, files[place] if place < len(files) else None)
            for place, stored in enumerate(games)
            if len(stored.record.actions) > 1
        ]
        if not played:
            return Kept(None, 0)
        with self._sql.change("save the game in the archive"):
            return self._keep_sitting(played, practice=practice, revive=revive)

    def _keep_sitting(
        self,
        played: Sequence[tuple[StoredGame, str | None]],
        *,
        practice: bool,
        revive: bool,
    ) -> Kept:
        """Keep games, each with its name on the shelf."""
        first, _ = played[0]
        practice = practice or first.record.header.practice
        sitting = self._sitting_of(names_of(first), first, practice=practice)
        added = changed = 0
        for stored, file in played:
            number, news = self._keep_game(sitting, stored, names_of(stored))
            added += news is _News.PLAYED
            changed += news is not _News.NONE
            if file is not None:
                self._sql.run("REPLACE INTO shelf (name, game) VALUES (?, ?)", file, number)
        if revive or added:
            self._sql.run("UPDATE sitting SET deleted = NULL WHERE id = ?", sitting)
        if changed:
            self._reckoning.sum_up(sitting, self._first_header(sitting))
        return Kept(sitting, added)

    def _first_header(self, sitting: int) -> Header:
        """The header of the game with which a sitting began."""
        (found,) = self._sql.one(
            "SELECT substr(text, 1, instr(text, char(10)) - 1) FROM record"
            " JOIN game ON game.id = record.game WHERE game.sitting = ? ORDER BY place LIMIT 1",
            sitting,
        ) or ("",)
        return header_from(Line.parse(1, str(found).encode()), self._find_game)

    def _sitting_of(self, names: Names, first: StoredGame, *, practice: bool) -> int:
        """The sitting in which a game stands, or stood before it was played further.

        A game played for practice may have begun as a copy of another: those two stay apart.
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

    def _keep_game(self, sitting: int, stored: StoredGame, names: Names) -> tuple[int, _News]:
        """Put a game in its sitting; its number, and what is new about it."""
        found = self._sql.one("SELECT id, helped FROM game WHERE key = ?", names.key)
        if found is not None:
            number, helped = found
            if helped or not stored.undone:
                return int(number), _News.NONE
            self._sql.run("UPDATE game SET helped = 1 WHERE id = ?", number)
            return int(number), _News.HELP
        decisions = len(stored.record.actions)
        found = self._sql.one(
            "SELECT id, complete, decisions FROM game WHERE sitting = ? AND stem = ?"
            " ORDER BY complete, id LIMIT 1",
            sitting,
            names.stem,
        )
        number, complete, before = found or (None, True, 0)
        if number is not None and not stored.complete and (complete or before >= decisions):
            return int(number), _News.NONE
        if complete:
            number = self._sql.insert(
                "INSERT INTO game (sitting, place, stem, key, decisions, complete, helped)"
                " VALUES (?, (SELECT ifnull(max(place), 0) + 1 FROM game WHERE sitting = ?),"
                " ?, '', 0, 0, 0)",
                sitting,
                sitting,
                names.stem,
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
        return int(number), _News.PLAYED

    def rebuild(self) -> None:
        """Make everything anew that follows from the records.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        with self._sql.change("recalculate the statistics"):
            self._reckoning.score_all()

    def is_current(self) -> bool:
        """Whether the figures are counted as this version of the program counts them.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return self._reckoning.is_current()

    def files(self) -> frozenset[str]:
        """The names of all files on the shelf whose games are here.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return frozenset(
                [name for (name,) in self._sql.fetch("name", "SELECT name FROM shelf")]
            )
