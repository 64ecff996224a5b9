"""Charts of the review: cost of mistakes per deal over time, and by kind of move."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLineF, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from reunion_desktop.history.mistakes import CostOfSession, Mistakes
from reunion_desktop.ui.archive.charts.balance import day_text
from reunion_desktop.ui.archive.charts.chart import (
    CENTRE,
    LEFT,
    RIGHT,
    Chart,
    Quill,
    draw_bar,
    draw_rows,
    write,
)
from reunion_desktop.ui.words.measures import cost_text, deal_share_text

translate = QCoreApplication.translate

_MOST = 12
"""Most columns; sessions are grouped in runs of equal length."""
_LINES = 5
"""Lines of text below the columns."""
_SLIGHT = 0.005
"""Units of luck in a deal that are not told."""


def course_chart(mistakes: Mistakes, quill: Quill) -> Chart:
    """A column for each session, or run of sessions, and what the figures mean.

    A single session has no column, as the text tells its cost; nor have sessions without mistakes.
    """
    columns = _grouped(mistakes.course)
    drawn = len(columns) > 1 and mistakes.cost
    costs = [each.cost / each.deals for each in columns] if drawn else []
    most = max([*costs, 0.01])
    text = meaning(mistakes)

    def paint(painter: QPainter, area: QRectF) -> None:
        painter.setFont(quill.plain())
        painter.setPen(QColor(quill.palette.ink))
        below = area.adjusted(0, area.height() - quill.line * _LINES, 0, 0)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap), text)
        if not costs:
            return
        field = area.adjusted(0, quill.line, 0, -quill.line * (_LINES + 1))
        wide = field.width() / len(columns)
        for place, cost in enumerate(costs):
            height = field.height() * cost / most
            column = QRectF(field.left() + place * wide, field.bottom() - height, wide, height)
            side = max(wide * 0.2, (wide - quill.size * 6) / 2)
            draw_bar(painter, column.adjusted(side, 0, -side, 0), QColor(quill.palette.red))
            above = QRectF(column.left(), column.top() - quill.line, wide, quill.line)
            figure = _figure(cost, mistakes)
            write(painter, above, figure, quill.plain(bold=True), quill.palette.ink, CENTRE)
        painter.setPen(QPen(quill.faint(0.55), 1))
        painter.drawLine(QLineF(field.bottomLeft(), field.bottomRight()))
        foot = QRectF(field.left(), field.bottom(), field.width(), quill.line)
        quiet = quill.palette.ink_quiet
        write(painter, foot, day_text(mistakes.course[0].begun), quill.plain(), quiet, LEFT)
        write(painter, foot, day_text(mistakes.course[-1].begun), quill.plain(), quiet, RIGHT)

    told = ", ".join(_figure(cost, mistakes) for cost in costs)
    title = translate("statistics", "Cost of your mistakes per deal")
    words = "; ".join(filter(None, (told, text)))
    height = quill.line * (_LINES + 9 * bool(costs))
    return Chart(height, wide=True, title=title, words=words, paint=paint)


def kinds_chart(mistakes: Mistakes, quill: Quill, *, tricks: bool) -> Chart:
    """A bar for each kind of move; in games without tricks cards are drawn."""
    calls, drawn = translate("statistics", "Calls"), translate("statistics", "Draws and calls")
    names = {
        "call": calls if tricks else drawn,
        "discard": translate("statistics", "Discards and exchanges"),
        "lead": translate("statistics", "Leads"),
        "follow": translate("statistics", "Following suit"),
        "trump": translate("statistics", "Trumping or discarding"),
    }
    rows = []
    for each in mistakes.kinds:
        cost = each.cost / mistakes.deals
        rows.append((names[each.kind], cost, quill.palette.red, _figure(cost, mistakes)))

    def paint(painter: QPainter, area: QRectF) -> None:
        draw_rows(painter, area, rows, quill)

    words = "; ".join(f"{name}: {figure}" for name, _, _, figure in rows)
    title = translate("statistics", "Mistakes by kind of move")
    height = quill.line * max(6.0, len(rows) * 1.6)
    return Chart(height, wide=True, title=title, words=words, paint=paint)


def meaning(mistakes: Mistakes) -> str:
    """The mean cost in a deal, what it means, and the part of luck."""
    luck = mistakes.luck / mistakes.deals
    if luck > _SLIGHT:
        lucky = translate("statistics", "Luck: with the actual cards they cost {cost} less.")
    elif luck < -_SLIGHT:
        lucky = translate("statistics", "Bad luck: with the actual cards they cost {cost} more.")
    else:
        lucky = translate("statistics", "Luck played no part: with the actual cards it’s the same.")
    shares = translate("statistics", "100% is the difference between winning and losing a deal.")
    parts = (
        translate("statistics", "On average the mistakes in a deal cost you {cost}.").format(
            cost=cost_text(mistakes.cost / mistakes.deals, shares=mistakes.shares)
        ),
        shares if mistakes.shares else "",
        translate(
            "statistics", "Each move is compared with the best one, given what you could know."
        ),
        lucky.format(cost=cost_text(abs(luck), shares=mistakes.shares)),
        translate("statistics", "Deals reviewed: {count}.").format(
            count=QLocale().toString(mistakes.deals)
        ),
    )
    return " ".join(filter(None, parts))


def _figure(units: float, mistakes: Mistakes) -> str:
    """A cost as a figure."""
    return deal_share_text(units) if mistakes.shares else QLocale().toString(units, "f", 2)


def _grouped(course: tuple[CostOfSession, ...]) -> list[CostOfSession]:
    """The sessions in runs, as many as there are columns; the latest run is whole."""
    step = -(-len(course) // _MOST)
    runs = [course[max(0, end - step) : end] for end in range(len(course), 0, -step)]
    return [
        CostOfSession(run[0].begun, sum(one.deals for one in run), sum(one.cost for one in run))
        for run in reversed(runs)
    ]
