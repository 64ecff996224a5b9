"""Choice of a game in the dialog for a new one, with a description of the chosen one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QGroupBox,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.look.plain_text import PlainLabel

_ABREAST = 3
"""Games per row: all fit on the smallest screen at the largest text size."""


class GameChooser(QGroupBox):
    """Radio buttons for the games; hidden if there is only one."""

    chosen = Signal(str)
    """Name of the chosen game."""

    def __init__(self, games: Sequence[str], parent: QWidget | None = None) -> None:
        """Offer games by their names in a game file, the first one chosen."""
        super().__init__(parent)
        self.setTitle(self.tr("Game"))
        self._games = tuple(games)
        self._buttons = QButtonGroup(self)
        # As high as the longest description, so that nothing below moves.
        self._lines = QStackedWidget(self)
        grid = QGridLayout()
        for place, game in enumerate(self._games):
            words = words_of(game)
            button = QRadioButton(words.title(), self)
            button.setAccessibleDescription(words.line())
            line = PlainLabel(words.line(), self)
            line.setWordWrap(True)
            self._lines.addWidget(line)
            self._buttons.addButton(button, place)
            grid.addWidget(button, *divmod(place, _ABREAST))
        layout = QVBoxLayout(self)
        layout.addLayout(grid)
        layout.addWidget(self._lines)
        self._buttons.button(0).setChecked(True)
        self._buttons.idToggled.connect(self._toggled)
        self.setVisible(len(self._games) > 1)

    def choose(self, game: str) -> None:
        """Choose a game."""
        self._buttons.button(self._games.index(game)).setChecked(True)

    def _toggled(self, place: int, on: bool) -> None:  # noqa: FBT001 - the signal's own argument.
        if on:
            self._lines.setCurrentIndex(place)
            self.chosen.emit(self._games[place])
