"""Compares cards on the table with their SVG images; one device pixel ratio per process.

``python -m tests.ui.table.sharpness`` prints a similarity from 0 to 1 for each card compared. The
ratio is set by ``QT_SCALE_FACTOR``.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QByteArray, QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.cards.paint import MARGIN, layers, picture_text
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.table.view_model import Highlighting
from reunion_desktop.ui.words.table import TableWords
from tests.ui.table.sights import seen_steps

WINDOW, STEP = 8, 5
"""Side of the compared squares, and their distance, in pixels."""
DARK, LIGHT = (0.01 * 255) ** 2, (0.03 * 255) ** 2
"""The two constants of the similarity measure that avoid division by zero."""
RIM = 0.07
"""Excluded margin of a card, where shadow and cloth shine through, for a card width of 1."""


def lightness(image: QImage) -> list[bytes]:
    """The lightness of each pixel, row by row."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    whole, line = bytes(grey.constBits()), grey.bytesPerLine()
    return [whole[row * line : row * line + grey.width()] for row in range(grey.height())]


def similarity(one: QImage, other: QImage) -> float:
    """The mean structural similarity of two images of one size, 1 for equal ones.

    After Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment" (2004), in squares.
    """
    assert one.size() == other.size()
    first, second = lightness(one), lightness(other)
    total, count = 0.0, 0
    for top in range(0, one.height() - WINDOW, STEP):
        for left in range(0, one.width() - WINDOW, STEP):
            total += _alike(
                b"".join(row[left : left + WINDOW] for row in first[top : top + WINDOW]),
                b"".join(row[left : left + WINDOW] for row in second[top : top + WINDOW]),
            )
            count += 1
    return total / count


def _alike(a: bytes, b: bytes) -> float:
    if a == b:
        return 1.0
    count = len(a)
    mean_a, mean_b = sum(a) / count, sum(b) / count
    square_a = sum(map(int.__mul__, a, a)) / count - mean_a**2
    square_b = sum(map(int.__mul__, b, b)) / count - mean_b**2
    both = sum(map(int.__mul__, a, b)) / count - mean_a * mean_b
    same = (2 * mean_a * mean_b + DARK) * (2 * both + LIGHT)
    return same / ((mean_a**2 + mean_b**2 + DARK) * (square_a + square_b + LIGHT))


def drawing(card: Card, wide: int, high: int) -> QImage:
    """The card's image at a size in device pixels, rendered by Qt's SVG module alone."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    for path, colour in layers(str(card), Theme()):
        renderer = QSvgRenderer(QByteArray(picture_text(path, colour)))
        renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def main() -> None:
    """Compare the rightmost card of some hands, which no other card covers."""
    application = QApplication(sys.argv)
    view = TableView(CardPictureCache(Theme()), str, TableWords.translated(), Speed.NONE)
    view.set_highlighting(Highlighting.NEVER)
    view.resize(906, 611)
    view.show()
    compared: set[Card] = set()
    for step in seen_steps():
        deal = step.after.deal
        if deal is None or deal.over or len(compared) == 3:
            continue
        view.show_table(step.after)
        row = view.showing.row()
        if not row or row[-1] in compared or row[-1] in deal.order.bowers:
            continue
        card = row[-1]
        compared.add(card)
        view.faces.finish()
        application.processEvents()
        grabbed = view.grab().toImage()
        x, y = view.stage.positions()[card]
        wide = round(view.card_width * view.ratio)
        image = drawing(card, wide, round(wide * 352 / 252))
        margin = round(wide * MARGIN)
        left = round((x - (wide + 2 * margin) / view.ratio / 2) * view.ratio) + margin
        top = round((y - (image.height() + 2 * margin) / view.ratio / 2) * view.ratio) + margin
        rim = round(RIM * wide)
        inner = QRect(rim, rim, image.width() - 2 * rim, image.height() - 2 * rim)
        print(card, similarity(grabbed.copy(inner.translated(left, top)), image.copy(inner)))  # noqa: T201 - to the test.
    view.close()


if __name__ == "__main__":
    main()
