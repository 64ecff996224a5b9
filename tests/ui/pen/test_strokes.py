"""Handwriting: always legible, varied, and the same for the same seed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.ui.pen.glyphs import GLYPHS
from reunion_desktop.ui.pen.strokes import can_write, ink_of, ringed, ruled, text_width


def test_the_seed_gives_the_ink() -> None:
    """The same seed gives the same ink at every painting, another seed other ink."""
    again = ink_of.__wrapped__("108", 20, "1/DEAL/3/0")
    assert ink_of("108", 20, "1/DEAL/3/0") == again
    assert ink_of("8", 20, "a") != ink_of("8", 20, "b")
    figures = ink_of("88", 20, "a").strokes
    assert [x for x, _, _ in figures[0]] != [x - 12 for x, _, _ in figures[1]]


@pytest.mark.parametrize("sign", sorted(set(GLYPHS) - {" "}))
def test_ink_stays_in_its_box(sign: str) -> None:
    """A figure exceeds its box only slightly."""
    for seed in range(40):
        room = QRectF(0, 0, GLYPHS[sign].width * 100, 100).adjusted(-9, -13, 9, 13)
        assert room.contains(ink_of(sign, 100, str(seed)).bounds)


def test_ink_is_seen_at_small_sizes() -> None:
    """At the smallest size of the sheet the thinnest stroke covers most of a pixel."""
    widths = [w for stroke in ink_of("0123456789", 13, "s").strokes for _, _, w in stroke[3:-3]]
    assert min(widths) > 0.6


def test_ink_breathes() -> None:
    """The pen is broad on downstrokes and thin on horizontals."""
    widths = [w for _, _, w in ink_of("0", 100, "s").strokes[0]]
    assert max(widths) > 1.4 * min(widths[3:-3])


def test_text_is_as_wide_as_its_signs() -> None:
    """The width of a text is the sum of its figures' widths."""
    assert pytest.approx(text_width("1") + text_width("08")) == text_width("108")


@pytest.mark.parametrize(
    ("text", "expected"), [("+1−2", True), ("9½", True), ("0.33", True), ("", True), ("x", False)]
)
def test_what_can_be_written(text: str, *, expected: bool) -> None:
    """Every sign of the sheet has a glyph; letters have none."""
    assert expected == can_write(text)


@pytest.mark.parametrize("share", [0.1, 0.35, 0.6, 0.9])
def test_writing_grows_from_the_first_stroke(share: float) -> None:
    """Half-written ink is a part of the whole, and grows with the share from nothing."""
    ink = ink_of("235", 40, "s")
    assert ink.path(0).isEmpty()
    part = ink.path(share).boundingRect()
    assert ink.bounds.adjusted(-1, -1, 1, 1).contains(part)
    assert part.right() <= ink.path(min(1.0, share + 0.1)).boundingRect().right() + 0.5


def test_ruled_line_reaches_both_ends() -> None:
    """A ruled line reaches both ends exactly; one between equal ends has no ink."""
    line = ruled((3.0, 40.0), (60.0, 8.0), 2.0, "s").strokes[0]
    assert pytest.approx((3.0, 40.0)) == line[0][:2]
    assert pytest.approx((60.0, 8.0)) == line[-1][:2]
    assert () == ruled((3.0, 3.0), (3.0, 3.0), 2.0, "s").strokes


def test_overlapping_ink_makes_no_hole() -> None:
    """Crossing strokes and round ends are filled without holes."""
    for sign in "0468":
        ink = ink_of(sign, 100, "s")
        path = ink.path()
        for stroke in ink.strokes:
            for x, y, _ in stroke[1:-1]:
                assert path.contains(QPointF(x, y))


def test_ring_goes_all_the_way_round() -> None:
    """A ring encloses its centre on all sides."""
    bounds = ringed((50.0, 50.0), 30.0, 15.0, 2.0, "s").bounds
    assert bounds.contains(QRectF(22, 37, 56, 26))
