"""Graphics item of an outline around a card: focus, hint, chosen card, winning card."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from reunion_desktop.ui.table.layout.places import ASPECT, Place
from reunion_desktop.ui.table.stage.boards import Canvas, painter_on

THICK, RIM = 0.035, 0.018
"""Line width as a share of a card's width: of any outline, and of the winning card's."""
_LEAST = 85
"""Card width in pixels at which the line reaches its least thickness."""
_HALO = 2.1
"""Width of the halo, as a multiple of the line's."""
_PIN = 0.085
"""Half the width of the knob on the outline of a chosen card, as a share of a card's width."""


class _Drawn(NamedTuple):
    """Cache key of a drawn outline."""

    wide: float
    """Width of the card in pixels."""
    angle: float
    colour: str
    halo: str
    ratio: float


class Outline:
    """Outline around a card, on a halo, so that it contrasts with any background.

    It is painted once per card size and angle; later frames copy the pixmap.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        *,
        dashed: bool = False,
        pinned: bool = False,
        thick: float = THICK,
    ) -> None:
        """Start hidden; ``dashed`` draws a dashed line, ``pinned`` one with a knob on it."""
        self._item = QGraphicsPixmapItem()
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._item.setVisible(False)
        self._dashed, self._pinned, self._thick = dashed, pinned, thick
        self._drawn: _Drawn | None = None
        self.around: Place | None = None
        """Place of the outlined card."""
        scene.addItem(self._item)

    def show(
        self, place: Place | None, card: float, canvas: Canvas, colour: str, halo: str
    ) -> None:
        """Outline a card; None hides the outline. ``card`` is the width of the player's cards."""
        self._item.setVisible(place is not None)
        self.around = place
        if place is None:
            return
        drawn = _Drawn(card * place.scale, place.angle, colour, halo, canvas.ratio)
        if drawn != self._drawn:
            self._drawn = drawn
            self._item.setPixmap(self._paint(drawn, canvas))
        size = self._item.pixmap().deviceIndependentSize()
        ratio = canvas.ratio
        x, y = place.x - size.width() / 2, place.y - size.height() / 2
        self._item.setPos(round(x * ratio) / ratio, round(y * ratio) / ratio)
        self._item.setZValue(place.height + 0.5)

    def _paint(self, drawn: _Drawn, canvas: Canvas) -> QPixmap:
        wide = drawn.wide
        thick = max(_LEAST * self._thick, wide * self._thick)
        box = QRectF(-wide / 2, -wide * ASPECT / 2, wide, wide * ASPECT)
        # A narrow card has its index close to the edge: the line lies beside the card there. Above
        # and below it hardly exceeds the card, or it would seem to include the next card too.
        out, inset = thick * 0.75, thick * 0.2
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(-out, inset, out, -inset), wide * 0.06, wide * 0.06)
        reach = max(out + thick * _HALO, (wide * _PIN + thick) * self._pinned)
        turn = QTransform().rotate(drawn.angle)
        whole = turn.mapRect(box.adjusted(-reach, -reach, reach, reach))
        high, broad = math.ceil(whole.height()), math.ceil(whole.width())
        pixmap = canvas.sheet(broad, high)
        painter = painter_on(pixmap)
        painter.translate(broad / 2, high / 2)
        painter.rotate(drawn.angle)
        painter.strokePath(path, QPen(QColor(drawn.halo), thick * _HALO))
        pen = QPen(QColor(drawn.colour), thick)
        if self._dashed:
            pen.setDashPattern([4, 2])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.strokePath(path, pen)
        if self._pinned:
            painter.setPen(QPen(QColor(drawn.halo), thick * 0.55))
            painter.setBrush(QColor(drawn.colour))
            painter.drawEllipse(QPointF(0, box.top()), wide * _PIN, wide * _PIN)
        painter.end()
        return pixmap

    @property
    def visible(self) -> bool:
        """True while it outlines a card."""
        return self._item.isVisible()
