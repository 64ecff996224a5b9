"""A worker process of the arena: it takes its programs with it, and does not outlive its host."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

from reunion_desktop.arena.child import kill_programs


def leave_nothing_behind() -> None:
    """Let this process end the programs at its seats when it is told to end.

    It is told by its host, and by the end of its host, whatever that died of.
    """
    signal.signal(signal.SIGTERM, _leave)
    # A key, and a terminal that is closed, reach the workers too; the host hears of it and tells
    # them, for to lose workers of their own accord confuses it.
    signal.signal(signal.SIGINT, _pass_over)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, _pass_over)
    Thread(target=_watch_the_host, daemon=True).start()


def _pass_over(_number: int, _frame: object) -> None:
    """Not ignored for good: what a worker starts would inherit that."""


def _leave(_number: int, _frame: object) -> None:
    # Not by an exception, which gets lost wherever Python can raise none.
    kill_programs()
    os._exit(1)


def _watch_the_host() -> None:
    host = parent_process()
    if host is not None:
        wait([host.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
