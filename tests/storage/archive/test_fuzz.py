"""Whatever stands in the file, the archive answers or says in a sentence why not."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.history.sittings import Search
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.copies import salvage
from reunion_desktop.storage.disk import StorageFault
from tests.storage.sittings import evening

JUNK = b'\x00\xff9[{"'
"""Bytes that mean something where text or numbers stand."""

FILES = int(os.environ.get("REUNION_DESKTOP_FUZZ_ARCHIVES", "25"))
"""How many spoilt files are opened; 10000 for the whole proof."""


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a small archive."""
    path = tmp_path_factory.mktemp("sound") / "archive.db"
    archive = Archive(path, find_game)
    for day in range(1, 4):
        archive.filing.keep(evening(day, 1))
    archive.rename(1, "Inn")
    archive.filing.rebuild()
    archive.close()
    return path.read_bytes()


def spoilt(data: bytes, dice: Random) -> bytes:
    """A file with some bytes changed, moved, lost or of another file."""
    mutable = bytearray(data)
    for _ in range(dice.choice((1, 1, 3, 30, 300))):
        at = dice.randrange(len(mutable))
        kind = dice.randrange(8)
        if kind < 4:
            mutable[at] = dice.randrange(256)
        elif kind < 6:
            # Where a row's text and numbers are rather than empty space.
            at = data.find(b"{", at) if dice.random() < 0.5 else data.find(b"Otto", at)
            if at >= 0:
                mutable[min(at + dice.randrange(4), len(mutable) - 1)] = dice.choice(JUNK)
        elif kind == 6:
            page, other = (dice.randrange(len(data) // 4096) * 4096 for _ in range(2))
            mutable[page : page + 4096] = data[other : other + 4096]
        elif dice.random() < 0.1:
            del mutable[at:]
            if len(mutable) < 100:
                break
    return bytes(mutable)


def use(path: Path) -> None:
    """Everything that is asked of an archive."""
    archive = Archive(path, find_game)
    try:
        numbers = archive.find(Search("otto"))
        archive.rows(numbers)
        archive.rows(range(1, 4))
        archive.presets()
        for player in archive.players():
            archive.statistics.of(player)
        for number in range(1, 4):
            archive.sheet(number)
            list(archive.lines(number))
        archive.rename(2, "Elsewhere")
        archive.filing.keep(evening(9, 1))
        archive.throw_away([1], now=0)
        archive.purge(lambda _name: None)
        archive.filing.rebuild()
    finally:
        archive.close()


def refusal(path: Path) -> str:
    """Why an archive cannot be used; empty where it can."""
    try:
        use(path)
    except StorageFault as fault:
        return str(fault)
    return ""


def test_a_spoilt_archive_is_no_reason_to_fall(sound: bytes, tmp_path: Path) -> None:
    """It answers, or it says what is wrong in one sentence; what can be read of it is saved."""
    refused = 0
    for seed in range(FILES):
        dice = Random(seed)
        path = tmp_path / "archive.db"
        for left in tmp_path.iterdir():
            left.unlink()
        path.write_bytes(spoilt(sound, dice))
        why = refusal(path)
        assert why.endswith(".") or not why, f"seed {seed}: {why}"
        refused += bool(why)
        if seed % 10 == 0:
            new = Archive(tmp_path / "new.db", find_game)
            salvage(path, new)
            assert [("ok",)] == new.connection.execute("PRAGMA integrity_check").fetchall()
            new.close()
    assert 0 < refused < FILES
