"""The database: opened, refused, set aside."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.storage.archive import schema
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.schema import (
    DamagedArchive,
    NewerArchive,
    change,
    is_marked,
    mark_damaged,
    opened,
    set_aside,
)
from reunion_desktop.storage.archive.tables import SCHEMA
from reunion_desktop.storage.disk import StorageFault
from tests.storage.archive.newer import made_newer


def test_a_change_is_made_whole_or_not_at_all() -> None:
    """One sentence says what could not be done; a change inside another is a part of it."""
    numbers = sqlite3.connect(":memory:", isolation_level=None)
    numbers.execute("CREATE TABLE one (value INTEGER UNIQUE)")

    def keep(*values: int) -> None:
        for value in values:
            with change(numbers, "keep"):
                numbers.execute("INSERT INTO one VALUES (?)", (value,))

    with change(numbers, "count"):
        keep(7, 5)
    with pytest.raises(StorageFault, match="Could not import: UNIQUE"), change(numbers, "import"):
        keep(1, 7)

    assert [(5,), (7,)] == numbers.execute("SELECT value FROM one ORDER BY value").fetchall()


def test_a_newer_archive_is_refused(tmp_path: Path) -> None:
    """The file is left alone, and one sentence says why."""
    path = tmp_path / "archive.db"
    Archive(path, find_game).close()
    made_newer(path)
    before = path.read_bytes()
    with pytest.raises(NewerArchive, match="newer version") as caught:
        Archive(path, find_game)

    assert 1 == str(caught.value).count(".\n") + str(caught.value).endswith(".")
    assert before == path.read_bytes()


def test_a_schema_that_cannot_be_made_leaves_no_part_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables are made in one transaction; the next start makes them all."""
    path = tmp_path / "archive.db"
    monkeypatch.setattr(schema, "SCHEMA", f"{SCHEMA}; DROP TABLE elsewhere")
    with pytest.raises(StorageFault, match="no such table"):
        Archive(path, find_game)
    monkeypatch.undo()
    archive = Archive(path, find_game)

    assert () == archive.find()
    archive.close()


@pytest.mark.parametrize("content", [b"no database" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_what_is_no_database_is_said_to_be_damaged(content: bytes, tmp_path: Path) -> None:
    """It is not touched."""
    path = tmp_path / "archive.db"
    path.write_bytes(content)
    with pytest.raises(DamagedArchive):
        opened(path)

    assert content == path.read_bytes()


def test_a_database_of_another_program_is_no_archive(tmp_path: Path) -> None:
    """Its tables are not ours to change."""
    path = tmp_path / "archive.db"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE bookmarks (url TEXT)")
    with pytest.raises(DamagedArchive, match="not an archive of this program"):
        opened(path)


def test_writes_are_on_disk_when_they_return(tmp_path: Path) -> None:
    """WAL with full synchronisation: what was said to be done survives a failure of power."""
    connection = opened(tmp_path / "archive.db")

    assert ("wal",) == connection.execute("PRAGMA journal_mode").fetchone()
    assert (2,) == connection.execute("PRAGMA synchronous").fetchone()
    assert (1,) == connection.execute("PRAGMA foreign_keys").fetchone()


def test_a_damaged_database_is_set_aside_with_its_log(tmp_path: Path) -> None:
    """A log that stayed behind would be taken for the new database's."""
    path = tmp_path / "archive.db"
    for number in range(2):
        path.write_bytes(b"damaged")
        path.with_name("archive.db-wal").write_bytes(b"log")
        mark_damaged(path)
        assert is_marked(path)
        aside = set_aside(path)
        assert ("-damaged-2" if number else "-damaged") == aside.stem.removeprefix("archive")
        assert b"damaged" == aside.read_bytes()
        assert b"log" == aside.with_name(f"{aside.name}-wal").read_bytes()

    assert not is_marked(path)
    assert not path.exists()
    assert not path.with_name("archive.db-wal").exists()
