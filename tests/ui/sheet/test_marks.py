"""Tests of tally strokes and their traces."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.engine.sheet import Marks, Strokes
from reunion_desktop.ui.sheet.marks import Hand, Touch, Trace, marks_height, places, traces

ROW = 32.0
CHALK = Hand(by_hand=True, row_height=ROW, wipes=True)
INK = Hand(by_hand=True, row_height=ROW, wipes=False)


def tally(standing: int, wiped: int = 0, bundle: int = 5) -> Marks:
    """Strokes of one column."""
    return Marks("lines", (Strokes(standing, wiped),), 1, bundle)


def cell(marks: Marks, width: float = 134.0) -> QRectF:
    """The cell of some strokes."""
    return QRectF(10, 20, width, marks_height(marks, ROW, width))


def ends(marks: Marks, room: QRectF | None = None) -> tuple[tuple[QPointF, QPointF], ...]:
    """Ends of some strokes in a cell."""
    return places(marks, marks.strokes[0], room or cell(marks), ROW)


def written(
    marks: Marks, share: float = 1.0, before: Strokes | None = None, hand: Hand = CHALK
) -> list[Trace]:
    """Traces of some strokes, as a part of a change."""
    return list(traces(marks, 0, cell(marks), hand, share, before))


def test_strokes_stay_in_their_cell() -> None:
    """Strokes stay in their cell: the row is as high as their number needs."""
    for width, bundle, count in product((60.0, 90.0, 134.0), (4, 5), (1, 4, 5, 6, 13, 31)):
        marks = tally(count, 2, bundle)
        room = cell(marks, width)
        found = ends(marks, room)
        assert count + 2 == len(found)
        assert all(room.contains(end) for pair in found for end in pair)


@pytest.mark.parametrize("bundle", [4, 5])
def test_no_stroke_moves_when_another_is_added(bundle: int) -> None:
    """Written strokes do not move when another is added."""
    for count in range(1, 25):
        more = tally(count + 1, bundle=bundle)
        room = cell(more)
        assert ends(tally(count, bundle=bundle), room) == ends(more, room)[:-1]


def test_the_fifth_stroke_crosses_the_others() -> None:
    """The fifth stroke begins before the first of its bundle and ends after the fourth."""
    *upright, (start, end), after = ends(tally(6))
    across = [place.x() for pair in upright for place in pair]
    assert start.x() < min(across) < max(across) < end.x() < after[1].x()


def test_a_gap_parts_bundles_of_four() -> None:
    """Bundles of four have no crossing stroke, and a gap after them."""
    steps = [after.x() - before.x() for (before, _), (after, _) in pairwise(ends(tally(5, 0, 4)))]
    assert [pytest.approx(steps[0])] * 2 == steps[1:3]
    assert steps[3] > 1.5 * steps[0]


def test_chalk_is_smeared_and_ink_is_crossed_out() -> None:
    """On a slate wiping leaves a smear; on paper a line crosses the stroke."""
    by_chalk, by_ink = (
        [trace.touch for trace in written(tally(2, 1), hand=hand)] for hand in (CHALK, INK)
    )
    assert [Touch.WRITTEN] * 2 + [Touch.FADED] == by_chalk[:3] == by_ink[:3]
    assert {Touch.SMEARED} == set(by_chalk[3:])
    assert [Touch.CANCELLED] == by_ink[3:]


def test_strokes_are_written_and_wiped_one_after_the_other() -> None:
    """Halfway through two strokes one is done, the other not begun; the last is wiped first."""
    fresh = [trace.share for trace in written(tally(5), 0.5, Strokes(3))]
    assert [1.0, 1.0, 1.0, 1.0, 0.0] == fresh
    wiped = tally(1, 2)
    _, second, third = ends(wiped)
    found = written(wiped, 0.5, Strokes(3))
    standing = [trace.ink for trace in found if trace.touch is Touch.WRITTEN]
    assert 2 == len(standing)
    assert standing[1].bounds.contains((second[0] + second[1]) / 2)
    (faded,) = [trace.ink for trace in found if trace.touch is Touch.FADED]
    assert faded.bounds.contains((third[0] + third[1]) / 2)
