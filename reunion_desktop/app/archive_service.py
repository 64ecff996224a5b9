"""The archive's service in the running program: one writer thread and several readers.

Each thread has a connection of its own, so that a search waits neither for an import nor for a long
session that is being opened. A finished game is in the game folder before it is stored here: if the
program ends first, it is imported from there at the next start.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import TypeVar

from reunion_desktop.app.recorder import FinishedGame, KeptGame
from reunion_desktop.engine.cards import BadNotation
from reunion_desktop.history.sessions import Imported
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.backups import back_up, mend, restore
from reunion_desktop.storage.archive.importer import Told, import_files, import_game_folder
from reunion_desktop.storage.archive.schema import DamagedArchive, is_marked, mark_damaged
from reunion_desktop.storage.disk import StorageFault, clear_drafts, draft, make_folder
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import read_record

_LOG = logging.getLogger(__name__)
_CLOSING_SECONDS = 5.0
"""Seconds for which closing waits for pending writes."""
FILE = "archive.db"
"""The archive's file name in the data folder."""

_WRITER = -1
"""Lane of the jobs that change the archive."""

T = TypeVar("T")
Stopped = Callable[[], bool]
"""Polled by a long job: True to cancel it."""


class ServedArchive(Archive):
    """An archive in a worker thread, with the long jobs of the archive window."""

    def __init__(self, service: ArchiveService) -> None:
        """Open the archive of a service."""
        super().__init__(service.path, service.find_game)
        self._service = service

    def import_files(self, paths: Sequence[Path], progress: Told, stopped: Stopped) -> Imported:
        """Import records; see :func:`~reunion_desktop.storage.archive.importer.import_files`."""
        return import_files(self, paths, progress, self._or_ended(stopped))

    def back_up(self, path: Path, progress: Told, stopped: Stopped) -> None:
        """Copy the archive to one file."""
        back_up(self, path, progress, self._or_ended(stopped))

    def restore(self, path: Path, progress: Told, stopped: Stopped) -> None:
        """Import a backup in place of the archive, then games played since from the folders."""
        restore(self, path, progress, self._or_ended(stopped))
        self._service.import_folders(self)

    def export(self, sessions: Sequence[int], path: Path) -> None:
        """Write sessions as one record file, or as lines of the Internet Skat Server.

        Raises:
            StorageFault: the file cannot be written, or the lines have no word for a call.
        """
        with draft(path) as write:
            for number in sessions:
                for line in self._exported(number, path):
                    write(f"{line}\n")

    def _exported(self, number: int, path: Path) -> Iterator[str]:
        """The lines of a session in the form that the name of a file tells."""
        if path.suffix.lower() != ".sgf":
            yield from self.lines(number)
            return
        from reunion_desktop.storage.skat_server.writing import lines_of  # noqa: PLC0415 - loaded late.

        try:
            for stored in self.games(number):
                yield from lines_of(stored.record)
        except BadNotation as unknown:
            raise StorageFault(str(unknown)) from None

    def _or_ended(self, stopped: Stopped) -> Stopped:
        return lambda: stopped() or self._service.is_ending()


class _ArchiveThread:
    """A thread that runs jobs in order, with its own connection to the archive."""

    def __init__(self, name: str, open_archive: Callable[[], ServedArchive]) -> None:
        """Start the thread; its first job opens the archive."""
        self._open = open_archive
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.ask = self._jobs.put
        """Queue a job; None ends the thread."""
        # A daemon thread: jobs that are not finished are repeated at the next start.
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    @cached_property
    def archive(self) -> ServedArchive:
        """The archive; use it in the worker thread only."""
        return self._open()

    def wait(self, until: float) -> None:
        """Wait for the end of the thread, at most until a time of the monotonic clock."""
        self._thread.join(max(0.0, until - monotonic()))

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
        if "archive" in vars(self):
            self.archive.close()


class ArchiveService:
    """Stores finished games, and runs the jobs of the archive window."""

    def __init__(
        self, data: Path, folders: Sequence[tuple[str, bool]], find_game: FindGame
    ) -> None:
        """Set the folders; nothing is opened yet.

        Args:
            data: the program's data folder.
            folders: subfolders with records of past games, each with whether they are practice
                games.
            find_game: looks up the game that a record names.
        """
        self.path = data / FILE
        """Location of the archive."""
        self.find_game = find_game
        """Looks up the game that a record names."""
        self._data = data
        self._folders = folders
        self._workers: dict[int, _ArchiveThread] = {}
        self._ending = Event()
        self._left = Event()
        self._troubles: set[str] = set()
        self.on_trouble: Callable[[str], object] = _LOG.info
        """Receives an error message, in another thread."""
        self.on_change: Callable[[], object] = lambda: None
        """Called in another thread after games were stored."""

    def begin(self) -> None:
        """Open the archive and import missing games, in the background."""
        self.write(self._catch_up, self._tell_change, self._say_once)

    def keep(self, games: Sequence[KeptGame], *, practice: bool = False) -> None:
        """Store the games of a session, beginning with its first; some may be stored already."""
        if games:
            self.write(
                lambda archive: self._keep(archive, games, practice=practice),
                self._tell_change,
                self._say_once,
            )

    def read(
        self,
        job: Callable[[ServedArchive], T],
        then: Callable[[T], object],
        failed: Callable[[str], object],
        *,
        lane: int = 0,
    ) -> None:
        """Run a query in a reader thread.

        Args:
            job: the query.
            then: takes the result, in the reader thread.
            failed: takes an error message, in the reader thread.
            lane: which reader thread; each runs its jobs in order, and none waits for the others.
        """
        worker = self._workers.get(lane)
        if worker is None:
            open_archive = self._open_writer if lane == _WRITER else partial(ServedArchive, self)
            worker = self._workers[lane] = _ArchiveThread(f"archive-{lane}", open_archive)
        worker.ask(lambda: self._do(worker, job, then, failed))

    def write(
        self,
        job: Callable[[ServedArchive], T],
        then: Callable[[T], object],
        failed: Callable[[str], object],
    ) -> None:
        """Run a change in the writer thread; it is on disk before ``then`` is called.

        The arguments are those of :meth:`read`; they run in the writer thread.
        """
        self.read(job, then, failed, lane=_WRITER)

    def close(self) -> None:
        """End all threads; jobs of the window are cancelled, others are finished.

        Missing games are imported first, as far as the closing time allows, so that short runs of
        the program do not postpone them again and again.
        """
        self._ending.set()
        for worker in self._workers.values():
            worker.ask(None)
        until = monotonic() + _CLOSING_SECONDS
        for worker in self._workers.values():
            worker.wait(until)
        self._left.set()

    def is_ending(self) -> bool:
        """Test whether the service is closing."""
        return self._ending.is_set()

    # In the worker threads ----------------------------------------------------------------------

    def _do(
        self,
        worker: _ArchiveThread,
        job: Callable[[ServedArchive], T],
        then: Callable[[T], object],
        failed: Callable[[str], object],
    ) -> None:
        try:
            answer = job(worker.archive)
        except DamagedArchive as damage:
            mark_damaged(self.path)
            failed(f"{damage} It will be set aside when the program starts again.")
        except StorageFault as fault:
            failed(str(fault))
        except Exception as fault:  # noqa: BLE001 - one job that fails must not end all others.
            _LOG.info("A job in the archive failed.", exc_info=fault)
            failed(f"Something went wrong in the archive: {type(fault).__name__}: {fault}")
        else:
            then(answer)

    def _open_writer(self) -> ServedArchive:
        """Open or create the archive; a damaged one is set aside and repaired."""
        make_folder(self._data)
        why = "It was found damaged." if is_marked(self.path) else ""
        if not why:
            try:
                return ServedArchive(self)
            except DamagedArchive as damage:
                why = str(damage)
        aside = mend(self.path, self.find_game)
        self.on_trouble(
            f"The archive was set aside as {aside.name}, and a new one was made"
            f" of what could be read. {why}"
        )
        return ServedArchive(self)

    def _catch_up(self, archive: Archive) -> int:
        for folder in (self._data, *(self._data / name for name, _ in self._folders)):
            clear_drafts(folder)
        if not archive.filing.is_current():
            archive.filing.rebuild()
        added = self.import_folders(archive)
        archive.purge(self._forget)
        return added

    def _tell_change(self, added: int) -> None:
        if added:
            self.on_change()

    def _say_once(self, sentence: str) -> None:
        """Report an error that recurs with every game once only."""
        if sentence not in self._troubles:
            self._troubles.add(sentence)
            self.on_trouble(sentence)

    def _keep(self, archive: Archive, games: Sequence[KeptGame], *, practice: bool) -> int:
        """Store games; those in the game folder are read from there, with seeds and seals."""
        stored, files = list[StoredGame](), list[str | None]()
        for one in games:
            if isinstance(one, StoredGame):
                stored.append(one)
                files.append(None)
            else:
                stored.append(self._from_file(one))
                files.append(one.path.relative_to(self._data).as_posix())
        return archive.filing.keep(stored, practice=practice, files=files).added

    def _from_file(self, one: FinishedGame) -> StoredGame:
        try:
            (stored,) = read_record(one.path, self.find_game)
        except BadRecord as bad:
            message = f"{one.path.name} could not be saved in the archive. {bad}"
            raise StorageFault(message) from bad
        return replace(stored, undone=one.helped)

    def import_folders(self, archive: Archive) -> int:
        """Import missing games from the game folders; returns their number."""
        return sum(
            import_game_folder(
                archive, self._data / name, f"{name}/", self._left.is_set, practice=practice
            )
            for name, practice in self._folders
        )

    def _forget(self, name: str) -> None:
        """Delete the file of a game that was removed from the trash."""
        try:
            (self._data / name).unlink(missing_ok=True)
        except OSError as fault:
            message = f"Could not remove {name}: {fault.strerror}."
            raise StorageFault(message) from fault
