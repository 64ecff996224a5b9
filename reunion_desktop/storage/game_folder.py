"""The shelf: the folder of the games that are over, and of the journal of the one in progress.

A game that is over is written beside its place and moved there whole. Nothing is ever deleted but
the journal of a game that is safe on the shelf; one that cannot be read is set aside.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from reunion_desktop.engine.record import Record
from reunion_desktop.engine.seals import Seal
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.disk import PRIVATE, make_folder, replace_file, reporting
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.journal import (
    JOURNAL,
    SUFFIX,
    UNREADABLE,
    Journal,
    free_place,
    lock_for,
    places_for,
)
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import StoredGame, read_journal

_LOG = logging.getLogger(__name__)
_UNDATED = "0000-00-00"
"""The name of a record whose date no calendar knows."""


class Resumed(NamedTuple):
    """What was in progress when the program ended."""

    journal: Journal
    """The journal, open to go on."""
    games: tuple[StoredGame, ...]
    """The games in it, the last of them perhaps unfinished; empty for a new journal."""
    notice: str | None = None
    """One sentence for the person where an old journal had to be set aside."""


class GameFolder:
    """A folder with the journal of the running game and the records of games that are over."""

    def __init__(self, folder: Path) -> None:
        """Name the folder; it is made when something is written."""
        self._folder = folder

    @property
    def journal(self) -> Path:
        """Where the journal lies."""
        return self._folder / f"{JOURNAL}{SUFFIX}"

    def resume(self, find_game: FindGame) -> Resumed:
        """Open the journal and read what is in it.

        A journal that cannot be understood is set aside under another name, never deleted.

        Raises:
            Busy: another program is writing it.
            StorageFault: the folder or the journal cannot be used.
        """
        make_folder(self._folder)
        writer = lock_for(self.journal)
        notice = None
        games: tuple[StoredGame, ...] = ()
        try:
            if os.path.lexists(self.journal):
                try:
                    games = read_journal(self.journal, find_game)
                except BadRecord as bad:
                    place = self._set_aside()
                    told = "Your current game could not be read. The file was renamed to"
                    notice = f"{told} {place.name}. {bad}"
                except Exception as fault:  # noqa: BLE001 - a fault of the program's own.
                    _LOG.info("The journal cannot be read.", exc_info=fault)
                    notice = set_aside_as(self._set_aside())
            return Resumed(Journal(self.journal, writer), games, notice)
        except BaseException:
            writer.release()
            raise

    def keep(self, record: Record, seals: Iterable[Seal] = (), *, with_legal: bool = False) -> Path:
        """Save a game that is over, folded and annotated, under the date at which it was begun.

        A game that is on the shelf already, because the program ended before its journal was
        cleared, is not saved twice.

        Raises:
            StorageFault: the system refused; nothing half-written is left.
        """
        lines = whole(record, with_legal=with_legal, seals=seals)
        data = "".join(f"{line}\n" for line in lines).encode()
        make_folder(self._folder)
        places = places_for(self._folder, _dated(record.header.date))
        place = next(p for p in places if not os.path.lexists(p) or _same_game(p, data))
        if not os.path.lexists(place):
            replace_file(place, data, PRIVATE)
        return place

    def saves(self) -> tuple[Path, ...]:
        """The records of games that are over, the latest first.

        Raises:
            StorageFault: the folder cannot be read.
        """
        with reporting(f"read the folder {self._folder}"):
            if not self._folder.exists():
                return ()
            found = [
                path
                for path in self._folder.iterdir()
                if path.suffix == SUFFIX and path.name[0].isdigit() and path.is_file()
            ]
        return tuple(sorted(found, key=lambda path: path.stem, reverse=True))

    def _set_aside(self) -> Path:
        """Give an old journal another name; where it lies now."""
        place = free_place(self._folder, UNREADABLE)
        with reporting(f"rename {self.journal}"):
            self.journal.rename(place)
        return place


def set_aside_as(place: Path) -> str:
    """What to tell of a journal that was set aside."""
    return f"Your current game could not be continued. The file was renamed to {place.name}."


def _dated(date: str) -> str:
    """A date as a file name on any system, to the second."""
    try:
        when = datetime.fromisoformat(date)
    except ValueError:
        return _UNDATED
    return when.strftime("%Y-%m-%d %H.%M.%S")


def _same_game(place: Path, data: bytes) -> bool:
    """Whether a file holds the same decisions; its header alone may tell more, such as a seed."""
    with reporting(f"read {place}"):
        return (
            place.is_file() and place.read_bytes().partition(b"\n")[2] == data.partition(b"\n")[2]
        )
