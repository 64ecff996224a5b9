"""Test of the review in a low window with large print."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.language.interpreter import Language
from tests.tables import laid
from tests.ui.review.test_window import open_first

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


@pytest.mark.parametrize("language", Language)
def test_a_low_window_shares_its_height(qtbot: QtBot, tmp_path: Path, language: Language) -> None:
    """At 175 % in 956 x 570 the list shows four moves, and cards are at least 66 px wide."""
    with laid(qtbot, tmp_path, painted=False) as table:
        usual = table.window.preferences
        preferred = replace(usual, print_percent=175, language=language)
        table.window.dialogs.preferred.emit(preferred)
        window = open_first(table).window
        window.resize(956, 570)
        qtbot.waitUntil(lambda: window.table.card_width >= 66)
        moves = window.checker.moves
        line = moves.fontMetrics().lineSpacing()
        qtbot.waitUntil(lambda: moves.viewport().height() >= 4 * line)
        assert window.width() == 956
        table.window.dialogs.preferred.emit(usual)  # The text size is the application's.
