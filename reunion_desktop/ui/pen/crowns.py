"""Shape of the crown that marks a king, drawn by pen or ruler."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF


def crown(box: QRectF) -> tuple[QPointF, ...]:
    """Corners of a king's crown in drawing order."""
    half = min(box.width() * 0.24, box.height() * 0.42)
    high = half * 0.72
    middle = box.center()
    outline = ((-0.8, 1), (-1, -0.7), (-0.45, 0.15), (0, -1), (0.45, 0.15), (1, -0.7), (0.8, 1))
    corners = [QPointF(middle.x() + x * half, middle.y() + y * high) for x, y in outline]
    return (*corners, corners[0])
