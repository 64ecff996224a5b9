"""The dock of the score sheet: beside the table in a wide window, below it in a high one."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow

from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.standing.place import WindowPlace
from reunion_desktop.ui.standing.windows import box_of, on_screen

_SHARE, _NARROWEST = 0.23, 256
"""How much of a window's width the sheet takes, and its least width in logical pixels."""
_LOWER_SHARE = 0.34
"""How much of a window's height the sheet takes below the table."""
_TALLEST = 0.8
"""How high a table can use its room, in its widths: beyond that no card grows."""
_BELOW = Qt.DockWidgetArea.BottomDockWidgetArea
_BESIDE = Qt.DockWidgetArea.RightDockWidgetArea


class SheetDock(QDockWidget):
    """Holds the sheet and gives it its share of the window."""

    def __init__(self, window: QMainWindow, sheet: ScoreSheetWidget) -> None:
        """Stand beside the table."""
        super().__init__(window)
        self._window = window
        self._stood = False
        self._sides = 0, 0
        self._given = 0
        self.setObjectName("sheet")
        self.setWidget(sheet)
        window.addDockWidget(_BESIDE, self)

    def stand(self, place: WindowPlace) -> None:
        """Have what the person gave the sheet the last time, or else its share of the window."""
        if not self._stood and place.sheet_box is not None:
            self.setFloating(True)
            self.setGeometry(on_screen(place.sheet_box))
        if not self._stood:
            self._sides = place.sheet_width, place.sheet_height
        self._stood = True
        self.share_out()

    def stands(self, before: WindowPlace) -> WindowPlace:
        """A place with what the sheet has now; as ``before`` where it is not to be seen."""
        if not self.isVisible():
            return before
        if self.isFloating():
            return replace(before, sheet_box=box_of(self.geometry()))
        if self._window.dockWidgetArea(self) is _BELOW:
            return replace(before, sheet_height=self.height(), sheet_box=None)
        return replace(before, sheet_width=self.width(), sheet_box=None)

    def share_out(self) -> None:
        """Give the sheet its share of the window, wherever it stands."""
        window, (width, height) = self._window, self._sides
        if window.dockWidgetArea(self) is _BELOW:
            height = self._given = height or self._height_below()
            window.resizeDocks([self], [height], Qt.Orientation.Vertical)
        else:
            width = width or max(_NARROWEST, round(window.width() * _SHARE))
            window.resizeDocks([self], [width], Qt.Orientation.Horizontal)

    def _height_below(self) -> int:
        """Its share of a high window, and all that the table above it has no use for."""
        share, table = round(self._window.height() * _LOWER_SHARE), self._window.centralWidget()
        if table is None:
            return share
        return max(share, table.height() + self.height() - round(table.width() * _TALLEST))

    def follow(self, size: QSize) -> None:
        """Stand below the table in a window that is higher than wide, beside it in another."""
        wanted = _BELOW if size.height() > size.width() else _BESIDE
        if not self.isFloating() and self._window.dockWidgetArea(self) != wanted:
            self._window.addDockWidget(wanted, self)
            # Not before the window has laid out what it holds.
            QTimer.singleShot(0, self, self.share_out)
        elif wanted is _BELOW and self._given and self.height() == self._given:
            # Nobody has made it another height by hand.
            QTimer.singleShot(0, self, self.share_out)
