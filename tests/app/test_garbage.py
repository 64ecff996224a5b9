"""Garbage is collected in the UI thread, between events only."""

from __future__ import annotations

import gc
import weakref
from threading import Thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import collect_between_events

_MANY = 50_000
"""Objects after which Python's own collector would long have run."""


class Ring:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.own = self


def test_only_the_event_loop_collects(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the UI thread's code nor a worker thread collects; the event loop does, soon."""
    monkeypatch.setattr("reunion_desktop.app.application._COLLECTION_MS", 50)
    parent = QObject()
    collect_between_events(parent)
    thresholds = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    try:
        lost = weakref.ref(Ring())
        kept = [[number] for number in range(_MANY)]
        worker = Thread(target=lambda: [[number] for number in range(_MANY)])
        worker.start()
        worker.join()
        assert lost() is not None
        qtbot.waitUntil(lambda: lost() is None, timeout=10_000)
        assert len(kept) == _MANY
    finally:
        gc.set_threshold(*thresholds)
