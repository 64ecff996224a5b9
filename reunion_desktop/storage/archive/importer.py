"""Import of game records into the archive: files, folders, and the folder of past games.

Imports are atomic: a file is imported completely or rejected; of lines of other programs those that
can't be read are left out. The games of a file are split into
sessions by players and time: a new session begins when the players or rules change, when the pause
is too long for one evening, or when the session would have too many games.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from reunion_desktop.history.sessions import Imported, Search
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.game_summary import begun_at
from reunion_desktop.storage.archive.schema import asked, transaction
from reunion_desktop.storage.disk import StorageFault, reporting
from reunion_desktop.storage.game_parser import LeftOut, StoredGame
from reunion_desktop.storage.journal import SUFFIX
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import (
    games_in,
    read_record,
    same_company,
    sessions_in,
)

_PAUSE = 3 * 3600
"""Seconds between the starts of consecutive games of a session, at most."""
_EVENING = 12 * 3600
"""Seconds from the start of a session during which past games are added to it."""
MOST = 100
"""Games in one session, at most."""

Told = Callable[[int, int], object]
"""Progress callback: takes the amount done and the total."""


class Cancelled(StorageFault):
    """A cancelled operation; nothing has changed."""


def import_files(
    archive: Archive, paths: Iterable[Path], told: Told, stopped: Callable[[], bool]
) -> Imported:
    """Import record files, or folders of them.

    Args:
        archive: the archive to import into.
        paths: record files; a folder stands for every record in it and below.
        told: progress callback in bytes read.
        stopped: called repeatedly; true cancels the import.

    Raises:
        Cancelled: the import was cancelled; nothing has changed.
        StorageFault: a file cannot be read or is not a valid record; nothing has changed.
    """
    with reporting("look at the files"):
        sizes = {path: path.stat().st_size for path in _files(paths, stopped)}
    total = sum(sizes.values())
    sessions = games = known = before = 0
    played: set[str] = set()
    last: int | None = None
    left_out: list[LeftOut] = []
    with asked("import the game files"), transaction(archive.connection):
        for path, size in sizes.items():
            stored = _read(archive, path, before, total, told, stopped)
            for session in sessions_in(stored, continues_session, MOST):
                kept = archive.filing.keep(session, revive=True)
                last = kept.session or last
                sessions += 1
                games += kept.added
                known += len(session) - kept.added
                left_out += filter(None, (stored.left_out for stored in session))
                played.add(session[0].record.header.game)
            before += size
            told(before, total)
    why = str(left_out[0].first) if left_out else ""
    lines = sum(each.lines for each in left_out)
    return Imported(sessions, games, known, frozenset(played), last, lines, why)


def _files(paths: Iterable[Path], stopped: Callable[[], bool]) -> Iterator[Path]:
    found = False
    for path in paths:
        if path.is_dir():
            inside = sorted(_below(path, stopped))
            found = found or bool(inside)
            yield from inside
        elif path.is_file():
            found = True
            yield path
        else:
            message = f"File {path} not found."
            raise StorageFault(message)
    if not found:
        message = f"No game files found. Their names end with {SUFFIX}."
        raise StorageFault(message)


def _below(folder: Path, stopped: Callable[[], bool]) -> Iterator[Path]:
    """Record files in a folder and below; unreadable or vanished ones are skipped."""
    for here, _folders, names in os.walk(folder):
        for name in names:
            if name.endswith(SUFFIX) and Path(here, name).is_file():
                yield Path(here, name)
        _look(stopped)


def _look(stopped: Callable[[], bool]) -> None:
    """Raise if the import is to be cancelled.

    Raises:
        Cancelled: it is.
    """
    if stopped():
        message = "Import cancelled. Nothing was changed."
        raise Cancelled(message)


def _read(
    archive: Archive, path: Path, before: int, total: int, told: Told, stopped: Callable[[], bool]
) -> Iterator[StoredGame]:
    """The games of a file; checks for cancellation after each."""
    empty = True
    try:
        with path.open("rb") as stream:
            for stored in games_in(stream, archive.find_game):
                empty = False
                yield stored
                told(before + stream.tell(), total)
                _look(stopped)
    except BadRecord as bad:
        message = f"{path.name} was not imported. Nothing was changed. {bad}"
        raise StorageFault(message) from bad
    except OSError as fault:
        message = f"Could not read {path}: {fault.strerror or fault}."
        raise StorageFault(message) from fault
    if empty:
        message = f"{path.name} is empty."
        raise StorageFault(message)


def continues_session(before: StoredGame, after: StoredGame) -> bool:
    """Test whether a game belongs to the session of the game before it."""
    pause = begun_at(after.record.header.date) - begun_at(before.record.header.date)
    return same_company(before, after) and 0 <= pause <= _PAUSE


def import_game_folder(
    archive: Archive,
    folder: Path,
    prefix: str,
    stopped: Callable[[], bool],
    *,
    practice: bool = False,
) -> int:
    """Import games from the folder of past games that the archive does not have yet.

    A file that is not a valid record is skipped: it may be being edited by hand.

    Args:
        archive: the archive to import into.
        folder: the folder of past games.
        prefix: prefix of this folder's file names in the archive.
        stopped: called repeatedly; true postpones the rest to another start.
        practice: whether the games were played for practice.

    Returns:
        The number of new games.

    Raises:
        StorageFault: the database or the folder cannot be read.
    """
    known = archive.filing.files()
    names = [name for name in _file_names(folder) if prefix + name not in known]
    added = 0
    held: list[tuple[str, StoredGame]] = []
    for name in names:
        if stopped():
            break
        try:
            read = read_record(folder / name, archive.find_game)
        except BadRecord:
            continue
        for stored in read:
            if held and not continues_session(held[-1][1], stored):
                added += _keep(archive, held, practice=practice)
                held = []
            held.append((prefix + name, stored))
    if held:
        added += _keep(archive, held, practice=practice)
    return added


def _file_names(folder: Path) -> list[str]:
    """File names of past games, the oldest first."""
    if not folder.is_dir():
        return []
    with asked(f"read the folder {folder}"), os.scandir(folder) as entries:
        names = [one.name for one in entries if one.name.endswith(SUFFIX) and one.is_file()]
    return sorted(
        (name for name in names if name[0].isdigit()), key=lambda name: name.removesuffix(SUFFIX)
    )


def _keep(archive: Archive, held: Sequence[tuple[str, StoredGame]], *, practice: bool) -> int:
    """Store games of one evening, appended to the session that they continue, if any."""
    before = _begun(archive, held[0][1])
    files = [None] * len(before) + [name for name, _ in held]
    games = [*before, *(stored for _, stored in held)]
    return archive.filing.keep(games, practice=practice, files=files).added


def _begun(archive: Archive, first: StoredGame) -> tuple[StoredGame, ...]:
    """The games of the stored session that a past game continues; empty if there is none."""
    header = first.record.header
    begun = begun_at(header.date)
    player = header.players[0]
    since, until = begun - _EVENING, begun + 1
    wanted = Search(game=header.game, player=player, since=since, until=until)
    for number in archive.find(wanted):
        games = archive.games(number)
        if games and continues_session(games[-1], first):
            return games
    return ()
