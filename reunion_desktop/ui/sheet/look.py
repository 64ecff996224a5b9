"""Looks of a score sheet, as values: laid paper and ink, slate and chalk, or a plain page."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from reunion_desktop.ui.look.palettes import Palette


class Material(Enum):
    """What the score is kept with; the value is the word for it on the command line."""

    PAPER = "paper"
    """Laid paper and a quill."""
    SLATE = "slate"
    """A slate in its wooden frame, and chalk."""
    PLAIN = "plain"
    """White paper and type, as a printer sets it."""


class SheetLook(NamedTuple):
    """The colours and materials of a sheet, colours as ``#rrggbb``."""

    ground: str
    ink: str
    quiet: str
    """Labels, running totals, the check figure."""
    line: str
    """The ruling."""
    accent: str
    """The focus, and the ring round the total that won."""
    loss: str
    """The word below what was lost by a *matsch*: deeper, for small strokes are paler as drawn."""
    laid: bool
    """Whether the ground shows the wires of laid paper."""
    material: Material = Material.PAPER

    @property
    def by_hand(self) -> bool:
        """Whether figures are written by hand; a plain page is set in type."""
        return self.material is not Material.PLAIN


def paper_look(palette: Palette) -> SheetLook:
    """Laid paper and ink."""
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
    """Slate and chalk."""
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
    """White paper and type."""
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
    """The look of a material."""
    looks = {Material.PAPER: paper_look, Material.SLATE: slate_look, Material.PLAIN: plain_look}
    return looks[material](palette)


@lru_cache(maxsize=8)
def paper_tile(look: SheetLook, ratio: float) -> QPixmap:
    """A piece of the sheet's ground that can be laid side by side, painted once.

    Args:
        look: the materials.
        ratio: device pixels to a logical pixel.
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
