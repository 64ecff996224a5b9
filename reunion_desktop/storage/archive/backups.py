"""Archive backup to one file, restore from a backup, and repair of a damaged archive."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import groupby, product
from pathlib import Path
from typing import Any

from reunion_desktop.history.sessions import EVERYTHING
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.game_summary import stored_game
from reunion_desktop.storage.archive.importer import Cancelled, Told
from reunion_desktop.storage.archive.schema import DamagedArchive, asked, begun, opened, set_aside
from reunion_desktop.storage.archive.search import find, players, presets, rows
from reunion_desktop.storage.archive.statistics import statistics_of
from reunion_desktop.storage.disk import (
    StorageFault,
    beside,
    clear_drafts,
    move_over,
    reporting,
    sync_folder,
)
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.lines import BadRecord

_ROWS = 500
"""Rows fetched per query."""
_PAGES = 256
"""Pages copied between two checks for cancellation: a megabyte."""
_COMPANIONS = ("", "-wal", "-shm", "-journal")


class BadBackup(StorageFault):
    """A backup that cannot replace the archive."""


def back_up(archive: Archive, path: Path, told_of: Told, stopped: Callable[[], bool]) -> None:
    """Copy the archive to one file; the file is replaced completely or not at all.

    Raises:
        Cancelled: the backup was cancelled; nothing has changed.
        StorageFault: the file cannot be written.
    """
    if path.exists() and path.samefile(archive.path):
        message = f"{path} is the archive itself. Choose another name for the backup."
        raise StorageFault(message)
    with _draft(path) as draft:
        with (
            asked(f"write the backup {path}"),
            closing(sqlite3.connect(draft, isolation_level=None)) as copy,
        ):
            _copy(archive.connection, copy, told_of, stopped)
            # One file, with no log beside it.
            copy.execute("PRAGMA journal_mode = DELETE").fetchone()
        with reporting(f"write the backup {path}"):
            handle = os.open(draft, os.O_RDWR)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
            move_over(draft, path)
    sync_folder(path.parent)


def restore(archive: Archive, path: Path, told_of: Told, stopped: Callable[[], bool]) -> None:
    """Import a backup: replace the contents of the archive in one transaction.

    The backup itself is only read: a copy is checked beside the archive.

    Raises:
        Cancelled: the restore was cancelled; nothing has changed.
        NewerArchive: a later version of the program wrote the backup; nothing has changed.
        BadBackup: it is not a valid archive; nothing has changed.
        StorageFault: it cannot be read; nothing has changed.
    """
    if not path.is_file():
        message = f"Backup {path} not found."
        raise StorageFault(message)
    with (
        _draft(archive.path) as draft,
        closing(_sound_copy(path, draft, stopped)) as sound,
        asked("restore the archive"),
    ):
        _copy(sound, archive.connection, told_of, stopped)


def _sound_copy(path: Path, draft: Path, stopped: Callable[[], bool]) -> sqlite3.Connection:
    """A copy of a backup that passed all integrity checks."""
    try:
        with (
            asked(f"read the backup {path}"),
            closing(_read_only(path)) as source,
            closing(sqlite3.connect(draft, isolation_level=None)) as copy,
        ):
            _copy(source, copy, lambda _done, _all: None, stopped)
        sound = opened(draft)
        try:
            with asked(f"read the backup {path}"):
                _look_through(sound)
                _read_through(sound)
        except BaseException:
            sound.close()
            raise
    except DamagedArchive as damage:
        # The damage is the backup's, not the archive's.
        message = f"The backup {path} is damaged. Nothing was changed. {damage}"
        raise BadBackup(message) from damage
    return sound


def _look_through(database: sqlite3.Connection) -> None:
    """Run SQLite's integrity check on every page and on every value.

    Raises:
        DamagedArchive: a page is damaged, or a value is not of its column's type.
    """
    (verdict,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        message = f"The backup is damaged: {verdict}."
        raise DamagedArchive(message)


def _read_through(database: sqlite3.Connection) -> None:
    """Run every query that reads the archive as a whole, once.

    A wrong text in a single row would break the list of sessions for ever.

    Raises:
        DamagedArchive: a foreign key refers to a missing row.
        sqlite3.Error, TypeError, ValueError: a value is not as the program writes it.
    """
    if database.execute("PRAGMA foreign_key_check").fetchone() is not None:
        message = "The backup is incomplete."
        raise DamagedArchive(message)
    database.execute("BEGIN")
    # Sessions in the trash may be restored.
    database.execute("UPDATE session SET deleted = NULL")
    numbers = find(database, EVERYTHING)
    for at in range(0, len(numbers), _ROWS):
        rows(database, numbers[at : at + _ROWS])
    games = dict.fromkeys(game for game, _ in presets(database))
    for player, game, practice in product(players(database), games, (False, True)):
        statistics_of(database, player, game, practice=practice)
    database.execute("ROLLBACK")


def mend(path: Path, find_game: FindGame) -> Path:
    """Rename a damaged archive and replace it with a new one of all readable games.

    The new archive is completed first: a program that is killed meanwhile starts the repair again.

    Returns:
        The new path of the damaged file.

    Raises:
        StorageFault: the system refused.
    """
    with _draft(path) as draft:
        with closing(Archive(draft, find_game)) as archive:
            salvage(path, archive)
        aside = set_aside(path)
        with reporting(f"create the archive {path}"):
            move_over(draft, path)
        sync_folder(path.parent)
    return aside


def salvage(path: Path, archive: Archive) -> int:
    """Copy all readable games of a damaged archive, with titles and notes, to a new one.

    The damaged file itself is not changed.

    Returns:
        The number of games saved.

    Raises:
        StorageFault: the new archive refused.
    """
    saved = 0
    for words, games in groupby(_readable(path, archive.find_game), key=lambda one: one[0]):
        _, title, note, practice, deleted = words
        kept = archive.filing.keep([stored for _, stored in games], practice=bool(practice))
        saved += kept.added
        if kept.session is not None:
            archive.rename(kept.session, title)
            archive.annotate(kept.session, note)
            if deleted is not None:
                archive.throw_away([kept.session], now=deleted)
    return saved


_Words = tuple[int, str, str, int, int | None]
"""A session's id, title, note, practice flag, and time of deletion."""


def _readable(path: Path, find_game: FindGame) -> Iterator[tuple[_Words, StoredGame]]:
    with contextlib.suppress(sqlite3.Error), closing(_read_only(path)) as damaged:
        # So that a file that was cut short is read as far as it goes.
        damaged.execute("PRAGMA writable_schema = ON")
        for number in list(_numbers(damaged)):
            for title, note, practice, deleted, helped, text in _games(damaged, number):
                with contextlib.suppress(BadRecord, ValueError, TypeError):
                    stored = stored_game(text, find_game, helped=bool(helped))
                    yield (number, str(title), str(note), practice, deleted), stored


def _numbers(damaged: sqlite3.Connection) -> Iterator[int]:
    """Ids of the sessions of a damaged archive, up to the damage."""
    with contextlib.suppress(sqlite3.Error):
        for (number,) in damaged.execute("SELECT id FROM session NOT INDEXED ORDER BY id"):
            yield number


def _games(damaged: sqlite3.Connection, session: int) -> list[tuple[Any, ...]]:
    """The games of a session with its title and note; empty if they cannot be read."""
    with contextlib.suppress(sqlite3.Error):
        return damaged.execute(
            "SELECT title, note, practice, deleted, game.helped, text FROM session"
            " JOIN game ON game.session = session.id JOIN record ON record.game = game.id"
            " WHERE session.id = ? ORDER BY place",
            (session,),
        ).fetchall()
    return []


def _copy(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    told_of: Told,
    stopped: Callable[[], bool],
) -> None:
    def look(_status: int, left: int, total: int) -> None:
        told_of(total - left, total)
        if stopped():
            message = "Cancelled. Nothing was changed."
            raise Cancelled(message)

    source.backup(target, pages=_PAGES, progress=look, sleep=0.01)


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


@contextlib.contextmanager
def _draft(path: Path) -> Iterator[Path]:
    """An empty temporary file beside another, removed afterwards."""
    clear_drafts(path.parent, path.name)
    draft = beside(path)
    try:
        _remove(draft)
        begun(draft)
        yield draft
    finally:
        _remove(draft)


def _remove(draft: Path) -> None:
    for ending in _COMPANIONS:
        with contextlib.suppress(OSError):
            draft.with_name(draft.name + ending).unlink(missing_ok=True)
