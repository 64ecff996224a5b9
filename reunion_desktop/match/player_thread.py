"""Worker thread of the computer players: one question at a time, during animations too.

Each question has a ticket. Cancelling invalidates all earlier tickets, so late answers are ignored.
"""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from reunion_desktop.ai.player import Limit, Player, Stop
from reunion_desktop.engine.observe import Observation
from reunion_desktop.match.worker_thread import Tell, WorkerThread

_LOG = logging.getLogger(__name__)


class PlayerThread(WorkerThread):
    """Asks players for decisions in a worker thread."""

    decided = Signal(int, object)
    """Ticket and :class:`~reunion_desktop.ai.player.Decision`."""
    failed = Signal(int, str)
    """Ticket and what went wrong."""

    def __init__(self, limit: Limit, parent: QObject | None = None) -> None:
        """Start the thread; ``limit`` applies to every question."""
        super().__init__(parent)
        self._limit = limit
        self._ticket = 0

    def ask(self, player: Player, observation: Observation) -> int:
        """Ask a player; the answer comes with the returned ticket."""
        self.cancel()
        self._ticket += 1
        ticket = self._ticket

        def job(stop: Stop, tell: Tell) -> None:
            try:
                decision = player.choose(observation, self._limit, stop)
            except Exception as fault:  # noqa: BLE001 - whatever a mind does, the table goes on.
                _LOG.info("A mind failed.", exc_info=fault)
                tell(self.failed.emit, ticket, f"{player.name}: {type(fault).__name__}: {fault}")
            else:
                tell(self.decided.emit, ticket, decision)

        self.run(job)
        return ticket
