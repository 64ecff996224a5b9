"""Tests of the preview's worker thread and its errors."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.sheet.heading import KeptSheet
from reunion_desktop.ui.sheet.pages.export import USUAL
from reunion_desktop.ui.sheet.pages.preview import Preview
from tests.ui.sheet.sheets import SESSION

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def test_a_page_that_fails_leaves_room_for_the_next(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error is reported, and the next requested page is rendered."""
    faults: list[type[BaseException]] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: faults.append(args.exc_type))
    window = QWidget()
    qtbot.addWidget(window)
    preview = Preview(window)
    preview.resize(300, 400)

    def find() -> Sequence[KeptSheet]:
        raise ArithmeticError

    preview.show_page(find, USUAL, 0)
    qtbot.waitUntil(lambda: not preview.is_busy())
    assert [ArithmeticError] == faults
    preview.show_page(lambda: [KeptSheet(SESSION)], USUAL, 0)
    qtbot.waitUntil(lambda: not preview.is_busy() and not preview.image.isNull(), timeout=10_000)
