"""Ladder of two sides on a slate: an upright and rungs, one half of each rung per side.

Pure geometry and ink; the painter chooses the colours.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.engine.sheet import Ladder, Written
from reunion_desktop.ui.pen.strokes import Ink, can_write, ink_of, text_width
from reunion_desktop.ui.sheet.marks import Hand, Touch, Trace
from reunion_desktop.ui.sheet.writing import LadderSide, sides

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


def ladder_height(ladder: Ladder, row_height: float) -> float:
    """Height of a ladder with the number below it."""
    return round((_ABOVE + (ladder.rungs - 1) * _RUNG + _BELOW + _FOOT) * row_height)


def upright(
    ladder: Ladder, cells: tuple[QRectF, ...], row_height: float
) -> tuple[QPointF, QPointF]:
    """Ends of the upright, between the two columns."""
    x, top = cells[1].left(), cells[0].top() + row_height * 0.14
    high = _ABOVE + (ladder.rungs - 1) * _RUNG + _BELOW
    return QPointF(x, top), QPointF(x, cells[0].top() + high * row_height - row_height * 0.1)


def half_rung(
    number: int, column: int, ladder: Ladder, cells: tuple[QRectF, ...], row_height: float
) -> tuple[QPointF, QPointF]:
    """Ends of half a rung, from the upright outwards; the lowest is number 0."""
    x = cells[1].left()
    from_top = ladder.rungs - 1 - number
    y = cells[0].top() + (_ABOVE + from_top * _RUNG) * row_height
    long = min(_LONGEST * row_height, cells[column].width() * _SHARE)
    return QPointF(x, y), QPointF(x - long if column == 0 else x + long, y)


def number_box(
    written: Written, cells: tuple[QRectF, ...], row_height: float, wide: float
) -> QRectF:
    """Rectangle of the number: below its side's half-rungs, or below the upright.

    Args:
        written: the number.
        cells: the two columns.
        row_height: height of a row of points.
        wide: width of the text, in heights of a figure.
    """
    high = FIGURES * row_height
    x = cells[1].left()
    if written.column is not None:
        out = min(_LONGEST * row_height, cells[written.column].width() * _SHARE) / 2
        x += max(out, wide * high / 2 + 4) * (-1 if written.column == 0 else 1)
    middle = cells[0].bottom() - _FOOT * row_height / 2
    return QRectF(x - wide * high / 2, middle - high / 2, wide * high, high)


def frame_line(
    column: int, cells: tuple[QRectF, ...], row_height: float
) -> tuple[QPointF, QPointF]:
    """Ends of the frame's inner edge at a side."""
    cell = cells[column]
    away = _FRAME * row_height + _TICK * row_height / 2
    x = cell.left() + away if column == 0 else cell.right() - away
    return QPointF(x, cell.top() + 0.1 * row_height), QPointF(x, cell.bottom() - 0.1 * row_height)


def frame_mark(
    number: int, column: int, cells: tuple[QRectF, ...], row_height: float
) -> tuple[QPointF, QPointF]:
    """Ends of a mark on the frame, the first at the top."""
    edge, _ = frame_line(column, cells, row_height)
    y = edge.y() + (0.32 + number * _TICK_STEP) * row_height
    half = _TICK * row_height / 2
    return QPointF(edge.x() - half, y), QPointF(edge.x() + half, y - 0.05 * row_height)


def post(ladder: Ladder, cells: tuple[QRectF, ...], hand: Hand) -> Ink:
    """Ink of the upright, which belongs to neither side."""
    start, end = upright(ladder, cells, hand.row_height)
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

    Args:
        ladder: the ladder.
        column: the side, 0 at the left.
        cells: the two columns.
        hand: writing tool.
        share: part of the change that is done, from 0 to 1.
        before: state of the side before the change.
    """
    side = sides(ladder)[column]
    was = side if before is None or share >= 1 else before
    seed = f"{ladder.game}/ladder/{column}"
    fresh = max(0, side.wiped - was.wiped)
    for number in range(ladder.rungs):
        start, end = half_rung(number, column, ladder, cells, hand.row_height)
        name = f"{seed}/{number}"
        if number >= side.wiped:
            yield Trace(hand.line(start, end, name), Touch.WRITTEN)
        else:
            turn = number - was.wiped
            part = min(1.0, max(0.0, share * fresh - turn)) if turn >= 0 and fresh else 1.0
            yield from hand.wiped(start, end, name, part)
    # On paper there is no frame: a mark there would be a stroke without a meaning.
    marks = max(0, side.frame - was.frame)
    for number in range(side.frame if hand.wipes else 0):
        start, end = frame_mark(number, column, cells, hand.row_height)
        turn = number - was.frame
        part = min(1.0, max(0.0, share * marks - turn)) if turn >= 0 and marks else 1.0
        yield Trace(hand.line(start, end, f"{seed}/frame/{number}"), Touch.WRITTEN, part)
    yield from _number_traces(side.number, was.number, cells, hand, f"{seed}/number", share)


def _number_traces(
    written: Written | None,
    before: Written | None,
    cells: tuple[QRectF, ...],
    hand: Hand,
    seed: str,
    share: float,
) -> Iterator[Trace]:
    """Traces of the number below a ladder, written or being wiped; none if it is printed."""
    number = written or before
    if number is None or not hand.by_hand or not can_write(str(number.points)):
        return
    text = str(number.points)
    box = number_box(number, cells, hand.row_height, text_width(text))
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
