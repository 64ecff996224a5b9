"""Free rooms on the table, pure geometry: where a bar, a note or a result covers nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QMargins, QPoint, QRect, QSize

from reunion_desktop.ui.table.layout.panel_boxes import EDGE
from reunion_desktop.ui.table.layout.places import Back, Box, Picture, Place, Zone, bounds
from reunion_desktop.ui.table.layout.table_layout import TableLayout

_GAP = 4
"""Gap between a room and what lies beside it, in pixels."""
_FIRM = (Zone.HAND, Zone.STOCK, Zone.TRICK)
"""Zones whose cards are never covered by a bar; other cards face down may be."""


def call_rooms(
    layout: TableLayout, picture: Picture, written: Iterable[Box]
) -> tuple[tuple[QRect, ...], ...]:
    """Rooms for the bar of calls by rank, the better ones first.

    The first ones cover nothing: in the middle above the player's plate and tricks, then anywhere
    down to the hand. The next ones cover cards face down outside the hands, such as tricks; then
    calls and the rule of the deal. None covers a plate, the badge, a hand, or a card that is open
    or may be drawn.

    Args:
        layout: the layout of the table.
        picture: the cards that lie on it.
        written: boxes of calls, of the rule and of other text on the cloth.
    """
    seats, edge = range(layout.chairs.players), EDGE * layout.card
    own = layout.plate(layout.chairs.own)
    firm = [*map(layout.plate, seats), layout.badge]
    spare: dict[tuple[Zone, int], list[Place]] = {}
    for key, place in picture.items():
        if isinstance(key, Back) and (key.zone is Zone.HAND or key.zone not in _FIRM):
            spare.setdefault((key.zone, key.seat), []).append(place)
        elif place.y < layout.hand_top:
            firm.append(bounds((place,), layout.card))
    heaps = {heap: bounds(tuple(places), layout.card) for heap, places in spare.items()}
    firm += [box for (zone, _), box in heaps.items() if zone in _FIRM]
    heaped = [box for (zone, _), box in heaps.items() if zone not in _FIRM]
    area = around(layout.area.corners, 0) - QMargins(round(edge), round(edge), round(edge), 0)
    area.setBottom(round(layout.hand_top) - 1)
    row = QRect(area.topLeft(), QPoint(area.right(), int(min(own.y, layout.own_row)) - _GAP - 1))
    clear = free_rooms((area,), [around(box.corners) for box in firm])
    beside_heaps = free_rooms(clear, [around(box.corners) for box in heaped])
    texts = [around(box.corners, 0) for box in written]
    free = free_rooms(beside_heaps, texts)
    middle = area.center().x()
    parts = [room.intersected(row) for room in free]
    above = tuple(part for part in parts if part.left() < middle < part.right())
    return above, free, free_rooms(clear, texts), clear


def note_rooms(
    layout: TableLayout, picture: Picture, written: Iterable[Box]
) -> tuple[tuple[Box, ...], ...]:
    """Rooms for a note above the hand: they cover nothing, or only cards face down."""
    _, free, spare, _ = call_rooms(layout, picture, written)
    return tuple(tuple(map(box_of, rooms)) for rooms in (free, spare))


def box_of(room: QRect) -> Box:
    """A room as a box."""
    return Box(room.x(), room.y(), room.width(), room.height())


def around(points: Iterable[tuple[float, float]], gap: int = _GAP) -> QRect:
    """Bounding rectangle of points in whole pixels, with a margin."""
    xs, ys = zip(*points, strict=True)
    box = QRect(QPoint(int(min(xs)), int(min(ys))), QPoint(int(max(xs)), int(max(ys))))
    return box.marginsAdded(QMargins() + gap)


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
