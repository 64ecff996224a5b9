"""Slip of figures that helps with a call: the last button of the bar unfolds it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.calls.button import CallButton, Face
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import explain
from reunion_desktop.ui.look.typefaces import SANS, font
from reunion_desktop.ui.words.game_words import Slip

if TYPE_CHECKING:
    from reunion_desktop.ui.calls.bar import CallBar

_PAD, _LINE, _GAP, _PART = 0.7, 1.35, 1.2, 0.9
"""Padding, line height and gap between columns in type heights; type height against the bar's."""
_LEAST, _EASY, _ROUND = 12.0, 15.0, 5.0
"""Least type height, the one below which the slip covers the bar's question, and corners."""


@guarded
class SlipPaper(QWidget):
    """Paper with the rows of a slip."""

    def __init__(self, over: QWidget, faces: CardPictureCache) -> None:
        """Create the paper over a table, hidden."""
        super().__init__(over)
        self._faces = faces
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._type = 16.0
        self.hide()

    def write(self, rows: tuple[tuple[str, ...], ...], size: float) -> None:
        """Show rows in a type height in pixels."""
        self._rows, self._type = rows, size
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fold up the slip."""
        self.hide()
        event.accept()

    def sizeHint(self) -> QSize:
        """Size of all rows."""
        wide = sum(self._columns) + _GAP * self._type * max(0, len(self._columns) - 1)
        high = len(self._rows) * _LINE * self._type
        around = 2 * _PAD * self._type
        return QSize(math.ceil(wide + around), math.ceil(high + around))

    @property
    def _columns(self) -> list[float]:
        """Width of each column."""
        metrics = QFontMetricsF(self._font(bold=True))
        return [
            max(map(metrics.horizontalAdvance, column))
            for column in zip(*self._rows, strict=True)
            if any(column)
        ]

    def _font(self, *, bold: bool) -> QFont:
        return font(SANS, self._type, bold=bold)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper and its rows, the names in bold type."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._faces.theme.palette
        painter.setBrush(QColor(colours.paper))
        painter.setPen(QPen(QColor(colours.paper_line), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
        painter.setPen(QColor(colours.ink))
        filled = [n for n, column in enumerate(zip(*self._rows, strict=True)) if any(column)]
        line = _LINE * self._type
        for number, row in enumerate(self._rows):
            x = _PAD * self._type
            for place, width in zip(filled, self._columns, strict=True):
                painter.setFont(self._font(bold=not place))
                box = QRectF(x, _PAD * self._type + number * line, width, line)
                side = Qt.AlignmentFlag.AlignRight if place > 1 else Qt.AlignmentFlag.AlignLeft
                painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, row[place])
                x += width + _GAP * self._type
        painter.end()


@guarded
class SlipHolder(QObject):
    """Button on the bar of calls that folds a slip out, and in again."""

    def __init__(self, bar: CallBar, over: QWidget, faces: CardPictureCache) -> None:
        """Create the button on a bar, and the paper over a table, both hidden."""
        super().__init__(bar)
        self._bar = bar
        self.paper = SlipPaper(over, faces)
        """The slip itself."""
        self.button = CallButton(self.paper, faces)
        """The button, named after the slip."""
        self._slip: Slip | None = None
        self._size = 16.0
        bar.installEventFilter(self)
        self.button.clicked.connect(self._fold)
        self.button.installEventFilter(self)
        self.button.hide()

    def offer(self, slip: Slip | None) -> None:
        """Show the button of a slip; None hides it."""
        if slip != self._slip:
            self.paper.hide()
        self._slip = slip
        holder = self.paper if slip is None else self._bar
        if self.button.parentWidget() is not holder:
            # Without a slip a screen reader must not find a nameless button on the bar.
            self.button.setParent(holder)
        self.button.setVisible(slip is not None)
        if slip is not None:
            self.button.show_face(Face(slip.title))
            self.button.setAccessibleName(slip.title)
            explain(self.button, slip.text)

    def stand_by(self, bar: QRect, size: float) -> None:
        """Unfold above a bar; ``size`` is the preferred height of the bar's type in pixels."""
        self._size = size
        if self._slip is None:
            return
        rows, below = self._slip.rows, bar.y() - 2
        lines = len(rows) * _LINE + 2 * _PAD
        if below < _EASY * lines:
            # Over the bar's question rather than too small to read, but never over its buttons.
            buttons = self._bar.findChildren(CallButton)
            below += min((each.y() for each in buttons if each.isVisible()), default=0)
        self.paper.write(rows, max(_LEAST, min(_PART * size, (below - 1) / lines)))
        paper, over = self.paper.sizeHint(), self.paper.parentWidget()
        bottom = max(paper.height(), below)
        right = over.width() - paper.width() if over is not None else bar.x()
        left = bar.center().x() - paper.width() // 2
        place = QPoint(max(0, min(left, right)), bottom - paper.height())
        self.paper.setGeometry(QRect(place, paper))
        self.paper.raise_()

    def _fold(self) -> None:
        self.paper.setVisible(not self.paper.isVisible())
        self.paper.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle Escape on the button, whose other keys are the bar's; follow a bar that grows."""
        if watched is self._bar and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.stand_by(self._bar.geometry(), self._size)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape and self.paper.isVisible():
                self.paper.hide()
                return True
            if watched is self.button:
                return self._bar.press_key(self.button, event)
        return super().eventFilter(watched, event)
