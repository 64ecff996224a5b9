"""Questions to the archive: jobs go to other threads, answers come back to the window's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from reunion_desktop.history.sessions import Imported
from reunion_desktop.ui.archive.port import ArchiveJobs, ArchiveReader, ArchiveWriter

T = TypeVar("T")


class Messenger(QObject):
    """Carries answers into the interface's thread; there is one as long as the program runs."""

    trouble = Signal(str)
    """A sentence of the archivist's own, whatever window is open."""
    changed = Signal()
    """The archive holds something that it was not asked for by a window."""
    _came = Signal(object, object)

    def __init__(self, archivist: ArchiveJobs, parent: QObject | None = None) -> None:
        """Run between the interface and an archivist."""
        super().__init__(parent)
        self.archivist = archivist
        self._came.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def carry(self, then: Callable[[T], object]) -> Callable[[T], object]:
        """A function for other threads, whose argument is handed to ``then`` in this one."""
        return lambda answer: self._came.emit(then, answer)

    @Slot(object, object)
    def _deliver(self, then: Callable[[object], object], answer: object) -> None:
        then(answer)


class LongJob(QObject):
    """A job of which one sees how far it is, and which can be called off."""

    advanced = Signal(int)
    """How far it is, of a hundred; at most a hundred times."""
    done = Signal(object)
    """The job is done; with its answer."""
    failed = Signal(str)
    """It was called off or went wrong; with a sentence."""

    def __init__(self, desk: ArchiveClient, title: str, parent: QObject | None = None) -> None:
        """Begin nothing yet; ``title`` says what is done."""
        super().__init__(parent)
        self.title = title
        self._desk = desk
        self._stop = Event()
        self._percent = -1

    def stop(self) -> None:
        """Call it off."""
        self._stop.set()

    def is_stopped(self) -> bool:
        """Whether it was called off."""
        return self._stop.is_set()

    def progress(self, done: int, total: int) -> None:
        """Take how far it is; in the job's thread."""
        percent = done * 100 // total if total else 100
        if percent != self._percent:
            self._percent = percent
            self._desk.later(self.advanced.emit)(percent)


class ArchiveClient:
    """Asks for one window; once the window has left, no answer reaches it."""

    def __init__(self, messenger: Messenger, failed: Callable[[str], object]) -> None:
        """Open the desk; ``failed`` takes a sentence where something went wrong."""
        self._messenger = messenger
        self.failed = failed
        """Takes a sentence where something went wrong."""
        self._left = False
        self._lanes = 0

    def leave(self) -> None:
        """Want no more answers."""
        self._left = True

    def has_left(self) -> bool:
        """Whether no answer is wanted any more."""
        return self._left

    def later(self, then: Callable[[T], object]) -> Callable[[T], object]:
        """A function for other threads that calls ``then`` here, if the window is still there."""
        return self._messenger.carry(lambda answer: None if self._left else then(answer))

    def read(
        self,
        job: Callable[[ArchiveReader], T],
        then: Callable[[T], object],
        failed: Callable[[str], object] | None = None,
        *,
        lane: int = 0,
    ) -> None:
        """Look something up; ``failed`` is told in the window's stead where there is no answer."""
        self._messenger.archivist.read(
            job, self.later(then), self.later(failed or self.failed), lane=lane
        )

    def new_lane(self) -> int:
        """A lane in which nothing else is asked for this window."""
        self._lanes += 1
        return self._lanes

    def write(self, job: Callable[[ArchiveWriter], T], then: Callable[[T], object]) -> None:
        """Change something; it is on disk before ``then`` is called."""
        self._messenger.archivist.write(job, self.later(then), self.later(self.failed))

    def export(self, sittings: tuple[int, ...], path: Path, then: Callable[[None], object]) -> None:
        """Write sittings as one record."""
        self._messenger.archivist.export(sittings, path, self.later(then), self.later(self.failed))

    def import_files(self, job: LongJob, paths: tuple[Path, ...]) -> None:
        """Take records in."""
        done: Callable[[Imported], object] = self.later(job.done.emit)
        self._messenger.archivist.import_files(
            paths, job.progress, job.is_stopped, done, self.later(job.failed.emit)
        )

    def back_up(self, job: LongJob, path: Path) -> None:
        """Copy the archive to one file."""
        self._messenger.archivist.back_up(
            path,
            job.progress,
            job.is_stopped,
            self.later(job.done.emit),
            self.later(job.failed.emit),
        )

    def restore(self, job: LongJob, path: Path) -> None:
        """Put a backup in the archive's place."""
        self._messenger.archivist.restore(
            path,
            job.progress,
            job.is_stopped,
            self.later(job.done.emit),
            self.later(job.failed.emit),
        )


class Latest:
    """Asks one question at a time; of those that come meanwhile, only the last is asked.

    It waits for no question but its own: a search is not held up by what takes longer.
    """

    def __init__(self, desk: ArchiveClient) -> None:
        """Ask at a desk."""
        self._desk = desk
        self._lane = desk.new_lane()
        self._busy = False
        self._next: Callable[[], None] | None = None

    def ask(self, job: Callable[[ArchiveReader], T], then: Callable[[T], object]) -> None:
        """Ask, now or when the question before is answered."""

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
        """Put the question that is waiting; whether there is one."""
        self._busy = False
        following, self._next = self._next, None
        if following is not None:
            following()
        return following is not None
