"""Worker thread of the computer players: one question at a time, during animations too.

Each question has a ticket. Cancelling invalidates all earlier tickets, so late answers are ignored.
"""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from reunion_desktop.ai.player import Limit, Player, Stop
from reunion_desktop.engine.observe import Observation
from reunion_desktop.match.gc_guard import GcGuard

_LOG = logging.getLogger(__name__)
_CLOSING_MS = 2000
"""Milliseconds for which closing waits for a player to notice the stop flag."""


class _PlayerWorker(QObject):
    """Worker object in the thread; uses no widget, match or record."""

    answered = Signal(int, object)
    failed = Signal(int, str)
    rested = Signal()
    """A question has ended, with or without an answer."""

    @Slot(int, object, object, object, object)
    def think(
        self, ticket: int, player: Player, observation: Observation, limit: Limit, stop: Stop
    ) -> None:
        """Ask a player, unless the stop flag is set already."""
        if not stop.is_set():
            self._think(ticket, player, observation, limit, stop)
        self.rested.emit()

    def _think(
        self, ticket: int, player: Player, observation: Observation, limit: Limit, stop: Stop
    ) -> None:
        try:
            decision = player.choose(observation, limit, stop)
        except Exception as fault:  # noqa: BLE001 - whatever a mind does, the table goes on.
            _LOG.info("A mind failed.", exc_info=fault)
            self.failed.emit(ticket, f"{player.name}: {type(fault).__name__}: {fault}")
            return
        self.answered.emit(ticket, decision)


class PlayerThread(QObject):
    """Asks players for decisions in a worker thread."""

    decided = Signal(int, object)
    """Ticket and :class:`~reunion_desktop.ai.player.Decision`."""
    failed = Signal(int, str)
    """Ticket and what went wrong."""
    _asked = Signal(int, object, object, object, object)

    def __init__(self, limit: Limit, parent: QObject | None = None) -> None:
        """Start the thread; ``limit`` applies to every question."""
        super().__init__(parent)
        self._limit = limit
        self._ticket = 0
        self._collector = GcGuard()
        self._stop = Stop()
        self._thread = QThread(self)
        self._worker = _PlayerWorker()
        self._worker.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._asked.connect(self._worker.think, queued)
        self._worker.answered.connect(self._answer, queued)
        self._worker.failed.connect(self._fail, queued)
        self._worker.rested.connect(self._rest, queued)
        self._thread.start()

    def ask(self, player: Player, observation: Observation) -> int:
        """Ask a player; the answer comes with the returned ticket."""
        self.cancel()
        self._collector.take()
        self._asked.emit(self._ticket, player, observation, self._limit, self._stop)
        return self._ticket

    def cancel(self) -> None:
        """Invalidate all earlier questions."""
        self._stop.set()
        self._stop = Stop()
        self._ticket += 1

    def close(self) -> None:
        """Stop thinking and end the thread."""
        self.cancel()
        self._thread.quit()
        self._thread.wait(_CLOSING_MS)
        self._collector.give_all()

    @Slot()
    def _rest(self) -> None:
        self._collector.give()

    @Slot(int, object)
    def _answer(self, ticket: int, decision: object) -> None:
        if ticket == self._ticket:
            self.decided.emit(ticket, decision)

    @Slot(int, str)
    def _fail(self, ticket: int, why: str) -> None:
        if ticket == self._ticket:
            self.failed.emit(ticket, why)
