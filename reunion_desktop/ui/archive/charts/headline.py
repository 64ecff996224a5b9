"""Headline chart: number of games, games won, and balance."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QRectF
from PySide6.QtGui import QPainter

from reunion_desktop.history.statistics import Statistics
from reunion_desktop.ui.archive.charts.chart import CENTRE, Chart, Quill, percent, rounded, write
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.charts.names import shown_name
from reunion_desktop.ui.words.measures import units_text

translate = QCoreApplication.translate


def headline(statistics: Statistics, quill: Quill) -> Chart:
    """The player's name, and four figures side by side."""
    totals = statistics.all
    share = f"{percent(totals.won, totals.complete)}"
    units = rounded(totals.units)
    left, unit = totals.games - totals.complete, figures_of(statistics.game).unit
    figures = (
        (QLocale().toString(statistics.sessions), _sessions(statistics.sessions)),
        (QLocale().toString(totals.complete), unit.below(totals.complete, left)),
        (share, unit.won()),
        (units_text(units), figures_of(statistics.game).account.below(units)),
    )

    def paint(painter: QPainter, area: QRectF) -> None:
        column = area.width() / len(figures)
        for place, (figure, label) in enumerate(figures):
            cell = QRectF(area.left() + place * column, area.top(), column, area.height())
            top = QRectF(cell.left(), cell.top(), column, quill.line * 1.9)
            ink = quill.palette.ink
            write(painter, top, figure, quill.large(2.1), ink, CENTRE)
            below = QRectF(cell.left(), top.bottom(), column, quill.line)
            write(painter, below, label, quill.plain(), quill.palette.ink_quiet, CENTRE)

    words = "; ".join(f"{figure} {label}" for figure, label in figures)
    return Chart(
        quill.line * 3.0, wide=True, title=shown_name(statistics.player), words=words, paint=paint
    )


def _sessions(count: int) -> str:
    """Label below a number of sessions."""
    one, several = translate("statistics", "session"), translate("statistics", "sessions")
    return one if count == 1 else several
