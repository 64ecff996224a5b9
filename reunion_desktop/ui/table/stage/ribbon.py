"""Painter of ribbons: sign of a side on its plates, by shape and pattern besides colour."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from reunion_desktop.ui.table.stage.boards import Canvas

RIBBON = 0.3
"""Room for a ribbon, as a share of the plate's height."""
_BROAD, _TAIL, _LEFT = 0.22, 0.17, 0.13
"""Width of a ribbon, depth of its tail, and distance from the plate's end."""
_BARS = 5
"""Number of bars on the ribbon of the other side."""


class Ribbon(Enum):
    """Side of a player, seen from the player at the screen."""

    OURS = "ours"
    """Gold, with a swallow's tail."""
    THEIRS = "theirs"
    """Blue with pale bars, cut off straight."""


def draw_ribbon(painter: QPainter, ribbon: Ribbon, board: QRectF, canvas: Canvas) -> None:
    """Paint a ribbon over the left end of a plate."""
    colours, high = canvas.theme.palette, board.height()
    box = QRectF(board.left() + _LEFT * high, board.top(), _BROAD * high, high * 0.94)
    shape = QPainterPath(box.topLeft())
    shape.lineTo(box.topRight())
    shape.lineTo(box.bottomRight())
    if ribbon is Ribbon.OURS:
        shape.lineTo(QPointF(box.center().x(), box.bottom() - _TAIL * high))
    shape.lineTo(box.bottomLeft())
    shape.closeSubpath()
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    ground = colours.ribbon if ribbon is Ribbon.OURS else colours.ribbon_other
    painter.fillPath(shape, QColor(ground))
    if ribbon is Ribbon.THEIRS:
        painter.setClipPath(shape)
        step = box.height() / _BARS
        painter.setPen(QPen(QColor(colours.stock), step * 0.3))
        for number in range(-1, _BARS + 1):
            y = box.top() + number * step
            painter.drawLine(QPointF(box.left(), y + step), QPointF(box.right(), y))
        painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.wood_shadow), 1))
    painter.drawPath(shape)
    painter.restore()
