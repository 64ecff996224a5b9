"""Tries out a frozen program where no source is near: smoke.py PROGRAM.

It must play a whole game by itself, offscreen and in a real window, and write the same record
as the program it was frozen from.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from reunion_desktop import __version__

PATIENCE = 120
"""Seconds that any one step may take; a whole game at full speed takes a few."""

SIMULATE = ("simulate", "--games", "3", "--seed", "1", "--seats", "random,random,random")

ARENA = ("arena", "--deals", "2", "--seats", "random,random", "--jobs", "2")


class SmokeError(Exception):
    """The program did not do what it should; the message says what it did."""


def main(arguments: Sequence[str]) -> int:
    """Try the program that the one argument names; 1 if anything failed, said in a sentence."""
    if len(arguments) != 1:
        print("usage: python3 packaging/smoke.py PROGRAM", file=sys.stderr)
        return 2
    program = Path(arguments[0]).resolve()
    with tempfile.TemporaryDirectory() as name:
        try:
            _try_everything(program, Path(name))
        except SmokeError as error:
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
    by_source = home | {"PYTHONPATH": str(Path(__file__).resolve().parent.parent)}
    _run([*source, *SIMULATE, "--record", "source.reunion"], folder, by_source)
    frozen, plain = (folder / f"{name}.reunion" for name in ("frozen", "source"))
    _expect(
        frozen.read_bytes() == plain.read_bytes(), "its record is not the source's, byte for byte"
    )
    _run([program, "replay", frozen.name], folder, home)
    said = _run([program, "--help"], folder, home | {"LANGUAGE": "de"})
    _expect(said.startswith("Aufruf"), f"--help in German says {said!r}")
    # Its children are the frozen program again.
    _run([program, *ARENA], folder, home)

    _play(program, folder, home | {"QT_QPA_PLATFORM": "offscreen"})
    with _screen() as screen:
        if screen is None:
            print("  no screen and no Xvfb with openbox here: not tried in a real window")
        else:
            _play(program, folder, home | screen)


def _play(program: Path, folder: Path, environment: Mapping[str, str]) -> None:
    said = _run([program, "--self-test"], folder, environment)
    last = (said.splitlines() or [""])[-1]
    _expect(last.endswith("self-test passed"), f"--self-test ends with {last!r}")


def _run(command: Sequence[str | Path], folder: Path, environment: Mapping[str, str]) -> str:
    """What the command prints; a line of our own says how long it took."""
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


@contextlib.contextmanager
def _screen() -> Iterator[dict[str, str] | None]:
    """The variables that lead to a screen: this desktop's, or else a new Xvfb's; None without."""
    there = {name: os.environ[name] for name in ("DISPLAY", "XAUTHORITY") if name in os.environ}
    if sys.platform != "linux":
        yield {}
    elif "DISPLAY" in there:
        yield there | {"QT_QPA_PLATFORM": "xcb"}
    elif shutil.which("Xvfb") and shutil.which("openbox"):
        with _xvfb() as display:
            yield {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    else:
        yield None


@contextlib.contextmanager
def _xvfb() -> Iterator[str]:
    """A screen of its own with a window manager, without which no window becomes active."""
    reader, writer = os.pipe()
    size = ("-screen", "0", "1280x800x24", "-nolisten", "tcp")
    with contextlib.ExitStack() as stack:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), *size],  # noqa: S607 - wherever it is installed
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        stack.callback(_stop, server)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        _expect(bool(number), "Xvfb did not start")
        display = f":{number}"
        manager = subprocess.Popen(
            ["openbox"],  # noqa: S607 - as above
            env=os.environ | {"DISPLAY": display},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        stack.callback(_stop, manager)
        yield display


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
