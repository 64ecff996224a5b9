"""Export of score sheets: PDF, PNG and SVG pages, plain text, CSV.

All formats have the same content. Pages are rendered in memory first, so that a file is written
completely or not at all. An image holds one page; a sheet of several pages gives several files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPdfWriter
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
"""File extensions of the page formats."""
WORDS = ("txt", "csv")
"""File extensions of the text formats."""
KINDS = (*PAGES, *WORDS)
"""Every file extension of a sheet."""

LEAST_DPI, USUAL_DPI, MOST_DPI = 30, 150, 1200
"""Resolution of an image in dots per inch: least, usual and most."""

_BAND = 128
"""Rows of an image painted at a time."""

_NO_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 does not allow."""

_CREATOR = "Reunion Desktop"
_FACE = b'font-family="Source Serif Pro"'
_FACES = b"font-family=\"'Source Serif Pro', 'Source Serif 4', Georgia, serif\""


class DrawingError(Exception):
    """Error: a sheet could not be rendered; one sentence, English unless translated already."""


@dataclass(frozen=True, slots=True)
class Print:
    """Format options of the pages."""

    material: Material = Material.PAPER
    paper: Paper = Paper.A4
    dpi: int = USUAL_DPI
    """Dots per inch of images."""
    background: bool = True
    """True if the paper's colour is painted, too."""
    german: bool = False
    """True if suits are shown as in the German pack."""


USUAL = Print()
"""Ink on laid paper, A4."""

SaveFile = Callable[[Path, bytes], None]
"""Writes a file; errors are passed to the caller."""


def painters(sheets: Sequence[KeptSheet], how: Print) -> Iterator[tuple[PagePainter, Page]]:
    """Every page of some sheets, with the painter of its sheet."""
    look = look_of(how.material, PALETTES[Cloth.GREEN], german=how.german)
    for kept in sheets:
        painter = PagePainter(kept, look, how.background)
        for page in painter.pages(how.paper):
            yield painter, page


def draw(painter: QPainter, painted: tuple[PagePainter, Page], scale: float) -> None:
    """Paint a page at a scale in dots per page unit."""
    who, page = painted
    painter.save()
    painter.scale(scale, scale)
    who.paint(painter, page)
    painter.restore()


def as_pdf(sheets: Sequence[KeptSheet], how: Print = USUAL) -> bytes:
    """Render all pages of some sheets as one PDF document.

    Raises:
        DrawingError: the sheets are empty.
    """
    pages = _pages(sheets, how)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(_name(sheets))
    writer.setCreator(_CREATOR)
    writer.setResolution(UNITS)
    writer.setPageLayout(how.paper.layout)
    painter = QPainter(writer)
    for number, painted in enumerate(pages):
        if number:
            writer.newPage()
        draw(painter, painted, 1.0)
    painter.end()
    return bytes(buffer.data().data())


def as_pictures(sheets: Sequence[KeptSheet], how: Print = USUAL) -> Iterator[bytes]:
    """Render every page as a PNG image, one after the other.

    Raises:
        DrawingError: the sheets are empty, or there is no memory for an image of that size.
    """
    for painted in _pages(sheets, how):
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if not QImageWriter(buffer, b"png").write(picture(painted, how.dpi)):
            raise DrawingError("The image of the score sheet could not be created.")
        yield bytes(buffer.data().data())


def picture(painted: tuple[PagePainter, Page], dpi: float) -> QImage:
    """Render a page as an image at a resolution; its description is the page as text.

    Raises:
        DrawingError: there is no memory for an image of that size.
    """
    size = painted[1].size * (dpi / UNITS)
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    if image.isNull():
        raise DrawingError(f"There is not enough memory for an image with {dpi:g} dots per inch.")
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    who, page = painted
    image.setText("Title", _name([who.kept]))
    image.setText("Description", rows_text(who.kept.sheet, page.rows))
    painter = QPainter(image)
    for top in range(0, image.height(), _BAND):
        # In bands: painting a large image at once would block the window.
        painter.fillRect(0, top, image.width(), _BAND, QColor("#ffffff"))
    draw(painter, painted, dpi / UNITS)
    painter.end()
    return image


def as_svgs(sheets: Sequence[KeptSheet], how: Print = USUAL) -> Iterator[bytes]:
    """Render every page as an SVG image; its description is the page as text.

    Raises:
        DrawingError: the sheets are empty.
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
        generator.setViewBox(QRectF(QPointF(), page.size.toSize().toSizeF()))
        painter = QPainter(generator)
        draw(painter, painted, 1.0)
        painter.end()
        yield _in_xml(bytes(buffer.data().data())).replace(_FACE, _FACES)


def _in_xml(drawing: bytes) -> bytes:
    """An SVG image without characters that XML forbids, even as references."""
    return _NO_XML.sub("\N{REPLACEMENT CHARACTER}", drawing.decode("utf-8", "replace")).encode()


def _pages(sheets: Sequence[KeptSheet], how: Print) -> list[tuple[PagePainter, Page]]:
    pages = list(painters([kept for kept in sheets if kept.sheet.blocks], how))
    if not pages:
        raise DrawingError("The score sheet is still empty.")
    return pages


def _name(sheets: Sequence[KeptSheet]) -> str:
    """Title of a document for the program that shows it."""
    first = sheets[0]
    words = (
        title(first.sheet),
        ", ".join(map(isolated, first.sheet.names)),
        place_and_date(first.heading),
    )
    return " – ".join(word for word in words if word)


def write_sheet(
    sheets: Sequence[KeptSheet],
    path: Path,
    how: Print,
    words: Mapping[str, WriteWords],
    save: SaveFile,
) -> tuple[Path, ...]:
    """Write sheets to a file, or to one image file a page, and return the paths.

    The extension is one of KINDS. Images of several pages are numbered: ``sheet-1.png``.

    Raises:
        DrawingError: the sheets are empty, or there is no memory to render them.
        KeyError: the extension is not one of a sheet.
    """
    ending = path.suffix.removeprefix(".").lower()
    if ending in words:
        save(path, words[ending](sheets).encode())
        return (path,)
    draws: dict[str, Callable[[], Iterator[bytes]]] = {
        "pdf": lambda: iter((as_pdf(sheets, how),)),
        "png": lambda: as_pictures(sheets, how),
        "svg": lambda: as_svgs(sheets, how),
    }
    several = ending != "pdf" and len(_pages(sheets, how)) > 1
    written = []
    for number, data in enumerate(draws[ending](), 1):
        written.append(path.with_name(f"{path.stem}-{number}{path.suffix}") if several else path)
        save(written[-1], data)
    return tuple(written)
