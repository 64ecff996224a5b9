"""Ink or type in a cell of the score sheet: width, height and strokes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath

from reunion_desktop.engine.sheet import (
    CROWN,
    SLASH,
    STROKES_FOR_FIGURES,
    TICK,
    UNDERLINE,
    Cell,
    RowKind,
)
from reunion_desktop.ui.cards.paint import tinted_image
from reunion_desktop.ui.look.typefaces import SERIF, font
from reunion_desktop.ui.pen.engraving import GRAINS, engraved
from reunion_desktop.ui.pen.glyphs import crown
from reunion_desktop.ui.pen.strokes import (
    Ink,
    can_write,
    ink_of,
    line_between,
    oval,
    ringed,
    text_width,
)
from reunion_desktop.ui.sheet.layout import (
    dash,
    figure_box,
    figure_height,
    slash,
    strike,
    tick,
    underline,
)
from reunion_desktop.ui.sheet.writing import part_done

_STRONG = {RowKind.TOTALS, RowKind.BALANCE, RowKind.SESSION}
_ADDED = {RowKind.DEAL, RowKind.EXTRA, RowKind.TOTALS}


SUITS = {"♣": "C", "♠": "S", "♥": "H", "♦": "D"}
"""Letters of the suits by their signs in a cell."""
_LARGER = 1.25
"""Side of a suit's picture in heights of a figure."""
_FINE = 8
"""Pixels of a suit's picture on a page, in units of the page."""


class RectKey(NamedTuple):
    """Rectangle as the key of a cache."""

    left: float
    top: float
    width: float
    height: float

    @classmethod
    def of(cls, rect: QRectF) -> RectKey:
        """Convert a rectangle of Qt."""
        return cls(rect.x(), rect.y(), rect.width(), rect.height())


class Stroke(NamedTuple):
    """Ink with its outline, which takes most of the painting time."""

    ink: Ink
    outline: QPainterPath

    @classmethod
    def of(cls, ink: Ink) -> Stroke:
        """Compute the outline of ink."""
        return cls(ink, ink.path())

    def paint(self, painter: QPainter, colour: QColor, *, for_page: bool) -> None:
        """Paint the whole stroke; with few path elements on a page."""
        if not for_page:
            painter.fillPath(self.outline, colour)
            return
        painter.save()
        painter.scale(1 / GRAINS, 1 / GRAINS)
        painter.fillPath(engraved(self.ink), colour)
        painter.restore()


class SheetPen(NamedTuple):
    """Writing tool: quill, chalk or printed type."""

    by_hand: bool
    """True for handwritten figures; otherwise they are printed, and lines are ruled."""
    row_height: float
    """Height of a row of points."""

    def writes(self, cell: Cell) -> bool:
        """Return True if a cell's figures are handwritten."""
        return self.by_hand and can_write(cell.text)

    def inks(
        self,
        kind: RowKind,
        cell: Cell,
        rect: QRectF,
        seed: str,
        share: float,
        before: Cell | None = None,
    ) -> Iterator[tuple[Ink, float]]:
        """Ink in a cell with its progress; figures only if they are handwritten.

        A share from 0 to 1 is written of the change from the content before.
        """
        if cell.mark in (CROWN, TICK):
            edges = list(pairwise((crown if cell.mark == CROWN else tick)(rect)))
            for number, edge in enumerate(edges):
                if part := part_done(share * len(edges), number):
                    yield self._rule(edge, 0.6, f"{seed}/{number}"), part
        elif cell.mark in STROKES_FOR_FIGURES:
            yield self._rule(slash(rect) if cell.mark == SLASH else dash(rect), 1, seed), share
        else:
            yield from self._figures(cell, rect, self.box(kind, cell, rect), seed, share, before)

    def _figures(
        self, cell: Cell, rect: QRectF, box: QRectF, seed: str, share: float, before: Cell | None
    ) -> Iterator[tuple[Ink, float]]:
        """Ink of figures, and then of the lines below and through them."""
        lines = []
        if cell.mark == UNDERLINE:
            lines.append(self._rule(underline(rect, box), 0.8, seed))
        if cell.struck:
            lines.append(self._rule(strike(rect, box), 0.9, f"{seed}/struck"))
        first = 0.75 if lines else 1.0
        if lines and before is not None and before.text == cell.text:
            first = 0.0
        if cell.text and self.writes(cell):
            figures = ink_of(cell.text, box.height(), seed).moved(box.x(), box.y())
            yield figures, min(1.0, share / first) if first else 1.0
        if share > first:
            yield from ((line, (share - first) / (1 - first)) for line in lines)

    def ring(self, kind: RowKind, cell: Cell, rect: QRectF, seed: str) -> Ink:
        """Ring around the winning total."""
        box = self.box(kind, cell, rect)
        half_width = min(box.width() / 2 + box.height() * 0.34, rect.width() / 2 - 1)
        half_height = min(box.height() * 0.74, rect.height() / 2)
        broad = self.row_height * 0.045
        middle = QPointF(min(box.center().x(), rect.right() - half_width), box.center().y())
        if self.by_hand:
            return ringed(middle.toTuple(), half_width, half_height, broad, seed)
        return oval(middle.toTuple(), half_width, half_height, broad * 0.8)

    def box(self, kind: RowKind, cell: Cell, rect: QRectF) -> QRectF:
        """Rectangle of the figures of a cell."""
        text = cell.text
        wide = text_width(text) if self.writes(cell) else self._set_width(kind, text)
        height = figure_height(rect, self.row_height, wide, small=kind not in _ADDED)
        return figure_box(rect, wide, height, self.row_height)

    def face(self, kind: RowKind, height: float) -> QFont:
        """Font of figures of a given height."""
        face = font(SERIF, height * 1.3, bold=kind in _STRONG)
        face.setFeature(QFont.Tag("tnum"), 1)
        face.setFeature(QFont.Tag("lnum"), 1)
        return face

    def _rule(self, ends: tuple[QPointF, QPointF], broad: float, seed: str) -> Ink:
        """A line between two points, by hand or ruled."""
        start, end = (point.toTuple() for point in ends)
        width = self.row_height * 0.07 * broad
        return line_between(start, end, width, seed, by_hand=self.by_hand)

    def _set_width(self, kind: RowKind, text: str) -> float:
        """Width of a printed text, in heights of a figure."""
        return QFontMetricsF(self.face(kind, 100)).horizontalAdvance(text) / 100


@lru_cache(maxsize=64)
def _suit(letter: str, side: int, colour: str) -> QImage:
    return tinted_image(f"marks/german-{letter}.svg", side, colour)


def paint_suit(painter: QPainter, sign: str, box: QRectF, ink: QColor, *, for_page: bool) -> None:
    """Paint the suit of the German pack for a sign, in the middle of a box."""
    side = _LARGER * box.height()
    fine = _FINE if for_page else painter.device().devicePixelRatio()
    place = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    painter.drawImage(place, _suit(SUITS[sign], round(side * fine), ink.name()))
