"""Tests of the score sheet's accessible table: headers, cells and focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from tests.ui.sheet.sheets import NAMES, PLAYED_OFF, SESSION, SPECIMEN, sheet

LARGE = sheet(SPECIMEN, PLAYED_OFF, SPECIMEN)
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
Key = Qt.Key


@pytest.fixture
def widget(qtbot: QtBot) -> ScoreSheetWidget:
    """A sheet beside the table, too small for its content."""
    made = ScoreSheetWidget()
    qtbot.addWidget(made)
    made.resize(280, 400)
    made.show()
    made.show_sheet(LARGE)
    return made


def test_the_sheet_is_a_table(widget: ScoreSheetWidget) -> None:
    """Qt's own table: players are column headers, deals and totals row headers.

    After a change of the sheet the table has its rows, with the focus on the newest.
    """
    root = QAccessible.queryAccessibleInterface(widget.grid)
    assert QAccessible.Role.Table == root.role()
    assert "Score sheet" == root.text(QAccessible.Text.Name)
    model = widget.grid.model()
    assert len(widget.placed.rows) == model.rowCount()
    assert ["Row", *NAMES] == [model.headerData(at, ACROSS) for at in range(4)]
    heads = [model.headerData(at, DOWN) for at in range(5)]
    # A heading has one text; a header would say it again.
    assert [None, "Deal 1", "Deal 2", "Deal 3", "Total"] == heads
    widget.show_sheet(SESSION)
    assert len(widget.placed.rows) == model.rowCount()
    assert widget.cell_text(0, 0) == model.index(0, 0).data()
    assert widget.grid.currentIndex().isValid()


def test_every_cell_says_what_its_tooltip_says(widget: ScoreSheetWidget) -> None:
    """Each cell's text and headers together are its tooltip; only headings have one text."""
    model = widget.grid.model()
    for number, placed in enumerate(widget.placed.rows):
        heading = widget.grid.columnSpan(number, 0) > 1
        assert heading is (model.index(number, 1).data() is None)
        for column in range(1 if heading else 4):
            said = model.index(number, column).data(Qt.ItemDataRole.AccessibleTextRole)
            assert said
            assert widget.cell_text(number, column).endswith(said)
            if column and placed.row.key != "game":
                assert NAMES[column - 1] not in said
    assert "Stange, no trick" == model.index(3, 2).data()
    assert "14, from discards only, no trick; dealer" == model.index(2, 2).data()


def test_the_focus_goes_from_cell_to_cell(widget: ScoreSheetWidget) -> None:
    """Arrow keys move over all cells, and scroll to each; the row of the focus is selected.

    Otherwise Orca says "not selected" of each cell when it reads the row.
    """
    QTest.keyClick(widget, Key.Key_Home)
    QTest.keyClick(widget, Key.Key_Left)
    seen = set()
    for _ in widget.placed.rows:
        for way in (Key.Key_Right,) * 3 + (Key.Key_Left,) * 3:
            index = widget.grid.currentIndex()
            assert widget.grid.visualRect(index).intersects(widget.viewport().rect())
            seen.add((index.row(), index.column()))
            QTest.keyClick(widget, way)
        QTest.keyClick(widget, Key.Key_Down)
    rows = range(len(widget.placed.rows))
    columns = [1 if widget.grid.columnSpan(row, 0) > 1 else 4 for row in rows]
    assert {(row, column) for row in rows for column in range(columns[row])} == seen
    QTest.keyClick(widget, Key.Key_Up)
    selected = widget.grid.selectedIndexes()
    assert widget.grid.currentIndex() in selected
    assert 4 == len(selected)


def test_no_description_is_told_with_a_cell(
    widget: ScoreSheetWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The description is not changed per cell, which would be announced twice."""
    heard: list[QAccessible.Event] = []

    def hear(event: QAccessibleEvent) -> None:
        heard.append(event.type())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    QTest.keyClick(widget, Key.Key_Up)
    assert set() == set(heard) - {QAccessible.Event.Focus}
    assert not widget.accessibleDescription()


def test_places_follow_the_scroll_bar(widget: ScoreSheetWidget) -> None:
    """The rectangle of a cell follows scrolling, and points in it find the cell."""
    first = widget.grid.model().index(1, 2)
    widget.verticalScrollBar().setValue(0)
    there = widget.grid.visualRect(first)
    assert first == widget.grid.indexAt(there.center())
    down = round(widget.placed.rows[4].top - widget.placed.head.bottom)
    widget.verticalScrollBar().setValue(down)
    assert there.topLeft() - QPoint(0, down) == widget.grid.visualRect(first).topLeft()
    assert not widget.grid.indexAt(QPoint(5, 2)).isValid()


@pytest.mark.parametrize("height", [180, 250, 333])
def test_no_row_is_cut(widget: ScoreSheetWidget, height: int) -> None:
    """However far the sheet is scrolled, it shows whole rows, at the foot the last one."""
    widget.resize(280, height)
    bar, grid, head = widget.verticalScrollBar(), widget.grid, widget.placed.head.bottom
    for value in range(0, bar.maximum() + 1, 7):
        bar.setValue(value)
        points = (QPoint(40, y) for y in range(round(head) + 1, height))
        shown = {grid.indexAt(point) for point in points}
        boxes = [grid.visualRect(index) for index in shown if index.isValid()]
        assert boxes
        assert all(box.top() >= head - 2 and box.bottom() <= height for box in boxes)
    bar.setValue(bar.maximum())
    last = grid.visualRect(grid.model().index(len(widget.placed.rows) - 1, 0))
    assert last.bottom() <= height


def test_mouse_and_keys_reach_the_sheet(qtbot: QtBot, widget: ScoreSheetWidget) -> None:
    """The accessible table is invisible and transparent to the mouse.

    Keys sent to the table reach the sheet: arrows move, Enter opens a deal.
    """
    with_grid = widget.grab().toImage()
    widget.grid.hide()
    assert widget.grab().toImage() == with_grid
    widget.grid.show()
    opened: list[tuple[int, int]] = []
    widget.row_activated.connect(lambda *deal: opened.append(deal))
    widget.verticalScrollBar().setValue(0)
    middle = widget.grid.visualRect(widget.grid.model().index(1, 1)).center()
    QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    for key in (Key.Key_Home, Key.Key_Down, Key.Key_Down, Key.Key_Return):
        QTest.keyClick(widget.grid, key)
    assert [(1, 1), (1, 2)] == opened
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.grid.hasFocus)
    assert widget.hasFocus()
