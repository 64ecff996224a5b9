"""Shape: the crown that stands for a king, as a pen or a ruler draws it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF


def crown(box: QRectF) -> tuple[QPointF, ...]:
    """The corners of a king's crown, as a pen goes from one to the next."""
    half = min(box.width() * 0.24, box.height() * 0.42)
    high = half * 0.72
    middle = box.center()
    outline = ((-0.8, 1), (-1, -0.7), (-0.45, 0.15), (0, -1), (0.45, 0.15), (1, -0.7), (0.8, 1))
    corners = [QPointF(middle.x() + x * half, middle.y() + y * high) for x, y in outline]
    return (*corners, corners[0])
