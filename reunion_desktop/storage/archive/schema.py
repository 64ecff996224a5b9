"""Open the archive database; make, extend or check its schema.

``PRAGMA user_version`` is the version of the schema. A new schema is made in one transaction: if
the program is killed meanwhile, the file stays as it was.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator
from functools import cache
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from reunion_desktop.engine.game import IllegalAction
from reunion_desktop.storage.archive.tables import REVIEWS, SCHEMA, VERSION
from reunion_desktop.storage.disk import PRIVATE, StorageFault, reporting, sync_folder
from reunion_desktop.storage.lines import BadRecord

APPLICATION = 0x5265756E
"""Application id that marks a database as an archive of this program: ``Reun`` in ASCII."""

_WAIT_SECONDS = 30
"""Seconds for which a connection waits for another one's transaction."""
_MARK = ".damaged"
"""Suffix of the marker file for a database that was found damaged while in use."""
_COMPANIONS = ("-wal", "-shm")


class NewerArchive(StorageFault):
    """An archive of a later version of the program."""


class DamagedArchive(StorageFault):
    """A file that is not a valid archive."""


@contextlib.contextmanager
def asked(doing: str) -> Iterator[None]:
    """Turn a database error into a sentence: the operation that failed, and why.

    Args:
        doing: the operation, to stand after "Could not".

    Raises:
        DamagedArchive: the file is not a valid database.
        StorageFault: any other database error.
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
        # A value of a type that the program never writes: SQLite itself accepts it.
        message = f"Could not {doing}: the archive is damaged ({odd})."
        raise StorageFault(message) from odd


def opened(path: Path) -> sqlite3.Connection:
    """Open or create an archive.

    The connection belongs to the calling thread. Outside an explicit transaction every change is
    committed by itself, and is on disk when the call returns.

    Args:
        path: location of the file.

    Raises:
        NewerArchive: the file has a newer schema.
        DamagedArchive: the file is not a valid archive.
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
            _make_schema(connection, path)
            _check_shape(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def begun(path: Path) -> None:
    """Create an empty database file that only its owner can read, unless it exists.

    Raises:
        StorageFault: the system refused, or the path is not a regular file.
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


def _make_schema(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables that are missing; refuse an archive with a newer schema."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        message = (
            f"{path} was made by a newer version of the program "
            f"(format {version}; this version reads up to {VERSION})."
        )
        raise NewerArchive(message)
    if _is_made(connection):
        return
    with transaction(connection):
        # Look again: another connection may have made the tables meanwhile.
        if not _is_made(connection):
            for statement in (REVIEWS if version else SCHEMA).split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {VERSION}")


def _is_made(connection: sqlite3.Connection) -> bool:
    """Test whether an archive has its tables."""
    return bool(connection.execute("PRAGMA user_version").fetchone() == (VERSION,))


def _check_shape(connection: sqlite3.Connection) -> None:
    """Refuse a schema that is not ours: a foreign trigger might undo what is written."""
    odd = _shape(connection) ^ _due_shape()
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
    """All parts of a database's schema, except SQLite's own."""
    found = connection.execute(
        "SELECT name, type, tbl_name, sql FROM sqlite_master"
        " WHERE NOT (type = 'index' AND sql IS NULL) AND name NOT LIKE 'sqlite!_stat_' ESCAPE '!'"
    )
    return frozenset(
        _Part(str(name), str(kind), str(table), " ".join(str(statement).split()))
        for name, kind, table, statement in found
    )


@cache
def _due_shape() -> frozenset[_Part]:
    """All parts of the schema as it must be."""
    with contextlib.closing(sqlite3.connect(":memory:")) as model:
        model.executescript(SCHEMA)
        return _shape(model)


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit everything inside, or roll it back on an exception."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextlib.contextmanager
def change(connection: sqlite3.Connection, doing: str) -> Iterator[None]:
    """A transaction: commit everything inside or nothing; nested changes join the outer one.

    Args:
        connection: the archive.
        doing: the operation, to stand after "Could not"; the outer change's text is used.

    Raises:
        StorageFault: the database refused; nothing has changed.
    """
    if connection.in_transaction:
        yield
        return
    with asked(doing), transaction(connection):
        yield


def mark_damaged(path: Path) -> None:
    """Mark a database as damaged, for repair at the next start."""
    with contextlib.suppress(OSError):
        _mark(path).touch(PRIVATE)


def is_marked(path: Path) -> bool:
    """Test whether a database was marked as damaged."""
    return _mark(path).exists()


def set_aside(path: Path) -> Path:
    """Rename a damaged database; returns the new path.

    Raises:
        StorageFault: the system refused.
    """
    marks = chain(("",), (f"-{number}" for number in count(2)))
    names = (path.with_name(f"{path.stem}-damaged{mark}{path.suffix}") for mark in marks)
    place = next(name for name in names if not os.path.lexists(name))
    with reporting(f"rename {path}"):
        # The write-ahead log goes first: SQLite would apply it to a new database beside it.
        for ending in _COMPANIONS:
            log = path.with_name(path.name + ending)
            if log.exists():
                log.replace(place.with_name(place.name + ending))
        if path.exists():
            path.replace(place)
        _mark(path).unlink(missing_ok=True)
    sync_folder(path.parent)
    return place


def _mark(path: Path) -> Path:
    return path.with_name(path.name + _MARK)
