"""Tests of the ladder: upright, half-rungs, number, marks, and their traces."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from reunion_desktop.engine.sheet import Ladder, Written
from reunion_desktop.ui.sheet.ladder import LadderLayout, block_height, traces
from reunion_desktop.ui.sheet.marks import Hand, Touch
from reunion_desktop.ui.sheet.writing import LadderSide, sides

ROW = 32.0
LADDER = Ladder(4, (1, 2), Written(86, 0), (0, 3), 1)
HIGH = block_height(LADDER, ROW, 90.0)
CHALK = Hand(by_hand=True, row_height=ROW, wipes=True)


def placed(width: float = 90.0) -> LadderLayout:
    """The ladder in columns of a width."""
    cells = QRectF(50, 10, width, HIGH), QRectF(50 + width, 10, width, HIGH)
    return LadderLayout(LADDER.rungs, cells, ROW)


CELLS = placed().cells


@pytest.mark.parametrize("width", [40.0, 90.0, 134.0])
def test_everything_stands_on_its_side(width: float) -> None:
    """Half-rungs begin at the upright and stay in their column; the lowest is number 0.

    The number is below its side, or in the middle at seventy each, within its row. Frame marks are
    at each side's edge, below each other, clear of the half-rungs.
    """
    layout = placed(width)
    top, foot = layout.upright()
    middle = layout.cells[1].left()
    assert top.x() == foot.x() == middle
    for column, cell in enumerate(layout.cells):
        rungs = [layout.half_rung(number, column) for number in range(4)]
        for start, end in rungs:
            assert start.x() == middle
            assert top.y() < start.y() == end.y() < foot.y()
            assert cell.adjusted(-0.1, 0, 0.1, 0).contains(end)
            assert (end.x() < middle) == (column == 0)
        heights = [start.y() for start, _ in rungs]
        assert sorted(heights, reverse=True) == heights
        if width == 90:
            marks = [layout.frame_mark(number, column) for number in range(4)]
            outer = rungs[0][1].x()
            assert all(cell.contains(end) for ends in marks for end in ends)
            assert all((end.x() < outer) == (column == 0) for ends in marks for end in ends)
            assert sorted(start.y() for start, _ in marks) == [start.y() for start, _ in marks]
    boxes = [layout.number_box(Written(86, side), 1.2) for side in (0, 1, None)]
    assert boxes[0].right() < middle < boxes[1].left()
    assert boxes[2].center().x() == pytest.approx(middle)
    assert all(foot.y() <= box.top() and box.bottom() <= CELLS[0].bottom() for box in boxes)


def test_what_each_side_has() -> None:
    """A number in the middle belongs to the left side's part."""
    assert (LadderSide(1, 0, Written(86, 0)), LadderSide(2, 3)) == sides(LADDER)
    middle = Ladder(4, (0, 0), Written(70, None))
    assert (LadderSide(number=Written(70, None)), LadderSide()) == sides(middle)


WHOLE, FADED, HALF = ("WRITTEN", 1.0), ("FADED", 1.0), ("WRITTEN", 0.5)


@pytest.mark.parametrize(
    ("column", "before", "expected"),
    [
        (0, None, [FADED, *[WHOLE] * 4]),
        (1, None, [FADED, FADED, *[WHOLE] * 5]),
        (0, LadderSide(1), [FADED, *[WHOLE] * 3, HALF]),
        (1, LadderSide(0, 3), [FADED, *[WHOLE] * 6]),
    ],
)
def test_half_rungs_and_numbers_are_changed_one_after_the_other(
    column: int, before: LadderSide | None, expected: list[tuple[str, float]]
) -> None:
    """A wiped half-rung is a smear with a faint trace; the rest stays.

    While a number is written, only it is animated. Halfway through two wiped half-rungs the lower
    is wiped and the upper remains.
    """
    share = 1.0 if before is None else 0.5
    found = list(traces(LADDER, column, CELLS, CHALK, share, before))
    told = [(trace.touch.name, trace.share) for trace in found]
    assert expected == [each for each in told if each[0] != "SMEARED"]
    if before is None:
        assert LADDER.wiped[column] * 5 == len(told) - len(expected)


def test_on_paper_nothing_stands_for_a_frame_that_is_not_there() -> None:
    """Frame marks are drawn on a slate only; on paper the account has them."""
    paper = Hand(by_hand=False, row_height=ROW, wipes=False)
    bounds = [trace.ink.bounds for trace in traces(LADDER, 1, CELLS, paper)]
    edge = placed().frame_mark(0, 1)[0].x()
    assert [] == [box for box in bounds if box.right() > edge]
    slate = [trace.ink.bounds for trace in traces(LADDER, 1, CELLS, CHALK)]
    assert [box for box in slate if box.right() > edge]


def test_a_number_is_wiped_when_the_rung_is_won() -> None:
    """While the number is wiped it is still visible; then nothing remains."""
    after = Ladder(4, (2, 2), None, (0, 3), 1)
    while_wiped = traces(after, 0, CELLS, CHALK, 0.9, LadderSide(1, 0, Written(86, 0)))
    top = placed().number_box(Written(86, 0), 1.2).top()
    there = [trace.touch for trace in while_wiped if trace.ink.bounds.center().y() > top]
    assert Touch.FADED is there[0]
    assert {Touch.SMEARED} == set(there[1:])
    done = traces(after, 0, CELLS, CHALK)
    assert [] == [trace for trace in done if trace.ink.bounds.center().y() > top]
