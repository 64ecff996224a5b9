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


def grid(made: DuplicateDialog) -> QTableWidget:
    """The table of a dialog."""
    (found,) = made.findChildren(QTableWidget)
    return found


def column(cells: QTableWidget, number: int) -> list[str]:
    """Texts of a column; empty ones are left out."""
    items = [cells.item(row, number) for row in range(cells.rowCount())]
    return [item.text() for item in items if item is not None]


def test_same_cards_are_compared_in_whole_words(large: Table) -> None:
    """Every cell is complete, and a loss has a typographic minus.

    A shorter game leaves cells empty, the last seat has no name, units are not shown.
    """
    found = Comparison(((0, 2, 1), (1, 0, 2)), ((64, 30, 88), (55, 44, 33)), (182, 132), (0, -2))
    made = DuplicateDialog(found, large.window)
    made.show()
    QApplication.processEvents()
    cells = grid(made)
    for number in range(cells.columnCount()):
        assert cells.sizeHintForColumn(number) <= cells.columnWidth(number)
    assert ["0", "−2"] == [column(cells, number)[-1] for number in (0, 1)]

    unlike = Comparison(((0,), (0, 3)), ((5,), (8, 4)), (5, 12), (1, -1), paid=False)
    cells = grid(DuplicateDialog(unlike, large.window))
    heads = [cells.verticalHeaderItem(row).text() for row in range(cells.rowCount())]
    assert ["Deal 1", "Deal 2", "Total", "Result"] == heads
    assert ["5 as dealer", "5", "+1"] == column(cells, 0)
    assert ["8 as dealer", "4", "12", "−1"] == column(cells, 1)


def test_the_same_cards_from_another_seat_stand_side_by_side(qtbot: QtBot, table: Table) -> None:
    """In games with the same cards the player has another seat in every deal."""
    begin(table, None)
    play(qtbot, table)
    (again,) = (each for each in table.window.findChildren(QAction) if "ne&xt" in each.text())
    (compare,) = (each for each in table.window.findChildren(QAction) if "mpare" in each.text())
    again.trigger()
    assert not compare.isEnabled()
    play(qtbot, table)
    assert compare.isEnabled()

    games = table.window.sheet.sheet.games
    found = comparison(games, 0, table.session.match.rules)
    assert found is not None
    assert [2] * 3 == [len(set(places)) for places in zip(*found.places, strict=True)]
    assert [sum(points) for points in found.points] == list(found.totals)
    table.window.dialogs.compare(games)
    (shown,) = table.window.findChildren(DuplicateDialog)
    for number, points in enumerate(found.points):
        made = [text.split()[0] for text in column(grid(shown), number)]
        assert list(map(str, points)) == made[:-2]


def test_partners_compare_what_their_side_took() -> None:
    """Partners compare their side's tricks if cards have no points, and Brote instead of units.

    A single game, or two with different cards, are not compared.
    """

    def game(*tricks: tuple[int, int, int, int], cards: str = "the same") -> GameSheet:
        lines = tuple(
            ScoreLine(number, number - 1, (0,) * 4, made, (), ())
            for number, made in enumerate(tricks, 1)
        )
        won = Settlement((0,) * 4, (0, 2), (), (1, 0, 1, 0))
        return GameSheet(0, 0, lines, won, cards=cards)

    first = game((3, 1, 2, 2))
    found = comparison([first, game((8, 0, 0, 0), (1, 2, 3, 2))], 0, SAARLAND)
    expected = Comparison(((0,), (0, 3)), ((5,), (8, 4)), (5, 12), (1, 1), paid=False)
    assert expected == found
    for games in ([first], [first, game((8, 0, 0, 0), cards="other")]):
        assert comparison(games, 0, SAARLAND) is None
