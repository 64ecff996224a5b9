"""First lesson in the main window: the bar that offers it and the dock that holds it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QPushButton, QStyle, QToolBar, QWidget

from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.elided_line import ElidedLine
from reunion_desktop.ui.table.layout.panel_boxes import LEAST_CARD

if TYPE_CHECKING:
    from reunion_desktop.ui.window.parts import Parts

_BESIDE = Qt.DockWidgetArea.RightDockWidgetArea
_LOW, _SHARE, _LEAST = 30, 0.35, 6
"""Height of a window in lines of text below which the lesson stands beside the table, the largest
share of the window's width that it takes there, and its least width in heights of a line."""
_ROOM = 8
"""Gap between text and buttons in logical pixels."""
_FRAME = 30
"""Room for the border and padding of a button with the focus, in logical pixels."""


@guarded
class _OfferButton(QPushButton):
    """Button that is as wide without the focus as with it."""

    def sizeHint(self) -> QSize:
        """Size with room for the border of the focus."""
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QSize(text + _FRAME, super().sizeHint().height())


@guarded
class LessonOffer(QToolBar):
    """Offer of a game's first lesson; it needs no answer."""

    accepted = Signal()
    """The player accepts the lesson."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        """Offer the lesson of a game."""
        super().__init__(parent)
        self.game = game
        self.setObjectName("offer")
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        self._text = ElidedLine(self)  # Elided, so that the buttons fit in a narrow window.
        self._yes, self._no = _OfferButton(self), _OfferButton(self)
        for widget in (self._text, self._yes, self._no):
            widget.setContentsMargins(_ROOM, 0, _ROOM, 0)
            self.addWidget(widget)
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(_ROOM)
        self._yes.clicked.connect(self.accepted)
        self._yes.clicked.connect(self.hide)
        self._no.clicked.connect(self.hide)
        self._speak()

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts for another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()

    def _speak(self) -> None:
        text = self.tr("New to {game}? The first lesson shows how it is played.")
        self._text.setText(text.format(game=words_of(self.game).title()))
        self._yes.setText(self.tr("&Start the lesson"))
        self._no.setText(self.tr("No&t now"))
        self._no.setToolTip(self.tr("You can find the lesson in the Help menu"))
        self.setAccessibleName(self._text.text())
        self.setWindowTitle(self._text.text())


@guarded
class LessonDock(QDockWidget):
    """Holds the lesson panel at its least height, so that the table has the rest.

    In a window that is low for the text size it stands beside the table, in place of the tool bar.
    """

    def __init__(
        self, window: QMainWindow, parts: Parts, panel: QWidget, wants_tools: Callable[[], bool]
    ) -> None:
        """Dock below or beside the table; the score sheet keeps the corner.

        Args:
            window: the lesson's window.
            parts: its widgets.
            panel: the lesson panel.
            wants_tools: whether the tool bar is visible where it has room.
        """
        super().__init__(window)
        self._window, self._table, self._tools = window, parts.table, parts.tools
        self._wants_tools = wants_tools
        self.setObjectName("teacher")
        self.setTitleBarWidget(QWidget(self))
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setWidget(panel)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.installEventFilter(self)
        parts.table.seated.connect(self.follow)
        self.dockLocationChanged.connect(parts.dock.follow_soon)
        self.follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window and of its text."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.FontChange}:
            QTimer.singleShot(0, self, self.follow)
        return super().eventFilter(watched, event)

    @Slot()
    def follow(self) -> None:
        """Dock where the table keeps most of its size."""
        window = self._window
        low = window.height() < _LOW * self.fontMetrics().lineSpacing()
        beside = low and window.width() > window.height()
        area = _BESIDE if beside else Qt.DockWidgetArea.BottomDockWidgetArea
        if window.dockWidgetArea(self) is not area:
            window.addDockWidget(area, self)
        tools = self._tools
        short = beside and self._room() < _SHARE * window.width() + tools.minimumSizeHint().width()
        tools.setVisible(self._wants_tools() and not short)
        # The height of the text is known only after layout; then the table gets the rest.
        QTimer.singleShot(0, self, self._be_low)

    def _room(self) -> int:
        """Width that a table with the least cards leaves."""
        cards = self._table.showing.layout.plan.wide * LEAST_CARD
        edge = self.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent)
        return self._window.width() - math.ceil(cards) - edge

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adjust the height of the text to the new width."""
        super().resizeEvent(event)
        if self._window.dockWidgetArea(self) is _BESIDE or (
            self.height() > self.minimumSizeHint().height()
        ):
            QTimer.singleShot(0, self, self._be_low)

    def _be_low(self) -> None:
        """Give the table what the text does not need."""
        least = round(_LEAST * self.fontMetrics().lineSpacing())
        wide = min(round(_SHARE * self._window.width()), max(least, self._room()))
        self._window.resizeDocks([self], [wide], Qt.Orientation.Horizontal)
        self._window.resizeDocks([self], [1], Qt.Orientation.Vertical)
