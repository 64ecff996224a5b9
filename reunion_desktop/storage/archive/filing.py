"""How games are filed in the archive: each once, in its sitting, with what follows from it.

Everything here happens inside a transaction of the caller's, and lets SQLite's own errors out.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from enum import Enum
from typing import Any

from reunion_desktop.engine.game import Game
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.scoring import Units
from reunion_desktop.storage.archive.digest import (
    Names,
    begun_at,
    figures_of,
    names_of,
    record_text,
)
from reunion_desktop.storage.archive.search import folded
from reunion_desktop.storage.codec import plain_units
from reunion_desktop.storage.headers import header_from
from reunion_desktop.storage.lines import Line
from reunion_desktop.storage.reader import FindGame, StoredGame, read_text

FIGURES = "1"
"""Which figures follow from a record: to be raised whenever they are counted otherwise."""


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


_Row = tuple[Any, ...]
"""What a query answers; its columns' types stand in the query."""


class Filing:
    """Puts games where they belong, on one connection."""

    def __init__(self, connection: sqlite3.Connection, find_game: FindGame) -> None:
        """File in a database."""
        self._connection = connection
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
        """
        # Cards that were dealt and never looked at are no game.
        played = [place for place, stored in enumerate(games) if len(stored.record.actions) > 1]
        if not played:
            return Kept(None, 0)
        first = games[played[0]]
        practice = practice or first.record.header.practice
        practice = practice or first.record.header.practice
        sitting = self._sitting_of(names_of(first), first, practice=practice)
        added = changed = 0
        for place in played:
            number, news = self._keep_game(sitting, games[place], names_of(games[place]))
            added += news is _News.PLAYED
            changed += news is not _News.NONE
            if place < len(files) and files[place] is not None:
                self._run("REPLACE INTO shelf (name, game) VALUES (?, ?)", files[place], number)
        if revive or added:
            self._run("UPDATE sitting SET deleted = NULL WHERE id = ?", sitting)
        if changed:
            self._sum_up(sitting, self._first_header(sitting))
        return Kept(sitting, added)

    def _first_header(self, sitting: int) -> Header:
        """The header of the game with which a sitting began."""
        found = self._text(
            "SELECT substr(text, 1, instr(text, char(10)) - 1) FROM record"
            " JOIN game ON game.id = record.game WHERE game.sitting = ? ORDER BY place LIMIT 1",
            sitting,
        )
        return header_from(Line.parse(1, found.encode()))

    def _sitting_of(self, names: Names, first: StoredGame, *, practice: bool) -> int:
        """The sitting in which a game stands, or stood before it was played further.

        A game played for practice may have begun as a copy of another: those two stay apart.
        """
        found = self._one(
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
        return self._added("INSERT INTO sitting (practice) VALUES (?)", practice)

    def _keep_game(self, sitting: int, stored: StoredGame, names: Names) -> tuple[int, _News]:
        """Put a game in its sitting; its number, and what is new about it."""
        found = self._one("SELECT id, helped FROM game WHERE key = ?", names.key)
        if found is not None:
            number, helped = found
            if helped or not stored.undone:
                return int(number), _News.NONE
            self._run("UPDATE game SET helped = 1 WHERE id = ?", number)
            return int(number), _News.HELP
        decisions = len(stored.record.actions)
        found = self._one(
            "SELECT id, complete, decisions FROM game WHERE sitting = ? AND stem = ?"
            " ORDER BY complete, id LIMIT 1",
            sitting,
            names.stem,
        )
        number, complete, before = found or (None, True, 0)
        if number is not None and not stored.complete and (complete or before >= decisions):
            return int(number), _News.NONE
        if complete:
            number = self._added(
                "INSERT INTO game (sitting, place, stem, key, decisions, complete, helped)"
                " VALUES (?, (SELECT ifnull(max(place), 0) + 1 FROM game WHERE sitting = ?),"
                " ?, '', 0, 0, 0)",
                sitting,
                sitting,
                names.stem,
            )
        self._run(
            "UPDATE game SET key = ?, decisions = ?, complete = ?, helped = max(helped, ?)"
            " WHERE id = ?",
            names.key,
            decisions,
            stored.complete,
            stored.undone,
            number,
        )
        self._run("REPLACE INTO record (game, text) VALUES (?, ?)", number, record_text(stored))
        self._write_figures(int(number), stored)
        return int(number), _News.PLAYED

    def _write_figures(self, number: int, stored: StoredGame) -> None:
        """Write what follows from a game's record, in place of what stood there."""
        figures = figures_of(stored, self.game_of(stored))
        self._run("DELETE FROM score WHERE game = ?", number)
        self._run("DELETE FROM duel WHERE game = ?", number)
        persons = [self._person(name) for name in stored.record.header.players]
        for seat, one in enumerate(figures.seats):
            marks = ", ".join("?" * (3 + len(astuple(one))))
            self._run(
                f"INSERT INTO score VALUES ({marks})",  # noqa: S608 - marks only.
                number,
                seat,
                persons[seat],
                *astuple(one),
            )
        for duel in figures.duels:
            self._run(
                "INSERT INTO duel VALUES (?, ?, ?, ?, ?, ?, ?)",
                number,
                duel.seat,
                duel.other,
                persons[duel.seat],
                persons[duel.other],
                duel.units,
                duel.better,
            )

    def _person(self, name: str) -> int:
        found = self._one("SELECT id FROM person WHERE name = ?", name)
        return int(found[0]) if found else self._added("INSERT INTO person (name) VALUES (?)", name)

    def _sum_up(self, sitting: int, first: Header) -> None:
        """Write what follows from the games of a sitting on its row.

        Args:
            sitting: its number.
            first: the header of the game with which it began.
        """
        column = "receipts" if first.rules.ledger == "receipts" else "units"
        seats = self._all(
            f"SELECT sum({column}), sum(units), sum(receipts), sum(stangen_received)"  # noqa: S608 - our own names.
            " FROM score JOIN game ON game.id = score.game WHERE game.sitting = ?"
            " GROUP BY seat ORDER BY seat",
            sitting,
        )
        if not seats:
            message = f"Sitting {sitting} has no scores."
            raise ValueError(message)
        games, complete, helped = self._one(
            "SELECT count(*), sum(complete), sum(helped) FROM game WHERE sitting = ?", sitting
        ) or (0, 0, 0)
        ranked = [
            gross if first.rules.session_rank == "gross" else net for _, net, gross, _ in seats
        ]
        self._run(
            "UPDATE sitting SET date = ?, begun = ?, preset = ?, players = ?, games = ?,"
            " unfinished = ?, helped = ?, stangen = ?, units = ?, own = ?, result = ?"
            " WHERE id = ?",
            first.date,
            begun_at(first.date),
            first.rules.preset,
            json.dumps(first.players, ensure_ascii=False),
            games,
            games - complete,
            helped,
            sum(stangen for *_, stangen in seats),
            json.dumps([plain_units(units) for units, *_ in seats]),
            seats[0][0],
            _result(ranked) if complete else "open",
            sitting,
        )
        self._run("DELETE FROM chair WHERE sitting = ?", sitting)
        for seat, name in enumerate(first.players):
            self._run("INSERT INTO chair VALUES (?, ?, ?)", sitting, seat, self._person(name))
        self.write_sought(sitting)

    def write_sought(self, sitting: int) -> None:
        """Write down in what words a sitting is found."""
        found = self._one(
            "SELECT title, note, players, preset, date FROM sitting WHERE id = ?", sitting
        )
        if found is not None:
            title, note, players, preset, date = found
            words = (title, *json.loads(players or "[]"), preset, date[:10], note)
            text = folded("\n".join(words))
            self._run("UPDATE sitting SET sought = ? WHERE id = ?", text, sitting)

    def count_anew(self) -> None:
        """Make everything anew that follows from the records."""
        for (sitting,) in self._all("SELECT id FROM sitting ORDER BY id"):
            numbers = self._all("SELECT id FROM game WHERE sitting = ? ORDER BY place", sitting)
            games = self.stored(sitting)
            for (number,), stored in zip(numbers, games, strict=True):
                self._write_figures(number, stored)
            if games:
                self._sum_up(sitting, games[0].record.header)
        self._run("REPLACE INTO fact VALUES ('figures', ?)", FIGURES)

    def is_current(self) -> bool:
        """Whether the figures are counted as this version of the program counts them."""
        return self._one("SELECT value FROM fact WHERE name = 'figures'") == (FIGURES,)

    def stored(self, sitting: int) -> tuple[StoredGame, ...]:
        """The games of a sitting as they are read from their text."""
        found = self._all(
            "SELECT record.text, game.helped FROM game JOIN record ON record.game = game.id"
            " WHERE game.sitting = ? ORDER BY game.place",
            sitting,
        )
        return tuple(
            stored_game(text, self._find_game, helped=bool(helped)) for text, helped in found
        )

    def game_of(self, stored: StoredGame) -> Game:
        """The game by whose rules it was played."""
        game = self._find_game(stored.record.header.game)
        assert game is not None  # noqa: S101 - the reader lets no other in.
        return game

    def _run(self, statement: str, *values: object) -> None:
        self._connection.execute(statement, values)

    def _added(self, statement: str, *values: object) -> int:
        return int(self._connection.execute(statement, values).lastrowid or 0)

    def _text(self, statement: str, *values: object) -> str:
        (found,) = self._connection.execute(statement, values).fetchone()
        return str(found)

    def _one(self, statement: str, *values: object) -> _Row | None:
        found: _Row | None = self._connection.execute(statement, values).fetchone()
        return found

    def _all(self, statement: str, *values: object) -> list[_Row]:
        return self._connection.execute(statement, values).fetchall()


def stored_game(text: object, find_game: FindGame, *, helped: bool) -> StoredGame:
    """One game from its text.

    Raises:
        BadRecord: the text is not a true record.
        TypeError: it is no text.
        ValueError: it is not the record of one game.
    """
    if not isinstance(text, str):
        message = f"A record is {text!r:.40}; expected text."
        raise TypeError(message)
    (stored,) = read_text(text, find_game)
    return replace(stored, undone=helped)


def _result(ranked: Sequence[Units]) -> str:
    """How a sitting ended for seat 0."""
    if ranked[0] < max(ranked):
        return "lost"
    return "won" if list(ranked).count(ranked[0]) == 1 else "shared"
