"""Worker threads of the archive: each runs its jobs in order, with its own connection."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import monotonic

from reunion_desktop.storage.archive.archive import Archive

_Job = Callable[[], None]


class ArchiveWorker:
    """A thread that runs jobs in order; starts with the first job."""

    def __init__(self, name: str) -> None:
        """Name the thread."""
        self._name = name
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: Thread | None = None

    def ask(self, job: _Job) -> None:
        """Queue a job."""
        if self._thread is None:
            # A daemon thread: jobs that are not finished are repeated at the next start.
            self._thread = Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def end(self, last: _Job) -> None:
        """Queue a last job, after which the thread ends."""
        if self._thread is not None:
            self._jobs.put(last)
            self._jobs.put(None)

    def wait(self, until: float) -> None:
        """Wait for the end of the thread, at most until a time of the monotonic clock."""
        if self._thread is not None:
            self._thread.join(max(0.0, until - monotonic()))

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


class ReadWorker:
    """A worker thread for queries, with its own connection."""

    def __init__(self, name: str, open_archive: Callable[[], Archive]) -> None:
        """Name the thread; the first job opens the archive."""
        self.worker = ArchiveWorker(name)
        self._open = open_archive
        self._archive: Archive | None = None

    def archive(self) -> Archive:
        """The archive; call it in the worker thread only."""
        if self._archive is None:
            self._archive = self._open()
        return self._archive

    def close(self) -> None:
        """Close the archive; call it in the worker thread only."""
        if self._archive is not None:
            self._archive.close()
