"""Tests of the worker thread."""

from __future__ import annotations

import subprocess
import sys

_SCRIPT = """
import gc, time
from threading import Event
from PySide6.QtCore import QCoreApplication
from reunion_desktop.match import worker_thread

worker_thread._CLOSING_MS = 1
program, started = QCoreApplication([]), Event()

def job(stop, tell):
    started.set()
    time.sleep(0.5)
    print("ended")

thread = worker_thread.WorkerThread()
thread.run(job)
started.wait()
thread.close()
del thread
gc.collect()
print("closed")
"""


def test_a_slow_job_may_end_after_closing() -> None:
    """A job that goes on after closing does not abort the program, not even at its end."""
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT], capture_output=True, text=True, check=False
    )
    assert (0, "closed\nended\n", "") == (done.returncode, done.stdout, done.stderr)
