"""The dock of the first lesson: its panel, below the table, which stays where it is."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from reunion_desktop.ui.guard import guarded


@guarded
class LessonDock(QDockWidget):
    """Holds the panel, and leaves all the room it does not need to the table."""

    def __init__(self, window: QMainWindow, panel: QWidget) -> None:
        """Stand below the table; the sheet keeps the corner."""
        super().__init__(window)
        self._window = window
        self.setObjectName("teacher")
        self.setTitleBarWidget(QWidget(self))
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setWidget(panel)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self)
        # Once its words know how wide they are, the table has all the rest.
        QTimer.singleShot(0, self, self._be_low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another breadth the words need another height."""
        super().resizeEvent(event)
        if self.height() > self.minimumSizeHint().height():
            QTimer.singleShot(0, self, self._be_low)

    def _be_low(self) -> None:
        self._window.resizeDocks([self], [1], Qt.Orientation.Vertical)
