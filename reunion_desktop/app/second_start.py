"""One table a folder: a second start rings at the window that is open, and leaves.

The bell is a folder beside the games. Whoever is outside puts a note in it; the table watches the
folder and takes the note away. No network, no port, nothing that runs while nobody rings.
"""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QFileSystemWatcher, QObject, Signal, Slot
from PySide6.QtGui import QFileOpenEvent

from reunion_desktop.storage.disk import StorageFault, replace_file, reporting

_FOLDER, _NOTE = "bell", ".json"
_FRESH_S = 20
"""Age of a note, in seconds, up to which whoever left it may still be sitting there."""
_LONGEST = 65_536
"""Bytes of the longest note that is read."""


class Doorbell(QObject):
    """Hears who rings while the table is open."""

    rung = Signal(object)
    """Somebody started the program once more: the path of the record to open, or None."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Hang the bell of a folder of games; who rings waits for :meth:`answer`.

        Notes left long ago, whose table ended before it could answer, are thrown away.

        Args:
            folder: where games and settings are kept; only its one table may watch.
            parent: the object that owns this one.
        """
        super().__init__(parent)
        application = QCoreApplication.instance()
        if sys.platform == "darwin" and application is not None:
            application.installEventFilter(self)
        self._folder = folder / _FOLDER
        self._handed: list[Path] = []
        self._answers = False
        try:
            with reporting(f"make the folder {self._folder}"):
                self._folder.mkdir(parents=True, exist_ok=True)
        except StorageFault:
            return  # Nobody can ring then; the table stands all the same.
        for note in self._folder.glob(f"*{_NOTE}"):
            with suppress(OSError):
                if time.time() - note.stat().st_mtime > _FRESH_S:
                    note.unlink()
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """On macOS the system itself hands a double-clicked record to the program that is open."""
        if isinstance(event, QFileOpenEvent):
            self._handed.append(Path(event.file()))
            self._changed()
            return True
        return super().eventFilter(watched, event)

    def answer(self) -> None:
        """Hear who rings from now on, and who has rung before."""
        self._answers = True
        self._changed()

    @Slot()
    def _changed(self) -> None:
        if not self._answers:
            return
        handed, self._handed = self._handed, []
        for file in (*handed, *self._notes()):
            self.rung.emit(file)

    def _notes(self) -> list[Path | None]:
        """What the notes ask for; each is taken away."""
        asked: list[Path | None] = []
        for place in sorted(self._folder.glob(f"*{_NOTE}")):
            try:
                with place.open("rb") as stream:
                    note = stream.read(_LONGEST)
                place.unlink()
                values = json.loads(note)
            except (OSError, ValueError, RecursionError):
                continue
            file = values.get("open") if isinstance(values, dict) else None
            asked.append(Path(file) if isinstance(file, str) else None)
        return asked


def ring(folder: Path, file: Path | None) -> None:
    """Ask the table that is open in a folder to come forward, and to open a record.

    Args:
        folder: where that table keeps its games.
        file: the record; None where none is to be opened.

    Raises:
        StorageFault: the note could not be left.
    """
    note = {"open": str(file.absolute()) if file is not None else None}
    with reporting(f"make the folder {folder / _FOLDER}"):
        (folder / _FOLDER).mkdir(parents=True, exist_ok=True)
    replace_file(folder / _FOLDER / f"{os.getpid()}{_NOTE}", json.dumps(note).encode())
