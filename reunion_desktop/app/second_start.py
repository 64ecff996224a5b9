"""A second start of the program: it leaves a note for the table that is open, and ends.

The notes are files in a folder beside the games, which the open table watches; it takes them away.
No network, no port, nothing that runs while nobody starts the program.
"""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QFileSystemWatcher,
    QObject,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QFileOpenEvent

from reunion_desktop.storage.disk import (
    PRIVATE,
    StorageFault,
    make_folder,
    open_regular,
    replace_file,
)
from reunion_desktop.ui.guard import guarded

_FOLDER, _NOTE = "bell", ".json"
_FRESH_S = 20
"""Age of a note, in seconds, up to which whoever left it may still be sitting there."""
_PATIENCE_MS, _GLANCE_MS = 8000, 20
"""How long an answer is waited for, and how often somebody looks whether the note is gone."""
_LONGEST = 65_536
"""Bytes of the longest note that is read."""


@guarded
class SecondStartListener(QObject):
    """Watches the folder of notes while the table is open."""

    second_start = Signal(object)
    """Somebody started the program once more: the path of the record to open, or None."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Watch the folder of the notes; what they ask for waits for :meth:`listen`.

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
        self._listens = False
        try:
            make_folder(self._folder)
        except StorageFault:
            return  # Nobody can leave a note then; the table stands all the same.
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

    def listen(self) -> None:
        """Tell of every second start from now on, and of those before."""
        self._listens = True
        self._changed()

    @Slot()
    def _changed(self) -> None:
        if not self._listens:
            return
        handed, self._handed = self._handed, []
        for file in (*handed, *self._notes()):
            self.second_start.emit(file)

    def _notes(self) -> list[Path | None]:
        """What the notes ask for; each is taken away."""
        asked: list[Path | None] = []
        for place in sorted(self._folder.glob(f"*{_NOTE}")):
            try:
                with open_regular(place) as stream:
                    note = stream.read(_LONGEST)
                place.unlink()
                values = json.loads(note)
            except (OSError, ValueError, RecursionError):
                continue
            file = values.get("open") if isinstance(values, dict) else None
            asked.append(Path(file) if isinstance(file, str) else None)
        return asked


def hand_over(folder: Path, file: Path | None) -> Path:
    """Ask the table that is open in a folder to come forward, and to open a record.

    Args:
        folder: where that table keeps its games.
        file: the record; None where none is to be opened.

    Returns:
        The note, which that table takes away as soon as it hears.

    Raises:
        StorageFault: the note could not be left.
    """
    note = {"open": str(file.absolute()) if file is not None else None}
    make_folder(folder / _FOLDER)
    place = folder / _FOLDER / f"{os.getpid()}{_NOTE}"
    replace_file(place, json.dumps(note).encode(), PRIVATE)
    return place


def await_answer(note: Path) -> None:
    """Wait until the table that is open has taken a note; one that is not heard is taken back.

    Raises:
        StorageFault: that table does not answer; its program hangs, or was stopped.
    """
    loop, glance, patience = QEventLoop(), QTimer(), QTimer()
    glance.timeout.connect(lambda: None if note.exists() else loop.quit())
    glance.start(_GLANCE_MS)
    patience.setSingleShot(True)
    patience.timeout.connect(loop.quit)
    patience.start(_PATIENCE_MS)
    loop.exec()
    if note.exists():
        note.unlink(missing_ok=True)
        raise StorageFault("The program is already running but does not respond. Quit it first.")
