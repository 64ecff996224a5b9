"""The sheet has its place beside the table, or below it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def test_below_the_table_the_sheet_is_the_smaller_part(qtbot: QtBot, table: Table) -> None:
    """A window higher than wide has its sheet below, and the cards have most of it."""
    view, sheet = table.window.table, table.window.sheet
    table.window.resize(720, 900)
    qtbot.waitUntil(lambda: view.height() > 1.3 * sheet.height())
    assert sheet.width() > 700
    table.window.resize(1000, 700)
    qtbot.waitUntil(lambda: 250 < sheet.width() < 300)
    assert view.height() > 600
