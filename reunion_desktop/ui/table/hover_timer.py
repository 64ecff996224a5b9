"""Patience with a pointer that rests, a timer: on a card for a while, it asks about that card."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from reunion_desktop.engine.cards import Card

REST_MS = 700
"""A pointer that comes to rest on a card for so long means that card."""


class HoverTimer(QObject):
    """Waits until the pointer has rested; while nothing moves over a card no timer runs."""

    asked = Signal(object)
    """The pointer came to rest on this Card a while ago."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._card: Card | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self._over)

    @property
    def waiting(self) -> bool:
        """Whether a card is about to be asked about."""
        return self._timer.isActive()

    def attend(self, card: Card | None) -> None:
        """The pointer has just moved on a card; None: on none that is worth a question."""
        self._card = card
        if card is None:
            self._timer.stop()
        else:
            self._timer.start()

    def _over(self) -> None:
        if self._card is not None:
            self.asked.emit(self._card)
