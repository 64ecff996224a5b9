"""Balance chart: a player's balance over time."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from reunion_desktop.history.statistics import Balance
from reunion_desktop.ui.archive.charts.chart import LEFT, RIGHT, Chart, Quill, rounded, write
from reunion_desktop.ui.games.charts import AccountWords
from reunion_desktop.ui.words.measures import day_of, units_text

_LINES = 4
"""Approximate number of grid lines."""
_FIRST, _LAST = -62_135_596_800, 253_402_300_799
"""First and last second of the calendar."""


def balance_chart(balances: Sequence[Balance], account: AccountWords, quill: Quill) -> Chart:
    """A curve from the first to the last session, with a scale."""
    low = min(0.0, *(each.units for each in balances))
    high = max(0.0, *(each.units for each in balances))
    step = _step(high - low)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    # A balance that was always 0 needs a scale, too.
    high = max(high, low + step)
    first, last = balances[0], balances[-1]

    def paint(painter: QPainter, area: QRectF) -> None:
        scale = quill.plain()
        margin = max(QFontMetricsF(scale).horizontalAdvance(units_text(at)) for at in (low, high))
        end = QFontMetricsF(quill.large(1.2)).horizontalAdvance(f"  {units_text(last.units)}")
        field = area.adjusted(margin + 10, 6, -end - 4, -quill.line)

        def height(units: float) -> float:
            return field.bottom() - (units - low) / (high - low) * field.height()

        for number in range(round((high - low) / step) + 1):
            units = low + number * step
            y = height(units)
            painter.setPen(QPen(quill.faint(0.55 if units == 0 else 0.16), 1))
            painter.drawLine(QLineF(field.left(), y, field.right(), y))
            label = QRectF(area.left(), y - quill.line / 2, margin, quill.line)
            write(painter, label, units_text(units), scale, quill.palette.ink_quiet, RIGHT)
        points = _points(balances, field, height)
        shade = QPainterPath(QPointF(points[0].x(), height(0)))
        for point in points:
            shade.lineTo(point)
        shade.lineTo(points[-1].x(), height(0))
        tint = quill.colour(last.units)
        tint.setAlphaF(0.13)
        painter.fillPath(shade, tint)
        pen = QPen(quill.colour(last.units), max(1.6, quill.size / 8))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(points)
        painter.setBrush(quill.colour(last.units))
        painter.drawEllipse(points[-1], quill.size / 5, quill.size / 5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        label = QRectF(field.right(), points[-1].y() - quill.line, end + 4, quill.line * 2)
        text = f"  {units_text(rounded(last.units))}"
        write(painter, label, text, quill.large(1.2), quill.colour(last.units).name(), LEFT)
        foot = QRectF(field.left(), area.bottom() - quill.line, field.width(), quill.line)
        quiet = quill.palette.ink_quiet
        write(painter, foot, day_text(first.begun), scale, quiet, LEFT)
        write(painter, foot, day_text(last.begun), scale, quiet, RIGHT)

    words = account.span.format(
        first=day_text(first.begun),
        last=day_text(last.begun),
        units=units_text(rounded(last.units)),
    )
    return Chart(quill.line * 9, wide=True, title=account.course, words=words, paint=paint)


def _points(
    balances: Sequence[Balance], field: QRectF, height: Callable[[float], float]
) -> list[QPointF]:
    """Points of the curve in a field, from the first to the last day."""
    begin, span = balances[0].begun, max(1, balances[-1].begun - balances[0].begun)
    return [
        QPointF(field.left() + (each.begun - begin) / span * field.width(), height(each.units))
        for each in balances
    ]


def _step(span: float) -> float:
    """Round number of units between two grid lines."""
    raw = max(span, 1.0) / _LINES
    size = float(10 ** math.floor(math.log10(raw)))
    return max(1.0, next(size * step for step in (1, 2, 5, 10) if size * step >= raw))


def day_text(begun: int) -> str:
    """Day of a time in seconds since 1970."""
    # A date from another time zone may lie just outside the calendar in this one.
    second = min(max(begun, _FIRST), _LAST)
    return day_of(datetime.fromtimestamp(second, tz=UTC).date())
