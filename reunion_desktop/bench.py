"""The figures of every part, as a table and as JSON: ``reunion-desktop bench``.

Nothing here passes or fails. Clocks differ from machine to machine and from run to run; compare
figures of one run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.roster import player_for
from reunion_desktop.arena.play import dice_for, headless
from reunion_desktop.arena.simulate import UNDATED, Simulation, simulate
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games import GAMES
from reunion_desktop.solver.figures import solver_figures
from reunion_desktop.window_bench import SHARP, STARTED

_SEED = "bench"
_SIMULATED = 200
_REPLAYED = 60


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that was measured."""

    name: str
    value: float
    unit: str


def run(*, as_json: bool, quick: bool) -> int:
    """Measure and print; the exit code is returned.

    Args:
        as_json: whether to print JSON for programs instead of a table for people.
        quick: whether to leave out the idle time, and most of the searches that take long.
    """
    figures = every_figure(quick=quick)
    if as_json:
        print(json.dumps([asdict(figure) for figure in figures]))
        return 0
    for figure in figures:
        print(f"{figure.name:58} {figure.value:12.3f} {figure.unit}", flush=True)
    return 0


def every_figure(*, quick: bool) -> Iterator[Figure]:
    """All figures, each as soon as it is measured."""
    yield from engine_figures()
    yield from mind_figures()
    yield from (Figure(*figure) for figure in solver_figures(quick=quick))
    yield from _in_a_process_of_its_own(quick=quick)


def engine_figures() -> Iterator[Figure]:
    """How fast deals are played, written down and replayed."""
    game = GAMES[0]
    with TemporaryDirectory() as folder, (Path(folder) / "record").open("w") as stream:
        plan = Simulation(game.default, ("random",) * 3, _SEED, _SIMULATED)
        outcome = simulate(game, plan, stream.write)
    rate = outcome.deals / outcome.seconds
    yield Figure("random deals, record written", rate, "deals/s")
    header = Header(game.default, ("random",) * 3, 0, UNDATED, _SEED)
    players = [player_for("random", dice_for(_SEED, 1, seat)) for seat in range(3)]
    actions = tuple(step.action for step in headless(game, header, players, _SEED))
    record = Record(header, actions)
    times = []
    for _ in range(_REPLAYED):
        begin = perf_counter()
        record.match(game)
        times.append((perf_counter() - begin) * 1e3)
    yield Figure("replay of a game of three deals, median", median(times), "ms")


class _Watched:
    """A mind with a watch beside it."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.name = player.name
        self.times: list[float] = []

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        begin = perf_counter()
        decision = self._player.choose(observation, limit, stop)
        self.times.append((perf_counter() - begin) * 1e3)
        return decision


def mind_figures() -> Iterator[Figure]:
    """How long the rule player takes for a decision."""
    game = GAMES[0]
    watched = [_Watched(player_for("club", dice_for(_SEED, 1, seat))) for seat in range(3)]
    header = Header(game.default, ("club",) * 3, 0, UNDATED, _SEED)
    for number in range(1, 21):
        for _ in headless(game, header, watched, _SEED, number):
            pass
    times = sorted(one for player in watched for one in player.times)
    yield Figure("club, a decision, median", median(times), "ms")
    yield Figure("club, a decision, 99 of 100 within", times[len(times) * 99 // 100], "ms")


def _in_a_process_of_its_own(*, quick: bool) -> Iterator[Figure]:
    """The window's figures; the first start warms the disk's cache, the last is a sharp one."""
    command = (
        [sys.executable]
        if getattr(sys, "frozen", False)
        else [sys.executable, "-m", "reunion_desktop"]
    )
    with TemporaryDirectory(prefix="reunion-desktop-") as folder:
        # As after an installation: compiled once, wherever Python is told to write nothing.
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        for told, screen in ((False, {}), (True, {}), (True, SHARP)):
            arguments = [*command, "bench", "--part", "window"]
            if quick or not told or screen:
                arguments.append("--quick")
            environment = dict(os.environ) | compiled | screen | {STARTED: repr(time.time())}
            if sys.platform.startswith("linux") and not environment.get("DISPLAY"):
                environment.setdefault("QT_QPA_PLATFORM", "offscreen")
            done = subprocess.run(  # noqa: S603 - the program starts itself.
                arguments, env=environment, capture_output=True, text=True, check=False
            )
            if done.returncode:
                print(f"reunion-desktop: {done.stderr.strip()}", file=sys.stderr)
                return
            if told:
                for figure in json.loads(done.stdout):
                    yield Figure(figure["name"], figure["value"], figure["unit"])
