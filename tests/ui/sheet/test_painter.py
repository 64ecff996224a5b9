"""Tests of the sheet's painter: column headings, the line below, row labels."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.sheet import Shown
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.sheets.text import as_text
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.typefaces import SERIF, font, load_fonts
from reunion_desktop.ui.sheet.details import HEAD, measured
from reunion_desktop.ui.sheet.heading import initials as shortest
from reunion_desktop.ui.sheet.layout import Measure, lay_out
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.painter import SheetPainter
from reunion_desktop.ui.sheet.words import labels, line_label
from tests.ui.sheet.sheets import NAMES, SPECIMEN, rows_of, sheet

pytestmark = pytest.mark.usefixtures("qapp")

SHEET = sheet(SPECIMEN)


def painted(
    width: int, initials: tuple[str, ...] = (), names: tuple[str, ...] = NAMES
) -> SheetPainter:
    """The specimen, laid out on paper of a given width."""
    layout = lay_out(rows_of(SHEET), len(NAMES), width, Measure(30.0, 60.0, 24.0))
    return SheetPainter(
        replace(SHEET.written, names=names),
        layout,
        look_of(Material.PLAIN, PALETTES[Cloth.GREEN]),
        13.0,
        by_hand=True,
        initials=initials,
    )


def test_names_stand_in_full_where_they_have_room() -> None:
    """Names are complete if they fit, else initials; chosen initials are always kept.

    A single name that is too long does not shorten the others; two such names do.
    """
    load_fonts()
    assert NAMES == painted(400).heads()[0]
    assert ("E", "M", "H") == painted(180).heads()[0]
    assert ("Em", "Ma", "He") == painted(400, ("Em", "Ma", "He")).heads()[0]
    assert NAMES == painted(400, ("E", "M", "H")).heads()[0]

    one, two = ("Bartholomäus-Maximilian", "Jo", "Al"), ("Bartholomäus", "Maximiliane", "Al")
    assert (one, 1.0) == painted(250, names=one).heads()
    assert ("B", "M", "A") == painted(140, names=two).heads()[0]


@pytest.mark.parametrize(
    ("width", "heads"),
    [
        (600, ("Gast & Adam & Karl", "Anna & Eva & Lena")),
        (240, ("Gast &\nAdam & Karl", "Anna &\nEva & Lena")),
        (190, ("Gast &\nAdam &\nKarl", "Anna &\nEva &\nLena")),
        (110, ("Ga &\nAd &\nKa", "An &\nEv &\nLe")),
    ],
)
def test_names_of_a_side_stand_in_lines(width: int, heads: tuple[str, ...]) -> None:
    """Names of three partners stand in as many lines as they need, before initials."""
    load_fonts()
    names = ("Gast", "Anna", "Adam", "Eva", "Karl", "Lena")
    written = replace(SHEET.written, names=names, columns=((0, 2, 4), (1, 3, 5)))
    measure = measured(written, 13.0, labels(written), 6.0)
    layout = lay_out((), 2, width, measure._replace(label=60.0, check=0.0))
    look = look_of(Material.PLAIN, PALETTES[Cloth.GREEN])
    assert heads == SheetPainter(written, layout, look, 13.0).heads()[0]


def test_long_names_of_a_side_are_shortened() -> None:
    """Where they do not fit in lines, their first letters stand there before initials."""
    load_fonts()
    names = ("Clara", "Anna", "Jakob", "Lena", "Bartholomea", "Margarethe")
    written = replace(SHEET.written, names=names, columns=((0, 2, 4), (1, 3, 5)))
    measure = measured(written, 13.0, labels(written), 6.0)
    layout = lay_out((), 2, 180, measure._replace(label=60.0, check=0.0))
    look = look_of(Material.PLAIN, PALETTES[Cloth.GREEN])
    heads = "Clara &\nJakob &\nBarth.", "Anna &\nLena &\nMarga."
    assert heads == SheetPainter(written, layout, look, 13.0).heads()[0]


@pytest.mark.parametrize("longest", ["Margarethe", "Apollonia"])
def test_labels_make_room_for_whole_names(longest: str) -> None:
    """Beside the table at usual text size, no name is cut while the labels can be narrower."""
    load_fonts()
    names = ("Guest", longest, "Adam")
    written = RHINELAND.scoring.written(ScoreSheet(names, (SPECIMEN,))).written
    layout = lay_out(
        written.lines(Shown.PAPER), 3, 280, measured(written, 13.0, labels(written), 6.0)
    )
    look = look_of(Material.PLAIN, PALETTES[Cloth.GREEN])
    heads, size = SheetPainter(written, layout, look, 13.0).heads()
    wide = QFontMetricsF(font(SERIF, 13.0 * HEAD * size, bold=True)).horizontalAdvance
    assert names == heads
    assert layout.head.cells[1].width() - 4 >= wide(longest)


def test_the_rule_under_the_heads_is_as_wide_as_the_grid() -> None:
    """The line below the headings extends from the labels to the last column."""
    sheet_painter = painted(400)
    picture = QImage(400, 60, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    sheet_painter.head(painter)
    painter.end()
    head = sheet_painter.layout.head
    y = round(head.bottom - 1)
    inked = [x for x in range(400) if picture.pixelColor(x, y) != QColor("white")]
    band = QRect(head.band.toAlignedRect())
    assert (band.left(), band.right()) == (inked[0], inked[-1])


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Emma", "Martha", "Heinrich"), ("E", "M", "H")),
        (("Anna", "Adam", "You"), ("An", "Ad", "Yo")),
        (("Anna", "Anna", "Anna"), ("A1", "A2", "A3")),
        (("", " ", "Karl"), ("?1", "?2", "K3")),
    ],
)
def test_initials_tell_players_apart(names: tuple[str, ...], expected: tuple[str, ...]) -> None:
    """Initials have one letter if that is enough, otherwise more or a number."""
    assert expected == shortest(names)


def test_rows_have_the_names_that_the_text_has() -> None:
    """Sheet, pages and plain text use the same label for a row of units."""
    text = as_text(SHEET.written)
    labels = {row.key: line_label(SHEET.written, row) for row in rows_of(SHEET)}
    for key in ("bowers", "stangen", "settlement", "balance"):
        assert f"\n{labels[key]} " in text
    assert "total balance" == labels["session_balance"]
    assert "total winnings" == labels["session_receipts"]
