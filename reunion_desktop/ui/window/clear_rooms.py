"""Room of the table in which a sheet can float without covering anything."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.count.placement import free_rooms
from reunion_desktop.ui.table.layout.places import Back, Box, Place, bounds
from reunion_desktop.ui.table.layout.table_plans import IN_TRICK
from reunion_desktop.ui.table.view import TableView

_EDGE = 4
"""Gap between a floating sheet and the edges of the table, in logical pixels."""
_KEPT = 1.5
"""Growth of the room from which on a clear sheet moves."""


def clear_box(table: TableView, least: QSize, wanted: QSize, now: QRect) -> QRect:
    """Rectangle of the table of about a wanted size, above the hand and clear of bars.

    It leaves out plates and badge, then cards, then all that is written on the table, then the
    trick, if any room of the least size remains. The rectangle of now is kept while it is clear and
    large enough.
    """
    layout = table.showing.layout
    hand = table.height() - min(round(layout.hand_top), table.height())
    area = table.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE - hand)
    plates = [layout.plate(seat) for seat in range(layout.chairs.players)]
    ranks = (
        _panels(table),
        [_rect(box) for box in (*plates, layout.badge)],
        _cards(table, layout.card),
        [_rect(box) for box in table.overlays.written],
        [_rect(layout.trick_box)],
    )
    clear, free = [area], tuple[QRect, ...]((area,))
    for boxes in ranks:
        free = free_rooms(free, [box for box in boxes if box.intersects(area)])
        rooms = [room for room in free if least == least.boundedTo(room.size())]
        if not rooms:
            break
        clear = rooms
    room = max(clear, key=lambda each: (_area(each.size().boundedTo(wanted)), each.right()))
    box = QRect(room.topLeft(), room.size().boundedTo(wanted))
    box.moveRight(room.right())
    stays = any(each.contains(now) for each in clear)
    return now if stays and _KEPT * _area(now.size()) >= _area(box.size()) else box


def _panels(table: TableView) -> list[QRect]:
    """Rectangles of the visible widgets over the table, such as the call bar."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    over = [each for each in table.findChildren(QWidget, options=direct) if each.isVisible()]
    return [each.geometry() for each in over if each is not table.viewport()]


def _cards(table: TableView, card: float) -> list[QRect]:
    """Rectangles of all cards outside the trick, one for each fan and row."""
    groups: dict[Hashable, list[Place]] = {}
    for key, place in table.stage.picture.items():
        if place.height < IN_TRICK:
            group = key[:2] if isinstance(key, Back) else key
            groups.setdefault(group, []).append(place)
    return [_rect(bounds(tuple(places), card)) for places in groups.values()]


def _rect(box: Box) -> QRect:
    return QRectF(*box).toAlignedRect()


def _area(size: QSize) -> int:
    return size.width() * size.height()
