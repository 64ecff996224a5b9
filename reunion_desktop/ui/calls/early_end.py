"""Button that offers the calls by which the player may ask to end a deal early."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.calls.button import CallButton, Face
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.table.layout.places import Box

_PART = 0.8
"""Type height against that of the bar of calls."""


@guarded
class EarlyEnd(QObject):
    """Small button above the player's plate; it opens the bar with these calls."""

    wanted = Signal()
    """The player wants to see the calls."""

    def __init__(self, over: QWidget, faces: CardPictureCache) -> None:
        """Create the button over a table, hidden."""
        super().__init__(over)
        self.button = CallButton(over, faces)
        """The button itself."""
        self.button.setObjectName("calls")  # No note lies below it.
        self.button.clicked.connect(self.wanted)
        self.button.installEventFilter(self)
        self.button.hide()

    def offer(self, *, offered: bool) -> None:
        """Show or hide the button."""
        text = self.tr("End the deal")
        self.button.show_face(Face(text))
        self.button.setAccessibleName(text)
        self.button.setVisible(offered)

    def stand_above(self, plate: Box, size: float) -> None:
        """Lie above the player's plate; ``size`` is the type height of the bar."""
        self.button.dress(_PART * size)
        wanted = self.button.sizeHint()
        left, top = round(plate.x), round(plate.y) - wanted.height() - 2
        self.button.setGeometry(left, top, wanted.width(), wanted.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle Enter on the button."""
        key = event.key() if isinstance(event, QKeyEvent) else None
        if event.type() is QEvent.Type.KeyPress and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.button.click()
            return True
        return super().eventFilter(watched, event)
