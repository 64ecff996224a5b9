"""Tests of tally strokes and their traces."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF

from reunion_desktop.engine.sheet import Marks, Strokes
from reunion_desktop.ui.sheet.marks import Hand, Touch, marks_height, places, traces

ROW = 32.0
WIDTHS = (60.0, 90.0, 134.0)
CHALK = Hand(by_hand=True, row_height=ROW, wipes=True)
INK = Hand(by_hand=True, row_height=ROW, wipes=False)


def tally(standing: int, wiped: int = 0, bundle: int = 5) -> Marks:
    """Strokes of one column."""
    return Marks("lines", (Strokes(standing, wiped),), 1, bundle)


def cell(marks: Marks, width: float) -> QRectF:
    """The cell of some strokes."""
    return QRectF(10, 20, width, marks_height(marks, ROW, width))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("bundle", [4, 5])
@pytest.mark.parametrize("count", [1, 4, 5, 6, 13, 31])
def test_strokes_stay_in_their_cell(width: float, bundle: int, count: int) -> None:
    """Strokes stay in their cell: the row is as high as their number needs."""
    marks = tally(count, 2, bundle)
    room = cell(marks, width)
    ends = places(marks, marks.strokes[0], room, ROW)
    assert count + 2 == len(ends)
    assert all(room.contains(end) for pair in ends for end in pair)


@pytest.mark.parametrize("bundle", [4, 5])
def test_no_stroke_moves_when_another_is_added(bundle: int) -> None:
    """Written strokes do not move when another is added."""
    for count in range(1, 25):
        fewer, more = tally(count, bundle=bundle), tally(count + 1, bundle=bundle)
        room = cell(more, 134.0)
        after = places(more, more.strokes[0], room, ROW)
        assert places(fewer, fewer.strokes[0], room, ROW) == after[:-1]


def test_the_fifth_stroke_crosses_the_others() -> None:
    """The fifth stroke begins before the first of its bundle and ends after the fourth."""
    marks = tally(6)
    ends = places(marks, marks.strokes[0], cell(marks, 134.0), ROW)
    start, end = ends[4]
    assert start.x() < min(place.x() for pair in ends[:4] for place in pair)
    assert max(place.x() for pair in ends[:4] for place in pair) < end.x()
    assert end.x() < ends[5][1].x()


def test_a_gap_parts_bundles_of_four() -> None:
    """Bundles of four have no crossing stroke, and a gap after them."""
    marks = tally(5, bundle=4)
    across = [start.x() for start, _ in places(marks, marks.strokes[0], cell(marks, 134.0), ROW)]
    steps = [after - before for before, after in itertools.pairwise(across)]
    assert [pytest.approx(steps[0])] * 2 == steps[1:3]
    assert steps[3] > 1.5 * steps[0]


def test_chalk_is_smeared_and_ink_is_crossed_out() -> None:
    """On a slate wiping leaves a smear; on paper a line crosses the stroke."""
    marks = tally(2, 1)
    room = cell(marks, 134.0)
    by_chalk = [trace.touch for trace in traces(marks, 0, room, CHALK)]
    by_ink = [trace.touch for trace in traces(marks, 0, room, INK)]
    assert [Touch.WRITTEN] * 2 + [Touch.FADED] == by_chalk[:3] == by_ink[:3]
    assert {Touch.SMEARED} == set(by_chalk[3:])
    assert [Touch.CANCELLED] == by_ink[3:]


def test_new_strokes_are_written_one_after_the_other() -> None:
    """Halfway through two new strokes the first is done and the second not begun."""
    marks = tally(5)
    found = traces(marks, 0, cell(marks, 134.0), CHALK, 0.5, Strokes(3))
    assert [1.0, 1.0, 1.0, 1.0, 0.0] == [trace.share for trace in found]


def test_the_last_stroke_is_wiped_first() -> None:
    """Halfway through two wiped strokes the last is a smear and the other remains."""
    marks = tally(1, 2)
    room = cell(marks, 134.0)
    whole = traces(marks, 0, room, CHALK, 0.5, Strokes(3))
    _, second, third = places(marks, marks.strokes[0], room, ROW)
    standing = [trace.ink for trace in whole if trace.touch is Touch.WRITTEN]
    assert 2 == len(standing)
    assert standing[1].bounds.contains((second[0] + second[1]) / 2)
    faded = [trace.ink for trace in whole if trace.touch is Touch.FADED]
    assert [True] == [ink.bounds.contains((third[0] + third[1]) / 2) for ink in faded]
