"""Functions: the files that are shipped beside the code, and what is said of a damaged one."""

from __future__ import annotations

import struct
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
"""Where the program is installed."""

SPOILT = "it is missing or not as it was shipped"
"""Why a file that can be read is of no use."""


class Damaged(Exception):  # noqa: N818 - it says what was found.
    """A file of the program that is missing or spoilt, with one sentence that says so."""

    def __init__(self, sentence: str) -> None:
        """Keep the sentence; :func:`damage` words it."""
        super().__init__(sentence)


def damage(file: Path | str, reason: str = SPOILT) -> Damaged:
    """What to say of a file: where it is, and what is wrong with it."""
    return Damaged(f"The program file {file} is damaged: {reason}. Please reinstall the program.")


def read_installed(file: Path) -> bytes:
    """What a file holds that is shipped beside the code.

    Raises:
        Damaged: it cannot be read.
    """
    try:
        return file.read_bytes()
    except OSError as fault:
        raise damage(file, fault.strerror or str(fault)) from fault


_IDENT, _HEAD, _SEGMENT = b"\x7fELF\x02\x01", "<16xHHIQQQIHHH", "<IIQQQQ"
_LOADED = 1


def is_whole(library: Path) -> bool:
    """Whether a library of Linux has all the bytes that the system is going to map.

    The loader of Linux alone does not look: the first touch of a page that is not there ends the
    program. What is no such library for 64 bits is left to the loader.

    Raises:
        OSError: it cannot be read.
    """
    with library.open("rb") as stream:
        head = stream.read(struct.calcsize(_HEAD))
        if not head.startswith(_IDENT) or len(head) < struct.calcsize(_HEAD):
            return True
        *_, at, _sections, _flags, _size, each, count = struct.unpack(_HEAD, head)
        stream.seek(at)
        table = stream.read(each * count)
    if len(table) < each * count or each < struct.calcsize(_SEGMENT):
        return False
    size = library.stat().st_size
    segments = (struct.unpack_from(_SEGMENT, table, number * each) for number in range(count))
    return all(
        kind != _LOADED or start + length <= size for kind, _, start, _, _, length in segments
    )
