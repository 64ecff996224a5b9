"""What holds for all tests: no screen is needed, and nobody's own files are touched."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import QStandardPaths

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests are written in English, wherever they are run.
os.environ |= {"LANGUAGE": "C", "LC_ALL": "C.UTF-8"}


@pytest.fixture(autouse=True, scope="session")
def _own_folders() -> None:
    """Paths of Qt's lead to folders made for tests."""
    QStandardPaths.setTestModeEnabled(True)
