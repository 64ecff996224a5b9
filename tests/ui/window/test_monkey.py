"""Random input to the program, which must leave nothing behind.

Each test run sends a few hundred inputs; the environment variable MONKEY sets another number. The
curve is logged: ``MONKEY=20000 pytest -o log_cli=true -o log_cli_level=INFO
tests/ui/window/test_monkey.py``.
"""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtTest import QTest

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.match.game_flow import Wait
from tests.choices import lays_away
from tests.ui.window.monkey import LEFT, Mark, Monkey, mark, put_away

pytestmark = pytest.mark.qt_log_ignore(
    "propagateSizeHints", "raise\\(\\)", "requestActivate", "grabbing"
)

EVENTS = int(os.environ.get("MONKEY", "300"))
STEP = min(1000, EVENTS // 2)
"""Inputs between two measurements; the first measurement is the reference."""
MORE = 1500
"""Python objects that vary with the content of the table; a leaked window has a thousand."""
_LOG = logging.getLogger(__name__)


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A window without pauses, and a disk without delays."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    application_for_table()
    gc.collect()
    gc.freeze()  # What other tests left is neither scanned nor counted.
    table = Table(tmp_path, hurry=True)
    table.window.show()
    yield table
    table.close()


def unchanged(before: Mark, after: Mark) -> bool:
    """Return True if no resource has grown beyond what threads and the C library may hold."""
    return (
        after.widgets <= before.widgets
        and after.files <= before.files + 2
        and after.threads <= before.threads + 1
        and after.objects < before.objects + MORE
        and after.held < before.held + 10
        and after.megabytes < before.megabytes + 25
    )


def test_nothing_is_left_of_what_was_open(table: Table) -> None:
    """Every dialog and window is opened and closed in every language and look, twice."""
    monkey = Monkey(table, Random(1))
    monkey.begin()
    monkey.play(50)
    marks: list[Mark] = []
    for number in range(2):
        monkey.see_everything()
        put_away(table)
        marks.append(mark(number))
    assert unchanged(marks[0], marks[-1]), "\n".join(map(str, marks))


def test_a_monkey_breaks_nothing_and_leaves_nothing_behind(table: Table) -> None:
    """Random input causes no warning and no error, and no resource grows, not even None's count."""
    monkey = Monkey(table, Random(EVENTS))
    monkey.begin()
    if EVENTS > 1000:
        monkey.see_everything()
    laid_away: set[bool] = set()
    marks: list[Mark] = []
    nones: list[int] = []
    for number in range(1, EVENTS + 1):
        monkey.hit()
        QCoreApplication.processEvents()
        if table.flow.wait is Wait.CHOICE:
            laid_away.add(lays_away(table.flow))
        if number % STEP == 0:
            put_away(table)
            marks.append(mark(number))
            nones.append(sys.getrefcount(None))
            _LOG.info("%s", marks[-1])
    view = table.window.table
    QTest.mouseRelease(view.viewport(), LEFT, pos=QPoint(1, 1))
    view.stage.finish()
    QCoreApplication.processEvents()

    assert {True, False} == laid_away
    assert len(view.scene().items()) < 120
    assert nones[-1] > nones[0] - 200
    if EVENTS > 1000:
        # Before that, windows are opened for the first time, and caches fill.
        assert unchanged(marks[len(marks) // 4], marks[-1]), "\n".join(map(str, marks))
    picture, seen = view.showing.picture(), view.stage.positions()
    if not view.stage.moving:
        assert set(picture) == set(seen)
