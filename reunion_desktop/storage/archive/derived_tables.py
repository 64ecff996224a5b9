"""Derived tables of the archive: all rows computed from the records, which can be rebuilt.

These are the scores and figures of a game and the pairings of its players; and for its session the
totals, the seats and the search text.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple

from reunion_desktop.engine.record import Header
from reunion_desktop.engine.scoring import Units
from reunion_desktop.engine.seats import Sides
from reunion_desktop.history.guests import GUESTS, counted_as
from reunion_desktop.history.scores import SCORE_FIELDS
from reunion_desktop.storage.archive.game_summary import begun_at, digest_of
from reunion_desktop.storage.archive.records import games_of
from reunion_desktop.storage.archive.schema import asked
from reunion_desktop.storage.archive.search import folded
from reunion_desktop.storage.archive.statements import Statements
from reunion_desktop.storage.codec import plain_units
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.reader import StoredGame

FIGURES = "1"
"""Version of the derived figures: raise it whenever they are computed differently."""

_SCORE = ("game", "seat", "person", *SCORE_FIELDS)
_INSERT_SCORE = f"INSERT INTO score ({', '.join(_SCORE)}) VALUES ({', '.join('?' * len(_SCORE))})"  # noqa: S608 - our own names.


class DerivedTables:
    """Writes the derived rows, inside a transaction of the caller."""

    def __init__(self, statements: Statements, find_game: FindGame) -> None:
        """Write with these statements; ``find_game`` looks up the game that a record names."""
        self._sql = statements
        self._find_game = find_game

    def score(self, number: int, stored: StoredGame) -> None:
        """Replace the derived rows of a game."""
        digest = digest_of(stored)
        for table in ("score", "stat", "duel", "partner"):
            self._sql.run(f"DELETE FROM {table} WHERE game = ?", number)  # noqa: S608 - our own names.
        persons = [self._person(name) for name in stored.record.header.players]
        for seat, score in enumerate(digest.scores):
            self._sql.run(_INSERT_SCORE, number, seat, persons[seat], *astuple(score))
        for stat in digest.stats:
            figure = self._named("figure", stat.name)
            self._sql.run(
                "INSERT INTO stat VALUES (?, ?, ?, ?)", number, stat.seat, figure, stat.value
            )
        # An unfinished game has no ranking.
        pairs = {"duel": digest.duels, "partner": digest.partners} if stored.complete else {}
        for table, found in pairs.items():
            for pair in found:
                who = (pair.seat, pair.other, persons[pair.seat], persons[pair.other])
                self._sql.run(
                    f"INSERT INTO {table} VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - our own names.
                    *(number, *who, pair.units, pair.result),
                )

    def sum_up(self, session: int, first: Header) -> None:
        """Write the totals of a session to its row.

        Args:
            session: the id of the session.
            first: the header of its first game.
        """
        column = "receipts" if first.rules.ledger == "receipts" else "units"
        seats = self._sql.all(
            f"SELECT sum({column}), sum(units), sum(receipts)"  # noqa: S608 - our own names.
            " FROM score JOIN game ON game.id = score.game WHERE game.sitting = ?"
            " GROUP BY seat ORDER BY seat",
            session,
        )
        if not seats:
            message = f"Session {session} has no scores."
            raise ValueError(message)
        games, complete, helped = self._sql.one(
            "SELECT count(*), sum(complete), sum(helped) FROM game WHERE sitting = ?", session
        ) or (0, 0, 0)
        ranked = [gross if first.rules.session_rank == "gross" else net for _, net, gross in seats]
        self._sql.run(
            "UPDATE sitting SET game = ?, date = ?, begun = ?, preset = ?, players = ?, games = ?,"
            " unfinished = ?, helped = ?, units = ?, own = ?, result = ? WHERE id = ?",
            first.game,
            first.date,
            begun_at(first.date),
            first.rules.preset,
            json.dumps(first.players, ensure_ascii=False),
            games,
            games - complete,
            helped,
            json.dumps([plain_units(units) for units, *_ in seats]),
            seats[0][0],
            _result(ranked, first.rules.sides) if complete else "open",
            session,
        )
        self._sql.run("DELETE FROM chair WHERE sitting = ?", session)
        for seat, name in enumerate(first.players):
            self._sql.run("INSERT INTO chair VALUES (?, ?, ?)", session, seat, self._person(name))
        self.write_sought(session)

    def write_sought(self, session: int) -> None:
        """Write the search text of a session."""
        found = self._sql.one(
            "SELECT title, note, players, preset, date FROM sitting WHERE id = ?", session
        )
        if found is not None:
            title, note, players, preset, date = found
            names = json.loads(players or "[]")
            guests = sorted(GUESTS) if GUESTS.intersection(names) else []
            words = (title, *names, *guests, preset, date[:10], note)
            text = folded("\n".join(words))
            self._sql.run("UPDATE sitting SET sought = ? WHERE id = ?", text, session)

    def rebuild(self) -> None:
        """Rebuild all derived rows, except of games that the registry does not know.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        with self._sql.change("recalculate the statistics"):
            for session, game in self._sql.all("SELECT id, game FROM sitting ORDER BY id"):
                if self._find_game(game) is not None:
                    self._rebuild(session)
            self._sql.run("REPLACE INTO fact VALUES ('figures', ?)", FIGURES)

    def _rebuild(self, session: int) -> None:
        numbers = self._sql.all("SELECT id FROM game WHERE sitting = ? ORDER BY place", session)
        games = games_of(self._sql, self._find_game, session)
        for (number,), stored in zip(numbers, games, strict=True):
            self.score(number, stored)
        if games:
            self.sum_up(session, games[0].record.header)

    def is_current(self) -> bool:
        """Test whether this version of the program computed the derived figures.

        Raises:
            StorageFault: the database refused.
        """
        with asked("read the archive"):
            return self._sql.one("SELECT value FROM fact WHERE name = 'figures'") == (FIGURES,)

    def _person(self, name: str) -> int:
        return self._named("person", counted_as(name))

    def _named(self, table: str, name: str) -> int:
        """The id of a name in a table; inserts the name if it is missing."""
        found = self._sql.one(f"SELECT id FROM {table} WHERE name = ?", name)  # noqa: S608 - our own names.
        return (
            int(found[0])
            if found
            else self._sql.insert(f"INSERT INTO {table} (name) VALUES (?)", name)  # noqa: S608 - our own names.
        )


def _result(ranked: Sequence[Units], sides: Sides) -> str:
    """The result of a session for the side of seat 0: won, lost or tied."""
    if ranked[0] < max(ranked):
        return "lost"
    first = {side for side, units in zip(sides.of, ranked, strict=True) if units == ranked[0]}
    return "won" if len(first) == 1 else "shared"
