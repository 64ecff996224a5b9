"""Fixture of the tests of the call bar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


@pytest.fixture
def cloth(qtbot: QtBot) -> QWidget:
    """Active widget of the size of a table, over which the bar lies."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(960, 600)
    widget.show()
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.activateWindow()
    return widget
