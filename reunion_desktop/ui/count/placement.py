"""Placement of a plate on the table, pure geometry: it covers nothing that must be visible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from PySide6.QtCore import QRect, QSize


def free_room(area: QRect, taken: Sequence[QRect], wanted: QSize) -> QRect:
    """Find the best rectangle of an area that overlaps none of the taken ones.

    Among those that hold the wanted size, the one in which it lies nearest to the middle of the
    area; otherwise the one that holds most of it.
    """
    rooms = tuple(_rooms(area, [box for box in taken if box.intersects(area)]))
    return max(rooms, key=lambda room: _merit(area, room, wanted), default=area)


def placed(area: QRect, room: QRect, wanted: QSize) -> QRect:
    """Rectangle of the wanted size, cut to the free area, as near the middle as possible."""
    size = wanted.boundedTo(room.size())
    box = QRect(0, 0, size.width(), size.height())
    box.moveCenter(area.center())
    box.moveLeft(min(max(box.left(), room.left()), room.right() + 1 - size.width()))
    box.moveTop(min(max(box.top(), room.top()), room.bottom() + 1 - size.height()))
    return box


def holds(room: QRect, wanted: QSize) -> bool:
    """Check whether the wanted size fits into the free area."""
    return room.width() >= wanted.width() and room.height() >= wanted.height()


def _rooms(area: QRect, taken: Sequence[QRect]) -> Iterator[QRect]:
    """All free rectangles between two vertical edges of the area or of taken ones."""
    lefts = {area.left(), *(box.right() + 1 for box in taken)}
    rights = {area.right(), *(box.left() - 1 for box in taken)}
    for left, right in product(lefts, rights):
        if area.left() <= left < right <= area.right():
            between = [box for box in taken if box.left() <= right and box.right() >= left]
            top = area.top()
            for box in sorted(between, key=QRect.top):
                if box.top() > top:
                    yield QRect(left, top, right - left + 1, box.top() - top)
                top = max(top, box.bottom() + 1)
            if top <= area.bottom():
                yield QRect(left, top, right - left + 1, area.bottom() - top + 1)


def _merit(area: QRect, room: QRect, wanted: QSize) -> tuple[int, int]:
    """Sort key of a rectangle: area held of the wanted size, then nearness to the middle."""
    size = wanted.boundedTo(room.size())
    way = placed(area, room, wanted).center() - area.center()
    return size.width() * size.height(), -way.manhattanLength()
