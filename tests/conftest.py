"""Fixtures for all tests: no screen is needed, and no files of the user are touched."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import font_source_sans_pro
import pytest
import translation_files
from PySide6.QtCore import QCoreApplication, QEvent, QStandardPaths
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from reunion_desktop.ui.language.interpreter import Interpreter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder of its own in it.
if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 2**30:
    # Linux: in memory no test waits for the disk.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
if sys.platform == "win32":
    # The offscreen platform finds no system fonts there, and Qt warns of it.
    fonts = Path(font_source_sans_pro.__file__).with_name("files")
    os.environ.setdefault("QT_QPA_FONTDIR", str(fonts))
# Tests expect English texts, on every machine.
os.environ |= {"LANGUAGE": "C", "LC_ALL": "C.UTF-8"}
# The tests start hundreds of programs; without a cache each would compile all of its modules.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


GARBAGE = 20_000
"""Objects made since the last garbage collection, above which there is another."""


def pytest_collection_finish() -> None:
    """Exempt the collected tests from garbage collection, and collect only between tests.

    Scanning them is slow. While Qt deletes an object it holds a lock and calls methods that Python
    may override: a collection at that moment deletes other objects, which wait for the lock for
    ever, or are still in use.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000_000)


@pytest.fixture(autouse=True, scope="session")
def _own_folders() -> None:
    """Redirect Qt's standard folders to temporary ones; make the first image in one thread."""
    QStandardPaths.setTestModeEnabled(True)
    QImage(QImage())  # As the program's application does, for the same reason.


@pytest.fixture(autouse=True)
def _the_collector_works() -> Iterator[None]:
    """Turn Python's garbage collector on again after a test of a program's start."""
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def _nothing_is_deleted_later() -> Iterator[None]:
    """Delete the objects of a test at its end, not in the event loop of a later test.

    What outlives a collection belongs to the process, and is not scanned again.
    """
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if gc.get_count()[0] > GARBAGE:
        gc.collect(1)


@pytest.fixture(autouse=True, scope="module")
def _no_dialog_is_left() -> Iterator[None]:
    """Close a dialog that a test left open: it would block input to other tests."""
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        while (dialog := QApplication.activeModalWidget()) is not None:
            dialog.hide()


@pytest.fixture(scope="session")
def _compiled() -> None:
    """Compile the translations, as every start from a checkout does."""
    if translation_files.is_stale():
        translation_files.compile_translations()


@pytest.fixture
def interpreter(qapp: QApplication, _compiled: None) -> Iterator[Interpreter]:
    """Interpreter that returns to English after the test."""
    del qapp
    made = Interpreter()
    yield made
    made.close()
    QCoreApplication.processEvents()
