"""Fixtures: a table in a window, and the languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import translation_files
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.appearance import PERCENTS, Contrast
from tests.tables import laid


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A window without pauses."""
    with laid(qtbot, tmp_path) as table:
        yield table


@pytest.fixture
def large(table: Table) -> Iterator[Table]:
    """The same window at the largest text size and contrast."""
    before = table.preferences
    table.prefer(replace(before, print_percent=PERCENTS[-1], contrast=Contrast.HIGH))
    yield table
    table.prefer(before)


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[Interpreter]:  # noqa: ARG001 - it needs an application.
    """Interpreter with compiled translations, which returns to English after the test."""
    if translation_files.is_stale():
        translation_files.compile_translations()
    made = Interpreter()
    yield made
    made.speak(Language.ENGLISH)
