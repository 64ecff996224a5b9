"""Fixtures: the window above which dialogs are opened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.ui.look.appearance import PERCENTS, Contrast
from reunion_desktop.ui.look.durations import Speed


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A window without pauses."""
    application_for_table()
    table = Table(tmp_path, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    table.window.show()
    qtbot.waitExposed(table.window)
    yield table
    table.close()


@pytest.fixture
def large(table: Table) -> Iterator[Table]:
    """The same window at the largest text size and contrast."""
    before = table.preferences
    table.prefer(replace(before, print_percent=PERCENTS[-1], contrast=Contrast.HIGH))
    yield table
    table.prefer(before)
