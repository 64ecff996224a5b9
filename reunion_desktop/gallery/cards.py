"""Contact sheets of all cards: ``python -m reunion_desktop.gallery.cards OUT``.

A sheet for each design at each width, in two colours and in four, and one of all backs: for visual
review, and for comparison with earlier ones.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtGui import QColor, QImage, QPainter

from reunion_desktop.app.application import application_for_table
from reunion_desktop.ui.cards.paint import BACK, card_image, layers, shadow
from reunion_desktop.ui.dialogs.preferences import BACKS, DESIGNS
from reunion_desktop.ui.look.theme import Theme, index_letters, is_german

WIDTHS = (48, 90, 180, 360)
"""Widths of a card in pixels: from the smallest window to a large screen."""
SUITS = "CSHD"
PACKS = {32: "AKQJT987", 36: "AKQJT9876", 52: "AKQJT98765432"}
"""The ranks of each suit, high to low, by the size of the pack."""

Cell = tuple[str, Theme]
"""A card's code or the back, and the theme in which it is drawn."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write every sheet; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m reunion_desktop.gallery.cards", description=__doc__, allow_abbrev=False
    )
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    parser.add_argument("--width", type=int, action="append", help="only this width of a card")
    parser.add_argument("--language", default="en", help="whose letters the French pack bears")
    parser.add_argument(
        "--pack", type=int, choices=PACKS, default=32, help="how many cards (default: 32)"
    )
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application_for_table()
    options.out.mkdir(parents=True, exist_ok=True)
    for width in options.width or WIDTHS:
        for name, rows in _sheets(options.language, PACKS[options.pack]):
            path = options.out / f"{name}-{width}.png"
            sheet(rows, width).save(str(path))
            sys.stdout.write(f"{path}\n")
    return 0


def sheet(rows: Sequence[Sequence[Cell]], width: int) -> QImage:
    """Draw cards in rows on green cloth, at a width in pixels."""
    ground = shadow(width)
    wide, high = ground.width() * len(rows[0]), ground.height() * len(rows)
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(Theme().palette.cloth))
    painter = QPainter(image)
    for row, cells in enumerate(rows):
        for column, (name, theme) in enumerate(cells):
            card = card_image(ground, layers(name, theme))
            painter.drawImage(column * ground.width(), row * ground.height(), card)
    painter.end()
    return image


def _sheets(language: str, ranks: str) -> Iterator[tuple[str, list[list[Cell]]]]:
    """Name and rows of each sheet; the German pack has no low cards."""
    for design in DESIGNS:
        if is_german(design) and "2" in ranks:
            continue
        for four_colours in (False, True):
            theme = Theme(design=design, four_colours=four_colours, letters=index_letters(language))
            rows = [[(suit + rank, theme) for rank in ranks] for suit in SUITS]
            yield f"{design}-four" if four_colours else design, rows
    yield "backs", [[(BACK, Theme(back=back)) for back in BACKS]]


if __name__ == "__main__":
    sys.exit(main())
