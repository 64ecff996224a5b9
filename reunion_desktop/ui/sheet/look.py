"""Look of a score sheet: laid paper and ink, slate and chalk, or a plain page."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from reunion_desktop.ui.look.palettes import Palette


class Material(Enum):
    """Material of the sheet; the value is its name on the command line."""

    PAPER = "paper"
    """Laid paper and a quill."""
    SLATE = "slate"
    """Slate with a wooden frame, and chalk."""
    PLAIN = "plain"
    """White paper and printed type."""


class SheetLook(NamedTuple):
    """Colours and material of a sheet; colours as ``#rrggbb``."""

    ground: str
    ink: str
    quiet: str
    """Labels, running totals, the check figure."""
    line: str
    """The grid lines."""
    accent: str
    """The focus, and the ring around the winning total."""
    loss: str
    """The word below a loss by *matsch*: darker, because thin strokes look paler."""
    laid: bool
    """True if the ground shows the wires of laid paper."""
    material: Material = Material.PAPER

    @property
    def by_hand(self) -> bool:
        """True for handwritten figures; a plain page is printed."""
        return self.material is not Material.PLAIN


def paper_look(palette: Palette) -> SheetLook:
    """Look of laid paper and ink."""
    return SheetLook(
        palette.paper,
        palette.ink,
        palette.ink_quiet,
        palette.paper_line,
        palette.red,
        palette.red_ink,
        laid=True,
    )


def slate_look(palette: Palette) -> SheetLook:
    """Look of slate and chalk."""
    return SheetLook(
        palette.slate,
        palette.chalk,
        palette.chalk_quiet,
        palette.slate_line,
        palette.lamp,
        palette.lamp,
        laid=False,
        material=Material.SLATE,
    )


def plain_look(palette: Palette) -> SheetLook:
    """Look of white paper and type."""
    return SheetLook(
        "#ffffff",
        palette.ink,
        "#403b35",
        "#8a857c",
        palette.red,
        palette.red_ink,
        laid=False,
        material=Material.PLAIN,
    )


def look_of(material: Material, palette: Palette) -> SheetLook:
    """Look of a material."""
    looks = {Material.PAPER: paper_look, Material.SLATE: slate_look, Material.PLAIN: plain_look}
    return looks[material](palette)


@lru_cache(maxsize=8)
def paper_tile(look: SheetLook, ratio: float) -> QPixmap:
    """Tile of the sheet's ground, painted once.

    Args:
        look: colours and material.
        ratio: device pixels per logical pixel.
    """
    size = 96
    tile = QPixmap(round(size * ratio), round(size * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(QColor(look.ground))
    if look.laid:
        painter = QPainter(tile)
        wire = QColor(look.line)
        for step in range(size // 3):
            wire.setAlphaF(0.055 + 0.03 * (step * 7 % 5) / 5)
            painter.fillRect(QRectF(0, step * 3, size, 1), wire)
        wire.setAlphaF(0.10)
        for x in (23, 71):
            painter.fillRect(QRectF(x, 0, 1, size), wire)
        painter.end()
    return tile
