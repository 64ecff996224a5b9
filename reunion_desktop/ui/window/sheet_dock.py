"""The dock of the score sheet: beside the table in a wide window, below it in a high one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QStyle, QToolBar

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.window_geometry.place import WindowPlace
from reunion_desktop.ui.window_geometry.windows import box_of, on_screen

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
_AT_A_SIDE = Qt.ToolBarArea.LeftToolBarArea | Qt.ToolBarArea.RightToolBarArea
_BESIDE = Qt.DockWidgetArea.RightDockWidgetArea


@guarded
class SheetDock(QDockWidget):
    """Holds the sheet and gives it its share of the window."""

    def __init__(self, window: QMainWindow, sheet: ScoreSheetWidget) -> None:
        """Stand beside the table."""
        super().__init__(window)
        self._window = window
        self._stood = False
        self._part, self._narrowest = 0.0, float(_NARROWEST)
        self._high, self._given = 0, 0
        self._held: QSize | None = None
        self._shares = False
        self.setObjectName("sheet")
        self.setWidget(sheet)
        window.addDockWidget(_BESIDE, self)
        self.topLevelChanged.connect(self._rise)
        # The edge between table and sheet is the window's own: it hears the hand that drags it.
        window.installEventFilter(self)

    def stand(self, place: WindowPlace) -> None:
        """Have what the person gave the sheet the last time, or else its share of the window."""
        if not self._stood and place.sheet_box is not None:
            # Not before the window is there above which it floats.
            QTimer.singleShot(0, self, partial(self._float, on_screen(place.sheet_box)))
        if not self._stood and place.sheet_width:
            self._have_width(place.sheet_width, self._across)
        if not self._stood:
            self._high = place.sheet_height
        self._stood = True
        self.share_out()

    def _float(self, box: QRect) -> None:
        """Stand by itself, above the window; one that is folded away stays so."""
        self.setFloating(True)
        self.setGeometry(box)
        # Again once it has stood aside of one's own cards, as one that was just taken out does.
        QTimer.singleShot(0, self, partial(self.setGeometry, box))

    def stands(self, before: WindowPlace) -> WindowPlace:
        """A place with what the sheet has now; its sides as ``before`` where it is folded away.

        A program that ends asks when its windows are closed already, and a sheet that floats is
        one of them: out of sight is not folded away.
        """
        if not self._stood:
            return before
        if self.isFloating():
            return before._replace(sheet_box=box_of(self.geometry()))
        width = round(self._part * self._window.width()) or before.sheet_width
        return before._replace(sheet_width=width, sheet_height=self._high, sheet_box=None)

    def share_out(self) -> None:
        """Give the sheet its share of the window, wherever it stands."""
        self._shares = False
        window = self._window
        if self.isFloating() or not self._stood:
            return
        if window.dockWidgetArea(self) is _BELOW:
            height = self._given = self._high or self._height_below()
            window.resizeDocks([self], [height], Qt.Orientation.Vertical)
        else:
            width = max(self._least, round(window.width() * (self._part or _SHARE)))
            window.resizeDocks([self], [width], Qt.Orientation.Horizontal)

    def _have_width(self, width: int, across: int) -> None:
        """Keep what a hand gave the sheet, as its part of a window so far across."""
        self._part = width / max(1, across)
        self._narrowest = min(_NARROWEST, width / QFontInfo(self.font()).pixelSize())

    @property
    def _across(self) -> int:
        """The window's width; that of its screen where it is about to fill that."""
        window = self._window
        fills = window.isMaximized() or window.isFullScreen()
        room = self.screen().availableGeometry().width()
        return max(window.width(), room) if fills else window.width()

    def _height_below(self) -> int:
        """Its share of a high window, and all that the table above it has no use for."""
        share, table = round(self._window.height() * _LOWER_SHARE), self._window.centralWidget()
        if table is None:
            return share
        return max(share, table.height() + self.height() - round(table.width() * _TALLEST))

    @property
    def _least(self) -> int:
        """The width that the print wants, as far as the window has it."""
        wanted = round(self._narrowest * QFontInfo(self.font()).pixelSize())
        return min(wanted, round(self._window.width() * _WIDEST_SHARE))

    def changeEvent(self, event: QEvent) -> None:
        """Larger print wants a wider sheet, and smaller print gives that back."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._stood:
            self._share_soon()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What a hand gives the sheet, by the edge between it and the table, is what it has."""
        if event.type() is QEvent.Type.MouseButtonPress:
            self._held = self.size()
        elif event.type() is QEvent.Type.MouseButtonRelease and self._held is not None:
            # Not before the window has moved the edge as far as the hand.
            QTimer.singleShot(0, self, self._let_go)
        return super().eventFilter(watched, event)

    def _let_go(self) -> None:
        """The hand has left the edge: another size is the person's own choice."""
        held, self._held = self._held, None
        if held is None or self.isFloating() or self.isHidden():
            return
        if self._window.dockWidgetArea(self) is _BELOW:
            self._high = self.height() if self.height() != held.height() else self._high
        elif self.width() != held.width():
            self._have_width(self.width(), self._window.width())

    def follow(self, size: QSize) -> None:
        """Stand below the table in a window that is higher than wide, beside it in another.

        Beside the table the sheet keeps its part of a window that becomes wider or narrower; one
        that is too narrow for both has it below as well.
        """
        table = self._window.centralWidget()
        if table is not None:
            # Or else both beside each other would keep the window from ever being so narrow.
            self._window.setMinimumWidth(table.minimumWidth())
        below = size.height() > size.width() or size.width() < self._least_beside()
        wanted = _BELOW if below else _BESIDE
        moves = not self.isFloating() and self._window.dockWidgetArea(self) != wanted
        if moves:
            self._window.addDockWidget(wanted, self)
        # Below it has its height again unless somebody has made it another by hand.
        if moves or wanted is _BESIDE or self.height() == self._given:
            self._share_soon()

    def _least_beside(self) -> int:
        """The width below which table and sheet have no room beside each other."""
        window, table = self._window, self._window.centralWidget()
        bars = sum(
            bar.minimumSizeHint().width()
            for bar in window.findChildren(QToolBar)
            if not bar.isHidden() and window.toolBarArea(bar) in _AT_A_SIDE
        )
        edge = self.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent)
        held = table.minimumWidth() if table is not None else 0
        return held + edge + self.minimumSizeHint().width() + bars

    def _share_soon(self) -> None:
        """Have the share of the window once that has laid out what it holds."""
        if not self._shares:
            self._shares = True
            QTimer.singleShot(0, self, self.share_out)

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
