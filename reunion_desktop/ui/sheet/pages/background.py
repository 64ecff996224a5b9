"""Painter of a page's background: laid paper, or a slate in its frame."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from reunion_desktop.ui.sheet.look import Material, SheetLook

_EDGE = 54.0
"""Distance from the paper's edge to the frame."""

_RINGS = 7
"""Number of rings of a wiped cloud."""
_FRAME_WOOD = 46.0
"""Width of a slate's wooden frame."""


@dataclass(frozen=True, slots=True)
class PageBackground:
    """Background of a page in one look."""

    look: SheetLook

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Paint the background of a page."""
        sheet = QRectF(QPointF(), size)
        if self.look.material is Material.SLATE:
            self._wood(painter, sheet)
            sheet = _inset(sheet, _FRAME_WOOD)
        painter.fillRect(sheet, QColor(self.look.background))
        if self.look.material is Material.PAPER:
            self._wires(painter, sheet)
        if self.look.material is Material.SLATE:
            self._wiped(painter, sheet)

    def _wires(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint the wires of laid paper: close together horizontally, far apart vertically."""
        wire = QColor(self.look.line)
        for strength in range(4):
            path = QPainterPath()
            for step in range(strength, int(sheet.height()) // 5 + 1, 4):
                y = sheet.top() + step * 5
                path.moveTo(sheet.left(), y)
                path.lineTo(sheet.right(), y)
            wire.setAlphaF(0.055 + 0.02 * (strength * 3 % 4))
            painter.strokePath(path, QPen(wire, 1.2))
        path = QPainterPath()
        for step in range(int(sheet.width()) // 142 + 1):
            path.moveTo(sheet.left() + 60 + step * 142, sheet.top())
            path.lineTo(sheet.left() + 60 + step * 142, sheet.bottom())
        wire.setAlphaF(0.12)
        painter.strokePath(path, QPen(wire, 1.4))

    def _wood(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint a wooden frame with mitred corners."""
        rng = Random("lath")
        inner = _inset(sheet, _FRAME_WOOD)
        corners = (sheet.topLeft(), sheet.topRight(), sheet.bottomRight(), sheet.bottomLeft())
        within = (inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft())
        for side, shade in enumerate(("#7a5533", "#6d4a2b", "#644326", "#714d2e")):
            after = (side + 1) % 4
            lath = QPolygonF([corners[side], corners[after], within[after], within[side]])
            path = QPainterPath()
            path.addPolygon(lath)
            path.closeSubpath()
            painter.fillPath(path, QColor(shade))
            grain = QPainterPath()
            for line in range(5):
                share = (line + rng.uniform(0.3, 0.9)) / 5.4
                start = between(corners[side], within[side], share)
                end = between(corners[after], within[after], share)
                bow = QPointF(0, rng.uniform(-3, 3)) if side % 2 == 0 else QPointF(2, 0)
                grain.moveTo(start)
                grain.cubicTo(between(start, end, 0.3) + bow, between(start, end, 0.7) - bow, end)
            painter.strokePath(grain, QPen(QColor(38, 22, 10, 70), 1.1))
            painter.setPen(QPen(QColor(30, 17, 8, 150), 1.2))
            painter.drawLine(corners[side], within[side])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(20, 12, 6), 3))
        painter.drawRect(_inset(inner, -1.5))
        painter.setPen(QPen(QColor(255, 226, 180, 60), 1.5))
        painter.drawRect(_inset(sheet, 1))

    def _wiped(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint the pale clouds that a sponge leaves of wiped chalk.

        They are painted in rings: a gradient that fades to transparent becomes a white spot in a
        PDF.
        """
        rng = Random("sponge")
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(6):
            wide, high = rng.uniform(300, 520), rng.uniform(110, 210)
            x = sheet.left() + rng.uniform(wide, sheet.width() - wide)
            y = sheet.top() + rng.uniform(high, sheet.height() - high)
            for ring in range(_RINGS, 0, -1):
                share = ring / _RINGS
                painter.setBrush(QColor(255, 255, 255, 2))
                painter.drawEllipse(QPointF(x, y), wide * share, high * share)

    def frame(self, painter: QPainter, size: QSizeF) -> None:
        """Paint two thin lines around the page; a slate has its frame."""
        if self.look.material is Material.SLATE:
            return
        colour = QColor(self.look.line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        sheet = QRectF(QPointF(), size)
        for inset, width in ((_EDGE, 2.2), (_EDGE + 7, 0.8)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
            painter.drawRect(_inset(sheet, inset))


def _inset(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(by, by, -by, -by)


def between(start: QPointF, end: QPointF, share: float) -> QPointF:
    """Point on the way from one point to another."""
    return start + (end - start) * share
