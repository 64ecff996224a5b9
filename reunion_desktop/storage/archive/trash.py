"""Trash: deleted sessions, which can be restored for a number of days of use.

A day of use is a day on which the program was started. Both days of use and the clock count, so
that a wrong clock cannot remove anything for good. All functions run inside a transaction of the
caller and raise SQLite's own errors.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

KEPT_DAYS = 30
"""Days of use, and days by the clock, for which a session can be restored."""

KEPT_SECONDS = KEPT_DAYS * 86_400
"""The same by the clock, in seconds."""

_DAYS, _LAST = "days of use", "last day of use"
"""Keys in the ``fact`` table: the number of days of use, and the last one as days since 1970."""

_SO_FAR = (
    "(SELECT ifnull(max(CAST(value AS INTEGER)), 0) FROM fact WHERE fact.name = 'days of use')"
)
_NOTE = (
    "INSERT OR IGNORE INTO fact"  # noqa: S608 - our own names.
    f" SELECT 'thrown away ' || id, {_SO_FAR} FROM sitting WHERE deleted IS NOT NULL"
)
"""Records the number of days of use at which a session was deleted, if it is missing."""


def throw_away(connection: sqlite3.Connection, sessions: Iterable[int], second: int) -> None:
    """Move sessions to the trash at a time in seconds since 1970."""
    for session in sessions:
        connection.execute("UPDATE sitting SET deleted = ? WHERE id = ?", (second, session))
        _forget(connection, session)
    connection.execute(_NOTE)


def note_day(connection: sqlite3.Connection, second: int) -> None:
    """Count the day of a time in seconds since 1970 as a day of use, once."""
    day = str(second // 86_400)
    last = connection.execute("SELECT value FROM fact WHERE name = ?", (_LAST,)).fetchone()
    if last != (day,):
        connection.execute("REPLACE INTO fact VALUES (?, ?)", (_LAST, day))
        connection.execute(f"REPLACE INTO fact VALUES (?, {_SO_FAR} + 1)", (_DAYS,))  # noqa: S608 - our own names.


def due(connection: sqlite3.Connection, second: int) -> tuple[int, ...]:
    """Ids of the sessions in the trash that have expired at a time in seconds since 1970."""
    found = connection.execute(
        "SELECT sitting.id FROM sitting JOIN fact ON fact.name = 'thrown away ' || sitting.id"  # noqa: S608 - our own names.
        f" WHERE deleted <= ? AND {_SO_FAR} - CAST(value AS INTEGER) >= ?",
        (second - KEPT_SECONDS, KEPT_DAYS),
    )
    return tuple(session for (session,) in found)


def remove(connection: sqlite3.Connection, session: int) -> None:
    """Remove a session for good."""
    connection.execute("DELETE FROM sitting WHERE id = ?", (session,))
    _forget(connection, session)


def _forget(connection: sqlite3.Connection, session: int) -> None:
    connection.execute("DELETE FROM fact WHERE name = 'thrown away ' || ?", (session,))
