"""Flow layout of the bar's buttons: lines, groups together, no overlap."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from reunion_desktop.ui.calls.flow import Flow, fit, flow, neighbour

SUITS = [QSize(90, 30), QSize(120, 30), QSize(100, 30), QSize(95, 30)]
WORDS = [QSize(60, 30), QSize(150, 30)]


@pytest.mark.parametrize("room", [130, 260, 420, 640, 1000])
def test_buttons_stand_apart_and_in_the_room(room: int) -> None:
    """Every button lies in the used area, which is no wider than the available one."""
    made = flow([SUITS, WORDS], max(room, 150), 8)

    assert 6 == len(made.places)
    assert made.width <= max(room, 150)
    assert [] == [one for one, other in combinations(made.places, 2) if one.intersects(other)]
    assert made.height == max(place.bottom() + 1 for place in made.places)


def test_groups_stand_beside_each_other_where_both_have_room() -> None:
    """If there is enough width all groups are in one line, with twice the gap between them."""
    made = flow([SUITS, WORDS], 1000, 8)
    last, first = made.places[3], made.places[4]

    assert 30 == made.height
    assert 16 == first.left() - last.right() - 1


def test_a_broad_group_stands_in_even_lines() -> None:
    """Four suits that do not fit in one line are laid out as two by two."""
    made = flow([SUITS], 300, 8)

    assert [0, 0, 38, 38] == [place.y() for place in made.places]
    assert 2 == len({place.x() for place in made.places})
    assert {120} == {place.width() for place in made.places}


def test_nothing_takes_no_room() -> None:
    """Without buttons the layout has neither width nor height."""
    made = flow([], 300, 8)
    assert (0, 0, ()) == (made.width, made.height, made.places)


def flowing(size: float, _gaps: float, room: QRect) -> tuple[Flow, QRect]:
    """A button that is ten times as wide as high."""
    return flow([[QSize(round(20 * size), round(2 * size))]], room.width(), 8), room


def test_large_type_stays_easy_to_read_where_a_further_area_has_room() -> None:
    """A narrow area of a better rank is used only if the type need not become too small."""

    def found(narrow: int) -> tuple[bool, float]:
        better, further = QRect(0, 0, narrow, 150), QRect(0, 0, 600, 150)
        made = fit(flowing, ((better,), (further,)), 26)
        return better.contains(made.box), made.size

    assert (True, 26 * 0.8) == found(420)
    assert (False, 26) == found(410)


def test_buttons_lie_at_the_foot_and_as_near_the_middle_as_they_can() -> None:
    """A room beside the middle is used from its nearer side."""
    left, right = QRect(0, 0, 250, 300), QRect(260, 0, 540, 300)
    assert QRect(260, 270, 300, 30) == fit(flowing, ((left, right),), 15).box


def test_arrow_keys_reach_every_line() -> None:
    """Up and down go to the nearest place of the next line; a single line is gone through."""
    lines = [QRect(60 * column, 40 * line, 50, 30) for line in range(3) for column in range(4)]
    assert [6, 10, 11] == [neighbour(lines, at, 1, across=True) for at in (2, 6, 10)]
    assert [2, 1, 11] == [neighbour(lines, at, -1, across=True) for at in (6, 2, 0)]
    assert [3, 4, 0] == [neighbour(lines, at, 1, across=False) for at in (2, 3, 11)]
    assert [1, 2, 0] == [neighbour(lines[:3], at, 1, across=True) for at in (0, 1, 2)]
