"""Worker thread of the computer players: one question at a time, during animations too."""

from __future__ import annotations

import logging
from collections.abc import Callable

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.engine.observe import Observation
from reunion_desktop.match.worker_thread import Tell, WorkerThread

_LOG = logging.getLogger(__name__)


class PlayerThread(WorkerThread):
    """Asks players for decisions in a worker thread."""

    def __init__(self, limit: Limit) -> None:
        """Start the thread; ``limit`` applies to every question."""
        super().__init__()
        self._limit = limit

    def ask(
        self,
        player: Player,
        observation: Observation,
        then: Callable[[Decision], object],
        failed: Callable[[str], object],
    ) -> None:
        """Ask a player, and drop all earlier questions; ``failed`` takes an error message."""
        self.cancel()

        def job(stop: Stop, tell: Tell) -> None:
            try:
                decision = player.choose(observation, self._limit, stop)
            except Exception as fault:  # noqa: BLE001 - whatever a mind does, the table goes on.
                _LOG.info("A mind failed.", exc_info=fault)
                tell(failed, f"{player.name}: {type(fault).__name__}: {fault}")
            else:
                tell(then, decision)

        self.run(job)
