"""The charts of a player's statistics: the list, the headline, and the game's own figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLineF, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from reunion_desktop.history.scores import Totals
from reunion_desktop.history.statistics import Statistics
from reunion_desktop.ui.archive.charts.balance import balance_chart
from reunion_desktop.ui.archive.charts.chart import (
    BLUE,
    CENTRE,
    Chart,
    Quill,
    draw_bar,
    draw_rows,
    percent,
    rounded,
    write,
)
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.charts.mistakes import course_chart, kinds_chart
from reunion_desktop.ui.archive.charts.names import shown_name
from reunion_desktop.ui.archive.charts.tables import (
    help_chart,
    opponents_chart,
    partners_chart,
    rules_chart,
)
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.games.charts import CountsPlate, PlacesPlate

translate = QCoreApplication.translate

_BELOW = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


def charts(statistics: Statistics, quill: Quill) -> tuple[Chart, ...]:
    """Charts of a player's games; those without data are left out."""
    figures = figures_of(statistics.game)
    series = [headline(statistics, quill)]
    if len(statistics.course) > 1:
        series.append(balance_chart(statistics.course, figures.account, quill))
    if statistics.mistakes is not None:
        series.append(course_chart(statistics.mistakes, quill))
        if statistics.mistakes.kinds and statistics.mistakes.cost:
            tricks = words_of(statistics.game).tricks
            series.append(kinds_chart(statistics.mistakes, quill, tricks=tricks))
    for plate in figures.plates:
        if isinstance(plate, PlacesPlate):
            series.append(places_chart(plate, statistics.all, quill))
        else:
            series.append(counts_chart(plate, statistics.all, quill))
    if statistics.helped.complete:
        series.append(help_chart(statistics, quill))
    if statistics.rules:
        series.append(rules_chart(statistics, quill))
    if statistics.partners:
        series.append(partners_chart(statistics, quill))
    if statistics.opponents:
        series.append(opponents_chart(statistics, quill))
    return tuple(series)


def headline(statistics: Statistics, quill: Quill) -> Chart:
    """The player's name, and four figures side by side."""
    totals = statistics.all
    share = f"{percent(totals.won, totals.complete)}"
    units = rounded(totals.units)
    left, unit = totals.games - totals.complete, figures_of(statistics.game).unit
    # In large type a label needs a second line.
    high = quill.line * 2
    remark = translate("statistics", "Unfinished play is not counted.") if left else ""
    figures = (
        (QLocale().toString(statistics.sessions), _sessions(statistics.sessions)),
        (QLocale().toString(totals.complete), unit.below(totals.complete, left)),
        (share, unit.won()),
        figures_of(statistics.game).account.told(units),
    )

    def paint(painter: QPainter, area: QRectF) -> None:
        column = area.width() / len(figures)
        for place, (figure, label) in enumerate(figures):
            cell = QRectF(area.left() + place * column, area.top(), column, area.height())
            top = QRectF(cell.left(), cell.top(), column, quill.line * 1.9)
            ink = quill.palette.ink
            write(painter, top, figure, quill.large(2.1), ink, CENTRE)
            below = QRectF(cell.left(), top.bottom(), column, high)
            painter.setFont(quill.plain())
            painter.setPen(QColor(quill.palette.ink_quiet))
            painter.drawText(below, int(_BELOW), label)
        line = QRectF(area.left(), area.bottom() - quill.line, area.width(), quill.line)
        write(painter, line, remark, quill.plain(), quill.palette.ink_quiet, CENTRE)

    told = [f"{figure} {label}" for figure, label in figures]
    words = "; ".join([*told, remark] if remark else told)
    return Chart(
        quill.line * (3.0 if left else 2.0) + high,
        wide=True,
        title=shown_name(statistics.player),
        words=words,
        paint=paint,
    )


def _sessions(count: int) -> str:
    """Label below a number of sessions."""
    one, several = translate("statistics", "session"), translate("statistics", "sessions")
    return one if count == 1 else several


def places_chart(plate: PlacesPlate, totals: Totals, quill: Quill) -> Chart:
    """A bar per seat, and a dashed line at an equal share."""
    bars = tuple(
        (label, totals.count(points), totals.count(deals)) for label, points, deals in plate.bars
    )
    means = [points / deals if deals else 0.0 for _, points, deals in bars]
    top, foot = max(plate.even * 1.3, *means) * 1.12, min(0.0, *means) * 1.12
    span = top - foot or 1.0

    def paint(painter: QPainter, area: QRectF) -> None:
        field = area.adjusted(0, quill.line * 0.4, 0, -quill.line)
        column = field.width() / len(bars)
        ground = field.bottom() + field.height() * foot / span
        figures: list[tuple[QRectF, str, str]] = []
        for place, ((label, _, deals), mean) in enumerate(zip(bars, means, strict=True)):
            left = field.left() + place * column
            height = field.height() * abs(mean) / span
            edge = ground - max(0.0, field.height() * mean / span)
            bar = QRectF(left + column * 0.24, edge, column * 0.52, height)
            draw_bar(painter, bar, QColor(BLUE if mean >= 0 else quill.palette.red))
            inside = height > quill.line * 1.6
            at = bar.top() + (2 if inside else -quill.line * 1.25)
            figure = QLocale().toString(mean, "f", 1) if deals else "–"
            ink = quill.palette.paper if inside else quill.palette.ink
            cell = QRectF(left, at, column, quill.line * 1.2)
            figures.append((cell, figure, ink))
            below = QRectF(left, field.bottom(), column, quill.line)
            write(painter, below, label, quill.plain(), quill.palette.ink_quiet, CENTRE)
        even = ground - field.height() * plate.even / span
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


def counts_chart(plate: CountsPlate, totals: Totals, quill: Quill) -> Chart:
    """Horizontal bars, blue for what is good for the player."""
    bars = tuple(
        (label, totals.count(name), BLUE if good else quill.palette.red)
        for label, name, good in plate.bars
    )
    whole = totals.sum(plate.of)
    rows = [(text, number, colour, _of(number, whole)) for text, number, colour in bars]

    def paint(painter: QPainter, area: QRectF) -> None:
        draw_rows(painter, area, rows, quill, most=1)

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
