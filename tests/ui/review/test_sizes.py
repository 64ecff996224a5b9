"""Test of the review in a low window with large print."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.button_row import ButtonRow
from reunion_desktop.ui.review.step_text import StepText
from tests.tables import laid
from tests.ui.review.test_window import open_first

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


@pytest.mark.parametrize("language", Language)
def test_a_low_window_shares_its_height(qtbot: QtBot, tmp_path: Path, language: Language) -> None:
    """At 175 % in 956 x 570 the list shows four moves, and cards are at least 66 px wide.

    The list takes the room of a verdict that is not there; the legend has two lines of full width,
    and the buttons one, with a menu.
    """
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
        strip = window.findChild(StepText)
        assert isinstance(strip, StepText)
        strip.mark((CardSet.parse("D9"), CardSet.parse("DJ")))
        QApplication.processEvents()
        assert strip.chosen.width() > 0.7 * strip.width()
        row = window.findChild(ButtonRow)
        assert isinstance(row, ButtonRow)
        window.checker.offer(back=False, practise=True)
        assert [True, False] == [
            window.checker.better.isVisible(),
            window.checker.again.isVisible(),
        ]
        assert row.height() == window.checker.better.height()
        (menu,) = row.findChildren(QMenu)
        menu.aboutToShow.emit()
        assert 3 == len(menu.actions())
        window.checker.moves.setCurrentIndex(QModelIndex())
        assert not window.checker.verdict.isVisible()
        table.window.dialogs.preferred.emit(usual)  # The text size is the application's.
