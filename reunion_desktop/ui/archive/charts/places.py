"""Seats chart: card points per deal by seat relative to the dealer."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from reunion_desktop.history.scores import Totals
from reunion_desktop.ui.archive.charts.chart import BLUE, CENTRE, Chart, Quill, draw_bar, write
from reunion_desktop.ui.archive.charts.games import PlacesPlate


def places_chart(plate: PlacesPlate, totals: Totals, quill: Quill) -> Chart:
    """A bar per seat, and a dashed line at an equal share."""
    bars = tuple(
        (label, totals.count(points), totals.count(deals)) for label, points, deals in plate.bars
    )
    means = [points / deals if deals else 0.0 for _, points, deals in bars]
    top = max(plate.even * 1.3, *means) * 1.12

    def paint(painter: QPainter, area: QRectF) -> None:
        field = area.adjusted(0, quill.line * 0.4, 0, -quill.line)
        column = field.width() / len(bars)
        figures: list[tuple[QRectF, str, str]] = []
        for place, ((label, _, deals), mean) in enumerate(zip(bars, means, strict=True)):
            left = field.left() + place * column
            height = field.height() * mean / top
            bar = QRectF(left + column * 0.24, field.bottom() - height, column * 0.52, height)
            draw_bar(painter, bar, QColor(BLUE))
            inside = height > quill.line * 1.6
            at = bar.top() + (2 if inside else -quill.line * 1.25)
            figure = QLocale().toString(mean, "f", 1) if deals else "–"
            ink = quill.palette.paper if inside else quill.palette.ink
            cell = QRectF(left, at, column, quill.line * 1.2)
            figures.append((cell, figure, ink))
            below = QRectF(left, field.bottom(), column, quill.line)
            write(painter, below, label, quill.plain(), quill.palette.ink_quiet, CENTRE)
        even = field.bottom() - field.height() * plate.even / top
        pen = QPen(QColor(quill.palette.red), 1.4, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(QLineF(field.left(), even, field.right(), even))
        painter.setPen(QPen(quill.faint(0.55), 1))
        painter.drawLine(QLineF(field.bottomLeft(), field.bottomRight()))
        for cell, figure, ink in figures:
            write(painter, cell, figure, quill.large(1.15), ink, CENTRE)

    words = "; ".join(
        f"{label} {QLocale().toString(mean, 'f', 1)}"
        for (label, _, _), mean in zip(bars, means, strict=True)
    )
    return Chart(quill.line * 8, wide=False, title=plate.title, words=words, paint=paint)
