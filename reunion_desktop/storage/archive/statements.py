"""Single SQL statements on one connection, and changes that happen wholly or not at all."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

from reunion_desktop.storage.archive.schema import asked, transaction

Row = tuple[Any, ...]
"""What a query answers; its columns' types stand in the query."""


class Statements:
    """Runs SQL on one connection, and lets SQLite's own errors out."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Run on a connection."""
        self._connection = connection

    def run(self, statement: str, *values: object) -> None:
        """Run a statement that answers nothing."""
        self._connection.execute(statement, values)

    def insert(self, statement: str, *values: object) -> int:
        """Insert a row; its number is returned."""
        return int(self._connection.execute(statement, values).lastrowid or 0)

    def one(self, statement: str, *values: object) -> Row | None:
        """The first row that a query finds; None where there is none."""
        found: Row | None = self._connection.execute(statement, values).fetchone()
        return found

    def all(self, statement: str, *values: object) -> list[Row]:
        """All rows that a query finds."""
        return self._connection.execute(statement, values).fetchall()

    def fetch(self, columns: str, query: str, *values: object) -> list[list[Any]]:
        """All rows that a query finds, in one; see :func:`fetched`."""
        return fetched(self._connection, columns, query, values)

    @contextlib.contextmanager
    def change(self, doing: str) -> Iterator[None]:
        """Everything inside happens, or nothing does; inside another change it is a part of that.

        Args:
            doing: what is tried, to stand after "Could not"; the outer change has its own sentence.

        Raises:
            StorageFault: the database refused; nothing has changed.
        """
        if self._connection.in_transaction:
            yield
            return
        with asked(doing), transaction(self._connection):
            yield


def fetched(
    connection: sqlite3.Connection, columns: str, query: str, values: Sequence[object] = ()
) -> list[list[Any]]:
    """What a query answers, all its rows in one.

    For every row that it fetches, Python lets go of its lock and waits until it may have it again;
    where another thread is at work, ten thousand rows would take seconds that no query takes.

    Args:
        connection: the archive.
        columns: what the query's columns are called, parted by commas; none may hold bytes.
        query: what is asked.
        values: what stands for its question marks.
    """
    (found,) = connection.execute(
        f"SELECT json_group_array(json_array({columns})) FROM ({query})",  # noqa: S608 - our own words.
        values,
    ).fetchone()
    rows: list[list[Any]] = json.loads(found)
    return rows
