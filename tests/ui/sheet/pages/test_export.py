"""Tests of the export: all formats of a score sheet have the same content."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageReader

from reunion_desktop.app.sheets import kept_sheets, plain_table, plain_text
from reunion_desktop.engine.scoring import Mark, ScoreSheet
from reunion_desktop.engine.sheet import SLASH, UNDERLINE, Row
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.sheet.heading import Heading, KeptSheet
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.pages.export import (
    KINDS,
    DrawingError,
    Print,
    as_pdf,
    as_pictures,
    as_svgs,
    painters,
    write_sheet,
)
from reunion_desktop.ui.sheet.pages.page import Page, Paper
from tests.games.golden import BY_ID, Example, of_kind
from tests.games.test_worked_sheets import game_of
from tests.ui.sheet.pages.page_readers import Ink, Pdf, Word, svg_description, svg_inks, svg_words
from tests.ui.sheet.sheets import PLAYED_OFF, SESSION, SHARED, TIE, sheet

pytestmark = pytest.mark.usefixtures("qapp")

EVENING = Path(__file__).parents[4] / "assets" / "session.reunion"
"""Four played games: with slashes, an underline, a tie and a *matsch*."""

UNITS = {"left_bower": "bowers", "no_trick": "stangen", "game": "settlement"}
"""Row of each kind of payment."""

WORDS = {"txt": plain_text, "csv": plain_table}


def kept(*games: object, heading: Heading | None = None) -> KeptSheet:
    """A sheet of worked examples."""
    figures = ScoreSheet(("E", "M", "H"), tuple(games))  # type: ignore[arg-type]  # games of the examples
    return KeptSheet(RHINELAND.scoring.written(figures), heading or Heading())


def pages_of(sheet: KeptSheet, how: Print) -> list[Page]:
    """Layout of the pages of a sheet."""
    return [page for _, page in painters([sheet], how)]


def grid(page: Page, words: Sequence[Word]) -> list[tuple[str, tuple[str, ...], str]]:
    """Cells of a page: marks as in plain text, and the check figure."""
    rows: list[tuple[str, tuple[str, ...], str]] = []
    for column in page.columns:
        for placed in column.layout.rows:
            if placed.row.key != "game":
                cells = tuple(
                    spelled(inside(rect.translated(column.origin), words)) for rect in placed.cells
                )
                check = " ".join(inside(placed.check.translated(column.origin), words))
                rows.append((placed.row.key, cells, check))
    return rows


def inside(cell: QRectF, words: Sequence[Word]) -> list[str]:
    """The words that begin in a cell, from left to right."""
    found = [word for word in words if cell.contains(word.x + 1, word.y - 3)]
    return [word.text for word in sorted(found, key=lambda word: word.x)]


def spelled(words: list[str]) -> str:
    """A cell as one word: the number between its underlines, then the dealer's dot."""
    line = words.count("_") == 2
    (number,) = [word for word in words if word not in {"_", "•", "matsch"}] or [""]
    dot = " •" if "•" in words else ""
    return (f"_{number}_" if line else number) + dot


def grids(kind: str, sheet: KeptSheet, how: Print) -> list[tuple[str, tuple[str, ...], str]]:
    """Cells of a sheet, read back from a file of a format."""
    pages = pages_of(sheet, how)
    if kind == "pdf":
        pdf = Pdf(as_pdf([sheet], how))
        words = [pdf.words(page) for page in pdf.pages]
    else:
        words = [svg_words(data) for data in as_svgs([sheet], how)]
    assert len(pages) == len(words)
    return [row for page, told in zip(pages, words, strict=True) for row in grid(page, told)]


def entry(cell: dict[str, object]) -> str:
    """A cell of a worked example as one word."""
    signs = {"slash": "/", "dash": "–", "underline": f"_{cell['points']}_"}
    return signs.get(str(cell["mark"]), str(cell["points"]))


def amount(text: str) -> float:
    """Sum of signed units: ``+1−2`` is -1."""
    total = 0.0
    for part in text.replace("+", " +").replace("−", " -").replace("-", " -").split():
        whole, half = part.replace("½", ""), part.endswith("½")
        size = abs(float(whole)) if whole not in {"+", "-", ""} else 0.0
        total += (-1 if part.startswith("-") else 1) * (size + (0.5 if half else 0.0))
    return total


# Worked examples ----------------------------------------------------------------------------------


def told(example: Example) -> list[tuple[str, ...]]:
    """The cells of a worked game, a row per deal, with the dealer's dot."""
    return [
        tuple(
            entry(cell) + (" •" if seat == row["dealer"] else "")
            for seat, cell in enumerate(row["cells"])
        )
        for row in example["expect"]["rows"]
    ]


@of_kind("game")
def test_worked_games_are_read_back(example: Example) -> None:
    """Rows, marks, dots, totals, check figure and units are on the page as in the example.

    Plain text and CSV have the content of the pages.
    """
    expected, sheet = example["expect"], kept(game_of(example))
    found = grids("svg", sheet, Print())
    by_kind = {row: cells for row, cells, _ in found}
    assert told(example) == [cells for row, cells, _ in found if row == "deal"]
    assert tuple(map(str, expected["totals"])) == by_kind["totals"]
    assert [str(expected["check"])] == [check for _, _, check in found if check]
    for why, row in UNITS.items():
        assert expected["units"][why] == list(map(amount, by_kind.get(row, ("0",) * 3)))
    assert expected["balance"] == list(map(amount, by_kind["balance"]))
    assert expected["gross"] == list(map(amount, by_kind["session_receipts"]))

    lines = [" ".join(line.split()) for line in plain_text([sheet]).splitlines()]
    rows = [line.partition(" ")[2] for line in lines if line[:2] in {"1.", "2.", "3."}]
    said = {line.split()[0]: line.split()[1:] for line in lines if line[:1].isalpha()}
    assert list(map(" ".join, told(example))) == rows
    assert " ".join(map(str, [*expected["totals"], "check", expected["check"]])) in lines
    for why, label in (("left_bower", "bowers"), ("no_trick", "Stangen"), ("game", "game")):
        assert expected["units"][why] == list(map(amount, said[label]))
    assert expected["balance"] == list(map(amount, said["balance"]))

    table = list(csv.DictReader(io.StringIO(plain_table([sheet]))))
    cells = [cell for row in expected["rows"] for cell in row["cells"]]
    assert [(cell["points"], cell["mark"]) for cell in cells] == [
        (int(row["points"]), row["mark"]) for row in table if row["row"] == "entry"
    ]
    totals = [row for row in table if row["row"] == "total"]
    assert expected["totals"] == [int(row["points"]) for row in totals]
    assert expected["balance"] == [float(row["units"]) for row in totals]


@of_kind("session")
def test_worked_sessions_are_read_back(example: Example) -> None:
    """The page of a session ends with both ledgers."""
    sheet = kept(*(game_of(BY_ID[game["example"]]) for game in example["games"]))
    by_kind = {row: cells for row, cells, _ in grids("svg", sheet, Print())}
    expected = example["expect"]
    assert expected["balance"] == list(map(amount, by_kind["session_balance"]))
    assert expected["gross"] == list(map(amount, by_kind["session_receipts"]))


@of_kind("settlement")
def test_worked_settlements_are_read_back(example: Example) -> None:
    """Ties, shares and play-offs: totals and units are on the page."""
    found = grids("svg", kept(game_of(example)), Print())
    by_kind = {row: cells for row, cells, _ in found}
    assert tuple(map(str, example["totals"])) == by_kind["totals"]
    expected = example["expect"]["balance"]
    assert expected == [amount(cell) for cell in by_kind["settlement"]]


def opened(data: bytes) -> tuple[QImage, str]:
    """An image and its description."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    image = QImageReader(buffer).read()
    return image, image.text("Description")


# Marks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "how", [Print(Material.PAPER), Print(Material.SLATE, Paper.LETTER), Print(Material.PLAIN)]
)
def test_marks_have_their_place(how: Print) -> None:
    """The slash of a Stange ends in the lower left and upper right corner of its cell.

    An underline is below the figures, at least as wide, and within the cell.
    """
    data = next(as_svgs([worked()], how))
    inks = svg_inks(data)
    cell = marked(SLASH, how)
    (slash,) = [ink for ink in inks if lies_in(ink, cell.adjusted(-6, -6, 6, 6))]
    corners = (cell.left(), cell.top(), cell.right(), cell.bottom())
    assert corners == pytest.approx(slash.box, abs=4)
    lowest = max(slash.places, key=lambda place: place[1])
    assert lowest[0] < cell.center().x()

    cell = marked(UNDERLINE, how)
    within = [ink for ink in inks if lies_in(ink, cell)]
    (line,) = (ink for ink in within if ink.box[2] - ink.box[0] > 4 * (ink.box[3] - ink.box[1]))
    left, top, right, _ = line.box
    words = [word for word in svg_words(data) if cell.contains(word.x + 1, word.y - 3)]
    (number,) = [word for word in words if word.text == "14"]
    assert left < number.x < right
    assert top > number.y
    for ink in within:
        if ink is not line and ink.box[3] - ink.box[1] > 12:
            assert ink.box[3] <= top + 2
            assert left <= ink.box[0] + 2
            assert ink.box[2] - 2 <= right


def worked() -> KeptSheet:
    """The worked example with an underline and a slash."""
    return kept(game_of(BY_ID["G22"]))


def marked(mark: str, how: Print) -> QRectF:
    """The only cell of the worked example with a mark."""
    (page,) = pages_of(worked(), how)
    (cell,) = [
        rect.translated(column.origin)
        for column in page.columns
        for placed in column.layout.rows
        if isinstance(placed.row, Row)
        for cell, rect in zip(placed.row.cells, placed.cells, strict=True)
        if cell.mark == mark
    ]
    return cell


def lies_in(ink: Ink, cell: QRectF) -> bool:
    """Return True if ink lies within a cell and is larger than a dot."""
    left, top, right, bottom = ink.box
    middle = QRectF(left, top, right - left, bottom - top)
    return cell.contains(middle) and right - left > 12


# Pages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))])
def test_pages_have_the_size_of_their_paper(paper: Paper, size: tuple[float, float]) -> None:
    """PDF sizes are in points, SVG sizes in millimetres, image sizes in dots."""
    how = Print(Material.PAPER, paper, 100)
    pdf = Pdf(as_pdf([KeptSheet(SESSION)], how))
    assert [size] * len(pdf.pages) == [pdf.size(page) for page in pdf.pages]
    image, _ = opened(next(as_pictures([KeptSheet(SESSION)], how)))
    inches = {Paper.A4: (8.27, 11.69), Paper.LETTER: (8.5, 11.0)}[paper]
    assert inches == pytest.approx((image.width() / 100, image.height() / 100), abs=0.01)
    assert image.dotsPerMeterX() == pytest.approx(3937, abs=1)
    drawing = next(as_svgs([KeptSheet(SESSION)], how)).decode()
    width = float(drawing.partition('width="')[2].partition("mm")[0])
    assert width == pytest.approx(inches[0] * 25.4, abs=0.3)


def test_a_drawing_is_xml_whatever_the_names_are() -> None:
    """Control characters in names are left out of an SVG image, which is valid XML."""
    names = ("E\x00\x01\x0b\x1f", "<M>&\"'", "H\ufffe\uffff\x7f\ud7ff😀")
    sheet = KeptSheet(
        RHINELAND.scoring.written(replace(SESSION, names=names)),
        replace(Heading(), place="\x08 at \x0c"),
    )
    for drawing in as_svgs([sheet]):
        told = svg_description(drawing)
        assert "<M>&" in told
        assert "\ufffd" in told


@pytest.mark.parametrize("material", Material)
def test_a_document_is_small_and_not_shaded(material: Material) -> None:
    """A session of ten games has a PDF of less than 300 KB.

    Pages have no shadings, which many PDF readers show as white spots over the figures.
    """
    ten = sheet(*SESSION.games, *SESSION.games, *SESSION.games[:2])
    document = as_pdf([KeptSheet(ten)], Print(material))
    assert len(document) < 300_000
    assert b"/Type /Page" in document
    assert b"/ShadingType" not in document
    assert b"/Luminosity" not in document


def test_a_page_without_its_ground_is_white() -> None:
    """Without the ground a page is white, for printing on the player's own paper."""
    image, _ = opened(next(as_pictures([worked()], Print(dpi=40, background=False))))
    assert "#ffffff" == image.pixelColor(3, 3).name()
    image, _ = opened(next(as_pictures([worked()], Print(dpi=40))))
    assert "#ffffff" != image.pixelColor(3, 3).name()


# The evening --------------------------------------------------------------------------------------


def evening() -> KeptSheet:
    """The sheet of four games that were really played."""
    (sheet,) = kept_sheets(read_record(EVENING, find_game), "At the Swan, Mainz")
    return sheet


@pytest.mark.parametrize("material", Material)
def test_all_kinds_of_the_evening_say_the_same(material: Material) -> None:
    """PDF and SVG agree cell by cell; plain text and CSV have the same figures.

    The session has a slash, an underline, a tie and a *matsch*. The description of an image is its
    page as text, the same as that of the SVG image.
    """
    sheet, how = evening(), Print(material, dpi=40)
    games = sheet.figures.games
    marks = {entry.mark for game in games for line in game.lines for entry in line.sheet}
    assert {Mark.PLAIN, Mark.SLASH, Mark.UNDERLINE} == marks
    assert 2 in {len(game.settlement.winners) for game in games if game.settlement}
    assert any(min(game.totals) < 100 for game in games)
    pdf, svg = grids("pdf", sheet, how), grids("svg", sheet, how)
    assert pdf == svg
    lines = [" ".join(line.split()) for line in plain_text([sheet]).splitlines()]
    for kind, cells, _ in pdf:
        if kind == "deal":
            assert any(line.endswith(" ".join(cells)) for line in lines)
    table = csv.DictReader(io.StringIO(plain_table([sheet])))
    totals = [row["points"] for row in table if row["row"] == "total"]
    assert totals == [cell for kind, cells, _ in pdf if kind == "totals" for cell in cells]
    (picture,), (drawing,) = as_pictures([sheet], how), as_svgs([sheet], how)
    assert svg_description(drawing) == opened(picture)[1]
    assert "Stange, no trick" in svg_description(drawing)


def texts(sheet: KeptSheet) -> list[str]:
    """Every text on the first page of a sheet."""
    return [word.text for word in svg_words(next(as_svgs([sheet])))]


def test_the_foot_says_when_where_how_and_how_fair() -> None:
    """Date, place, rules and seal are on the page, in plain text and in CSV.

    Options that differ from the preset are named. The player can choose the names and initials on
    the page.
    """
    sheet = evening()
    words = texts(sheet)
    assert any("At the Swan, Mainz" in word and "2026" in word for word in words)
    assert "Rules: Réunion (Rhineland)" in words
    assert "Seal verified: 12 of 12 deals." in words
    assert plain_text([sheet]).endswith(
        "\nAt the Swan, Mainz, 2026-11-20\nRules: rhineland\nSeal verified: 12 of 12 deals.\n"
    )
    table = csv.DictReader(io.StringIO(plain_table([sheet])))
    (foot,) = [row for row in table if row["row"] == "sheet"]
    assert ["2026-11-20", "At the Swan, Mainz", "Rules: rhineland"] == [
        foot[key] for key in ("date", "place", "rules")
    ]

    assert sheet.heading.rules is not None
    rules = sheet.heading.rules.changed({"max_tens_discarded": 2, "fifty_band": False})
    changed = replace(
        sheet.heading,
        rules=rules,
        changed=("max_tens_discarded", "fifty_band"),
        names=("Aunt Emma", "Martha", "Uncle"),
        initials=("AE", "M.", "U"),
    )
    words = texts(replace(sheet, heading=changed))
    options = "Tens the dealer may discard: Two; A total under 50: Pays two units"
    assert any(options in word for word in words)
    assert "Aunt Emma · Martha · Uncle" in words
    assert {"AE", "M.", "U"} <= set(words)
    plain = plain_text([replace(sheet, heading=changed)])
    assert "Rules: rhineland,max_tens_discarded=2,fifty_band=false" in plain


def put(path: Path, data: bytes) -> None:
    """Write a file as the save controller does."""
    path.write_bytes(data)


# Files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_the_ending_says_the_kind(kind: str, tmp_path: Path) -> None:
    """A sheet of one page gives one file in each format."""
    path = tmp_path / f"sheet.{kind.upper()}"
    written = write_sheet([evening()], path, Print(dpi=40), WORDS, put)
    assert (path,) == written
    assert path.stat().st_size > 500


def test_pictures_of_several_pages_are_numbered(tmp_path: Path) -> None:
    """A PDF has all pages, an image one."""
    long = KeptSheet(sheet(*SESSION.games * 3))
    path = tmp_path / "sheet.png"
    written = write_sheet([long], path, Print(dpi=30), WORDS, put)
    assert [tmp_path / "sheet-1.png", tmp_path / "sheet-2.png"] == list(written)
    assert not path.exists()
    path = tmp_path / "sheet.pdf"
    assert (path,) == write_sheet([long], path, Print(), WORDS, put)


def test_an_empty_sheet_is_not_drawn(tmp_path: Path) -> None:
    """An empty sheet raises an error, and no file is written."""
    with pytest.raises(DrawingError, match=r"^The score sheet is still empty\.$"):
        write_sheet([KeptSheet(ScoreSheet(()))], tmp_path / "x.pdf", Print(), WORDS, put)
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("game", [TIE, SHARED, PLAYED_OFF])
def test_matsch_is_noted(game: object) -> None:
    """The word *matsch* stands below losing totals under a hundred only."""
    noted = kept(game)
    words = [word.text for word in svg_words(next(as_svgs([noted], Print())))]
    lost = [min(noted.figures.games[0].totals) < 100]
    assert lost.count(True) == words.count("matsch")
    assert lost.count(True) == plain_text([noted]).count("matsch")
