"""Single SQL statements on one connection, and changes that happen wholly or not at all."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
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
