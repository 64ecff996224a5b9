"""Tests of the ladder: upright, half-rungs, number, marks, and their traces."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from reunion_desktop.engine.sheet import Ladder, Written
from reunion_desktop.ui.sheet.ladder import (
    frame_mark,
    half_rung,
    ladder_height,
    number_box,
    traces,
    upright,
)
from reunion_desktop.ui.sheet.marks import Hand, Touch
from reunion_desktop.ui.sheet.writing import LadderSide, sides

ROW = 32.0
LADDER = Ladder(4, (1, 2), Written(86, 0), (0, 3), 1)
HIGH = ladder_height(LADDER, ROW)
CHALK = Hand(by_hand=True, row_height=ROW, wipes=True)


def cells(width: float = 90.0) -> tuple[QRectF, ...]:
    """The columns of both sides."""
    return QRectF(50, 10, width, HIGH), QRectF(50 + width, 10, width, HIGH)


@pytest.mark.parametrize("width", [40.0, 90.0, 134.0])
def test_each_side_owns_the_halves_on_its_side(width: float) -> None:
    """Half-rungs begin at the upright and stay in their column; the lowest is number 0."""
    both = cells(width)
    top, foot = upright(LADDER, both, ROW)
    assert top.x() == foot.x() == both[1].left()
    for column, cell in enumerate(both):
        ends = [half_rung(number, column, LADDER, both, ROW) for number in range(4)]
        for start, end in ends:
            assert start.x() == top.x()
            assert top.y() < start.y() == end.y() < foot.y()
            assert cell.adjusted(-0.1, 0, 0.1, 0).contains(end)
            assert (end.x() < start.x()) == (column == 0)
        heights = [start.y() for start, _ in ends]
        assert sorted(heights, reverse=True) == heights


@pytest.mark.parametrize("width", [40.0, 90.0])
def test_the_number_stands_on_the_side_of_who_had_it(width: float) -> None:
    """The number is below its side, or in the middle at seventy each, within its row."""
    both = cells(width)
    foot = upright(LADDER, both, ROW)[1]
    boxes = [number_box(Written(86, side), both, ROW, 1.2) for side in (0, 1, None)]
    middle = both[1].left()
    assert boxes[0].right() < middle < boxes[1].left()
    assert boxes[2].center().x() == pytest.approx(middle)
    assert all(foot.y() <= box.top() and box.bottom() <= both[0].bottom() for box in boxes)


def test_marks_on_the_frame_stand_at_the_edges() -> None:
    """Frame marks are at each side's edge, below each other, clear of the half-rungs."""
    both = cells()
    for column, cell in enumerate(both):
        marks = [frame_mark(number, column, both, ROW) for number in range(4)]
        outer = half_rung(0, column, LADDER, both, ROW)[1].x()
        for ends in marks:
            assert all(cell.contains(end) for end in ends)
            assert all((end.x() < outer) == (column == 0) for end in ends)
        tops = [start.y() for start, _ in marks]
        assert sorted(tops) == tops


def test_what_each_side_has() -> None:
    """A number in the middle belongs to the left side's part."""
    assert (LadderSide(1, 0, Written(86, 0)), LadderSide(2, 3)) == sides(LADDER)
    middle = Ladder(4, (0, 0), Written(70, None))
    assert (LadderSide(number=Written(70, None)), LadderSide()) == sides(middle)


def written(
    column: int, share: float = 1.0, before: LadderSide | None = None
) -> list[tuple[str, float]]:
    """Touches and progress of a side's half-rungs."""
    found = traces(LADDER, column, cells(), CHALK, share, before)
    return [(trace.touch.name, trace.share) for trace in found if trace.touch is not Touch.SMEARED]


def test_a_wiped_half_rung_is_a_smear() -> None:
    """A wiped half-rung leaves a faint trace; the rest stays."""
    faded, whole = ("FADED", 1.0), ("WRITTEN", 1.0)
    assert [faded, whole, whole, whole, whole] == written(0)
    assert [faded, faded, whole, whole, whole, whole, whole] == written(1)
    smears = [t for t in traces(LADDER, 1, cells(), CHALK) if t.touch is Touch.SMEARED]
    assert len(smears) == 2 * 5


def test_on_paper_nothing_stands_for_a_frame_that_is_not_there() -> None:
    """Frame marks are drawn on a slate only; on paper the account has them."""
    slate = len(list(traces(LADDER, 1, cells(), CHALK)))
    paper = Hand(by_hand=False, row_height=ROW, wipes=False)
    marks = LADDER.frame[1]
    assert marks
    bounds = [trace.ink.bounds for trace in traces(LADDER, 1, cells(), paper)]
    edge = frame_mark(0, 1, cells(), ROW)[0].x()
    assert [] == [box for box in bounds if box.right() > edge]
    assert slate > len(bounds)


def test_a_number_is_written_while_the_rungs_stand() -> None:
    """While a number is written, only it is animated."""
    assert [("FADED", 1.0), *[("WRITTEN", 1.0)] * 3, ("WRITTEN", 0.5)] == written(
        0, 0.5, LadderSide(1)
    )


def test_half_rungs_are_wiped_from_below_one_after_the_other() -> None:
    """Halfway through two wiped half-rungs the lower is wiped and the upper remains."""
    touches = [touch for touch, _ in written(1, 0.5, LadderSide(0, 3))]
    assert ["FADED", "WRITTEN", "WRITTEN", "WRITTEN"] == touches[:4]


def test_a_number_is_wiped_when_the_rung_is_won() -> None:
    """While the number is wiped it is still visible; then nothing remains."""
    after = Ladder(4, (2, 2), None, (0, 3), 1)
    while_wiped = list(traces(after, 0, cells(), CHALK, 0.9, LadderSide(1, 0, Written(86, 0))))
    done = list(traces(after, 0, cells(), CHALK))
    box = number_box(Written(86, 0), cells(), ROW, 1.2)
    there = [t.touch for t in while_wiped if t.ink.bounds.center().y() > box.top()]
    assert Touch.FADED is there[0]
    assert {Touch.SMEARED} == set(there[1:])
    assert [] == [t for t in done if t.ink.bounds.center().y() > box.top()]
