"""Matches between players and programs, for the tests of the seat protocol."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from select import select
from typing import IO

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.arena.programs.child_process import ChildProcess
from reunion_desktop.arena.seat_program import EXEC, SeatProgram, Timeouts
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import Header, Step
from reunion_desktop.games.reunion.rules import RHINELAND

PLAYERS = Path(__file__).parent / "players"
SEED = "protocol"
PROGRAM = 1
"""The program's seat; the other seats play at random."""
AT_EASE = Limit(time_ms=5000)
"""Time limits that suit a busy machine."""
PATIENCE = Timeouts(hello_ms=10_000, bye_ms=2000)


def quoted(words: Sequence[str]) -> str:
    """A program and its arguments as this system's own shell takes them apart."""
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def command(behaviour: str) -> str:
    """How the scripted player is started."""
    return quoted([sys.executable, "-I", "-S", str(PLAYERS / "scripted.py"), behaviour])


def started(command: str) -> ChildProcess:
    """A program's process, running."""
    child = ChildProcess(command)
    child.start()
    return child


def comes_to_its_end(stream: IO[bytes], seconds: float = 30) -> bool:
    """Wait until all writers of a pipe have ended; whether they have in time."""
    while select([stream], [], [], seconds)[0]:
        if not os.read(stream.fileno(), 4096):
            return True
    return False


def program(behaviour: str, timeouts: Timeouts = PATIENCE) -> SeatProgram:
    """The scripted player."""
    return SeatProgram(EXEC + command(behaviour), "dice", timeouts)


class First:
    """Takes the first thing offered, as the scripted player does."""

    name = "first"

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        assert observation.legal is not None
        return Decision(observation.legal.actions[0])


def others(player: Player, rules: GameRules = RHINELAND) -> list[Player]:
    """A table with one seat taken."""
    players: list[Player] = [
        RandomPlayer(seed_text(SEED, 1, seat)) for seat in range(rules.players)
    ]
    players[PROGRAM] = player
    return players


def match(
    players: Sequence[Player], limit: Limit = AT_EASE, rules: GameRules = RHINELAND
) -> Generator[Step]:
    """A game, step by step."""
    header = Header(rules, tuple("ABCDEF"[: rules.players]), 0, "")
    return headless(header, players, SEED, 1, limit)


@contextmanager
def seated(guest: SeatProgram) -> Iterator[SeatProgram]:
    """A program that has received the first deal."""
    with closing(match(others(guest))) as steps:
        next(steps)
        yield guest
