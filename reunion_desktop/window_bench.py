"""The window measured from inside its own process."""

from __future__ import annotations

import gc
import json
import os
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from reunion_desktop.app import Table
from reunion_desktop.application import application_for_table
from reunion_desktop.session.conductor import Wait
from reunion_desktop.ui.new_game import NewGame
from reunion_desktop.ui.table.frames import frame_times

STARTED = "REUNION_DESKTOP_BENCH_STARTED"
"""Environment variable that tells a measured window when its process was started."""
IDLE_SECONDS = 20
"""How long the processor is watched while the table waits."""
_FRAMES, _MOVING = 240, 10
_PAINTED_MS = 10_000
_CHOICE_MS = 30_000
_SMAPS = Path("/proc/self/smaps_rollup")
_WAITS = (Wait.CARD, Wait.DISCARD, Wait.CUT)


def tell(*, quick: bool) -> int:
    """Print this process's figures as JSON; the exit code is returned."""
    started = float(os.environ.get(STARTED, repr(time.time())))
    measured = measure_window(started, 0 if quick else IDLE_SECONDS, _FRAMES, _MOVING)
    print(json.dumps([{"name": n, "value": v, "unit": u} for n, v, u in measured]))
    return 0


class _FirstPaint(QObject):
    """Notes when a widget is painted for the first time."""

    def __init__(self, watched: QObject, loop: QEventLoop) -> None:
        super().__init__(watched)
        self.at: float | None = None
        self._loop = loop
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let everything pass, and look at the clock after the first picture."""
        if event.type() == QEvent.Type.Paint and self.at is None:
            self.at = 0.0
            QTimer.singleShot(0, self._painted)
        return super().eventFilter(watched, event)

    def _painted(self) -> None:
        self.at = time.time()
        self._loop.quit()


def measure_window(
    started: float, idle_seconds: float, frames: int, moving: int
) -> list[tuple[str, float, str]]:
    """Figures of a window: name, value and unit of each.

    Args:
        started: when the process was started, seconds since the epoch.
        idle_seconds: how long to watch the processor while the table waits; 0 leaves it out.
        frames: how many frames to time.
        moving: how many cards move in each.
    """
    figures: list[tuple[str, float, str]] = []
    application_for_table()
    with TemporaryDirectory(prefix="reunion-desktop-") as folder:
        table = Table(Path(folder))
        loop = QEventLoop()
        paint = _FirstPaint(table.window.table.viewport(), loop)
        QTimer.singleShot(_PAINTED_MS, loop.quit)
        table.begin(NewGame(table.game.default, ("Bench", "Anna", "Karl"), ("club", "club"), "7"))
        table.window.resize(1280, 800)
        table.window.show()
        gc.enable()
        loop.exec()
        if paint.at:
            figures.append(("process start to first painted window", paint.at - started, "s"))
        _until_a_choice(table)
        memory = _pss()
        if memory is not None:
            figures.append(("memory (PSS) in a game", memory, "MB"))
        if idle_seconds:
            figures.append(
                (f"processor time in {idle_seconds:.0f} idle seconds", _idle(idle_seconds), "s")
            )
        times = sorted(frame_times(table.window.table, moving, frames))
        size = f"{table.window.width()}x{table.window.height()}, {moving} cards moving"
        figures.append((f"frame update at {size}, median", median(times), "ms"))
        figures.append(
            (f"frame update at {size}, 99 of 100 within", times[len(times) * 99 // 100], "ms")
        )
        table.close()
    return figures


def _until_a_choice(table: Table) -> None:
    """Let the table run until the person has something to choose and nothing moves."""
    loop = QEventLoop()

    def look() -> None:
        if table.conductor.wait in _WAITS:
            loop.quit()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(50)
    QTimer.singleShot(_CHOICE_MS, loop.quit)
    loop.exec()
    timer.stop()
    QApplication.processEvents()


def _idle(seconds: float) -> float:
    """Processor seconds used while nothing happens, the loop's own start and end included."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    before = time.process_time()
    loop.exec()
    return time.process_time() - before


def _pss() -> float | None:
    """The proportional share of memory in MB; None where the system does not tell."""
    if not _SMAPS.exists():
        return None
    for line in _SMAPS.read_text(encoding="ascii").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return None
