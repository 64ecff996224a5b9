"""Save and restore window geometry on this desktop."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.window_geometry.place import DesktopRect, WindowPlace


def box_of(rectangle: QRect) -> DesktopRect | None:
    """QRect as a value; None if no window could have it."""
    box = DesktopRect(rectangle.left(), rectangle.top(), rectangle.width(), rectangle.height())
    return box if box.sensible else None


def on_screen(box: DesktopRect) -> QRect:
    """Move a rectangle onto an existing screen, as screens may change between sessions."""
    middle = QRect(box.left, box.top, box.width, box.height).center()
    screen = QGuiApplication.screenAt(middle) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    seen = box.within(DesktopRect(room.left(), room.top(), room.width(), room.height()))
    return QRect(seen.left, seen.top, seen.width, seen.height)


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


def place_of(window: QWidget) -> WindowPlace:
    """Current geometry of a window."""
    return WindowPlace(
        box_of(window.normalGeometry() if window.isVisible() else window.geometry()),
        window.isMaximized(),
        window.isFullScreen(),
    )
