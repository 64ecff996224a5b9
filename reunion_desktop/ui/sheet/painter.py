"""Painter of the score sheet: paper, lines, labels, and figures by hand or in type.

Paints a layout on any paint device, a widget, an image or a page; has no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from reunion_desktop.engine.sheet import (
    CROWN,
    SLASH,
    STROKES_FOR_FIGURES,
    TICK,
    UNDERLINE,
    Cell,
    Ladder,
    Row,
    RowKind,
    Sheet,
)
from reunion_desktop.ui.look.typefaces import SERIF, elided, font, shrunk
from reunion_desktop.ui.sheet.cell_ink import SUITS, RectKey, SheetPen, Stroke, paint_suit
from reunion_desktop.ui.sheet.details import (
    CHECK,
    HEAD,
    details_of,
    fitted_heads,
    name_cells,
    paint_heads,
)
from reunion_desktop.ui.sheet.layout import (
    PlacedRow,
    Ruling,
    SheetLayout,
    dealer_dot,
    is_noted,
    note_height,
)
from reunion_desktop.ui.sheet.look import SheetLook
from reunion_desktop.ui.sheet.words import line_label, spans, words_of
from reunion_desktop.ui.sheet.writing import Progress

if TYPE_CHECKING:
    from reunion_desktop.ui.sheet.block_painter import BlockPainter

translate = QCoreApplication.translate

_STACKED = 0.82
"""A label below this factor is broken into two lines of this factor."""
_DONE = Progress(1.0)
"""Progress of a cell in which nothing is being written."""


class _CellInk(NamedTuple):
    """Ink in a cell."""

    entry: tuple[Stroke, ...]
    """Figures and signs."""
    ring: Stroke | None
    """Ring around the winning total."""


@lru_cache(maxsize=512)
def _cell_ink(pen: SheetPen, kind: RowKind, cell: Cell, place: RectKey, seed: str) -> _CellInk:
    """The whole ink of a cell at a place; cached."""
    rect = QRectF(*place)
    entry = tuple([Stroke.of(ink) for ink, _done in pen.inks(kind, cell, rect, seed, 1.0)])
    return _CellInk(entry, Stroke.of(pen.ring(kind, cell, rect, seed)) if cell.ring else None)


def _seed(row: Row, column: int) -> str:
    """Seed of the irregularities of a cell's ink."""
    return f"{row.game}/{row.key.upper()}/{row.deal}/{column}"


@dataclass(frozen=True, slots=True)
class SheetPainter:
    """Paints one sheet with a layout."""

    sheet: Sheet
    layout: SheetLayout
    look: SheetLook
    type_size: float
    """Height of the labels' type, in logical pixels."""
    by_hand: bool = True
    """True for handwritten figures; otherwise they are printed."""
    initials: tuple[str, ...] = ()
    """Column headings; empty for the names if they fit, else for the shortest initials."""
    for_page: bool = False
    """True for a printed or exported page: few path elements, and invisible text for search."""

    @property
    def _pen(self) -> SheetPen:
        return SheetPen(self.by_hand, self.layout.row_height)

    @property
    def _blocks(self) -> BlockPainter:
        """Painter of strokes and ladders, which some games do not have; created on first use."""
        from reunion_desktop.ui.sheet.block_painter import BlockPainter  # noqa: PLC0415 - loaded late.

        return BlockPainter(self.sheet, self.look, self._pen, self.type_size, self.for_page)

    def head(self, painter: QPainter) -> None:
        """Paint the column headings, with the line below them."""
        head = self.layout.head
        short, share = self.heads()
        face = font(SERIF, self.type_size * HEAD * max(0.5, share), bold=True)
        painter.setFont(face)
        painter.setPen(QColor(self.look.ink))
        for letters, cell in zip(short, self._head_cells, strict=True):
            # All in one size: a name that is too long is elided, not shrunk.
            text = letters if "\n" in letters else elided(face, letters, cell.width() - 4)
            # Clear of the line below: there is more blank above capitals than below other letters.
            room = cell.translated(0, -3) if "\n" in letters else cell
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        paint_heads(painter, self.sheet, self.layout, self.type_size, self.look.quiet)
        grid = QRectF(head.band.left(), head.bottom - 1, head.band.width(), 1)
        self._line(painter, grid, 1.0)
        self._line(painter, grid.translated(0, -2), 0.45)

    @property
    def _head_cells(self) -> tuple[QRectF, ...]:
        return name_cells(self.sheet, self.layout)

    def heads(self) -> tuple[tuple[str, ...], float]:
        """Column headings and their size: the one that the longest needs."""
        return fitted_heads(self.sheet, self.initials, self._share)

    def _share(self, words: str) -> float:
        """Factor at which a text fits above a column; at most 1."""
        metrics = QFontMetricsF(font(SERIF, self.type_size * HEAD, bold=True))
        room = min((cell.width() for cell in self._head_cells), default=0) - 8
        if self.for_page and len(self.layout.head.cells) < len(self.sheet.names):
            # Names of a whole side are several words: they need a visible gap to the next column.
            room -= 0.6 * self.type_size
        lines = words.split("\n")
        high = self.layout.head.band.height() / (len(lines) * metrics.lineSpacing())
        return min(1.0, high, room / max(1.0, *map(metrics.horizontalAdvance, lines)))

    def rows(
        self,
        painter: QPainter,
        visible: QRectF,
        progress: Mapping[tuple[int, int], Progress] | None = None,
    ) -> None:
        """Paint the visible rows; ``progress`` is that of each cell being written."""
        for index, placed in enumerate(self.layout.rows):
            if placed.bottom < visible.top() or placed.top > visible.bottom():
                continue
            self._ruling(painter, placed)
            self._label(painter, placed)
            if isinstance(placed.row, Ladder):
                self._blocks.post(painter, placed.row, placed.cells)
            for written, rect in details_of(placed):
                self._cell(painter, written, 0, rect, _DONE)
            for column in range(len(placed.cells)):
                so_far = _DONE if progress is None else progress.get((index, column + 1), _DONE)
                if isinstance(placed.row, Row):
                    self._cell(painter, placed.row, column, placed.cells[column], so_far)
                else:
                    self._blocks.paint(painter, placed.row, column, placed.cells, so_far)

    def rehearsed(self) -> Iterator[None]:
        """Compute the ink of one cell after another, so that painting is fast."""
        for placed in self.layout.rows:
            for written, rect in details_of(placed):
                self._ink_of(written, 0, self._room(written, rect))
                yield
            for column, rect in enumerate(placed.cells):
                if isinstance(placed.row, Row):
                    self._ink_of(placed.row, column, self._room(placed.row, rect))
                else:
                    self._blocks.rehearse(placed.row, column, placed.cells)
                yield

    def _ink_of(self, row: Row, column: int, rect: QRectF) -> _CellInk:
        seed = _seed(row, column)
        return _cell_ink(self._pen, row.kind, row.cells[column], RectKey.of(rect), seed)

    def _ruling(self, painter: QPainter, placed: PlacedRow) -> None:
        band = placed.band
        if spans(placed.row):
            self._line(painter, QRectF(band.left(), band.bottom() - 1, band.width(), 1), 0.55)
            return
        ends = [cell.left() for cell in placed.cells]
        if isinstance(placed.row, Row) and placed.row.details:
            details = (rect for rect in placed.details if rect.width() > 0)
            ends += [rect.left() for rect in details if rect.left() >= placed.label.right()]
        ends.append(band.right())
        for x in () if isinstance(placed.row, Ladder) else ends:
            self._line(painter, QRectF(x - 1, band.top(), 1, band.height()), 0.42)
        across = QRectF(band.left(), band.top() - 1, band.width(), 1)
        if placed.above is Ruling.HAIR:
            self._line(painter, across, 0.34)
        elif placed.above is Ruling.FIRM:
            self._line(painter, across.adjusted(0, -0.5, 0, 0), 1.0)
        elif placed.above is Ruling.DOUBLE:
            self._line(painter, across, 1.0)
            self._line(painter, across.translated(0, -3), 1.0)
        if placed.is_closed:
            self._line(painter, across.translated(0, band.height()), 0.34)

    def _line(self, painter: QPainter, line: QRectF, strength: float) -> None:
        colour = QColor(self.look.line)
        colour.setAlphaF(strength)
        painter.fillRect(line, colour)

    def _label(self, painter: QPainter, placed: PlacedRow) -> None:
        row, heading = placed.row, spans(placed.row)
        text = line_label(self.sheet, row)
        painter.setPen(QColor(self.look.quiet))
        if text:
            rect = placed.band if heading else placed.label.adjusted(0, 0, -4, 0)
            upright = isinstance(row, Row) and row.kind is RowKind.DEAL
            face = font(SERIF, self.type_size, italic=not upright)
            taken = QFontMetricsF(face).horizontalAdvance(text) * _STACKED
            if " " in text and taken > rect.width() and not heading:
                self._in_two_lines(painter, rect, text, face)
            else:
                self._fitted(painter, rect, text, face)
        if isinstance(row, Row) and row.check:
            painter.setFont(font(SERIF, self.type_size * CHECK, bold=True))
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            room = self._room(row, placed.check).adjusted(3, 0, 0, 0)
            painter.drawText(room, left, row.check)

    def _in_two_lines(self, painter: QPainter, rect: QRectF, text: str, face: QFont) -> None:
        """Paint a label of two words in two lines."""
        first, _, second = text.partition(" ")
        face.setPixelSize(max(1, round(min(face.pixelSize() * _STACKED, rect.height() * 0.42))))
        half = rect.height() / 2
        self._fitted(painter, QRectF(rect.left(), rect.top(), rect.width(), half), first, face)
        lower = QRectF(rect.left(), rect.top() + half, rect.width(), half)
        self._fitted(painter, lower, second, face)

    def _fitted(
        self, painter: QPainter, rect: QRectF, text: str, face: QFont, *, centred: bool = False
    ) -> None:
        """Paint text in a smaller size if it does not fit, and elided if that is not enough."""
        face = shrunk(face, text, rect.width())
        painter.setFont(face)
        across = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        across |= Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, across, elided(face, text, rect.width()))

    def _cell(
        self, painter: QPainter, row: Row, column: int, rect: QRectF, so_far: Progress
    ) -> None:
        cell, share = row.cells[column], so_far.share
        ink = self.look.ink_of(cell)
        if cell.dealer and (share >= 1 or not cell.has_entry):
            self._dot(painter, rect, ink, 0.45 if cell.pencil else 0.9)
        if cell.note:
            self._note(painter, rect, words_of(self.sheet).note(cell.note))
        if cell.former:
            rect = self._former(painter, row, cell.former, rect)
        rect = self._room(row, rect)
        ring = None
        if share >= 1:
            entry, ring = self._ink_of(row, column, rect)
            for stroke in entry:
                stroke.paint(painter, ink, for_page=self.for_page)
        else:
            self._unfinished(painter, row, column, rect, so_far)
        if cell.text and share > 0 and not self._pen.writes(cell):
            self._typed(painter, row, cell, rect, ink)
        if ring is not None:
            ring.paint(painter, QColor(self.look.accent), for_page=self.for_page)
        if self.for_page:
            self._letters(painter, row, cell, rect)

    def _former(self, painter: QPainter, row: Row, former: tuple[str, ...], rect: QRectF) -> QRectF:
        """Paint figures that were corrected, struck through; returns the room beside them."""
        wide = rect.width() / (len(former) + 1)
        for place, text in enumerate(former):
            part = QRectF(rect.left() + place * wide, rect.top(), wide, rect.height())
            old = replace(row, cells=(Cell(text, struck=True),))
            self._cell(painter, old, 0, part, _DONE)
        return rect.adjusted(wide * len(former), 0, 0, 0)

    def _unfinished(
        self, painter: QPainter, row: Row, column: int, rect: QRectF, so_far: Progress
    ) -> None:
        """Paint ink that is being written."""
        cell = row.cells[column]
        ink = self.look.ink_of(cell)
        before = so_far.before if isinstance(so_far.before, Cell) else None
        inks = self._pen.inks(row.kind, cell, rect, _seed(row, column), so_far.share, before)
        for part, done in inks:
            painter.fillPath(part.path(done), ink)

    def _dot(self, painter: QPainter, rect: QRectF, ink: QColor, strength: float) -> None:
        """Paint the dealer's dot."""
        place, radius = dealer_dot(rect)
        dot = QColor(ink)
        dot.setAlphaF(strength)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dot)
        painter.drawEllipse(place, radius, radius)

    def _room(self, row: Row, rect: QRectF) -> QRectF:
        """Rectangle for the figures of a cell, without the word below them."""
        return rect.adjusted(0, 0, 0, -note_height(self.layout.row_height) if is_noted(row) else 0)

    def _note(self, painter: QPainter, rect: QRectF, word: str) -> None:
        """Paint a word at the foot of a cell."""
        high = note_height(self.layout.row_height)
        painter.setPen(QColor(self.look.loss))
        face = font(SERIF, self.type_size * 0.86, bold=True, italic=True)
        foot = QRectF(rect.left(), rect.bottom() - high * 1.25, rect.width(), high)
        self._fitted(painter, foot, word, face, centred=True)

    def _typed(self, painter: QPainter, row: Row, cell: Cell, rect: QRectF, ink: QColor) -> None:
        box = self._pen.box(row.kind, cell, rect)
        if self.look.german and cell.text in SUITS:
            paint_suit(painter, cell.text, box, ink, for_page=self.for_page)
            return
        painter.setFont(self._pen.face(row.kind, box.height()))
        painter.setPen(ink)
        painter.drawText(box.adjusted(-20, -20, 20, 20), Qt.AlignmentFlag.AlignCenter, cell.text)

    def _letters(self, painter: QPainter, row: Row, cell: Cell, rect: QRectF) -> None:
        """Paint the cell in invisible letters: *_14_ •*, as in the plain text of the sheet."""
        centre = Qt.AlignmentFlag.AlignCenter
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setFont(font(SERIF, self.type_size))
        if cell.dealer and not cell.pencil:
            place, _radius = dealer_dot(rect)
            painter.drawText(QRectF(place.x() - 9, place.y() - 9, 18, 18), centre, "•")
        if cell.mark in STROKES_FOR_FIGURES:
            sign = {SLASH: "/", CROWN: "K", TICK: "x"}.get(cell.mark, "–")
            painter.drawText(rect, centre, sign)
            return
        box = self._pen.box(row.kind, cell, rect)
        taken = QFontMetricsF(font(SERIF, box.height())).horizontalAdvance(cell.text)
        share = min(1.0, box.width() / taken) if taken else 1.0
        painter.setFont(font(SERIF, box.height() * share))
        if cell.text and self._pen.writes(cell):
            painter.drawText(box.adjusted(-20, -20, 20, 20), centre, cell.text)
        if cell.mark == UNDERLINE:
            for edge in (box.left(), box.right()):
                foot = QRectF(edge - 9, box.top() - 9, 18, box.height() + 18)
                painter.drawText(foot, centre, "_")
