"""Long work on the UI thread, cut into time slices too short to be noticed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

_TURN_SECONDS = 0.004
"""Length of a time slice without its last step: a quarter of a frame at 60 Hz, in seconds."""


class SlicedWork(QObject):
    """Runs steps one after another, returning to the event loop between time slices."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Create without work."""
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._then: Callable[[], object] = lambda: None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._turn)

    def begin(self, steps: Iterator[object], then: Callable[[], object]) -> None:
        """Start a sequence of steps, in place of the one before.

        Args:
            steps: iterator; each item is one step.
            then: called after the last step.
        """
        self._steps, self._then = steps, then
        self._timer.start()

    def stop(self) -> None:
        """Stop before the next step."""
        self._timer.stop()

    def _turn(self) -> None:
        end = time.perf_counter() + _TURN_SECONDS
        for _step in self._steps:
            if time.perf_counter() >= end:
                return
        self._timer.stop()
        self._then()
