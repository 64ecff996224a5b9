"""Settings of all tests: no screen is needed, and the user's own files are not touched."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QStandardPaths
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests expect English whatever the locale.
os.environ |= {"LANGUAGE": "C", "LC_ALL": "C.UTF-8"}


def pytest_collection_finish() -> None:
    """Exclude the collected tests from garbage collection, as repeated scans of them are slow."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _own_folders() -> None:
    """Redirect Qt's paths to folders made for tests; draw the first picture on one thread."""
    QStandardPaths.setTestModeEnabled(True)
    QImage(QImage())  # As at the start of the program, and for the same reason.


@pytest.fixture(autouse=True)
def _the_collector_works() -> Iterator[None]:
    """Check that each test closes its players and reactivates Python's garbage collector."""
    worked = gc.isenabled()
    yield
    assert gc.isenabled() or not worked, "a thread was left thinking, and the collector at rest"


@pytest.fixture(autouse=True, scope="module")
def _no_dialog_is_left() -> Iterator[None]:
    """Close dialogs that a test leaves open, so that they take no input from other files' tests."""
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        while (dialog := QApplication.activeModalWidget()) is not None:
            dialog.hide()
