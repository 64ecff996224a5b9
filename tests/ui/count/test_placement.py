"""Placement of a plate: it hides nothing important, and is near the middle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from reunion_desktop.ui.count.placement import free_rooms, placed

AREA = QRect(0, 0, 800, 600)


def test_an_empty_table_has_room_in_its_middle() -> None:
    """On an empty table the plate is in the middle."""
    assert (AREA,) == free_rooms((AREA,), ())
    assert AREA.center() == placed(AREA, AREA, QSize(300, 200)).center()


@pytest.mark.parametrize(
    "taken",
    [
        [QRect(500, 100, 120, 90)],
        [QRect(350, 250, 120, 90)],
        [QRect(300, 10, 200, 60), QRect(600, 380, 110, 90)],
    ],
)
def test_nothing_that_must_be_seen_is_covered(taken: list[QRect]) -> None:
    """Free rooms cover nothing on the table, lie inside it, and none lies within another."""
    rooms = free_rooms((AREA,), taken)
    assert rooms
    for room in rooms:
        assert AREA.contains(room)
        assert [] == [box for box in taken if box.intersects(room)]
        assert [room] == [other for other in rooms if other.contains(room)]


def test_a_room_is_as_large_as_possible() -> None:
    """Above and below a box across the table are two rooms; a plate is cut to a room."""
    rooms = free_rooms((AREA,), [QRect(0, 200, 800, 100)])
    assert {(0, 0, 800, 200), (0, 300, 800, 300)} == {room.getRect() for room in rooms}
    assert QSize(300, 300) == placed(AREA, max(rooms, key=QRect.height), QSize(300, 500)).size()
