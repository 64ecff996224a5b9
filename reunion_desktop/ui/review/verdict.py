"""The panel of one judgement: what was better, and why; or how the better choice came out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.plain_text import PlainLabel

_LINES, _FEWEST = 6, 3
"""Of a verdict that are seen at once, and at least; a longer one is scrolled."""


class VerdictPanel(QScrollArea):
    """Says a few sentences of one decision."""

    def __init__(self, parent: QWidget) -> None:
        """Say nothing yet."""
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
        """Say something of a decision; it can be said again in another language."""
        self._say = say
        self._text.setText(say())

    def scroll_up(self) -> None:
        """Show the first lines."""
        self.verticalScrollBar().setValue(0)

    def measure(self, signs: QFontMetrics) -> None:
        """Be as high as a few lines in letters of this size, and less where room is scarce."""
        self.setMinimumHeight(_FEWEST * signs.lineSpacing())
        self.setMaximumHeight(_LINES * signs.lineSpacing())

    def say_anew(self) -> None:
        """Speak the language of the moment."""
        self._labels.rewrite()
        self.say(self._say)


def keep_breadth(label: QLabel) -> None:
    """Let a label be no broader than its place: the table keeps its size, however long it is."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
