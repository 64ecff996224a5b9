"""The journal: the file of the running game, to which one line after another is appended.

It is only ever appended to, and every line is on disk before anything moves. Nothing that was
written is ever deleted, but for a last line that was cut off.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

from reunion_desktop.storage.disk import (
    BINARY,
    PRIVATE,
    OneWriter,
    is_regular,
    is_under,
    make_folder,
    open_regular,
    replace_file,
    reporting,
    sync_folder,
    write_all,
)
from reunion_desktop.storage.lines import BOM, LONGEST, BadRecord, BrokenLine, Line

SUFFIX = ".reunion"
"""How the names of records end."""
JOURNAL = "journal"
"""The name of the journal, without its ending."""
UNREADABLE = f"{JOURNAL}-unreadable"
"""The name of a journal that was set aside, without its ending."""

_BLANK = b" \t\r\n"
_CHUNK = 1 << 16
_REOPENED = os.O_RDWR | os.O_APPEND | BINARY
_OPENED = _REOPENED | os.O_CREAT


class Journal:
    """A file that one program alone appends to, line by line."""

    def __init__(self, path: Path, writer: OneWriter | None = None) -> None:
        """Open a journal, or begin one; a last line that was cut off is taken away first.

        Args:
            path: where it lies.
            writer: the right to write it, where the caller has it; else it is taken here.

        Raises:
            Busy: another program is writing it.
            StorageFault: the file cannot be opened.
        """
        self._path = path
        self._writer = writer or lock_for(path)
        self._handle = -1
        self._data = b""
        self._seen: tuple[int, int, int] | None = None
        try:
            with reporting(f"open {path}"):
                self._handle = os.open(path, _OPENED, PRIVATE)
                self._data = self._healed() if is_regular(self._handle) else b""
            sync_folder(path.parent)
        except BaseException:
            self.close()
            raise

    def write(self, line: str) -> None:
        """Append a line, and return when it is on disk.

        After a failure the journal stands as before, and the line may be tried again.

        Raises:
            StorageFault: the system refused.
        """
        data = line.encode("utf-8", "replace") + b"\n"
        with reporting(f"write {self._path}"):
            try:
                self._cut()
                write_all(self._handle, data)
                os.fsync(self._handle)
            except OSError:
                # Half a line now would spoil the whole line that comes next.
                with contextlib.suppress(OSError):
                    self._cut()
                raise
        self._data += data
        self._look()

    def begin_anew(self, lines: Iterable[str]) -> None:
        """Put other lines in place of all there are, in one move.

        After a failure, or a power cut in the midst of it, the journal stands as before.

        Raises:
            StorageFault: the system refused.
        """
        data = "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")
        with reporting(f"write {self._path}"):
            self._cut()
            self._replace(data)

    @property
    def is_begun(self) -> bool:
        """Whether anything was written."""
        return bool(self._data)

    def stands(self) -> bool:
        """Whether what was written is still in the file under the journal's name.

        A folder may be deleted or renamed under a running program, and a program that synchronises
        folders puts other files in the place of old ones: lines would go on into a file that nobody
        finds again.
        """
        if not is_under(self._handle, self._path) or not self._writer.holds():
            return False
        if not is_regular(self._handle) or self._state() == self._seen:
            return True
        # More than was written is what a write that failed has left, which the next one cuts.
        os.lseek(self._handle, 0, os.SEEK_SET)
        if not self._read().startswith(self._data):
            return False
        self._look()
        return True

    def _state(self) -> tuple[int, int, int]:
        """What changes where another program writes into the file."""
        state = os.fstat(self._handle)
        return state.st_size, state.st_mtime_ns, state.st_ctime_ns

    def _look(self) -> None:
        """Keep in mind how the file stands now that it says what it should."""
        self._seen = self._state()

    def _read(self) -> bytes:
        """What the file says from here on."""
        return b"".join(iter(lambda: os.read(self._handle, _CHUNK), b""))

    def lies_whole(self) -> bool:
        """Whether the file under the journal's name says what was written, perhaps as a copy."""
        try:
            with open_regular(self._path) as stream:
                return stream.read() == self._data
        except OSError:
            return False

    def put_back(self) -> Path | None:
        """Write everything anew under the journal's name, and go on there.

        Returns:
            Where a file lies now that was found there and says something else.

        Raises:
            Busy: another program writes a journal there by now.
            StorageFault: the system refused; it may be tried again.
        """
        make_folder(self._path.parent)
        if not self._writer.holds():
            writer = lock_for(self._path)
            self._writer.release()
            self._writer = writer
        aside = None
        with reporting(f"write {self._path}"):
            if os.path.lexists(self._path) and not self._is_mine(self._path):
                aside = free_place(self._path.parent, f"{JOURNAL}-replaced")
                self._let_go()
                self._path.rename(aside)
            self._replace(self._data)
        return aside

    def set_aside(self) -> Path:
        """Give the file another name and begin a new one; where the old one lies now.

        Raises:
            StorageFault: the system refused; the journal stands as before.
        """
        place = free_place(self._path.parent, UNREADABLE)
        with reporting(f"set {self._path} aside"):
            os.close(self._handle)  # Windows renames no file that is open.
            self._handle = -1
            try:
                self._path.rename(place)
                self._data = b""
            finally:
                self._handle = os.open(self._path, _OPENED, 0o666)
        return place

    def _is_mine(self, path: Path) -> bool:
        """Whether a file says nothing that was not written here."""
        return path.is_file() and self._data.startswith(path.read_bytes())

    def _replace(self, data: bytes) -> None:
        self._let_go()
        try:
            replace_file(self._path, data, PRIVATE)
            self._data = data
        except BaseException:
            with contextlib.suppress(OSError):  # What went wrong first is what is told.
                self._handle = os.open(self._path, _REOPENED)
            raise
        self._handle = os.open(self._path, _REOPENED)

    def close(self) -> None:
        """Close the file and let others write it; a second time does nothing."""
        self._let_go()
        self._writer.release()

    def _let_go(self) -> None:
        """Close the file: Windows neither renames nor replaces one that is open."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)

    def _cut(self) -> None:
        """Take away what a write that failed has left behind."""
        if is_regular(self._handle) and os.fstat(self._handle).st_size > len(self._data):
            os.ftruncate(self._handle, len(self._data))

    def _healed(self) -> bytes:
        """Make the file end with a whole line; what stands in it then."""
        data = self._read()
        body = data.rstrip(_BLANK)
        last = body.rfind(b"\n") + 1
        try:
            if len(body) - last > LONGEST and not data.endswith(b"\n"):
                raise BrokenLine(1, "this has no end")  # noqa: TRY301 - as the reader takes it.
            Line.parse(1, body[last:].removeprefix(BOM))
        except BrokenLine:
            body = body[:last].rstrip(_BLANK)
        except BadRecord:
            pass  # It is whole; what it says is judged by the reader.
        healed = body + b"\n" if body else b""
        if data == healed:
            return healed
        if data.startswith(healed):
            os.ftruncate(self._handle, len(healed))
        else:
            os.ftruncate(self._handle, len(body))
            write_all(self._handle, b"\n")
        os.fsync(self._handle)
        return healed


def lock_for(path: Path) -> OneWriter:
    """The right to be the only writer of a file.

    Raises:
        Busy: another program has it.
        StorageFault: the lock file cannot be made.
    """
    return OneWriter(path.with_name(path.name + ".lock"))


def places_for(folder: Path, name: str) -> Iterator[Path]:
    """Paths for a record: the plain name, then numbered ones."""
    yield folder / f"{name}{SUFFIX}"
    for number in count(2):
        yield folder / f"{name} ({number}){SUFFIX}"


def free_place(folder: Path, name: str) -> Path:
    """The first path for a record under which nothing lies."""
    return next(path for path in places_for(folder, name) if not os.path.lexists(path))
