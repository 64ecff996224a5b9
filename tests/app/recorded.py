"""Games for tests of the recorder: a whole game, and a recorder in its midst."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.engine.dealing.seals import Secret
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.reader import read_journal, read_record

HEADER = Header(RHINELAND, ("E", "M", "H"), 0, "2026-01-01T20:00:00+00:00")
LATER = replace(HEADER, date="2026-01-02T20:00:00+00:00")


@cache
def steps() -> tuple[Step, ...]:
    """A whole game."""
    players = [RandomPlayer(seed_text("7", 1, seat)) for seat in range(3)]
    return tuple(headless(HEADER, players, "7"))


def played(count: int | None = None) -> Record:
    """The record of the game, or of its first moves."""
    return Record(HEADER, tuple(step.action for step in steps()[:count]))


def begun(folder: Path, count: int | None = 0, secret: Secret | None = None) -> DiskRecorder:
    """A recorder with the first moves of the game; None for all."""
    recorder = DiskRecorder(folder)
    recorder.begin(HEADER, secret)
    for step in steps()[:count]:
        recorder.record(step)
    return recorder


def saved(folder: Path) -> list[StoredGame]:
    """The games in the game folder."""
    return [read_record(path, find_game)[0] for path in sorted(folder.glob("[0-9]*"))]


def records_in(folder: Path) -> list[Record]:
    """The records in the game folder."""
    return [stored.record for stored in saved(folder)]


def journal_of(folder: Path) -> tuple[StoredGame, ...]:
    """The games in the journal."""
    return read_journal(folder / "journal.reunion", find_game)


def refuse(*_arguments: object, **_named: object) -> None:
    """Stand-in for a function on a full disk."""
    raise OSError(28, "No space left on device")


def play(recorder: DiskRecorder, record: Record) -> None:
    """Record the moves of a game."""
    recorder.begin(record.header, None)
    for step in record.replay():
        recorder.record(step)
