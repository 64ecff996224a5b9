"""The opener of the archive: starts its threads, hands it games, opens its window.

Nothing of it is loaded before it is wanted: a table opens sooner without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from reunion_desktop.app.archive_service import ArchiveService
from reunion_desktop.app.recorder import KeptGame
from reunion_desktop.app.sheets import kept_sheets
from reunion_desktop.games import find_game
from reunion_desktop.ui.archive.client import Messenger
from reunion_desktop.ui.archive.window import ArchiveWindow
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.sheet.heading import KeptSheet, SheetTools
from reunion_desktop.ui.sheet.style import SheetStyle


class ArchiveOpener:
    """Hands games that are over to the archivist, and opens the window that shows them."""

    def __init__(
        self,
        data: Path,
        shelves: Sequence[tuple[str, bool]],
        sitting: Sequence[KeptGame],
        trouble: Callable[[str], object],
    ) -> None:
        """Say where everything lies, and let the archivist catch up with the shelves.

        Args:
            data: the folder of the program's data.
            shelves: folders in it with records of past games, each with whether they were played
                for practice.
            sitting: the games that are over of the sitting in progress: on the shelf alone one
                does not see where a sitting begins.
            trouble: takes a sentence, in the interface's thread.
        """
        self._archivist = ArchiveService(data, shelves, find_game)
        self._messenger = Messenger(self._archivist)
        self._messenger.trouble.connect(trouble)
        self._archivist.on_trouble = self._messenger.trouble.emit
        self._archivist.on_change = self._messenger.changed.emit
        self._window: ArchiveWindow | None = None
        self._archivist.keep(sitting)
        self._archivist.begin()

    @property
    def window(self) -> ArchiveWindow | None:
        """The window, if it is open."""
        return self._window if self._window is not None and self._window.isVisible() else None

    def keep(self, games: Sequence[KeptGame], *, practice: bool = False) -> None:
        """Keep the games of a sitting, in the background; some may be kept already."""
        self._archivist.keep(games, practice=practice)

    def open(
        self, tools: SheetTools, style: SheetStyle, palette: Palette, parent: QWidget
    ) -> ArchiveWindow:
        """Open the window, or bring it to the front.

        Args:
            tools: how sheets are saved and printed.
            style: what the person wrote round sheets before.
            palette: the table's colours.
            parent: the window above which it opens.
        """
        window = self.window
        if window is None:
            if self._window is not None:
                self._window.deleteLater()
            window = ArchiveWindow(self._messenger, _sheets_of, tools, style, palette, parent)
            self._window = window
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    def adopt(self, palette: Palette) -> None:
        """Let the window look as the table does now."""
        if self.window is not None:
            self.window.adopt(palette)

    def close(self) -> None:
        """Close the window, and let the archivist finish."""
        if self._window is not None:
            self._window.close()
        self._archivist.close()


def _sheets_of(games: Sequence[Any]) -> tuple[KeptSheet, ...]:
    """The sheets of games as the archivist gave them to the window."""
    return kept_sheets(games, find_game)
