"""A row of the form for a table: one opponent's name, and how strong that player is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from reunion_desktop.ui.dialogs.new_game import LONGEST_NAME
from reunion_desktop.ui.look.plain_text import PlainLabel, name_box


class OpponentRow(QWidget):
    """Asks who sits at one place; what the place is called may change."""

    def __init__(
        self,
        names: Sequence[str],
        place: int,
        levels: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        """Propose a name and the strongest level.

        Args:
            names: names to choose from; others may be typed.
            place: which of them is proposed, from 0.
            levels: the minds by id, each with the title to show, the weakest first.
            parent: the form.
        """
        super().__init__(parent)
        self.label = PlainLabel(parent)
        """What the place is called; it stands before the row."""
        self._name = QComboBox(self)
        self._name.setEditable(True)
        self._name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._name.addItems(list(names))
        suggested = names[place] if place < len(names) else str(place + 2)
        self._name.setCurrentText(suggested)
        line = self._name.lineEdit()
        if line is not None:
            line.setMaxLength(LONGEST_NAME)
            line.setPlaceholderText(suggested)
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
        """Who is chosen; the suggested name where it was wiped out."""
        line = self._name.lineEdit()
        hint = line.placeholderText() if line is not None else ""
        return self._name.currentText().strip() or hint

    @property
    def strength(self) -> str:
        """The level that is chosen."""
        return str(self._level.currentData())

    def propose(self, name: str, level: str) -> None:
        """Show who sat here before; a level that is gone becomes the strongest."""
        self._name.setCurrentText(name)
        self.play_at(level)

    def play_at(self, level: str) -> None:
        """Choose a level; one that is gone becomes the strongest."""
        wanted = self._level.findData(level)
        self._level.setCurrentIndex(wanted if wanted >= 0 else self._level.count() - 1)

    def entitle(self, title: str) -> None:
        """Say what the place is called; ``&`` stands before the letter that leads to it."""
        self.label.setText(title)
        who = title.replace("&", "")
        for field in (self._name, self._name.lineEdit()):
            if field is not None:
                field.setAccessibleName(who)
        name_box(self._level, self.tr("{player}: skill level").format(player=who))
