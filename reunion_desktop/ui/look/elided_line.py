"""Single-line label that elides its text to the available width; the tooltip has it whole."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel, explain

_LEAST = 12
"""Least width in letters, for the narrowest window."""


@guarded
class ElidedLine(PlainLabel):
    """One-line label; ``text`` is always the whole sentence, however much of it is painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Set up without a text."""
        super().__init__(parent)
        self._beside: tuple[QWidget, ...] = ()

    def stand_beside(self, *others: QWidget) -> None:
        """Match the height of widgets that come and go, so that the table keeps its size."""
        self._beside = others
        self.updateGeometry()

    @property
    def painted(self) -> str:
        """The text as painted: whole, or elided with three dots."""
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def setText(self, text: str) -> None:
        """Set the sentence."""
        super().setText(text)
        self._show_whole_on_hover()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the tooltip for the new width."""
        super().resizeEvent(event)
        self._show_whole_on_hover()

    def sizeHint(self) -> QSize:
        """Width of the whole sentence."""
        return QSize(super().sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        """Small minimum width: a long sentence must not widen the window."""
        return QSize(self.fontMetrics().averageCharWidth() * _LEAST, self._height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, elided if needed."""
        del event
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            self.painted,
            self.foregroundRole(),
        )
        painter.end()

    def _height(self) -> int:
        beside = (other.sizeHint().height() for other in self._beside)
        return max(super().sizeHint().height(), *beside, 0)

    def _show_whole_on_hover(self) -> None:
        explain(self, "" if self.painted == self.text() else self.text())
