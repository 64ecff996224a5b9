"""Painter of boards: dark wood panels for text on the table, their glow, and fitting type."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
)

from reunion_desktop.ui.cards.paint import clear_image, tinted_image
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font

GLOW = 0.34
"""How far the glow around a plate reaches, as a share of the plate's height."""
LEAST = 13.0
"""Height of the smallest text on the table, in pixels."""
LINE = 1.18
"""Line spacing as a share of the type's height."""
_SMALLEST = 10.0
"""Text that does not fit is reduced down to this height, then cut short."""
_ROUND = 0.16
"""Corner radius of a board, as a share of its height."""
_RINGS, _LIGHT = 12, 0.035
"""Number of rings of the glow around a board, and the opacity of each."""
_COARSE = 32.0
"""Height in pixels at which a glow is painted before it is enlarged."""


class Canvas(NamedTuple):
    """Paint resources of the panels: theme, device pixel ratio and icons."""

    theme: Theme
    ratio: float
    """Device pixels per logical pixel."""

    def sheet(self, width: float, height: float) -> QPixmap:
        """An empty pixmap of a size in logical pixels."""
        pixmap = QPixmap(round(width * self.ratio), round(height * self.ratio))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def mark(self, painter: QPainter, path: str, box: QRectF, colour: str) -> None:
        """Paint an icon in a colour, filling a square."""
        image = tinted_image(path, round(box.width() * self.ratio), colour)
        image.setDevicePixelRatio(self.ratio)
        painter.drawImage(box.topLeft(), image)


def painter_on(surface: QPixmap | QImage) -> QPainter:
    """A painter with antialiasing."""
    painter = QPainter(surface)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    return painter


def draw_shade(
    painter: QPainter, box: QRectF, radius: float, strength: int = 24, reach: int = 3
) -> None:
    """Paint a soft shadow below a rounded box.

    Args:
        painter: the painter.
        box: the box.
        radius: its corner radius.
        strength: opacity of each layer, of 255.
        reach: how far the shadow reaches beyond the box, in pixels.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, strength))
    lowered = box.translated(0, reach / 2)
    for grow in range(reach, -1, -1):
        layer = lowered.adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(layer, radius + grow, radius + grow)


def draw_board(
    painter: QPainter,
    box: QRectF,
    colours: Palette,
    *,
    warm: bool = False,
    radius: float | None = None,
) -> None:
    """Paint a board of dark wood with a bright upper edge."""
    radius = box.height() * _ROUND if radius is None else radius
    draw_shade(painter, box, radius, 26)
    wood = QLinearGradient(box.topLeft(), box.bottomLeft())
    wood.setColorAt(0, QColor(colours.wood).lighter(122))
    wood.setColorAt(1, QColor(colours.wood))
    painter.setBrush(wood)
    edge = QColor(colours.lamp if warm else colours.wood_edge)
    painter.setPen(QPen(edge, 2.0 if warm else 1.2))
    painter.drawRoundedRect(box, radius, radius)


def draw_tag(painter: QPainter, box: QRectF, canvas: Canvas) -> None:
    """Paint a small paper tag."""
    colours = canvas.theme.palette
    painter.setBrush(QColor(colours.paper))
    painter.setPen(QPen(QColor(colours.paper_line), 1))
    painter.drawRoundedRect(box, box.height() * 0.22, box.height() * 0.22)


def draw_lines(painter: QPainter, laid: Lettering, box: QRectF) -> None:
    """Paint lines of text in the painter's font, centred in a box."""
    metrics = QFontMetricsF(painter.font())
    step = laid.size * LINE
    first = box.center().y() - step * (len(laid.lines) - 1) / 2 + metrics.capHeight() / 2
    for number, line in enumerate(laid.lines):
        x = box.center().x() - metrics.horizontalAdvance(line) / 2
        painter.drawText(QPointF(x, first + number * step), line)


def draw_glow(painter: QPainter, box: QRectF, colours: Palette, reach: float) -> None:
    """Paint a soft glow around a board: painted small and enlarged."""
    wide, high = box.width() + 2 * reach, box.height() + 2 * reach
    part = _COARSE / max(_COARSE, high)
    image = clear_image(math.ceil(wide * part), math.ceil(high * part))
    lamp = painter_on(image)
    lamp.scale(image.width() / wide, image.height() / high)
    lamp.setPen(Qt.PenStyle.NoPen)
    light = QColor(colours.lamp)
    light.setAlphaF(_LIGHT)
    lamp.setBrush(light)
    inner = QRectF(reach, reach, box.width(), box.height())
    for number in range(_RINGS):
        grow = reach * (1 - number / _RINGS)
        radius = box.height() * _ROUND + grow
        lamp.drawRoundedRect(inner.adjusted(-grow, -grow, grow, grow), radius, radius)
    lamp.end()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box.adjusted(-reach, -reach, reach, reach), image)


@lru_cache(maxsize=4)
def plate_board(
    width: float, height: float, colours: Palette, ratio: float, opacity: float, *, lit: bool
) -> QImage:
    """Paint the board of a plate with its glow; plates change often, their boards hardly."""
    reach = height * GLOW
    image = clear_image(round((width + 2 * reach) * ratio), round((height + 2 * reach) * ratio))
    image.setDevicePixelRatio(ratio)
    painter = painter_on(image)
    painter.setOpacity(opacity)
    board = QRectF(reach, reach, width, height)
    if lit:
        draw_glow(painter, board, colours, reach)
    draw_board(painter, board, colours, warm=lit)
    painter.end()
    return image


def type_size(wanted: float) -> float:
    """Type height in pixels: the wanted one, but never below the smallest."""
    return max(LEAST, wanted)


class Lettering(NamedTuple):
    """Text broken into lines, in the largest type size that fits."""

    size: float
    """Height of the type in pixels."""
    lines: tuple[str, ...]


def broken(text: str, room: float, face: QFont) -> tuple[str, ...] | None:
    """Break a text into lines that fit a width; None if a single word does not fit."""
    metrics, lines = QFontMetricsF(face), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        elif metrics.horizontalAdvance(word) <= room:
            lines.append(word)
        else:
            return None
    return tuple(line for line in lines if line)


def lettering(
    text: str, wanted: float, room: tuple[float, float], *, serif: bool = False, bold: bool = False
) -> Lettering:
    """Fit a text into a box: broken into lines if needed, cut short only at the smallest size.

    Args:
        text: the text.
        wanted: the wanted height of the type in pixels.
        room: width and height available.
        serif: whether to use the serif typeface.
        bold: whether to use bold type.
    """
    family = SERIF if serif else SANS
    broad, high = room
    size = type_size(wanted)
    while size >= _SMALLEST:
        lines = broken(text, broad, font(family, size, bold=bold))
        if lines is not None and len(lines) * size * LINE <= max(high, size * LINE):
            even: tuple[str, ...] | None = lines
            # No line is left with a single word: the same number of lines is made narrower.
            while even is not None and len(even) == len(lines) > 1:
                lines, broad = even, broad - size / 2
                even = broken(text, broad, font(family, size, bold=bold))
            return Lettering(size, lines)
        size = math.ceil(size) - 1
    face = QFontMetricsF(font(family, _SMALLEST, bold=bold))
    return Lettering(_SMALLEST, (face.elidedText(text, Qt.TextElideMode.ElideRight, broad),))
