"""What happens when the program itself goes wrong: a report beside the games, sent to nobody.

The report says what was running and where it broke; beside it lies the journal as it was, a record
that replays. Whoever wants a mistake mended can send both by hand.
"""

from __future__ import annotations

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

from reunion_desktop import __version__

_FOLDER, _FATAL = "mishaps", "fatal.txt"
_MOST = 20
"""Reports that are kept: enough to mend from, and no disk is filled by one mistake made often."""


class Mishaps:
    """Writes a report for every error that nothing else has caught."""

    def __init__(
        self, folder: Path, journal: Path, solver: str, tell: Callable[[str], object]
    ) -> None:
        """Name the places; nothing is watched yet.

        Args:
            folder: where games and settings are kept.
            journal: the record of the game in progress.
            solver: which solver is at work, in a word.
            tell: says a sentence to the person.
        """
        self._folder = folder / _FOLDER
        self._journal = journal
        self._solver = solver
        self._tell = tell
        self._fatal: TextIO | None = None

    def watch(self) -> None:
        """Report from now on, even what ends the process at once."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._fatal = (self._folder / _FATAL).open("w", encoding="utf-8")
        except OSError:
            return
        faulthandler.enable(self._fatal)

    def rest(self) -> None:
        """Report no more."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        if self._fatal is not None:
            faulthandler.disable()
            self._fatal.close()
            self._fatal = None

    def report(self, fault: BaseException) -> Path | None:
        """Write a report; where it lies, or None where the system refused."""
        now = datetime.now().astimezone()
        name = f"{now:%Y-%m-%dT%H-%M-%S-%f}"
        lines = (
            f"Reunion Desktop {__version__}, {now.isoformat(timespec='seconds')}",
            f"Python {platform.python_version()}, {platform.platform()}, solver {self._solver}",
            f"The game in progress: {name}.reunion, which the program can open.",
            "",
            *traceback.format_exception(fault),
        )
        place = self._folder / f"{name}.txt"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            place.write_text("\n".join(lines), encoding="utf-8")
            if self._journal.exists():
                shutil.copyfile(self._journal, place.with_suffix(".reunion"))
            self._make_room()
        except OSError:
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
        self._told(fault)

    def _caught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None:
            self._told(caught.exc_value)

    def _told(self, fault: BaseException) -> None:
        place = self.report(fault)
        if sys.stderr is not None:
            sys.stderr.write(f"reunion-desktop: {type(fault).__name__}: {fault}\n")
        if place is not None:
            self._tell(str(place))
