"""Window geometry as checked numbers."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.window_geometry.legacy import read_old_place
from reunion_desktop.ui.window_geometry.place import (
    USUAL,
    DesktopRect,
    WindowPlace,
    place_as_settings,
    read_place,
)

SCREEN = DesktopRect(0, 0, 1280, 800)
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
BELOW = Qt.DockWidgetArea.BottomDockWidgetArea
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def test_a_place_comes_back() -> None:
    """A saved geometry is read again; default values are not saved."""
    place = WindowPlace(
        DesktopRect(-300, 20, 900, 700),
        full_screen=True,
        sheet_height=200,
        sheet_box=DesktopRect(1, 2, 300, 400),
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
        (DesktopRect(10, 20, 300, 400), DesktopRect(10, 20, 300, 400)),
        (DesktopRect(-500, -500, 300, 400), DesktopRect(0, 0, 300, 400)),
        (DesktopRect(5000, 5000, 300, 400), DesktopRect(980, 400, 300, 400)),
        (DesktopRect(0, 0, 9000, 9000), SCREEN),
    ],
)
def test_a_window_is_always_seen(box: DesktopRect, expected: DesktopRect) -> None:
    """A window is moved onto the screen wherever it was saved."""
    assert expected == box.within(SCREEN)


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    """Window with a score sheet in a dock, as in older versions."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setCentralWidget(QMainWindow())
    dock = QDockWidget(window)
    dock.setObjectName("sheet")
    dock.setWidget(QMainWindow())
    window.addDockWidget(RIGHT, dock)
    window.setGeometry(12, 22, 890, 680)
    window.show()
    qtbot.waitExposed(window)
    return window


def old_place(window: QMainWindow) -> WindowPlace:
    """Geometry read from the bytes that Qt saves of a window."""
    QApplication.processEvents()
    return read_old_place(bytes(window.saveGeometry().data()), bytes(window.saveState().data()))


@pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")
def test_qts_own_bytes_are_understood(window: QMainWindow) -> None:
    """Qt's bytes are read for a docked sheet at either side and a floating one."""
    (dock,) = window.findChildren(QDockWidget)
    box = DesktopRect(12, 22, 890, 680)
    QApplication.processEvents()
    window.resizeDocks([dock], [300], ACROSS)
    assert WindowPlace(box, sheet_width=300) == old_place(window)
    window.addDockWidget(BELOW, dock)
    QApplication.processEvents()
    window.resizeDocks([dock], [210], DOWN)
    assert WindowPlace(box, sheet_height=210) == old_place(window)
    dock.setFloating(True)
    dock.setGeometry(QRect(50, 60, 333, 444))
    assert WindowPlace(box, sheet_box=DesktopRect(50, 60, 333, 444)) == old_place(window)


def test_bytes_that_make_no_sense_say_nothing() -> None:
    """Missing, short or random bytes give only plausible values."""
    dice = Random(7)
    for _ in range(500):
        geometry, state = dice.randbytes(dice.randrange(90)), dice.randbytes(dice.randrange(90))
        place = read_old_place(geometry, b"\0\0\0\xff" + state)
        assert place.box is None or place.box.sensible
        assert place == read_place(place_as_settings(place))
    assert USUAL == read_old_place(None, "text")
