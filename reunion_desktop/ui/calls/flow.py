"""Flow layout of buttons, pure geometry: groups side by side in centred lines."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QRect, QSize

_LARGE = ((1.0, 1.0), (1.0, 0.5), (0.9, 0.5), (0.8, 0.5))
"""Factors by which the type and the gaps shrink where space is short, step by step."""
_SMALL = ((0.75, 0.5), (0.65, 0.5), (0.5, 0.5))
"""Further factors, where no area is large enough for these."""
_CLEAR = 3
"""Number of ranks that cover no text; a further one is used only for smaller type."""
_LEAST = 13.0
"""Smallest type height, in pixels."""


class Flow(NamedTuple):
    """Rectangles of buttons, relative to the upper left corner of their area."""

    places: tuple[QRect, ...]
    """One rectangle per button, in the given order."""
    width: int
    height: int

    def within(self, box: QRect) -> Iterator[QRect]:
        """Rectangles in a box; lines move closer and texts are shortened where it is too small."""
        tight = min(1.0, box.height() / max(1, self.height))
        for place in self.places:
            width = min(place.width(), box.width())
            x = max(0, min(place.x(), box.width() - width))
            y, high = round(place.y() * tight), round(place.height() * tight)
            yield QRect(box.x() + x, box.y() + y, width, high)


_Line: TypeAlias = list[tuple[int, QSize]]
"""Buttons of one line, each with the gap before it."""


def flow(groups: Sequence[Sequence[QSize]], room: int, gap: int, head: QSize | None = None) -> Flow:
    """Lay buttons out in lines no wider than the area, if the widest button fits.

    A group goes beside the previous one, at twice the gap, if all of it fits there; otherwise it
    begins a new line. A group that is too wide for one line is split into several, with as many
    buttons in each as fit, all of the same width. A head has the first line for itself.
    """
    lines: list[_Line] = [] if head is None else [[(0, head)]]
    above = len(lines)
    for group in filter(None, groups):
        beside = _spaced(group, gap, 2 * gap)
        if len(lines) > above and _width(lines[-1]) + _width(beside) <= room:
            lines[-1].extend(beside)
        else:
            whole = _width(beside) - 2 * gap <= room
            rows = [group] if whole else _even(group, room, gap)
            lines.extend(_spaced(row, gap, 0) for row in rows)
    broad = max(map(_width, lines), default=0)
    places: list[QRect] = []
    top = 0
    for line in lines:
        tall, x = max(size.height() for _, size in line), (broad - _width(line)) // 2
        for before, size in line:
            x += before
            places.append(QRect(x, top, size.width(), tall))
            x += size.width()
        top += tall + gap
    return Flow(tuple(places), broad, max(0, top - gap))


def _spaced(row: Sequence[QSize], gap: int, before: int) -> _Line:
    """Buttons side by side, with a gap of its own before the first."""
    return [(gap if number else before, size) for number, size in enumerate(row)]


def _width(line: _Line) -> int:
    return sum(gap + size.width() for gap, size in line)


def _even(group: Sequence[QSize], room: int, gap: int) -> list[list[QSize]]:
    """Split a group into rows of nearly equal length."""
    width = max(size.width() for size in group)
    most = max(1, (room + gap) // (width + gap))
    each = math.ceil(len(group) / math.ceil(len(group) / most))
    cells = [QSize(width, size.height()) for size in group]
    return [cells[first : first + each] for first in range(0, len(cells), each)]


class Fit(NamedTuple):
    """Where and how large buttons stand."""

    made: Flow
    box: QRect
    """The room that they take with the padding around them."""
    size: float
    gaps: float


def fit(
    flowing: Callable[[float, float, QRect], tuple[Flow, QRect]],
    ranks: Sequence[Sequence[QRect]],
    size: float,
) -> Fit:
    """Find the largest type in which the buttons fit, and their place at the foot of an area.

    In one rank they take the area in which they need the fewest lines and are nearest to the
    middle. Without any that is large enough, they take the largest of the last rank.

    Args:
        flowing: lays the buttons out for a type height, a factor of the gaps and an area, and
            returns the part used.
        ranks: possible areas by rank; those of a rank are used only if none of a better rank is
            large enough in type that is hardly smaller.
        size: maximum type height in pixels.
    """
    every = [room for rank in ranks for room in rank]
    left, right = min(room.left() for room in every), max(room.right() for room in every)
    small = ((rank, step) for step in _SMALL for rank in ranks)
    for rank, (part, gaps) in (*product(ranks[:_CLEAR], _LARGE), *small):
        tall = max(_LEAST, size * part)
        fits: list[tuple[int, int, int, int, Fit]] = []
        for number, room in enumerate(rank):
            if min(room.width(), room.height()) < tall:
                continue
            made, around = flowing(tall, gaps, room)
            if made.width <= around.width() and made.height <= around.height():
                box = _at_foot(room, made, around, (left + right) // 2)
                away = abs(box.center().x() - (left + right) // 2)
                fits.append((made.height, away, -box.bottom(), number, Fit(made, box, tall, gaps)))
        if fits:
            return min(fits)[-1]
    room = max(every, key=lambda room: room.width() * room.height())
    return Fit(flowing(tall, gaps, room)[0], room, tall, gaps)


def _at_foot(room: QRect, made: Flow, around: QRect, middle: int) -> QRect:
    """Box of a layout with its padding at the foot of a room, as near the middle as possible."""
    wide = made.width + room.width() - around.width()
    high = made.height + room.height() - around.height()
    left = max(room.left(), min(middle - wide // 2, room.right() + 1 - wide))
    return QRect(left, room.bottom() + 1 - high, wide, high)


def neighbour(places: Sequence[QRect], at: int, step: int, *, across: bool) -> int:
    """Index of the place that an arrow key goes to.

    Args:
        places: all places, in order.
        at: index of the current one.
        step: 1 for a key to the right or down, -1 for one to the left or up.
        across: whether the key goes to the nearest place of another line, where there are lines.
    """
    here = places[at]
    ways = {number: place.center() - here.center() for number, place in enumerate(places)}
    beyond = [number for number, way in ways.items() if step * way.y() > here.height() // 2]
    if across and beyond:
        return min(beyond, key=lambda number: (step * ways[number].y(), abs(ways[number].x())))
    return (at + step) % len(places)
