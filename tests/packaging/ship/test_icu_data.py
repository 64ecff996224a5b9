"""ICU's tables, cut down: the order of letters stays, and what is left can be found."""

from __future__ import annotations

import ctypes
import shutil
import struct
import sys
from pathlib import Path

import pytest
from icu_data import cut, is_kept, slim, with_slim_tables

HEADER = struct.pack("<H2B2H4B4s", 24, 0xDA, 0x27, 20, 0, 0, 0, 2, 0, b"CmnD") + bytes(8)


def bundle(tables: dict[str, bytes]) -> bytes:
    """Tables as ICU packs them."""
    names = b"".join(name.encode() + b"\0" for name in tables)
    name_at = 4 + 8 * len(tables)
    data_at = name_at + len(names)
    places, datas = b"", b""
    for name, data in tables.items():
        datas += bytes(-(len(HEADER) + data_at + len(datas)) % 16)
        places += struct.pack("<2I", name_at, data_at + len(datas))
        datas += data
        name_at += len(name) + 1
    return HEADER + struct.pack("<I", len(tables)) + places + names + datas


def unpacked(content: bytes) -> dict[str, bytes]:
    """The tables of a bundle, found as ICU finds them."""
    top = struct.unpack_from("<H", content)[0]
    count = struct.unpack_from("<I", content, top)[0]
    places = list(struct.iter_unpack("<2I", content[top + 4 : top + 4 + 8 * count]))
    ends = [place for _, place in places[1:]] + [len(content) - top]
    assert all((top + place) % 16 == 0 for _, place in places)
    return {
        content[top + name : content.index(b"\0", top + name)].decode(): content[
            top + data : top + end
        ].rstrip(b"\0")
        for (name, data), end in zip(places, ends, strict=True)
    }


TABLES = {
    "icudt73l/coll/de.res": b"a o u",
    "icudt73l/coll/ucadata.icu": b"every letter" * 9,
    "icudt73l/curr/de.res": b"Taler",
    "icudt73l/ibm-37_P100-1995.cnv": b"older than Unicode",
    "icudt73l/root.res": b"all",
}
KEPT = {name: TABLES[name] for name in TABLES if "/coll/" in name or "root" in name}


@pytest.mark.parametrize("before", [b"", b"\x7fELF and more" * 5])
def test_only_the_order_of_letters_is_left(before: bytes) -> None:
    """The kept tables are unchanged, at any offset in a library."""
    made = cut(before + bundle(TABLES))
    assert KEPT == unpacked(made)
    assert made.startswith(HEADER)


def test_what_holds_no_tables_is_refused() -> None:
    """A library of another kind is not mistaken for ICU's."""
    with pytest.raises(ValueError, match="no tables"):
        cut(b"\x7fELF" * 100)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("icudt73l/coll/sv.res", True),
        ("icudt78l/likelySubtags.res", True),
        ("icudt73l/brkitr/cjdict.dict", False),
        ("icudt73l/zone/root.res", False),
    ],
)
def test_names_are_read_below_icus_own(name: str, *, kept: bool) -> None:
    """The edition of ICU makes no difference."""
    assert kept is is_kept(name)


@pytest.mark.skipif(sys.platform != "linux", reason="only Qt on Linux brings ICU")
@pytest.mark.skipif(shutil.which("cc") is None, reason="no compiler is at hand")
def test_the_smaller_library_holds_the_same_symbol(tmp_path: Path) -> None:
    """A program that links to it finds the tables by their symbol."""
    library = tmp_path / "libicudata.so.73"
    library.write_bytes(b"\0icudt73_dat\0" + bundle(TABLES))
    made = slim(library, tmp_path / "small")
    assert made is not None
    size = len(cut(library.read_bytes()))
    found = (ctypes.c_char * size).in_dll(ctypes.CDLL(str(made)), "icudt73_dat")
    assert KEPT == unpacked(found.raw)


def test_other_binaries_are_left_alone(tmp_path: Path) -> None:
    """Where there is no ICU, as on Windows, nothing happens."""
    other = ("PySide6/QtCore.pyd", "C:/q/QtCore.pyd", "EXTENSION")
    assert [other] == with_slim_tables([other], tmp_path)
