"""Benchmark of the window, measured from inside its own process.

Two processes are needed: the device pixel ratio of a screen is fixed before its first window.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from reunion_desktop.app.application import (
    application_for_table,
    collect_between_events,
    why_no_window,
)
from reunion_desktop.app.table import Table
from reunion_desktop.bench.frames import frame_times
from reunion_desktop.bench.timing import Figure, print_figures
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.window_geometry.first_paint import FirstPaint

STARTED = "REUNION_DESKTOP_BENCH_STARTED"
"""Environment variable with the start time of the process to be measured."""
SHARP = {"QT_SCALE_FACTOR": "2"}
"""Environment of a process with two device pixels per pixel."""
IDLE_SECONDS = 20
"""Seconds for which processor time is measured while the table is idle."""
_FRAMES = 240
_WINDOW, _MOVING = (1280, 800), 12
_LARGE, _MOVING_LARGE = (3840, 2160), 10
"""A large screen, in device pixels."""
_PAINTED_MS = 10_000
_CHOICE_MS = 30_000
_SMAPS = Path("/proc/self/smaps_rollup")
_WAITS = (Wait.CHOICE, Wait.CUT)


def tell(*, quick: bool, as_json: bool) -> int:
    """Print this process's figures; returns the exit code."""
    missing = why_no_window()
    if missing:
        print(f"reunion-desktop: {missing}", file=sys.stderr)
        return 2
    started = float(os.environ.get(STARTED, repr(time.time())))
    measured = measure_window(started, 0 if quick else IDLE_SECONDS, _FRAMES)
    print_figures(measured, as_json=as_json)
    return 0


def measure_window(started: float, idle_seconds: float, frames: int) -> list[Figure]:
    """Figures of a window on this process's screen.

    Args:
        started: start time of the process, seconds since the epoch.
        idle_seconds: duration of the idle measurement; 0 skips it.
        frames: number of frames to time.
    """
    figures: list[Figure] = []
    application_for_table()
    with TemporaryDirectory(prefix="reunion-desktop-") as folder:
        table = Table(Path(folder))
        window = table.window
        painted = _opened(table)
        table.begin(NewGame(table.game.default, ("Bench", "Anna", "Karl"), ("club", "club"), "7"))
        collect_between_events(window)
        _until_a_choice(table)
        if window.devicePixelRatioF() > 1:
            ratio = window.devicePixelRatioF()
            window.resize(round(_LARGE[0] / ratio), round(_LARGE[1] / ratio))
            size = f"{_LARGE[0]}x{_LARGE[1]} at ratio {ratio:.0f}"
            figures.extend(_frames(table, size, _MOVING_LARGE, frames))
        else:
            if painted:
                name = "process start to first painted window"
                figures.append(Figure(name, painted - started, "s"))
            memory = _pss()
            if memory is not None:
                figures.append(Figure("memory (PSS) in a game", memory, "MB"))
            if idle_seconds:
                name = f"processor time in {idle_seconds:.0f} idle seconds"
                figures.append(Figure(name, _idle(idle_seconds), "s"))
            size = "x".join(map(str, _WINDOW))
            figures.extend(_frames(table, size, _MOVING, frames))
        table.close()
    return figures


def _opened(table: Table) -> float | None:
    """Show the window; returns the time of its first paint, seconds since the epoch."""
    loop = QEventLoop()
    at: list[float] = []

    def seen() -> None:
        at.append(time.time())
        loop.quit()

    FirstPaint(table.window.table.viewport(), seen)
    QTimer.singleShot(_PAINTED_MS, loop.quit)
    table.window.resize(*_WINDOW)
    table.window.show()
    loop.exec()
    return at[0] if at else None


def _frames(table: Table, size: str, moving: int, frames: int) -> Iterator[Figure]:
    """Time of an animation frame."""
    QApplication.processEvents()
    times = sorted(frame_times(table.window.table, moving, frames))
    name = f"frame update at {size}, {moving} cards moving"
    yield Figure(f"{name}, median", median(times), "ms")
    yield Figure(f"{name}, 99 of 100 within", times[len(times) * 99 // 100], "ms")


def _until_a_choice(table: Table) -> None:
    """Run the table until the player is to choose and no animation is running."""
    loop = QEventLoop()

    def look() -> None:
        if table.flow.wait in _WAITS:
            loop.quit()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(50)
    QTimer.singleShot(_CHOICE_MS, loop.quit)
    loop.exec()
    timer.stop()
    QApplication.processEvents()


def _idle(seconds: float) -> float:
    """Processor seconds used while idle, including the start and end of the loop."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    before = time.process_time()
    loop.exec()
    return time.process_time() - before


def _pss() -> float | None:
    """Proportional set size in MB; None if the system does not report it."""
    if not _SMAPS.exists():
        return None
    for line in _SMAPS.read_text(encoding="ascii").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return None
