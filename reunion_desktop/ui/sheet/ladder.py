"""Ladder of two sides on a slate: an upright and rungs, one half of each rung per side.

Pure geometry and ink; the painter chooses the colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.engine.sheet import Ladder, Marks, Written
from reunion_desktop.ui.pen.strokes import Ink, can_write, ink_of, text_width
from reunion_desktop.ui.sheet.marks import Hand, Touch, Trace, marks_height
from reunion_desktop.ui.sheet.writing import LadderSide, part_done, sides

_RUNG = 0.74
"""Distance of two rungs, in row heights."""

_ABOVE, _BELOW = 0.55, 0.62
"""How far the upright extends beyond the first and last rung, in row heights."""

_FOOT = 0.95
"""Room for the number below the ladder, in row heights."""

_LONGEST = 1.6
"""Length of half a rung in row heights, if the column has room."""

_SHARE = 0.62
"""Largest share of the column for half a rung."""

FIGURES = 0.62
"""Height of the number's figures, in row heights."""

_FRAME, _TICK, _TICK_STEP = 0.10, 0.34, 0.30
"""Distance of the frame from the edge, and length and distance of its marks, in row heights."""

_POST = 0.085
"""Width of the upright's line, in row heights."""

_HALFWAY = 0.4
"""Progress of wiping at which the number becomes hardly visible."""


def block_height(block: Marks | Ladder, row_height: float, column: float) -> float:
    """Height of strokes in columns of a given width, or of a ladder with the number below it."""
    if isinstance(block, Marks):
        return marks_height(block, row_height, column)
    return round((_ABOVE + (block.rungs - 1) * _RUNG + _BELOW + _FOOT) * row_height)


class LadderLayout(NamedTuple):
    """Places of the parts of a ladder; half-rungs and marks are counted from 0."""

    rungs: int
    cells: tuple[QRectF, ...]
    """The two columns."""
    row_height: float

    @property
    def _middle(self) -> float:
        return self.cells[1].left()

    def upright(self) -> tuple[QPointF, QPointF]:
        """Ends of the upright, between the two columns."""
        top = self.cells[0].top()
        high = _ABOVE + (self.rungs - 1) * _RUNG + _BELOW
        foot = top + high * self.row_height - self.row_height * 0.1
        return QPointF(self._middle, top + self.row_height * 0.14), QPointF(self._middle, foot)

    def half_rung(self, number: int, column: int) -> tuple[QPointF, QPointF]:
        """Ends of half a rung, from the upright outwards, counted from below."""
        from_top = self.rungs - 1 - number
        y = self.cells[0].top() + (_ABOVE + from_top * _RUNG) * self.row_height
        long = self._half_length(column)
        end = self._middle - long if column == 0 else self._middle + long
        return QPointF(self._middle, y), QPointF(end, y)

    def _half_length(self, column: int) -> float:
        return min(_LONGEST * self.row_height, self.cells[column].width() * _SHARE)

    def number_box(self, written: Written, wide: float) -> QRectF:
        """Rectangle of the number: below its side's half-rungs, or below the upright.

        Its width is given in heights of a figure.
        """
        high = FIGURES * self.row_height
        x = self._middle
        if written.column is not None:
            out = self._half_length(written.column) / 2
            x += max(out, wide * high / 2 + 4) * (-1 if written.column == 0 else 1)
        middle = self.cells[0].bottom() - _FOOT * self.row_height / 2
        return QRectF(x - wide * high / 2, middle - high / 2, wide * high, high)

    def frame_line(self, column: int) -> tuple[QPointF, QPointF]:
        """Ends of the frame's inner edge at a side."""
        cell = self.cells[column]
        away = _FRAME * self.row_height + _TICK * self.row_height / 2
        x = cell.left() + away if column == 0 else cell.right() - away
        inset = 0.1 * self.row_height
        return QPointF(x, cell.top() + inset), QPointF(x, cell.bottom() - inset)

    def frame_mark(self, number: int, column: int) -> tuple[QPointF, QPointF]:
        """Ends of a mark on the frame, counted from above."""
        edge, _ = self.frame_line(column)
        y = edge.y() + (0.32 + number * _TICK_STEP) * self.row_height
        half = _TICK * self.row_height / 2
        return QPointF(edge.x() - half, y), QPointF(edge.x() + half, y - 0.05 * self.row_height)


def post(ladder: Ladder, cells: tuple[QRectF, ...], hand: Hand) -> Ink:
    """Ink of the upright, which belongs to neither side."""
    start, end = LadderLayout(ladder.rungs, cells, hand.row_height).upright()
    return hand.line(start, end, f"{ladder.game}/ladder/post", _POST)


def traces(
    ladder: Ladder,
    column: int,
    cells: tuple[QRectF, ...],
    hand: Hand,
    share: float = 1.0,
    before: LadderSide | None = None,
) -> Iterator[Trace]:
    """Traces of one side's half of a ladder, without a printed number.

    A share from 0 to 1 is done of the change from the state before.
    """
    side = sides(ladder)[column]
    was = side if before is None else before
    layout = LadderLayout(ladder.rungs, cells, hand.row_height)
    seed = f"{ladder.game}/ladder/{column}"
    for number in range(ladder.rungs):
        start, end = layout.half_rung(number, column)
        name = f"{seed}/{number}"
        if number >= side.wiped:
            yield Trace(hand.line(start, end, name), Touch.WRITTEN)
        else:
            yield from hand.wiped(start, end, name, _part(number, was.wiped, side.wiped, share))
    # On paper there is no frame: a mark there would be a stroke without a meaning.
    for number in range(side.frame if hand.wipes else 0):
        start, end = layout.frame_mark(number, column)
        part = _part(number, was.frame, side.frame, share)
        yield Trace(hand.line(start, end, f"{seed}/frame/{number}"), Touch.WRITTEN, part)
    yield from _number_traces(side.number, was.number, layout, hand, f"{seed}/number", share)


def _part(number: int, before: int, after: int, share: float) -> float:
    """Part that is done of one of several changes, which are made in turn."""
    return 1.0 if number < before else part_done(share * (after - before), number - before)


def _number_traces(
    written: Written | None,
    before: Written | None,
    layout: LadderLayout,
    hand: Hand,
    seed: str,
    share: float,
) -> Iterator[Trace]:
    """Traces of the number below a ladder, written or being wiped; none if it is printed."""
    number = written or before
    if number is None or not hand.by_hand or not can_write(str(number.points)):
        return
    text = str(number.points)
    box = layout.number_box(number, text_width(text))
    ink = ink_of(text, box.height(), seed).moved(box.x(), box.y())
    if written is not None:
        yield Trace(ink, Touch.WRITTEN, 1.0 if before == written else share)
        return
    start, end = QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y())
    if not hand.wipes:
        yield Trace(ink, Touch.WRITTEN)
        yield Trace(hand.line(start, end, f"{seed}/across"), Touch.CANCELLED, share)
        return
    yield Trace(ink, Touch.WRITTEN if share < _HALFWAY else Touch.FADED)
    yield from hand.smear(start, end, seed, share, FIGURES)
