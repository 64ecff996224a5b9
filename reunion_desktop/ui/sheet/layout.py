"""Layout of the score sheet, pure geometry: rectangles and ends of lines, in logical pixels.

Computed from lines, a width and a few measures; nothing is painted here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import Enum, auto
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.engine.sheet import Ladder, Line, Marks, Row, RowKind


class Ruling(Enum):
    """Line above a row."""

    NONE = auto()
    HAIR = auto()
    FIRM = auto()
    """Below the deals, above their total."""
    DOUBLE = auto()
    """Above the session's own rows."""


class Measure(NamedTuple):
    """Measures of the font that the layout needs."""

    row: float
    """Height of a row of points."""
    label: float
    """Width of the longest label."""
    check: float
    """Width of the check figure."""
    margin: float = 6.0
    """Margin at either side of the grid."""
    details: tuple[tuple[int, float], ...] = ()
    """The player's column that each detail stands before, and its width; 0 if it is not shown."""
    head: float = 0.0
    """Height of the column headings, if they are higher than a row."""
    number: float = 0.0
    """Width of a deal's number; a longer label extends over the details beside it."""
    heading: float = 0.0
    """Width of a column whose heading is a whole name; the labels make room for it."""
    narrow: float = math.inf
    """Width of the labels in small type and two lines, used only where headings need it."""


class PlacedRow(NamedTuple):
    """A row with its place; strokes and ladders have a row of their own height."""

    row: Line
    label: QRectF
    cells: tuple[QRectF, ...]
    check: QRectF
    above: Ruling
    is_closed: bool = False
    """True if a thin line closes the row: the next one has no line above it."""
    details: tuple[QRectF, ...] = ()
    """A rectangle for each detail of the sheet; empty if it is not shown."""

    @property
    def top(self) -> float:
        """The upper edge."""
        return self.label.top()

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.label.bottom()

    @property
    def band(self) -> QRectF:
        """Rectangle of label, cells and details."""
        band = self.label
        for part in (*self.cells[-1:], *self.details[-1:]):
            band = band.united(part)
        return band

    def named(self, column: int, details: Iterable[int]) -> QRectF:
        """Rectangle of a player's column with the details that stand behind it.

        Args:
            column: the player's column.
            details: the column that each detail stands before.
        """
        room = self.cells[column]
        for before, rect in zip(details, self.details, strict=True):
            if before == column + 1:
                room = room.united(rect)
        return room


class SheetLayout(NamedTuple):
    """Layout of the whole sheet: the header at the top, the rows below it."""

    head: PlacedRow
    """The column headings; the row is a heading without a game."""
    rows: tuple[PlacedRow, ...]
    height: float
    """Height of the whole sheet with the header."""
    row_height: float

    def at(self, place: QPointF) -> tuple[int, int] | None:
        """Row and column at a point: column 0 is the label, row -1 the header."""
        for index, placed in enumerate((self.head, *self.rows), -1):
            if placed.top <= place.y() < placed.bottom:
                for column, rect in enumerate((placed.label, *placed.cells)):
                    if rect.left() <= place.x() < rect.right():
                        return index, column
        return None

    def cell(self, row: int, column: int) -> QRectF:
        """Rectangle of a cell, numbered as in :meth:`at`."""
        placed = self.head if row < 0 else self.rows[row]
        return placed.label if not column else placed.cells[column - 1]


_WIDEST = 2.8
"""Largest column width in row heights; beyond it a Stange would be too flat."""

_WIDEST_OF_TWO = 4.2
"""Largest width of a side's column, which has two names above it."""

_LOW = 0.84
"""Height of a row of units or of a heading, in row heights."""

_NOTE = 0.34
"""Height of a word below the figures, in row heights."""

_GAP = 0.45
"""Gap below a game, in row heights."""


def lay_out(lines: Iterable[Line], columns: int, width: float, measure: Measure) -> SheetLayout:
    """Lay out the lines of a sheet on paper of a given width."""
    free = width - 2 * measure.margin
    leading = sum(each for before, each in measure.details if not before)
    label = round(max(measure.number, min(measure.label, free * 0.30) - leading))
    check = min(measure.check, free * 0.14)
    fixed = label + check + sum(each for _, each in measure.details)
    lacking = math.ceil(measure.heading * columns - (free - fixed))
    if 0 < lacking <= label - measure.narrow:
        label, fixed = label - lacking, fixed - lacking
    widest = _WIDEST_OF_TWO if columns == 2 else _WIDEST
    wanted = min((free - fixed) / max(1, columns), widest * measure.row)
    column = max(1, int(wanted))  # Whole pixels keep the lines sharp.
    left = measure.margin + max(0, round((free - fixed - column * columns) / 2))
    grid = _Grid(left, label, column, check, columns, measure.details)

    blank = Row("", RowKind.HEADING, 0, 0, ())
    head = grid.place(blank, 0.0, measure.head or measure.row, Ruling.NONE)
    y = head.bottom
    before: Line = blank
    placed: list[PlacedRow] = []
    for line in lines:
        if placed and (_is(line, RowKind.HEADING) or (not line.game and before.game)):
            y += round(measure.row * _GAP)
        elif _is(line, RowKind.EXTRA) is not _is(before, RowKind.EXTRA):
            y += round(measure.row * _APART)
        height = _height(line, measure.row, column)
        placed.append(grid.place(line, y, height, _ruling(line, before)))
        y, before = y + height, line
    closed = [row._replace(is_closed=_closes(row, after)) for row, after in pairwise(placed)]
    closed += [row._replace(is_closed=True) for row in placed[-1:]]
    return SheetLayout(head, tuple(closed), y + measure.margin, measure.row)


_THREE = 1.8
"""Width of three figures in heights of a figure: no total has more."""

_APART = 0.2
"""Gap above and below the play-off deals, in row heights."""

_POINTS = {RowKind.DEAL, RowKind.EXTRA, RowKind.TOTALS}


def note_height(row_height: float) -> float:
    """Extra height of a row with a word below its figures."""
    return round(row_height * _NOTE)


def _closes(row: PlacedRow, after: PlacedRow) -> bool:
    """Return True if a row ends a game or its deals, and a gap or a note follows."""
    if _is(after.row, RowKind.NOTE):
        return True
    if _is(row.row, RowKind.DEAL) or _is(row.row, RowKind.NOTE) or isinstance(row.row, Marks):
        return after.top > row.bottom
    if _is(row.row, RowKind.EXTRA):
        return _is(after.row, RowKind.DEAL) or isinstance(after.row, Marks)
    return _is(row.row, RowKind.BALANCE)


def _is(line: Line, kind: RowKind) -> bool:
    return isinstance(line, Row) and line.kind is kind


def _height(line: Line, row_height: float, column: float) -> float:
    """Height of a line, by its kind."""
    if not isinstance(line, Row):
        from reunion_desktop.ui.sheet.ladder import block_height  # noqa: PLC0415 - loaded late.

        return block_height(line, row_height, column)
    height = row_height if line.kind in _POINTS else round(row_height * _LOW)
    return height + (note_height(row_height) if is_noted(line) else 0)


def is_noted(row: Row) -> bool:
    """Return True if there is a word below a figure of a row."""
    return any(cell.note for cell in row.cells)


def _ruling(line: Line, before: Line) -> Ruling:
    if not isinstance(line, Row):
        return _ruling_of_block(line, before)
    if line.kind is RowKind.HEADING:
        return Ruling.NONE
    if line.kind is RowKind.SESSION:
        return Ruling.HAIR if _is(before, RowKind.SESSION) else Ruling.DOUBLE
    if line.barred or line.kind in (RowKind.TOTALS, RowKind.BALANCE, RowKind.CARRIED):
        return Ruling.FIRM
    if line.kind is RowKind.EXTRA and _is(before, RowKind.TOTALS):
        return Ruling.FIRM
    return Ruling.HAIR


def _ruling_of_block(block: Marks | Ladder, before: Line) -> Ruling:
    """Line above strokes or a ladder: session strokes like an account, a ladder like deals."""
    if isinstance(block, Ladder) and not _is(before, RowKind.DEAL):
        return Ruling.NONE
    if not block.game and before.game:
        return Ruling.DOUBLE
    return Ruling.HAIR


class _Grid(NamedTuple):
    """Columns of the grid."""

    left: float
    label: float
    column: float
    check: float
    columns: int
    details: tuple[tuple[int, float], ...]

    def _has_details(self, row: Row) -> bool:
        """Return True if a row has an entry in a detail before the first player's column."""
        leading = sum(not before for before, _ in self.details)
        return bool(row.deal) or any(cell.has_entry for cell in row.details[:leading])

    def place(self, row: Line, top: float, height: float, above: Ruling) -> PlacedRow:
        edge = self.left + self.label
        cells: list[QRectF] = []
        details: list[QRectF] = []
        for column in range(self.columns + 1):
            for before, width in self.details:
                if before == column:
                    details.append(QRectF(edge, top, width, height))
                    edge += width
            if column < self.columns:
                cells.append(QRectF(edge, top, self.column, height))
                edge += self.column
        label = QRectF(self.left, top, self.label, height)
        if cells and not (isinstance(row, Row) and self._has_details(row)):
            label.setRight(cells[0].left())
        return PlacedRow(
            row,
            label,
            tuple(cells),
            QRectF(edge, top, self.check, height),
            above,
            details=tuple(details),
        )


def slash(cell: QRectF) -> tuple[QPointF, QPointF]:
    """Ends of a Stange: the lower left and upper right corner of the cell."""
    return cell.bottomLeft(), cell.topRight()


def dash(cell: QRectF) -> tuple[QPointF, QPointF]:
    """Ends of the dash that stands for a Stange in the style of 1862."""
    half = min(cell.width() * 0.24, cell.height() * 0.5)
    middle = cell.center()
    return QPointF(middle.x() - half, middle.y()), QPointF(middle.x() + half, middle.y())


def tick(cell: QRectF) -> tuple[QPointF, ...]:
    """Corners of a tick in drawing order."""
    half = min(cell.width(), cell.height()) * 0.3
    middle = cell.center()
    return tuple(
        QPointF(middle.x() + x * half, middle.y() + y * half)
        for x, y in ((-0.8, 0.1), (-0.2, 0.8), (0.9, -0.9))
    )


_POINTS_HIGH, _UNITS_HIGH = 0.58, 0.45
"""Height of a figure in a row of points and of units, in row heights."""


def figure_height(cell: QRectF, row_height: float, wide: float, *, small: bool) -> float:
    """Height of figures so that they fit their cell; points always have the same.

    The width of the text is given in heights of a figure; rows of units are ``small``.
    """
    wanted = row_height * (_UNITS_HIGH if small else _POINTS_HIGH)
    return min(wanted, (cell.width() - 6) / max(wide, 0.0 if small else _THREE, 0.1))


def figure_box(cell: QRectF, wide: float, height: float, row_height: float) -> QRectF:
    """Rectangle of a text in its cell: points and units are right-aligned for adding up."""
    width = wide * height
    points = figure_height(cell, row_height, _THREE, small=False)
    right = cell.center().x() + _THREE * points / 2
    right = min(max(right, cell.left() + 3 + width), cell.right() - 2)
    return QRectF(right - width, cell.center().y() - height / 2, width, height)


def underline(cell: QRectF, box: QRectF) -> tuple[QPointF, QPointF]:
    """Ends of the line below a number, within its cell."""
    y = min(box.bottom() + box.height() * 0.17, cell.bottom() - 1.5)
    reach = box.height() * 0.14
    return (
        QPointF(max(cell.left() + 1, box.left() - reach), y),
        QPointF(min(cell.right() - 1, box.right() + reach), y),
    )


def strike(cell: QRectF, box: QRectF) -> tuple[QPointF, QPointF]:
    """Ends of the line through a replaced number, rising slightly."""
    reach, rise = box.height() * 0.22, box.height() * 0.16
    middle = box.center().y()
    return (
        QPointF(max(cell.left() + 1, box.left() - reach), middle + rise),
        QPointF(min(cell.right() - 1, box.right() + reach), middle - rise),
    )


def dealer_dot(cell: QRectF) -> tuple[QPointF, float]:
    """Centre and radius of the dealer's dot, in the upper left of the cell."""
    radius = max(1.8, cell.height() * 0.075)
    return QPointF(cell.left() + radius * 2.0, cell.top() + radius * 2.2), radius
