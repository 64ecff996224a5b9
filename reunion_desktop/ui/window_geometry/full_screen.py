"""Full screen: event filter that hides the bars and shows them when their edge is touched.

A bar that is shown for a while lies over the central widget, which keeps its size. For a message
the status line is shown at the upper edge, which the central widget leaves free.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMargins, QObject, QPointF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QMouseEvent, QResizeEvent, QShortcut, QWindow
from PySide6.QtWidgets import QApplication, QMainWindow, QToolBar, QWidget

from reunion_desktop.ui.guard import guarded

_TOUCH = 2
"""Distance from an edge, in logical pixels, that counts as touching it."""
_AWAY = 24
"""Distance from a bar, in logical pixels, from which on it is left."""
_PEEK_MS = 5000
"""Time for which the status line is shown when a message appears, in milliseconds."""


@guarded
class FullScreen(QObject):
    """Watches one window; its shortcuts work even while the bars are hidden."""

    changed = Signal(bool)
    """Emitted with whether the window is in full screen."""
    covers = Signal(int)
    """Emitted with the height that the central widget leaves free for messages, in pixels."""
    escaped = Signal()
    """Emitted when Esc is pressed in full screen."""

    def __init__(
        self,
        window: QMainWindow,
        middle: QWidget,
        tools: QToolBar,
        wants_tools: Callable[[], bool],
    ) -> None:
        """Start inactive until the window is in full screen.

        Args:
            window: the window.
            middle: its central widget.
            tools: its tool bar.
            wants_tools: whether the tool bar is visible outside full screen.
        """
        super().__init__(window)
        self._window, self._tools, self._wants_tools = window, tools, wants_tools
        self._full = False
        self._places = False
        """True while the central widget is put below the bars."""
        self._size = QSize()
        """Size of which the central widget was told last."""
        self._middle = middle
        for watched in (middle, window.statusBar()):
            watched.installEventFilter(self)
        self._escape = QShortcut(QKeySequence("Esc"), window, self.escaped.emit)
        self._escape.setEnabled(False)
        self._peek = QTimer(self, singleShot=True, interval=_PEEK_MS)
        self._peek.timeout.connect(self._hide_line)

    def fill(self, *, full: bool) -> None:
        """Enter or leave full screen; a window that was maximized is maximized again."""
        window = self._window
        if full != window.isFullScreen():
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def follow(self) -> None:
        """Update after a change of the window's state."""
        full = self._window.isFullScreen()
        if full != self._full:
            self._full = full
            self._peek.stop()
            self._escape.setEnabled(full)
            self.arrange()
            self.watch()
            self.changed.emit(full)

    def watch(self) -> None:
        """Track the pointer in full screen; does nothing before the window is shown."""
        handle: QWindow | None = self._window.windowHandle()
        if handle is None:
            return
        handle.removeEventFilter(self)
        if self._full:
            handle.installEventFilter(self)

    @Slot()
    def arrange(self) -> None:
        """Show the bars in a normal window, hide them in full screen."""
        for bar in (self._window.menuBar(), self._window.statusBar()):
            bar.setVisible(not self._full)
        self.covers.emit(self._window.statusBar().sizeHint().height() if self._full else 0)
        if self._full:
            self._tools.hide()
            return
        self._tools.setVisible(self._wants_tools())
        for each in self._bars():
            each.setAutoFillBackground(False)

    def _bars(self) -> tuple[QWidget, ...]:
        window = self._window
        return window.menuBar(), window.statusBar(), *window.findChildren(QToolBar)

    @Slot()
    def peek(self) -> None:
        """Show the status line above for a while, as it has a new message."""
        if self._full:
            self._peek.start()
            self._window.statusBar().show()
            self._lift()

    def _lift(self) -> None:
        """Place the status line at the upper edge, below the other bars there."""
        self._window.statusBar().move(0, self._covered().top())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a bar when the pointer touches its edge, hide it when the pointer leaves."""
        if event.type() is QEvent.Type.Move and watched is self._window.statusBar():
            if self._full and self._peek.isActive():
                self._lift()  # The window's layout has put it at the lower edge.
            return super().eventFilter(watched, event)
        if isinstance(event, QResizeEvent):
            return (watched is self._middle and self._keep()) or super().eventFilter(watched, event)
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            self._point(event.position())
        return super().eventFilter(watched, event)

    def _keep(self) -> bool:
        """Extend the central widget below the bars; return True if it is to see no resize."""
        middle, window = self._middle, self._window
        bars = (window.menuBar(), window.statusBar(), self._tools)
        shown = self._full and middle.isVisible() and not all(bar.isHidden() for bar in bars)
        if shown and not self._places:
            for bar in self._bars():
                bar.setAutoFillBackground(True)
                bar.raise_()
            self._places = True
            middle.setGeometry(middle.geometry().marginsAdded(self._covered()))
            self._places = False
            return True
        told, self._size = self._size, middle.size()
        return self._places and told == self._size

    def _covered(self) -> QMargins:
        """Space that the bars shown for a while take at each edge."""
        window, tools = self._window, self._tools
        # The bars themselves are placed after the central widget.
        upper, aside, lower = (
            QSize(0, 0) if bar.isHidden() else bar.sizeHint()
            for bar in (window.menuBar(), tools, window.statusBar())
        )
        at = window.toolBarArea(tools)
        return QMargins(
            aside.width() if at is Qt.ToolBarArea.LeftToolBarArea else 0,
            upper.height() + (aside.height() if at is Qt.ToolBarArea.TopToolBarArea else 0),
            0,
            lower.height(),
        )

    def _point(self, at: QPointF) -> None:
        if QApplication.activePopupWidget() is not None:
            return
        size, tools = self._window.size(), self._tools
        upper: tuple[QWidget, ...] = (self._window.menuBar(),)
        if self._window.toolBarArea(tools) == Qt.ToolBarArea.TopToolBarArea:
            upper = (*upper, tools)
        else:
            self._reveal((tools,), at.x(), tools.width())
        self._reveal(upper, at.y(), sum(bar.height() for bar in upper if bar.isVisible()))
        line = self._window.statusBar()
        if not self._peek.isActive():
            self._reveal((line,), size.height() - 1 - at.y(), line.height())

    def _reveal(self, bars: tuple[QWidget, ...], distance: float, breadth: int) -> None:
        """Show bars whose edge is touched, hide those that the pointer has left."""
        for bar in bars:
            if distance <= _TOUCH and not bar.isVisible():
                bar.setVisible(bar is not self._tools or self._wants_tools())
            elif distance > breadth + _AWAY and bar.isVisible():
                bar.hide()

    @Slot()
    def _hide_line(self) -> None:
        if self._full:
            self._window.statusBar().hide()
