"""Killed at any moment, the program has lost nothing that it had shown as done."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import sqlite3
import time
from pathlib import Path
from random import Random
from threading import Event

import pytest

from reunion_desktop.app.archive_service import FILE, ArchiveService
from reunion_desktop.games import find_game
from reunion_desktop.storage.archive.archive import Archive
from tests.archive_scenes import (
    SCENES,
    State,
    at_work,
    changed,
    date_of,
    live,
    state_of,
)

KILLS = int(os.environ.get("REUNION_DESKTOP_KILLS", "16"))
"""How often a program is killed, all scenes together; 200 for the whole proof."""
EACH = -(-KILLS // len(SCENES))
LONGEST = {"playing": 0.3, "importing": 0.1, "deleting": 0.15}
"""Seconds in which a child of each scene is killed."""
HANGS = 300
"""Seconds after which a child without an answer is considered stuck."""

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no kill -9")


def lived(scene: str, folder: Path, begin: int, seconds: float, *, last: bool) -> list[int]:
    """Run a child for some time and kill it; returns its output.

    The last one of a scene has printed something before that time begins.
    """
    nursery = multiprocessing.get_context("forkserver")
    # Children are forked from a process that has loaded everything: they live at once.
    nursery.set_forkserver_preload(["tests.archive_scenes"])
    here, there = nursery.Pipe(duplex=False)
    child = nursery.Process(target=live, args=(scene, str(folder), begin, there), daemon=True)
    child.start()
    there.close()
    assert here.recv() == -1
    told = [here.recv()] if last else []
    # A moment in the life of the child, not a wait for something to happen.
    time.sleep(seconds)
    child.kill()
    child.join()
    assert child.exitcode in (-signal.SIGKILL, 0), "the child died by itself"
    try:
        while True:
            told.append(here.recv())
    except EOFError:
        return told


def moment(dice: Random, scene: str) -> float:
    """How many seconds a child lives."""
    return dice.random() * LONGEST[scene]


def sound(path: Path) -> None:
    """The database passes its integrity check."""
    with sqlite3.connect(path) as database:
        assert [("ok",)] == database.execute("PRAGMA integrity_check").fetchall()
        assert [] == database.execute("PRAGMA foreign_key_check").fetchall()


def dates(folder: Path) -> list[str]:
    """When each game in the archive was begun."""
    with sqlite3.connect(folder / FILE) as database:
        heads = database.execute("SELECT substr(text, 1, 1200) FROM record").fetchall()
    return [re.findall(r'"date":"([^"]*)"', head)[0] for (head,) in heads]


def caught_up(archive_service: ArchiveService) -> None:
    """Wait until everything is done that was asked for before, however busy the machine is."""
    done = Event()
    archive_service.write(lambda _archive: None, lambda _done: done.set(), lambda _why: done.set())
    assert done.wait(HANGS)


def test_games_that_were_over_are_in_the_archive(tmp_path: Path) -> None:
    """Killed while playing: after the next start every game that had ended is there, once."""
    dice = Random(1)
    over: set[str] = set()
    begin = 0
    for life in range(1, EACH + 1):
        told = lived("playing", tmp_path, begin, moment(dice, "playing"), last=life == EACH)
        over |= {date_of(number) for number in told}
        begin = max(told, default=begin) + 2
        if (tmp_path / FILE).exists():
            sound(tmp_path / FILE)
        with at_work(tmp_path) as (_keeper, archive_service):
            caught_up(archive_service)
        sound(tmp_path / FILE)
        there = dates(tmp_path)
        assert over <= set(there)
        assert len(set(there)) == len(there)
    assert over, "no game was ever over"


def test_an_import_is_there_wholly_or_not_at_all(tmp_path: Path) -> None:
    """Killed while importing: every file that was imported is there, no file is there in part."""
    dice = Random(2)
    imported: set[int] = set()
    begin = 0
    for life in range(1, EACH + 1):
        told = lived("importing", tmp_path, begin, moment(dice, "importing"), last=life == EACH)
        imported |= set(told)
        if (tmp_path / FILE).exists():
            sound(tmp_path / FILE)
        Archive(tmp_path / FILE, find_game).close()
        there = dates(tmp_path)
        for number in range(begin + len(told) + 3):
            games = {date_of(number * 1000 + place) for place in range(3)} & set(there)
            assert len(games) == 3 or (not games and number not in imported)
        begin = max(told, default=begin) + 1
    assert imported, "nothing was ever imported"


def test_what_was_changed_stays_changed(tmp_path: Path) -> None:
    """Killed during rename, delete, restore, purge, backup and import of a backup.

    All reported changes are there; the change in progress is complete or absent.
    """
    dice = Random(4)
    state: State = {}
    done = 0
    for life in range(1, EACH + 1):
        told = lived("deleting", tmp_path, done, moment(dice, "deleting"), last=life == EACH)
        for number in told:
            state = changed(state, number)
        done += len(told)
        archive = Archive(tmp_path / FILE, find_game)
        found = state_of(archive)
        assert found in (state, changed(state, done))
        if found != state:
            state, done = found, done + 1
        archive.close()
        sound(tmp_path / FILE)
        assert not list(tmp_path.glob("archive-damaged*"))
    assert done, "nothing was ever changed"
