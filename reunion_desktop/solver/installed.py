"""Files shipped beside the code, and the message for a damaged one."""

from __future__ import annotations

import struct
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
"""Where the program is installed."""

SPOILT = "it is missing or not as it was shipped"
"""The reason given for a readable but unusable file."""


class Damaged(Exception):  # noqa: N818 - named after the finding.
    """A file of the program that is missing or corrupt, with one sentence for the user."""

    def __init__(self, sentence: str) -> None:
        """Keep the sentence; :func:`damage` words it."""
        super().__init__(sentence)


def damage(file: Path | str, reason: str = SPOILT) -> Damaged:
    """The message for a damaged file: its path and the fault."""
    return Damaged(f"The program file {file} is damaged: {reason}. Please reinstall the program.")


def read_installed(file: Path) -> bytes:
    """The content of a file that is shipped beside the code.

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
    """Tell whether a Linux library has all the bytes that the loader will map.

    The loader of Linux does not check this: touching a missing page ends the program. A file that
    is not a 64-bit ELF library is left to the loader.

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
