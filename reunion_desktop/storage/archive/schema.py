"""The archive's database: how it is opened, and how an older one becomes a newer one.

``PRAGMA user_version`` counts the steps of :mod:`reunion_desktop.storage.archive.migrations` that a
file has made. A step is one transaction: killed in its midst, a file stands where it stood.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import NamedTuple

from reunion_desktop.engine.game import IllegalAction
from reunion_desktop.storage.archive.migrations import MIGRATIONS
from reunion_desktop.storage.disk import PRIVATE, StorageFault, reporting, sync_folder
from reunion_desktop.storage.lines import BadRecord

APPLICATION = 0x5265756E
"""What marks a database as an archive of this program: ``Reun`` in ASCII."""

_WAIT_SECONDS = 30
"""How long a connection waits for another one's transaction."""
_MARK = ".damaged"
"""Ending of the file that says that a database was found damaged while it was in use."""
_COMPANIONS = ("-wal", "-shm")


class NewerArchive(StorageFault):
    """An archive of a later version of the program."""


class DamagedArchive(StorageFault):
    """A file that is no sound archive."""


@contextlib.contextmanager
def asked(doing: str) -> Iterator[None]:
    """Turn a failure of the database into a sentence: what could not be done, and why.

    Args:
        doing: what is tried, to stand after "Could not".

    Raises:
        DamagedArchive: the file is no sound database.
        StorageFault: anything else that went wrong.
    """
    try:
        yield
    except (sqlite3.Error, OSError) as fault:
        damaged = getattr(fault, "sqlite_errorcode", 0) & 0xFF in {
            sqlite3.SQLITE_CORRUPT,
            sqlite3.SQLITE_NOTADB,
        }
        why = getattr(fault, "strerror", None) or str(fault)
        kind = DamagedArchive if damaged else StorageFault
        raise kind(f"Could not {doing}: {why}.") from fault
    except (BadRecord, IllegalAction) as bad:
        message = f"Could not {doing}: the file contains an invalid game. {bad}"
        raise StorageFault(message) from bad
    except (ValueError, TypeError) as odd:
        # A value of another kind than was ever written: SQLite itself finds nothing wrong with it.
        message = f"Could not {doing}: the archive is damaged ({odd})."
        raise StorageFault(message) from odd


def opened(path: Path, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """Open an archive, or begin one, and bring it to the newest schema.

    The connection belongs to the thread that asks. Every change outside a transaction that was
    begun by hand is one by itself, and on disk when it returns.

    Args:
        path: where the file lies.
        migrations: the steps that are known.

    Raises:
        NewerArchive: the file has made steps that are not known.
        DamagedArchive: the file is no sound archive.
        StorageFault: it cannot be opened.
    """
    begun(path)
    with asked(f"open the archive {path}"):
        connection = sqlite3.connect(path, timeout=_WAIT_SECONDS, isolation_level=None)
    try:
        with asked(f"open the archive {path}"):
            connection.execute("PRAGMA journal_mode = WAL").fetchone()
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            _check_kind(connection, path)
            _migrate(connection, path, migrations)
            _check_shape(connection, tuple(migrations))
    except BaseException:
        connection.close()
        raise
    return connection


def begun(path: Path) -> None:
    """Make an empty file for a database that its owner alone reads, unless there is one.

    Raises:
        StorageFault: the system refused, or there is something else of that name.
    """
    with reporting(f"open the archive {path}"):
        if os.path.lexists(path) and not path.is_file():
            raise FileExistsError(errno.EEXIST, "there is something else of that name")
        path.touch(PRIVATE)


def _check_kind(connection: sqlite3.Connection, path: Path) -> None:
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if mark != APPLICATION and (mark or tables):
        message = f"{path} is not an archive of this program."
        raise DamagedArchive(message)


def _migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[str]) -> None:
    while True:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(migrations):
            message = (
                f"{path} was made by a newer version of the program "
                f"(format {version}; this version reads up to {len(migrations)})."
            )
            raise NewerArchive(message)
        if version == len(migrations):
            return
        with transaction(connection):
            # Asked again: another connection may have made the step meanwhile.
            if connection.execute("PRAGMA user_version").fetchone() == (version,):
                _make_step(connection, migrations[version])
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {version + 1}")


def _check_shape(connection: sqlite3.Connection, migrations: tuple[str, ...]) -> None:
    """Let nothing in that is not in the schema: a trigger might undo whatever is written."""
    odd = _shape(connection) ^ _shape_of(migrations)
    if odd:
        message = f"The archive is damaged: {min(odd).name} is missing or wrong."
        raise DamagedArchive(message)


class _Part(NamedTuple):
    """A table, an index, a view or a trigger, as the database describes it."""

    name: str
    kind: str
    table: str
    statement: str


def _shape(connection: sqlite3.Connection) -> frozenset[_Part]:
    """Everything in the schema but what SQLite itself keeps there."""
    found = connection.execute(
        "SELECT name, type, tbl_name, sql FROM sqlite_master"
        " WHERE NOT (type = 'index' AND sql IS NULL) AND name NOT LIKE 'sqlite!_stat_' ESCAPE '!'"
    )
    return frozenset(
        _Part(str(name), str(kind), str(table), " ".join(str(statement).split()))
        for name, kind, table, statement in found
    )


@lru_cache(maxsize=2)
def _shape_of(migrations: tuple[str, ...]) -> frozenset[_Part]:
    """What a schema of so many steps consists of."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for step in migrations:
            _make_step(model, step)
        return _shape(model)


def _make_step(connection: sqlite3.Connection, step: str) -> None:
    for statement in step.split(";"):
        connection.execute(statement)


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Everything inside happens, or nothing does."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def mark_damaged(path: Path) -> None:
    """Remember, for the next start, that a database in use was found damaged."""
    with contextlib.suppress(OSError):
        _mark(path).touch(PRIVATE)


def is_marked(path: Path) -> bool:
    """Whether a database was found damaged while it was in use."""
    return _mark(path).exists()


def set_aside(path: Path) -> Path:
    """Give a damaged database another name; the new one is returned.

    Raises:
        StorageFault: the system refused.
    """
    names = (path.with_name(f"{path.stem}-damaged{mark}{path.suffix}") for mark in _marks())
    place = next(name for name in names if not os.path.lexists(name))
    with reporting(f"rename {path}"):
        # The log goes first: left beside a new database it would be taken for that one's.
        for ending in _COMPANIONS:
            log = path.with_name(path.name + ending)
            if log.exists():
                log.replace(place.with_name(place.name + ending))
        if path.exists():
            path.replace(place)
        _mark(path).unlink(missing_ok=True)
    sync_folder(path.parent)
    return place


def _marks() -> Iterator[str]:
    yield ""
    for number in count(2):
        yield f"-{number}"


def _mark(path: Path) -> Path:
    return path.with_name(path.name + _MARK)
