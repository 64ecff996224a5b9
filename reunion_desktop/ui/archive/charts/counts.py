"""Counts chart: how often something happened, also per hundred deals."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from reunion_desktop.history.scores import Totals
from reunion_desktop.ui.archive.charts.chart import BLUE, LEFT, Chart, Quill, draw_bar, write
from reunion_desktop.ui.archive.charts.games import CountsPlate


def counts_chart(plate: CountsPlate, totals: Totals, quill: Quill) -> Chart:
    """Horizontal bars, blue for what is good for the player."""
    bars = tuple(
        (label, totals.count(name), BLUE if good else quill.palette.red)
        for label, name, good in plate.bars
    )
    most = max(1, *(number for _, number, _ in bars))
    whole = totals.sum(plate.of)

    def paint(painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(quill.plain())
        label = max(metrics.horizontalAdvance(text) for text, _, _ in bars) + quill.size
        figures = [_of(number, whole) for _, number, _ in bars]
        right = max(metrics.horizontalAdvance(text) for text in figures) + quill.size
        row = area.height() / len(bars)
        for place, ((text, number, colour), figure) in enumerate(zip(bars, figures, strict=True)):
            line = QRectF(area.left(), area.top() + place * row, area.width(), row)
            write(painter, line, text, quill.plain(), quill.palette.ink, LEFT)
            room = line.width() - label - right
            bar = QRectF(line.left() + label, line.center().y() - row * 0.24, 0, row * 0.48)
            bar.setWidth(max(2.0, room * number / most))
            draw_bar(painter, bar, QColor(colour))
            rest = QRectF(bar.right() + quill.size / 2, line.top(), right + room, row)
            write(painter, rest, figure, quill.plain(bold=True), quill.palette.ink, LEFT)

    words = "; ".join(f"{text}: {number}" for text, number, _ in bars)
    # Four rows fill the least height; more rows make it higher, so that text does not touch.
    height = quill.line * max(8.0, len(bars) * 1.6)
    return Chart(height, wide=False, title=plate.title, words=words, paint=paint)


def _of(number: int, whole: int) -> str:
    """A count with its percentage."""
    if not whole:
        return str(number)
    share = QLocale().toString(number * 100 / whole, "f", 1)
    return f"{QLocale().toString(number)}  ({share})"
