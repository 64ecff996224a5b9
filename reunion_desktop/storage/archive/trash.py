"""What was thrown away, and how long it can be brought back: so many days of use.

A day of use is one on which the program was started. They are counted beside the clock, because a
clock that is wrong for an evening must throw nothing away for good. Everything here happens inside
a transaction of the caller's, and lets SQLite's own errors out.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

KEPT_DAYS = 30
"""Days of use for which a sitting can be brought back, and no fewer days by the clock."""

KEPT_SECONDS = KEPT_DAYS * 86_400
"""The same by the clock."""

_DAYS, _LAST = "days of use", "last day of use"
"""Facts: how many days of use there were so far, and the last of them since 1970."""

_SO_FAR = (
    "(SELECT ifnull(max(CAST(value AS INTEGER)), 0) FROM fact WHERE fact.name = 'days of use')"
)
_NOTE = (
    "INSERT OR IGNORE INTO fact"  # noqa: S608 - our own names.
    f" SELECT 'thrown away ' || id, {_SO_FAR} FROM sitting WHERE deleted IS NOT NULL"
)
"""Writes down how many days of use there were when a sitting went, where that is not known."""


def throw_away(connection: sqlite3.Connection, sittings: Iterable[int], second: int) -> None:
    """Take sittings out of the list at some second since 1970."""
    for sitting in sittings:
        connection.execute("UPDATE sitting SET deleted = ? WHERE id = ?", (second, sitting))
        _forget(connection, sitting)
    connection.execute(_NOTE)


def note_day(connection: sqlite3.Connection, second: int) -> None:
    """Count the day of some second as a day of use, once."""
    day = str(second // 86_400)
    last = connection.execute("SELECT value FROM fact WHERE name = ?", (_LAST,)).fetchone()
    if last != (day,):
        connection.execute("REPLACE INTO fact VALUES (?, ?)", (_LAST, day))
        connection.execute(f"REPLACE INTO fact VALUES (?, {_SO_FAR} + 1)", (_DAYS,))  # noqa: S608 - our own names.
    # Those that an older version of the program has thrown away.
    connection.execute(_NOTE)


def due(connection: sqlite3.Connection, second: int) -> tuple[int, ...]:
    """The sittings that have been kept long enough at some second since 1970."""
    found = connection.execute(
        "SELECT sitting.id FROM sitting JOIN fact ON fact.name = 'thrown away ' || sitting.id"  # noqa: S608 - our own names.
        f" WHERE deleted <= ? AND {_SO_FAR} - CAST(value AS INTEGER) >= ?",
        (second - KEPT_SECONDS, KEPT_DAYS),
    )
    return tuple(sitting for (sitting,) in found)


def remove(connection: sqlite3.Connection, sitting: int) -> None:
    """Remove a sitting for good."""
    connection.execute("DELETE FROM sitting WHERE id = ?", (sitting,))
    _forget(connection, sitting)


def _forget(connection: sqlite3.Connection, sitting: int) -> None:
    connection.execute("DELETE FROM fact WHERE name = 'thrown away ' || ?", (sitting,))
