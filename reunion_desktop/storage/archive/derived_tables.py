"""The reckoning: every row of the archive that follows from the records, and can be made anew.

That is a game's scores, its own figures and who stood how to whom, and of its sitting the sums, the
chairs and the words by which it is found.
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
from reunion_desktop.storage.archive.game_summary import Duel, Partnership, begun_at, digest_of
from reunion_desktop.storage.archive.records import Records
from reunion_desktop.storage.archive.search import folded
from reunion_desktop.storage.archive.statements import Statements
from reunion_desktop.storage.codec import plain_units
from reunion_desktop.storage.reader import StoredGame

FIGURES = "4"
"""Which figures follow from a record: to be raised whenever they are counted otherwise."""

_SCORE = ("game", "seat", "person", *SCORE_FIELDS)
_INSERT_SCORE = f"INSERT INTO score ({', '.join(_SCORE)}) VALUES ({', '.join('?' * len(_SCORE))})"  # noqa: S608 - our own names.


class DerivedTables:
    """Writes what follows from the records, inside a transaction of the caller's."""

    def __init__(self, statements: Statements, records: Records) -> None:
        """Write with these statements what follows from these records."""
        self._sql = statements
        self._records = records

    def score(self, number: int, stored: StoredGame) -> None:
        """Write what follows from a game's record, in place of what stood there."""
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
        # Nobody is ahead of anybody in a game that was left in its midst.
        if stored.complete:
            for duel in digest.duels:
                self._pair("duel", number, persons, duel)
            for partnership in digest.partners:
                self._pair("partner", number, persons, partnership)

    def _pair(
        self, table: str, number: int, persons: Sequence[int], pair: Duel | Partnership
    ) -> None:
        """Write how two seats stood to each other in a game."""
        seat, other, units, result = astuple(pair)
        self._sql.run(
            f"INSERT INTO {table} VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - our own names.
            number,
            seat,
            other,
            persons[seat],
            persons[other],
            units,
            result,
        )

    def sum_up(self, sitting: int, first: Header) -> None:
        """Write what follows from the games of a sitting on its row.

        Args:
            sitting: its number.
            first: the header of the game with which it began.
        """
        column = "receipts" if first.rules.ledger == "receipts" else "units"
        seats = self._sql.all(
            f"SELECT sum({column}), sum(units), sum(receipts)"  # noqa: S608 - our own names.
            " FROM score JOIN game ON game.id = score.game WHERE game.sitting = ?"
            " GROUP BY seat ORDER BY seat",
            sitting,
        )
        if not seats:
            message = f"Sitting {sitting} has no scores."
            raise ValueError(message)
        games, complete, helped = self._sql.one(
            "SELECT count(*), sum(complete), sum(helped) FROM game WHERE sitting = ?", sitting
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
            sitting,
        )
        self._sql.run("DELETE FROM chair WHERE sitting = ?", sitting)
        for seat, name in enumerate(first.players):
            self._sql.run("INSERT INTO chair VALUES (?, ?, ?)", sitting, seat, self._person(name))
        self.write_sought(sitting)

    def write_sought(self, sitting: int) -> None:
        """Write down in what words a sitting is found."""
        found = self._sql.one(
            "SELECT title, note, players, preset, date FROM sitting WHERE id = ?", sitting
        )
        if found is not None:
            title, note, players, preset, date = found
            names = json.loads(players or "[]")
            guests = sorted(GUESTS) if GUESTS.intersection(names) else []
            words = (title, *names, *guests, preset, date[:10], note)
            text = folded("\n".join(words))
            self._sql.run("UPDATE sitting SET sought = ? WHERE id = ?", text, sitting)

    def score_all(self) -> None:
        """Make everything anew, but for games that are not on the shelf: those stay as they are."""
        for sitting, game in self._sql.all("SELECT id, game FROM sitting ORDER BY id"):
            if not self._records.knows(game):
                continue
            numbers = self._sql.all("SELECT id FROM game WHERE sitting = ? ORDER BY place", sitting)
            games = self._records.of(sitting)
            for (number,), stored in zip(numbers, games, strict=True):
                self.score(number, stored)
            if games:
                self.sum_up(sitting, games[0].record.header)
        self._sql.run("REPLACE INTO fact VALUES ('figures', ?)", FIGURES)

    def is_current(self) -> bool:
        """Whether the figures are counted as this version of the program counts them."""
        return self._sql.one("SELECT value FROM fact WHERE name = 'figures'") == (FIGURES,)

    def _person(self, name: str) -> int:
        return self._named("person", counted_as(name))

    def _named(self, table: str, name: str) -> int:
        """The number under which a name stands in a table; a new one where it does not yet."""
        found = self._sql.one(f"SELECT id FROM {table} WHERE name = ?", name)  # noqa: S608 - our own names.
        return (
            int(found[0])
            if found
            else self._sql.insert(f"INSERT INTO {table} (name) VALUES (?)", name)  # noqa: S608 - our own names.
        )


def _result(ranked: Sequence[Units], sides: Sides) -> str:
    """How a sitting ended for seat 0 and whoever sits on its side."""
    if ranked[0] < max(ranked):
        return "lost"
    first = {side for side, units in zip(sides.of, ranked, strict=True) if units == ranked[0]}
    return "won" if len(first) == 1 else "shared"
