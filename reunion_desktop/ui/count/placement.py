"""Placement of a plate on the table, pure geometry: it covers nothing that must be visible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QSize


def free_rooms(rooms: Sequence[QRect], taken: Sequence[QRect]) -> tuple[QRect, ...]:
    """The largest rectangles within some others that overlap none of the taken ones."""
    free = list(rooms)
    for box in taken:
        parts = [part for room in free for part in _beside(room, box)]
        # The larger ones first, so that a rectangle within another is left out, and kept once.
        parts.sort(key=lambda part: part.width() * part.height(), reverse=True)
        free = []
        for part in parts:
            if not any(room.contains(part) for room in free):
                free.append(part)
    return tuple(free)


def _beside(room: QRect, box: QRect) -> Iterator[QRect]:
    """The parts of a rectangle at the left of, at the right of, above and below a box."""
    if not room.intersects(box):
        yield room
        return
    for sides in (
        (0, 0, box.left() - 1 - room.right(), 0),
        (box.right() + 1 - room.left(), 0, 0, 0),
        (0, 0, 0, box.top() - 1 - room.bottom()),
        (0, box.bottom() + 1 - room.top(), 0, 0),
    ):
        part = room.adjusted(*sides)
        if part.isValid():
            yield part


def placed(area: QRect, room: QRect, wanted: QSize) -> QRect:
    """Rectangle of the wanted size, cut to the free area, as near the middle as possible."""
    size = wanted.boundedTo(room.size())
    box = QRect(0, 0, size.width(), size.height())
    box.moveCenter(area.center())
    box.moveLeft(min(max(box.left(), room.left()), room.right() + 1 - size.width()))
    box.moveTop(min(max(box.top(), room.top()), room.bottom() + 1 - size.height()))
    return box
