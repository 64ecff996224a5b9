"""Dialog for deal codes: shows the code of the current cards, and reads another one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.dealing.deal_code import LONGEST, BadCode, DealCode
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.games.rule_sets import rules_title
from reunion_desktop.ui.look.limited_field import limit
from reunion_desktop.ui.look.plain_text import PlainLabel, explain

_WIDE = 460
"""Least width of a line of text in logical pixels."""
_FRAME = 6
"""Padding between a field's edge and its text in logical pixels."""


class DealCodeDialog(QDialog):
    """Shows the current deal's code above, and a field for another code below."""

    chosen = Signal(object)
    """A DealCode whose cards are to be played."""

    def __init__(
        self, own: DealCode | None, presets: Mapping[str, GameRules], parent: QWidget
    ) -> None:
        """Build the dialog; the current game's own code is None while it is secret."""
        super().__init__(parent)
        self._game = Game(next(iter(presets.values())).game, "", presets)
        self._presets = presets
        self._code: DealCode | None = None
        self.setWindowTitle(self.tr("Deal code"))
        self._field = QLineEdit(self)
        self._field.setMinimumWidth(_WIDE)
        self._verdict = PlainLabel(self)
        self._play = QPushButton(self.tr("&Play these cards"), self)
        layout = QVBoxLayout(self)
        layout.addWidget(self._own_box(own))
        layout.addWidget(self._field_box())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self._play, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self._field.textChanged.connect(self._read)
        self._read("")

    def _own_box(self, own: DealCode | None) -> QGroupBox:
        box = QGroupBox(self.tr("This deal"), self)
        layout = QVBoxLayout(box)
        if own is None:
            words = PlainLabel(words_of(self._game.id).unit().code_later(), box)
            words.setWordWrap(True)
            layout.addWidget(words)
            return box
        row = QHBoxLayout()
        text = QLineEdit(str(own), box)
        text.setReadOnly(True)
        text.setAccessibleName(self.tr("Code for this deal"))
        text.setCursorPosition(0)
        edges = 2 * text.fontMetrics().averageCharWidth() + 2 * _FRAME
        text.setMinimumWidth(text.fontMetrics().horizontalAdvance(str(own)) + edges)
        copy = QPushButton(self.tr("&Copy"), box)
        copy.setAutoDefault(False)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(own)))
        row.addWidget(text, 1)
        row.addWidget(copy)
        words = PlainLabel(
            self.tr(
                "Anyone with this code plays the same cards in the same seat, with the same rules."
            ),
            box,
        )
        words.setWordWrap(True)
        layout.addLayout(row)
        layout.addWidget(words)
        return box

    def _field_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Enter a code"), self)
        layout = QVBoxLayout(box)
        limit(self._field, LONGEST)
        self._field.setAccessibleName(self.tr("Deal code"))
        self._field.setPlaceholderText(self.tr("Groups of five letters and digits"))
        self._field.setClearButtonEnabled(True)
        self._verdict.setWordWrap(True)
        self._verdict.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._field)
        layout.addWidget(self._verdict)
        return box

    def _read(self, text: str) -> None:
        """Describe the deal code, or say what is wrong with it."""
        self._code = None
        verdict = ""
        if text.strip():
            try:
                self._code = DealCode.parse(text, (self._game,))
            except BadCode as bad:
                verdict = self.tr("This isn’t a valid deal code. Check it for typing errors.")
                explain(self._verdict, str(bad))
        if self._code is not None:
            verdict = self.tr("Rules: {rules}. Your current session will be saved.")
            verdict = verdict.format(rules=rules_title(self._code.rules, self._presets))
            explain(self._verdict, "")
        self._verdict.setText(verdict)
        self._play.setEnabled(self._code is not None)
        self._play.setDefault(self._code is not None)

    def _accept(self) -> None:
        if self._code is not None:
            self.chosen.emit(self._code)
            self.accept()
