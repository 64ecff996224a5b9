"""Client of the archive: jobs run in worker threads, answers return to the UI thread."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from reunion_desktop.ui.archive.port import ArchiveJobs, ArchiveReader, ArchiveWriter

T = TypeVar("T")


class Messenger(QObject):
    """Delivers answers to the UI thread; one exists for the whole run of the program."""

    trouble = Signal(str)
    """Error message of the archive service, whichever window is open."""
    changed = Signal()
    """The archive changed without a request from a window."""
    _came = Signal(object, object)

    def __init__(self, archive_service: ArchiveJobs) -> None:
        """Connect the UI with an archive service."""
        super().__init__()
        self.archive_service = archive_service
        self._came.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def carry(self, then: Callable[[T], object]) -> Callable[[T], object]:
        """Wrap a function for worker threads: its argument goes to ``then`` in the UI thread."""
        return lambda answer: self._came.emit(then, answer)

    @Slot(object, object)
    def _deliver(self, then: Callable[[object], object], answer: object) -> None:
        then(answer)


class LongJob(QObject):
    """A long job with progress that can be cancelled."""

    advanced = Signal(int)
    """Progress in percent; emitted at most a hundred times."""
    done = Signal(object)
    """The job has finished; with its answer."""
    failed = Signal(str)
    """The job was cancelled or failed; with a message."""

    def __init__(self, desk: ArchiveClient, title: str, parent: QObject | None = None) -> None:
        """Set up without starting; ``title`` says what the job does."""
        super().__init__(parent)
        self.title = title
        self._desk = desk
        stop = Event()
        self.stop = stop.set
        """Cancel the job."""
        self.is_stopped = stop.is_set
        """True if the job was cancelled."""
        self._percent = -1

    def progress(self, done: int, total: int) -> None:
        """Report progress; called in the job's thread."""
        percent = done * 100 // total if total else 100
        if percent != self._percent:
            self._percent = percent
            self._desk.later(self.advanced.emit)(percent)


class ArchiveClient:
    """Archive client of one window; after the window is closed, answers are dropped."""

    def __init__(self, messenger: Messenger, failed: Callable[[str], object]) -> None:
        """Open the client; ``failed`` takes error messages."""
        self._messenger = messenger
        self.failed = failed
        """Takes error messages."""
        self.has_left = False
        """True if the window is closed."""
        self._lanes = 0

    def later(self, then: Callable[[T], object]) -> Callable[[T], object]:
        """Wrap a function for worker threads: calls ``then`` here while the window is open."""
        return self._messenger.carry(lambda answer: None if self.has_left else then(answer))

    def read(
        self,
        job: Callable[[ArchiveReader], T],
        then: Callable[[T], object],
        failed: Callable[[str], object] | None = None,
        *,
        lane: int = 0,
    ) -> None:
        """Run a read job; ``failed`` replaces the window's error handler."""
        self._messenger.archive_service.read(
            job, self.later(then), self.later(failed or self.failed), lane=lane
        )

    def new_lane(self) -> int:
        """A new lane: its jobs do not wait for other reads."""
        self._lanes += 1
        return self._lanes

    def write(
        self,
        job: Callable[[ArchiveWriter], T],
        then: Callable[[T], object],
        failed: Callable[[str], object] | None = None,
    ) -> None:
        """Run a write job; the change is on disk before ``then`` is called."""
        self._messenger.archive_service.write(
            job, self.later(then), self.later(failed or self.failed)
        )


class Latest:
    """Runs one query at a time; of queries that arrive meanwhile, only the last is run.

    It waits only for its own queries: a search is not delayed by slower reads.
    """

    def __init__(self, desk: ArchiveClient) -> None:
        """Set up on an archive client."""
        self._desk = desk
        self._lane = desk.new_lane()
        self._busy = False
        self._next: Callable[[], None] | None = None

    def ask(self, job: Callable[[ArchiveReader], T], then: Callable[[T], object]) -> None:
        """Run a query now or when the query before is answered; replaces a waiting one."""

        def put() -> None:
            self._busy = True
            self._desk.read(job, take, fail, lane=self._lane)

        def take(answer: T) -> None:
            if not self._put_next():
                then(answer)

        def fail(sentence: str) -> None:
            if not self._put_next():
                self._desk.failed(sentence)

        if self._busy:
            self._next = put
        else:
            put()

    def _put_next(self) -> bool:
        """Start the waiting query; return whether there was one."""
        self._busy = False
        following, self._next = self._next, None
        if following is not None:
            following()
        return following is not None
