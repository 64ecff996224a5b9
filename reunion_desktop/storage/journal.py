"""Journal of the current game: an append-only file of JSON lines.

Every line is on disk before the game goes on. Nothing that was written is ever deleted, except an
incomplete last line.
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
"""File name extension of records."""
JOURNAL = "journal"
"""File name of the journal, without its extension."""
UNREADABLE = f"{JOURNAL}-unreadable"
"""File name of a journal that was set aside, without its extension."""

_BLANK = b" \t\r\n"
_CHUNK = 1 << 16
_REOPENED = os.O_RDWR | os.O_APPEND | BINARY
_OPENED = _REOPENED | os.O_CREAT


class Journal:
    """A locked file to which lines are appended."""

    def __init__(self, path: Path, writer: OneWriter | None = None) -> None:
        """Open or create a journal; an incomplete last line is removed first.

        Args:
            path: location of the file.
            writer: the write lock, if the caller holds it; otherwise it is acquired here.

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
        """Append a line; return when it is on disk.

        After a failure the journal is unchanged, and the call may be repeated.

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
                # Remove a partial line now: it would corrupt the next one.
                with contextlib.suppress(OSError):
                    self._cut()
                raise
        self._data += data
        self._look()

    def begin_anew(self, lines: Iterable[str]) -> None:
        """Replace all lines atomically.

        After a failure or a power cut the journal is unchanged.

        Raises:
            StorageFault: the system refused.
        """
        data = "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")
        with reporting(f"write {self._path}"):
            self._cut()
            self._replace(data)

    @property
    def is_begun(self) -> bool:
        """Test whether anything was written."""
        return bool(self._data)

    def stands(self) -> bool:
        """Test whether the file at the journal's path is still the one that is written.

        A folder may be deleted or renamed under a running program, and a program that synchronises
        folders replaces files: further lines would go to a file that is lost.
        """
        if not is_under(self._handle, self._path) or not self._writer.holds():
            return False
        if not is_regular(self._handle) or self._state() == self._seen:
            return True
        # A failed write may have left extra bytes, which the next write removes.
        os.lseek(self._handle, 0, os.SEEK_SET)
        if not self._read().startswith(self._data):
            return False
        self._look()
        return True

    def _state(self) -> tuple[int, int, int]:
        """Size and times of the file, which change when another program writes to it."""
        state = os.fstat(self._handle)
        return state.st_size, state.st_mtime_ns, state.st_ctime_ns

    def _look(self) -> None:
        """Remember the file's state while its contents are known to be right."""
        self._seen = self._state()

    def _read(self) -> bytes:
        """Read the rest of the file."""
        return b"".join(iter(lambda: os.read(self._handle, _CHUNK), b""))

    def lies_whole(self) -> bool:
        """Test whether the file at the journal's path has the written contents, perhaps a copy."""
        try:
            with open_regular(self._path) as stream:
                return stream.read() == self._data
        except OSError:
            return False

    def put_back(self) -> Path | None:
        """Write the journal to its path again, and continue with the new file.

        Returns:
            The new path of a different file that was found there.

        Raises:
            Busy: another program writes a journal there by now.
            StorageFault: the system refused; the call may be repeated.
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
        """Rename the file and begin a new one; returns the old one's path.

        Raises:
            StorageFault: the system refused; the journal is unchanged.
        """
        place = free_place(self._path.parent, UNREADABLE)
        with reporting(f"set {self._path} aside"):
            os.close(self._handle)  # Windows does not rename an open file.
            self._handle = -1
            try:
                self._path.rename(place)
                self._data = b""
            finally:
                self._handle = os.open(self._path, _OPENED, 0o666)
        return place

    def _is_mine(self, path: Path) -> bool:
        """Test whether a file contains only lines that were written here."""
        return path.is_file() and self._data.startswith(path.read_bytes())

    def _replace(self, data: bytes) -> None:
        self._let_go()
        try:
            replace_file(self._path, data, PRIVATE)
            self._data = data
        except BaseException:
            with contextlib.suppress(OSError):  # Report the first error, not this one.
                self._handle = os.open(self._path, _REOPENED)
            raise
        self._handle = os.open(self._path, _REOPENED)

    def close(self) -> None:
        """Close the file and release the lock; a second call does nothing."""
        self._let_go()
        self._writer.release()

    def _let_go(self) -> None:
        """Close the file: Windows neither renames nor replaces an open file."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)

    def _cut(self) -> None:
        """Remove the remains of a failed write."""
        if is_regular(self._handle) and os.fstat(self._handle).st_size > len(self._data):
            os.ftruncate(self._handle, len(self._data))

    def _healed(self) -> bytes:
        """Make the file end with a complete line; returns its contents."""
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
            pass  # The line is complete; the reader checks what it says.
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
    """Acquire the write lock of a file.

    Raises:
        Busy: another program holds it.
        StorageFault: the lock file cannot be made.
    """
    return OneWriter(path.with_name(path.name + ".lock"))


def places_for(folder: Path, name: str) -> Iterator[Path]:
    """Candidate paths for a record: the plain name, then numbered ones."""
    yield folder / f"{name}{SUFFIX}"
    for number in count(2):
        yield folder / f"{name} ({number}){SUFFIX}"


def free_place(folder: Path, name: str) -> Path:
    """The first candidate path for a record that does not exist."""
    return next(path for path in places_for(folder, name) if not os.path.lexists(path))
