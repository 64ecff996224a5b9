"""Row of the table form: an opponent's name and level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from reunion_desktop.ui.dialogs.new_game import LONGEST_NAME
from reunion_desktop.ui.look.limited_field import limit
from reunion_desktop.ui.look.plain_text import PlainLabel, name_box


class OpponentRow(QWidget):
    """Asks for the player of one seat; the seat's title may change."""

    def __init__(
        self,
        names: Sequence[str],
        place: int,
        levels: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        """Suggest the name at a place, and the strongest level.

        The levels are computer players by id, each with its title, the weakest first.
        """
        super().__init__(parent)
        self.label = PlainLabel(parent)
        """Title of the seat, before the row."""
        self._name = QComboBox(self)
        self._line = QLineEdit(self)
        self._name.setLineEdit(self._line)
        self._name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._name.addItems(list(names))
        suggested = names[place] if place < len(names) else str(place + 2)
        self._name.setCurrentText(suggested)
        limit(self._line, LONGEST_NAME)
        suggest(self._line, suggested)
        self._name.setAccessibleDescription(self._line.accessibleDescription())
        self._level = QComboBox(self)
        for key, title in levels:
            self._level.addItem(title, key)
        self._level.setCurrentIndex(self._level.count() - 1)
        self._level.setToolTip(self.tr("Skill level"))
        self.label.setBuddy(self._name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._name, 3)
        row.addWidget(self._level, 2)

    @property
    def player(self) -> str:
        """The chosen name, or the suggested one if the field is empty."""
        return self._name.currentText().strip() or self._line.placeholderText()

    @property
    def strength(self) -> str:
        """The chosen level."""
        return str(self._level.currentData())

    def propose(self, name: str, level: str) -> None:
        """Show the last choice; a level that no longer exists becomes the strongest."""
        self._name.setCurrentText(name)
        self.play_at(level)

    def play_at(self, level: str) -> None:
        """Choose a level; one that no longer exists becomes the strongest."""
        wanted = self._level.findData(level)
        self._level.setCurrentIndex(wanted if wanted >= 0 else self._level.count() - 1)

    def entitle(self, title: str) -> None:
        """Set the title of the seat; ``&`` marks the mnemonic."""
        self.label.setText(title)
        who = title.replace("&", "")
        self._name.setAccessibleName(who)
        self._line.setAccessibleName(who)
        name_box(self._level, self.tr("{player}: skill level").format(player=who))


def suggest(line: QLineEdit, answer: str) -> None:
    """Show what counts while a field is empty, and say so; Qt would tell the answer alone."""
    text = QCoreApplication.translate("OpponentRow", "If left empty: {name}")
    line.setPlaceholderText(answer)
    line.setAccessibleDescription(text.format(name=answer) if answer else "")
