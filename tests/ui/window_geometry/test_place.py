"""Window geometry as checked numbers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from reunion_desktop.ui.window_geometry.place import (
    USUAL,
    WindowPlace,
    place_as_settings,
    read_place,
    within,
)

SCREEN = QRect(0, 0, 1280, 800)


def test_a_place_comes_back() -> None:
    """A saved geometry is read again; default values are not saved."""
    place = WindowPlace(
        QRect(-300, 20, 900, 700),
        full_screen=True,
        sheet_height=200,
        sheet_box=QRect(1, 2, 300, 400),
    )
    assert place == read_place(place_as_settings(place))
    assert {} == place_as_settings(USUAL)


@pytest.mark.parametrize(
    "told",
    ["", "1,2,3", "1,2,300,400,5", "1,2,99,400", "1,2,300,16385", "32768,0,300,300", "a,b,c,d", 7],
)
def test_a_box_that_makes_no_sense_is_none(told: object) -> None:
    """Rectangles with too few, too many or implausible numbers are ignored."""
    assert USUAL == read_place({"window/box": told, "window/sheet_width": told})


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        (QRect(10, 20, 300, 400), QRect(10, 20, 300, 400)),
        (QRect(-500, -500, 300, 400), QRect(0, 0, 300, 400)),
        (QRect(5000, 5000, 300, 400), QRect(980, 400, 300, 400)),
        (QRect(0, 0, 9000, 9000), SCREEN),
    ],
)
def test_a_window_is_always_seen(box: QRect, expected: QRect) -> None:
    """A window is moved onto the screen wherever it was saved."""
    assert expected == within(box, SCREEN)
