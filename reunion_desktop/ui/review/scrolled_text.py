"""Text of fixed least and greatest height; what does not fit is scrolled."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from reunion_desktop.ui.access.interfaces import silence
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.plain_text import PlainLabel


class ScrolledText(QScrollArea):
    """Shows a few sentences; their length does not change its size."""

    def __init__(self, fewest: int, most: int, labels: Labels, parent: QWidget) -> None:
        """Create it without a text, ``fewest`` to ``most`` lines high."""
        super().__init__(parent)
        self._fewest, self._most = fewest, most
        self._text = PlainLabel(self)
        silence(self._text)  # It would be read again with every button beside it.
        self._say: Callable[[], str] = str
        labels.write(self._text.setText, self._words)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidget(self._text)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._text.setAutoFillBackground(False)
        keep_breadth(self._text)

    @property
    def text(self) -> str:
        """The text as shown."""
        return self._text.text()

    def say(self, say: Callable[[], str]) -> None:
        """Show a text from its first line; ``say`` is called again for another language."""
        self._say = say
        self._text.setText(self._words())
        self.verticalScrollBar().setValue(0)

    def _words(self) -> str:
        """Text of the label, which is also the name of the whole."""
        said = self._say()
        self.setAccessibleName(said)
        return said

    def measure(self, signs: QFontMetrics, lines: int = 0) -> None:
        """Set minimum and maximum height for a font of this size, or a number of lines."""
        self.setMinimumHeight((lines or self._fewest) * signs.lineSpacing())
        self.setMaximumHeight((lines or self._most) * signs.lineSpacing())


def keep_breadth(label: QLabel) -> None:
    """Stop a long text from widening its label, so that the table keeps its size."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
