"""Functions: a file written wholly or not at all; and the lock that lets one writer in at a time.

Every failure of the system comes out as a :class:`StorageFault` with one sentence.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}
"""What a file system answers that knows no locks."""

_IN_USE = {5, 32}
"""What Windows answers while a file is open elsewhere: access denied, sharing violation."""
_WAITS = (0.01, 0.02, 0.04, 0.08)
"""Seconds to wait before each further try: virus scanners and backups let go of a file soon."""

BINARY: int = getattr(os, "O_BINARY", 0)
"""Windows alone translates line ends, unless told not to."""

PRIVATE, _PUBLIC = 0o600, 0o666
"""Rights of a file that its owner alone reads; of a new file, less what the umask takes away."""
_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)
"""Open a named pipe without waiting for its other end."""
_DRAFT = re.compile(r"\.(.+)\.(\d+)\.part(?:-\w+)?")
"""The name of a file that is written beside its place, or of one that SQLite keeps beside that."""


class StorageFault(Exception):  # noqa: N818 - named as a player would say it.
    """Something that could not be read or written, with one sentence that says why."""


class Busy(StorageFault):
    """Another program is writing there."""


@contextlib.contextmanager
def reporting(doing: str) -> Iterator[None]:
    """Turn a failure of the system into a sentence: what could not be done, and why.

    Args:
        doing: what is tried, to stand after "Could not".

    Raises:
        StorageFault: the system refused.
    """
    try:
        yield
    except (OSError, ValueError) as fault:
        # ValueError: a path that no system knows, such as one with a NUL in it.
        why = getattr(fault, "strerror", None) or str(fault)
        raise StorageFault(f"Could not {doing}: {why}.") from fault


def write_all(handle: int, data: bytes) -> None:
    """Write every byte, however few the system takes at a time.

    Raises:
        OSError: the system refused; some bytes may have been written.
    """
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]


def replace_file(path: Path, data: bytes, rights: int = _PUBLIC) -> None:
    """Put a file in place of another in one move: the old one or the new one, never a half.

    Raises:
        StorageFault: the system refused; the old file is untouched.
    """
    with reporting(f"save {path}"):
        if path.exists() and not path.is_file():
            raise FileExistsError(errno.EEXIST, "another file or folder has that name")
        part = beside(path)
        try:
            _write_new(part, data, rights)
            move_over(part, path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
        sync_folder(path.parent)


@contextlib.contextmanager
def draft(path: Path) -> Iterator[Callable[[str], object]]:
    """Hand out a function that writes text; the file appears under its name at the end only.

    A path that is no regular file, such as a pipe or a terminal, is written directly.

    Raises:
        StorageFault: the system refused; the old file, if any, is untouched.
    """
    if path.exists() and not path.is_file():
        with reporting(f"write {path}"), path.open("w", encoding="utf-8", newline="\n") as stream:
            yield stream.write
        return
    part = beside(path)
    try:
        with reporting(f"write {path}"):
            with part.open("w", encoding="utf-8", newline="\n") as stream:
                yield stream.write
                stream.flush()
                os.fsync(stream.fileno())
            move_over(part, path)
    finally:
        part.unlink(missing_ok=True)


def move_over(part: Path, path: Path) -> None:
    """Give a file the name of another, which is gone then; on Windows after a few short tries.

    Raises:
        OSError: the system refused; both files are as they were.
    """
    for wait in _WAITS:
        try:
            part.replace(path)
        except PermissionError as fault:
            if getattr(fault, "winerror", None) not in _IN_USE:
                raise
            time.sleep(wait)
        else:
            return
    part.replace(path)


def beside(path: Path) -> Path:
    """Where a file is written before it is moved to its place."""
    return path.with_name(f".{path.name}.{os.getpid()}.part")


def clear_drafts(folder: Path, name: str | None = None) -> None:
    """Remove what programs that were killed have left beside the files that they wrote.

    Args:
        folder: where they wrote.
        name: the file of which alone drafts are removed; None for those of any file.
    """
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            draft = _DRAFT.fullmatch(entry.name)
            if draft is not None and name in (None, draft[1]) and not _runs(int(draft[2])):
                with contextlib.suppress(OSError):
                    Path(entry.path).unlink()


def _runs(process: int) -> bool:
    """Whether a process may still be writing."""
    if sys.platform == "win32" or process == os.getpid():
        # Windows removes no file that is open; there os.kill() would end the process.
        return process == os.getpid()
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        pass
    return True


def _write_new(path: Path, data: bytes, rights: int) -> None:
    # os.open, so that the file has the rights of any new file; those of tempfile are its owner's.
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, rights)
    try:
        write_all(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Make a new or renamed file's name durable, where the system knows how."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            # Some file systems cannot sync a folder; the file itself is safe by now.
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


class OneWriter:
    """The right to be the only writer, kept until it is given up or the program ends.

    The system holds the lock, so that a program that was killed leaves none behind. The file
    itself stays: to remove it would let two writers lock two files of one name.
    """

    def __init__(self, path: Path) -> None:
        """Take the right to a lock file.

        Raises:
            Busy: another writer has it.
            StorageFault: the lock file cannot be made.
        """
        self._path = path
        with reporting(f"open {path}"):
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT | BINARY, PRIVATE)
        try:
            _lock(self._handle)
        except OSError as fault:
            if fault.errno not in _NO_LOCKS:
                os.close(self._handle)
                raise Busy(f"{path} is in use by another program.") from fault

    def holds(self) -> bool:
        """Whether the lock file is still the one under its name, which others would lock."""
        return is_under(self._handle, self._path)

    def release(self) -> None:
        """Give the right up; a second time does nothing."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_regular(handle: int) -> bool:
    """Whether an open file is one that has a length, no device and no pipe."""
    return stat.S_ISREG(os.fstat(handle).st_mode)


def open_regular(path: Path) -> BinaryIO:
    """Open a file to read it; a pipe or a device, which may never end, is refused at once.

    Raises:
        OSError: the system refused, or there is something else of that name.
    """
    handle = os.open(path, os.O_RDONLY | _AT_ONCE | BINARY)
    if not is_regular(handle):
        os.close(handle)
        raise OSError(errno.EINVAL, "it is no regular file")
    return os.fdopen(handle, "rb")


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing, for their owner alone.

    Raises:
        StorageFault: the system refused.
    """
    with reporting(f"create the folder {folder}"):
        for parent in reversed(folder.parents):
            if not parent.exists():
                parent.mkdir(0o700, exist_ok=True)
        folder.mkdir(0o700, exist_ok=True)


def tighten(folder: Path, ours: re.Pattern[str]) -> None:
    """Take from all but the owner what they may do with the files and folders of the program.

    Files of others that lie in the same folder stay as they are, and then so does the folder.

    Args:
        folder: where the program's data lies.
        ours: what a name in it matches if it belongs to the program.
    """
    if os.name != "posix":
        return
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        found = list(entries)
        own = [entry for entry in found if ours.fullmatch(entry.name)]
        for entry in own:
            inside = Path(entry.path)
            if entry.is_dir(follow_symlinks=False) and inside.stat().st_mode & 0o077:
                for each in inside.iterdir():
                    _close_to_others(each)
            _close_to_others(inside)
        if len(own) == len(found):
            _close_to_others(folder)


def _close_to_others(path: Path) -> None:
    with contextlib.suppress(OSError):
        mode = path.lstat().st_mode
        if mode & 0o077 and (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
            path.chmod(stat.S_IMODE(mode) & ~0o077)


def is_under(handle: int, path: Path) -> bool:
    """Whether an open file is the one that lies under a name now, and no other or none."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except (OSError, ValueError):
        return False


def put_away(path: Path) -> None:
    """Give a file another name beside its own, so that a new one can be begun; none is no fault.

    Raises:
        StorageFault: the system refused.
    """
    with reporting(f"rename {path}"), contextlib.suppress(FileNotFoundError):
        path.replace(path.with_name(f"{path.name}.old"))
