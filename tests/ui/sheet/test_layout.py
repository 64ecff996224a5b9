"""Tests of the layout of the score sheet."""

from __future__ import annotations

import itertools

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
WIDTHS = (220, 260, 340, 900, 2400)


def placed(width: float, measure: Measure = MEASURE) -> SheetLayout:
    """The session's sheet on paper of a given width."""
    return lay_out(rows_of(SESSION), 3, width, measure)


@pytest.mark.parametrize("width", WIDTHS)
def test_everything_lies_on_the_paper(width: float) -> None:
    """Labels, cells and check figures are within the width, side by side."""
    for row in placed(width).rows:
        parts = [row.label, *row.cells, row.check]
        assert parts[0].left() >= 0
        assert parts[-1].right() <= width
        for left, right in itertools.pairwise(parts):
            assert left.right() == pytest.approx(right.left())


@pytest.mark.parametrize("width", WIDTHS)
def test_rows_follow_one_another(width: float) -> None:
    """Rows do not overlap, and the sheet's height is their sum."""
    layout = placed(width)
    bottom = layout.head.bottom
    for row in layout.rows:
        assert row.top >= bottom
        bottom = row.bottom
    assert layout.height >= bottom


@pytest.mark.parametrize("width", WIDTHS)
def test_stange_goes_from_corner_to_corner(width: float) -> None:
    """The slash ends in the lower left and upper right corner of its cell."""
    cell = placed(width).rows[3].cells[1]
    start, end = slash(cell)
    assert (cell.left(), cell.bottom()) == (start.x(), start.y())
    assert (cell.right(), cell.top()) == (end.x(), end.y())


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("wide", [0.5, 1.2, 1.8, 4.0])
def test_underline_lies_under_its_number_within_the_cell(width: float, wide: float) -> None:
    """The line is as wide as the number, below it, and within the cell."""
    cell = placed(width).rows[2].cells[1]
    height = figure_height(cell, 30, wide, small=False)
    box = figure_box(cell, wide, height, 30)
    start, end = underline(cell, box)
    assert start.y() == end.y()
    assert box.bottom() < start.y() < cell.bottom()
    assert cell.left() < start.x() <= max(box.left(), cell.left() + 1)
    assert min(box.right(), cell.right() - 1) <= end.x() < cell.right()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("wide", [0.5, 1.8, 3.4, 6.0])
@pytest.mark.parametrize("small", [True, False])
def test_figures_stay_in_their_cell(width: float, wide: float, *, small: bool) -> None:
    """A long entry is written smaller, within its cell."""
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


def test_dash_and_dot_lie_in_the_cell() -> None:
    """The dash of 1862 is horizontal in the middle; the dealer's dot is in its corner."""
    cell = QRectF(10, 20, 50, 30)
    start, end = dash(cell)
    assert start.y() == end.y() == cell.center().y()
    assert cell.contains(start)
    assert cell.contains(end)
    middle, radius = dealer_dot(cell)
    assert cell.contains(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius))


def test_lines_above_rows() -> None:
    """A firm line is below the deals and above a balance, a double one above the session."""
    rows = lay_out(rows_of(sheet(SPECIMEN)), 3, 300, MEASURE).rows
    above = {row.row.key: row.above for row in rows}
    assert Ruling.FIRM is above["totals"]
    assert Ruling.FIRM is above["balance"]
    assert Ruling.DOUBLE is above["session_balance"]
    assert Ruling.HAIR is above["bowers"]


def test_play_off_is_set_apart() -> None:
    """There is a gap above and below a play-off deal."""
    rows = lay_out(rows_of(sheet(PLAYED_OFF)), 3, 300, MEASURE).rows
    place = next(i for i, row in enumerate(rows) if row.row.key == "playoff")
    assert rows[place].top > rows[place - 1].bottom
    assert rows[place + 1].top > rows[place].bottom


def test_deals_are_ruled_off_where_one_between_them_breaks_a_tie() -> None:
    """A line closes the deals before a play-off, also if deals or strokes follow it."""
    cells = (Cell("1"),) * 4
    deals = [
        Row("deal", RowKind.EXTRA if number == 2 else RowKind.DEAL, 1, number, cells)
        for number in (1, 2, 3)
    ]
    strokes = Marks("slate", (Strokes(1),) * 4, game=1)
    sheets: tuple[list[Line], ...] = ([*deals], [*deals[:2], strokes])
    for lines in sheets:
        rows = lay_out(lines, 4, 300, MEASURE).rows
        assert all(row.is_closed for row in rows[:2])
        assert rows[2].top > rows[1].bottom


@pytest.mark.parametrize("width", WIDTHS)
def test_every_place_is_found_again(width: float) -> None:
    """The middle of a cell maps to that cell; points beside the grid to none."""
    layout = placed(width)
    for index in range(-1, len(layout.rows)):
        for column in range(4):
            assert (index, column) == layout.at(layout.cell(index, column).center())
    assert layout.at(QPointF(1, layout.height - 1)) is None


def test_columns_do_not_grow_without_end() -> None:
    """On very wide paper the grid has its largest width, in the middle."""
    cells = placed(2400).rows[1].cells
    assert cells[0].width() < 4 * 30
    assert cells[1].center().x() == pytest.approx(1200, abs=60)
