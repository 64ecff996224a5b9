"""No move is lost for any damage to the game folder while the program runs."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import shutil
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.engine.seals import Secret
from reunion_desktop.games import find_game
from reunion_desktop.match.running_match import NotKept
from reunion_desktop.storage.reader import read_journal
from tests.storage.sittings import game

if sys.platform == "linux":
    import resource

LIVES = int(os.environ.get("REUNION_DESKTOP_LIVES", "1"))
"""How many programs each mishap befalls; 50 for the whole proof."""

BEFORE, AFTER = 90, 40
"""Decisions at most before a mishap, and after it until the program is killed."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="mishaps as Linux allows them")


def play(folder: str, wire: Connection) -> None:
    """A child process: one move after another, each reported when it is recorded.

    A move that could not be recorded is reported and tried again, as a player would.
    """
    recorder = DiskRecorder(Path(folder))
    told: list[str] = []
    recorder.on_fault = told.append
    for number in range(1000):
        stored = game(number % 5, f"2026-01-01T20:{number % 60:02}:00+00:00")
        header = replace(stored.record.header, seed=None)
        insist(lambda: recorder.begin(header, Secret("7", "k")), wire)  # noqa: B023 - at once.
        for made, step in enumerate(stored.record.replay(), 1):
            insist(lambda: recorder.record(step), wire)  # noqa: B023 - at once.
            wire.send((number + 1, made, len(told)))
        recorder.finish(stored.record, (), helped=False)


def insist(change: Callable[[], None], wire: Connection) -> None:
    """Repeat until it is recorded; the parent process may make space meanwhile."""
    while True:
        try:
            change()
        except NotKept as fault:
            wire.send(str(fault))
            wire.recv()
        else:
            return


def delete(folder: Path, _child: int) -> None:
    """Take the folder away."""
    shutil.rmtree(folder, ignore_errors=True)  # What is written anew meanwhile may stay.


def rename(folder: Path, _child: int) -> None:
    """Give the folder another name."""
    folder.rename(folder.with_name("elsewhere"))


def replace_journal(folder: Path, _child: int) -> None:
    """Put an older journal in the place of the present one, as sync tools do."""
    data = (folder / "journal.reunion").read_bytes()
    other = folder / "synchronised"
    other.write_bytes(data[: data.find(b"\n", len(data) // 2) + 1])
    other.replace(folder / "journal.reunion")


def protect(folder: Path, _child: int) -> None:
    """Deny writing, also to existing files."""
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)


def fill(_folder: Path, child: int) -> None:
    """Fill the disk: no file can grow."""
    resource.prlimit(child, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))


def make_room(folder: Path, child: int) -> None:
    """Undo what filled the disk, or protected the folder."""
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    resource.prlimit(child, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)


MISHAPS = (delete, rename, replace_journal, protect, fill)


@pytest.mark.parametrize("mishap", MISHAPS)
def test_no_decision_is_lost(tmp_path: Path, mishap: Callable[[Path, int], None]) -> None:
    """Killed soon after the mishap, the program left behind all it had said was kept."""
    dice = Random(11)
    for life in range(LIVES):
        folder = tmp_path / str(life) / "games"
        folder.parent.mkdir()
        lived(folder, mishap, dice)


def lived(folder: Path, mishap: Callable[[Path, int], None], dice: Random) -> None:
    """One life, in which a mishap happens; what was kept is there in the end."""
    nursery = multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload(["tests.test_lost_folder"])
    here, there = nursery.Pipe()
    child = nursery.Process(target=play, args=(str(folder), there), daemon=True)
    child.start()
    there.close()
    for _ in range(dice.randrange(2, BEFORE)):
        here.recv()
    mishap(folder, child.pid or 0)
    kept, refused, said, left = (0, 0), 0, 0, dice.randrange(20, AFTER)
    while left:
        answer = here.recv()
        # The child is ahead of its output: the report of the fault comes later.
        left -= bool(said or refused or mishap is protect)
        if isinstance(answer, str):
            refused += 1
            assert answer.endswith(".")
            make_room(folder, child.pid or 0)
            here.send("again")
        else:
            *kept, said = answer
    child.kill()
    child.join()
    assert -signal.SIGKILL == child.exitcode, "the child died by itself"
    with contextlib.suppress(EOFError, ConnectionResetError):
        while not isinstance(answer := here.recv(), str):
            *kept, said = answer
    journal = folder / "journal.reunion"
    games = read_journal(journal, find_game)
    assert tuple(kept) <= (len(games), len(games[-1].record.actions))
    assert all(stored.complete for stored in games[:-1])
    if mishap is not protect:  # There it depends on whether a game began or ended meanwhile.
        assert (said >= 1) == (mishap in {delete, rename, replace_journal})
        assert bool(refused) == (mishap is fill)
    make_room(folder, os.getpid())
    again = DiskRecorder(folder)
    assert all(again.secret_of(stored.record.header) for stored in games)
    again.close()
