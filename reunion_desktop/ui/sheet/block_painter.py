"""Painter of tally strokes and ladders, in ink or chalk, and of their wiped remains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from reunion_desktop.engine.sheet import Ladder, Marks, RowKind, Sheet, Strokes
from reunion_desktop.ui.look.typefaces import SERIF, font
from reunion_desktop.ui.sheet import ladder as ladders
from reunion_desktop.ui.sheet import marks as tallies
from reunion_desktop.ui.sheet.cell_ink import RectKey, SheetPen, Stroke
from reunion_desktop.ui.sheet.ladder import LadderLayout
from reunion_desktop.ui.sheet.look import Material, SheetLook
from reunion_desktop.ui.sheet.words import cell_words
from reunion_desktop.ui.sheet.writing import LadderSide, Progress, sides

_SMEAR, _GHOST = 0.10, 0.22
"""Opacity of one cloud of a smear, and of a wiped line."""

_CANCELLED = 0.55
"""Opacity of a crossed-out line."""

_Block = Marks | Ladder
"""Line of a sheet that is not a row of figures."""
_Cells = tuple[QRectF, ...]
_Whole = tuple[tuple[Stroke, tallies.Touch], ...]


def _traces(
    line: _Block, column: int, cells: _Cells, hand: tallies.Hand, so_far: Progress
) -> Iterator[tallies.Trace]:
    """Traces of a column while something is being written."""
    share, before = so_far
    if isinstance(line, Marks):
        stood = before if isinstance(before, Strokes) else None
        return tallies.traces(line, column, cells[column], hand, share, stood)
    side = before if isinstance(before, LadderSide) else None
    return ladders.traces(line, column, cells, hand, share, side)


@lru_cache(maxsize=256)
def _whole(line: _Block, column: int, places: tuple[RectKey, ...], hand: tallies.Hand) -> _Whole:
    """All traces of a column while nothing is being written; cached."""
    cells = tuple(QRectF(*place) for place in places)
    found = _traces(line, column, cells, hand, Progress(1.0))
    return tuple((Stroke.of(trace.ink), trace.touch) for trace in found)


@dataclass(frozen=True, slots=True)
class BlockPainter:
    """Paints the blocks of a sheet that are not rows of figures."""

    sheet: Sheet
    look: SheetLook
    pen: SheetPen
    type_size: float
    """Height of the labels' type, in logical pixels."""
    for_page: bool
    """True for a page that is printed or exported; see the painter of the sheet."""

    def rehearse(self, line: _Block, column: int, cells: _Cells) -> _Whole:
        """Traces of a column, computed once."""
        return _whole(line, column, tuple(map(RectKey.of, cells)), self._hand)

    def paint(
        self, painter: QPainter, line: _Block, column: int, cells: _Cells, so_far: Progress
    ) -> None:
        """Paint one column: strokes, or a side's half of a ladder with its number and marks."""
        if so_far.share >= 1:
            for stroke, touch in self.rehearse(line, column, cells):
                stroke.paint(painter, self._colour(touch), for_page=self.for_page)
        else:
            for trace in _traces(line, column, cells, self._hand, so_far):
                painter.fillPath(trace.ink.path(trace.share), self._colour(trace.touch))
        if isinstance(line, Ladder) and not self.pen.by_hand and so_far.share > 0:
            self._printed_number(painter, line, column, cells)
        if self.for_page:
            self._unseen(painter, line, column, cells[column])

    def post(self, painter: QPainter, ladder: Ladder, cells: _Cells) -> None:
        """Paint the shared part of a ladder: the upright, and the edges of a slate's frame."""
        colour = QColor(self.look.line)
        colour.setAlphaF(0.6)
        layout = LadderLayout(ladder.rungs, cells, self.pen.row_height)
        for column in (0, 1) if self._hand.wipes else ():
            start, end = layout.frame_line(column)
            painter.fillRect(QRectF(start.x(), start.y(), 1, end.y() - start.y()), colour)
        post = Stroke.of(ladders.post(ladder, cells, self._hand))
        post.paint(painter, QColor(self.look.ink), for_page=self.for_page)

    def _printed_number(
        self, painter: QPainter, ladder: Ladder, column: int, cells: _Cells
    ) -> None:
        number = sides(ladder)[column].number
        if number is None:
            return
        height = ladders.FIGURES * self.pen.row_height
        face, text = self.pen.face(RowKind.DEAL, height), str(number.points)
        wide = QFontMetricsF(face).horizontalAdvance(text) / height
        box = LadderLayout(ladder.rungs, cells, self.pen.row_height).number_box(number, wide)
        painter.setFont(face)
        painter.setPen(QColor(self.look.ink))
        painter.drawText(box.adjusted(-20, -20, 20, 20), Qt.AlignmentFlag.AlignCenter, text)

    @property
    def _hand(self) -> tallies.Hand:
        wipes = self.look.material is Material.SLATE
        return tallies.Hand(self.pen.by_hand, self.pen.row_height, wipes)

    def _colour(self, touch: tallies.Touch) -> QColor:
        colour = QColor(self.look.ink)
        if touch is tallies.Touch.SMEARED:
            colour.setAlphaF(_SMEAR)
        elif touch is tallies.Touch.FADED:
            is_slate = self.look.material is Material.SLATE
            colour.setAlphaF(_GHOST if is_slate else _CANCELLED)
        return colour

    def _unseen(self, painter: QPainter, line: _Block, column: int, rect: QRectF) -> None:
        """Add the strokes in invisible words to a page, for search and screen readers."""
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setFont(font(SERIF, self.type_size * 0.5))
        words = cell_words(self.sheet, line, column)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)
