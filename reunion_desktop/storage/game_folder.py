"""Game folder: records of finished games, and the journal of the game in progress.

A finished game is written to a temporary file and renamed. Nothing is ever deleted except the
journal of a game that is saved; a journal that cannot be read is renamed.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from reunion_desktop.engine.dealing.seals import Seal
from reunion_desktop.engine.record import Record
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.disk import PRIVATE, make_folder, replace_file, reporting
from reunion_desktop.storage.game_parser import StoredGame
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
from reunion_desktop.storage.reader import read_journal

_LOG = logging.getLogger(__name__)
_UNDATED = "0000-00-00"
"""File name of a record without a valid date."""


class Resumed(NamedTuple):
    """The journal and its games as found when the program starts."""

    journal: Journal
    """The journal, open for appending."""
    games: tuple[StoredGame, ...]
    """The games in it, the last one perhaps unfinished; empty for a new journal."""
    notice: str | None = None
    """One sentence for the player if an old journal had to be set aside."""


class GameFolder:
    """A folder with the journal of the current game and the records of finished games."""

    def __init__(self, folder: Path) -> None:
        """Use a folder; it is made at the first write."""
        self._folder = folder

    @property
    def journal(self) -> Path:
        """Path of the journal."""
        return self._folder / f"{JOURNAL}{SUFFIX}"

    def resume(self, find_game: FindGame) -> Resumed:
        """Open the journal and read its games.

        A journal that cannot be read is renamed, never deleted.

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

    def keep(self, record: Record, seals: Iterable[Seal] = ()) -> Path:
        """Save a finished game with annotations, in a file named by its date of beginning.

        A game is not saved twice if the program ended before its journal was cleared.

        Raises:
            StorageFault: the system refused; no partial file is left.
        """
        data = "".join(f"{line}\n" for line in whole(record, seals=seals)).encode()
        make_folder(self._folder)
        places = places_for(self._folder, _dated(record.header.date))
        place = next(p for p in places if not os.path.lexists(p) or _same_game(p, data))
        if not os.path.lexists(place):
            replace_file(place, data, PRIVATE)
        return place

    def _set_aside(self) -> Path:
        """Rename an old journal; returns its new path."""
        place = free_place(self._folder, UNREADABLE)
        with reporting(f"rename {self.journal}"):
            self.journal.rename(place)
        return place


def set_aside_as(place: Path) -> str:
    """The message about a journal that was set aside."""
    return f"Your current game could not be continued. The file was renamed to {place.name}."


def _dated(date: str) -> str:
    """A date as a file name that any system accepts, to the second."""
    try:
        when = datetime.fromisoformat(date)
    except ValueError:
        return _UNDATED
    return when.strftime("%Y-%m-%d %H.%M.%S")


def _same_game(place: Path, data: bytes) -> bool:
    """Test whether a file holds the same moves; the headers may differ, as by a seed."""
    with reporting(f"read {place}"):
        return (
            place.is_file() and place.read_bytes().partition(b"\n")[2] == data.partition(b"\n")[2]
        )
