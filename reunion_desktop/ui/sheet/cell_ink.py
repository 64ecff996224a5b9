"""Ink or type in a cell of the score sheet, as values: how wide, how high, which strokes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from reunion_desktop.engine.scoring import Mark
from reunion_desktop.ui.look.typefaces import SERIF, font
from reunion_desktop.ui.pen.strokes import (
    Ink,
    can_write,
    ink_of,
    oval,
    ringed,
    ruled,
    straight,
    text_width,
)
from reunion_desktop.ui.sheet.layout import dash, figure_box, figure_height, slash, underline
from reunion_desktop.ui.sheet.rows import Cell, Row, RowKind

_STRONG = {RowKind.TOTALS, RowKind.BALANCE, RowKind.SESSION_BALANCE, RowKind.SESSION_RECEIPTS}
_ADDED = {RowKind.DEAL, RowKind.PLAYOFF, RowKind.TOTALS}


@dataclass(frozen=True, slots=True)
class SheetPen:
    """A quill, a piece of chalk, or a printer's type."""

    by_hand: bool
    """Whether figures are handwritten; otherwise set in type, and lines are ruled."""
    row_height: float
    """Of a row of points."""

    def writes(self, cell: Cell) -> bool:
        """Whether a cell's figures are written by hand."""
        return self.by_hand and can_write(cell.text)

    def inks(
        self, row: Row, cell: Cell, rect: QRectF, seed: str, share: float
    ) -> Iterator[tuple[Ink, float]]:
        """What a pen leaves in a cell, and how far; figures only if they are written by hand."""
        broad = self.row_height * 0.07
        if cell.mark in (Mark.SLASH, Mark.DASH):
            start, end = slash(rect) if cell.mark is Mark.SLASH else dash(rect)
            yield self._rule(start, end, broad, seed), share
            return
        box = self.box(row, cell, rect)
        if cell.text and self.writes(cell):
            underlined = cell.mark is Mark.UNDERLINE
            figures = ink_of(cell.text, box.height(), seed)
            figures = figures.moved(box.x(), box.y())
            yield figures, min(1.0, share / 0.75) if underlined else share
        if cell.mark is Mark.UNDERLINE and share > 0.75:
            start, end = underline(rect, box)
            yield self._rule(start, end, broad * 0.8, seed), (share - 0.75) / 0.25

    def ring(self, row: Row, cell: Cell, rect: QRectF, seed: str) -> Ink:
        """The ring round a total that won."""
        box = self.box(row, cell, rect)
        half_width = min(box.width() / 2 + box.height() * 0.34, rect.width() / 2 - 1)
        half_height = min(box.height() * 0.74, rect.height() / 2)
        broad = self.row_height * 0.045
        middle = QPointF(min(box.center().x(), rect.right() - half_width), box.center().y())
        if self.by_hand:
            return ringed(middle.toTuple(), half_width, half_height, broad, seed)
        return oval(middle.toTuple(), half_width, half_height, broad * 0.8)

    def box(self, row: Row, cell: Cell, rect: QRectF) -> QRectF:
        """Where the figures of a cell lie."""
        text = cell.text
        wide = text_width(text) if self.writes(cell) else self._set_width(row, text)
        height = figure_height(rect, self.row_height, wide, small=row.kind not in _ADDED)
        return figure_box(rect, wide, height, self.row_height)

    def face(self, row: Row, height: float) -> QFont:
        """The type of figures so high."""
        face = font(SERIF, height * 1.3, bold=row.kind in _STRONG)
        face.setFeature(QFont.Tag("tnum"), 1)
        face.setFeature(QFont.Tag("lnum"), 1)
        return face

    def _rule(self, start: QPointF, end: QPointF, width: float, seed: str) -> Ink:
        """A line from place to place, by hand or as a printer has it."""
        if self.by_hand:
            return ruled(start.toTuple(), end.toTuple(), width, seed)
        return straight(start.toTuple(), end.toTuple(), width * 0.72)

    def _set_width(self, row: Row, text: str) -> float:
        """How wide a text comes out in type, in heights of a figure."""
        return QFontMetricsF(self.face(row, 100)).horizontalAdvance(text) / 100
