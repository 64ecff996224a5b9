"""Tests of ladders, countdowns and strokes on the sheet: picture, text, animation, pages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.sheet import Grid, Ladder, Marks, Shown, Strokes, Written
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.sheet import block_painter
from reunion_desktop.ui.sheet.heading import KeptSheet
from reunion_desktop.ui.sheet.layout import Measure, lay_out
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.pages.export import Print, as_pdf, as_pictures, as_svgs
from reunion_desktop.ui.sheet.painter import SheetPainter
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from tests.ui.look.contrast import contrast
from tests.ui.sheet.pages.page_readers import svg_description
from tests.ui.sheet.slates import COUNTDOWN, EVENING, LINES, countdown, kept, slate

SHOWN = (COUNTDOWN, EVENING, LINES, slate((0, 0)), slate((4, 4), Written(70, None), (4, 3)))


@pytest.fixture
def widget(qtbot: QtBot) -> Iterator[ScoreSheetWidget]:
    """A slate beside the table."""
    made = ScoreSheetWidget(None, look_of(Material.SLATE, PALETTES[Cloth.GREEN]))
    qtbot.addWidget(made)
    made.resize(300, 560)
    made.show()
    yield made
    assert not made.is_writing()


def line_of(widget: ScoreSheetWidget, key: str, number: int = 0) -> int:
    """Index of a line by its key, counted from the top."""
    rows = widget.placed.rows
    return [i for i, each in enumerate(rows) if each.row.key == key][number]


def brightest(image: QImage, box: QRectF) -> float:
    """Largest contrast of a pixel with the slate."""
    inside = box.toAlignedRect()
    return max(
        contrast(image.pixelColor(x, y).name(), PALETTES[Cloth.GREEN].slate)
        for x in range(inside.left(), inside.right())
        for y in range(inside.top(), inside.bottom())
    )


# Seen ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("material", Material)
def test_every_sheet_can_be_painted(widget: ScoreSheetWidget, material: Material) -> None:
    """Every sheet is painted in every look and width, handwritten and printed."""
    widget.set_look(look_of(material, PALETTES[Cloth.GREEN]))
    for width, by_hand in product((220, 300, 900), (True, False)):
        widget.resize(width, 500)
        widget.set_by_hand(by_hand=by_hand)
        widget.show_sheet(kept())
        blank = widget.grab().toImage()
        for shown in SHOWN:
            widget.show_sheet(shown)
            assert blank != widget.grab().toImage()


def test_a_rehearsed_slate_is_painted_without_any_more_chalk(widget: ScoreSheetWidget) -> None:
    """A rehearsed slate is painted from the cache."""
    widget.grab()  # It has its size by now.
    list(widget.rehearse(EVENING))
    before = block_painter._whole.cache_info().misses  # noqa: SLF001 - what it costs.
    widget.show_sheet(EVENING)
    widget.grab()
    assert before == block_painter._whole.cache_info().misses  # noqa: SLF001 - as above.


def test_a_wiped_half_rung_is_darker_than_one_that_stands(widget: ScoreSheetWidget) -> None:
    """A smear is visible, and darker than chalk."""
    widget.show_sheet(slate((1, 0)))
    cells = widget.placed.rows[line_of(widget, "ladder")].cells
    high = widget.placed.row_height
    lowest = cells[0].top() + (0.55 + 3 * 0.74) * high
    image = widget.grab().toImage()
    left, right = (
        brightest(image, QRectF(cells[1].left() + away * high, lowest - 4, 12, 8))
        for away in (-1.0, 0.6)
    )
    assert 1.5 < left < 5 < right


def test_both_partners_stand_above_their_column(widget: ScoreSheetWidget) -> None:
    """Both partners' names are above their column, in one line or two, else shortened.

    On a page, names that must be smaller to fit keep a gap between the sides. A changed name is
    shown beside the partner's.
    """
    load_fonts()
    lines, whole = list(EVENING.written.lines(Shown.PAPER)), ("Anna & Karl", "Emma & Martha")

    def heads(width: int, *, page: bool) -> tuple[tuple[str, ...], float]:
        layout = lay_out(lines, 2, width, Measure(32.0, 60.0, 6.0))
        look = look_of(Material.SLATE, PALETTES[Cloth.GREEN])
        return SheetPainter(EVENING.written, layout, look, 13.0, for_page=page).heads()

    assert whole == heads(440, page=False)[0]
    assert ("Anna &\nKarl", "Emma &\nMartha") == heads(240, page=False)[0]
    assert ("Ann &\nKar", "Emm &\nMar") == heads(160, page=False)[0]
    (names, seen), (same, printed) = (heads(400, page=page) for page in (False, True))
    assert names == same == whole
    assert printed < seen < 1
    widget.show_sheet(EVENING)
    assert list(whole) == [widget.cell_text(-1, place) for place in (1, 2)]
    widget.set_naming(lambda names: ("Guest", *names[1:]))
    assert "Guest & Karl" == widget.cell_text(-1, 1)
    assert EVENING == widget.sheet


# Read aloud ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shown", "key", "number", "expected"),
    [
        (
            EVENING,
            "ladder",
            1,
            (
                "Ladder of 4 rungs; the side that wipes its half first wins the set",
                "Anna & Karl, ladder: 3 rungs left; 86 written",
                "Emma & Martha, ladder: 2 rungs left; 1 mark on the frame",
            ),
        ),
        (
            EVENING,
            "frame",
            0,
            ("Frame: marks for those who lost", "Anna & Karl, frame: no stroke"),
        ),
        (LINES, "lines", 0, (None, "Anna & Karl, lines: 7 strokes, 2 wiped away")),
        (
            slate((0, 3), Written(70, None)),
            "ladder",
            0,
            (
                None,
                "Anna & Karl, ladder: 4 rungs left; 70 written in the middle",
                "Emma & Martha, ladder: 1 rung left; 70 written in the middle",
            ),
        ),
        (COUNTDOWN, "deal", 4, (None, "Deal 5, Anna & Karl: 6, crossed out; dealer")),
        (COUNTDOWN, "deal", 5, (None, "Deal 6, Anna & Karl: 5")),
    ],
)
def test_ladders_and_strokes_are_read_aloud(
    widget: ScoreSheetWidget, shown: ScoreSheet, key: str, number: int, expected: tuple[str | None]
) -> None:
    """The text of every line has its meaning and each side's part.

    Wiped strokes are read after the others. A number in the middle is read for both sides. A
    replaced number is read as struck out, the current one is not.
    """
    widget.show_sheet(shown)
    line = line_of(widget, key, number)
    for column, text in enumerate(expected):
        assert text in (None, widget.cell_text(line, column))


def test_the_table_for_readers_has_every_line(widget: ScoreSheetWidget) -> None:
    """The accessible table has two columns besides the labels, each cell with text and place."""
    model, across = widget.grid.model(), Qt.Orientation.Horizontal
    for shown in SHOWN:
        widget.show_sheet(shown)
        assert (len(widget.placed.rows), 3) == (model.rowCount(), model.columnCount())
        heads = [model.headerData(at, across) for at in range(3)]
        assert ["Row", "Anna & Karl", "Emma & Martha"] == heads
        for row in range(model.rowCount()):
            heading = widget.grid.columnSpan(row, 0) > 1
            assert heading is not bool(model.headerData(row, Qt.Orientation.Vertical))
            for index in (model.index(row, column) for column in range(3)):
                assert index.data() or (heading and index.column())
                assert widget.grid.visualRect(index).isValid()


def test_strokes_and_ladders_open_no_deal(widget: ScoreSheetWidget) -> None:
    """Strokes and ladders open no deal; only scored deals do."""
    opened: list[tuple[int, int]] = []
    widget.row_activated.connect(lambda *deal: opened.append(deal))
    widget.show_sheet(EVENING)
    for row in range(len(widget.placed.rows)):
        widget._activate(row)  # noqa: SLF001 - what Enter and a click do.
    assert [] == opened
    widget.show_sheet(COUNTDOWN)
    widget._activate(3)  # noqa: SLF001 - as above.
    assert [(1, 2)] == opened


# Written ------------------------------------------------------------------------------------------

CHANGES = [
    (slate((1, 2)), slate((1, 2), Written(86, 0))),
    (slate((1, 2), Written(86, 0)), slate((2, 2))),
    (slate((3, 2)), slate((3, 2), frame=(0, 2))),
    (kept(countdown(1, (7, None))), kept(countdown(1, (7, None), (None, 7)))),
    (
        kept(Marks("lines", (Strokes(3), Strokes(1)))),
        kept(Marks("lines", (Strokes(5), Strokes(0, 1)))),
    ),
]
"""Pairs of sheets before and after a deal."""


@pytest.mark.parametrize(("before", "after"), CHANGES)
def test_what_is_new_is_written_stroke_by_stroke(
    qtbot: QtBot, widget: ScoreSheetWidget, before: ScoreSheet, after: ScoreSheet
) -> None:
    """The animation starts with the former content and ends with the whole sheet.

    With a stroke time of 0 changes are shown at once.
    """
    widget.show_sheet(after)
    done = widget.grab().toImage()
    widget.show_sheet(before)
    assert not widget.is_writing()
    stood = widget.grab().toImage()
    widget.set_stroke_time(10_000)
    widget.show_sheet(after)
    assert done != widget.grab().toImage()
    if not isinstance(before.written.blocks[-1], Grid):
        assert stood == widget.grab().toImage()
    widget.set_stroke_time(0)
    widget.show_sheet(before)
    widget.set_stroke_time(30)
    strokes: list[bool] = []
    widget.stroked.connect(lambda: strokes.append(True))
    widget.show_sheet(after)
    assert widget.is_writing()
    qtbot.waitUntil(lambda: not widget.is_writing())
    assert done == widget.grab().toImage()
    assert strokes


# Scrolled -----------------------------------------------------------------------------------------


def test_a_low_slate_shows_the_deals_before_the_ladder(widget: ScoreSheetWidget) -> None:
    """Where both do not fit, the newest deal is seen with those before it, not the ladder alone."""
    deals, ladder = (
        countdown(1, (7, None), (6, None), (5, None)),
        Ladder(4, (1, 2), None, (0, 0), 1),
    )
    for high in (150, 220, 260):
        widget.resize(300, high)
        widget.show_sheet(kept(deals, ladder))
        shown, newest = widget.shown, widget.placed.rows[line_of(widget, "deal", 2)]
        assert shown.top() <= newest.top < newest.bottom <= shown.bottom()
    before = widget.placed.rows[line_of(widget, "deal", 1)]
    assert shown.top() <= before.top


def test_the_frame_of_a_heading_crosses_no_words(widget: ScoreSheetWidget) -> None:
    """In the focus, a text for all columns is framed as a whole."""
    widget.show_sheet(LINES)
    heading = line_of(widget, "game")
    assert widget.placed.rows[heading].band == widget.framed(heading, 1)
    assert widget.placed.cell(1, 1) == widget.framed(1, 1)


# Printed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("material", Material)
def test_pages_show_them(widget: ScoreSheetWidget, material: Material) -> None:
    """PDF, SVG and images of one page are created, with the sheet's text as description."""
    for shown in SHOWN:
        page, how = KeptSheet(shown), Print(material, dpi=30)
        (drawing,) = as_svgs([page], how)
        widget.show_sheet(shown)
        assert widget.whole_text() == svg_description(drawing)
        assert 1 == len(list(as_pictures([page], how)))
        assert as_pdf([page], how).startswith(b"%PDF")
