"""The dock of the score sheet: beside the table in a wide window, below it in a high one."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.standing.place import WindowPlace
from reunion_desktop.ui.standing.windows import box_of, on_screen
from reunion_desktop.ui.table.view import TableView

_SHARE, _NARROWEST = 0.23, 18
"""How much of a window's width the sheet takes, and its least width in heights of the print."""
_WIDEST_SHARE = 0.34
"""However large the print is, the sheet takes no more of a window's width than this."""
_FLOATING = 30
"""Height of a sheet that floats, in heights of the print, where there is room for it."""
_EDGE = 12
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
        self._across, self._part = 0, 0.0
        self._grows = False
        self.setObjectName("sheet")
        self.setWidget(sheet)
        window.addDockWidget(_BESIDE, self)
        self.topLevelChanged.connect(self._rise)

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
        """A place with what the sheet has now; its sides as ``before`` where it is folded away.

        A program that ends asks when its windows are closed already, and a sheet that floats is
        one of them: out of sight is not folded away.
        """
        if not self._stood:
            return before
        if self.isFloating():
            return replace(before, sheet_box=box_of(self.geometry()))
        if self.isHidden():
            return replace(before, sheet_box=None)
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
            width = width or max(self._least, round(window.width() * _SHARE))
            window.resizeDocks([self], [width], Qt.Orientation.Horizontal)

    def _height_below(self) -> int:
        """Its share of a high window, and all that the table above it has no use for."""
        share, table = round(self._window.height() * _LOWER_SHARE), self._window.centralWidget()
        if table is None:
            return share
        return max(share, table.height() + self.height() - round(table.width() * _TALLEST))

    @property
    def _least(self) -> int:
        """The width that the print wants, as far as the window has it."""
        return self._least_in(self._window.width())

    def _least_in(self, across: int) -> int:
        wanted = _NARROWEST * QFontInfo(self.font()).pixelSize()
        return min(wanted, round(across * _WIDEST_SHARE))

    def changeEvent(self, event: QEvent) -> None:
        """Larger print wants a wider sheet."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._stood:
            self._part = max(self._part, self._least / max(1, self._window.width()))
            QTimer.singleShot(0, self, self._grow)

    def follow(self, size: QSize) -> None:
        """Stand below the table in a window that is higher than wide, beside it in another.

        Beside the table the sheet keeps its part of a window that becomes wider or narrower.
        """
        wanted = _BELOW if size.height() > size.width() else _BESIDE
        across, self._across = self._across, size.width()
        if self._stood and across and wanted is _BESIDE and not self._grows:
            # Room that it has for its print alone is no part of a wider window.
            printed = self.width() <= self._least_in(across) + _EDGE
            self._part, self._grows = _SHARE if printed else self.width() / across, True
            QTimer.singleShot(0, self, self._grow)
        if not self.isFloating() and self._window.dockWidgetArea(self) != wanted:
            self._window.addDockWidget(wanted, self)
            # Not before the window has laid out what it holds.
            QTimer.singleShot(0, self, self.share_out)
        elif wanted is _BELOW and self._given and self.height() == self._given:
            # Nobody has made it another height by hand.
            QTimer.singleShot(0, self, self.share_out)

    def _grow(self) -> None:
        """Have the part of the window that the sheet had before."""
        self._grows = False
        beside = self._window.dockWidgetArea(self) is _BESIDE and self._window.isVisible()
        if beside and not self.isFloating() and self._part:
            width = max(self._least, round(self._window.width() * self._part))
            self._window.resizeDocks([self], [width], Qt.Orientation.Horizontal)

    def _rise(self, floats: bool) -> None:  # noqa: FBT001 - the dock's own signal.
        """The sheet floats, or no longer; one that is dragged lies where the hand lets it go."""
        if floats and self._stood and not QApplication.mouseButtons():
            # Not before the table has taken the room that the sheet leaves.
            QTimer.singleShot(0, self, self._lie_clear)

    def _lie_clear(self) -> None:
        """Float beside the window where the screen has room, or else above one's own cards."""
        table = self._window.centralWidget()
        if not self.isFloating() or not isinstance(table, TableView):
            return
        size = self.size()
        beside = QRect(self._window.frameGeometry().topRight() + QPoint(_EDGE, 0), size)
        if not self.screen().availableGeometry().contains(beside):
            cards = min(round(table.showing.layout.hand_top), table.height())
            high = min(_FLOATING * QFontInfo(self.font()).pixelSize(), cards - 2 * _EDGE)
            size = QSize(min(size.width(), table.width() // 2), high)
            corner = table.mapToGlobal(table.rect().topRight())
            beside = QRect(corner + QPoint(-size.width() - _EDGE, _EDGE), size)
        self.setGeometry(beside)
