"""Looking for sittings in the archive: what is asked, in SQL that the indexes answer."""

from __future__ import annotations

import json
import sqlite3
import unicodedata
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from reunion_desktop.history.guests import counted_as
from reunion_desktop.history.sessions import RESULTS, Search, SessionRow
from reunion_desktop.storage.archive.statements import fetched

ORDERS = {
    "date": "begun",
    "players": "players",
    "rules": "preset",
    "games": "games",
    "units": "own",
    "result": "result",
}
"""What a list can be sorted by, and the column that says so; each has an index."""


def folded(text: str) -> str:
    """A text as it is compared: without case and accents."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


_HAS_PLAYER = (
    "id IN (SELECT chair.sitting FROM person JOIN chair ON chair.person = person.id"
    " WHERE person.name = ?)"
)


def query(wanted: Search) -> tuple[str, list[str | int]]:
    """The SQL for what is looked for, and its values.

    Raises:
        KeyError: nothing is sorted by that.
    """
    where, values = ["deleted IS NULL"], list[str | int]()
    for word in folded(wanted.text).split():
        where.append("sought LIKE ? ESCAPE '!'")
        values.append(f"%{_literally(word)}%")
    conditions: tuple[tuple[str, str | int | None], ...] = (
        ("begun >= ?", wanted.since),
        ("begun < ?", wanted.until),
        (
            _HAS_PLAYER,
            None if wanted.player is None else counted_as(wanted.player),
        ),
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
    # Every part stands in this file; what the person typed is among the values.
    return f"SELECT id FROM sitting WHERE {conditions_met} ORDER BY {order}", values  # noqa: S608


def _literally(word: str) -> str:
    """A word in which nothing has a meaning for LIKE."""
    return word.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def find(connection: sqlite3.Connection, wanted: Search) -> tuple[int, ...]:
    """The numbers of the sittings that are looked for, in the order that is wanted."""
    sentence, values = query(wanted)
    return tuple([number for (number,) in fetched(connection, "id", sentence, values)])


def rows(connection: sqlite3.Connection, numbers: Sequence[int]) -> tuple[SessionRow, ...]:
    """The rows of some sittings, in the order given; those that are gone are left out."""
    marks = ", ".join("?" * len(numbers))
    columns = (
        "id, date, title, note, players, preset, games, unfinished, helped, practice,"
        " units, result, game"
    )
    found = fetched(
        connection,
        columns,
        f"SELECT {columns} FROM sitting WHERE id IN ({marks}) AND deleted IS NULL",  # noqa: S608 - marks only.
        tuple(numbers),
    )
    read = {row[0]: _row(row) for row in found}
    return tuple(read[number] for number in numbers if number in read)


def _row(values: Sequence[Any]) -> SessionRow:
    number, date, title, note, names, preset, games, left, helped, practice, units, end, game = (
        values
    )
    _check(values)
    return SessionRow(
        id=number,
        date=date,
        title=title,
        note=note,
        names=tuple(json.loads(names)),
        preset=preset,
        games=games,
        unfinished=left,
        helped=helped,
        practice=bool(practice),
        units=tuple(json.loads(units)),
        result=end,
        game=game,
    )


def _check(row: Sequence[object]) -> None:
    """Let no row out that nobody could show.

    Raises:
        TypeError: a value is of another kind than was ever written.
        ValueError: a value is none that was ever written.
    """
    number, date, title, note, names, preset, *counts, units, end, game = row
    for text in (date, title, note, names, preset, units, end, game):
        text_of(text)
    datetime.fromisoformat(str(date))
    told, won = json.loads(str(names)), json.loads(str(units))
    as_written = (
        all(type(value) is int for value in (number, *counts))
        and all(isinstance(name, str) for name in told)
        and all(type(each) in {int, float} for each in won)
        and len(told) == len(won)
        and end in RESULTS
    )
    if not as_written:
        message = f"the row of sitting {number}"
        raise ValueError(message)


def text_of(value: object) -> str:
    """A text as the database holds it.

    Raises:
        TypeError: it holds something else.
    """
    if not isinstance(value, str):
        message = f"{value!r:.40} is no text"
        raise TypeError(message)
    return value


def players(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Everybody who sits in a sitting, whoever sat at seat 0 most often first."""
    found = fetched(
        connection,
        "name",
        "SELECT person.name FROM chair JOIN person ON person.id = chair.person"
        " JOIN sitting ON sitting.id = chair.sitting WHERE sitting.deleted IS NULL"
        " GROUP BY person.id"
        " ORDER BY sum(chair.seat = 0) DESC, count(*) DESC, person.name",
    )
    return tuple(text_of(name) for (name,) in found)


def presets(connection: sqlite3.Connection) -> tuple[tuple[str, str], ...]:
    """The rule sets that were played, each after the game that it belongs to."""
    found = fetched(
        connection,
        "game, preset",
        "SELECT DISTINCT game, preset FROM sitting WHERE deleted IS NULL ORDER BY game, preset",
    )
    return tuple((text_of(game), text_of(name)) for game, name in found)
