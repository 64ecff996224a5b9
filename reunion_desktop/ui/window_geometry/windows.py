"""Functions: where windows stand on this desktop, and how one is put where it stood."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.window_geometry.place import DesktopRect, WindowPlace


def box_of(rectangle: QRect) -> DesktopRect | None:
    """A rectangle of Qt's as a value; None where no window could have it."""
    box = DesktopRect(rectangle.left(), rectangle.top(), rectangle.width(), rectangle.height())
    return box if box.sensible else None


def on_screen(box: DesktopRect) -> QRect:
    """A rectangle where it can be seen: screens come and go between two evenings."""
    middle = QRect(box.left, box.top, box.width, box.height).center()
    screen = QGuiApplication.screenAt(middle) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    seen = box.within(DesktopRect(room.left(), room.top(), room.width(), room.height()))
    return QRect(seen.left, seen.top, seen.width, seen.height)


def put_window(window: QWidget, place: WindowPlace) -> None:
    """Put a window where it stood, before it is shown; one without a place stays as it is."""
    if place.box is not None:
        window.setGeometry(on_screen(place.box))
    state = window.windowState()
    if place.maximized:
        state |= Qt.WindowState.WindowMaximized
    if place.full_screen:
        state |= Qt.WindowState.WindowFullScreen
    window.setWindowState(state)


def place_of(window: QWidget) -> WindowPlace:
    """Where a window stands now."""
    return WindowPlace(
        box_of(window.normalGeometry() if window.isVisible() else window.geometry()),
        window.isMaximized(),
        window.isFullScreen(),
    )
