"""Store games in the archive: each once, in its session, with the rows derived from it.

Derived rows can be rebuilt from the records. They are the scores and figures of a game and the
pairings of its players; and for its session the totals, the seats and the search text.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import astuple, dataclass

from reunion_desktop.engine.record import Header
from reunion_desktop.engine.scoring import Units
from reunion_desktop.engine.seats import Sides
from reunion_desktop.history.guests import GUESTS, counted_as
from reunion_desktop.storage.archive.game_summary import (
    Names,
    begun_at,
    names_of,
    record_text,
    summary_of,
)
from reunion_desktop.storage.archive.schema import asked, change
from reunion_desktop.storage.archive.search import fetched, folded, games_of
from reunion_desktop.storage.codec import plain_units
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.headers import FindGame, header_from
from reunion_desktop.storage.lines import Line

FIGURES_VERSION = "2"
"""Version of the derived figures: raise it whenever they are computed differently."""

_CLEARED = (
    "DELETE FROM score WHERE game = ?",
    "DELETE FROM stat WHERE game = ?",
    "DELETE FROM pairing WHERE game = ?",
)


@dataclass(frozen=True, slots=True)
class Kept:
    """Result of storing games."""

    session: int | None
    """The id of their session; None if nothing was stored."""
    added: int
    """How many of them were new or played further."""


class GameStore:
    """Stores games in their sessions, lists those that are stored, and rebuilds derived rows.

    Every method raises :exc:`StorageFault` if the database refuses; then nothing has changed.
    """

    def __init__(self, connection: sqlite3.Connection, find_game: FindGame) -> None:
        """Store with this connection; ``find_game`` looks up the game that a record names."""
        self._connection = connection
        self._execute = connection.execute
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
            if len(stored.record.actions) > (0 if stored.record.header.by_hand else 1)
        ]
        if not played:
            return Kept(None, 0)
        first, _ = played[0]
        with change(self._connection, "save the game in the archive"):
            header = first.record.header
            practice = practice or header.practice or header.by_hand
            session = self._session_of(names_of(first), first, practice=practice)
            added = changed = 0
            for stored, file in played:
                number, is_played, is_changed = self._keep_game(session, stored, names_of(stored))
                added += is_played
                changed += is_changed
                if file is not None:
                    statement = "REPLACE INTO saved_file (name, game) VALUES (?, ?)"
                    self._execute(statement, (file, number))
            if revive or added:
                self._execute("UPDATE session SET deleted = NULL WHERE id = ?", (session,))
            if changed:
                self._sum_up(session, self._first_header(session))
        return Kept(session, added)

    def files(self) -> frozenset[str]:
        """File names of all stored games in the folder of past games."""
        with asked("read the archive"):
            found = fetched(self._connection, "name", "SELECT name FROM saved_file")
            return frozenset([name for (name,) in found])

    def rebuild(self) -> None:
        """Rebuild all derived rows, except of games that the registry does not know."""
        with change(self._connection, "recalculate the statistics"):
            for session, game in self._execute("SELECT id, game FROM session").fetchall():
                if self._find_game(game) is not None:
                    self._rebuild(session)
            self._execute("REPLACE INTO fact VALUES ('figures', ?)", (FIGURES_VERSION,))

    def is_current(self) -> bool:
        """Test whether this version of the program computed the derived figures."""
        with asked("read the archive"):
            found = self._execute("SELECT value FROM fact WHERE name = 'figures'").fetchone()
            return bool(found == (FIGURES_VERSION,))

    def write_sought(self, session: int) -> None:
        """Write the search text of a session, inside a transaction of the caller."""
        found = self._execute(
            "SELECT title, note, players, preset, date FROM session WHERE id = ?", (session,)
        ).fetchone()
        if found is not None:
            title, note, players, preset, date = found
            names = json.loads(players or "[]")
            guests = sorted(GUESTS) if GUESTS.intersection(names) else []
            words = (title, *names, *guests, preset, date[:10], note)
            text = folded("\n".join(words))
            self._execute("UPDATE session SET sought = ? WHERE id = ?", (text, session))

    # Games ------------------------------------------------------------------------------------

    def _first_header(self, session: int) -> Header:
        """The header of the first game of a session."""
        (found,) = self._execute(
            "SELECT substr(text, 1, instr(text, char(10)) - 1) FROM record"
            " JOIN game ON game.id = record.game WHERE game.session = ? ORDER BY place LIMIT 1",
            (session,),
        ).fetchone()
        return header_from(Line.parse(1, str(found).encode()), self._find_game)

    def _session_of(self, names: Names, first: StoredGame, *, practice: bool) -> int:
        """The session that holds a game, or held it before it was played further.

        A practice game may have begun as a copy of another game: the two stay in separate sessions.
        """
        found = self._execute(
            "SELECT session FROM game WHERE key = ?"
            " UNION ALL SELECT game.session FROM game JOIN session ON session.id = game.session"
            " WHERE stem = ? AND practice = ? AND NOT (complete AND ?) LIMIT 1",
            (names.key, names.stem, practice, first.complete and not first.record.header.by_hand),
        ).fetchone()
        if found is not None:
            return int(found[0])
        made = self._execute("INSERT INTO session (practice) VALUES (?)", (practice,))
        return int(made.lastrowid or 0)

    def _keep_game(self, session: int, stored: StoredGame, names: Names) -> tuple[int, bool, bool]:
        """Store a game in its session; its id, whether it was played, and whether it changed."""
        found = self._execute("SELECT id, helped FROM game WHERE key = ?", (names.key,)).fetchone()
        if found is not None:
            number, helped = found
            newly_helped = stored.undone and not helped
            if newly_helped:
                self._execute("UPDATE game SET helped = 1 WHERE id = ?", (number,))
            return int(number), False, newly_helped
        decisions = len(stored.record.actions)
        found = self._execute(
            "SELECT id, complete, decisions FROM game WHERE session = ? AND stem = ?"
            " ORDER BY complete, id LIMIT 1",
            (session, names.stem),
        ).fetchone()
        number, complete, before = found or (None, True, 0)
        if found and stored.record.header.by_hand:
            complete, before = False, -1  # Corrected, or entries were undone.
        if number is not None and not stored.complete and (complete or before >= decisions):
            return int(number), False, False
        if complete:
            number = self._execute(
                "INSERT INTO game (session, place, stem, key, decisions, complete, helped)"
                " VALUES (?1, (SELECT ifnull(max(place), 0) + 1 FROM game WHERE session = ?1),"
                " ?2, ?3, 0, 0, 0)",
                (session, names.stem, names.key),
            ).lastrowid
        self._execute(
            "UPDATE game SET key = ?, decisions = ?, complete = ?, helped = max(helped, ?)"
            " WHERE id = ?",
            (names.key, decisions, stored.complete, stored.undone, number),
        )
        text = record_text(stored)
        self._execute("REPLACE INTO record (game, text) VALUES (?, ?)", (number, text))
        self._score(int(number or 0), stored)
        return int(number or 0), True, True

    # Derived rows, inside a transaction -----------------------------------------------------

    def _score(self, game: int, stored: StoredGame) -> None:
        """Replace the derived rows of a game."""
        summary = summary_of(stored)
        for statement in _CLEARED:
            self._execute(statement, (game,))
        persons = [self._person(name) for name in stored.record.header.players]
        many = self._connection.executemany
        scores = zip(persons, summary.scores, strict=True)
        many(
            "INSERT INTO score VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(game, seat, who, *astuple(score)) for seat, (who, score) in enumerate(scores)],
        )
        many(
            "INSERT OR IGNORE INTO figure (name) VALUES (?)",
            [(stat.name,) for stat in summary.stats],
        )
        many(
            "INSERT INTO stat SELECT ?, ?, id, ? FROM figure WHERE name = ?",
            [(game, stat.seat, stat.value, stat.name) for stat in summary.stats],
        )
        # An unfinished game has no ranking.
        many(
            "INSERT INTO pairing VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (game, *astuple(pair), persons[pair.seat], persons[pair.other])
                for pair in summary.pairings
                if stored.complete
            ],
        )

    def _sum_up(self, session: int, first: Header) -> None:
        """Write the totals of a session to its row, given the header of its first game."""
        seats = self._execute(
            "SELECT sum(units), sum(receipts) FROM score JOIN game ON game.id = score.game"
            " WHERE game.session = ? GROUP BY seat ORDER BY seat",
            (session,),
        ).fetchall()
        if not seats:
            message = f"Session {session} has no scores."
            raise ValueError(message)
        games, complete, helped = self._execute(
            "SELECT count(*), sum(complete), sum(helped) FROM game WHERE session = ?", (session,)
        ).fetchone()
        shown = [gross if first.rules.ledger == "receipts" else net for net, gross in seats]
        ranked = [gross if first.rules.session_rank == "gross" else net for net, gross in seats]
        self._execute(
            "UPDATE session SET game = ?, date = ?, begun = ?, preset = ?, players = ?, games = ?,"
            " unfinished = ?, helped = ?, units = ?, own = ?, result = ? WHERE id = ?",
            (
                first.game,
                first.date,
                begun_at(first.date),
                first.rules.preset,
                json.dumps(first.players, ensure_ascii=False),
                games,
                games - complete,
                helped,
                json.dumps([plain_units(units) for units in shown]),
                shown[0],
                _result(ranked, first.rules.sides) if complete else "open",
                session,
            ),
        )
        self._execute("DELETE FROM chair WHERE session = ?", (session,))
        for seat, name in enumerate(first.players):
            chair = (session, seat, self._person(name))
            self._execute("INSERT INTO chair VALUES (?, ?, ?)", chair)
        self.write_sought(session)

    def _rebuild(self, session: int) -> None:
        numbers = self._execute("SELECT id FROM game WHERE session = ? ORDER BY place", (session,))
        games = games_of(self._connection, self._find_game, session)
        for (number,), stored in zip(numbers.fetchall(), games, strict=True):
            self._score(number, stored)
        if games:
            self._sum_up(session, games[0].record.header)

    def _person(self, name: str) -> int:
        """The id of a player's name; inserts the name if it is missing."""
        counted = (counted_as(name),)
        self._execute("INSERT OR IGNORE INTO person (name) VALUES (?)", counted)
        (number,) = self._execute("SELECT id FROM person WHERE name = ?", counted).fetchone()
        return int(number)


def _result(ranked: Sequence[Units], sides: Sides) -> str:
    """The result of a session for the side of seat 0: won, lost or tied."""
    if ranked[0] < max(ranked):
        return "lost"
    first = {side for side, units in zip(sides.of, ranked, strict=True) if units == ranked[0]}
    return "won" if len(first) == 1 else "shared"
