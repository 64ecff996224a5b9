"""The settings of one folder: read when the program starts, written soon after a change."""

from __future__ import annotations

import contextlib
from pathlib import Path
from threading import Lock, Thread

from PySide6.QtCore import QObject, QTimer

from reunion_desktop.games import IDS, game_of
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.settings import read_settings, write_settings
from reunion_desktop.ui.dialogs.preferences import Preferences, last_game, load, settings_with

FILE = "settings.ini"
_SOON_MS = 200
"""How long more changes are waited for before they are written together."""


class Settings(QObject):
    """Keeps the preferences in a file; a disk that takes its time is waited for in a thread."""

    def __init__(self, folder: Path) -> None:
        """Read the file of a folder; whatever it says, that never fails."""
        super().__init__()
        self._path = folder / FILE
        self._values = self._written = read_settings(self._path)
        self._turn = Lock()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(lambda: Thread(target=self._write, daemon=True).start())

    def preferences(self) -> Preferences:
        """What the file says; whatever is missing or broken in it counts as the default."""
        return load(self._values, game_of(last_game(self._values, IDS)).default)

    def keep(self, preferences: Preferences) -> None:
        """Have preferences written soon; what only a newer version knows stays in the file."""
        self._values = settings_with(self._values, preferences)
        self._soon.start()

    def close(self) -> None:
        """Write what was not written yet."""
        self._soon.stop()
        self._write()

    def _write(self) -> None:
        """Write what holds now, unless it is in the file already; one thread at a time."""
        with self._turn:
            values = self._values
            if values != self._written:
                # A full disk is told of where a decision is lost, not where a colour is.
                with contextlib.suppress(StorageFault):
                    write_settings(self._path, values)
                    self._written = values
