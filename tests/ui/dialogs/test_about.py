"""Tests of the dialog about the program."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reunion_desktop import __version__
from reunion_desktop.ui.dialogs.about import AboutDialog, about_text

# The offscreen platform says so of every top-level window that has a least size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def test_about_names_version_and_licences(qtbot: QtBot) -> None:
    """The dialog names version, components and licences."""
    made = AboutDialog()
    qtbot.addWidget(made)
    for name in ("MIT", "Lesser General Public License", "Open Font License", "PySide6"):
        assert name in about_text()
    assert any(__version__ in label.text() for label in made.findChildren(QLabel))
