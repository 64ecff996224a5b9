"""The score sheet in paint: paper, ruling, words, and figures by hand or in type.

Paints a layout onto whatever a painter paints on, a widget, a picture or a page; keeps nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from reunion_desktop.engine.scoring import Mark, ScoreSheet
from reunion_desktop.ui.sheet_layout import (
    PlacedRow,
    Ruling,
    SheetLayout,
    dash,
    dealer_dot,
    figure_box,
    figure_height,
    slash,
    underline,
)
from reunion_desktop.ui.sheet_rows import Cell, Row, RowKind, initials
from reunion_desktop.ui.sheet_words import row_label
from reunion_desktop.ui.strokes import can_write, ringed, ruled, text_width, written
from reunion_desktop.ui.theme import SERIF, Palette, font

_UNITS = {RowKind.BOWERS, RowKind.STANGEN, RowKind.SETTLEMENT}
_STRONG = {RowKind.TOTALS, RowKind.BALANCE, RowKind.SESSION_BALANCE, RowKind.SESSION_RECEIPTS}
_ADDED = {RowKind.DEAL, RowKind.PLAYOFF, RowKind.TOTALS}


@dataclass(frozen=True, slots=True)
class SheetLook:
    """The colours and materials of a sheet, colours as ``#rrggbb``."""

    ground: str
    ink: str
    quiet: str
    """Labels, running totals, the check figure."""
    line: str
    """The ruling."""
    accent: str
    """The focus, and the ring round the total that won."""
    laid: bool
    """Whether the ground shows the wires of laid paper."""


def paper_look(palette: Palette) -> SheetLook:
    """Laid paper and ink."""
    return SheetLook(
        palette.paper, palette.ink, palette.ink_quiet, "#a48f66", palette.red, laid=True
    )


def slate_look(palette: Palette) -> SheetLook:
    """Slate and chalk."""
    return SheetLook(palette.slate, palette.chalk, "#b4bcbd", "#687177", palette.lamp, laid=False)


@lru_cache(maxsize=8)
def paper_tile(look: SheetLook, ratio: float) -> QPixmap:
    """A piece of the sheet's ground that can be laid side by side, painted once.

    Args:
        look: the materials.
        ratio: device pixels to a logical pixel.
    """
    size = 96
    tile = QPixmap(round(size * ratio), round(size * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(QColor(look.ground))
    if look.laid:
        painter = QPainter(tile)
        wire = QColor(look.line)
        for step in range(size // 3):
            wire.setAlphaF(0.055 + 0.03 * (step * 7 % 5) / 5)
            painter.fillRect(QRectF(0, step * 3, size, 1), wire)
        wire.setAlphaF(0.10)
        for x in (23, 71):
            painter.fillRect(QRectF(x, 0, 1, size), wire)
        painter.end()
    return tile


@dataclass(frozen=True, slots=True)
class SheetPainter:
    """Paints one sheet as it was laid out."""

    sheet: ScoreSheet
    layout: SheetLayout
    look: SheetLook
    type_size: float
    """Height of the labels' type, in logical pixels."""
    by_hand: bool = True
    """Whether figures are handwritten; otherwise set in type."""

    def head(self, painter: QPainter, width: float) -> None:
        """The initials, with the line under them from edge to edge."""
        head = self.layout.head
        face = font(SERIF, self.type_size * 1.35, bold=True)
        painter.setFont(face)
        painter.setPen(QColor(self.look.ink))
        for short, cell in zip(initials(self.sheet.names), head.cells, strict=True):
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, short)
        self._line(painter, QRectF(0, head.bottom - 1, width, 1), 1.0)
        self._line(painter, QRectF(0, head.bottom - 3, width, 1), 0.45)

    def rows(
        self,
        painter: QPainter,
        visible: QRectF,
        progress: Mapping[tuple[int, int], float] | None = None,
    ) -> None:
        """The rows in sight.

        Args:
            painter: at the origin of the layout.
            visible: what has to be painted.
            progress: how much of a cell is written, 0 to 1, by row and column; all where absent.
        """
        for index, placed in enumerate(self.layout.rows):
            if placed.bottom < visible.top() or placed.top > visible.bottom():
                continue
            self._ruling(painter, placed)
            self._label(painter, placed)
            for seat, rect in enumerate(placed.cells):
                share = 1.0 if progress is None else progress.get((index, seat + 1), 1.0)
                self._cell(painter, placed.row, seat, rect, share)

    def _ruling(self, painter: QPainter, placed: PlacedRow) -> None:
        band = placed.band
        if placed.row.kind is RowKind.HEADING:
            self._line(painter, QRectF(band.left(), band.bottom() - 1, band.width(), 1), 0.55)
            return
        for cell in placed.cells:
            self._line(painter, QRectF(cell.left() - 1, cell.top(), 1, cell.height()), 0.42)
        right = placed.cells[-1].right() if placed.cells else band.right()
        self._line(painter, QRectF(right - 1, band.top(), 1, band.height()), 0.42)
        across = QRectF(band.left(), band.top() - 1, band.width(), 1)
        if placed.above is Ruling.HAIR:
            self._line(painter, across, 0.34)
        elif placed.above is Ruling.FIRM:
            self._line(painter, across.adjusted(0, -0.5, 0, 0), 1.0)
        elif placed.above is Ruling.DOUBLE:
            self._line(painter, across, 1.0)
            self._line(painter, across.translated(0, -3), 1.0)
        if placed is self.layout.rows[-1]:
            self._line(painter, across.translated(0, band.height()), 0.34)

    def _line(self, painter: QPainter, line: QRectF, strength: float) -> None:
        colour = QColor(self.look.line)
        colour.setAlphaF(strength)
        painter.fillRect(line, colour)

    def _label(self, painter: QPainter, placed: PlacedRow) -> None:
        row = placed.row
        heading = row.kind is RowKind.HEADING
        helped = heading and self.sheet.games[row.game - 1].helped
        text = row_label(row, helped=helped, ledger=self.sheet.ledger)
        painter.setPen(QColor(self.look.quiet))
        if text:
            rect = placed.band if heading else placed.label.adjusted(0, 0, -4, 0)
            self._fitted(painter, rect, text, italic=row.kind is not RowKind.DEAL)
        if row.check:
            painter.setFont(font(SERIF, self.type_size * 0.82))
            painter.drawText(
                placed.check.adjusted(3, 0, 0, 0),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                row.check,
            )

    def _fitted(self, painter: QPainter, rect: QRectF, text: str, *, italic: bool) -> None:
        """A label, a little smaller where it would not fit, shortened where that is not enough."""
        face = font(SERIF, self.type_size, italic=italic)
        wide = QFontMetricsF(face).horizontalAdvance(text)
        if wide > rect.width():
            face = font(SERIF, self.type_size * max(0.64, rect.width() / wide), italic=italic)
            text = QFontMetricsF(face).elidedText(
                text, Qt.TextElideMode.ElideRight, rect.width() + 1
            )
        painter.setFont(face)
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _cell(self, painter: QPainter, row: Row, seat: int, rect: QRectF, share: float) -> None:
        cell = row.cells[seat]
        ink = QColor(self.look.quiet if cell.pencil else self.look.ink)
        seed = f"{row.game}/{row.kind.name}/{row.deal}/{seat}"
        if cell.dealer and (share >= 1 or not cell.written):
            place, radius = dealer_dot(rect)
            dot = QColor(ink)
            dot.setAlphaF(0.45 if cell.pencil else 0.9)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(dot)
            painter.drawEllipse(place, radius, radius)
        painter.fillPath(self._ink(row, cell, rect, seed, share), ink)
        if cell.text and share > 0 and not self._handwritten(cell):
            self._typed(painter, row, cell, rect, ink)
        if cell.winner and share >= 1:
            painter.fillPath(self._ring(row, cell, rect, seed), QColor(self.look.accent))

    def _handwritten(self, cell: Cell) -> bool:
        return self.by_hand and can_write(cell.text)

    def _ink(self, row: Row, cell: Cell, rect: QRectF, seed: str, share: float) -> QPainterPath:
        """What a pen leaves in a cell; figures only where they are written by hand."""
        broad = self.layout.row_height * 0.07
        if cell.mark in (Mark.SLASH, Mark.DASH):
            start, end = slash(rect) if cell.mark is Mark.SLASH else dash(rect)
            return ruled(start.toTuple(), end.toTuple(), broad, seed).path(share)
        path = QPainterPath()
        box = self._box(row, cell, rect)
        if self._handwritten(cell):
            figures = written(cell.text, box.height(), seed).path(
                min(1.0, share / 0.75) if cell.mark is Mark.UNDERLINE else share
            )
            figures.translate(box.topLeft())
            path.addPath(figures)
            path.setFillRule(Qt.FillRule.WindingFill)
        if cell.mark is Mark.UNDERLINE and share > 0.75:
            start, end = underline(rect, box)
            line = ruled(start.toTuple(), end.toTuple(), broad * 0.8, seed)
            path.addPath(line.path((share - 0.75) / 0.25))
        return path

    def _box(self, row: Row, cell: Cell, rect: QRectF) -> QRectF:
        wide = text_width(cell.text) if can_write(cell.text) else 0.6 * len(cell.text)
        height = figure_height(rect, self.layout.row_height, wide, small=row.kind not in _ADDED)
        return figure_box(rect, wide, height, aligned=row.kind in _ADDED)

    def _typed(self, painter: QPainter, row: Row, cell: Cell, rect: QRectF, ink: QColor) -> None:
        box = self._box(row, cell, rect)
        face = font(SERIF, box.height() * 1.3, bold=row.kind in _STRONG)
        face.setFeature(QFont.Tag("tnum"), 1)
        face.setFeature(QFont.Tag("lnum"), 1)
        painter.setFont(face)
        painter.setPen(ink)
        painter.drawText(box.adjusted(-20, -20, 20, 20), Qt.AlignmentFlag.AlignCenter, cell.text)

    def _ring(self, row: Row, cell: Cell, rect: QRectF, seed: str) -> QPainterPath:
        box = self._box(row, cell, rect)
        half_width = min(box.width() / 2 + box.height() * 0.34, rect.width() / 2 - 1)
        half_height = min(box.height() * 0.74, rect.height() / 2)
        broad = self.layout.row_height * 0.045
        middle = QPointF(min(box.center().x(), rect.right() - half_width), box.center().y())
        return ringed(middle.toTuple(), half_width, half_height, broad, seed).path()
