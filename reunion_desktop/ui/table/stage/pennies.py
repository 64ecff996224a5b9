"""Pictures of pennies, and painter of the saucers that they lie on; painted once per size."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from reunion_desktop.ui.cards.paint import tinted_image
from reunion_desktop.ui.cards.picture_cache import PLAIN, Finish, Sprite
from reunion_desktop.ui.table.layout.places import Box
from reunion_desktop.ui.table.stage.boards import Canvas, draw_shade, painter_on

_LIGHT, _COPPER, _EDGE, _RELIEF = "#e0a070", "#b06a3c", "#5f341b", "#8a4f2b"
_GRAIN, _WOOD, _RIM = "#8a5a30", "#6b4423", "#3c2412"
_MARGIN = 0.14
"""Room for the shadow around a penny, as a share of its width."""
_PALE, _RING = (255, 244, 214, 150), 0.012
"""Colour of a wave, and thickness of its line as a share of its width."""
_STRUCK = 0.86
"""Size of what is struck on a penny, as a share of its width."""


class _Coins:
    """Pictures of pennies or of waves, in place of cards."""

    changes = 0

    def __init__(self, paint: Callable[[int, float, int], QPixmap]) -> None:
        self._paint = paint

    def sprite(self, name: str, width: float, ratio: float, finish: Finish = PLAIN) -> Sprite:
        """The picture of this width in logical pixels."""
        del name
        return Sprite(self._paint(max(4, round(width * ratio)), ratio, round(finish.angle)))


@lru_cache(maxsize=128)
def _penny(width: int, ratio: float, angle: int) -> QPixmap:
    """A copper coin, turned by an angle; ``width`` is in device pixels."""
    margin = round(width * _MARGIN)
    side = width + 2 * margin
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    middle, radius = QPointF(side / 2, side / 2), width / 2
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawEllipse(middle + QPointF(0, margin * 0.6), radius, radius)
    shine = QRadialGradient(middle - QPointF(radius * 0.4, radius * 0.5), radius * 1.6)
    shine.setColorAt(0, QColor(_LIGHT))
    shine.setColorAt(1, QColor(_COPPER))
    painter.setBrush(shine)
    painter.setPen(QPen(QColor(_EDGE), max(1.0, width * 0.05)))
    painter.drawEllipse(middle, radius * 0.96, radius * 0.96)
    painter.translate(middle)
    painter.rotate(angle)
    relief = tinted_image("marks/penny.svg", round(width * _STRUCK), _RELIEF)
    painter.drawImage(QPointF(-relief.width() / 2, -relief.height() / 2), relief)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=4)
def _ripple(width: int, ratio: float, _angle: int) -> QPixmap:
    """A pale ring; ``width`` is in device pixels."""
    pixmap = QPixmap(width, width)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = painter_on(pixmap)
    thick = width * _RING
    painter.setPen(QPen(QColor(*_PALE), thick))
    painter.drawEllipse(QRectF(thick, thick, width - 2 * thick, width - 2 * thick))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


PENNIES, RIPPLES = _Coins(_penny), _Coins(_ripple)
"""Pictures of all pennies, and of the waves of a knock."""


def paint_saucer(box: Box, canvas: Canvas) -> QPixmap:
    """Paint a shallow wooden saucer."""
    margin = 5.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    dish = QRectF(margin, margin, box.width, box.height)
    draw_shade(painter, dish, box.height / 2)
    painter.setPen(QPen(QColor(_RIM), max(1.2, box.height * 0.05)))
    painter.setBrush(QColor(_GRAIN))
    _rounded(painter, dish)
    inset = box.height * 0.13
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_WOOD))
    _rounded(painter, dish.adjusted(inset, inset, -inset, -inset))
    painter.end()
    return pixmap


def _rounded(painter: QPainter, box: QRectF) -> None:
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
