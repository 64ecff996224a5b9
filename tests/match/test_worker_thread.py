"""Tests of the worker thread."""

from __future__ import annotations

import gc
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.match import worker_thread
from reunion_desktop.match.worker_thread import WorkerThread


def test_a_slow_job_may_end_after_closing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A job that goes on after closing ends by itself; the program goes on."""
    monkeypatch.setattr(worker_thread, "_CLOSING_MS", 1)
    started, go_on, ended = Event(), Event(), Event()

    def job(*_given: object) -> None:
        started.set()
        go_on.wait()
        ended.set()

    thread = WorkerThread()
    thread.run(job)
    qtbot.waitUntil(started.is_set)
    thread.close()
    del thread
    gc.collect()
    go_on.set()
    qtbot.waitUntil(ended.is_set)
    (slow,) = worker_thread._SLOW  # noqa: SLF001 - whether it is kept cannot be seen from outside.
    qtbot.waitUntil(slow.isFinished)
    worker_thread._SLOW.clear()  # noqa: SLF001 - as above.
