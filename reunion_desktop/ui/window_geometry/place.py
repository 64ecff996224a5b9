"""Geometry of the main window and the size of its score sheet, as plain numbers.

Every number is checked before use. Qt's own bytes of a window are not saved, because Qt does not
check them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

_FURTHEST = 32_767
"""Maximum distance from the desktop's corner, in logical pixels, of any window system."""
_SMALLEST, _LARGEST = 100, 16_384
"""Limits of a window's side, in logical pixels."""
_BOX = re.compile(r"(-?\d{1,5}),(-?\d{1,5}),(\d{1,5}),(\d{1,5})", re.ASCII)
_PREFIX = "window/"


class DesktopRect(NamedTuple):
    """Rectangle on the desktop, in logical pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def sensible(self) -> bool:
        """Check whether a window could have this rectangle."""
        return max(abs(self.left), abs(self.top)) <= _FURTHEST and all(
            _SMALLEST <= side <= _LARGEST for side in (self.width, self.height)
        )

    def within(self, screen: DesktopRect) -> DesktopRect:
        """Rectangle moved and cut so that all of it is on a screen."""
        width, height = min(self.width, screen.width), min(self.height, screen.height)
        return DesktopRect(
            min(max(self.left, screen.left), screen.left + screen.width - width),
            min(max(self.top, screen.top), screen.top + screen.height - height),
            width,
            height,
        )


class WindowPlace(NamedTuple):
    """Geometry of the main window when it was closed."""

    box: DesktopRect | None = None
    """Client area when not maximized or in full screen; None for the default position."""
    maximized: bool = False
    full_screen: bool = False
    sheet_width: int = 0
    """Width of the score sheet beside the table in logical pixels; 0 for its default share."""
    sheet_height: int = 0
    """Height of the score sheet below the table in logical pixels; 0 for its default share."""
    sheet_box: DesktopRect | None = None
    """Rectangle of the floating score sheet; None if it is docked."""


USUAL = WindowPlace()
"""Geometry of a new installation."""


def read_place(values: Mapping[str, object]) -> WindowPlace:
    """Read the geometry from settings; missing or implausible values get their defaults."""
    return WindowPlace(
        _box(values.get(f"{_PREFIX}box")),
        values.get(f"{_PREFIX}maximized") == "true",
        values.get(f"{_PREFIX}full_screen") == "true",
        _side(values.get(f"{_PREFIX}sheet_width")),
        _side(values.get(f"{_PREFIX}sheet_height")),
        _box(values.get(f"{_PREFIX}sheet_box")),
    )


def place_as_settings(place: WindowPlace) -> dict[str, str]:
    """Window geometry as settings; default values are left out."""
    told = {
        "box": _text(place.box),
        "maximized": "true" if place.maximized else "",
        "full_screen": "true" if place.full_screen else "",
        "sheet_width": str(place.sheet_width or ""),
        "sheet_height": str(place.sheet_height or ""),
        "sheet_box": _text(place.sheet_box),
    }
    return {f"{_PREFIX}{key}": text for key, text in told.items() if text}


def _box(text: object) -> DesktopRect | None:
    found = _BOX.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        return None
    box = DesktopRect(int(found[1]), int(found[2]), int(found[3]), int(found[4]))
    return box if box.sensible else None


def _text(box: DesktopRect | None) -> str:
    return f"{box.left},{box.top},{box.width},{box.height}" if box is not None else ""


def _side(text: object) -> int:
    if not isinstance(text, str) or not re.fullmatch(r"\d{1,5}", text, re.ASCII):
        return 0
    return int(text) if _SMALLEST <= int(text) <= _LARGEST else 0
