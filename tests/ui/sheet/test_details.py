"""Sheets with details: their places on the screen and on a page, and their words."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.sheet import Cell, Line, Row, Shown
from reunion_desktop.games.skat.rules import ISKO, KNEIPE
from reunion_desktop.storage.sheets.detailed import HEADS, LABELS
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.sheet.details import measured
from reunion_desktop.ui.sheet.heading import Heading, KeptSheet
from reunion_desktop.ui.sheet.layout import PlacedRow, SheetLayout, lay_out
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.notes import standing, text_words
from reunion_desktop.ui.sheet.pages.export import picture
from reunion_desktop.ui.sheet.pages.page import Paper
from reunion_desktop.ui.sheet.pages.page_painter import PagePainter
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.sheet.words import cell_text, labels, words_of
from tests.games.skat.lists import DOUBLED, THREE, deal, sheet_of
from tests.ui.look.contrast import contrast

FIGURES = sheet_of(ISKO.changed({"series": 3}), THREE)
SHEET = FIGURES.written
LINES: tuple[Line, ...] = tuple(SHEET.lines(Shown.PAPER))

pytestmark = pytest.mark.usefixtures("qapp")


def placed(width: float, *, whole: bool) -> SheetLayout:
    """The list on paper of a given width."""
    measure = measured(SHEET, 13.0, labels(SHEET), 6.0, whole=whole)
    return lay_out(LINES, 3, width, measure)


@pytest.mark.parametrize("size", [(220, 70), (220, 400), (300, 400)], ids=str)
def test_details_leave_room_for_figures(qtbot: QtBot, size: tuple[int, int]) -> None:
    """At 175 % a small list has smaller type, so that the players' columns hold three figures."""
    sheet = ScoreSheetWidget()
    qtbot.addWidget(sheet)
    larger = sheet.font()
    larger.setPixelSize(26)
    sheet.setFont(larger)
    sheet.resize(*size)
    with qtbot.waitExposed(sheet):
        sheet.show()
    sheet.show_sheet(FIGURES)
    assert all(cell.width() >= 20 for cell in sheet.placed.head.cells)
    assert sheet.placed.head.bottom + sheet.placed.row_height < size[1]


def shown(row: PlacedRow) -> set[str]:
    """Keys of the details that have a place in a row."""
    rects = zip(SHEET.details, row.details, strict=True)
    return {detail.key for detail, rect in rects if rect.width() > 0}


@pytest.mark.parametrize(("width", "whole"), [(260.0, False), (286.0, False), (900.0, True)])
def test_parts_of_a_row_are_side_by_side(width: float, *, whole: bool) -> None:
    """Number, details, totals and ticks fill the row without gaps, within the width."""
    layout = placed(width, whole=whole)
    for row in layout.rows:
        parts = sorted((*row.cells, *row.details), key=lambda rect: (rect.left(), rect.right()))
        assert row.check.right() <= width
        assert row.label.left() >= 0
        for left, right in pairwise(parts):
            assert left.right() == pytest.approx(right.left())
        assert all(cell.width() >= 40 for cell in row.cells)


def test_a_page_shows_all_details_and_the_table_two() -> None:
    """Beside the table there are the game and its value."""
    assert {"game", "value"} == shown(placed(286, whole=False).rows[1])
    assert {detail.key for detail in SHEET.details} == shown(placed(900, whole=True).rows[1])


def test_the_foot_has_long_labels() -> None:
    """A row without a game has its label where the game would stand."""
    first, last = (placed(286, whole=False).rows[place] for place in (1, -1))

    assert first.label.right() < last.label.right() == last.cells[0].left()


@pytest.mark.parametrize(("players", "deals"), [(3, 36), (4, 48)])
def test_a_whole_series_is_one_page(players: int, deals: int) -> None:
    """A list has one page like the printed one."""
    rules = ISKO.changed({"players": players, "series": deals})
    lines = tuple(
        deal(number, (-1234,) * players, 0, "C", -240, matadors=11)
        for number in range(1, deals + 1)
    )
    kept = KeptSheet(sheet_of(rules, lines), Heading())
    look = look_of(Material.PAPER, PALETTES[Cloth.GREEN])
    painter = PagePainter(kept, look)
    (page,) = painter.pages(Paper.A4)

    assert page.columns[0].layout.rows[-1].check.right() <= page.columns[0].width
    image = picture((painter, page), 30)
    assert len({QColor(image.pixel(x, 200)).name() for x in range(50, 200)}) > 3


@pytest.mark.parametrize("material", Material)
def test_a_list_shows_the_suits_of_the_pack_and_losses_in_red(material: Material) -> None:
    """With the German pack there are acorns instead of clubs; a loss has a colour of its own."""
    kept, colours = KeptSheet(FIGURES, Heading()), PALETTES[Cloth.GREEN]
    french, german = (
        PagePainter(kept, look_of(material, colours, german=german)) for german in (False, True)
    )
    images = [picture((each, each.pages(Paper.A4)[0]), 60) for each in (french, german)]
    assert images[0] != images[1]
    look = look_of(material, colours)
    assert look.ink_of(Cell("-1", loss=True)).name() == look.loss != look.ink
    assert contrast(look.loss, look.background) >= 4.5


def test_each_of_several_series_has_a_page() -> None:
    """Whole series stand on a page each, in the type that one of them needs."""
    game = FIGURES.games[0]
    lines = tuple(deal(number, (0, 0, 0), 0, "C", 24) for number in range(1, 37))
    rules = ISKO.changed({"series": 36})
    one = replace(game, deals=36, lines=lines, settlement=rules.settle(lines))
    several = rules.scoring.written(ScoreSheet(FIGURES.names, (one,) * 3))
    look = look_of(Material.PAPER, PALETTES[Cloth.GREEN])
    pages = PagePainter(KeptSheet(several, Heading()), look).pages(Paper.A4)

    deals = [[row.deal for row in page.rows if isinstance(row, Row) and row.deal] for page in pages]
    assert [list(range(1, 37))] * 3 == deals


def test_a_doubled_deal_says_why() -> None:
    """A screen reader says Kontra, Re and Bock, and the factor."""
    sheet = sheet_of(KNEIPE, DOUBLED).written
    rows = [row for row in sheet.lines(Shown.PAPER) if isinstance(row, Row) and row.deal]
    told = [
        cell_text(sheet, row, column)
        for row in rows
        for column, cell in enumerate(row.cells, 1)
        if cell.text
    ]
    words = ["Kontra, times 2", "Kontra and Re, times 4", "Bock, times 2"]
    words += ["Kontra, Re and Bock, times 8", "Ramsch, times 4"]
    assert all(word in text for word, text in zip(words, told, strict=True)), told


def test_a_cell_tells_the_game_and_the_total() -> None:
    """A screen reader says what was played, how it ended, its value and the total."""
    told = [
        cell_text(SHEET, line, line.cells.index(max(line.cells, key=lambda c: len(c.means))) + 1)
        for line in LINES
        if isinstance(line, Row) and line.deal
    ]

    assert [
        "Deal 1, Anna: clubs with 2, Hand, won, 48, total 48; dealer",
        "Deal 2, Bea: Null, lost, 46, total −46; dealer",
        "Deal 3, Anna: passed in",
        "Deal 4, Carl: Grand without 1, Schneider, overbid, lost, 144, total −144",
    ] == told


def test_the_leader_stands_at_the_foot() -> None:
    """After a series the sheet names who leads, with the points of the list."""
    assert "Leading: Anna, 178" == standing(SHEET)
    assert not standing(sheet_of(ISKO, THREE[:2]).written)


def test_every_head_and_label_of_the_text_sheet_has_words() -> None:
    """The text sheet's English words are those of the window."""
    words = words_of(SHEET)

    assert HEADS == {key: words.head(key) for key in HEADS}
    assert LABELS == {key: words.label(key) for key in LABELS}
    assert {*HEADS.values(), *LABELS.values()} <= set(text_words(["skat"]))
