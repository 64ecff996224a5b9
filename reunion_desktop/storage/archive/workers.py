"""Threads that work for the archive: each does one job after another, with its own connection."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import monotonic

from reunion_desktop.storage.archive.archive import Archive

_Job = Callable[[], None]


class ArchiveWorker:
    """A thread that does one job after another; it begins with the first."""

    def __init__(self, name: str) -> None:
        """Give the thread a name."""
        self._name = name
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: Thread | None = None

    def ask(self, job: _Job) -> None:
        """Have a job done after those before it."""
        if self._thread is None:
            # A daemon: whatever it has not done is done at the next start.
            self._thread = Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def end(self, last: _Job) -> None:
        """Finish the jobs that were asked for and then a last one, and end."""
        if self._thread is not None:
            self._jobs.put(last)
            self._jobs.put(None)

    def wait(self, until: float) -> None:
        """Wait for the end, at most until some time of the clock that never goes back."""
        if self._thread is not None:
            self._thread.join(max(0.0, until - monotonic()))

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


class ReadWorker:
    """A thread that looks things up, and its connection."""

    def __init__(self, name: str, open_archive: Callable[[], Archive]) -> None:
        """Give the thread a name; the archive is opened with the first job."""
        self.clerk = ArchiveWorker(name)
        self._open = open_archive
        self._archive: Archive | None = None

    def archive(self) -> Archive:
        """The archive; in the thread."""
        if self._archive is None:
            self._archive = self._open()
        return self._archive

    def close(self) -> None:
        """Let go of the archive; in the thread."""
        if self._archive is not None:
            self._archive.close()
