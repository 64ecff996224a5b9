"""Games with the same cards, side by side."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QTableWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.ui.dialogs.duplicate_dialog import Comparison, DuplicateDialog, comparison
from tests.ui.sittings import begin, play

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def test_same_cards_are_compared_in_whole_words(large: Table) -> None:
    """Every cell shows all it says, and a loss has a true minus."""
    found = Comparison(((0, 2, 1), (1, 0, 2)), ((64, 30, 88), (55, 44, 33)), (182, 132), (0, -2))
    made = DuplicateDialog(found, large.window)
    made.show()
    QApplication.processEvents()
    (cells,) = made.findChildren(QTableWidget)
    for column in range(cells.columnCount()):
        assert cells.sizeHintForColumn(column) <= cells.columnWidth(column)
    last = [cells.item(cells.rowCount() - 1, column) for column in range(cells.columnCount())]
    assert ["0", "−2"] == [item.text() for item in last if item is not None]


def test_the_same_cards_from_every_seat_stand_side_by_side(qtbot: QtBot, table: Table) -> None:
    """Three games with the same cards: one has sat in every place of every deal."""
    begin(table, None)
    play(qtbot, table)
    (again,) = (each for each in table.window.findChildren(QAction) if "ne&xt" in each.text())
    for _ in range(2):
        again.trigger()
        play(qtbot, table)

    games = table.window.sheet.sheet.games
    assert 3 == len(games)
    found = comparison(games, 0)
    assert found is not None
    assert [{0, 1, 2}] * 3 == [set(places) for places in zip(*found.places, strict=True)]
    assert [sum(points) for points in found.points] == list(found.totals)
    table.window.dialogs.compare(games)
    (shown,) = table.window.findChildren(DuplicateDialog)
    (grid,) = shown.findChildren(QTableWidget)
    assert (5, 3) == (grid.rowCount(), grid.columnCount())
    for column, points in enumerate(found.points):
        for row, made in enumerate(points):
            item = grid.item(row, column)
            assert item is not None
            assert str(made) == item.text().split()[0]


def test_games_with_other_cards_are_not_compared(qtbot: QtBot, table: Table) -> None:
    """One game alone, or two with different cards, give nothing to compare."""
    begin(table, None)
    play(qtbot, table)
    assert comparison(table.window.sheet.sheet.games, 0) is None
    table.conductor.go_on()
    play(qtbot, table)
    assert 2 == len(table.window.sheet.sheet.games)
    assert comparison(table.window.sheet.sheet.games, 0) is None
