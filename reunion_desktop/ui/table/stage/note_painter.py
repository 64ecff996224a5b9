"""Painter of slips with a sentence on them, as broad and high as the words need."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QPixmap

from reunion_desktop.ui.look.typefaces import SANS, font
from reunion_desktop.ui.table.stage.boards import Canvas, painter_on

_SPEECH_MARGIN, _LEAST_SPEECH = 7.0, 14.0
_CENTRED = int(Qt.AlignmentFlag.AlignCenter.value) | int(Qt.TextFlag.TextWordWrap.value)


@dataclass(frozen=True, slots=True)
class NotePainter:
    """A sentence on a slip of paper, as broad and high as it needs."""

    text: str
    type_size: float
    """Height of its type in pixels."""
    slip: QRectF
    """The paper, in the picture of the slip with its shadow."""
    pad: float
    """From the paper's edge to the words."""

    @property
    def width(self) -> float:
        """The whole breadth, the shadow's included."""
        return self.slip.width() + 2 * _SPEECH_MARGIN

    @property
    def height(self) -> float:
        """The whole height, the shadow's included."""
        return self.slip.height() + 2 * _SPEECH_MARGIN


def speech(text: str, width: float, size: float, print_size: float) -> NotePainter:
    """A slip with a sentence on it, at most so wide; ``size`` is its type's in usual print."""
    tall = max(_LEAST_SPEECH, size) * print_size
    metrics = QFontMetricsF(font(SANS, tall))
    pad = metrics.height() * 0.5
    least, most = 0.0, width - 2 * pad - 2 * _SPEECH_MARGIN - 3
    words = metrics.boundingRect(QRectF(0, 0, most, 10_000), _CENTRED, text)
    # As narrow as it can be with so many lines: no line is left with a word alone.
    while most - least > tall:
        middle = (least + most) / 2
        tried = metrics.boundingRect(QRectF(0, 0, middle, 10_000), _CENTRED, text)
        if tried.height() <= words.height() and tried.width() <= middle:
            most, words = middle, tried
        else:
            least = middle
    # A hair broader than measured: it must break where it broke then.
    paper = words.width() + 2 * pad + 2, words.height() + 1.2 * pad
    return NotePainter(text, tall, QRectF(_SPEECH_MARGIN, _SPEECH_MARGIN, *paper), pad)


def paint_speech(said: NotePainter, canvas: Canvas) -> QPixmap:
    """A slip of paper with a sentence on it."""
    slip = said.slip
    pixmap = canvas.sheet(said.width, said.height)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(5):
        painter.setBrush(QColor(0, 0, 0, 24))
        grow = 4 - number
        painter.drawRoundedRect(slip.adjusted(-grow, -grow + 2, grow, grow + 2), 6, 6)
    painter.setBrush(QColor(canvas.theme.palette.paper))
    painter.setPen(QPen(QColor(canvas.theme.palette.paper_line), 1))
    painter.drawRoundedRect(slip, 5, 5)
    painter.setPen(QColor(canvas.theme.palette.ink))
    painter.setFont(font(SANS, said.type_size))
    painter.drawText(slip.adjusted(said.pad, 0, -said.pad, 0), _CENTRED, said.text)
    painter.end()
    return pixmap
