"""Placement of a plate: it hides nothing important, and is near the middle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from reunion_desktop.ui.count.placement import free_room, holds, placed

AREA = QRect(0, 0, 800, 600)


def test_an_empty_table_has_room_in_its_middle() -> None:
    """On an empty table the plate is in the middle."""
    wanted = QSize(300, 200)
    room = free_room(AREA, [], wanted)
    assert AREA == room
    assert AREA.center() == placed(AREA, room, wanted).center()


@pytest.mark.parametrize(
    "taken",
    [
        [QRect(500, 100, 120, 90)],
        [QRect(350, 250, 120, 90)],
        [QRect(300, 10, 200, 60), QRect(600, 380, 110, 90)],
    ],
)
def test_nothing_that_must_be_seen_is_covered(taken: list[QRect]) -> None:
    """The plate does not cover anything on the table, and stays inside it."""
    wanted = QSize(340, 260)
    room = free_room(AREA, taken, wanted)
    box = placed(AREA, room, wanted)
    assert holds(room, wanted)
    assert wanted == box.size()
    assert AREA.contains(box)
    assert [] == [one for one in taken if one.intersects(box)]


def test_too_little_room_is_used_as_far_as_it_goes() -> None:
    """A plate that fits nowhere takes the area that shows most of it."""
    taken = [QRect(0, 200, 800, 100)]
    wanted = QSize(300, 500)
    room = free_room(AREA, taken, wanted)
    assert not holds(room, wanted)
    assert QRect(0, 300, 800, 300) == room
    assert QSize(300, 300) == placed(AREA, room, wanted).size()
