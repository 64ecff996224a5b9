"""Reduce ICU's data tables to those that Qt uses: collation rules.

Qt on Linux brings International Components for Unicode, 32 MB of which are tables: names of
currencies, regions and time zones in hundreds of languages, and encodings older than Unicode. Qt
has names and formats of its own, and uses ICU to sort texts by language. ICU finds its tables as
one symbol of a library that contains nothing else; a smaller one is made here by the C compiler
that has compiled the search.
"""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

KEPT = {
    "coll/*": "how languages sort their letters",
    "icuver.res": "which edition the tables are",
    "keyTypeData.res": "variants of a language's order, by name",
    "likelySubtags.res": "which script a language is written in",
    "pool.res": "texts that other tables share",
    "res_index.res": "what there is",
    "root.res": "what holds for every language",
    "supplementalData.res": "which languages stand for which",
}
"""Tables to keep, each with its reason; names as in ICU, below its own folder."""

_MAGIC = b"CmnD"
_MAGIC_AT = 12
"""Offset of the magic number in the header of a bundle of tables."""

_ASSEMBLY = """\
    .section .rodata
    .globl {symbol}
    .type {symbol}, %object
    .balign 16
{symbol}:
    .incbin "{data}"
    .size {symbol}, . - {symbol}
    .section .note.GNU-stack, "", %progbits
"""


Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its name in the program's folder, its path, its kind."""


def with_slim_tables(binaries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The same binaries, with ICU's tables replaced by smaller ones.

    Args:
        binaries: as PyInstaller lists them; outside Linux none of them holds ICU's tables.
        folder: folder for the smaller library.
    """
    replaced = []
    for name, path, kind in binaries:
        made = slim(Path(path), folder) if Path(name).name.startswith("libicudata.so") else None
        replaced.append((name, str(made or path), kind))
    return replaced


def slim(library: Path, folder: Path) -> Path | None:
    """Make a smaller library in place of libicudata; None without a C compiler.

    Args:
        library: the one that Qt brings.
        folder: folder for the smaller one, which has the same name.

    Raises:
        ValueError: this is no such library.
    """
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    content = library.read_bytes()
    found = re.search(rb"\0(icudt\d+_dat)\0", content)
    if found is None:
        raise ValueError(f"{library.name} holds no tables.")
    folder.mkdir(parents=True, exist_ok=True)
    data, source, target = folder / "icu.dat", folder / "icu.s", folder / library.name
    data.write_bytes(cut(content))
    source.write_text(_ASSEMBLY.format(symbol=found[1].decode(), data=data), encoding="utf-8")
    link = ("-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-Wl,--build-id=none")
    subprocess.run([compiler, *link, source, "-o", target], check=True)
    return target


def cut(content: bytes) -> bytes:
    """The bundle of tables in a library, reduced to those in ``KEPT``.

    A bundle is a header that begins with its length, the number of tables, for each the offsets of
    its name and of its data, relative to the number, then the names, then the data, each at a
    multiple of sixteen.

    Raises:
        ValueError: there is no bundle.
    """
    begin = content.find(_MAGIC) - _MAGIC_AT
    if begin < 0:
        raise ValueError("There are no tables.")
    head: int = struct.unpack_from("<H", content, begin)[0]
    top = begin + head
    count: int = struct.unpack_from("<I", content, top)[0]
    places = list(struct.iter_unpack("<2I", content[top + 4 : top + 4 + 8 * count]))
    # The last table ends with the bundle, which has no length field: it takes the rest.
    ends = [place for _, place in places[1:]] + [len(content) - top]
    kept = []
    for (name_at, data_at), end in zip(places, ends, strict=True):
        name = content[top + name_at : content.index(b"\0", top + name_at)]
        if is_kept(name.decode("ascii")):
            kept.append((name + b"\0", content[top + data_at : top + end]))
    return content[begin:top] + _bundled(kept, head)


def is_kept(name: str) -> bool:
    """Test whether a table, such as ``icudt73l/coll/de.res``, is kept."""
    return any(fnmatchcase(name.partition("/")[2], pattern) for pattern in KEPT)


def _bundled(tables: list[tuple[bytes, bytes]], head: int) -> bytes:
    """Encode a bundle of tables, without its header."""
    names_at = 4 + 8 * len(tables)
    data_at = names_at + sum(len(name) for name, _ in tables)
    places, names, datas = b"", b"", b""
    for name, data in tables:
        # Offsets count from the header, as ICU does when it reads a bundle from a library.
        datas += bytes(-(head + data_at + len(datas)) % 16)
        places += struct.pack("<2I", names_at + len(names), data_at + len(datas))
        names += name
        datas += data
    return struct.pack("<I", len(tables)) + places + names + datas
