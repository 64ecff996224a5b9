"""Tests of the page that scrolls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QSlider, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.look.responsive import ScrolledPage

# The offscreen platform says so of every top-level window that has a least size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.mark.parametrize("kind", [QComboBox, QSlider, QSpinBox])
def test_wheel_scrolls_and_changes_no_field(qtbot: QtBot, kind: type[QWidget]) -> None:
    """The mouse wheel over a field scrolls the page; the field takes neither it nor the focus."""
    page = QWidget()
    rows = QVBoxLayout(page)
    field = kind(page)
    if isinstance(field, QComboBox):
        field.addItems(["first", "second"])
    first = QLineEdit(page)
    rows.addWidget(first)
    rows.addWidget(field)
    rows.addSpacing(1000)
    area = ScrolledPage(page)
    qtbot.addWidget(area)
    area.setFixedSize(200, 200)
    with qtbot.waitExposed(area):
        area.show()
    first.setFocus()
    before = value(field)
    spot = QPointF(field.mapTo(area, QPoint(5, 5)))
    QTest.wheelEvent(area.windowHandle(), spot, QPoint(0, -120))
    assert before == value(field)
    assert first.hasFocus()
    assert area.verticalScrollBar().value() > 0


def value(field: QWidget) -> int:
    """Value of a field."""
    if isinstance(field, QComboBox):
        return field.currentIndex()
    assert isinstance(field, (QSlider, QSpinBox))
    return field.value()
