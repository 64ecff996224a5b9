"""Changes of the archive: each wholly or not at all, one inside another being a part of it."""

from __future__ import annotations

import sqlite3

import pytest

from reunion_desktop.storage.archive.statements import Statements
from reunion_desktop.storage.disk import StorageFault


@pytest.fixture
def sql() -> Statements:
    """A database with one table."""
    made = Statements(sqlite3.connect(":memory:", isolation_level=None))
    made.run("CREATE TABLE one (value INTEGER UNIQUE)")
    return made


def keep_twice(sql: Statements, doing: str) -> None:
    """A change that cannot succeed."""
    with sql.change(doing):
        sql.insert("INSERT INTO one VALUES (?)", 1)
        sql.insert("INSERT INTO one VALUES (?)", 1)


def test_a_change_that_fails_leaves_nothing(sql: Statements) -> None:
    """One sentence says what could not be done."""
    with pytest.raises(StorageFault, match="Could not count: UNIQUE"):
        keep_twice(sql, "count")

    assert [] == sql.all("SELECT * FROM one")
    assert None is sql.one("SELECT * FROM one")


def test_a_change_inside_another_is_a_part_of_it(sql: Statements) -> None:
    """A rollback of the outer change undoes the inner one, too; the outer one reports the error."""
    with pytest.raises(StorageFault, match="Could not import: UNIQUE"), sql.change("import"):
        keep_twice(sql, "keep")

    assert [] == sql.all("SELECT * FROM one")


def test_a_change_that_succeeds_is_there(sql: Statements) -> None:
    """A row that is inserted has its number."""
    with sql.change("count"):
        numbers = [sql.insert("INSERT INTO one VALUES (?)", value) for value in (7, 5)]

    assert [1, 2] == numbers
    assert [(5,), (7,)] == sql.all("SELECT value FROM one ORDER BY value")
    assert (5,) == sql.one("SELECT value FROM one WHERE value < ?", 6)
