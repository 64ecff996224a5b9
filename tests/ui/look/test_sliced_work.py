"""Tests of long work in time slices on the UI thread."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.look.sliced_work import SlicedWork


def steps(taken: list[str], name: str, count: int) -> Iterator[None]:
    """Steps that each take longer than a time slice."""
    for _ in range(count):
        taken.append(name)
        end = time.perf_counter() + 0.005
        while time.perf_counter() < end:
            pass
        yield


@pytest.mark.usefixtures("qapp")
def test_one_turn_is_no_longer_than_a_step_too_long() -> None:
    """Other events are processed between two slices; the end is reported once."""
    turns, taken = SlicedWork(), list[str]()
    turns.begin(steps(taken, "a", 5), lambda: taken.append("done"))
    assert [] == taken
    while "done" not in taken:
        before = len(taken)
        QCoreApplication.processEvents()
        assert len(taken) <= before + 2
    QCoreApplication.processEvents()
    assert [*"aaaaa", "done"] == taken


def test_what_comes_later_takes_the_place(qtbot: QtBot) -> None:
    """New work replaces the old, and nothing runs after it was stopped."""
    turns, taken = SlicedWork(), list[str]()
    turns.begin(steps(taken, "a", 50), lambda: taken.append("a done"))
    qtbot.waitUntil(lambda: bool(taken))
    turns.begin(steps(taken, "b", 2), lambda: taken.append("b done"))
    qtbot.waitUntil(lambda: "b done" in taken)
    turns.begin(steps(taken, "c", 2), lambda: taken.append("c done"))
    turns.stop()
    QCoreApplication.processEvents()
    assert "b done" == taken[-1]
    assert "a done" not in taken
