"""Geometry of the main window and the size of its score sheet: kept as plain numbers.

Every number is checked before use. Qt's own bytes of a window are not saved, because Qt does not
check them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget

_FURTHEST = 32_767
"""Maximum distance from the desktop's corner, in logical pixels, of any window system."""
_SMALLEST, _LARGEST = 100, 16_384
"""Limits of a window's side, in logical pixels."""
_BOX = re.compile(r"(-?\d{1,5}),(-?\d{1,5}),(\d{1,5}),(\d{1,5})", re.ASCII)
_PREFIX = "window/"
_OFFSET = QPoint(32, 32)
"""Offset of a second window from the main window, so that both are visible."""


class WindowPlace(NamedTuple):
    """Geometry of the main window when it was closed."""

    box: QRect | None = None
    """Client area when not maximized or in full screen; None for the default position."""
    maximized: bool = False
    full_screen: bool = False
    sheet_width: int = 0
    """Width of the score sheet beside the table in logical pixels; 0 for its default share."""
    sheet_height: int = 0
    """Height of the score sheet below the table in logical pixels; 0 for its default share."""
    sheet_box: QRect | None = None
    """Rectangle of the floating score sheet; None if it is docked."""


USUAL = WindowPlace()
"""Geometry of a new installation."""


def sensible(box: QRect) -> QRect | None:
    """The rectangle; None if no window could have it."""
    near = max(abs(box.left()), abs(box.top())) <= _FURTHEST
    sides = (box.width(), box.height())
    return box if near and all(_SMALLEST <= side <= _LARGEST for side in sides) else None


def within(box: QRect, screen: QRect) -> QRect:
    """Rectangle moved and cut so that all of it is on a screen."""
    moved = QRect(box.topLeft(), box.size().boundedTo(screen.size()))
    moved.moveRight(min(moved.right(), screen.right()))
    moved.moveBottom(min(moved.bottom(), screen.bottom()))
    moved.moveLeft(max(moved.left(), screen.left()))
    moved.moveTop(max(moved.top(), screen.top()))
    return moved


def on_screen(box: QRect) -> QRect:
    """Move a rectangle onto an existing screen, as screens may change between sessions."""
    screen = QGuiApplication.screenAt(box.center()) or QGuiApplication.primaryScreen()
    return within(box, screen.availableGeometry())


def put_beside(window: QWidget, main: QWidget) -> None:
    """Place a new window beside the main one, no larger than that, and its frame on the screen."""
    size = window.size().boundedTo(main.size()).expandedTo(window.minimumSizeHint())
    # In full screen the main window has no frame.
    title = QSize(0, window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight))
    frame = (main.frameGeometry().size() - main.size()).expandedTo(title)
    box = within(QRect(main.pos() + _OFFSET, size + frame), main.screen().availableGeometry())
    window.resize(box.size() - frame)
    window.move(box.topLeft())


def put_window(window: QWidget, place: WindowPlace) -> None:
    """Restore a window's geometry before it is shown; without a saved one it is unchanged."""
    if place.box is not None:
        window.setGeometry(on_screen(place.box))
    state = window.windowState()
    if place.maximized:
        state |= Qt.WindowState.WindowMaximized
    if place.full_screen:
        state |= Qt.WindowState.WindowFullScreen
    window.setWindowState(state)


def place_of(window: QWidget, sheet: WindowPlace = USUAL) -> WindowPlace:
    """Current geometry of a window; ``sheet`` gives that of its score sheet."""
    return sheet._replace(
        box=sensible(window.normalGeometry() if window.isVisible() else window.geometry()),
        maximized=window.isMaximized(),
        full_screen=window.isFullScreen(),
    )


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


def _box(text: object) -> QRect | None:
    found = _BOX.fullmatch(text) if isinstance(text, str) else None
    return None if found is None else sensible(QRect(*map(int, found.groups())))


def _text(box: QRect | None) -> str:
    return f"{box.left()},{box.top()},{box.width()},{box.height()}" if box is not None else ""


def _side(text: object) -> int:
    if not isinstance(text, str) or not re.fullmatch(r"\d{1,5}", text, re.ASCII):
        return 0
    return int(text) if _SMALLEST <= int(text) <= _LARGEST else 0
