"""Full screen: event filter that hides the bars and shows them when their edge is touched."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QMouseEvent, QShortcut, QWindow
from PySide6.QtWidgets import QApplication, QMainWindow, QToolBar, QWidget

from reunion_desktop.ui.guard import guarded

_TOUCH = 2
"""Logical pixels from an edge within which it is touched."""
_AWAY = 24
"""Logical pixels beyond a bar from which on it is left."""
_PEEK_MS = 5000
"""How long the line below shows itself where something is said on it."""


@guarded
class FullScreen(QObject):
    """Watches one window; its keys work whether or not its bars are seen."""

    changed = Signal(bool)
    """Whether the window fills the screen now."""
    escaped = Signal()
    """Esc was pressed in a full screen."""

    def __init__(
        self, window: QMainWindow, tools: QToolBar, wants_tools: Callable[[], bool]
    ) -> None:
        """Watch nothing until the window fills the screen.

        Args:
            window: the window.
            tools: its tool bar.
            wants_tools: whether the tool bar is to be seen in a window of its own size.
        """
        super().__init__(window)
        self._window, self._tools, self._wants_tools = window, tools, wants_tools
        self._full = False
        self._escape = QShortcut(QKeySequence("Esc"), window, self.escaped.emit)
        self._escape.setEnabled(False)
        self._peek = QTimer(self)
        self._peek.setSingleShot(True)
        self._peek.setInterval(_PEEK_MS)
        self._peek.timeout.connect(self._hide_line)

    @Slot(bool)
    def fill(self, full: bool) -> None:  # noqa: FBT001 - an action's own signal.
        """Fill the screen, or give it back; a window that was maximized is so again."""
        window = self._window
        if full != window.isFullScreen():
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def follow(self) -> None:
        """The window may have another state now."""
        full = self._window.isFullScreen()
        if full != self._full:
            self._full = full
            self._escape.setEnabled(full)
            self.arrange()
            self.watch()
            self.changed.emit(full)

    def watch(self) -> None:
        """Follow the pointer in a full screen; a window not shown yet has nothing to follow."""
        handle: QWindow | None = self._window.windowHandle()
        if handle is None:
            return
        handle.removeEventFilter(self)
        if self._full:
            handle.installEventFilter(self)

    @Slot()
    def arrange(self) -> None:
        """Show the bars of a window, hide those of a full screen."""
        for bar in (self._window.menuBar(), self._window.statusBar()):
            bar.setVisible(not self._full)
        if self._full:
            self._tools.hide()
        else:
            self._tools.setVisible(self._wants_tools())

    @Slot()
    def peek(self) -> None:
        """Something is said on the line below: it is seen for a while."""
        if self._full:
            self._window.statusBar().show()
            self._peek.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer touches an edge, or leaves the bar that it fetched."""
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            self._point(event.position())
        return super().eventFilter(watched, event)

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
