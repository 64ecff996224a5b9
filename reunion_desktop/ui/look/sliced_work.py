"""Long work of the interface, done in turns so short that nobody notices them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

_TURN_SECONDS = 0.004
"""How long one turn takes, but for its last step: a quarter of a picture on the screen."""


class SlicedWork(QObject):
    """Takes one step after another, and lets the interface have its turn between them."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Have nothing to do yet."""
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._then: Callable[[], object] = lambda: None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._turn)

    def begin(self, steps: Iterator[object], then: Callable[[], object]) -> None:
        """Begin to take some steps, in place of those that are left of others.

        Args:
            steps: each is taken when it is asked for.
            then: called after the last of them.
        """
        self._steps, self._then = steps, then
        self._timer.start()

    def stop(self) -> None:
        """Take no more steps."""
        self._timer.stop()

    def _turn(self) -> None:
        end = time.perf_counter() + _TURN_SECONDS
        for _step in self._steps:
            if time.perf_counter() >= end:
                return
        self._timer.stop()
        self._then()
