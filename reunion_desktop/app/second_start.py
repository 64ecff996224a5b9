"""Single instance: a second start leaves a note for the running program, and ends.

The notes are files in a folder beside the games, which the running program watches and removes.
There is no network, no port, and no background process.
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
"""Seconds for which a second start may still be waiting for the answer to its note."""
_PATIENCE_MS, _GLANCE_MS = 8000, 20
"""Milliseconds to wait for an answer, and between two checks whether the note is gone."""
_LONGEST = 65_536
"""Bytes of a note that are read, at most."""


@guarded
class SecondStartListener(QObject):
    """Watches the folder of notes while the program runs."""

    second_start = Signal(object)
    """The program was started again: the path of the record to open, or None."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Watch the folder of notes; requests wait until :meth:`listen`.

        Old notes, whose sender no longer waits, are removed.

        Args:
            folder: the data folder; only the one running program may watch it.
            parent: the owning Qt object.
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
            return  # Without the folder there are no notes; the program runs all the same.
        for note in self._folder.glob(f"*{_NOTE}"):
            with suppress(OSError):
                if time.time() - note.stat().st_mtime > _FRESH_S:
                    note.unlink()
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Receive a double-clicked record: macOS sends it to the running program."""
        if isinstance(event, QFileOpenEvent):
            self._handed.append(Path(event.file()))
            self._changed()
            return True
        return super().eventFilter(watched, event)

    def listen(self) -> None:
        """Emit ``second_start`` for all notes from now on, and for waiting ones."""
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
        """Read and remove the notes; returns their requests."""
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
    """Ask the program that runs in a folder to come to the front, and to open a record.

    Args:
        folder: its data folder.
        file: the record; None to open none.

    Returns:
        The note, which that program removes when it reads it.

    Raises:
        StorageFault: the note could not be written.
    """
    note = {"open": str(file.absolute()) if file is not None else None}
    make_folder(folder / _FOLDER)
    place = folder / _FOLDER / f"{os.getpid()}{_NOTE}"
    replace_file(place, json.dumps(note).encode(), PRIVATE)
    return place


def await_answer(note: Path) -> None:
    """Wait until the running program has removed a note; withdraw the note if it does not.

    Raises:
        StorageFault: the program does not answer; it hangs or was stopped.
    """
    loop, glance, timeouts = QEventLoop(), QTimer(), QTimer()
    glance.timeout.connect(lambda: None if note.exists() else loop.quit())
    glance.start(_GLANCE_MS)
    timeouts.setSingleShot(True)
    timeouts.timeout.connect(loop.quit)
    timeouts.start(_PATIENCE_MS)
    loop.exec()
    if note.exists():
        note.unlink(missing_ok=True)
        raise StorageFault("The program is already running but does not respond. Quit it first.")
