"""Crash reports: files in the data folder, sent nowhere.

A report has the program's state and the traceback; beside it is a copy of the journal, a record
that can be replayed. A user who wants the error fixed can send both.
"""

from __future__ import annotations

import contextlib
import faulthandler
import platform
import shutil
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QObject, Signal

from reunion_desktop import __version__
from reunion_desktop.storage.disk import PRIVATE, StorageFault, make_folder

_FOLDER, _FATAL = "mishaps", "fatal.txt"
_MOST = 20
"""Reports that are kept: a recurring error must not fill the disk."""


class CrashReports(QObject):
    """Writes a report for every unhandled error; one for each place in the code."""

    _written = Signal(str)
    """A report's path, for the UI thread."""

    def __init__(
        self, folder: Path, journal: Path, solver: str, tell: Callable[[str], object]
    ) -> None:
        """Set the paths; nothing is watched yet.

        Args:
            folder: the data folder.
            journal: the record of the game in progress.
            solver: which solver is in use, in a word.
            tell: receives a report's path, in the creating thread.
        """
        super().__init__()
        self._folder = folder / _FOLDER
        self._journal = journal
        self._solver = solver
        self._written.connect(tell)
        self._reported: set[tuple[str, str, int]] = set()
        self._fatal: TextIO | None = None

    def watch(self) -> None:
        """Report unhandled errors from now on, also those that kill the process."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread
        try:
            make_folder(self._folder)
            self._put_by()
            fatal = self._folder / _FATAL
            fatal.touch(PRIVATE)
            if not fatal.is_file():
                return  # Writing to a pipe would block without a reader.
            self._fatal = fatal.open("w", encoding="utf-8")
        except (OSError, StorageFault):
            return
        faulthandler.enable(self._fatal)

    def _put_by(self) -> None:
        """Rename the last run's report of a fatal signal to the time of the crash."""
        fatal = self._folder / _FATAL
        if fatal.is_file() and fatal.stat().st_size:
            when = datetime.fromtimestamp(fatal.stat().st_mtime).astimezone()
            fatal.replace(self._folder / f"{_stamp(when)}-{_FATAL}")
            self._make_room()

    def rest(self) -> None:
        """Stop reporting."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        if self._fatal is not None:
            faulthandler.disable()
            self._fatal.close()
            self._fatal = None

    def report(self, fault: BaseException) -> Path | None:
        """Write a report; returns its path, or None if the system refused."""
        now = datetime.now().astimezone()
        name = _stamp(now)
        lines = (
            f"Reunion Desktop {__version__}, {now.isoformat(timespec='seconds')}",
            f"Python {platform.python_version()}, {platform.platform()}, solver {self._solver}",
            f"The game in progress: {name}.reunion, which the program can open.",
            "",
            *traceback.format_exception(fault),
        )
        place = self._folder / f"{name}.txt"
        try:
            make_folder(self._folder)
            place.touch(PRIVATE)
            place.write_text("\n".join(lines), encoding="utf-8")
            if self._journal.is_file():
                place.with_suffix(".reunion").touch(PRIVATE)
                shutil.copyfile(self._journal, place.with_suffix(".reunion"))
            self._make_room()
        except (OSError, StorageFault):
            return None
        return place

    def _make_room(self) -> None:
        reports = sorted(self._folder.glob("[0-9]*.txt"))
        for old in reports[:-_MOST]:
            old.unlink(missing_ok=True)
            old.with_suffix(".reunion").unlink(missing_ok=True)

    def _caught(
        self, kind: type[BaseException], fault: BaseException, _trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, _trace)
            return
        self._report_once(fault)

    def _caught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None:
            self._report_once(caught.exc_value)

    def _report_once(self, fault: BaseException) -> None:
        if sys.stderr is not None:
            with contextlib.suppress(OSError, ValueError):  # The terminal may be closed.
                sys.stderr.write(f"reunion-desktop: {type(fault).__name__}: {fault}\n")
        where = _where(fault)
        if where in self._reported:
            return  # An error in painting recurs with every repaint.
        self._reported.add(where)
        place = self.report(fault)
        if place is not None:
            self._written.emit(str(place))


def _stamp(when: datetime) -> str:
    """A time as a file name that any system accepts."""
    return f"{when:%Y-%m-%dT%H-%M-%S-%f}"


def _where(fault: BaseException) -> tuple[str, str, int]:
    """The type of an error, and the file and line in which it was raised."""
    frames = traceback.extract_tb(fault.__traceback__)
    last = (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
    return type(fault).__name__, *last
