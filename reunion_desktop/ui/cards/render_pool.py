"""Pool of threads that render card pictures; they live only while there is work."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread, current_thread, main_thread
from typing import NamedTuple

from PySide6.QtGui import QImage

from reunion_desktop.ui.cards.paint import card_image, layers, shadow
from reunion_desktop.ui.look.theme import Theme

_DRAUGHTSMEN = 4
"""Most threads at the same time; more would wait for memory bandwidth."""


class RenderJob(NamedTuple):
    """A picture to render."""

    name: str
    width: int
    """Width of the card in device pixels, without its shadow."""


class RenderPool:
    """Renders pictures in threads that live only while there is work.

    One core is left to the UI thread.
    """

    def __init__(self, theme: Theme, offer: Callable[[int, RenderJob, QImage], None]) -> None:
        """Create without work.

        Args:
            theme: theme of the cards.
            offer: takes a rendered picture with its batch; called in the
             rendering thread.
        """
        self._theme = theme
        self._offer = offer
        self._lock = Lock()
        self._jobs: deque[RenderJob] = deque()
        self._threads: list[Thread] = []
        self._most = min(_DRAUGHTSMEN, max(1, (os.cpu_count() or 1) - 1))
        self.batch = 0
        """Number of the current batch; older requests are dropped."""

    def start_anew(self, theme: Theme) -> None:
        """Drop all requests."""
        with self._lock:
            self._jobs.clear()
            self._theme = theme
            self.batch += 1

    def draw(self, job: RenderJob, *, first: bool = False) -> None:
        """Request a picture; ``first`` puts it before all others."""
        with self._lock:
            if first:
                with suppress(ValueError):
                    self._jobs.remove(job)
                self._jobs.appendleft(job)
            else:
                self._jobs.append(job)
            if len(self._threads) < min(self._most, len(self._jobs)):
                # Not a daemon: Python waits for it before Qt's objects are destroyed.
                thread = Thread(target=self._work, name="faces")
                self._threads.append(thread)
                thread.start()

    def finish(self) -> None:
        """Wait until all requests are done."""
        for thread in tuple(self._threads):
            thread.join()

    def _next(self) -> tuple[int, Theme, RenderJob] | None:
        with self._lock:
            if not self._jobs or not main_thread().is_alive():
                self._threads.remove(current_thread())
                return None
            return self.batch, self._theme, self._jobs.popleft()

    def _work(self) -> None:
        grounds: dict[int, QImage] = {}
        while (task := self._next()) is not None:
            batch, theme, job = task
            if job.width not in grounds:
                grounds[job.width] = shadow(job.width)
            self._offer(batch, job, card_image(grounds[job.width], layers(job.name, theme)))
