"""The journal: every line on disk, nothing half-written, one writer."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.storage.codec import action_line
from reunion_desktop.storage.disk import Busy, StorageFault
from reunion_desktop.storage.headers import game_line
from reunion_desktop.storage.journal import Journal
from reunion_desktop.storage.reader import read_journal, read_record
from tests.storage.specimen import LINES, SPECIMEN

ROOT = Path(__file__).parents[2]
"""The checkout."""

CHILD = """
import sys
from pathlib import Path
from reunion_desktop.storage.journal import Journal
journal = Journal(Path(sys.argv[1]))
for number, line in enumerate(Path(sys.argv[2]).read_text(encoding="utf-8").splitlines(), 1):
    journal.write(line)
    print(number, flush=True)
print("done", flush=True)
sys.stdin.read()
"""
"""A program that writes a journal, says after each line that it is written, and then waits."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a journal may lie."""
    return tmp_path / "journal.reunion"


def decisions() -> list[str]:
    """The decision lines of the specimen."""
    return [
        line
        for game in read_record(SPECIMEN, find_game)
        for line in [game_line(game.record.header), *map(action_line, game.record.actions)]
    ]


def test_every_line_is_synced(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line counts as written when the disk has it, whole."""
    synced: list[int] = []
    real = os.fsync

    def fsync(handle: int) -> None:
        synced.append(os.fstat(handle).st_size)
        real(handle)

    journal = Journal(path)
    monkeypatch.setattr(os, "fsync", fsync)
    journal.write("{}")
    journal.write("{}")
    journal.close()

    assert [3, 6] == synced


def test_a_journal_goes_on_where_it_ended(path: Path) -> None:
    """Opening a journal again changes nothing and appends after its last line."""
    for line in LINES[:3]:
        journal = Journal(path)
        journal.write(line)
        journal.close()

    assert "".join(f"{line}\n" for line in LINES[:3]) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("tail", "healed"),
    [
        ("", ""),
        ('{"type":"pl', ""),
        ('{"type":"play"\0\0\0\0', ""),
        ("\0\0\0\0", ""),
        ("\xff", ""),
        ('{"type":"pl\n', ""),
        ('{"type":"undo","n":1}', '{"type":"undo","n":1}\n'),
        ('{"type":"undo","n":1}\n\r\n\n', '{"type":"undo","n":1}\n'),
        ('{"type":"undo","n":1}\r\n', '{"type":"undo","n":1}\n'),
    ],
)
def test_a_broken_tail_is_healed(path: Path, tail: str, healed: str) -> None:
    """Half a line is taken away before the next is written; a whole one gets its line end."""
    path.write_bytes(f"{LINES[0]}\n".encode() + tail.encode("latin-1"))
    journal = Journal(path)

    assert f"{LINES[0]}\n{healed}".encode() == path.read_bytes()
    journal.write('{"type":"undo","n":1}')
    journal.close()

    assert path.read_bytes().endswith(b'\n{"type":"undo","n":1}\n')
    assert [()] == [game.record.actions for game in read_journal(path, find_game)]


def test_a_journal_cut_anywhere_goes_on(path: Path) -> None:
    """Wherever the power failed, the whole lines stay and the rest of the game can be written."""
    lines = LINES[:7]
    data = "".join(f"{line}\n" for line in lines).encode()
    for cut in range(0, len(data) + 1, 41):
        path.write_bytes(data[:cut])
        journal = Journal(path)
        kept = path.read_bytes()
        for line in lines[kept.count(b"\n") :]:
            journal.write(line)
        journal.close()

        assert data == path.read_bytes()


def test_there_is_one_writer(path: Path) -> None:
    """A second program gets an error until the first has closed the journal, which is final."""
    journal = Journal(path)
    journal.write(LINES[0])
    with pytest.raises(Busy, match=r"^.* is in use by another program\.$"):
        Journal(path)
    journal.close()
    journal.close()
    with pytest.raises(StorageFault, match=r"^Could not write "):
        journal.write(LINES[1])
    Journal(path).close()

    assert f"{LINES[0]}\n" == path.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows locks on every file system")
def test_a_file_system_without_locks_will_do(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal on a network drive that knows no locks is written all the same."""

    def unknown(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", unknown)
    journal = Journal(path)
    journal.write(LINES[0])
    journal.close()

    assert f"{LINES[0]}\n" == path.read_text(encoding="utf-8")


def test_a_whole_line_is_no_broken_tail(path: Path) -> None:
    """A last line that is JSON stays, though no reader will take it."""
    path.write_text(f'{LINES[0]}\n{{"n":1,"n":2}}', encoding="utf-8")
    Journal(path).close()

    assert f'{LINES[0]}\n{{"n":1,"n":2}}\n' == path.read_text(encoding="utf-8")


def test_a_journal_begins_anew_and_goes_on(path: Path) -> None:
    """After its game is safe elsewhere other lines stand in its place."""
    journal = Journal(path)
    journal.write(LINES[0])
    journal.begin_anew(())
    assert "" == path.read_text(encoding="utf-8")
    journal.begin_anew(LINES[:2])
    journal.write(LINES[2])
    journal.close()

    assert "".join(f"{line}\n" for line in LINES[:3]) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("taken", [0, 1, 40])
@pytest.mark.parametrize("failing", ["write", "fsync"])
def test_a_full_disk_leaves_no_half_line(
    path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, taken: int
) -> None:
    """When the disk is full, the journal is unchanged, and continues once there is space."""
    journal = Journal(path)
    journal.write(LINES[0])
    real, left = os.write, [taken]

    def full(handle: int, data: bytes | memoryview) -> int:
        part = bytes(data)[: left[0]]
        left[0] -= len(part)
        if not part:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(handle, part)

    def refuse(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr(os, failing, full if failing == "write" else refuse)
        with pytest.raises(StorageFault, match=r"^Could not write .+journal.reunion: .+\.$"):
            journal.write(LINES[1])
    assert f"{LINES[0]}\n" == path.read_text(encoding="utf-8")

    journal.write(LINES[2])
    journal.close()

    assert f"{LINES[0]}\n{LINES[2]}\n" == path.read_text(encoding="utf-8")


def test_a_journal_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    """No folder, a folder in its place, an impossible name: one sentence each."""
    (tmp_path / "folder").mkdir()
    for name in ("missing/journal.reunion", "folder", "a\0b"):
        with pytest.raises(StorageFault, match=r"^Could not open .+\.$"):
            Journal(tmp_path / name)


@pytest.mark.parametrize("after", [1, 9, 120])
def test_a_killed_program_loses_nothing_that_it_wrote(path: Path, after: int) -> None:
    """Whenever a program is killed, every line it had written is read, and its lock is gone."""
    lines = decisions()
    source = path.with_name("lines.txt")
    source.write_text("\n".join(lines), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path), str(source)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as child:
        assert child.stdout is not None
        told = 0
        while told < after:
            told = int(child.stdout.readline())
        child.kill()
        rest = [word for word in child.stdout.read().split() if word != "done"]
    written = int(rest[-1]) if rest else told
    journal = Journal(path)
    whole = path.read_text(encoding="utf-8").splitlines()
    games = read_journal(path, find_game)
    journal.close()

    assert written <= len(whole) <= written + 1
    assert lines[: len(whole)] == whole
    assert len(whole) == sum(len(game.lines) for game in games)
    assert all(json.loads(line) for line in whole)


def lose(path: Path, how: str) -> None:
    """Do to a journal and its folder what befalls them while a program runs."""
    if how == "folder deleted":
        shutil.rmtree(path.parent)
    elif how == "folder renamed":
        path.parent.rename(path.parent.with_name("elsewhere"))
    elif how == "folder replaced":
        path.parent.rename(path.parent.with_name("elsewhere"))
        shutil.copytree(path.parent.with_name("elsewhere"), path.parent)
    elif how == "replaced by an older one":
        other = path.with_name("synchronised")
        other.write_text(f"{LINES[0]}\n", encoding="utf-8")
        other.replace(path)
    elif how == "cut short":
        path.write_bytes(b"")
    else:
        path.unlink()


LOSSES = (
    "folder deleted",
    "folder renamed",
    "folder replaced",
    "replaced by an older one",
    "cut short",
    "deleted",
)


STAYS_IN_PLACE = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows lets nobody take away an open file"
)


@STAYS_IN_PLACE
@pytest.mark.parametrize("how", LOSSES)
def test_a_journal_knows_that_its_file_was_taken_away(tmp_path: Path, how: str) -> None:
    """Everything is written anew under the journal's name, the next line after it, and locked."""
    path = tmp_path / "games" / "journal.reunion"
    path.parent.mkdir()
    journal = Journal(path)
    for line in LINES[:5]:
        journal.write(line)
    assert journal.stands()
    lose(path, how)

    assert not journal.stands()
    assert journal.put_back() is None
    assert journal.stands()
    journal.write(LINES[5])
    assert list(LINES[:6]) == path.read_text(encoding="utf-8").splitlines()
    with pytest.raises(Busy):
        Journal(path)
    journal.close()
    Journal(path).close()


def test_a_journal_knows_that_other_words_stand_in_its_file(path: Path) -> None:
    """A file that was written over in its place, and is as long as before, is set aside."""
    journal = Journal(path)
    journal.write(LINES[0])
    os.utime(path, (1e9, 1e9))
    assert journal.stands()
    other = b"x" * path.stat().st_size
    path.write_bytes(other)
    os.utime(path, (2e9, 2e9))  # A clock may tick more slowly than this test runs.
    assert not journal.stands()
    assert not journal.lies_whole()
    aside = journal.put_back()
    assert aside is not None
    assert other == aside.read_bytes()
    assert journal.stands()
    journal.write(LINES[1])
    journal.close()
    assert list(LINES[:2]) == path.read_text(encoding="utf-8").splitlines()


@STAYS_IN_PLACE
@pytest.mark.parametrize("kind", ["file", "pipe"])
def test_another_file_in_the_journals_place_is_set_aside(path: Path, kind: str) -> None:
    """Other contents are never overwritten, and a named pipe does not block the start."""
    journal = Journal(path)
    journal.write(LINES[0])
    path.unlink()
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.write_text("something else\n", encoding="utf-8")
    assert not journal.stands()
    assert not journal.lies_whole()

    aside = journal.put_back()
    journal.close()

    assert aside == path.with_name("journal-replaced.reunion")
    assert aside.is_fifo() if kind == "pipe" else aside.read_text() == "something else\n"
    assert f"{LINES[0]}\n" == path.read_text(encoding="utf-8")


@STAYS_IN_PLACE
def test_a_place_that_refuses_is_tried_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written lines are kept in memory until they can be saved."""
    journal = Journal(path)
    journal.write(LINES[0])
    path.unlink()

    def refuse(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", refuse)
        with pytest.raises(StorageFault, match="No space left on device"):
            journal.put_back()
    assert not journal.stands()
    assert not path.exists()
    journal.put_back()
    journal.close()

    assert f"{LINES[0]}\n" == path.read_text(encoding="utf-8")
