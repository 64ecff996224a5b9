"""A deal of partners is looked at again in the words of its game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.gallery.playing import play_until
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.session.conductor import Wait
from reunion_desktop.ui.review.window import ReviewWindow

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


@pytest.mark.usefixtures("qtbot")
def test_bowers_are_called_as_at_the_table(tmp_path: Path) -> None:
    """The Fat One and the Left One, not the bowers of another game."""
    application_for_table()
    table = Table(tmp_path, hurry=True)
    play_until(table, SAARLAND, "1", lambda: table.conductor.wait is Wait.DEAL)
    table.side_windows.open_review(table.session.records, 1, 1)
    (window,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, ReviewWindow))
    assert ("Fat One", "Left One") == window.table.showing.words.own_bowers
    table.close()
