"""Menu of all games by title."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.guard import guarded


@guarded
class GamesMenu(QMenu):
    """Menu of all games; it loads their titles when it opens."""

    chosen = Signal(str)
    """Emitted with the id of the chosen game."""

    def __init__(self, parent: QWidget) -> None:
        """Create an empty menu."""
        super().__init__(parent)
        self.aboutToShow.connect(self.fill)

    @Slot()
    def fill(self) -> None:
        """List the games in the current language."""
        self.clear()
        for game in IDS:
            self.addAction(words_of(game).title(), partial(self.chosen.emit, game))
