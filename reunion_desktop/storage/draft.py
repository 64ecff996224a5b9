"""A long file written line by line beside its place, and moved there when it is whole."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from reunion_desktop.storage.disk import told


@contextmanager
def draft(path: Path) -> Iterator[Callable[[str], object]]:
    """Hand out a function that writes text; the file appears under its name at the end only.

    A path that is no regular file, such as a pipe or a terminal, is written directly.

    Raises:
        StorageFault: the system refused; the old file, if any, is untouched.
    """
    if path.exists() and not path.is_file():
        with told(f"write {path}"), path.open("w", encoding="utf-8", newline="\n") as stream:
            yield stream.write
        return
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with told(f"write {path}"):
            with part.open("w", encoding="utf-8", newline="\n") as stream:
                yield stream.write
                stream.flush()
                os.fsync(stream.fileno())
            part.replace(path)
    finally:
        part.unlink(missing_ok=True)
