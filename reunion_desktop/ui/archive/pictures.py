"""Pictures of what a player's games come to: ink on paper, each in its own plate.

A plate is a heading, a picture and its figures. All are painted by plain functions, so that they
can go to the screen, to a picture file or to paper alike.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QLineF, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from reunion_desktop.ui.archive.port import AgainstLine, MomentLine, StatisticsLines, TallyLine
from reunion_desktop.ui.archive.words import day_of, units_text
from reunion_desktop.ui.games.reunion.presets import preset_words
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font

translate = QCoreApplication.translate

EVEN_SHARE = 50
"""Points of a deal that each of three would have if all had the same: a third of 150."""
_SHOWN = 8
"""Opponents and rule sets that are told one by one."""
_BLUE, _GREEN = "#2b4c7e", "#3f6b40"
_LINES = 4
"""About how many lines a scale has."""

_LEFT, _RIGHT, _CENTRE = (
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
        return QColor(self.palette.red if units < 0 else _BLUE)


@dataclass(frozen=True, slots=True)
class Plate:
    """One picture: how high it is, how wide it wants to be, and how it is painted."""

    height: float
    wide: bool
    """Whether it takes the whole width of the page."""
    title: str
    words: str
    """All it says, for whoever cannot see it."""
    paint: Callable[[QPainter, QRectF], None]


def plates(told: StatisticsLines, quill: Quill) -> tuple[Plate, ...]:
    """The pictures of a player's games, in the order in which they are looked at."""
    made = [_headline(told, quill)]
    if len(told.course) > 1:
        made.append(_course(told.course, quill))
    made += [_places(told.all, quill), _fees(told.all, quill), _help(told, quill)]
    if told.rules:
        made.append(_rules(told.rules, quill))
    if told.opponents:
        made.append(_opponents(told.opponents, quill))
    return tuple(made)


def _headline(told: StatisticsLines, quill: Quill) -> Plate:
    tally = told.all
    share = f"{_percent(tally.won, tally.complete)}"
    figures = (
        (QLocale().toString(told.sittings), translate("statistics", "sittings")),
        (QLocale().toString(tally.games), translate("statistics", "games")),
        (share, translate("statistics", "of games won")),
        (units_text(_rounded(tally.units)), translate("statistics", "units")),
    )

    def paint(painter: QPainter, area: QRectF) -> None:
        column = area.width() / len(figures)
        for place, (figure, label) in enumerate(figures):
            cell = QRectF(area.left() + place * column, area.top(), column, area.height())
            top = QRectF(cell.left(), cell.top(), column, quill.line * 1.9)
            ink = quill.palette.ink
            _write(painter, top, figure, quill.large(2.1), ink, _CENTRE)
            below = QRectF(cell.left(), top.bottom(), column, quill.line)
            _write(painter, below, label, quill.plain(), quill.palette.ink_quiet, _CENTRE)

    words = "; ".join(f"{figure} {label}" for figure, label in figures)
    return Plate(quill.line * 3.0, wide=True, title=told.player, words=words, paint=paint)


def _course(course: Sequence[MomentLine], quill: Quill) -> Plate:
    low = min(0.0, *(moment.balance for moment in course))
    high = max(0.0, *(moment.balance for moment in course))
    step = _step(high - low)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    first, last = course[0], course[-1]

    def paint(painter: QPainter, area: QRectF) -> None:
        scale = quill.plain()
        margin = max(QFontMetricsF(scale).horizontalAdvance(units_text(at)) for at in (low, high))
        end = QFontMetricsF(quill.large(1.2)).horizontalAdvance(f"  {units_text(last.balance)}")
        field = area.adjusted(margin + 10, 6, -end - 4, -quill.line)

        def height(units: float) -> float:
            return field.bottom() - (units - low) / (high - low) * field.height()

        for number in range(round((high - low) / step) + 1):
            units = low + number * step
            y = height(units)
            painter.setPen(QPen(_faint(quill, 0.55 if units == 0 else 0.16), 1))
            painter.drawLine(QLineF(field.left(), y, field.right(), y))
            label = QRectF(area.left(), y - quill.line / 2, margin, quill.line)
            _write(painter, label, units_text(units), scale, quill.palette.ink_quiet, _RIGHT)
        points = _points(course, field, height)
        shade = QPainterPath(QPointF(points[0].x(), height(0)))
        for point in points:
            shade.lineTo(point)
        shade.lineTo(points[-1].x(), height(0))
        tint = quill.colour(last.balance)
        tint.setAlphaF(0.13)
        painter.fillPath(shade, tint)
        pen = QPen(quill.colour(last.balance), max(1.6, quill.size / 8))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(points)
        painter.setBrush(quill.colour(last.balance))
        painter.drawEllipse(points[-1], quill.size / 5, quill.size / 5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        label = QRectF(field.right(), points[-1].y() - quill.line, end + 4, quill.line * 2)
        text = f"  {units_text(_rounded(last.balance))}"
        _write(painter, label, text, quill.large(1.2), quill.colour(last.balance).name(), _LEFT)
        foot = QRectF(field.left(), area.bottom() - quill.line, field.width(), quill.line)
        quiet = quill.palette.ink_quiet
        _write(painter, foot, _day(first), scale, quiet, _LEFT)
        _write(painter, foot, _day(last), scale, quiet, _RIGHT)

    words = translate("statistics", "from {first} to {last}: {units} units").format(
        first=_day(first), last=_day(last), units=units_text(_rounded(last.balance))
    )
    title = translate("statistics", "Units over time")
    return Plate(quill.line * 9, wide=True, title=title, words=words, paint=paint)


def _points(
    course: Sequence[MomentLine], field: QRectF, height: Callable[[float], float]
) -> list[QPointF]:
    """A course as points in a field, from the first to the last day."""
    begin, span = course[0].begun, max(1, course[-1].begun - course[0].begun)
    return [
        QPointF(
            field.left() + (moment.begun - begin) / span * field.width(), height(moment.balance)
        )
        for moment in course
    ]


def _places(tally: TallyLine, quill: Quill) -> Plate:
    bars = (
        (translate("statistics", "dealer"), tally.dealer_points, tally.dealer_deals),
        (translate("statistics", "forehand"), tally.forehand_points, tally.forehand_deals),
        (translate("statistics", "middlehand"), tally.middlehand_points, tally.middlehand_deals),
    )
    means = [points / deals if deals else 0.0 for _, points, deals in bars]
    top = max(EVEN_SHARE * 1.3, *means) * 1.12

    def paint(painter: QPainter, area: QRectF) -> None:
        field = area.adjusted(0, quill.line * 0.4, 0, -quill.line)
        column = field.width() / len(bars)
        figures: list[tuple[QRectF, str, str]] = []
        for place, ((label, _, deals), mean) in enumerate(zip(bars, means, strict=True)):
            left = field.left() + place * column
            height = field.height() * mean / top
            bar = QRectF(left + column * 0.24, field.bottom() - height, column * 0.52, height)
            _bar(painter, bar, QColor(_BLUE))
            inside = height > quill.line * 1.6
            at = bar.top() + (2 if inside else -quill.line * 1.25)
            figure = QLocale().toString(mean, "f", 1) if deals else "–"
            ink = quill.palette.paper if inside else quill.palette.ink
            cell = QRectF(left, at, column, quill.line * 1.2)
            figures.append((cell, figure, ink))
            below = QRectF(left, field.bottom(), column, quill.line)
            _write(painter, below, label, quill.plain(), quill.palette.ink_quiet, _CENTRE)
        even = field.bottom() - field.height() * EVEN_SHARE / top
        pen = QPen(QColor(quill.palette.red), 1.4, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(QLineF(field.left(), even, field.right(), even))
        painter.setPen(QPen(_faint(quill, 0.55), 1))
        painter.drawLine(QLineF(field.bottomLeft(), field.bottomRight()))
        for cell, figure, ink in figures:
            _write(painter, cell, figure, quill.large(1.15), ink, _CENTRE)

    words = "; ".join(
        f"{label} {QLocale().toString(mean, 'f', 1)}"
        for (label, _, _), mean in zip(bars, means, strict=True)
    )
    title = translate("statistics", "Points a deal, by place (the line: an even share)")
    return Plate(quill.line * 8, wide=False, title=title, words=words, paint=paint)


def _fees(tally: TallyLine, quill: Quill) -> Plate:
    red = quill.palette.red
    bars = (
        (translate("statistics", "Stangen of others"), tally.stangen_given, _BLUE),
        (translate("statistics", "Stangen of one’s own"), tally.stangen_received, red),
        (translate("statistics", "Left bowers won"), tally.bowers_won, _BLUE),
        (translate("statistics", "Left bowers lost"), tally.bowers_lost, red),
    )
    most = max(1, *(number for _, number, _ in bars))
    deals = tally.dealer_deals + tally.forehand_deals + tally.middlehand_deals

    def paint(painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(quill.plain())
        label = max(metrics.horizontalAdvance(text) for text, _, _ in bars) + quill.size
        figures = [_of_deals(number, deals) for _, number, _ in bars]
        right = max(metrics.horizontalAdvance(text) for text in figures) + quill.size
        row = area.height() / len(bars)
        for place, ((text, number, colour), figure) in enumerate(zip(bars, figures, strict=True)):
            line = QRectF(area.left(), area.top() + place * row, area.width(), row)
            _write(painter, line, text, quill.plain(), quill.palette.ink, _LEFT)
            room = line.width() - label - right
            bar = QRectF(line.left() + label, line.center().y() - row * 0.24, 0, row * 0.48)
            bar.setWidth(max(2.0, room * number / most))
            _bar(painter, bar, QColor(colour))
            rest = QRectF(bar.right() + quill.size / 2, line.top(), right + room, row)
            _write(painter, rest, figure, quill.plain(bold=True), quill.palette.ink, _LEFT)

    words = "; ".join(f"{text}: {number}" for text, number, _ in bars)
    title = translate("statistics", "Stangen and bowers (in a hundred deals)")
    return Plate(quill.line * 8, wide=False, title=title, words=words, paint=paint)


def _help(told: StatisticsLines, quill: Quill) -> Plate:
    rows = (
        (translate("statistics", "Without help"), told.alone),
        (translate("statistics", "With help"), told.helped),
    )
    title = translate("statistics", "Help")
    return _table(title, tuple(rows), quill)


def _rules(rules: Sequence[tuple[str, TallyLine]], quill: Quill) -> Plate:
    rows = tuple((preset_words(name).title, tally) for name, tally in rules[:_SHOWN])
    return _table(translate("statistics", "Rule sets"), rows, quill)


def _table(title: str, rows: tuple[tuple[str, TallyLine], ...], quill: Quill) -> Plate:
    """Games, games won and units a game, a row for each of several kinds of game."""
    heads = (
        "",
        translate("statistics", "games"),
        translate("statistics", "won"),
        translate("statistics", "units a game"),
    )
    cells = [
        (
            label,
            QLocale().toString(tally.games),
            _percent(tally.won, tally.complete),
            _signed(tally.units / tally.games) if tally.games else "–",
        )
        for label, tally in rows
    ]

    def paint(painter: QPainter, area: QRectF) -> None:
        for place, row in enumerate((heads, *cells)):
            line = QRectF(area.left(), area.top() + place * quill.line, area.width(), quill.line)
            ink = quill.palette.ink if place else quill.palette.ink_quiet
            _write(painter, line, row[0], quill.plain(), ink, _LEFT)
            for number, share in enumerate((0.6, 0.76, 1.0), 1):
                cell = QRectF(line.left(), line.top(), line.width() * share, line.height())
                _write(painter, cell, row[number], quill.plain(bold=bool(place)), ink, _RIGHT)
            painter.setPen(QPen(_faint(quill, 0.16), 1))
            painter.drawLine(QLineF(line.bottomLeft(), line.bottomRight()))

    words = "; ".join(
        f"{row[0]}: "
        + ", ".join(f"{cell} {head}" for cell, head in zip(row, heads, strict=True) if head)
        for row in cells
    )
    return Plate(quill.line * (len(cells) + 1.2), wide=False, title=title, words=words, paint=paint)


def _opponents(opponents: Sequence[AgainstLine], quill: Quill) -> Plate:
    shown = opponents[:_SHOWN]
    most = max(1.0, *(abs(one.units) for one in shown))
    heads = (
        translate("statistics", "games"),
        translate("statistics", "ahead"),
        translate("statistics", "behind"),
    )

    def paint(painter: QPainter, area: QRectF) -> None:
        widths = (0.24, 0.33, 0.42, 0.51)
        for place, one in enumerate((None, *shown)):
            line = QRectF(area.left(), area.top() + place * quill.line, area.width(), quill.line)
            numbers = heads if one is None else tuple(map(str, (one.games, one.ahead, one.behind)))
            ink = quill.palette.ink_quiet if one is None else quill.palette.ink
            for number, share in zip(numbers, widths[1:], strict=True):
                cell = QRectF(line.left(), line.top(), line.width() * share, line.height())
                _write(painter, cell, number, quill.plain(), ink, _RIGHT)
            if one is not None:
                name = QRectF(line.left(), line.top(), line.width() * widths[0], line.height())
                _write(painter, name, one.name, quill.plain(bold=True), ink, _LEFT)
                field = line.adjusted(line.width() * (widths[-1] + 0.05), 0, 0, 0)
                _balance(painter, field, one.units, most, quill)
            painter.setPen(QPen(_faint(quill, 0.16), 1))
            painter.drawLine(QLineF(line.bottomLeft(), line.bottomRight()))

    words = "; ".join(
        f"{one.name}: {one.games} {heads[0]}, {units_text(_rounded(one.units))}" for one in shown
    )
    height = quill.line * (len(shown) + 1.2)
    title = translate("statistics", "Against each opponent (units from one to the other)")
    return Plate(height, wide=True, title=title, words=words, paint=paint)


def _balance(painter: QPainter, field: QRectF, units: float, most: float, quill: Quill) -> None:
    """A bar to the right of the middle for what was won, to the left for what was lost."""
    metrics = QFontMetricsF(quill.plain(bold=True))
    text = units_text(_rounded(units))
    room = field.width() / 2 - metrics.horizontalAdvance("+0000½") - 6
    length = max(1.0, room * abs(units) / most)
    middle = field.center().x()
    left = middle - length if units < 0 else middle
    bar = QRectF(left, field.center().y() - quill.size * 0.32, length, quill.size * 0.64)
    _bar(painter, bar, quill.colour(units))
    ink = quill.colour(units).name()
    beside = QRectF(bar.right() + 6, field.top(), field.right() - bar.right(), field.height())
    if units < 0:
        beside = QRectF(field.left(), field.top(), bar.left() - 6 - field.left(), field.height())
    _write(painter, beside, text, quill.plain(bold=True), ink, _RIGHT if units < 0 else _LEFT)
    painter.setPen(QPen(_faint(quill, 0.55), 1))
    painter.drawLine(QLineF(middle, field.top(), middle, field.bottom()))


def _bar(painter: QPainter, area: QRectF, colour: QColor) -> None:
    """A bar as one colours it with ink: a wash, and a firm edge."""
    wash = QColor(colour)
    wash.setAlphaF(0.85)
    painter.fillRect(area, wash)
    painter.setPen(QPen(colour, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)


def _write(
    painter: QPainter,
    area: QRectF,
    text: str,
    face: QFont,
    ink: str,
    where: Qt.AlignmentFlag,
) -> None:
    painter.setFont(face)
    painter.setPen(QColor(ink))
    fitting = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 1)
    painter.drawText(area, int(where), fitting)


def _faint(quill: Quill, share: float) -> QColor:
    colour = QColor(quill.palette.ink)
    colour.setAlphaF(share)
    return colour


def _step(span: float) -> float:
    """A round number of units from one line of a scale to the next."""
    raw = max(span, 1.0) / _LINES
    size = float(10 ** math.floor(math.log10(raw)))
    return max(1.0, next(size * step for step in (1, 2, 5, 10) if size * step >= raw))


def _percent(part: int, whole: int) -> str:
    share = part / whole if whole else 0.0
    return translate("statistics", "{share} %").format(share=round(share * 100)) if whole else "–"


def _of_deals(number: int, deals: int) -> str:
    """A count, and how many of a hundred deals that is."""
    if not deals:
        return str(number)
    share = QLocale().toString(number * 100 / deals, "f", 1)
    return f"{QLocale().toString(number)}  ({share})"


def _signed(mean: float) -> str:
    text = QLocale().toString(abs(mean), "f", 2)
    return f"{'−' if mean < 0 else '+' if mean > 0 else ''}{text}"


def _rounded(units: float) -> float:
    """Units to the half, as they are paid."""
    return round(units * 2) / 2


def _day(moment: MomentLine) -> str:
    return day_of(datetime.fromtimestamp(moment.begun, tz=UTC).date())
