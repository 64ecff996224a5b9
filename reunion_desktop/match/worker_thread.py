"""Worker thread that runs one job at a time; answers of cancelled jobs are dropped."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from reunion_desktop.ai.player import Stop

_CLOSING_MS = 2000
"""Milliseconds for which closing waits for a job to notice the stop flag."""

Tell: TypeAlias = Callable[..., None]
"""Calls a function in the UI thread with the given arguments, unless the job was cancelled."""
Job: TypeAlias = Callable[[Stop, Tell], object]
"""Runs in the worker thread; it uses no widget, match or record of the UI thread."""


class _Worker(QObject):
    """Worker object in the thread."""

    told = Signal(object, object, object)

    @Slot(object, object)
    def work(self, stop: Stop, job: Job) -> None:
        """Run a job, unless it was cancelled meanwhile."""
        if not stop.is_set():
            job(stop, lambda then, *given: self.told.emit(stop, then, given))


class WorkerThread(QObject):
    """Runs jobs in a worker thread."""

    _asked = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the thread."""
        super().__init__(parent)
        self._stop = Stop()
        self._thread = QThread()
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._asked.connect(self._worker.work, queued)
        self._worker.told.connect(self._tell, queued)
        self._thread.start()

    def run(self, job: Job) -> None:
        """Run a job after those before it."""
        self._asked.emit(self._stop, job)

    def cancel(self) -> None:
        """Cancel all jobs so far."""
        self._stop.set()
        self._stop = Stop()

    def close(self) -> None:
        """Cancel and end the thread; a job that goes on is awaited when the program ends."""
        self.cancel()
        self._thread.quit()
        if not self._thread.wait(_CLOSING_MS):
            # To destroy a thread that runs aborts the program, also at its end.
            atexit.register(self._thread.wait)

    @Slot(object, object, object)
    def _tell(self, stop: Stop, then: Callable[..., object], given: tuple[object, ...]) -> None:
        if stop is self._stop:
            then(*given)
