"""Dock of the first lesson, below the table; it cannot be moved."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from reunion_desktop.ui.guard import guarded


@guarded
class LessonDock(QDockWidget):
    """Holds the lesson panel at its least height, so that the table has the rest."""

    def __init__(self, window: QMainWindow, panel: QWidget) -> None:
        """Dock below the table; the score sheet keeps the corner."""
        super().__init__(window)
        self._window = window
        self.setObjectName("teacher")
        self.setTitleBarWidget(QWidget(self))
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setWidget(panel)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self)
        # The height of the text is known only after layout; then the table gets the rest.
        QTimer.singleShot(0, self, self._be_low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adjust the height of the text to the new width."""
        super().resizeEvent(event)
        if self.height() > self.minimumSizeHint().height():
            QTimer.singleShot(0, self, self._be_low)

    def _be_low(self) -> None:
        self._window.resizeDocks([self], [1], Qt.Orientation.Vertical)
