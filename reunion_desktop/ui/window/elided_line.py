"""A label of one line that is shortened where there is no room, and whole on hover."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel, explain

_LEAST = 12
"""Letters for which there is room in the narrowest window."""


@guarded
class ElidedLine(PlainLabel):
    """Says one sentence; its text is always the whole one, whatever of it is painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self._beside: tuple[QWidget, ...] = ()

    def stand_beside(self, *others: QWidget) -> None:
        """Be as high as others that come and go, so that the table keeps its size with them."""
        self._beside = others
        self.updateGeometry()

    @property
    def painted(self) -> str:
        """What there is room for: the sentence, or its beginning and three dots."""
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def setText(self, text: str) -> None:
        """Say a sentence."""
        super().setText(text)
        self._show_whole_on_hover()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more or less room."""
        super().resizeEvent(event)
        self._show_whole_on_hover()

    def sizeHint(self) -> QSize:
        """As much as the sentence wants."""
        return QSize(super().sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        """A long sentence must not make the window wider."""
        return QSize(self.fontMetrics().averageCharWidth() * _LEAST, self._height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what there is room for."""
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
