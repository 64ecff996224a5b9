"""Look of a score sheet: laid paper and ink, slate and chalk, or a plain page."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from reunion_desktop.engine.sheet import Cell
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

    background: str
    ink: str
    quiet: str
    """Labels, running totals, the check figure."""
    line: str
    """The grid lines."""
    accent: str
    """The focus, and the ring around the winning total."""
    loss: str
    """A game lost, and the word below a *matsch*: darker, because thin strokes look paler."""
    material: Material
    german: bool = False
    """True if suits are shown as acorns, leaves, hearts and bells."""

    def ink_of(self, cell: Cell) -> QColor:
        """Colour of the figures of a cell."""
        return QColor(self.loss if cell.loss else self.quiet if cell.pencil else self.ink)


def look_of(material: Material, palette: Palette, *, german: bool = False) -> SheetLook:
    """Look of a material; ``german``: with the suits of the German pack."""
    own = palette
    colours = {
        Material.PAPER: (own.paper, own.ink, own.ink_quiet, own.paper_line, own.red, own.red_ink),
        Material.SLATE: (own.slate, own.chalk, own.chalk_quiet, own.slate_line, own.lamp, own.lamp),
        Material.PLAIN: ("#ffffff", own.ink, "#403b35", "#8a857c", own.red, own.red_ink),
    }
    return SheetLook(*colours[material], material, german)


@lru_cache(maxsize=8)
def paper_tile(look: SheetLook, ratio: float) -> QPixmap:
    """Tile of the sheet's background, painted once; ``ratio`` is that of the screen's pixels."""
    size = 96
    tile = QPixmap(round(size * ratio), round(size * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(QColor(look.background))
    if look.material is Material.PAPER:
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
