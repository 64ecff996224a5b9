"""Dock of the score sheet: beside the table in a wide window, below it in a high one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QStyle, QToolBar

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.window_geometry.place import WindowPlace, on_screen, sensible

_SHARE, _NARROWEST = 0.23, 18
"""Share of the window's width for the sheet, and its least width in text heights."""
_WIDEST_SHARE = 0.34
"""Largest share of the window's width for the sheet, at any text size."""
_FLOATING = 30
"""Height of a floating sheet in text heights, where there is room."""
_EDGE = 12
_LOWER_SHARE = 0.34
"""Share of the window's height for the sheet below the table."""
_TALLEST = 0.8
"""Largest height that the table uses, in its widths: beyond it no card grows."""
_BELOW = Qt.DockWidgetArea.BottomDockWidgetArea
_AT_A_SIDE = Qt.ToolBarArea.LeftToolBarArea | Qt.ToolBarArea.RightToolBarArea
_BESIDE = Qt.DockWidgetArea.RightDockWidgetArea


@guarded
class SheetDock(QDockWidget):
    """Holds the score sheet and gives it its share of the window."""

    def __init__(self, window: QMainWindow, sheet: ScoreSheetWidget) -> None:
        """Dock beside the table."""
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
        # The edge between table and sheet belongs to the window, which gets its mouse events.
        window.installEventFilter(self)

    def stand(self, place: WindowPlace) -> None:
        """Restore the sheet's last size and place, or give it its share of the window."""
        if not self._stood and place.sheet_box is not None:
            # Not before the window exists above which it floats.
            QTimer.singleShot(0, self, partial(self._float, on_screen(place.sheet_box)))
        if not self._stood and place.sheet_width:
            self._have_width(place.sheet_width, self._across)
        if not self._stood:
            self._high = place.sheet_height
        self._stood = True
        self.share_out()

    def _float(self, box: QRect) -> None:
        """Float above the window; a hidden sheet stays hidden."""
        self.setFloating(True)
        self.setGeometry(box)
        # Repeated after the sheet has moved clear of the hand, as a sheet just undocked does.
        QTimer.singleShot(0, self, partial(self.setGeometry, box))

    def stands(self, before: WindowPlace) -> WindowPlace:
        """Current place of the sheet; ``before`` gives its sizes while it is hidden.

        At exit the windows are closed already, and so is a floating sheet: invisible does not mean
        hidden by the player.
        """
        if not self._stood:
            return before
        if self.isFloating():
            return before._replace(sheet_box=sensible(self.geometry()))
        width = round(self._part * self._window.width()) or before.sheet_width
        return before._replace(sheet_width=width, sheet_height=self._high, sheet_box=None)

    def share_out(self) -> None:
        """Give the sheet its share of the window, wherever it is docked."""
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
        """Store the width that the player gave the sheet, as a share of the window's width."""
        self._part = width / max(1, across)
        self._narrowest = min(_NARROWEST, width / QFontInfo(self.font()).pixelSize())

    @property
    def _across(self) -> int:
        """Width of the window, or of its screen if it is about to be maximized."""
        window = self._window
        fills = window.isMaximized() or window.isFullScreen()
        room = self.screen().availableGeometry().width()
        return max(window.width(), room) if fills else window.width()

    def _height_below(self) -> int:
        """Height of the sheet below the table: its share, and all that the table does not use."""
        share, table = round(self._window.height() * _LOWER_SHARE), self._window.centralWidget()
        if table is None:
            return share
        return max(share, table.height() + self.height() - round(table.width() * _TALLEST))

    @property
    def _least(self) -> int:
        """Least width for the text size, as far as the window has it."""
        wanted = round(self._narrowest * QFontInfo(self.font()).pixelSize())
        return min(wanted, round(self._window.width() * _WIDEST_SHARE))

    def changeEvent(self, event: QEvent) -> None:
        """Adjust the width to the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._stood:
            self._share_soon()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch the edge between table and sheet: a size set by dragging is kept."""
        if event.type() is QEvent.Type.MouseButtonPress:
            self._held = self.size()
        elif event.type() is QEvent.Type.MouseButtonRelease and self._held is not None:
            # Not before the window has moved the edge.
            QTimer.singleShot(0, self, self._let_go)
        return super().eventFilter(watched, event)

    def _let_go(self) -> None:
        """Store the size if the player has changed it by dragging the edge."""
        held, self._held = self._held, None
        if held is None or self.isFloating() or self.isHidden():
            return
        if self._window.dockWidgetArea(self) is _BELOW:
            self._high = self.height() if self.height() != held.height() else self._high
        elif self.width() != held.width():
            self._have_width(self.width(), self._window.width())

    def follow(self, size: QSize) -> None:
        """Dock below the table in a window higher than wide, else beside it.

        Beside the table the sheet keeps its share when the window is resized; in a window too
        narrow for both it docks below as well.
        """
        table = self._window.centralWidget()
        if table is not None:
            # Otherwise the minimum width of both would keep the window from becoming so narrow.
            self._window.setMinimumWidth(table.minimumWidth())
        below = size.height() > size.width() or size.width() < self._least_beside()
        wanted = _BELOW if below else _BESIDE
        moves = not self.isFloating() and self._window.dockWidgetArea(self) != wanted
        if moves:
            self._window.addDockWidget(wanted, self)
        # Below, it gets its height back unless the player has changed it.
        if moves or wanted is _BESIDE or self.height() == self._given:
            self._share_soon()

    def _least_beside(self) -> int:
        """Least window width for table and sheet beside each other."""
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
        """Set the share of the window after its layout is done."""
        if not self._shares:
            self._shares = True
            QTimer.singleShot(0, self, self.share_out)

    def _rise(self) -> None:
        """Place a sheet that starts to float; a dragged one stays where it is dropped."""
        if self.isFloating() and self._stood and not QApplication.mouseButtons():
            # Not before the table has taken the free space.
            QTimer.singleShot(0, self, self._lie_clear)

    def _lie_clear(self) -> None:
        """Float beside the window if the screen has room, otherwise above the player's hand."""
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
