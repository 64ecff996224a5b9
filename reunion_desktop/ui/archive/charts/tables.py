"""The charts that are tables: games with and without help, and games by rule set."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLineF, QLocale, QRectF
from PySide6.QtGui import QPainter, QPen

from reunion_desktop.history.scores import Totals
from reunion_desktop.history.statistics import Statistics
from reunion_desktop.ui.archive.charts.chart import (
    LEFT,
    MOST_ROWS,
    RIGHT,
    Chart,
    Quill,
    percent,
    write,
)
from reunion_desktop.ui.games.reunion.presets import preset_words

translate = QCoreApplication.translate


def help_chart(statistics: Statistics, quill: Quill) -> Chart:
    """A row for the games without help and one for those with it."""
    rows = (
        (translate("statistics", "Without help"), statistics.alone),
        (translate("statistics", "With help"), statistics.helped),
    )
    title = translate("statistics", "Help")
    return _table(title, tuple(rows), quill)


def rules_chart(rules: Sequence[tuple[str, Totals]], quill: Quill) -> Chart:
    """A row for each of the rule sets that were played most."""
    rows = tuple((preset_words(name).title, totals) for name, totals in rules[:MOST_ROWS])
    return _table(translate("statistics", "Rule sets"), rows, quill)


def _table(title: str, rows: tuple[tuple[str, Totals], ...], quill: Quill) -> Chart:
    """Games that are over, games won and units a game, a row for each of several kinds of game."""
    heads = (
        "",
        translate("statistics", "games"),
        translate("statistics", "won"),
        translate("statistics", "units a game"),
    )
    cells = [
        (
            label,
            QLocale().toString(totals.complete),
            percent(totals.won, totals.complete),
            _signed(totals.units / totals.complete) if totals.complete else "–",
        )
        for label, totals in rows
    ]

    def paint(painter: QPainter, area: QRectF) -> None:
        for place, row in enumerate((heads, *cells)):
            line = QRectF(area.left(), area.top() + place * quill.line, area.width(), quill.line)
            ink = quill.palette.ink if place else quill.palette.ink_quiet
            write(painter, line, row[0], quill.plain(), ink, LEFT)
            for number, share in enumerate((0.6, 0.76, 1.0), 1):
                cell = QRectF(line.left(), line.top(), line.width() * share, line.height())
                write(painter, cell, row[number], quill.plain(bold=bool(place)), ink, RIGHT)
            painter.setPen(QPen(quill.faint(0.16), 1))
            painter.drawLine(QLineF(line.bottomLeft(), line.bottomRight()))

    words = "; ".join(
        f"{row[0]}: "
        + ", ".join(f"{cell} {head}" for cell, head in zip(row, heads, strict=True) if head)
        for row in cells
    )
    return Chart(quill.line * (len(cells) + 1.2), wide=False, title=title, words=words, paint=paint)


def _signed(mean: float) -> str:
    text = QLocale().toString(abs(mean), "f", 2)
    return f"{'−' if mean < 0 else '+' if mean > 0 else ''}{text}"
