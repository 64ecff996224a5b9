"""Files of score sheets: PDF, PNG and SVG pages, text for a mail, a table for a spreadsheet.

All kinds say the same. Pages are drawn in memory first, so that a file is written whole or not
at all. A picture holds one page; a sheet of several pages gives as many files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPageLayout, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.sheet.heading import KeptSheet, WriteWords
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.notes import place_and_date, title
from reunion_desktop.ui.sheet.pages.page import UNITS, Page, Paper
from reunion_desktop.ui.sheet.pages.page_painter import PagePainter
from reunion_desktop.ui.sheet.words import rows_text

PAGES = ("pdf", "png", "svg")
"""Endings of the kinds that look like paper."""
WORDS = ("txt", "csv")
"""Endings of the kinds that are words and figures only."""
KINDS = (*PAGES, *WORDS)
"""Every ending that a sheet's file can have."""

LEAST_DPI, USUAL_DPI, MOST_DPI = 30, 150, 1200
"""Dots to an inch of a picture: the fewest and the most that are drawn."""

_BAND = 128
"""Rows of a picture that are touched at a time."""

_NO_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 knows no way to write."""

_CREATOR = "Reunion Desktop"
_FACE = b'font-family="Source Serif Pro"'
_FACES = b"font-family=\"'Source Serif Pro', 'Source Serif 4', Georgia, serif\""


class NotDrawn(Exception):  # noqa: N818 - named as a player would say it.
    """A sheet that could not be drawn, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Print:
    """How a sheet is to look on its pages."""

    material: Material = Material.PAPER
    paper: Paper = Paper.A4
    dpi: int = USUAL_DPI
    """Dots to an inch, for pictures."""
    ground: bool = True
    """Whether the colour of the paper is drawn too."""


USUAL = Print()
"""Ink on laid paper, A4."""

SaveFile = Callable[[Path, bytes], None]
"""Puts a file in its place; whatever it raises goes on to the caller."""


def painters(sheets: Sequence[KeptSheet], how: Print) -> Iterator[tuple[PagePainter, Page]]:
    """Every page of some sheets, with who paints it; the painter knows its sheet."""
    look = look_of(how.material, PALETTES[Cloth.GREEN])
    for kept in sheets:
        painter = PagePainter(kept, look, how.ground)
        for page in painter.pages(how.paper):
            yield painter, page


def draw(painter: QPainter, painted: tuple[PagePainter, Page], scale: float) -> None:
    """Paint one page on something that has so many dots to a unit of the page."""
    who, page = painted
    painter.save()
    painter.scale(scale, scale)
    who.paint(painter, page)
    painter.restore()


def as_pdf(sheets: Sequence[KeptSheet], how: Print = USUAL) -> bytes:
    """All pages of some sheets as one document.

    Raises:
        NotDrawn: there is nothing on the sheets.
    """
    pages = _pages(sheets, how)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(_name(sheets))
    writer.setCreator(_CREATOR)
    writer.setResolution(UNITS)
    no_margins = QMarginsF(0, 0, 0, 0)
    writer.setPageLayout(QPageLayout(how.paper.kind, QPageLayout.Orientation.Portrait, no_margins))
    painter = QPainter(writer)
    for number, painted in enumerate(pages):
        if number:
            writer.newPage()
        draw(painter, painted, 1.0)
    painter.end()
    return bytes(buffer.data().data())


def as_pictures(sheets: Sequence[KeptSheet], how: Print = USUAL) -> Iterator[bytes]:
    """Every page as a PNG picture, one after the other.

    Raises:
        NotDrawn: there is nothing on the sheets, or no room for a picture of that size.
    """
    for painted in _pages(sheets, how):
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if not picture(painted, how.dpi).save(buffer, "PNG"):  # type: ignore[call-overload]  # PySide's stubs know names of files only.
            raise NotDrawn("The picture of the score sheet could not be made.")
        yield bytes(buffer.data().data())


def picture(painted: tuple[PagePainter, Page], dpi: float) -> QImage:
    """One page as a picture with so many dots to an inch; its description is the page in words.

    Raises:
        NotDrawn: there is no room for a picture of that size.
    """
    size = painted[1].size * (dpi / UNITS)
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    if image.isNull():
        raise NotDrawn(f"There is no room for a picture of {dpi:g} dots to an inch.")
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    who, page = painted
    image.setText("Title", _name([who.kept]))
    image.setText("Description", rows_text(who.kept.sheet, page.rows))
    painter = QPainter(image)
    for top in range(0, image.height(), _BAND):
        # In bands: all at once, a large picture would keep the window waiting.
        painter.fillRect(0, top, image.width(), _BAND, QColor("#ffffff"))
    draw(painter, painted, dpi / UNITS)
    painter.end()
    return image


def as_svgs(sheets: Sequence[KeptSheet], how: Print = USUAL) -> Iterator[bytes]:
    """Every page as an SVG drawing, one after the other; its description is the page in words.

    Raises:
        NotDrawn: there is nothing on the sheets.
    """
    for painted in _pages(sheets, how):
        who, page = painted
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setTitle(_name([who.kept]))
        generator.setDescription(rows_text(who.kept.sheet, page.rows))
        generator.setResolution(UNITS)
        generator.setSize(page.size.toSize())
        generator.setViewBox(QRectF(QRect(0, 0, *_whole(page.size.toSize()))))
        painter = QPainter(generator)
        draw(painter, painted, 1.0)
        painter.end()
        yield _in_xml(bytes(buffer.data().data())).replace(_FACE, _FACES)


def _in_xml(drawing: bytes) -> bytes:
    """A drawing without the characters that no XML may hold, not even in disguise."""
    return _NO_XML.sub("\N{REPLACEMENT CHARACTER}", drawing.decode("utf-8", "replace")).encode()


def _whole(size: QSize) -> tuple[int, int]:
    return size.width(), size.height()


def _pages(sheets: Sequence[KeptSheet], how: Print) -> list[tuple[PagePainter, Page]]:
    pages = list(painters([kept for kept in sheets if kept.sheet.blocks], how))
    if not pages:
        raise NotDrawn("There is no game on the score sheet yet.")
    return pages


def _name(sheets: Sequence[KeptSheet]) -> str:
    """What a document is called by the program that shows it."""
    first = sheets[0]
    words = (
        title(first.sheet),
        ", ".join(map(isolated, first.sheet.names)),
        place_and_date(first.heading),
    )
    return " – ".join(word for word in words if word)


def ending_of(path: Path) -> str:
    """The ending that says how a sheet is to be written, in small letters, without the dot."""
    return path.suffix.removeprefix(".").lower()


def files(
    sheets: Sequence[KeptSheet], path: Path, how: Print, words: Mapping[str, WriteWords]
) -> Iterator[tuple[Path, bytes]]:
    """The files of some sheets, each drawn when it is asked for.

    Args:
        sheets: what to write.
        path: the name of the file, whose ending is one of KINDS. Pictures of several pages are
            numbered: ``sheet-1.png``, ``sheet-2.png``.
        how: the look of pages.
        words: who writes the kinds that are no pages, by ending.

    Raises:
        NotDrawn: there is nothing on the sheets, or no room to draw them.
        KeyError: the ending is none of a sheet's.
    """
    ending = ending_of(path)
    if ending in words:
        yield path, words[ending](sheets).encode()
        return
    draws: dict[str, Callable[[], Iterator[bytes]]] = {
        "pdf": lambda: iter((as_pdf(sheets, how),)),
        "png": lambda: as_pictures(sheets, how),
        "svg": lambda: as_svgs(sheets, how),
    }
    several = ending != "pdf" and len(_pages(sheets, how)) > 1
    for number, data in enumerate(draws[ending](), 1):
        name = f"{path.stem}-{number}{path.suffix}" if several else path.name
        yield path.with_name(name), data


def write_sheet(
    sheets: Sequence[KeptSheet],
    path: Path,
    how: Print,
    words: Mapping[str, WriteWords],
    save: SaveFile,
) -> tuple[Path, ...]:
    """Write some sheets to a file, or to several where pictures need them.

    Args:
        sheets: what to write.
        path: the name of the file; its ending says the kind.
        how: the look of pages.
        words: who writes the kinds that are no pages, by ending.
        save: who puts a file in its place.

    Returns:
        The files written.

    Raises:
        NotDrawn: there is nothing on the sheets, or no room to draw them.
        KeyError: the ending is none of a sheet's.
    """
    written = []
    for name, data in files(sheets, path, how, words):
        save(name, data)
        written.append(name)
    return tuple(written)
