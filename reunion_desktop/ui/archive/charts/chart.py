"""Chart value with title, painter and text; and the drawing tools of all charts.

Charts are painted by plain functions, so that they can be painted on the screen, in an image file
or on paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font
from reunion_desktop.ui.words.measures import percent_text

BLUE = "#2b4c7e"
"""Colour of gains; losses have the palette's red."""
MOST_ROWS = 8
"""Most opponents or rule sets shown in a table."""

LEFT, RIGHT, CENTRE = (
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter,
)


@dataclass(frozen=True, slots=True)
class Quill:
    """Palette and type size for drawing a chart."""

    palette: Palette
    size: float
    """Height of ordinary type, in pixels."""

    def plain(self, *, bold: bool = False) -> QFont:
        """Font for figures and labels."""
        return font(SANS, self.size, bold=bold)

    def large(self, factor: float) -> QFont:
        """Font for headings."""
        return font(SERIF, self.size * factor, bold=True)

    @property
    def line(self) -> float:
        """Line spacing."""
        return self.size * 1.5

    def colour(self, units: float) -> QColor:
        """Blue for gains, red for losses."""
        return QColor(self.palette.red if units < 0 else BLUE)

    def faint(self, share: float) -> QColor:
        """Ink colour for lines, with a given opacity."""
        colour = QColor(self.palette.ink)
        colour.setAlphaF(share)
        return colour


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart: title, height, width, paint function and text."""

    height: float
    wide: bool
    """True if it takes the whole width of the page."""
    title: str
    words: str
    """Content of the chart as text, for screen readers."""
    paint: Callable[[QPainter, QRectF], None]


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    face: QFont,
    ink: str,
    where: Qt.AlignmentFlag,
) -> None:
    """Paint a line of text, elided if it is too long."""
    painter.setFont(face)
    painter.setPen(QColor(ink))
    fitting = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 1)
    painter.drawText(area, int(where), fitting)


def draw_bar(painter: QPainter, area: QRectF, colour: QColor) -> None:
    """Paint a bar as if coloured with ink: a wash with a firm edge."""
    wash = QColor(colour)
    wash.setAlphaF(0.85)
    painter.fillRect(area, wash)
    painter.setPen(QPen(colour, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)


def draw_rows(
    painter: QPainter,
    area: QRectF,
    rows: Sequence[tuple[str, float, str, str]],
    quill: Quill,
    most: float = 0.0,
) -> None:
    """Paint a bar for each label, with its value, its colour and its figure.

    The longest bar is as long as the greatest value; ``most`` is at least that of a full bar.
    """
    metrics = QFontMetricsF(quill.plain())
    label = max(metrics.horizontalAdvance(text) for text, *_ in rows) + quill.size
    right = max(metrics.horizontalAdvance(figure) for *_, figure in rows) + quill.size
    most = max(most, *(value for _, value, *_ in rows)) or 1.0
    row = area.height() / len(rows)
    for place, (text, value, colour, figure) in enumerate(rows):
        line = QRectF(area.left(), area.top() + place * row, area.width(), row)
        write(painter, line, text, quill.plain(), quill.palette.ink, LEFT)
        room = line.width() - label - right
        bar = QRectF(line.left() + label, line.center().y() - row * 0.24, 0, row * 0.48)
        bar.setWidth(max(2.0, room * value / most))
        draw_bar(painter, bar, QColor(colour))
        rest = QRectF(bar.right() + quill.size / 2, line.top(), right + room, row)
        write(painter, rest, figure, quill.plain(bold=True), quill.palette.ink, LEFT)


def percent(part: int, whole: int) -> str:
    """Percentage; a dash if the whole is 0."""
    return percent_text(part / whole) if whole else "–"


def rounded(units: float) -> float:
    """Units rounded to halves, as they are paid."""
    return round(units * 2) / 2
