"""Layout of the score sheet, pure geometry: rectangles and ends of lines, in logical pixels.

Pure geometry from rows, a width and a few measures; nothing is painted here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.ui.sheet.rows import Row, RowKind


class Ruling(Enum):
    """The line above a row."""

    NONE = auto()
    HAIR = auto()
    FIRM = auto()
    """Under the deals, above what they add up to."""
    DOUBLE = auto()
    """Above the session's own rows."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What the type gives the layout to reckon with."""

    row: float
    """Height of a row of points."""
    label: float
    """Width that the longest label wants."""
    check: float
    """Width that the check figure wants."""
    margin: float = 6.0
    """Free paper at either side of the grid."""


@dataclass(frozen=True, slots=True)
class PlacedRow:
    """A row in its place."""

    row: Row
    label: QRectF
    cells: tuple[QRectF, ...]
    check: QRectF
    above: Ruling

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
        """The label and all cells."""
        return self.label.united(self.cells[-1]) if self.cells else self.label


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """The whole sheet in place; the head lies at the top, the rows below it."""

    head: PlacedRow
    """The initials; its row is a heading without a game."""
    rows: tuple[PlacedRow, ...]
    height: float
    """Of everything, the head included."""
    row_height: float

    def at(self, place: QPointF) -> tuple[int, int] | None:
        """The row and column at a place: column 0 is the label, -1 as a row is the head."""
        for index, placed in enumerate((self.head, *self.rows), -1):
            if placed.top <= place.y() < placed.bottom:
                for column, rect in enumerate((placed.label, *placed.cells)):
                    if rect.left() <= place.x() < rect.right():
                        return index, column
        return None

    def cell(self, row: int, column: int) -> QRectF:
        """The rectangle of a cell, numbered as in :meth:`at`."""
        placed = self.head if row < 0 else self.rows[row]
        return placed.label if not column else placed.cells[column - 1]


_WIDEST = 2.8
"""A column's greatest width, in row heights; beyond it a Stange would lie too flat."""

_LOW = 0.84
"""Height of a row of units or of a heading, in row heights."""

_NOTE = 0.34
"""Height of a word below the figures, in row heights."""

_GAP = 0.45
"""Free paper below a game, in row heights."""


def lay_out(rows: Iterable[Row], players: int, width: float, measure: Measure) -> SheetLayout:
    """Place rows on paper of a given width.

    Args:
        rows: from top to bottom.
        players: number of columns.
        width: of the paper.
        measure: what the type wants.
    """
    free = width - 2 * measure.margin
    label = round(min(measure.label, free * 0.30))
    check = min(measure.check, free * 0.14)
    wanted = min((free - label - check) / max(1, players), _WIDEST * measure.row)
    column = max(1, int(wanted))  # Whole pixels keep the ruling sharp.
    left = measure.margin + max(0, round((free - label - check - column * players) / 2))
    grid = _Grid(left, label, column, check, players)

    blank = Row(RowKind.HEADING, 0, 0, ())
    head = grid.place(blank, 0.0, measure.row, Ruling.NONE)
    y, before = measure.row, RowKind.HEADING
    placed: list[PlacedRow] = []
    for row in rows:
        if placed and (row.kind is RowKind.HEADING or (not row.game and placed[-1].row.game)):
            y += round(measure.row * _GAP)
        elif RowKind.PLAYOFF in (row.kind, before) and row.kind is not before:
            y += round(measure.row * _APART)
        height = measure.row if row.kind in _POINTS else round(measure.row * _LOW)
        if any(cell.matsch for cell in row.cells):
            height += note_height(measure.row)
        placed.append(grid.place(row, y, height, _ruling(row.kind, before)))
        y, before = y + height, row.kind
    return SheetLayout(head, tuple(placed), y + measure.margin, measure.row)


_THREE = 1.8
"""Width of three figures, in heights of a figure: no total has more."""

_APART = 0.2
"""Free paper above and below the deals that only break a tie, in row heights."""

_POINTS = {RowKind.DEAL, RowKind.PLAYOFF, RowKind.TOTALS}
_SESSION = {RowKind.SESSION_BALANCE, RowKind.SESSION_RECEIPTS}


def note_height(row_height: float) -> float:
    """What a row is higher by where a word stands below its figures."""
    return round(row_height * _NOTE)


def _ruling(kind: RowKind, before: RowKind) -> Ruling:
    if kind is RowKind.HEADING:
        return Ruling.NONE
    if kind in _SESSION:
        return Ruling.HAIR if before in _SESSION else Ruling.DOUBLE
    if kind in (RowKind.TOTALS, RowKind.BALANCE, RowKind.CARRIED):
        return Ruling.FIRM
    if kind is RowKind.PLAYOFF and before is RowKind.TOTALS:
        return Ruling.FIRM
    return Ruling.HAIR


@dataclass(frozen=True, slots=True)
class _Grid:
    """The columns."""

    left: float
    label: float
    column: float
    check: float
    players: int

    def place(self, row: Row, top: float, height: float, above: Ruling) -> PlacedRow:
        first = self.left + self.label
        end = first + self.players * self.column
        return PlacedRow(
            row,
            QRectF(self.left, top, self.label, height),
            tuple(
                QRectF(first + place * self.column, top, self.column, height)
                for place in range(self.players)
            ),
            QRectF(end, top, self.check, height),
            above,
        )


def slash(cell: QRectF) -> tuple[QPointF, QPointF]:
    """The ends of a Stange: the cell's lower left and upper right corner."""
    return cell.bottomLeft(), cell.topRight()


def dash(cell: QRectF) -> tuple[QPointF, QPointF]:
    """The ends of the dash that stands for a Stange in the manner of 1862."""
    half = min(cell.width() * 0.24, cell.height() * 0.5)
    middle = cell.center()
    return QPointF(middle.x() - half, middle.y()), QPointF(middle.x() + half, middle.y())


_POINTS_HIGH, _UNITS_HIGH = 0.58, 0.45
"""Height of a figure in a row of points and in one of units, in row heights."""


def figure_height(cell: QRectF, row_height: float, wide: float, *, small: bool) -> float:
    """How high figures are written so that they stay in their cell; points always alike.

    Args:
        cell: where they stand.
        row_height: of a row of points.
        wide: the text's width, in heights of a figure.
        small: whether it is a row of units.
    """
    wanted = row_height * (_UNITS_HIGH if small else _POINTS_HIGH)
    return min(wanted, (cell.width() - 6) / max(wide, 0.0 if small else _THREE, 0.1))


def figure_box(cell: QRectF, wide: float, height: float, row_height: float) -> QRectF:
    """Where a text lies in its cell: points and units end at one line, as if to be added up.

    Args:
        cell: where it stands.
        wide: its width, in heights of a figure.
        height: of a figure.
        row_height: of a row of points.
    """
    width = wide * height
    points = figure_height(cell, row_height, _THREE, small=False)
    right = cell.center().x() + _THREE * points / 2
    right = min(max(right, cell.left() + 3 + width), cell.right() - 2)
    return QRectF(right - width, cell.center().y() - height / 2, width, height)


def underline(cell: QRectF, box: QRectF) -> tuple[QPointF, QPointF]:
    """The ends of the line under a number, below its box and inside its cell."""
    y = min(box.bottom() + box.height() * 0.17, cell.bottom() - 1.5)
    reach = box.height() * 0.14
    return (
        QPointF(max(cell.left() + 1, box.left() - reach), y),
        QPointF(min(cell.right() - 1, box.right() + reach), y),
    )


def dealer_dot(cell: QRectF) -> tuple[QPointF, float]:
    """The middle and the radius of the dealer's dot, in the cell's upper left."""
    radius = max(1.8, cell.height() * 0.075)
    return QPointF(cell.left() + radius * 2.0, cell.top() + radius * 2.2), radius
