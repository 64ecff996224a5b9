"""What holds for all tests: no screen is needed, and nobody's own files are touched."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import QStandardPaths

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True, scope="session")
def _own_folders() -> None:
    """Paths of Qt's lead to folders made for tests."""
    QStandardPaths.setTestModeEnabled(True)
