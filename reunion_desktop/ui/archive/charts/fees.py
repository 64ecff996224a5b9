"""The chart of fees: Stangen and left bowers, won and lost."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from reunion_desktop.history.scores import Score
from reunion_desktop.ui.archive.charts.chart import BLUE, LEFT, Chart, Quill, draw_bar, write

translate = QCoreApplication.translate


def fees_chart(score: Score, quill: Quill) -> Chart:
    """Four bars that lie one below the other."""
    red = quill.palette.red
    bars = (
        (translate("statistics", "Stangen of others"), score.stangen_given, BLUE),
        (translate("statistics", "Stangen of one’s own"), score.stangen_received, red),
        (translate("statistics", "Left bowers won"), score.bowers_won, BLUE),
        (translate("statistics", "Left bowers lost"), score.bowers_lost, red),
    )
    most = max(1, *(number for _, number, _ in bars))
    deals = score.deals

    def paint(painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(quill.plain())
        label = max(metrics.horizontalAdvance(text) for text, _, _ in bars) + quill.size
        figures = [_of_deals(number, deals) for _, number, _ in bars]
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
    title = translate("statistics", "Stangen and bowers (in a hundred deals)")
    return Chart(quill.line * 8, wide=False, title=title, words=words, paint=paint)


def _of_deals(number: int, deals: int) -> str:
    """A count, and how many of a hundred deals that is."""
    if not deals:
        return str(number)
    share = QLocale().toString(number * 100 / deals, "f", 1)
    return f"{QLocale().toString(number)}  ({share})"
