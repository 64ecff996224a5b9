"""All measurements as a table and as JSON: ``reunion-desktop bench``.

Nothing here passes or fails. Times differ from machine to machine and from run to run: compare
figures of one run, or those of two runs by their ratio.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.roster import player_for
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.arena.simulate import UNDATED, Simulation, simulate
from reunion_desktop.bench.solver import solver_figures
from reunion_desktop.bench.timing import Figure, row
from reunion_desktop.bench.window import SHARP, STARTED
from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import Game, GameRules, MatchState, advance
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.ui.language.shell_language import translate, translate_fault

_SEED = "bench"
_SIMULATED = 200
_PLAYED = 100
_REPLAYED = 60
_LEVELS = (("club", 20), ("network", 4), ("expert", 1))
"""Levels that are timed, with the number of games."""


def run(*, as_json: bool, quick: bool, compare: Path | None = None, game: str | None = None) -> int:
    """Measure and print; returns the exit code.

    Args:
        as_json: whether to print JSON for programs instead of a table.
        quick: whether to skip the idle time, and most of the long searches.
        compare: output of an earlier ``--json`` run; each figure's ratio to it is printed.
        game: the one game to measure, engine only; None for the whole program.

    Raises:
        StorageFault: that file cannot be used.
    """
    before = kept_figures(compare) if compare is not None else {}
    one = None if game is None else find_game(game)
    figures = every_figure(quick=quick) if one is None else engine_figures(one)
    if as_json:
        print(json.dumps([one._asdict() | _compared(one, before) for one in figures], indent=1))
        return 0
    for figure in figures:
        ratio = _compared(figure, before).get("ratio")
        told = row(figure.name, figure.value, figure.unit)
        print(f"{told:84} {ratio:6.2f}" if ratio is not None else told, flush=True)
    return 0


def kept_figures(path: Path) -> dict[str, float]:
    """The values of an earlier run by their names, from its JSON output.

    Raises:
        StorageFault: the file cannot be read, or has other contents.
    """
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
        return {str(one["name"]): float(one["value"]) for one in values}
    except OSError as fault:
        told = translate("cli", "{file} can’t be read: {fault}.")
        raise StorageFault(
            told.format(file=path, fault=translate_fault(fault.strerror or str(fault)))
        ) from None
    except (ValueError, TypeError, KeyError, RecursionError):
        told = translate("cli", "{file} contains no figures from “bench --json”.")
        raise StorageFault(told.format(file=path)) from None


def _compared(figure: Figure, before: Mapping[str, float]) -> dict[str, float]:
    """A figure's earlier value and the ratio to it; empty if there is none."""
    then = before.get(figure.name)
    if then is None:
        return {}
    return {"before": then} | ({"ratio": figure.value / then} if then else {})


def every_figure(*, quick: bool) -> Iterator[Figure]:
    """All figures, each as soon as it is measured."""
    yield from engine_figures()
    yield from level_figures()
    yield from solver_figures(quick=quick)
    yield from _in_a_process_of_its_own(quick=quick)


def engine_figures(game: Game = GAMES[0]) -> Iterator[Figure]:
    """Speed of random games, of deals played and recorded, and of replays."""
    seats = range(game.default.players)
    chance = ("random",) * len(seats)
    told = "" if game is GAMES[0] else f"{game.id}: "
    rate = _random_play(game.default)
    yield Figure(f"{told}random play on the engine alone", rate, "moves/s")
    with TemporaryDirectory() as folder, (Path(folder) / "record").open("w") as stream:
        plan = Simulation(game.default, chance, _SEED, _SIMULATED)
        outcome = simulate(plan, stream.write)
    rate = outcome.deals / outcome.seconds
    yield Figure(f"{told}random deals, record written", rate, "deals/s")
    header = Header(game.default, chance, 0, UNDATED, _SEED)
    players = [player_for(game.id, "random", seed_text(_SEED, 1, seat)) for seat in seats]
    actions = tuple(step.action for step in headless(header, players, _SEED))
    record = Record(header, actions)
    times = []
    for _ in range(_REPLAYED):
        begin = perf_counter()
        record.match()
        times.append((perf_counter() - begin) * 1e3)
    deals = "a game of three deals" if game is GAMES[0] else "a game"
    yield Figure(f"{told}replay of {deals}, median", median(times), "ms")


def _random_play(rules: GameRules) -> float:
    """Moves per second in random play without observations or records; deals count as moves."""
    rng, decisions, begin = Random(_SEED), 0, process_time()
    for number in range(1, _PLAYED + 1):
        match = MatchState(rules, 0)
        while match.settlement is None:
            legal = match.legal()
            action: Action
            if legal is None:
                deal = len(match.lines) + 1
                action = deal_from_seed(rules, _SEED, number, deal, match.next_dealer)
            else:
                action = rng.choice(legal.actions)
            match, _ = advance(match, action)
            decisions += 1
    return decisions / (process_time() - begin)


class _MeasuredPlayer:
    """A player whose moves are timed."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.name = player.name
        self.times: list[float] = []

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        begin = perf_counter()
        decision = self._player.choose(observation, limit, stop)
        self.times.append((perf_counter() - begin) * 1e3)
        return decision


def level_figures() -> Iterator[Figure]:
    """Time per move of players: heuristic policy, network policy, and search."""
    game = GAMES[0]
    for level, games in _LEVELS:
        watched = [
            _MeasuredPlayer(player_for(game.id, level, seed_text(_SEED, 1, seat)))
            for seat in range(3)
        ]
        header = Header(game.default, (level,) * 3, 0, UNDATED, _SEED)
        for number in range(1, games + 1):
            for _ in headless(header, watched, _SEED, number):
                pass
        times = sorted(one for player in watched for one in player.times)
        yield Figure(f"{level}, a move, median", median(times), "ms")
        yield Figure(f"{level}, a move, 99 of 100 within", times[len(times) * 99 // 100], "ms")


def _in_a_process_of_its_own(*, quick: bool) -> Iterator[Figure]:
    """Figures of the window and the archive, each measured in its own process.

    The first start warms the disk cache, the third has a sharp (high-DPI) screen.
    """
    command = (
        [sys.executable]
        if getattr(sys, "frozen", False)
        else [sys.executable, "-m", "reunion_desktop"]
    )
    parts: list[tuple[str, bool, dict[str, str]]] = [
        ("window", False, {}),
        ("window", True, {}),
        ("window", True, SHARP),
    ]
    if not quick:
        parts.append(("archive", True, {}))
    with TemporaryDirectory(prefix="reunion-desktop-") as folder:
        # As after an installation: modules are compiled once, even where caches are disabled.
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        for part, told, screen in parts:
            arguments = [*command, "bench", "--json", "--part", part]
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
