"""Single SQL statements on one connection, and atomic changes."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

from reunion_desktop.storage.archive.schema import asked, transaction

Row = tuple[Any, ...]
"""A result row; the types of its columns follow from the query."""


class Statements:
    """Runs SQL on one connection; raises SQLite's own errors."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Use a connection."""
        self._connection = connection

    def run(self, statement: str, *values: object) -> None:
        """Run a statement without a result."""
        self._connection.execute(statement, values)

    def insert(self, statement: str, *values: object) -> int:
        """Insert a row; returns its id."""
        return int(self._connection.execute(statement, values).lastrowid or 0)

    def one(self, statement: str, *values: object) -> Row | None:
        """The first row of a query; None if there is none."""
        found: Row | None = self._connection.execute(statement, values).fetchone()
        return found

    def all(self, statement: str, *values: object) -> list[Row]:
        """All rows of a query."""
        return self._connection.execute(statement, values).fetchall()

    def fetch(self, columns: str, query: str, *values: object) -> list[list[Any]]:
        """All rows of a query, fetched as one JSON value; see :func:`fetched`."""
        return fetched(self._connection, columns, query, values)

    @contextlib.contextmanager
    def change(self, doing: str) -> Iterator[None]:
        """A transaction: commit everything inside or nothing; nested changes join the outer one.

        Args:
            doing: the operation, to stand after "Could not"; the outer change's text is used.

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
