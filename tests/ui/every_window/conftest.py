"""Table to which all dialogs and windows belong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from tests.tables import laid


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """Table with dealt cards and a screen reader."""
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    with laid(qtbot, tmp_path, painted=False) as table:
        table.take_up()
        usual = table.preferences
        yield table
        table.prefer(usual)
        # Before the window is deleted: Qt asks no half-deleted widget for its accessible object.
        QAccessible.setActive(before)
