"""Single-line label that fits its text to the available width; the tooltip has it whole."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel, explain

_LEAST = 12
"""Least width in letters, for the narrowest window."""
_SHRUNK, _SMALLEST = 0.7, 14
"""Factor and height in pixels down to which the type shrinks before a text is elided."""


@guarded
class ElidedLine(PlainLabel):
    """One-line label; ``text`` is always the whole sentence, however much of it is painted.

    Where the line is too narrow, the type shrinks before the text is elided.
    """

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
        metrics = QFontMetricsF(self._fitting())
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def _fitting(self) -> QFont:
        """Font in which the text fits, as far as the type may shrink."""
        fitting = QFont(self.font())
        wanted = QFontMetricsF(fitting).horizontalAdvance(self.text())
        part = self.contentsRect().width() / max(1.0, wanted)
        size = QFontInfo(fitting).pixelSize()
        if part < 1 and size > _SMALLEST:
            fitting.setPixelSize(max(_SMALLEST, int(size * max(_SHRUNK, part))))
        return fitting

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
        painter.setFont(self._fitting())
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
        for other in self._beside:
            other.ensurePolished()  # A hidden widget has no style of its own yet.
        beside = (other.sizeHint().height() for other in self._beside)
        return max(super().sizeHint().height(), *beside, 0)

    def _show_whole_on_hover(self) -> None:
        explain(self, "" if self.painted == self.text() else self.text())
