"""The archive as one file: out, back in, and what is left of a damaged one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.backups import BadBackup, back_up, mend, restore, salvage
from reunion_desktop.storage.archive.importer import Cancelled
from reunion_desktop.storage.archive.schema import DamagedArchive, NewerArchive
from reunion_desktop.storage.disk import StorageFault
from tests.storage.archive.newer import made_newer
from tests.storage.sessions import content, evening, game, never, silent


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """An archive with two sessions, one of them with a title."""
    made = Archive(tmp_path / "archive.db", find_game)
    made.filing.keep(evening(1))
    made.filing.keep(evening(2))
    made.rename(1, "Inn")
    yield made
    made.close()


def test_a_backup_is_one_file_that_holds_everything(archive: Archive, tmp_path: Path) -> None:
    """It opens as an archive, and nothing lies beside it."""
    folder = tmp_path / "stick"
    folder.mkdir()
    told: list[tuple[int, int]] = []
    back_up(archive, folder / "copy.db", lambda done, total: told.append((done, total)), never)

    assert ["copy.db"] == [path.name for path in folder.iterdir()]
    assert told[-1][0] == told[-1][1] > 0
    copy = Archive(folder / "copy.db", find_game)
    assert content(archive) == content(copy)


def test_a_restored_archive_is_as_it_was(archive: Archive, tmp_path: Path) -> None:
    """Changes since the backup are gone, for other connections too; the backup is not changed."""
    backup = tmp_path / "backup.db"
    back_up(archive, backup, silent, never)
    before, data = content(archive), backup.read_bytes()
    other = Archive(archive.path, find_game)
    archive.throw_away([1])
    archive.filing.keep(evening(3))
    restore(archive, backup, silent, never)

    assert before == content(archive) == content(other)
    assert data == backup.read_bytes()
    assert {"archive.db", "archive.db-wal", "archive.db-shm", "backup.db"} == {
        path.name for path in tmp_path.iterdir()
    }


def test_what_is_no_backup_is_refused(archive: Archive, tmp_path: Path) -> None:
    """One sentence, and nothing has changed: every page is read before any of them comes in."""
    for day in range(3, 12):
        archive.filing.keep(evening(day))
    damaged = tmp_path / "damaged.db"
    back_up(archive, damaged, silent, never)
    data = bytearray(damaged.read_bytes())
    data[4096 * 9 : 4096 * 14] = b"\x5a" * 4096 * 5
    damaged.write_bytes(data)
    other = tmp_path / "other.db"
    other.write_bytes(b"no database" * 500)
    newer = tmp_path / "newer.db"
    Archive(newer, find_game).close()
    made_newer(newer)
    before = content(archive)
    for path, kind in (
        (damaged, BadBackup),
        (other, BadBackup),
        (newer, NewerArchive),
        (tmp_path, StorageFault),
    ):
        with pytest.raises(kind):
            restore(archive, path, silent, never)

    assert before == content(archive)


FOREIGN = "is missing or wrong"


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        ("CREATE TRIGGER empty AFTER INSERT ON game BEGIN DELETE FROM session; END", FOREIGN),
        ("CREATE VIEW all_of_it AS SELECT * FROM session", FOREIGN),
        ("DROP TABLE pairing", FOREIGN),
        ("DROP INDEX game_by_stem", FOREIGN),
        ("ALTER TABLE session ADD COLUMN more TEXT", FOREIGN),
        ("UPDATE session SET players = '{'", r"\.$"),
        ("UPDATE session SET date = 'yesterday'", r"\.$"),
        ("UPDATE session SET deleted = 1, units = '[\"a\",0,0]'", r"\.$"),
        ("PRAGMA ignore_check_constraints = ON; UPDATE session SET begun = 1 << 60", r"\.$"),
        ("PRAGMA ignore_check_constraints = ON; UPDATE game SET key = '' WHERE id = 1", r"\.$"),
        ("PRAGMA foreign_keys = OFF; DELETE FROM game WHERE id = 1", r"\.$"),
    ],
)
def test_a_backup_that_was_changed_is_refused(
    archive: Archive, tmp_path: Path, spoil: str, sentence: str
) -> None:
    """A trigger or view would stay active; a single wrong row would hide all others for ever."""
    backup = tmp_path / "backup.db"
    back_up(archive, backup, silent, never)
    with closing(sqlite3.connect(backup)) as database:
        database.executescript(spoil)
    before = content(archive)
    with pytest.raises(StorageFault, match=sentence):
        restore(archive, backup, silent, never)

    assert before == content(archive)


def test_an_archive_with_a_foreign_schema_is_mended(archive: Archive) -> None:
    """An archive into which such a backup was restored is repaired into a new archive."""
    archive.connection.execute("DROP TABLE pairing")
    archive.connection.execute(
        "CREATE TRIGGER empty AFTER UPDATE ON session BEGIN DELETE FROM session; END"
    )
    archive.close()
    with pytest.raises(DamagedArchive):
        Archive(archive.path, find_game)
    mend(archive.path, find_game)

    mended = Archive(archive.path, find_game)
    assert {"Inn", ""} == {row.title for row in mended.rows(mended.find())}
    assert mended.statistics("Otto").opponents
    mended.close()


def test_both_can_be_called_off(archive: Archive, tmp_path: Path) -> None:
    """Nothing has changed, and no half a file is left."""
    backup = tmp_path / "backup.db"
    back_up(archive, backup, silent, never)
    data = backup.read_bytes()
    archive.rename(1, "Elsewhere")
    before = content(archive)
    with pytest.raises(Cancelled):
        back_up(archive, backup, silent, lambda: True)
    with pytest.raises(Cancelled):
        restore(archive, backup, silent, lambda: True)

    assert (before, data) == (content(archive), backup.read_bytes())
    assert not list(tmp_path.glob("*.part*"))


def test_the_archive_is_no_place_for_its_own_backup(archive: Archive) -> None:
    """That would be the end of both."""
    before = content(archive)
    with pytest.raises(StorageFault, match="itself"):
        back_up(archive, archive.path, silent, never)

    assert before == content(archive)


def test_a_damaged_archive_is_mended(tmp_path: Path) -> None:
    """The new one stands in its place, the damaged one lies beside it, and nothing else does."""
    path = tmp_path / "archive.db"
    archive = Archive(path, find_game)
    for day in range(1, 8):
        archive.filing.keep(evening(day))
    archive.rename(1, "Inn")
    archive.close()
    data = path.read_bytes()[:-8192]
    path.write_bytes(data)
    aside = mend(path, find_game)
    mended = Archive(path, find_game)

    assert data == aside.read_bytes()
    assert "Inn" in [row.title for row in mended.rows(mended.find())]
    assert [("ok",)] == mended.connection.execute("PRAGMA integrity_check").fetchall()
    mended.close()
    others = {p.name for p in tmp_path.iterdir()} - {aside.name, f"{aside.name}-wal"}
    assert {"archive.db"} == others - {f"{aside.name}-shm"}


def test_what_can_be_read_of_a_damaged_archive_is_saved(tmp_path: Path) -> None:
    """Records, names, notes, practice and what was thrown away, where the damage is not."""
    path = tmp_path / "old.db"
    old = Archive(path, find_game)
    for day in range(1, 10):
        old.filing.keep(evening(day))
    old.filing.keep([game(99, "2026-03-01T20:00:00+00:00", helped=True)], practice=True)
    old.rename(2, "Inn")
    old.annotate(3, "Stange")
    old.throw_away([4], now=2_000_000_000)
    old.close()
    whole = Archive(tmp_path / "whole.db", find_game)

    assert 19 == salvage(path, whole)
    rows = {row.id: row for row in whole.rows(range(1, 20))}
    assert ("Inn", "Stange", 1) == (rows[2].title, rows[3].note, rows[10].helped)
    assert rows[10].practice
    assert (4,) == whole.thrown_away()

    data = bytearray(path.read_bytes())
    del data[len(data) * 3 // 4 :]
    path.write_bytes(data)
    part = Archive(tmp_path / "part.db", find_game)
    assert 0 < salvage(path, part) < 19
    assert [("ok",)] == part.connection.execute("PRAGMA integrity_check").fetchall()
