"""Label as high as one line that fits its text to its size; the tooltip has it whole."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel, explain

_LEAST = 12
"""Least width in letters, for the narrowest window."""
_SHRUNK, _LEGIBLE, _SMALLEST = 0.62, 0.8, 13
"""Factors down to which the type of one sentence shrinks before it is elided, and of several
before the last are left out; and the least height in pixels."""
_GAP = 6
"""Space in pixels between the line and a widget beside it."""


@guarded
class ElidedLine(PlainLabel):
    """Label of one line's height; ``text`` is always the whole sentence, even if it is elided.

    Where the line is too narrow, the widget beside it gives way, and the type breaks into two
    lines that fit the height and shrinks a little, before the last sentences are left out. Only a
    sentence that is too long by itself is elided, after a whole word.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Set up without a text."""
        super().__init__(parent)
        self._beside: tuple[QWidget, ...] = ()
        self._yields: QWidget | None = None
        self._told_elsewhere: Callable[[str], bool] = lambda _text: False
        self._unfolds = False
        self._whole: PlainLabel | None = None
        """Shows the whole text over the bar and above it, until the text changes."""

    def leave_out(self, told_elsewhere: Callable[[str], bool]) -> None:
        """Leave out the last sentences of a text that is whole elsewhere rather than elide it."""
        self._told_elsewhere = told_elsewhere

    def stand_beside(self, *others: QWidget) -> None:
        """Match the height of widgets that come and go, so that the table keeps its size."""
        self._beside = others
        self.updateGeometry()

    def displace(self, other: QWidget) -> None:
        """Hide a widget beside the line while the text does not fit in large type with it."""
        self._yields = other

    def unfold(self) -> None:
        """Show a text that is too long for the line in as many lines as it needs, for now."""
        self._unfolds = True
        bar, window = self.parentWidget(), self.window()
        if self.painted == self.text() or bar is None or not self.isVisible():
            return
        if self._whole is None:
            self._whole = PlainLabel(window)
            self._whole.setObjectName("whole")
            self._whole.setWordWrap(True)
            self._whole.setAutoFillBackground(True)
            self._whole.setFrameShape(QFrame.Shape.StyledPanel)
            self._whole.setMargin(_GAP)
        self._whole.setFont(self.font())
        self._whole.setText(self.text())
        box = QRect(bar.mapTo(window, QPoint()), bar.size())
        high = max(box.height(), self._whole.heightForWidth(box.width()))
        self._whole.setGeometry(box.adjusted(0, box.height() - high, 0, 0))
        self._whole.raise_()
        self._whole.show()

    @property
    def painted(self) -> str:
        """The text as painted: whole, or only its first sentences or words, then three dots."""
        return self._laid_out()[1]

    def _laid_out(self) -> tuple[QFont, str]:
        """Type and text that fit the label.

        For a text that is whole elsewhere the type does not shrink, and no dots end its sentences.
        """
        text, elsewhere = self.text(), self._told_elsewhere(self.text())
        kind = self._shrunk(text, 1.0 if elsewhere else _LEGIBLE)
        if self._fits(QFontMetrics(kind), text):
            return kind, text
        first, _, rest = text.partition(". ")
        least = 1.0 if elsewhere or rest else _SHRUNK
        end, kind = "" if elsewhere else " …", self._shrunk(f"{first}.", least)
        metrics, shown = QFontMetrics(kind), text
        while ". " in shown:
            shown = shown.rpartition(". ")[0] + "."
            if self._fits(metrics, shown + end):
                return kind, shown + end
        kind = self._shrunk(text, 1.0 if elsewhere else _SHRUNK)
        return kind, self._elided(QFontMetrics(kind))

    def _elided(self, metrics: QFontMetrics) -> str:
        """The first words of the text, and dots unless they are all."""
        shown, words = self.text(), self.text()
        while words and not self._fits(metrics, shown):
            words = words.rpartition(" ")[0]
            shown = f"{words} …".lstrip()
        return shown

    def _area(self, metrics: QFontMetrics, text: str, less: int = 0) -> QRect:
        """Area of a text; more than one line may use the padding and the blank above accents."""
        room = self.contentsRect().adjusted(0, 0, -less, 0)
        if metrics.horizontalAdvance(text) <= room.width():
            return room
        blank = (metrics.ascent() - metrics.capHeight()) // 3
        return QRect(room.x(), -blank, room.width(), self.height() + blank + 1)

    def _fits(self, metrics: QFontMetrics, text: str, less: int = 0) -> bool:
        """Return True if a text fits the label, or one that is narrower, in one line or more."""
        room = self._area(metrics, text, less)
        box = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
        return box.width() <= room.width() and box.height() <= room.height()

    def _shrunk(self, text: str, least: float) -> QFont:
        """Largest font in which a text fits, down to a factor."""
        fitting = QFont(self.font())
        size = QFontInfo(fitting).pixelSize()
        for smaller in range(size, min(size, max(_SMALLEST, int(size * least))) - 1, -1):
            fitting.setPixelSize(smaller)
            if self._fits(QFontMetrics(fitting), text):
                break
        return fitting

    def setText(self, text: str) -> None:
        """Set the sentence."""
        super().setText(text)
        self._unfolds = False
        if self._whole is not None:
            self._whole.hide()
            self._whole.clear()  # Nothing is left for screen readers.
        self._adapt()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the tooltip and the widget beside it for the new width."""
        super().resizeEvent(event)
        self._adapt()
        if self._unfolds:
            if self._whole is not None:
                self._whole.hide()
            self.unfold()  # The line may have become too small for the text only now.

    def _adapt(self) -> None:
        """Show or hide the widget that gives way, and set the tooltip."""
        other = self._yields
        # A hidden button would lose the focus.
        if other is not None and not other.isAncestorOf(QApplication.focusWidget() or self):
            less = other.sizeHint().width() + _GAP if other.isHidden() else 0
            other.setVisible(self._fits(self.fontMetrics(), self.text(), less))
        explain(self, "" if self.painted == self.text() else self.text())

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
        kind, shown = self._laid_out()
        painter.setFont(kind)
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
