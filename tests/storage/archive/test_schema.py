"""The database: opened, brought up to date, refused, set aside."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.migrations import MIGRATIONS
from reunion_desktop.storage.archive.schema import (
    DamagedArchive,
    NewerArchive,
    is_marked,
    mark_damaged,
    opened,
    set_aside,
)
from reunion_desktop.storage.disk import StorageFault
from tests.storage.archive import told
from tests.storage.sittings import evening

SCHEMAS = sorted(told.SCHEMAS.glob("archive-*.sql"))
"""A database of every schema that was ever released, as SQL."""

STORED = sorted(told.SCHEMAS.glob("*.sql"))
"""Those, and others of the same schemas that hold more."""

NEXT = (*MIGRATIONS, "ALTER TABLE sitting ADD COLUMN place TEXT NOT NULL DEFAULT ''; ANALYZE")
"""What a later version might do."""


def version(path: Path) -> int:
    """The schema of a file."""
    with sqlite3.connect(path) as database:
        (number,) = database.execute("PRAGMA user_version").fetchone()
    return int(number)


def shape(connection: sqlite3.Connection) -> set[str]:
    """Every table and index."""
    return {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master WHERE sql NOTNULL")}


def test_every_released_schema_has_its_file() -> None:
    """Every schema version has a file with an example database."""
    assert [f"archive-{number}" for number in range(1, len(MIGRATIONS) + 1)] == [
        path.stem for path in SCHEMAS
    ]


@pytest.mark.parametrize("file", SCHEMAS, ids=lambda path: path.stem)
def test_every_released_schema_opens(file: Path, tmp_path: Path) -> None:
    """An archive of any age becomes one of today, with everything in it."""
    path = tmp_path / "archive.db"
    with sqlite3.connect(path) as database:
        database.executescript(file.read_text(encoding="utf-8"))
    archive = Archive(path, find_game)
    fresh = opened(tmp_path / "fresh.db")
    rows = archive.rows(archive.find())

    assert shape(fresh) == shape(archive.connection)
    assert len(MIGRATIONS) == version(path)
    assert ["Evening at the inn", ""] == [row.title for row in rows]
    assert [(2, 1), (1, 0)] == [(row.games, row.helped) for row in rows]
    assert all(archive.sheet(row.id).games for row in rows)
    assert "Karl" in archive.players()
    archive.filing.rebuild()
    assert rows == archive.rows(archive.find())


@pytest.mark.parametrize("file", STORED, ids=lambda path: path.stem)
def test_an_archive_tells_what_it_told_when_it_was_written(file: Path, tmp_path: Path) -> None:
    """Every figure of every player, before and after all is counted anew from the records."""
    path = tmp_path / "archive.db"
    with sqlite3.connect(path) as database:
        database.executescript(file.read_text(encoding="utf-8"))
    archive = Archive(path, find_game)
    pinned = told.pinned(file.stem)

    assert pinned == told.told(archive)
    archive.filing.rebuild()
    assert pinned == told.told(archive)
    archive.close()


@pytest.mark.parametrize("steps", range(1, len(MIGRATIONS) + 1))
def test_a_released_schema_never_changes(steps: int, tmp_path: Path) -> None:
    """The migrations of each version give the schema of its golden file, statement by statement."""
    database = sqlite3.connect(tmp_path / "old.db")
    database.executescript(SCHEMAS[steps - 1].read_text(encoding="utf-8"))
    fresh = opened(tmp_path / "fresh.db", MIGRATIONS[:steps])

    assert shape(fresh) == shape(database)


def test_an_older_archive_is_brought_up_to_date(tmp_path: Path) -> None:
    """A step keeps everything that was there."""
    path = tmp_path / "archive.db"
    old = Archive(path, find_game)
    old.filing.keep(evening(3))
    old.close()
    new = Archive(path, find_game, migrations=NEXT)

    assert len(NEXT) == version(path)
    assert [("Otto",)] == new.connection.execute("SELECT name FROM person LIMIT 1").fetchall()
    assert [("",)] == new.connection.execute("SELECT place FROM sitting").fetchall()


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    """Half a step would be no schema at all."""
    path = tmp_path / "archive.db"
    archive = Archive(path, find_game)
    archive.filing.keep(evening(3))
    archive.close()
    with pytest.raises(StorageFault, match="no such table"):
        Archive(path, find_game, migrations=(*MIGRATIONS, f"{NEXT[-1]}; DROP TABLE elsewhere"))

    assert len(MIGRATIONS) == version(path)
    assert (1,) == Archive(path, find_game).find()


def test_a_newer_archive_is_refused(tmp_path: Path) -> None:
    """It is left alone, and one sentence says why."""
    path = tmp_path / "archive.db"
    Archive(path, find_game, migrations=NEXT).close()
    before = path.read_bytes()
    with pytest.raises(NewerArchive, match="newer version") as caught:
        Archive(path, find_game)

    assert 1 == str(caught.value).count(".\n") + str(caught.value).endswith(".")
    assert before == path.read_bytes()


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
