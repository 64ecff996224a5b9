"""Tries out a frozen program where no source is near: smoke.py PROGRAM.

It must play a whole game by itself, offscreen and in a real window, and write the same record
as the program it was frozen from; print, judge, speak German, be carried about on a stick, and
hand a record to the window that is open.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from screens import ScreenError, some_screen, stop

from reunion_desktop import __version__
from reunion_desktop.ai.roster import LEVELS, YARDSTICKS
from reunion_desktop.games import GAMES

PATIENCE = 120
"""Seconds that any one step may take; a whole game at full speed takes a few."""

SIMULATE = ("simulate", "--games", "3", "--seed", "1", "--seats", "random,random,random")

FIRST_SIGHT = ("simulate", "--layouts", "1", "--nodes", "1000", "--seats")
"""A game for three players that hardly think."""

ONE_GAME = ("simulate", "--seed", "2", "--seats", "club,club,club")

PROVED = ("seals verified", "page printed", "texts read", "solver compiled")
"""Lines that the self-test must print besides its success."""

CARRIED = "reunion-desktop-data"
"""The folder beside the program that makes it keep everything there."""

ARENA = ("arena", "--deals", "2", "--seats", "random,random", "--jobs", "2")


class SmokeError(Exception):
    """The program did not do what it should; the message says what it did."""


def main(arguments: Sequence[str]) -> int:
    """Try the program that the one argument names; 1 if anything failed, said in a sentence."""
    if len(arguments) != 1:
        print("usage: python3 packaging/ship/smoke.py PROGRAM", file=sys.stderr)
        return 2
    program = Path(arguments[0]).resolve()
    with tempfile.TemporaryDirectory() as name:
        try:
            _try_everything(program, Path(name))
        except (SmokeError, ScreenError) as error:
            print(f"smoke test: {error}", file=sys.stderr)
            return 1
    print("smoke test: all passed")
    return 0


def _try_everything(program: Path, folder: Path) -> None:
    home = _bare_environment(folder)
    said = _run([program, "--version"], folder, home)
    _expect(__version__ in said, f"--version says {said!r}")
    _expect("solver compiled" in said, "its search is not the compiled one")

    _run([program, *SIMULATE, "--record", "frozen.reunion"], folder, home)
    source = [sys.executable, "-m", "reunion_desktop"]
    by_source = home | {"PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    _run([*source, *SIMULATE, "--record", "source.reunion"], folder, by_source)
    frozen, plain = (folder / f"{name}.reunion" for name in ("frozen", "source"))
    _expect(
        frozen.read_bytes() == plain.read_bytes(), "its record is not the source's, byte for byte"
    )
    _run([program, "replay", frozen.name], folder, home)
    said = _run([program, "--help"], folder, home | {"LANGUAGE": "de"})
    _expect(said.startswith("Aufruf"), f"--help in German says {said!r}")
    _run([program, *ONE_GAME, "--record", "one.reunion"], folder, home)
    said = _run([program, "replay", "one.reunion", "--review"], folder, home)
    _expect(bool(said.strip()), "its review is empty")
    _run([program, "sheet", "one.reunion", "--out", "sheet.pdf"], folder, home)
    _expect((folder / "sheet.pdf").read_bytes().startswith(b"%PDF-"), "its sheet is no PDF")
    # No import statement names their modules.
    levels = [level.id for level in (*LEVELS, *YARDSTICKS)]
    for first in range(0, len(levels), 3):
        seats = [*levels[first : first + 3], "random", "random"][:3]
        _run([program, *FIRST_SIGHT, ",".join(seats)], folder, home)
    for game in GAMES[1:]:
        rules = max(game.presets.values(), key=lambda preset: preset.players)
        others = ["club"] * (rules.players - len(LEVELS))
        seated = ",".join([*(level.id for level in LEVELS), *others][-rules.players :])
        which = ("--game", game.id, "--rules", rules.preset)
        _run([program, *FIRST_SIGHT[:-1], *which, FIRST_SIGHT[-1], seated], folder, home)
    # Its children are the frozen program again.
    _run([program, *ARENA], folder, home)

    _carry(program, folder, home | {"QT_QPA_PLATFORM": "offscreen"})
    _play(program, folder, home | {"QT_QPA_PLATFORM": "offscreen"})
    with some_screen() as screen:
        if screen is None:
            print("  no screen and no Xvfb with openbox here: not tried in a real window")
        else:
            _play(program, folder, home | screen)


def _play(program: Path, folder: Path, environment: Mapping[str, str]) -> None:
    said = _run([program, "--self-test"], folder, environment)
    last = (said.splitlines() or [""])[-1]
    passed = last.endswith("self-test passed") and all(one in last for one in PROVED)
    _expect(passed, f"--self-test ends with {last!r}")


def _carry(program: Path, folder: Path, environment: Mapping[str, str]) -> None:
    """Start it as one that is carried about, then once more with a record for the first."""
    beside = place_of(program) / CARRIED
    beside.mkdir()
    journal = beside / "games" / "journal.reunion"
    first = subprocess.Popen(
        [program], cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _until(journal.exists, "it keeps nothing beside itself")
        _run([program, "one.reunion"], folder, environment)
        # A simulated game is dated 1970.
        taken_up = "no record was handed to the open window"
        _until(lambda: b'"date":"1970-01-01' in journal.read_bytes(), taken_up)
    finally:
        stop(first)
        shutil.rmtree(beside)
    left = [path.name for path in folder.rglob("journal*")]
    _expect(not left, "it leaves something behind where it is carried to")


def place_of(program: Path) -> Path:
    """The folder in which a person sees the program lie: on macOS that of its bundle."""
    bundles = [parent for parent in program.parents if parent.suffix == ".app"]
    return bundles[0].parent if bundles else program.parent


def _until(happened: Callable[[], bool], otherwise: str) -> None:
    """Wait for what another process does."""
    end = time.monotonic() + PATIENCE
    while not happened():
        _expect(time.monotonic() < end, otherwise)
        time.sleep(0.05)


def _run(command: Sequence[str | Path], folder: Path, environment: Mapping[str, str]) -> str:
    """Run a command, return its output and print the time it took."""
    words = " ".join([Path(command[0]).name, *map(str, command[1:])])
    started = time.monotonic()
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            timeout=PATIENCE,
            capture_output=True,
            encoding="utf-8",
            errors="replace",  # Windows gives a pipe the letters of its own code page.
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SmokeError(str(error)) from error
    if done.returncode:
        message = f"{words} ended with {done.returncode}: {(done.stderr or done.stdout).strip()}"
        raise SmokeError(message)
    platform = environment.get("QT_QPA_PLATFORM", "")
    print(f"  {time.monotonic() - started:5.2f} s  {words}  {platform}".rstrip(), flush=True)
    return done.stdout


def _expect(fact: bool, otherwise: str) -> None:  # noqa: FBT001 - reads like assert
    if not fact:
        raise SmokeError(otherwise)


def _bare_environment(home: Path) -> dict[str, str]:
    """The caller's, without its Python, its Qt and its home."""
    ours = ("PYTHON", "QT_", "VIRTUAL_ENV", "XDG_", "DISPLAY", "WAYLAND_DISPLAY")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    homes = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_RUNTIME_DIR")
    return kept | dict.fromkeys(homes, str(home))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
