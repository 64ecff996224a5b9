"""Painter of tally strokes and ladders, in ink or chalk, and of their wiped remains."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from reunion_desktop.engine.sheet import Ladder, Marks, RowKind, Sheet, Strokes
from reunion_desktop.ui.look.typefaces import SERIF, font
from reunion_desktop.ui.sheet import ladder as ladders
from reunion_desktop.ui.sheet import marks as tallies
from reunion_desktop.ui.sheet.cell_ink import SheetPen, Stroke
from reunion_desktop.ui.sheet.look import Material, SheetLook
from reunion_desktop.ui.sheet.words import cell_words
from reunion_desktop.ui.sheet.writing import LadderSide, Progress, sides

_SMEAR, _GHOST = 0.10, 0.22
"""Opacity of one cloud of a smear, and of a wiped line."""

_CANCELLED = 0.55
"""Opacity of a crossed-out line."""


_Traces = tuple[tuple[Stroke, tallies.Touch], ...]


@lru_cache(maxsize=256)
def _whole(
    line: Marks | Ladder,
    column: int,
    places: tuple[tuple[float, float, float, float], ...],
    hand: tallies.Hand,
) -> _Traces:
    """All traces of a column while nothing is being written; cached."""
    cells = tuple(QRectF(*place) for place in places)
    if isinstance(line, Marks):
        found = iter(tallies.traces(line, column, cells[column], hand))
    else:
        found = ladders.traces(line, column, cells, hand)
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

    def rehearse(self, line: Marks | Ladder, column: int, cells: tuple[QRectF, ...]) -> _Traces:
        """Traces of a column, computed once."""
        return _whole(line, column, tuple(cell.getRect() for cell in cells), self._hand)

    def marks(
        self,
        painter: QPainter,
        marks: Marks,
        column: int,
        cells: tuple[QRectF, ...],
        so_far: Progress,
    ) -> None:
        """Paint the strokes of one column."""
        if so_far.share >= 1:
            self._paint_whole(painter, marks, column, cells)
        else:
            before = so_far.before if isinstance(so_far.before, Strokes) else None
            cell, share = cells[column], so_far.share
            for trace in tallies.traces(marks, column, cell, self._hand, share, before):
                self._trace(painter, trace)
        self._unseen(painter, marks, column, cells[column])

    def post(self, painter: QPainter, ladder: Ladder, cells: tuple[QRectF, ...]) -> None:
        """Paint the shared part of a ladder: the upright, and the edges of a slate's frame."""
        colour = QColor(self.look.line)
        colour.setAlphaF(0.6)
        for column in (0, 1) if self._hand.wipes else ():
            start, end = ladders.frame_line(column, cells, self.pen.row_height)
            painter.fillRect(QRectF(start.x(), start.y(), 1, end.y() - start.y()), colour)
        post = Stroke.of(ladders.post(ladder, cells, self._hand))
        post.paint(painter, QColor(self.look.ink), for_page=self.for_page)

    def ladder(
        self,
        painter: QPainter,
        ladder: Ladder,
        column: int,
        cells: tuple[QRectF, ...],
        so_far: Progress,
    ) -> None:
        """Paint one side's half-rungs, its number, and on a slate its marks on the frame."""
        if so_far.share >= 1:
            self._paint_whole(painter, ladder, column, cells)
        else:
            before = so_far.before if isinstance(so_far.before, LadderSide) else None
            for trace in ladders.traces(ladder, column, cells, self._hand, so_far.share, before):
                self._trace(painter, trace)
        number = sides(ladder)[column].number
        if number is not None and not self.pen.by_hand and so_far.share > 0:
            face = self.pen.face(RowKind.DEAL, ladders.FIGURES * self.pen.row_height)
            text, middle = str(number.points), Qt.AlignmentFlag.AlignCenter
            wide = QFontMetricsF(face).horizontalAdvance(text)
            wide /= ladders.FIGURES * self.pen.row_height
            box = ladders.number_box(number, cells, self.pen.row_height, wide)
            painter.setFont(face)
            painter.setPen(QColor(self.look.ink))
            painter.drawText(box.adjusted(-20, -20, 20, 20), middle, text)
        self._unseen(painter, ladder, column, cells[column])

    @property
    def _hand(self) -> tallies.Hand:
        wipes = self.look.material is Material.SLATE
        return tallies.Hand(self.pen.by_hand, self.pen.row_height, wipes)

    def _paint_whole(
        self, painter: QPainter, line: Marks | Ladder, column: int, cells: tuple[QRectF, ...]
    ) -> None:
        for stroke, touch in self.rehearse(line, column, cells):
            stroke.paint(painter, self._colour(touch), for_page=self.for_page)

    def _trace(self, painter: QPainter, trace: tallies.Trace) -> None:
        """Paint a trace that is being written or wiped."""
        painter.fillPath(trace.ink.path(trace.share), self._colour(trace.touch))

    def _colour(self, touch: tallies.Touch) -> QColor:
        colour = QColor(self.look.ink)
        if touch is tallies.Touch.SMEARED:
            colour.setAlphaF(_SMEAR)
        elif touch is tallies.Touch.FADED:
            is_slate = self.look.material is Material.SLATE
            colour.setAlphaF(_GHOST if is_slate else _CANCELLED)
        return colour

    def _unseen(self, painter: QPainter, line: Marks | Ladder, column: int, rect: QRectF) -> None:
        """Add the strokes in invisible words to a page, for search and screen readers."""
        if self.for_page:
            painter.setPen(QColor(0, 0, 0, 0))
            painter.setFont(font(SERIF, self.type_size * 0.5))
            words = cell_words(self.sheet, line, column)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)
