"""An event filter that waits for the first painting of a window, and then does something."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.guard import guarded


@guarded
class FirstPaint(QObject):
    """Does something once a widget was painted for the first time.

    Whoever opens a program wants to see it open; what can wait until then should.
    """

    def __init__(self, watched: QWidget, then: Callable[[], object]) -> None:
        super().__init__(watched)
        self._then = then
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let everything pass; after the first picture comes what was waiting for it."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False
