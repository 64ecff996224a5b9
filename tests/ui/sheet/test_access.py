"""What a screen reader finds on the score sheet: rows and cells, each with its whole meaning."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.access.things import PRESS, Spoken
from reunion_desktop.ui.sheet.access import CellKey
from reunion_desktop.ui.sheet.rows import RowKind
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from tests.ui.sheet.sheets import NAMES, PLAYED_OFF, SESSION, SPECIMEN, sheet

LARGE = sheet(SPECIMEN, PLAYED_OFF, SPECIMEN)


@pytest.fixture
def widget(qtbot: QtBot) -> ScoreSheetWidget:
    """A sheet beside the table, too small for all that stands on it."""
    made = ScoreSheetWidget()
    qtbot.addWidget(made)
    made.resize(280, 400)
    made.show()
    made.show_sheet(LARGE)
    return made


def cells(widget: ScoreSheetWidget) -> Iterator[tuple[CellKey, Spoken]]:
    """Every cell, row by row."""
    for key in widget.access.inside(None):
        for each in widget.access.inside(key):
            thing = widget.access.thing(each)
            assert isinstance(each, CellKey)
            assert thing is not None
            yield each, thing


def test_every_cell_says_what_its_tooltip_says(widget: ScoreSheetWidget) -> None:
    """Cell by cell, with its column and its row."""
    told = [thing.name for _, thing in cells(widget)]
    wanted = [
        widget.cell_text(number, column)
        for number, placed in enumerate(widget.placed.rows)
        for column in range(1 if placed.row.kind is RowKind.HEADING else 4)
    ]
    assert wanted == told
    assert "Deal 3, Martha: Stange, no trick" in told
    assert "Deal 2, Martha: 14, from the discards only, no trick; dealer" in told


def test_the_sheet_is_a_table(widget: ScoreSheetWidget) -> None:
    """Heads of columns, then rows with their heads and cells."""
    root = QAccessible.queryAccessibleInterface(widget)
    role = QAccessible.Role
    assert role.Table == root.role()
    parts = [root.child(at) for at in range(root.childCount())]
    assert list(NAMES) == [each.text(QAccessible.Text.Name) for each in parts[:3]]
    assert {role.ColumnHeader} == {each.role() for each in parts[:3]}
    assert {role.Row} == {each.role() for each in parts[3:]}
    for row in parts[3:]:
        assert role.RowHeader == row.child(0).role()
        assert {role.Cell} >= {row.child(at).role() for at in range(1, row.childCount())}
    assert len(widget.placed.rows) == len(parts) - 3


def test_the_focus_goes_from_cell_to_cell(
    widget: ScoreSheetWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The arrows lead over all cells; each is told to have the focus, and lies in sight."""
    monkeypatch.setattr(widget, "hasFocus", lambda: True)
    QTest.keyClick(widget, Qt.Key.Key_Home)
    seen = set()
    for _ in widget.placed.rows:
        for way in (Qt.Key.Key_Right,) * 3 + (Qt.Key.Key_Left,) * 3:
            key = widget.access.focused()
            thing = widget.access.thing(key)
            assert thing is not None
            assert thing.focused
            assert thing.box.intersects(widget.viewport().rect())
            seen.add(key)
            QTest.keyClick(widget, way)
        QTest.keyClick(widget, Qt.Key.Key_Down)
    assert {key for key, _ in cells(widget)} == seen


def test_places_follow_the_scroll_bar(widget: ScoreSheetWidget) -> None:
    """What is scrolled away is told to be out of sight."""
    first = next(key for key, _ in cells(widget))
    widget.verticalScrollBar().setValue(0)
    there = widget.access.thing(first)
    widget.verticalScrollBar().setValue(120)
    moved = widget.access.thing(first)
    assert there is not None
    assert moved is not None
    assert there.box.topLeft() - QPoint(0, 120) == moved.box.topLeft()


def test_a_press_opens_a_deal(qtbot: QtBot, widget: ScoreSheetWidget) -> None:
    """Where deals can be opened a press on any cell does it; elsewhere nothing can be pressed."""
    key = CellKey(2, RowKind.DEAL, 3, 2)
    thing = widget.access.thing(key)
    assert thing is not None
    assert () == thing.actions
    opened: list[tuple[int, int]] = []
    widget.row_activated.connect(lambda *deal: opened.append(deal))
    widget.access.refresh()
    thing = widget.access.thing(key)
    assert thing is not None
    assert (PRESS,) == thing.actions
    with qtbot.waitSignal(widget.row_activated):
        widget.access.act(key, PRESS)
    assert [(2, 3)] == opened


def test_another_sheet_is_told(widget: ScoreSheetWidget) -> None:
    """What is shown next is what is found next."""
    widget.show_sheet(SESSION)
    told = [thing.name for _, thing in cells(widget)]
    assert widget.cell_text(0, 0) == told[0]
    assert len(widget.placed.rows) == len(widget.access.inside(None)) - 3
