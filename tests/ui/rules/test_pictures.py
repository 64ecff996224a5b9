"""Illustrations of the rules book: the words below the cards."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import SANS, font, load_fonts
from reunion_desktop.ui.rules.pictures import paint, size_of
from reunion_desktop.ui.words.book import Illustration

INK = QColor("#000000")
CARDS = tuple(map(Card.parse, ("HJ", "DJ", "HA")))
TYPE = 13.0
"""Font size of the words, as in the illustrations."""


def inked(image: QImage) -> list[int]:
    """Columns with ink in the lowest rows."""
    rows = range(image.height() - 12, image.height())
    return [
        x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() > 128 for y in rows)
    ]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_word_that_is_broader_than_its_card_is_read_whole(qapp: QApplication, place: int) -> None:
    """A note wider than its card is whole, and stays inside the illustration."""
    del qapp
    load_fonts()
    faces = CardPictureCache(Theme())
    notes = ["", "", ""]
    notes[place] = "demanded at last"
    image = paint(Illustration("", CARDS, tuple(notes)), faces, 1.0, INK)
    faces.finish()
    columns = inked(image)
    broad = QFontMetricsF(font(SANS, TYPE)).horizontalAdvance(notes[place])
    assert broad < size_of(Illustration("", CARDS, tuple(notes))).width()
    assert columns[-1] - columns[0] > 0.93 * broad
