"""Details of a score sheet: narrow columns of its game; their measures, heads and cells."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from reunion_desktop.engine.sheet import Detail, Row, RowKind, Sheet
from reunion_desktop.ui.look.typefaces import SERIF, font
from reunion_desktop.ui.pen.strokes import text_width
from reunion_desktop.ui.sheet.heading import SHORTENED, in_lines, initials, shortened
from reunion_desktop.ui.sheet.layout import Measure, PlacedRow, SheetLayout
from reunion_desktop.ui.sheet.words import words_of

CHECK = 0.82
"""Size of the check figure relative to the labels; bold, since thin strokes look pale."""
HEAD = 1.35
"""Size of the column headings relative to the labels."""
WHOLE_NAMES = 0.6
"""Smallest factor for whole names as headings; below it initials are used."""
_INITIALS = 0.55
"""Smallest factor for initials of a side in one line, if lines allow larger ones."""
_NARROW = 0.7
"""Size of labels that make room for whole names, relative to their usual size."""
_USUAL, _CLOSE = 2.25, 1.8
"""Height of a row in heights of the labels' type, and on a page with details."""
_WIDER = 1.3
"""Widening of the details on a page."""
_THREE_LINES = 1.6
"""Height of a head with three lines of names, in row heights."""
_UPRIGHT = 0.86
"""Size of the heads of details, written upwards, relative to the labels."""


def measured(
    sheet: Sheet, type_size: float, labels: Iterable[str], margin: float, *, whole: bool = False
) -> Measure:
    """Measures for a sheet with these labels.

    Args:
        sheet: the sheet.
        type_size: height of the labels' type.
        labels: all labels at the left.
        margin: margin at either side.
        whole: whether all details are shown, with their heads; then rows are closer.
    """
    label = QFontMetricsF(font(SERIF, type_size, italic=True)).horizontalAdvance
    check = QFontMetricsF(font(SERIF, type_size * CHECK, bold=True)).horizontalAdvance
    labels = tuple(labels)
    widest = max(map(label, labels), default=0) + 8
    row = round(type_size * (_CLOSE if whole and sheet.details else _USUAL))
    high = round(row * _THREE_LINES) if len(name_lines(sheet)) > len(sheet.heads) else 0
    measure = Measure(row, widest, check(sheet.widest_check) + 6, margin, head=high)
    if not whole:
        heading = QFontMetricsF(font(SERIF, type_size * HEAD, bold=True)).horizontalAdvance
        longest = max(map(heading, name_lines(sheet)), default=0) * WHOLE_NAMES + 8
        words = [label(word) for text in labels for word in text.split()]
        narrow = max(words, default=0) * _NARROW + 8
        measure = measure._replace(heading=math.ceil(longest), narrow=narrow)
    if not sheet.details:
        return measure
    share = _WIDER if whole else 1.0
    details = tuple(
        (each.before, round(share * _width_of(each, row)) if whole or each.brief else 0.0)
        for each in sheet.details
    )
    head = QFontMetricsF(font(SERIF, type_size * _UPRIGHT)).horizontalAdvance
    said = words_of(sheet)
    highest = max(head(said.head(each.key)) for each in sheet.details) + 12 if whole else 0.0
    return measure._replace(details=details, head=highest, number=label("88.") + 8)


def name_lines(sheet: Sheet) -> tuple[str, ...]:
    """Lines of all column headings: a side of three players has a line for each."""
    broken = (in_lines(head, 3) if head.count(" & ") > 1 else head for head in sheet.heads)
    return tuple(line for head in broken for line in head.split("\n"))


def fitted_heads(
    sheet: Sheet, chosen: tuple[str, ...], share: Callable[[str], float]
) -> tuple[tuple[str, ...], float]:
    """Column headings and the factor of their size.

    The players' whole names, those of a side in lines if needed; if several do not fit, their first
    letters; initials if others than the usual ones were chosen or those do not fit either. A single
    name that is too long is elided, but not the names of a side: one would be lost.

    Args:
        sheet: the sheet.
        chosen: initials for the players; empty for the usual ones.
        share: returns the factor at which a text fits above a column.
    """
    usual = initials(sheet.names)
    alone = len(sheet.heads) == len(sheet.names)
    counts = range(1, 2 if alone else 4)
    for count in counts if chosen in ((), usual) else ():
        whole = tuple(in_lines(head, count) for head in sheet.heads)
        shares = [share(head) for head in whole]
        fitting = [each for each in shares if each >= WHOLE_NAMES]
        if len(fitting) >= len(shares) - alone:
            return whole, min(fitting, default=1.0)
        for letters in SHORTENED if count == counts[-1] else ():
            short = sheet.above(shortened(sheet.names, letters))
            cut = tuple(in_lines(head, count) for head in short)
            size = min(map(share, cut))
            if size >= WHOLE_NAMES and len(set(cut)) == len(cut):
                return cut, size
    heads = sheet.above(chosen or usual)
    ways = [tuple(in_lines(head, count) for head in heads) for count in counts]
    sizes = [min(map(share, way)) for way in ways]
    size = sizes[0] if sizes[0] >= _INITIALS else max(sizes)
    return ways[sizes.index(size)], size


def _width_of(detail: Detail, row: float) -> float:
    """Width of a detail in rows of a given height."""
    figures = text_width("0") * len(detail.widest) * row * 0.45 + 8
    return max(round(row * 0.72), round(figures) if detail.widest else 0)


def name_cells(sheet: Sheet, layout: SheetLayout) -> tuple[QRectF, ...]:
    """Rectangles for the players' names: on a page with details, above those of each player."""
    head = layout.head
    if not _has_heads(sheet, layout):
        return head.cells
    before = [each.before for each in sheet.details]
    wide = (head.named(column, before) for column in range(len(head.cells)))
    return tuple(QRectF(rect.left(), rect.top(), rect.width(), layout.row_height) for rect in wide)


def _has_heads(sheet: Sheet, layout: SheetLayout) -> bool:
    """Return True if the head is high enough for those of details."""
    return bool(sheet.details) and layout.head.band.height() > layout.row_height


def paint_heads(
    painter: QPainter, sheet: Sheet, layout: SheetLayout, type_size: float, colour: str
) -> None:
    """Paint the heads of all details, written upwards, if there is room."""
    if not _has_heads(sheet, layout):
        return
    words, left = words_of(sheet), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.setFont(font(SERIF, type_size * _UPRIGHT))
    painter.setPen(QColor(colour))
    for detail, rect in zip(sheet.details, layout.head.details, strict=True):
        painter.save()
        painter.translate(rect.left(), rect.bottom() - 5)
        painter.rotate(-90)
        room = QRectF(0, 0, rect.height(), rect.width())
        painter.drawText(room, left, words.head(detail.key))
        painter.restore()


def details_of(placed: PlacedRow) -> Iterator[tuple[Row, QRectF]]:
    """Details of a row that are shown and filled, each as a row of that cell in its place.

    Figures end before the edge of their column.
    """
    row = placed.row
    for number, cell in enumerate(row.details if isinstance(row, Row) else ()):
        rect = placed.details[number]
        if isinstance(row, Row) and cell.has_entry and rect.width() > 0:
            alone = replace(row, key=f"{row.key}{number}", kind=RowKind.UNITS, cells=(cell,))
            yield alone, rect.adjusted(0, 0, -0.1 * rect.width() if cell.text else 0, 0)
