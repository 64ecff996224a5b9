"""The row of games in the dialog for a new one: each with a line that says what it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QGroupBox, QRadioButton, QWidget

from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.look.plain_words import PlainLabel


class GameChooser(QGroupBox):
    """Lets one of several games be chosen; where there is but one it is not to be seen."""

    chosen = Signal(str)
    """The name of the game that is wanted."""

    def __init__(self, games: Sequence[str], parent: QWidget | None = None) -> None:
        """Offer games by their names in a record, the first chosen."""
        super().__init__(parent)
        self.setTitle(self.tr("Game"))
        self._games = tuple(games)
        self._buttons = QButtonGroup(self)
        grid = QGridLayout(self)
        grid.setColumnStretch(1, 1)
        for row, game in enumerate(self._games):
            words = words_of(game)
            button = QRadioButton(words.title(), self)
            button.setAccessibleDescription(words.line())
            line = PlainLabel(words.line(), self)
            line.setWordWrap(True)
            line.setBuddy(button)
            self._buttons.addButton(button, row)
            grid.addWidget(button, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line, row, 1)
        self._buttons.button(0).setChecked(True)
        self._buttons.idToggled.connect(self._toggled)
        self.setVisible(len(self._games) > 1)

    def choose(self, game: str) -> None:
        """Choose a game."""
        self._buttons.button(self._games.index(game)).setChecked(True)

    def _toggled(self, row: int, on: bool) -> None:  # noqa: FBT001 - the signal's own argument.
        if on:
            self.chosen.emit(self._games[row])
