"""Search for sessions in the archive: SQL queries that the indexes answer."""

from __future__ import annotations

import json
import sqlite3
import unicodedata
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from reunion_desktop.history.guests import counted_as
from reunion_desktop.history.sessions import Search, SessionRow
from reunion_desktop.storage.archive.game_summary import stored_game
from reunion_desktop.storage.archive.tables import BY_HAND
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.headers import FindGame

ORDERS = {
    "date": "begun",
    "players": "players",
    "rules": "preset",
    "games": "games",
    "units": "own",
    "result": "result",
}
"""Sort orders of the list, and the column of each; all are indexed."""


def folded(text: str) -> str:
    """A text normalized for comparison: without case and accents."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


_HAS_PLAYER = (
    "id IN (SELECT chair.session FROM person JOIN chair ON chair.person = person.id"
    " WHERE person.name = ?)"
)


def query(wanted: Search) -> tuple[str, list[str | int]]:
    """The SQL query for a search, and its parameters.

    Raises:
        KeyError: the sort order is not known.
    """
    where, values = ["deleted IS NULL"], list[str | int]()
    for word in folded(wanted.text).split():
        where.append("sought LIKE ? ESCAPE '!'")
        values.append(f"%{_literally(word)}%")
    conditions: tuple[tuple[str, str | int | None], ...] = (
        ("begun >= ?", wanted.since),
        ("begun < ?", wanted.until),
        (_HAS_PLAYER, None if wanted.player is None else counted_as(wanted.player)),
        ("preset = ?", wanted.preset),
        ("result = ?", wanted.result),
        ("game = ?", wanted.game),
    )
    for condition, value in conditions:
        if value is not None:
            where.append(condition)
            values.append(value)
    way = "DESC" if wanted.descending else "ASC"
    column = ORDERS[wanted.order]
    keys = dict.fromkeys((column, "begun", "id"))
    order = ", ".join(f"{key} {way}" for key in keys)
    conditions_met = " AND ".join(where)
    # The SQL consists of constants of this file; the player's words are parameters.
    return f"SELECT id FROM session WHERE {conditions_met} ORDER BY {order}", values  # noqa: S608


def _literally(word: str) -> str:
    """A word with the wildcards of LIKE escaped."""
    return word.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def fetched(
    connection: sqlite3.Connection, columns: str, query: str, values: Sequence[object] = ()
) -> list[list[Any]]:
    """All rows of a query, fetched as one JSON value.

    Python releases and reacquires its global lock for every row that it fetches. While another
    thread is busy, ten thousand rows would take seconds.

    Args:
        connection: the archive.
        columns: the names of the query's columns, separated by commas; none may hold bytes.
        query: the SELECT statement.
        values: its parameters.
    """
    (found,) = connection.execute(
        f"SELECT json_group_array(json_array({columns})) FROM ({query})",  # noqa: S608 - our own words.
        values,
    ).fetchone()
    rows: list[list[Any]] = json.loads(found)
    return rows


def find(connection: sqlite3.Connection, wanted: Search) -> tuple[int, ...]:
    """Ids of the sessions that match a search, in its sort order."""
    sentence, values = query(wanted)
    return tuple([number for (number,) in fetched(connection, "id", sentence, values)])


_COLUMNS = (
    *("id", "date", "title", "note", "players", "preset", "games", "unfinished", "helped"),
    *("practice", "units", "result", "game", "by_hand", "seeds"),
)
"""Columns of a session, in the order of the fields of a :class:`SessionRow`."""

_ROWS = """
SELECT session.*, (
    SELECT json_group_array(
        CASE WHEN json_valid(head) AND json_extract(head, '$.code') IS NOT NULL
        THEN json_extract(head, '$.seed') END
    ) || '' FROM (
        SELECT substr(text, 1, instr(text, char(10)) - 1) AS head
        FROM game JOIN record ON record.game = game.id
        WHERE game.session = session.id ORDER BY place
    )
) AS seeds, ifnull(practice AND {by_hand}, 0) AS by_hand FROM session
WHERE id IN (SELECT value FROM json_each(?)) AND deleted IS NULL
""".replace("{by_hand}", BY_HAND.format(session="session.id"))


def rows(connection: sqlite3.Connection, numbers: Sequence[int]) -> tuple[SessionRow, ...]:
    """List rows of the given sessions, in the same order; deleted ones are left out."""
    found = fetched(connection, ", ".join(_COLUMNS), _ROWS, (json.dumps([*numbers]),))
    read = {row[0]: _row(row) for row in found}
    return tuple(read[number] for number in numbers if number in read)


def _row(values: Sequence[Any]) -> SessionRow:
    """The list row with the values of its columns.

    Raises:
        TypeError, ValueError: a text is one that the program never writes.
    """
    number, date, title, note, names, preset, games, left, *rest = values
    helped, practice, units, result, game, by_hand, seeds = rest
    datetime.fromisoformat(date)
    told, won = tuple(json.loads(names)), tuple(json.loads(units))
    as_written = (
        all(isinstance(name, str) for name in told)
        and all(type(each) in {int, float} for each in won)
        and len(told) == len(won)
    )
    if not as_written:
        message = f"the row of session {number}"
        raise ValueError(message)
    return SessionRow(
        number,
        date,
        title,
        note,
        told,
        preset,
        games,
        left,
        helped,
        bool(practice and not by_hand),
        won,
        result,
        game,
        bool(by_hand),
        tuple([seed if isinstance(seed, str) else None for seed in json.loads(seeds)]),
    )


def players(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Names of all players, the most frequent at seat 0 first."""
    found = fetched(
        connection,
        "name",
        "SELECT person.name FROM chair JOIN person ON person.id = chair.person"
        " JOIN session ON session.id = chair.session WHERE session.deleted IS NULL"
        " GROUP BY person.id"
        " ORDER BY sum(chair.seat = 0) DESC, count(*) DESC, person.name",
    )
    return tuple([name for (name,) in found])


def presets(connection: sqlite3.Connection) -> tuple[tuple[str, str], ...]:
    """The rule sets played, as pairs of game name and preset."""
    found = fetched(
        connection,
        "game, preset",
        "SELECT DISTINCT game, preset FROM session WHERE deleted IS NULL ORDER BY game, preset",
    )
    return tuple([(game, name) for game, name in found])


def games_of(
    connection: sqlite3.Connection, find_game: FindGame, session: int
) -> tuple[StoredGame, ...]:
    """The games of a session, in order; empty if there is no such session.

    Raises:
        BadRecord: a record is not valid.
    """
    found = connection.execute(
        "SELECT record.text, game.helped FROM game JOIN record ON record.game = game.id"
        " WHERE game.session = ? ORDER BY game.place",
        (session,),
    ).fetchall()
    return tuple(stored_game(text, find_game, helped=bool(helped)) for text, helped in found)
