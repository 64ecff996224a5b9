"""Tests of the dialog that compares games with the same cards."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QTableWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.scoring import GameSheet, ScoreLine, Settlement
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.ui.dialogs.duplicate_dialog import Comparison, DuplicateDialog, comparison
from tests.ui.sittings import begin, play

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def test_same_cards_are_compared_in_whole_words(large: Table) -> None:
    """Every cell is complete, and a loss has a typographic minus."""
    found = Comparison(((0, 2, 1), (1, 0, 2)), ((64, 30, 88), (55, 44, 33)), (182, 132), (0, -2))
    made = DuplicateDialog(found, large.window)
    made.show()
    QApplication.processEvents()
    (cells,) = made.findChildren(QTableWidget)
    for column in range(cells.columnCount()):
        assert cells.sizeHintForColumn(column) <= cells.columnWidth(column)
    last = [cells.item(cells.rowCount() - 1, column) for column in range(cells.columnCount())]
    assert ["0", "−2"] == [item.text() for item in last if item is not None]


def test_deals_of_unlike_games_stand_side_by_side(large: Table) -> None:
    """A shorter game leaves cells empty, the last seat has no name, units are not shown."""
    found = Comparison(((0,), (0, 3)), ((5,), (8, 4)), (5, 12), (1, -1), paid=False)
    (cells,) = DuplicateDialog(found, large.window).findChildren(QTableWidget)
    heads = [cells.verticalHeaderItem(row) for row in range(cells.rowCount())]

    assert ["Deal 1", "Deal 2", "Total", "Result"] == [head.text() for head in heads]
    assert cells.item(1, 0) is None
    last = cells.item(1, 1)
    assert last is not None
    assert "4" == last.text()


def test_the_same_cards_from_every_seat_stand_side_by_side(qtbot: QtBot, table: Table) -> None:
    """In three games with the same cards the player had every seat in every deal."""
    begin(table, None)
    play(qtbot, table)
    (again,) = (each for each in table.window.findChildren(QAction) if "ne&xt" in each.text())
    (compare,) = (each for each in table.window.findChildren(QAction) if "mpare" in each.text())
    assert not compare.isEnabled()
    for _ in range(2):
        again.trigger()
        assert not compare.isEnabled()
        play(qtbot, table)
        assert compare.isEnabled()

    games = table.window.sheet.sheet.games
    assert 3 == len(games)
    found = comparison(games, 0, table.session.match.rules)
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
    """A single game, or two with different cards, are not compared."""
    begin(table, None)
    play(qtbot, table)
    rules = table.session.match.rules
    assert comparison(table.window.sheet.sheet.games, 0, rules) is None
    table.flow.go_on()
    play(qtbot, table)
    (compare,) = (each for each in table.window.findChildren(QAction) if "mpare" in each.text())
    assert not compare.isEnabled()
    assert 2 == len(table.window.sheet.sheet.games)
    assert comparison(table.window.sheet.sheet.games, 0, rules) is None


def test_partners_compare_what_their_side_took() -> None:
    """Partners compare their side's tricks if cards have no points, and Brote instead of units."""

    def game(*tricks: tuple[int, int, int, int]) -> GameSheet:
        lines = tuple(
            ScoreLine(number, number - 1, (0,) * 4, made, (), ())
            for number, made in enumerate(tricks, 1)
        )
        won = Settlement((0,) * 4, (0, 2), (), (1, 0, 1, 0))
        return GameSheet(0, 0, lines, won, cards="the same")

    found = comparison([game((3, 1, 2, 2)), game((8, 0, 0, 0), (1, 2, 3, 2))], 0, SAARLAND)

    expected = Comparison(((0,), (0, 3)), ((5,), (8, 4)), (5, 12), (1, 1), paid=False)
    assert expected == found
