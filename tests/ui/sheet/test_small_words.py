"""Tests of the contrast of small text on the sheet as rendered at usual size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from statistics import median

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.sheet import Row
from reunion_desktop.ui.look.appearance import base_font
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.sheet.layout import note_height
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from tests.ui.look.contrast import contrast
from tests.ui.sheet.sheets import SPECIMEN, sheet

SIDES = (294, 660)
"""Size of the sheet in a window of 1280 by 800."""
_INK = 1.3
"""Pixels with less contrast belong to the ground: laid paper and antialiased lines."""


def words(widget: ScoreSheetWidget) -> Iterator[tuple[str, QRectF]]:
    """The small texts of a sheet with their rectangles on the viewport."""
    for lies in widget.placed.rows:
        row = lies.row
        assert isinstance(row, Row)
        if row.check:
            yield f"check {row.check}", lies.check.adjusted(2, 2, 0, -2)
        yield f"label {row.key}", lies.label.adjusted(0, 3, -3, -3)
        for seat, cell in enumerate(row.cells):
            if cell.note:
                box, high = lies.cells[seat], note_height(widget.placed.row_height)
                top = box.bottom() - high * 1.25
                yield "matsch", QRectF(box.left() + 3, top, box.width() - 6, high)


def rendered(image: QImage, box: QRect) -> float | None:
    """Contrast of the darkest tenth of a text's ink with its ground; None without text.

    The ground is the median of the pixels without ink, by channel.
    """
    across, down = range(box.left(), box.right() + 1), range(box.top(), box.bottom() + 1)
    pixels = Counter(image.pixelColor(x, y).name() for x, y in product(across, down))
    colours = [QColor(name) for name in pixels.elements()]
    channels = (QColor.red, QColor.green, QColor.blue)
    ground = QColor(*(round(median(map(channel, colours))) for channel in channels)).name()
    far = Counter({contrast(name, ground): 0 for name in pixels})
    for name, count in pixels.items():
        far[contrast(name, ground)] += count
    ink = sorted((each for each in far.elements() if each > _INK), reverse=True)
    return median(ink[: max(1, len(ink) // 10)]) if len(ink) > 8 else None


@pytest.mark.parametrize(("material", "high"), [*product(Material, [False, True])])
def test_small_words_are_dark_enough_as_rendered(
    qtbot: QtBot, material: Material, *, high: bool
) -> None:
    """Matsch, check figure and labels have 4.5 to 1, in high contrast 7 to 1."""
    load_fonts()
    base_font()
    widget = ScoreSheetWidget(None, look_of(material, Theme(high_contrast=high).palette))
    qtbot.addWidget(widget)
    widget.resize(*SIDES)
    widget.show_sheet(sheet(SPECIMEN))
    widget.show()
    image = QImage(widget.viewport().size(), QImage.Format.Format_RGB32)
    widget.viewport().render(image)

    read = {
        word: far
        for word, box in words(widget)
        if (far := rendered(image, box.toAlignedRect())) is not None
    }

    assert {"matsch", "check 450"} <= set(read)
    limit = 7.0 if high else 4.5
    assert {} == {word: far for word, far in read.items() if far < limit}
