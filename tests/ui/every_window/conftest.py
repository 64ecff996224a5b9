"""Table to which all dialogs and windows belong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.ui.look.durations import Speed


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """Table with dealt cards and a screen reader."""
    application_for_table()
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    table = Table(tmp_path, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    table.window.show()
    qtbot.waitExposed(table.window)
    table.take_up()
    usual = table.preferences
    yield table
    table.prefer(usual)
    QAccessible.setActive(before)
    table.close()
