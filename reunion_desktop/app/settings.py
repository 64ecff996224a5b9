"""Settings of a data folder: read at the start, written shortly after a change."""

from __future__ import annotations

import contextlib
from pathlib import Path
from threading import Lock, Thread

from PySide6.QtCore import QObject, QTimer

from reunion_desktop.games import IDS, game_of
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.settings import read_settings, write_settings
from reunion_desktop.ui.dialogs.preferences import Preferences, last_game, load, settings_with

FILE = "settings.json"
_SOON_MS = 200
"""Milliseconds for which further changes are collected before writing."""


class Settings(QObject):
    """Keeps the preferences in a file; writes in a thread, because a disk may be slow."""

    def __init__(self, folder: Path) -> None:
        """Read the settings file of a folder; never fails."""
        super().__init__()
        self._path = folder / FILE
        self._values = self._written = read_settings(self._path)
        self._turn = Lock()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(lambda: Thread(target=self._write, daemon=True).start())

    def preferences(self) -> Preferences:
        """The preferences in the file; missing or invalid ones have their defaults."""
        return load(self._values, game_of(last_game(self._values, IDS)).default)

    def keep(self, preferences: Preferences) -> None:
        """Schedule a write of the preferences; keys of newer versions stay in the file."""
        self._values = settings_with(self._values, preferences)
        self._soon.start()

    def close(self) -> None:
        """Write pending changes."""
        self._soon.stop()
        self._write()

    def _write(self) -> None:
        """Write the current values, unless the file has them already; one thread at a time."""
        with self._turn:
            values = self._values
            if values != self._written:
                # A full disk is reported when a move cannot be recorded, not for a colour.
                with contextlib.suppress(StorageFault):
                    write_settings(self._path, values)
                    self._written = values
