"""Ink for pages has few path elements, without a visible difference."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from reunion_desktop.ui.pen.engraving import GRAINS, engraved
from reunion_desktop.ui.pen.strokes import Ink, ink_of, ringed, ruled

pytestmark = pytest.mark.usefixtures("qapp")

INKS = {
    "figures": ink_of("1234567890", 40.0, "a"),
    "signs": ink_of("+−½+1−2", 40.0, "b"),
    "slash": ruled((10, 60), (110, 10), 3.0, "c"),
    "ring": ringed((60, 40), 40, 25, 2.5, "d"),
}


def painted(ink: Ink, *, coarse: bool) -> QImage:
    """Ink rendered at three dots per unit."""
    image = QImage(900, 260, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(20, 20)
    painter.scale(3, 3)
    if coarse:
        painter.scale(1 / GRAINS, 1 / GRAINS)
    painter.fillPath(engraved(ink) if coarse else ink.path(), QColor("black"))
    painter.end()
    return image


@pytest.mark.parametrize("name", INKS)
def test_engraved_ink_looks_the_same(name: str) -> None:
    """At 432 dots per inch about one ink pixel in a hundred differs."""
    fine, coarse = (bytes(painted(INKS[name], coarse=each).constBits()) for each in (False, True))
    dark = sum(dot < 128 for dot in fine)
    differing = sum(abs(one - other) > 128 for one, other in zip(fine, coarse, strict=True))
    assert dark > 500
    assert differing < dark * 0.02


@pytest.mark.parametrize("name", INKS)
def test_engraved_ink_has_few_pieces_on_the_grid(name: str) -> None:
    """Coordinates are whole grid points; figures have at most half the elements of the screen."""
    path = engraved(INKS[name])
    places = [path.elementAt(at) for at in range(path.elementCount())]
    assert all(place.x == int(place.x) and place.y == int(place.y) for place in places)
    fine = INKS[name].path().elementCount()
    assert len(places) < (fine / 2 if name in {"figures", "signs"} else fine)
