"""Panel of one verdict: the better move and the reason, or the result of its playout."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.plain_text import PlainLabel

_LINES, _FEWEST = 6, 3
"""Visible lines of a verdict, preferred and minimum; longer text scrolls."""


class VerdictPanel(QScrollArea):
    """Shows a few sentences on one move."""

    def __init__(self, parent: QWidget) -> None:
        """Create an empty panel."""
        super().__init__(parent)
        self._text = PlainLabel(self)
        self._say: Callable[[], str] = str
        self._labels = Labels()
        self._labels.write(self.setAccessibleName, lambda: self.tr("Move"))
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidget(self._text)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._text.setAutoFillBackground(False)
        keep_breadth(self._text)

    def say(self, say: Callable[[], str]) -> None:
        """Show a text; the function is called again after a change of language."""
        self._say = say
        self._text.setText(say())

    def scroll_up(self) -> None:
        """Scroll to the first line."""
        self.verticalScrollBar().setValue(0)

    def measure(self, signs: QFontMetrics) -> None:
        """Set minimum and maximum height for a font of this size."""
        self.setMinimumHeight(_FEWEST * signs.lineSpacing())
        self.setMaximumHeight(_LINES * signs.lineSpacing())

    def say_anew(self) -> None:
        """Update the texts after a change of language."""
        self._labels.rewrite()
        self.say(self._say)


def keep_breadth(label: QLabel) -> None:
    """Stop a long text from widening its label, so that the table keeps its size."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
