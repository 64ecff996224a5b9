"""Full screen: only the table, all shortcuts, and bars at touched edges."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAction, QMouseEvent, QShowEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTextEdit, QToolBar
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.window_geometry.full_screen import FullScreen

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


class Window(QMainWindow):
    """Window with a menu bar, a tool bar and a status line."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.middle = QTextEdit()
        self.setCentralWidget(self.middle)
        menu = self.menuBar().addMenu("Game")
        action = QAction("Undo", self)
        action.setShortcut("Ctrl+U")
        action.triggered.connect(lambda: self.done.append("undo"))
        menu.addAction(action)
        self.addAction(action)
        self.tools = QToolBar(self)
        self.tools.addAction(action)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.tools)
        self.statusBar().showMessage("Your turn")
        self.full = FullScreen(self, self.middle, self.tools, lambda: True)
        self.full.escaped.connect(lambda: self.full.fill(full=False))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - the name is Qt's.
        super().showEvent(event)
        self.full.watch()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - the name is Qt's.
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.full.follow()

    def seen(self) -> tuple[bool, ...]:
        """Visibility of menu bar, tool bar and status line."""
        bars = self.menuBar(), self.tools, self.statusBar()
        return tuple(bar.isVisible() for bar in bars)

    def point(self, x: float, y: float) -> None:
        """Move the pointer over the window."""
        QApplication.sendEvent(
            self.windowHandle(),
            QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(x, y),
                QPointF(x, y),
                Qt.MouseButton.NoButton,
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
            ),
        )


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    """Window in full screen."""
    made = Window()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.full.fill(full=True)
    qtbot.waitUntil(made.isFullScreen)
    QApplication.processEvents()
    yield made
    made.close()


def test_the_bars_give_way_and_come_back(qtbot: QtBot, window: Window) -> None:
    """Full screen hides all three bars, and Esc shows them again."""
    assert (False, False, False) == window.seen()

    QTest.keyClick(window, Qt.Key.Key_Escape)

    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert (True, True, True) == window.seen()


def test_keys_work_without_the_bars(window: Window) -> None:
    """Shortcuts of hidden menus still work."""
    QTest.keyClick(window, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)

    assert ["undo"] == window.done


def test_an_edge_that_is_touched_brings_its_bar(window: Window) -> None:
    """Touching an edge shows its bar until the pointer is well away."""
    middle = window.width() / 2, window.height() / 2
    touched = []
    for x, y in ((middle[0], 0), (0, middle[1]), (middle[0], window.height() - 1)):
        window.point(x, y)
        touched.append(window.seen())
        window.point(*middle)
        assert (False, False, False) == window.seen()

    assert [(True, False, False), (False, True, False), (False, False, True)] == touched


def test_bars_lie_over_the_middle(window: Window) -> None:
    """The central widget keeps its size and place while bars are shown, and returns with them."""
    middle = window.middle
    QApplication.processEvents()
    before = middle.geometry()
    for x, y in ((400, 0), (0, 300), (400, window.height() - 1)):
        window.point(x, y)
        QApplication.processEvents()
        assert any(window.seen())
        assert before == middle.geometry()
        window.point(window.width() / 2, window.height() / 2)
        QApplication.processEvents()
        assert before == middle.geometry()
    assert window.rect() == before
    window.point(400, 0)
    dock = QDockWidget(window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    QApplication.processEvents()
    assert middle.y() == 0
    assert middle.geometry().right() < dock.x()
    dock.hide()
    window.full.fill(full=False)
    QApplication.processEvents()
    assert middle.height() < before.height()
    bars = (window.menuBar(), window.statusBar(), window.findChildren(QToolBar)[0])
    assert not any(bar.autoFillBackground() for bar in bars)


def test_what_is_said_is_seen_for_a_while(window: Window) -> None:
    """A message shows the status line for a while, whatever the pointer does."""
    window.full.peek()
    window.point(window.width() / 2, window.height() / 2)

    assert window.statusBar().isVisible()


def test_a_message_is_shown_above(window: Window) -> None:
    """A message appears at the upper edge; the lower edge, when touched, shows it there."""
    bar, middle = window.statusBar(), window.middle.geometry()
    window.full.peek()
    QApplication.processEvents()
    assert (0, middle) == (bar.y(), window.middle.geometry())
    window.point(window.width() / 2, 0)
    QApplication.processEvents()
    window.full.peek()
    assert window.menuBar().geometry().bottom() < bar.y() < window.height() / 2
    window.full.fill(full=False)
    QApplication.processEvents()
    assert window.rect().bottom() == bar.geometry().bottom()
    window.full.fill(full=True)
    QApplication.processEvents()
    window.point(window.width() / 2, window.height() - 1)
    QApplication.processEvents()
    assert window.rect().bottom() == bar.geometry().bottom()


def test_a_window_that_is_full_from_the_first_has_its_edges_too(qtbot: QtBot) -> None:
    """A window restored in full screen hides its bars, and shows them at its edges."""
    window = Window()
    qtbot.addWidget(window)
    window.setWindowState(Qt.WindowState.WindowFullScreen)
    window.show()
    qtbot.waitExposed(window)
    assert (False, False, False) == window.seen()

    window.point(window.width() / 2, 0)

    assert (True, False, False) == window.seen()


def test_the_middle_is_told_what_to_leave_free(window: Window) -> None:
    """In full screen the central widget leaves room for the status line, and none otherwise."""
    heights: list[int] = []
    window.full.covers.connect(heights.append)
    window.full.arrange()
    window.full.fill(full=False)
    assert [window.statusBar().sizeHint().height(), 0] == heights[:2]
