"""Records that come into the archive from outside: files, folders, and the shelf of past games.

Files are streamed; they come in wholly or not at all. What makes a sitting of the games of a file
is who plays, and when: a new one begins where players or rules change, where a pause is too long
for one evening, or where it would fill too many sheets.
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
from reunion_desktop.storage.journal import SUFFIX
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import StoredGame, games_in, read_record

_PAUSE = 3 * 3600
"""Seconds from one game's beginning to the next one's within a sitting."""
_EVENING = 12 * 3600
"""Seconds that a sitting on the shelf may have lasted when another game is added to it."""
_MOST = 100
"""Games of one sitting."""

Told = Callable[[int, int], object]
"""Takes how far a long job is: what is done, out of how much."""


class Cancelled(StorageFault):
    """A long job that was called off; nothing has changed."""


def import_files(
    archive: Archive, paths: Iterable[Path], told: Told, stopped: Callable[[], bool]
) -> Imported:
    """Take records in: single files, or whole folders of them.

    Args:
        archive: where to.
        paths: files of records; a folder stands for every record in it and below.
        told: takes how many bytes are read, out of how many.
        stopped: asked again and again whether to call it off.

    Raises:
        Cancelled: it was called off; nothing has changed.
        StorageFault: a file cannot be read or is no true record; nothing has changed.
    """
    with reporting("look at the files"):
        sizes = {path: path.stat().st_size for path in _files(paths, stopped)}
    total = sum(sizes.values())
    sittings = games = known = before = 0
    with asked("import the game files"), transaction(archive.connection):
        for path, size in sizes.items():
            for sitting in sittings_of(_read(archive, path, before, total, told, stopped)):
                new = archive.filing.keep(sitting, revive=True).added
                sittings += 1
                games += new
                known += len(sitting) - new
            before += size
            told(before, total)
    return Imported(sittings, games, known)


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
    """The records in a folder and below; what cannot be entered, or goes meanwhile, is left out."""
    for here, _folders, names in os.walk(folder):
        for name in names:
            if name.endswith(SUFFIX) and Path(here, name).is_file():
                yield Path(here, name)
        _look(stopped)


def _look(stopped: Callable[[], bool]) -> None:
    """Go on unless the import is to be called off.

    Raises:
        Cancelled: it is.
    """
    if stopped():
        message = "Import cancelled. Nothing was changed."
        raise Cancelled(message)


def _read(
    archive: Archive, path: Path, before: int, total: int, told: Told, stopped: Callable[[], bool]
) -> Iterator[StoredGame]:
    """The games of a file, with a look after each whether to go on."""
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


def sittings_of(games: Iterable[StoredGame]) -> Iterator[tuple[StoredGame, ...]]:
    """Games one after another, parted into sittings."""
    sitting: list[StoredGame] = []
    for stored in games:
        if sitting and (len(sitting) >= _MOST or not _goes_on(sitting[-1], stored)):
            yield tuple(sitting)
            sitting = []
        sitting.append(stored)
    if sitting:
        yield tuple(sitting)


def _goes_on(before: StoredGame, after: StoredGame) -> bool:
    """Whether a game belongs to the sitting of the one before."""
    one, other = before.record.header, after.record.header
    pause = begun_at(other.date) - begun_at(one.date)
    return one.company == other.company and 0 <= pause <= _PAUSE


def take_in_shelf(
    archive: Archive,
    folder: Path,
    prefix: str,
    stopped: Callable[[], bool],
    *,
    practice: bool = False,
) -> int:
    """Take in the games on a shelf that the archive has not heard of.

    A file that is no true record is left out: it may be in the midst of being mended by hand.

    Args:
        archive: where to.
        folder: the shelf.
        prefix: what stands before the name of a file of this shelf in the archive.
        stopped: asked again and again whether to go on another day.
        practice: whether the games were played for practice.

    Returns:
        How many games were new.

    Raises:
        StorageFault: the database or the folder cannot be read.
    """
    known = archive.filing.files()
    names = [name for name in _shelved(folder) if prefix + name not in known]
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
            if held and not _goes_on(held[-1][1], stored):
                added += _take_in(archive, held, practice=practice)
                held = []
            held.append((prefix + name, stored))
    if held:
        added += _take_in(archive, held, practice=practice)
    return added


def _shelved(folder: Path) -> list[str]:
    """The names of records of past games, the oldest first."""
    if not folder.is_dir():
        return []
    with asked(f"read the folder {folder}"), os.scandir(folder) as entries:
        names = [one.name for one in entries if one.name.endswith(SUFFIX) and one.is_file()]
    return sorted(
        (name for name in names if name[0].isdigit()), key=lambda name: name.removesuffix(SUFFIX)
    )


def _take_in(archive: Archive, held: Sequence[tuple[str, StoredGame]], *, practice: bool) -> int:
    """Keep games of one evening, as the end of a sitting that is here already if they are."""
    before = _begun(archive, held[0][1])
    files = [None] * len(before) + [name for name, _ in held]
    games = [*before, *(stored for _, stored in held)]
    return archive.filing.keep(games, practice=practice, files=files).added


def _begun(archive: Archive, first: StoredGame) -> tuple[StoredGame, ...]:
    """The games of the sitting that a game on the shelf goes on with; empty for none."""
    header = first.record.header
    begun = begun_at(header.date)
    player = header.players[0]
    since, until = begun - _EVENING, begun + 1
    wanted = Search(game=header.game, player=player, since=since, until=until)
    for number in archive.find(wanted):
        games = archive.games(number)
        if games and _goes_on(games[-1], first):
            return games
    return ()
