"""Table charts: games with and without hints, by rule set, partner and opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QLocale, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from reunion_desktop.history.scores import Totals
from reunion_desktop.history.statistics import Statistics
from reunion_desktop.ui.archive.charts.chart import (
    LEFT,
    MOST_ROWS,
    RIGHT,
    Chart,
    Quill,
    draw_bar,
    percent,
    rounded,
    write,
)
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.charts.names import shown_name
from reunion_desktop.ui.games.rule_sets import preset_title
from reunion_desktop.ui.words.measures import units_text

translate = QCoreApplication.translate


def help_chart(statistics: Statistics, quill: Quill) -> Chart:
    """A row for games without hints, and one for games with them."""
    rows = (
        (translate("statistics", "Without help"), statistics.alone),
        (translate("statistics", "With help"), statistics.helped),
    )
    return _totals_table(translate("statistics", "Help"), rows, statistics, quill)


def rules_chart(statistics: Statistics, quill: Quill) -> Chart:
    """A row for each of the most played rule sets."""
    rows = tuple(
        (preset_title(name, statistics.game), totals)
        for name, totals in statistics.rules[:MOST_ROWS]
    )
    return _totals_table(translate("statistics", "Rule sets"), rows, statistics, quill)


def partners_chart(statistics: Statistics, quill: Quill) -> Chart:
    """A row for each of the most frequent partners."""
    rows = [
        _KindOfGames(shown_name(one.name), one.games, one.won, one.units)
        for one in statistics.partners[:MOST_ROWS]
    ]
    return _table(translate("statistics", "With each partner"), rows, statistics, quill)


def _totals_table(
    title: str, rows: Sequence[tuple[str, Totals]], statistics: Statistics, quill: Quill
) -> Chart:
    """Table of games by kind, with the totals of each."""
    counted = [
        _KindOfGames(label, totals.complete, totals.won, totals.units) for label, totals in rows
    ]
    return _table(title, counted, statistics, quill)


class _KindOfGames(NamedTuple):
    """Finished games of one kind, those that were won, and their result."""

    label: str
    games: int
    won: int
    units: float


def _table(title: str, rows: Sequence[_KindOfGames], statistics: Statistics, quill: Quill) -> Chart:
    """Table with finished games, games won and mean result, a row per kind."""
    figures = figures_of(statistics.game)
    heads = ("", figures.unit.plural(), translate("statistics", "won"), figures.account.mean)
    cells = [
        (
            row.label,
            QLocale().toString(row.games),
            percent(row.won, row.games),
            _signed(row.units / row.games) if row.games else "–",
        )
        for row in rows
    ]

    def paint(painter: QPainter, area: QRectF) -> None:
        shares = _shares(heads, area.width(), quill)
        for place, row in enumerate((heads, *cells)):
            faces = quill.plain(), quill.plain(bold=bool(place))
            _row(painter, _line(area, place, quill), row, shares, faces, quill)

    words = "; ".join(
        f"{row[0]}: "
        + ", ".join(f"{cell} {head}" for cell, head in zip(row, heads, strict=True) if head)
        for row in cells
    )
    return Chart(quill.line * (len(cells) + 1.2), wide=False, title=title, words=words, paint=paint)


def _shares(heads: Sequence[str], width: float, quill: Quill) -> tuple[float, ...]:
    """Right edges of the columns as shares of the width, so that no head touches the next."""
    wide = QFontMetricsF(quill.plain()).horizontalAdvance
    won = min(0.76, 1 - (wide(heads[3]) + quill.size) / width)
    return 1.0, min(0.6, won - (wide(heads[2]) + quill.size) / width), won, 1.0


def _line(area: QRectF, place: int, quill: Quill) -> QRectF:
    """Rectangle of a row; the heads are row 0."""
    return QRectF(area.left(), area.top() + place * quill.line, area.width(), quill.line)


def _row(
    painter: QPainter,
    line: QRectF,
    texts: Sequence[str],
    shares: Sequence[float],
    faces: tuple[QFont, QFont],
    quill: Quill,
) -> None:
    """Paint a row with the line below it; the heads have no label.

    The right edge of each text is a share of the row's width; the faces are those of the label and
    of the cells.
    """
    ink = quill.palette.ink if texts[0] else quill.palette.ink_quiet
    for number, (text, share) in enumerate(zip(texts, shares, strict=True)):
        cell = QRectF(line.left(), line.top(), line.width() * share, line.height())
        write(painter, cell, text, faces[min(number, 1)], ink, RIGHT if number else LEFT)
    painter.setPen(QPen(quill.faint(0.16), 1))
    painter.drawLine(QLineF(line.bottomLeft(), line.bottomRight()))


def _signed(mean: float) -> str:
    text = QLocale().toString(abs(mean), "f", 2)
    return f"{'−' if mean < 0 else '+' if mean > 0 else ''}{text}"


def opponents_chart(statistics: Statistics, quill: Quill) -> Chart:
    """A row per opponent: units of play, ahead, behind, and a bar with the balance."""
    rows, figures = statistics.opponents[:MOST_ROWS], figures_of(statistics.game)
    most = max(1.0, *(abs(one.units) for one in rows))
    heads = (
        "",
        figures.unit.plural(),
        translate("statistics", "ahead"),
        translate("statistics", "behind"),
    )

    def paint(painter: QPainter, area: QRectF) -> None:
        faces = quill.plain(bold=True), quill.plain()
        shares = opponent_shares(heads, area.width(), quill)
        _row(painter, _line(area, 0, quill), heads, shares, faces, quill)
        for place, one in enumerate(rows, 1):
            line = _line(area, place, quill)
            texts = (shown_name(one.name), *map(str, (one.games, one.ahead, one.behind)))
            _row(painter, line, texts, shares, faces, quill)
            field = line.adjusted(line.width() * (shares[-1] + 0.05), 0, 0, 0)
            _balance(painter, field, one.units, most, quill)

    words = "; ".join(
        f"{shown_name(one.name)}: {one.games} {heads[1]}, {units_text(rounded(one.units))}"
        for one in rows
    )
    height, title = quill.line * (len(rows) + 1.2), figures.account.against
    return Chart(height, wide=True, title=title, words=words, paint=paint)


def opponent_shares(heads: Sequence[str], width: float, quill: Quill) -> tuple[float, ...]:
    """Right edges of the columns as shares of the width, so that no head touches the next."""
    wide = QFontMetricsF(quill.plain()).horizontalAdvance
    shares = [0.24]
    for head in heads[1:]:
        shares.append(shares[-1] + max(0.09, (wide(head) + quill.size / 2) / width))
    return tuple(shares)


def _balance(painter: QPainter, field: QRectF, units: float, most: float, quill: Quill) -> None:
    """Bar of a balance: to the right for a gain, to the left for a loss."""
    metrics = QFontMetricsF(quill.plain(bold=True))
    text = units_text(rounded(units))
    room = field.width() / 2 - metrics.horizontalAdvance("+0000½") - 6
    length = max(1.0, room * abs(units) / most)
    middle = field.center().x()
    left = middle - length if units < 0 else middle
    bar = QRectF(left, field.center().y() - quill.size * 0.32, length, quill.size * 0.64)
    draw_bar(painter, bar, quill.colour(units))
    ink = quill.colour(units).name()
    beside = QRectF(bar.right() + 6, field.top(), field.right() - bar.right(), field.height())
    if units < 0:
        beside = QRectF(field.left(), field.top(), bar.left() - 6 - field.left(), field.height())
    write(painter, beside, text, quill.plain(bold=True), ink, RIGHT if units < 0 else LEFT)
    painter.setPen(QPen(quill.faint(0.55), 1))
    painter.drawLine(QLineF(middle, field.top(), middle, field.bottom()))
