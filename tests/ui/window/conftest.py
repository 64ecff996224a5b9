"""Fixtures: a window whose cards and cloth are not painted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from tests.tables import laid


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A window without pauses."""
    with laid(qtbot, tmp_path, painted=False) as table:
        yield table


@pytest.fixture
def active_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """The same, with the keyboard's focus."""
    with laid(qtbot, tmp_path, active=True, painted=False) as table:
        yield table
