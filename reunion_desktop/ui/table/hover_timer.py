"""Hover timer: reports the card on which the pointer has rested for a while."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from reunion_desktop.engine.cards import Card

REST_MS = 700
"""How long the pointer rests on a card before the table explains it, in milliseconds."""


class HoverTimer(QObject):
    """Waits until the pointer has rested; no timer runs while no card is hovered."""

    asked = Signal(object)
    """The Card on which the pointer has rested for ``REST_MS``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._card: Card | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self._over)

    @property
    def waiting(self) -> bool:
        """True while the timer runs."""
        return self._timer.isActive()

    def attend(self, card: Card | None) -> None:
        """Restart the timer for a card the pointer moved on; None stops it."""
        self._card = card
        if card is None:
            self._timer.stop()
        else:
            self._timer.start()

    def _over(self) -> None:
        if self._card is not None:
            self.asked.emit(self._card)
