"""Ticks that look like ticks, and what cannot be used told by more than its colour."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QCheckBox, QPushButton, QStyle, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.style_sheets import style_sheet
from reunion_desktop.ui.look.surroundings import Surroundings, palette
from tests.ui.look.contrast import contrast

EVERYWHERE = [Surroundings(dark, high) for dark in (False, True) for high in (False, True)]


def ids(around: Surroundings) -> str:
    """Surroundings as a test's name."""
    return f"{'dark' if around.dark else 'light'}{'-high' if around.high_contrast else ''}"


def dressed(widget: QWidget, around: Surroundings) -> QImage:
    """A widget as it looks in some surroundings."""
    widget.setPalette(palette(around.shades))
    widget.setStyleSheet(style_sheet(PALETTES[Cloth.GREEN], around, 12))
    widget.resize(widget.sizeHint())
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(around.shades.window)
    widget.render(image)
    return image


@pytest.mark.parametrize("around", EVERYWHERE, ids=ids)
def test_a_tick_is_a_tick(qtbot: QtBot, around: Surroundings) -> None:
    """A stroke that falls and rises, in an ink far from its box; in an empty box there is none."""
    box = QCheckBox("Sounds")
    qtbot.addWidget(box)
    box.setChecked(True)
    seen = dressed(box, around)
    option = QStyleOptionButton()
    box.initStyleOption(option)
    area = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    inside = area.adjusted(3, 3, -3, -3)

    def inked(image: QImage) -> list[tuple[int, int]]:
        return [
            (x, y)
            for x in range(inside.left(), inside.right() + 1)
            for y in range(inside.top(), inside.bottom() + 1)
            if contrast(image.pixelColor(x, y).name(), around.shades.base) > 3
        ]

    ink = inked(seen)
    lowest = max(ink, key=lambda point: point[1])
    highest = min(ink, key=lambda point: point[1])
    leftmost = min(ink)
    assert leftmost[0] < lowest[0] < highest[0]
    assert highest[1] < leftmost[1] < lowest[1]
    box.setChecked(False)
    assert inked(dressed(box, around)) == []


@pytest.mark.parametrize("around", EVERYWHERE, ids=ids)
def test_what_cannot_be_used_has_a_broken_edge_and_words_that_are_read(
    qtbot: QtBot, around: Surroundings
) -> None:
    """Flat and dashed; its words are three to one from every ground they stand on."""
    shades = around.shades
    for ground in (shades.window, shades.base, shades.button):
        assert contrast(shades.disabled, ground) >= 3
    button = QPushButton("Print")
    qtbot.addWidget(button)
    button.setEnabled(False)
    seen = dressed(button, around)
    edge = [
        contrast(colour_at(seen, x, 0), shades.window) > 1.4 for x in range(6, seen.width() - 6)
    ]

    changes = sum(here != after for here, after in pairwise(edge))
    assert changes >= 6
    button.setEnabled(True)
    assert dressed(button, around) != seen


def colour_at(image: QImage, x: int, y: int) -> str:
    """A pixel's colour."""
    return QColor(image.pixelColor(x, y)).name()
