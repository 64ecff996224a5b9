"""Dock of the score sheet: beside the table in a wide window, below it in a high one.

The cards keep a least width, and their size at larger text sizes: the sheet is as wide as that
leaves, and hidden where it would be too narrow. Then it lies over the table when the player asks
for it, until it loses the focus.
"""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFontInfo, QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QStyle, QToolBar, QWidget

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.appearance import font_scale
from reunion_desktop.ui.look.style_sheets import dock_type
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.table.layout.panel_boxes import LEAST_CARD
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.window_geometry.place import WindowPlace, on_screen, sensible

_SHARE, _NARROWEST = 0.23, 18
"""Share of the window's width for the sheet, and its least width in text heights."""
_WIDEST_SHARE = 0.34
"""Largest share of the window's width for the sheet, at any text size."""
_FOLDED = 9.5
"""Width below which the sheet is hidden, in text heights."""
_FLOATING, _EDGE = 30, 12
"""Height of a floating sheet in text heights, where there is room, and its gap to other edges."""
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

    def __init__(self, window: QMainWindow, table: TableView, sheet: ScoreSheetWidget) -> None:
        """Dock beside the table."""
        super().__init__(window)
        self._window, self._table = window, table
        self._stood = self._shares = False
        self._part, self._narrowest = 0.0, float(_NARROWEST)
        self._high, self._given = 0, 0
        self._held: QSize | None = None
        self._folded = False
        """True while the table needs the room of the sheet."""
        self._lent = False
        """True while the sheet lies over the table because the player asked for it without room."""
        self._wanted = True
        """True if the sheet is visible where it has room."""
        self._room = math.inf
        """Largest width beside the table."""
        self.spare = False
        """True if the sheet is only shown when the player asks for it, whatever the room."""
        self.setObjectName("sheet")
        self.setWidget(sheet)
        window.addDockWidget(_BESIDE, self)
        self.topLevelChanged.connect(self._rise)
        self.toggleViewAction().triggered.connect(self._toggled)
        for moved in (table.seated, self.visibilityChanged, self.topLevelChanged):
            moved.connect(self.follow_soon)
        for changed in (table.seated, table.resized, table.settled):
            changed.connect(self._cover)
        running = QApplication.instance()
        if isinstance(running, QApplication):
            running.focusChanged.connect(self._follow_focus)
        # The edge between table and sheet belongs to the window, which gets its mouse events.
        window.installEventFilter(self)

    def set_name(self, name: str) -> None:
        """Show what the game calls its sheet; the menu entry keeps its text."""
        text = self.toggleViewAction().text()
        self.setWindowTitle(name)
        self.toggleViewAction().setText(text)

    def stand(self, place: WindowPlace) -> None:
        """Restore the sheet's last size and place, or give it its share of the window."""
        if not self._stood:
            self._stood = True
            self._high = place.sheet_height
            if place.sheet_width:
                self._have_width(place.sheet_width, self._across)
            if place.sheet_box is not None:
                # Not before the window exists above which it floats.
                QTimer.singleShot(0, self, partial(self._float, on_screen(place.sheet_box)))
        self.share_out()

    def _float(self, box: QRect) -> None:
        """Float above the window; a sheet that the player has hidden stays hidden."""
        self.setFloating(True)
        self.setGeometry(box)
        self.setVisible(self.wanted)
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

    @property
    def wanted(self) -> bool:
        """True if the player wants to see the sheet, even if there is no room for it."""
        return self._wanted if self._folded else not self.isHidden()

    def want(self, *, wanted: bool) -> None:
        """Show or hide the sheet, where it has room."""
        self._wanted = wanted
        if not self._folded:
            self.setVisible(wanted)

    def share_out(self) -> None:
        """Give the sheet its share of the window, wherever it is docked."""
        self._shares = False
        window = self._window
        if self.isFloating() or self._folded or not self._stood:
            return
        if window.dockWidgetArea(self) is _BELOW:
            height = self._given = self._high or self._height_below()
            window.resizeDocks([self], [height], Qt.Orientation.Vertical)
        else:
            width = round(min(self._share_of(window.width(), self._text), self._room))
            window.resizeDocks([self], [width], Qt.Orientation.Horizontal)

    def _have_width(self, width: int, across: int) -> None:
        """Store the width that the player gave the sheet, as a share of the window's width."""
        self._part = width / max(1, across)
        self._narrowest = min(_NARROWEST, width / self._text)

    @property
    def _across(self) -> int:
        """Width of the window, or of its screen if it is about to be maximized."""
        window = self._window
        fills = window.isMaximized() or window.isFullScreen()
        room = self.screen().availableGeometry().width()
        return max(window.width(), room) if fills else window.width()

    def _height_below(self) -> int:
        """Height of the sheet below the table: its share, and all that the table does not use."""
        share, table = round(self._window.height() * _LOWER_SHARE), self._table
        both, layout = table.height() + self.height(), table.showing.layout
        plan = layout.plan
        high = plan.high + plan.grows * max(0.0, layout.print_size - 1)
        share = min(share, both - round(high * table.width() / plan.wide))
        return max(share, both - round(table.width() * _TALLEST))

    @property
    def _text(self) -> float:
        """Height of the text in pixels; that of the title is less."""
        return QFontInfo(self.font()).pixelSize() / dock_type(font_scale())

    def _share_of(self, width: int, text: float) -> float:
        """Width of the sheet beside the table, for a window's width and a text height."""
        least = min(self._narrowest * text, width * _WIDEST_SHARE)
        return max(least, width * (self._part or _SHARE))

    def changeEvent(self, event: QEvent) -> None:
        """Adjust the width to the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.follow_soon()

    @Slot()
    def follow_soon(self) -> None:
        """Find place and width anew, after the table has taken over its text size or seats."""
        QTimer.singleShot(0, self, lambda: self.follow(self._window.size()))

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
        narrow for both it docks below as well, or is hidden.
        """
        # Otherwise the minimum width of both would keep the window from becoming so narrow.
        self._window.setMinimumWidth(self._table.minimumWidth())
        high = size.height() > size.width()
        free = size.width() - self._bars() - self._table.minimumWidth()
        least = self.widget().minimumSizeHint().width()
        self._room = self._leave_cards(size.width(), beside=not high)
        area, docks = self._window.dockWidgetArea, self._window.findChildren(QDockWidget)
        company = any(dock is not self and area(dock) is _BESIDE for dock in docks)
        full = company or self._room < max(least, _FOLDED * self._text)
        self._fold(folded=self.spare or (not high and full))
        below = high or (not self._folded and free < least)
        wanted = _BELOW if below else _BESIDE
        moves = not (self.isFloating() or self._lent) and area(self) != wanted
        if moves:
            self._window.addDockWidget(wanted, self)
        # Below, it gets its height back unless the player has changed it.
        if moves or wanted is _BESIDE or self.height() == self._given:
            self._share_soon()

    def _leave_cards(self, width: int, *, beside: bool) -> float:
        """Return the room beside a table with cards of the least width.

        At larger text sizes the table is told its width beside the sheet at usual size: its panels
        leave the cards that size. A hidden sheet changes nothing: cards grow only as far as the
        text keeps its size. A width that the player gave the sheet is kept at all text sizes.
        """
        size, least = font_scale(), math.ceil(LEAST_CARD * self._table.showing.layout.plan.wide)
        usual: float = 0 if size <= 1 else width
        if usual and beside:
            usual -= self._bars() / size + self._share_of(width, self._text / size)
        self._table.set_usual_width(usual)
        return math.inf if self._part else width - self._bars() - max(usual, least)

    def _fold(self, *, folded: bool) -> None:
        """Hide the sheet while the table needs its room, and show it again afterwards."""
        if folded is self._folded:
            return
        wanted = self.wanted
        self.take_away()
        self._folded, self._wanted = folded, wanted
        if not self.isFloating():
            self.setVisible(wanted and not folded)

    def _toggled(self, shown: bool) -> None:  # noqa: FBT001 - the signature is the signal's.
        """Lay a sheet without room over the table when the player asks for it."""
        if not self._folded or self.isFloating():
            return
        if not self.spare:
            self._wanted = shown
        if not shown:
            # Qt has given the focus to the next widget, where the keys of the table do nothing.
            self.take_away()
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._lent = True
        self.setTitleBarWidget(QWidget(self))  # Its title would take the room of a row.
        self._window.removeDockWidget(self)
        self._cover()
        self.show()
        self.raise_()
        # Not before a menu has given the focus back.
        QTimer.singleShot(0, self.widget(), self.widget().setFocus)

    @Slot()
    def _cover(self) -> None:
        """Lie over the table, but not over the player's cards."""
        table, showing = self._table, self._table.showing
        if self._lent:
            hand = round(table.height() - showing.layout.hand_top) if showing.row() else _EDGE
            self.setGeometry(table.geometry().adjusted(_EDGE, _EDGE, -_EDGE, -max(_EDGE, hand)))

    def take_away(self) -> None:
        """Take a sheet that lies over the table away from it."""
        if self._lent:
            self._lent = False
            now: QWidget | None = self._window.focusWidget()
            focused = now is not None and self.isAncestorOf(now)
            self._window.addDockWidget(_BESIDE, self)
            self.hide()
            self.setTitleBarWidget(None)  # type: ignore[arg-type] # Qt's own title bar.
            if focused:
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def make_way(self) -> None:
        """Take the sheet away where the player chooses cards in the middle of the table."""
        showing = self._table.showing
        if showing.cutting is not None or showing.drawing is not None:
            self.take_away()

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Take the sheet away when the player goes back to the table."""
        if now is not None and now.window() is self._window and not self.isAncestorOf(now):
            self.take_away()

    def event(self, event: QEvent) -> bool:
        """Take a sheet over the table away by Escape, before that leaves full screen, or Space."""
        leaves = Qt.Key.Key_Escape, Qt.Key.Key_Space
        escapes = isinstance(event, QKeyEvent) and event.key() in leaves
        if not (self._lent and escapes):
            return super().event(event)
        if event.type() is QEvent.Type.KeyPress:
            self.take_away()
        event.accept()
        return True

    def _bars(self) -> int:
        """Width of the tool bars at the sides and of the edge between table and sheet."""
        bars = sum(
            bar.minimumSizeHint().width()
            for bar in self._window.findChildren(QToolBar)
            if not bar.isHidden() and self._window.toolBarArea(bar) in _AT_A_SIDE
        )
        return bars + self.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent)

    def _share_soon(self) -> None:
        """Set the share of the window after its layout is done."""
        if not self._shares:
            self._shares = True
            QTimer.singleShot(0, self, self.share_out)

    def _rise(self) -> None:
        """Place a sheet that starts to float; a dragged one stays where it is dropped."""
        if self.isFloating() and self._stood and not QApplication.mouseButtons():
            # Not before the table has taken the free space.
            QTimer.singleShot(0, self, self._stand_aside)

    def _stand_aside(self) -> None:
        """Float beside the window if the screen has room, otherwise above the player's hand."""
        frame = self.frameGeometry().size() - self.size()
        size = self.size().boundedTo(self._window.size()) + frame
        box = QRect(self._window.frameGeometry().topRight() + QPoint(_EDGE, 0), size)
        if not self.screen().availableGeometry().contains(box):
            room = self._table.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            room.setBottom(round(self._table.showing.layout.hand_top))
            most = QSize(size.width(), round(_FLOATING * self._text))
            box.setSize(size.boundedTo(room.size()).boundedTo(most))
            box.moveTopRight(self._table.mapToGlobal(room.topRight()))
        self.resize(box.size() - frame)
        self.move(box.topLeft())
