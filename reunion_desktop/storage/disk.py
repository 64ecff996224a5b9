"""Atomic file replacement, lock files, and checked opening and making of files and folders.

Every system error is raised as a :class:`StorageFault` with one sentence.
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
"""Error codes of file systems without locks."""

_IN_USE = {5, 32}
"""Windows error codes of a file that is open elsewhere: access denied, sharing violation."""
_WAITS = (0.01, 0.02, 0.04, 0.08)
"""Seconds between retries: virus scanners and backup programs release a file soon."""

BINARY: int = getattr(os, "O_BINARY", 0)
"""Open flag: without it Windows translates line ends."""

PRIVATE, _PUBLIC = 0o600, 0o666
"""Permissions: readable by the owner only; of a new file before the umask."""
_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)
"""Open flag: do not wait for the other end of a named pipe."""
_DRAFT = re.compile(r"\.(.+)\.(\d+)\.part(?:-\w+)?")
"""Pattern of temporary file names, and of the files that SQLite keeps beside them."""


class StorageFault(Exception):  # noqa: N818 - named as a player would say it.
    """A file that cannot be read or written, with one sentence that says why."""


class Busy(StorageFault):
    """Another program holds the lock."""


@contextlib.contextmanager
def reporting(doing: str) -> Iterator[None]:
    """Turn a system error into a sentence: the operation that failed, and why.

    Args:
        doing: the operation, to stand after "Could not".

    Raises:
        StorageFault: the system refused.
    """
    try:
        yield
    except (OSError, ValueError) as fault:
        # ValueError: an invalid path, such as one with a NUL in it.
        why = getattr(fault, "strerror", None) or str(fault)
        raise StorageFault(f"Could not {doing}: {why}.") from fault


def write_all(handle: int, data: bytes) -> None:
    """Write all bytes, with as many system calls as needed.

    Raises:
        OSError: the system refused; some bytes may have been written.
    """
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]


def replace_file(path: Path, data: bytes, rights: int = _PUBLIC) -> None:
    """Replace a file atomically: either the old or the new contents are complete.

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
    """Yield a function that writes text to a temporary file; it replaces the path at the end.

    A path that is not a regular file, such as a pipe or a terminal, is written directly.

    Raises:
        StorageFault: the system refused; the old file, if any, is untouched.
    """
    with reporting(f"write {path}"):
        if path.exists() and not path.is_file():
            with path.open("w", encoding="utf-8", newline="\n") as stream:
                yield stream.write
            return
        clear_drafts(path.parent, path.name)
        part = beside(path)
        try:
            with part.open("w", encoding="utf-8", newline="\n") as stream:
                yield stream.write
                stream.flush()
                os.fsync(stream.fileno())
            move_over(part, path)
        finally:
            part.unlink(missing_ok=True)


def move_over(part: Path, path: Path) -> None:
    """Move a file to a path, replacing the file there; on Windows with a few retries.

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
    """Temporary path beside a file that is to be replaced."""
    return path.with_name(f".{path.name}.{os.getpid()}.part")


def clear_drafts(folder: Path, name: str | None = None) -> None:
    """Remove temporary files of programs that were killed.

    Args:
        folder: the folder they wrote to.
        name: remove only the temporary files of this file; None for those of any file.
    """
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            draft = _DRAFT.fullmatch(entry.name)
            if draft is not None and name in (None, draft[1]) and not _runs(int(draft[2])):
                with contextlib.suppress(OSError):
                    Path(entry.path).unlink()


def _runs(process: int) -> bool:
    """Test whether a process may still be writing."""
    if sys.platform == "win32" or process == os.getpid():
        # Windows does not remove open files; os.kill() would end the process there.
        return process == os.getpid()
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        pass
    return True


def _write_new(path: Path, data: bytes, rights: int) -> None:
    # os.open gives the permissions of any new file; tempfile's are for the owner only.
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, rights)
    try:
        write_all(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Make a new or renamed file's name durable, if the system supports it."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            # Some file systems cannot sync a folder; the file itself is on disk by now.
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


class OneWriter:
    """Exclusive write lock, held until it is released or the program ends.

    The system holds the lock, so a program that was killed leaves none behind. The lock file itself
    stays: removing it would let two writers lock two files of the same name.
    """

    def __init__(self, path: Path) -> None:
        """Acquire the lock.

        Raises:
            Busy: another writer holds it.
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
        """Test whether the locked file is still the one at its path, which others would lock."""
        return is_under(self._handle, self._path)

    def release(self) -> None:
        """Release the lock; a second call does nothing."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_regular(handle: int) -> bool:
    """Test whether an open file is a regular file: no device and no pipe."""
    return stat.S_ISREG(os.fstat(handle).st_mode)


def open_regular(path: Path) -> BinaryIO:
    """Open a regular file for reading; refuse a pipe or a device, which may never end.

    Raises:
        OSError: the system refused, or the path is not a regular file.
    """
    handle = os.open(path, os.O_RDONLY | _AT_ONCE | BINARY)
    if not is_regular(handle):
        os.close(handle)
        raise OSError(errno.EINVAL, "it is not a regular file")
    return os.fdopen(handle, "rb")


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents, accessible to the owner only.

    Raises:
        StorageFault: the system refused.
    """
    with reporting(f"create the folder {folder}"):
        for parent in reversed(folder.parents):
            if not parent.exists():
                parent.mkdir(0o700, exist_ok=True)
        folder.mkdir(0o700, exist_ok=True)


def tighten(folder: Path, ours: re.Pattern[str]) -> None:
    """Restrict the permissions of the program's files and folders to their owner.

    Other files in the folder are not changed; if there are any, nor is the folder.

    Args:
        folder: the program's data folder.
        ours: pattern of the names that belong to the program.
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
    """Test whether an open file is the one at a path now."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except (OSError, ValueError):
        return False


def put_away(path: Path) -> None:
    """Rename a file to ``.old`` beside itself, so that a new one can be made; may be missing.

    Raises:
        StorageFault: the system refused.
    """
    with reporting(f"rename {path}"), contextlib.suppress(FileNotFoundError):
        path.replace(path.with_name(f"{path.name}.old"))
