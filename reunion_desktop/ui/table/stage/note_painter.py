"""Painter of paper notes, as wide and high as their text needs."""

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
    """Text of a paper note with its measures."""

    text: str
    type_size: float
    """Height of the type in pixels."""
    slip: QRectF
    """The paper within the note's pixmap, which includes the shadow."""
    pad: float
    """Padding between the paper's edge and the text."""

    @property
    def width(self) -> float:
        """Whole width with the shadow."""
        return self.slip.width() + 2 * _SPEECH_MARGIN

    @property
    def height(self) -> float:
        """Whole height with the shadow."""
        return self.slip.height() + 2 * _SPEECH_MARGIN


def speech(text: str, width: float, size: float, print_size: float) -> NotePainter:
    """Lay out a note of at most a given width; ``size`` is the type height at usual text size."""
    tall = max(_LEAST_SPEECH, size) * print_size
    metrics = QFontMetricsF(font(SANS, tall))
    pad = metrics.height() * 0.5
    least, most = 0.0, width - 2 * pad - 2 * _SPEECH_MARGIN - 3
    words = metrics.boundingRect(QRectF(0, 0, most, 10_000), _CENTRED, text)
    # Shrink the width while the number of lines stays the same: no line is left with a single word.
    while most - least > tall:
        middle = (least + most) / 2
        tried = metrics.boundingRect(QRectF(0, 0, middle, 10_000), _CENTRED, text)
        if tried.height() <= words.height() and tried.width() <= middle:
            most, words = middle, tried
        else:
            least = middle
    # A little wider than measured, so that the lines break at the same words.
    paper = words.width() + 2 * pad + 2, words.height() + 1.2 * pad
    return NotePainter(text, tall, QRectF(_SPEECH_MARGIN, _SPEECH_MARGIN, *paper), pad)


def paint_speech(said: NotePainter, canvas: Canvas) -> QPixmap:
    """Paint a paper note with its text."""
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
