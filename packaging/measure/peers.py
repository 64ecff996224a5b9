"""Compare start time, memory and idle load with other card programs: peers.py.

    python3 packaging/measure/peers.py              the frozen program and every peer that is there
    python3 packaging/measure/peers.py --install    as root on Debian or Ubuntu: fetch the missing
    python3 packaging/measure/peers.py --json       for programs instead of people

All are measured in the same way in the same run. Each is started with an empty home folder, on a
separate screen under a window manager. Its window counts as open when the window manager has mapped
it. Memory is the proportional set size of the program and all its child processes; a program at
rest should use no processor time at all.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread

ROOT = Path(__file__).resolve().parents[2]
# Measure the shipped program on the same kind of screen as in the smoke test.
sys.path.insert(0, str(ROOT / "packaging" / "ship"))

from screens import ScreenError, own_screen, stop

OURS = ROOT / "dist" / "reunion-desktop" / "reunion-desktop"

PEERS = {"kpat": "kpat", "aisleriot": "sol", "lskat": "lskat", "openpref": "openpref"}
"""Card games with a window in Debian, by package, and the program of each."""
OLDEST = {"xskat": "xskat"}
"""A program without a toolkit, as a lower bound of what is possible."""

WARM, COLD = 5, 2
"""Number of starts with files in the cache, and with a dropped cache."""
SETTLED_S, IDLE_S = 4, 15
PATIENCE_S = 30
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_LIST = "_NET_CLIENT_LIST"
"""The window manager's property that lists its windows."""
_CACHES = Path("/proc/sys/vm/drop_caches")


@dataclass(frozen=True, slots=True)
class Figures:
    """Measurements of one program."""

    name: str
    warm: float
    """Seconds to the window, the median of several starts."""
    cold: float | None
    """The same with a dropped file cache; None if it cannot be dropped."""
    memory: float
    """Proportional set size in MB."""
    idle: float
    """Processor seconds in an idle minute."""


class Windows:
    """Watches for windows mapped by the window manager."""

    def __init__(self, display: str) -> None:
        """Watch a screen, as soon as its window manager has started.

        Raises:
            ScreenError: it does not start.
        """
        ask = ["xprop", "-display", display, "-root"]
        end = time.monotonic() + PATIENCE_S
        while b"#" not in subprocess.run([*ask, _LIST], capture_output=True, check=False).stdout:
            if time.monotonic() > end:
                raise ScreenError("no window manager came up")
            time.sleep(0.05)
        self._heard: SimpleQueue[tuple[float, frozenset[str]]] = SimpleQueue()
        self._process = subprocess.Popen(
            [*ask, "-spy", _LIST], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None  # noqa: S101 - it was asked for.
        for line in self._process.stdout:
            windows = line.decode().partition("#")[2].replace(",", " ").split()
            self._heard.put((time.monotonic(), frozenset(windows)))

    def first(self) -> float:
        """Time at which the next window opens, by the monotonic clock.

        Raises:
            ScreenError: none does.
        """
        end = time.monotonic() + PATIENCE_S
        while (left := end - time.monotonic()) > 0:
            with contextlib.suppress(Empty):
                at, windows = self._heard.get(timeout=left)
                if windows:
                    return at
        raise ScreenError("no window opened")

    def none(self) -> None:
        """Wait until every window is closed, and clear the list."""
        with contextlib.suppress(Empty):
            while True:
                self._heard.get(timeout=0.5)

    def close(self) -> None:
        """Stop watching."""
        stop(self._process)


def main(arguments: Sequence[str]) -> int:
    """Measure, and print a table; 1 if nothing can be measured here."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--install", action="store_true", help="install peers by apt-get")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    if options.install:
        _install()
    if not OURS.exists():
        print("There is no frozen program; run packaging/dev.py freeze first.", file=sys.stderr)
        return 1
    missing = [tool for tool in ("Xvfb", "openbox", "xprop") if shutil.which(tool) is None]
    if missing:
        print(f"Not installed here: {', '.join(missing)}.", file=sys.stderr)
        return 1
    try:
        figures = list(_every_program())
    except ScreenError as error:
        print(f"{error}.", file=sys.stderr)
        return 1
    if options.json:
        print(json.dumps([asdict(one) for one in figures], indent=1))
    else:
        print("\n".join(table(figures)))
    return 0


def table(figures: Sequence[Figures]) -> Iterator[str]:
    """Lines of a table in Markdown; the first figures are ours."""
    yield "| program | start, warm | cold | ours : it | memory | processor, a minute idle |"
    yield "|---|---|---|---|---|---|"
    ours = figures[0]
    for one in figures:
        cold = f"{one.cold:.2f} s" if one.cold is not None else "–"
        ratio = f"{ours.warm / one.warm:.2f}"
        memory, idle = f"{one.memory:.0f} MB", f"{one.idle:.2f} s"
        yield f"| {one.name} | {one.warm:.2f} s | {cold} | {ratio} | {memory} | {idle} |"


def _install() -> None:
    """Install the missing peers, if the permissions allow it."""
    wanted = [name for name, program in (PEERS | OLDEST).items() if _program(program) is None]
    tools = [("xprop", "x11-utils"), ("Xvfb", "xvfb"), ("openbox", "openbox")]
    wanted += [package for tool, package in tools if shutil.which(tool) is None]
    apt = shutil.which("apt-get")
    if not wanted or apt is None or os.geteuid() != 0:
        return
    fetch = [apt, "install", "--yes", "--quiet", "--no-install-recommends", *wanted]
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(fetch, env=environment, stdout=subprocess.DEVNULL, check=False)


def _program(name: str) -> str | None:
    """Path of a game; root's PATH lacks the folder of games."""
    return shutil.which(name) or shutil.which(name, path="/usr/games")


def _every_program() -> Iterator[Figures]:
    with contextlib.ExitStack() as stack:
        display = stack.enter_context(own_screen())
        home = stack.enter_context(TemporaryDirectory(prefix="peers-"))
        windows = Windows(display)
        stack.callback(windows.close)
        environment = _surroundings(display, home)
        stack.enter_context(_bus(environment))
        yield _measure("Reunion Desktop", [str(OURS), "--data-dir", home], environment, windows)
        for name, program in (PEERS | OLDEST).items():
            path = _program(program)
            if path is None:
                print(f"{name} is not installed here.", file=sys.stderr)
                continue
            try:
                yield _measure(name, [path], environment, windows)
            except ScreenError as error:
                print(f"{name}: {error}.", file=sys.stderr)


def _surroundings(display: str, home: str) -> dict[str, str]:
    ours = ("PYTHON", "QT_", "VIRTUAL_ENV", "XDG_", "DISPLAY", "WAYLAND_DISPLAY", "LD_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {"DISPLAY": display, "HOME": home, "XDG_RUNTIME_DIR": home}


@contextlib.contextmanager
def _bus(environment: dict[str, str]) -> Iterator[None]:
    """A desktop's message bus; without it some games wait until a timeout."""
    daemon = shutil.which("dbus-daemon")
    if daemon is None:
        yield
        return
    process = subprocess.Popen(
        [daemon, "--session", "--nofork", "--print-address"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None  # noqa: S101 - it was asked for.
        address = process.stdout.readline().decode().strip()
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
        yield
    finally:
        stop(process)


def _measure(
    name: str, command: Sequence[str], environment: Mapping[str, str], windows: Windows
) -> Figures:
    _started(command, environment, windows)  # A warm-up: the first start creates files.
    warm = median(_started(command, environment, windows) for _ in range(WARM))
    cold = [_started(command, environment, windows) for _ in range(COLD) if _forgotten()]
    process = _start(command, environment)
    try:
        windows.first()
        time.sleep(SETTLED_S)
        memory = sum(_pss(pid) for pid in _family(process.pid))
        before = sum(_ticks(pid) for pid in _family(process.pid))
        time.sleep(IDLE_S)
        idle = (sum(_ticks(pid) for pid in _family(process.pid)) - before) / _TICKS
    finally:
        _end(process, windows)
    return Figures(name, warm, median(cold) if cold else None, memory, idle * 60 / IDLE_S)


def _started(command: Sequence[str], environment: Mapping[str, str], windows: Windows) -> float:
    """Seconds from the start of a program to its window."""
    begin = time.monotonic()
    process = _start(command, environment)
    try:
        return windows.first() - begin
    finally:
        time.sleep(1)
        _end(process, windows)


def _start(command: Sequence[str], environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def _end(process: subprocess.Popen[bytes], windows: Windows) -> None:
    stop(process)
    windows.none()


def _forgotten() -> bool:
    """Drop the system's file cache; returns whether it could."""
    try:
        os.sync()
        _CACHES.write_text("3", encoding="ascii")
    except OSError:
        return False
    return True


def _family(pid: int) -> list[int]:
    """A process and all its descendants."""
    family = [pid]
    for one in family:
        for task in Path(f"/proc/{one}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                family += map(int, task.read_text(encoding="ascii").split())
    return family


def _pss(pid: int) -> float:
    """Proportional set size in megabytes."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def _ticks(pid: int) -> int:
    """Processor time used so far, in the kernel's ticks."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return 0
    fields = told.rpartition(") ")[2].split()
    return int(fields[11]) + int(fields[12])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
