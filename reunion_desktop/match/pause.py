"""Timer of the game flow's pauses: time to look, and time to listen."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Slot

from reunion_desktop.engine.game import MatchState

_WITHOUT_TRICKS = 3
"""Pauses before each card where no complete trick gives time to look."""


class Pause(QTimer):
    """Single-shot timer that does not run out while a screen reader speaks.

    Speech is a deadline: two pauses in a row wait for the same sentence only once.
    """

    def __init__(self, parent: QObject) -> None:
        """Create a timer that is not running."""
        super().__init__(parent)
        self.setSingleShot(True)
        self._looked = QDeadlineTimer()
        self._spoken = QDeadlineTimer()

    def rest(self, pause_ms: int) -> None:
        """Start a pause, longer while a screen reader speaks."""
        self._looked.setRemainingTime(pause_ms)
        self.start(max(pause_ms, self._spoken.remainingTime()))

    @Slot(int)
    def wait_for_speech(self, speech_ms: int) -> None:
        """Set how long a screen reader still speaks; 0 ends the wait for it."""
        self._spoken.setRemainingTime(speech_ms)
        if not speech_ms and self.isActive():
            self.start(self._looked.remainingTime())


def breaths(match: MatchState) -> int:
    """How many pauses a computer player makes before an action: more where there are no tricks."""
    return 1 if match.deal is None or match.deal.stock is None else _WITHOUT_TRICKS
