"""Every dialog and window on the smallest screen, in every language and the largest text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.ui.language.interpreter import Language
from tests.ui.every_window.names import wrong_names
from tests.ui.every_window.opened import FRAME, LANGUAGES, SCREEN, every_window, show_as

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

SIZES = {175: SCREEN, 200: (1280, 800)}
"""Size of the screen for each text size in percent."""


def scrolls(widget: QWidget, window: QWidget) -> bool:
    """Check whether a widget is on a page that can scroll."""
    around = widget.parentWidget()
    while around is not None and around is not window:
        if isinstance(around, QScrollArea):
            return True
        around = around.parentWidget()
    return False


def outside(window: QWidget) -> list[str]:
    """Buttons that are cut, or lie outside the window."""
    found = []
    for button in window.findChildren(QAbstractButton):
        if not button.isVisible() or button.window() is not window:
            continue
        box = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        narrow = (
            isinstance(button, QPushButton) and button.width() < button.minimumSizeHint().width()
        )
        if narrow or not (scrolls(button, window) or window.rect().contains(box)):
            found.append(f"{button.text()} {box.getRect()}")
    return found


@pytest.mark.parametrize("percent", SIZES)
@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.value)
def test_everything_fits_and_has_a_name(
    qtbot: QtBot, table: Table, language: Language, percent: int
) -> None:
    """No window is larger than the screen, and every button is completely visible.

    Accessible names are plain, and mnemonics unique.
    """
    show_as(table, percent, language)
    wide, high = SIZES[percent]
    high -= FRAME
    for name, window in every_window(table):
        assert wrong_names(window) == [], name
        if isinstance(window, QDialog):
            room = window.screen().availableSize().expandedTo(QSize(wide, 0))
            assert window.size() == window.size().boundedTo(room), f"{name} opens too large"
        for _ in range(3):  # A new width may change the height of wrapped text.
            window.resize(wide, high)
            qtbot.wait(1)
            QApplication.processEvents()
        assert window.width() <= wide, name
        assert window.height() <= high, name
        assert outside(window) == [], name
