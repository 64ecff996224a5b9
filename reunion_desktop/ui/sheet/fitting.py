"""Fits a line of text to a width on the score sheet: in smaller type, or elided."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

_SMALLEST = 0.64
"""Smallest factor for text; below it the text is elided."""


def shrunk(face: QFont, text: str, width: float) -> QFont:
    """The largest font up to the given one in which a text fits, or the smallest."""
    fitting, least = QFont(face), face.pixelSize() * _SMALLEST
    while (
        QFontMetricsF(fitting).horizontalAdvance(text) > width and fitting.pixelSize() - 1 >= least
    ):
        fitting.setPixelSize(fitting.pixelSize() - 1)
    return fitting


def elided(face: QFont, text: str, width: float) -> str:
    """The text, with three dots at its end if it does not fit."""
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)
