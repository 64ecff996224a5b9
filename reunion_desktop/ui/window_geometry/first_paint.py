"""Event filter that waits for the first paint of a window and then runs a callback."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.guard import guarded


@guarded
class FirstPaint(QObject):
    """Runs a callback once a widget has been painted for the first time.

    It delays work that can wait, so that the window appears sooner.
    """

    def __init__(self, watched: QWidget, then: Callable[[], object]) -> None:
        super().__init__(watched)
        self._then = then
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch for the first paint event; the callback runs after it."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False
