"""Label as high as one line that fits its text to its size; the tooltip has it whole."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel, explain

_LEAST = 12
"""Least width in letters, for the narrowest window."""
_SHRUNK, _SMALLEST = 0.62, 13
"""Factor and height in pixels down to which the type shrinks before a text is elided."""
_PART = 20
"""Part of a line by which a text is shortened until it fits, as a fraction of its width."""


@guarded
class ElidedLine(PlainLabel):
    """Label of one line's height; ``text`` is always the whole sentence, even if it is elided.

    Where the line is too narrow, the type shrinks, and breaks into two lines that fit the height,
    before the text is elided.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Set up without a text."""
        super().__init__(parent)
        self._beside: tuple[QWidget, ...] = ()
        self._told_elsewhere: Callable[[str], bool] = lambda _text: False

    def leave_out(self, told_elsewhere: Callable[[str], bool]) -> None:
        """Leave out the last sentences of a text that is whole elsewhere rather than elide it."""
        self._told_elsewhere = told_elsewhere

    def stand_beside(self, *others: QWidget) -> None:
        """Match the height of widgets that come and go, so that the table keeps its size."""
        self._beside = others
        self.updateGeometry()

    @property
    def painted(self) -> str:
        """The text as painted: whole, or elided with three dots, or only its first sentences."""
        metrics = QFontMetrics(self._fitting())
        room, shown = self._area(metrics, self.text()), self.text()
        if self._told_elsewhere(shown):
            while ". " in shown and not self._fits(metrics, shown):
                shown = shown.rpartition(". ")[0] + "."
        parts = _PART * max(1, room.height() // metrics.lineSpacing())
        while parts and not self._fits(metrics, shown):
            wide = parts * room.width() // _PART
            shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, wide)
            parts -= 1
        return shown

    def _area(self, metrics: QFontMetrics, text: str) -> QRect:
        """Area of a text; more than one line may use the padding and the blank above accents."""
        room = self.contentsRect()
        if metrics.horizontalAdvance(text) <= room.width():
            return room
        blank = (metrics.ascent() - metrics.capHeight()) // 3
        return QRect(room.x(), -blank, room.width(), self.height() + blank + 1)

    def _fits(self, metrics: QFontMetrics, text: str) -> bool:
        """Return True if a text fits the label, in one line or more."""
        room = self._area(metrics, text)
        box = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
        return box.width() <= room.width() and box.height() <= room.height()

    def _fitting(self) -> QFont:
        """Font in which the text fits, as far as the type may shrink.

        For a text that is whole elsewhere it does not shrink.
        """
        fitting = QFont(self.font())
        if self._told_elsewhere(self.text()):
            return fitting
        size = QFontInfo(fitting).pixelSize()
        for smaller in range(size, min(size, max(_SMALLEST, int(size * _SHRUNK))) - 1, -1):
            fitting.setPixelSize(smaller)
            if self._fits(QFontMetrics(fitting), self.text()):
                break
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
        shown = self.painted
        self.style().drawItemText(
            painter,
            self._area(QFontMetrics(painter.font()), shown),
            int(self.alignment() | Qt.TextFlag.TextWordWrap),
            self.palette(),
            self.isEnabled(),
            shown,
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
