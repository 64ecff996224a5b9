"""Processes of the arena that are stopped: none of them, nor what they started, is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from tests.arena.match import comes_to_its_end, command, quoted

ROOT = Path(__file__).parents[2]


class Arena:
    """An arena in a process of its own, whose programs each hold a pipe open."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self.alive = folder / "alive"
        os.mkfifo(self.alive)
        # The program leaves something behind that would outlive it.
        script = folder / "player.sh"
        script.write_text(
            f"exec 3>{self.alive}\necho up >&3\nsleep 600 </dev/null >/dev/null &\n"
            f"exec {command('silent')}\n"
        )
        seats = f'"exec:/bin/sh {script}",random'.replace('"', "")
        given = ["arena", "--jobs", str(jobs), "--deals", "9", "--time-ms", "60000"]
        # Where the tests run in the background of a shell, the key that stops is ignored, and what
        # is ignored is inherited.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "reunion_desktop", *given, "--seats", seats],
                cwd=ROOT,
                env=os.environ | {"LANGUAGE": "C"},
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
        finally:
            signal.signal(signal.SIGINT, before)

    def complaint(self) -> str:
        """The message on standard error before the end."""
        _, err = self.process.communicate(timeout=30)
        return err


@pytest.fixture
def arena(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Arena]:
    """An arena that has begun to play."""
    arena = Arena(tmp_path, request.param)
    yield arena
    if arena.process.poll() is None:
        os.killpg(arena.process.pid, signal.SIGKILL)
        arena.process.wait()
    if arena.process.stderr is not None:
        # Not read to its end: a program that was left behind may hold it open.
        arena.process.stderr.close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs named pipes and signals")
@pytest.mark.parametrize(
    ("arena", "number", "sentence"),
    [(1, "SIGTERM", "Terminated."), (2, "SIGINT", "Interrupted.")],
    indirect=["arena"],
)
def test_a_stopped_arena_leaves_nothing_behind(arena: Arena, number: str, sentence: str) -> None:
    """Workers, programs and what these have started end with it, and one sentence says why."""
    with arena.alive.open("rb", buffering=0) as alive:
        assert b"up" == alive.readline().strip()
        arena.process.send_signal(signal.Signals[number])
        said = arena.complaint()
        assert comes_to_its_end(alive)
    assert (2, f"reunion-desktop: {sentence}\n") == (arena.process.returncode, said)


WITH_A_CHILD = """
import subprocess, sys, time

subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], stderr=sys.stderr)
print("up", file=sys.stderr, flush=True)
time.sleep(600)
"""


def test_workers_do_not_outlive_their_host(tmp_path: Path) -> None:
    """Not even one that was killed, and could tell them nothing, on any system."""
    player = tmp_path / "player.py"
    player.write_text(WITH_A_CHILD, encoding="utf-8")
    seats = f"exec:{quoted([sys.executable, str(player)])},random"
    given = ["arena", "--jobs", "2", "--deals", "9", "--time-ms", "60000", "--seats", seats]
    arena = subprocess.Popen(
        [sys.executable, "-m", "reunion_desktop", *given], cwd=ROOT, stderr=subprocess.PIPE
    )
    assert arena.stderr is not None
    assert b"up" == arena.stderr.readline().strip()
    arena.kill()
    # It ends when the last who could write to it has ended.
    rest = Thread(target=arena.stderr.read, daemon=True)
    rest.start()
    rest.join(30)
    assert not rest.is_alive()
    arena.communicate()
