"""Widget of a result page: a grid of figures by player or side, and a list of payments."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.games.count import Contents, Figures
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.typefaces import SANS, SERIF, elided, font, shrunk
from reunion_desktop.ui.sheet.heading import SHORTENED, in_lines, initials, shortened

ROWS = (1.56, 1.46, 1.36, 1.26)
"""Row heights, in type heights: the usual one, then tighter ones that may avoid scrolling."""
_APART = 1.1
"""Free space beside a figure or a word, in type heights."""
_WIDEST = 9.0
"""Width in type heights above which a name is shortened in payments and cells."""
_LEAST_OF_A_NAME = 0.8
"""Share of the longest heading's width below which a column shows initials instead."""
_SMALL = 0.92
"""Size of the text beside units, as a share of the type."""
_ARROW = " → "
_NEXT_LINE = 0.85
"""Height of a further line of the headings, in rows."""
_MEASURED = ("wide", "_label", "_headings")
"""Measures that depend on contents and type alone; a panel is tried in many places."""


class _Headings(NamedTuple):
    """A way to write the headings of the columns."""

    texts: tuple[str, ...]
    column: float
    """Width of a column in which they are complete."""
    least: float
    """Least width of a column for which they are used."""


@guarded
class FiguresTable(PlainLabel):
    """Paints contents in the font and colour of a label; rows may appear one after another."""

    def __init__(self, parent: QWidget) -> None:
        """Create an empty table."""
        super().__init__(parent)
        self._contents = Contents()
        self._shown = 0
        self._type = 14.0
        self._spacing = ROWS[0]

    @property
    def rows(self) -> int:
        """Number of rows of figures."""
        return len(self._contents.figures)

    @property
    def shown(self) -> int:
        """Number of rows of figures that are visible."""
        return self._shown

    def tell(self, contents: Contents, shown: int) -> None:
        """Show contents, and the first ``shown`` rows of their grid."""
        if contents != self._contents:
            self._contents = contents
            self._forget()
        self._shown = min(shown, len(contents.figures))
        self.update()

    def set_type(self, pixels: float) -> None:
        """Set the type height."""
        if pixels != self._type:
            self._type = pixels
            self._forget()
        self.update()

    def _forget(self) -> None:
        """Drop what was measured for other contents or another type."""
        for name in _MEASURED:
            self.__dict__.pop(name, None)

    def set_spacing(self, rows: float) -> None:
        """Set the row height, in type heights."""
        self._spacing = rows
        self.update()

    # Measures -------------------------------------------------------------------------------------

    @cached_property
    def wide(self) -> int:
        """Width at which nothing is shortened, in pixels."""
        moves = self._moves_width if self._contents.moves else 0.0
        whole = self._headings[0]
        return round(max(self._label + len(whole.texts) * whole.column, moves)) + 2

    @property
    def least(self) -> int:
        """Width below which labels, and not only long names, are shortened."""
        initials = self._headings[-1]
        return round(self._label + len(initials.texts) * initials.column)

    @property
    def named(self) -> int:
        """Width below which columns show initials instead of names."""
        whole = self._headings[: -1 - len(SHORTENED)]
        least = min(each.least for each in whole)
        return math.ceil(self._label + len(self._headings[0].texts) * least)

    def high(self, width: int) -> int:
        """Height of all contents at a given width, in pixels."""
        return round(self._grid_top(width) + self._head_high(width) + self.rows * self._row) + 2

    @property
    def foot(self) -> int:
        """Lower edge of the last visible row, in pixels from the top."""
        above = self._grid_top(self.width()) + self._head_high(self.width())
        return round(above + self._shown * self._row)

    def _head_high(self, width: int) -> float:
        """Height of the headings."""
        further = max(head.count("\n") for head in self.heads(width)[0])
        return round((1 + further * _NEXT_LINE) * self._row)

    @property
    def _row(self) -> float:
        return round(self._type * self._spacing)

    @property
    def _figures_width(self) -> float:
        """Maximum width of a number that is aligned by its last digit with the others."""
        width = QFontMetricsF(self._face(bold=True)).horizontalAdvance
        if not self._contents.columns:
            return width("000")
        cells = [cell for row in self._contents.figures for cell in row.cells if cell.isdigit()]
        return max(map(width, cells), default=0.0)

    def _face(self, *, bold: bool = False, small: bool = False) -> QFont:
        face = font(SANS, self._type * (_SMALL if small else 1.0), bold=bold)
        face.setFeature(QFont.Tag("tnum"), 1)
        return face

    def head_face(self, heads: Sequence[str] = (), room: float = 0) -> QFont:
        """Font of the headings, smaller where the longest needs more than the room."""
        face = font(SERIF, self._type * 1.05, bold=True)
        longest = max(heads, key=QFontMetricsF(face).horizontalAdvance, default="")
        return shrunk(face, longest, room)

    @cached_property
    def _label(self) -> float:
        width = QFontMetricsF(self._face(bold=True)).horizontalAdvance
        widest = max((width(row.label) for row in self._contents.figures), default=0.0)
        return widest + self._type * _APART

    @cached_property
    def _headings(self) -> tuple[_Headings, ...]:
        """Ways to write the headings, the better ones first, the last one with initials."""
        names = self._contents.above(self._contents.names)
        short = self._contents.above(initials(self._contents.names))
        whole, lettered = self._column(names), self._column(short)
        ways = [_Headings(names, whole, max(lettered, whole * _LEAST_OF_A_NAME))]
        for lines in range(2, 1 + max(map(len, self._contents.columns), default=0)):
            broken = tuple(in_lines(name, lines) for name in names)
            column = max(lettered, self._column(broken))
            ways.append(_Headings(broken, column, column))
        for letters in SHORTENED:
            cut = self._contents.above(shortened(self._contents.names, letters))
            column = max(lettered, self._column(cut))
            ways.append(_Headings(cut, column, column))
        return (*ways, _Headings(short, lettered, 0))

    def _column(self, heads: Sequence[str]) -> float:
        """Width of a column with these headings."""
        names = QFontMetricsF(self.head_face()).horizontalAdvance
        cells = QFontMetricsF(self._face(bold=True)).horizontalAdvance
        figures = (
            cells(cell + tail) for row in self._contents.figures for cell, tail in _cells(row)
        )
        widest = max((names(line) for head in heads for line in head.split("\n")), default=0.0)
        figure = min(max(figures, default=0.0), self._type * _WIDEST)
        return max(widest, figure) + self._type * _APART

    def heads(self, width: float) -> tuple[tuple[str, ...], float]:
        """Column headings and column width.

        Full names where they fit beside the labels, in smaller type or those of a side in lines
        if necessary; otherwise their first letters or initials, as on the score sheet.
        """
        ways = self._headings
        room = (width - self._label) / len(ways[0].texts)
        found = next((way for way in ways if room >= way.least), ways[-1])
        return found.texts, found.column if found is ways[-1] else min(found.column, room)

    @property
    def _names_width(self) -> float:
        width = QFontMetricsF(self._face()).horizontalAdvance
        names = (width(name) for move in self._contents.moves for name in (move.payer, move.payee))
        return min(max(names, default=0.0), self._type * _WIDEST)

    @property
    def _units_width(self) -> float:
        width = QFontMetricsF(self._face(bold=True)).horizontalAdvance
        return max((width(move.units) for move in self._contents.moves), default=0.0)

    @property
    def _before_reason(self) -> float:
        arrow = QFontMetricsF(self._face()).horizontalAdvance(_ARROW)
        return 2 * self._names_width + arrow + self._units_width + 2 * self._type * _APART

    @property
    def _moves_width(self) -> float:
        width = QFontMetricsF(self._face(small=True)).horizontalAdvance
        return self._before_reason + max(width(move.reason) for move in self._contents.moves)

    def _stacks(self, width: int) -> bool:
        """Check whether reasons go below their payments, for lack of width."""
        return bool(self._contents.moves) and self._moves_width > width

    def _grid_top(self, width: int) -> float:
        lines = len(self._contents.moves) * (2 if self._stacks(width) else 1)
        return lines * self._row + (round(self._row * 0.5) if lines else 0)

    # Paint ----------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the payments, and the grid below them."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        self._paint_moves(painter)
        if self._contents.names:
            self._paint_grid(painter, self._grid_top(self.width()))
        painter.end()

    def _paint_moves(self, painter: QPainter) -> None:
        stacked, name, y = self._stacks(self.width()), self._names_width, 0.0
        arrow = QFontMetricsF(self._face()).horizontalAdvance(_ARROW)
        right, left = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        for move in self._contents.moves:
            face, row, x = self._face(), self._row, name
            self._word(painter, QRectF(0, y, name, row), move.payer, face, left)
            self._word(painter, QRectF(x, y, arrow + 1, row), _ARROW, face, left)
            x += arrow
            self._word(painter, QRectF(x, y, name, row), move.payee, face, left)
            x += name + self._type * _APART
            units = QRectF(x, y, self._units_width + 1, row)
            self._word(painter, units, move.units, self._face(bold=True), right)
            x = self._before_reason
            if stacked:
                x, y = self._type * _APART, y + row * 0.86
            reason = QRectF(x, y, self.width() - x, row)
            self._word(painter, reason, move.reason, self._face(small=True), left)
            y += row * (1.14 if stacked else 1.0)

    def _paint_grid(self, painter: QPainter, top: float) -> None:
        row, (names, column) = self._row, self.heads(self.width())
        label = self.width() - column * len(names)
        centre = Qt.AlignmentFlag.AlignHCenter
        # The headings stay visible while the rows below them scroll.
        head = max(top, float(self.visibleRegion().boundingRect().top()))
        high = self._head_high(self.width())
        # All headings in one size, the smallest that any of them needs.
        words = [line for name in names for line in name.split("\n")]
        face = self.head_face(words, column - 0.4 * self._type)
        for place, name in enumerate(names):
            lines = name.split("\n")
            step = min(row, high / len(lines))
            for number, part in enumerate(lines):
                y = head + high - (len(lines) - number) * step
                box = QRectF(label + place * column, y, column, step)
                # Lines may be closer to each other than the type is high with all its strokes.
                pad = self._type * 0.2
                inner = box.adjusted(pad, -pad, -pad, pad)
                self._word(painter, inner, part, face, centre)
        self._rule(painter, head + high - 1, 1.0)
        painter.setClipRect(QRectF(0, head + high, self.width(), self.height()))
        figures = self._figures_width
        for number, line in enumerate(self._contents.figures[: self._shown]):
            y = top + high + number * row
            face = self._face(bold=line.strong)
            if line.strong:
                self._rule(painter, y, 0.6)
            left = QRectF(0, y, label - self._type * 0.3, row)
            self._word(painter, left, line.label, face, Qt.AlignmentFlag.AlignLeft)
            for place, (cell, tail) in enumerate(_cells(line)):
                box = QRectF(label + place * column, y, column, row)
                bold = line.strong or place in line.best
                text = fitted(cell, tail, self._face(bold=bold), column)
                self._figure(painter, box, text, bold=bold, wide=figures)
                if place in line.underlined:
                    middle = box.center().x()
                    foot = box.bottom() - row * 0.16
                    painter.fillRect(
                        QRectF(middle - figures / 2, foot, figures, max(1.0, self._type * 0.08)),
                        painter.pen().color(),
                    )

    def _figure(
        self, painter: QPainter, box: QRectF, cell: str, *, bold: bool, wide: float
    ) -> None:
        """Paint a cell: numbers aligned by their last digit, words centred."""
        if cell[-1:].isdigit() and QFontMetricsF(self._face()).horizontalAdvance(cell) <= wide:
            middle = box.center().x()
            box = QRectF(box.left(), box.top(), middle + wide / 2 - box.left(), box.height())
            self._word(painter, box, cell, self._face(bold=bold), Qt.AlignmentFlag.AlignRight)
        else:
            self._word(painter, box, cell, self._face(bold=bold), Qt.AlignmentFlag.AlignHCenter)

    def _rule(self, painter: QPainter, y: float, strength: float) -> None:
        colour = QColor(painter.pen().color())
        colour.setAlphaF(0.5 * strength)
        painter.fillRect(QRectF(0, y, self.width(), max(1.0, self._type * 0.06)), colour)

    def _word(
        self, painter: QPainter, box: QRectF, text: str, face: QFont, across: Qt.AlignmentFlag
    ) -> None:
        painter.setFont(face)
        fitting = elided(face, text, box.width())
        painter.drawText(box, across | Qt.AlignmentFlag.AlignVCenter, fitting)


def _cells(row: Figures) -> Iterator[tuple[str, str]]:
    """Text of each column, and its tail."""
    return zip(row.cells, row.tails or ("",) * len(row.cells), strict=True)


def fitted(text: str, tail: str, face: QFont, room: float) -> str:
    """Shorten a text so that it fits together with a tail that is never cut.

    Args:
        text: the text.
        tail: text after it.
        face: font of both.
        room: available width in pixels.
    """
    if not tail:
        return text
    metrics = QFontMetricsF(face)
    left = max(0.0, room - metrics.horizontalAdvance(tail))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, left) + tail
