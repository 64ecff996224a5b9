"""For any damaged file the archive answers or reports one sentence."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.history.sessions import Search
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.backups import restore, salvage
from reunion_desktop.storage.disk import StorageFault
from tests.storage.sessions import content, evening, never, silent

JUNK = b'\x00\xff9[{"'
"""Bytes that mean something where text or numbers stand."""

FILES = int(os.environ.get("REUNION_DESKTOP_FUZZ_ARCHIVES", "25"))
"""How many spoilt files are opened; 10000 for the whole proof."""

BACKUPS = int(os.environ.get("REUNION_DESKTOP_FUZZ_BACKUPS", "16"))
"""How many spoilt backups are restored; 1000 for the whole proof."""

TABLES = (
    *("person", "session", "game", "record", "saved_file", "chair", "score", "stat", "pairing"),
    "fact",
)
VALUES = ("NULL", "''", "'{'", "'[1]'", "-1", "9e99", "x'00ff'", "'\n'", "1 << 62", "'2026-99-99'")
"""What does not belong into a row."""

FOREIGN = (
    "CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM session; END",
    "CREATE TRIGGER t BEFORE DELETE ON session BEGIN SELECT RAISE(IGNORE); END",
    "CREATE VIEW v AS SELECT * FROM session",
    "CREATE TABLE more (x)",
    "CREATE UNIQUE INDEX one ON session (id, title)",
    "ALTER TABLE session ADD COLUMN x TEXT",
    "ALTER TABLE session RENAME COLUMN title TO name",
    "ALTER TABLE score DROP COLUMN receipts",
    "DROP INDEX game_by_stem",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '')",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = 'no sql' WHERE name = 'pairing'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = 2",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 77",
    "PRAGMA application_id = 5",
    *(f"DROP TABLE {table}" for table in TABLES),
)
"""SQL changes to a backup that a user could make."""


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a small archive."""
    path = tmp_path_factory.mktemp("sound") / "archive.db"
    archive = Archive(path, find_game)
    for day in range(1, 4):
        archive.filing.keep(evening(day, 1))
    archive.rename(1, "Inn")
    archive.filing.rebuild()
    archive.close()
    return path.read_bytes()


def spoilt(data: bytes, dice: Random) -> bytes:
    """A file with some bytes changed, moved, lost or of another file."""
    mutable = bytearray(data)
    for _ in range(dice.choice((1, 1, 3, 30, 300))):
        at = dice.randrange(len(mutable))
        kind = dice.randrange(8)
        if kind < 4:
            mutable[at] = dice.randrange(256)
        elif kind < 6:
            # Where a row's text and numbers are rather than empty space.
            at = data.find(b"{", at) if dice.random() < 0.5 else data.find(b"Otto", at)
            if at >= 0:
                mutable[min(at + dice.randrange(4), len(mutable) - 1)] = dice.choice(JUNK)
        elif kind == 6:
            page, other = (dice.randrange(len(data) // 4096) * 4096 for _ in range(2))
            mutable[page : page + 4096] = data[other : other + 4096]
        elif dice.random() < 0.1:
            del mutable[at:]
            if len(mutable) < 100:
                break
    return bytes(mutable)


def use(path: Path) -> None:
    """Everything that is asked of an archive."""
    archive = Archive(path, find_game)
    try:
        numbers = archive.find(Search("otto"))
        archive.rows(numbers)
        archive.rows(range(1, 4))
        archive.presets()
        for player in archive.players():
            archive.statistics(player)
        for number in range(1, 4):
            archive.sheet(number)
            list(archive.lines(number))
        archive.rename(2, "Elsewhere")
        archive.filing.keep(evening(9, 1))
        archive.throw_away([1], now=0)
        archive.purge(lambda _name: None)
        archive.filing.rebuild()
    finally:
        archive.close()


def refusal(path: Path) -> str:
    """Why an archive cannot be used; empty where it can."""
    try:
        use(path)
    except StorageFault as fault:
        return str(fault)
    return ""


def test_a_spoilt_archive_is_no_reason_to_fall(sound: bytes, tmp_path: Path) -> None:
    """It answers, or it says what is wrong in one sentence; what can be read of it is saved."""
    refused = 0
    for seed in range(FILES):
        dice = Random(seed)
        path = tmp_path / "archive.db"
        for left in tmp_path.iterdir():
            left.unlink()
        path.write_bytes(spoilt(sound, dice))
        why = refusal(path)
        assert why.endswith(".") or not why, f"seed {seed}: {why}"
        refused += bool(why)
        if seed % 10 == 0:
            new = Archive(tmp_path / "new.db", find_game)
            salvage(path, new)
            assert [("ok",)] == new.connection.execute("PRAGMA integrity_check").fetchall()
            new.close()
    assert 0 < refused < FILES


def vandalised(path: Path, dice: Random) -> bool:
    """Change a backup by means of SQL; whether its schema was left alone."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        if dice.random() < 0.4:
            database.executescript(dice.choice(FOREIGN))
            return False
        for _ in range(dice.choice((1, 1, 2, 5))):
            table = dice.choice(TABLES)
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            change = dice.choice(
                (
                    f"DELETE FROM {table}",  # noqa: S608 - our own names.
                    *[f"UPDATE OR IGNORE {table} SET {column} =" for column in columns],  # noqa: S608 - as above.
                )
            )
            if change.startswith("UPDATE"):
                change += f" {dice.choice(VALUES)}"
            try:
                database.execute(f"{change} WHERE abs(random()) % 3 < 2")
            except sqlite3.IntegrityError:
                continue
    return True


def listed(archive: Archive) -> Iterator[object]:
    """All that is asked of an archive as a whole."""
    yield archive.rows(archive.find())
    yield archive.presets()
    yield archive.filing.files()
    for player in archive.players():
        yield archive.statistics(player)
    archive.bring_back(archive.thrown_away())
    yield archive.rows(archive.find(Search(order="units")))


def test_a_spoilt_backup_spoils_no_archive(sound: bytes, tmp_path: Path) -> None:
    """It is refused in one sentence, or it works: it is listed, counted and added to."""
    path, backup = tmp_path / "archive.db", tmp_path / "backup.db"
    taken = refused = 0
    for seed in range(BACKUPS):
        dice = Random(seed)
        for left in tmp_path.iterdir():
            left.unlink()
        path.write_bytes(sound)
        backup.write_bytes(spoilt(sound, dice) if seed % 3 == 0 else sound)
        same_schema = seed % 3 == 0 or vandalised(backup, dice)
        archive = Archive(path, find_game)
        before = content(archive)
        why = "."
        try:
            restore(archive, backup, silent, never)
        except StorageFault as fault:
            why = str(fault)
        assert why.endswith("."), seed
        if len(why) > 1:
            refused += 1
            assert before == content(archive), seed
        else:
            taken += 1
            assert same_schema, seed
            assert list(listed(archive)), seed
            count = len(archive.find())
            kept = archive.filing.keep(evening(9, 1))
            assert kept.session is not None, seed
            assert kept.session in archive.find(Search("otto")), seed
            assert len(archive.find()) == count + 1, seed
        archive.close()
        Archive(path, find_game).close()
    assert taken
    assert refused
