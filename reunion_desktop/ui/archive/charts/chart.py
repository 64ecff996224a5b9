"""A chart: a heading, a picture and its figures; and what all pictures are drawn with.

Charts are painted by plain functions, so that they can go to the screen, to a picture file or to
paper alike.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font

translate = QCoreApplication.translate

BLUE = "#2b4c7e"
"""What was won; what was lost is in the palette's red."""
MOST_ROWS = 8
"""Opponents and rule sets that are told one by one."""

LEFT, RIGHT, CENTRE = (
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter,
)


@dataclass(frozen=True, slots=True)
class Quill:
    """What pictures are drawn with."""

    palette: Palette
    size: float
    """Height of ordinary type, in pixels."""

    def plain(self, *, bold: bool = False) -> QFont:
        """Type for figures and labels."""
        return font(SANS, self.size, bold=bold)

    def large(self, factor: float) -> QFont:
        """Type for headings."""
        return font(SERIF, self.size * factor, bold=True)

    @property
    def line(self) -> float:
        """From one line of type to the next."""
        return self.size * 1.5

    def colour(self, units: float) -> QColor:
        """Blue for what was won, red for what was lost."""
        return QColor(self.palette.red if units < 0 else BLUE)

    def faint(self, share: float) -> QColor:
        """The ink of lines, with so much of its strength."""
        colour = QColor(self.palette.ink)
        colour.setAlphaF(share)
        return colour


@dataclass(frozen=True, slots=True)
class Chart:
    """One picture: how high it is, how wide it wants to be, and how it is painted."""

    height: float
    wide: bool
    """Whether it takes the whole width of the page."""
    title: str
    words: str
    """All it says, for whoever cannot see it."""
    paint: Callable[[QPainter, QRectF], None]


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    face: QFont,
    ink: str,
    where: Qt.AlignmentFlag,
) -> None:
    """Write a line of text; what is too long ends in dots."""
    painter.setFont(face)
    painter.setPen(QColor(ink))
    fitting = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 1)
    painter.drawText(area, int(where), fitting)


def draw_bar(painter: QPainter, area: QRectF, colour: QColor) -> None:
    """A bar as one colours it with ink: a wash, and a firm edge."""
    wash = QColor(colour)
    wash.setAlphaF(0.85)
    painter.fillRect(area, wash)
    painter.setPen(QPen(colour, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)


def percent(part: int, whole: int) -> str:
    """How many of a hundred; a dash where there is nothing to divide."""
    share = part / whole if whole else 0.0
    return translate("statistics", "{share} %").format(share=round(share * 100)) if whole else "–"


def rounded(units: float) -> float:
    """Units to the half, as they are paid."""
    return round(units * 2) / 2
