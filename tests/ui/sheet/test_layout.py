"""Tests of the layout of the score sheet."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.engine.sheet import Cell, Line, Marks, Row, RowKind, Strokes
from reunion_desktop.ui.sheet.layout import (
    Measure,
    Ruling,
    SheetLayout,
    dash,
    dealer_dot,
    figure_box,
    figure_height,
    lay_out,
    slash,
    underline,
)
from tests.ui.sheet.sheets import PLAYED_OFF, SESSION, SPECIMEN, rows_of, sheet

MEASURE = Measure(30, 70, 28)
WIDTHS = pytest.mark.parametrize("width", [220, 260, 340, 900, 2400])


def placed(width: float) -> SheetLayout:
    """The session's sheet on paper of a given width."""
    return lay_out(rows_of(SESSION), 3, width, MEASURE)


@WIDTHS
def test_everything_has_its_place(width: float) -> None:
    """Labels, cells and check figures are within the width, side by side.

    Rows do not overlap, and the sheet's height is their sum. The middle of a cell maps to that
    cell; points beside the grid map to none.
    """
    layout = placed(width)
    bottom = layout.head.bottom
    for row in layout.rows:
        parts = [row.label, *row.cells, row.check]
        assert parts[0].left() >= 0
        assert parts[-1].right() <= width
        for left, right in pairwise(parts):
            assert left.right() == pytest.approx(right.left())
        assert row.top >= bottom
        bottom = row.bottom
    assert layout.height >= bottom
    for place in product(range(-1, len(layout.rows)), range(4)):
        assert place == layout.at(layout.cell(*place).center())
    assert layout.at(QPointF(1, layout.height - 1)) is None


@WIDTHS
def test_signs_have_their_place_in_the_cell(width: float) -> None:
    """The slash of a Stange ends in the lower left and upper right corner of its cell.

    An underline is as wide as its number, below it, and within the cell. The dash of 1862 is
    horizontal in the middle; the dealer's dot is in its corner.
    """
    cell = placed(width).rows[2].cells[1]
    assert (cell.bottomLeft(), cell.topRight()) == slash(cell)
    for wide in (0.5, 1.2, 1.8, 4.0):
        box = figure_box(cell, wide, figure_height(cell, 30, wide, small=False), 30)
        start, end = underline(cell, box)
        assert start.y() == end.y()
        assert box.bottom() < start.y() < cell.bottom()
        assert cell.left() < start.x() <= max(box.left(), cell.left() + 1)
        assert min(box.right(), cell.right() - 1) <= end.x() < cell.right()
    start, end = dash(cell)
    assert start.y() == end.y() == cell.center().y()
    assert all(map(cell.contains, (start, end)))
    middle, radius = dealer_dot(cell)
    assert cell.contains(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius))


@WIDTHS
def test_figures_stay_in_their_cell(width: float) -> None:
    """A long entry is written smaller, within its cell."""
    for wide, small in product((0.5, 1.8, 3.4, 6.0), (True, False)):
        for cell in placed(width).rows[5].cells:
            height = figure_height(cell, 30, wide, small=small)
            assert cell.contains(figure_box(cell, wide, height, 30))


def test_figures_of_a_column_stand_below_one_another() -> None:
    """Units and points are right-aligned, for every number of figures and height."""
    cell = QRectF(0, 0, 80, 30)
    ends = [
        figure_box(cell, wide, figure_height(cell, 30, wide, small=small), 30).right()
        for wide, small in ((0.6, False), (1.8, False), (0.6, True), (1.1, True), (2.2, True))
    ]
    assert [pytest.approx(ends[0])] * len(ends) == ends


def test_lines_above_rows() -> None:
    """A firm line is below the deals and above a balance, a double one above the session."""
    rows = lay_out(rows_of(sheet(SPECIMEN)), 3, 300, MEASURE).rows
    above = {row.row.key: row.above for row in rows}
    firm, double = Ruling.FIRM, Ruling.DOUBLE
    expected = {"totals": firm, "balance": firm, "session_balance": double, "bowers": Ruling.HAIR}
    assert expected == {key: above[key] for key in expected}


def test_play_off_is_set_apart() -> None:
    """There is a gap above and below a play-off deal."""
    rows = lay_out(rows_of(sheet(PLAYED_OFF)), 3, 300, MEASURE).rows
    place = next(i for i, row in enumerate(rows) if row.row.key == "playoff")
    for above, below in pairwise(rows[place - 1 : place + 2]):
        assert below.top > above.bottom


def test_deals_are_ruled_off_where_one_between_them_breaks_a_tie() -> None:
    """A line closes the deals before a play-off, also if deals or strokes follow it."""
    cells = (Cell("1"),) * 4
    deals = [
        Row("deal", RowKind.EXTRA if number == 2 else RowKind.DEAL, 1, number, cells)
        for number in (1, 2, 3)
    ]
    after: tuple[Line, ...] = (deals[2], Marks("slate", (Strokes(1),) * 4, game=1))
    for last in after:
        rows = lay_out([*deals[:2], last], 4, 300, MEASURE).rows
        assert all(row.is_closed for row in rows[:2])
        assert rows[2].top > rows[1].bottom


def test_columns_do_not_grow_without_end() -> None:
    """On very wide paper the grid has its largest width, in the middle."""
    cells = placed(2400).rows[1].cells
    assert cells[0].width() < 4 * 30
    assert cells[1].center().x() == pytest.approx(1200, abs=60)
