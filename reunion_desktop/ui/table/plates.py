"""Plates that carry words on the cloth, painted to pictures once for each change."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QPixmap

from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.card_paint import tinted
from reunion_desktop.ui.table.places import Box
from reunion_desktop.ui.table.words import TableWords
from reunion_desktop.ui.theme import SANS, SERIF, Theme, font

GLOW = 0.34
"""How far the light around a plate reaches, for a plate's height of 1."""
_LEAST = 13.0
"""Height of the smallest words on the table, in pixels."""
_SMALLEST = 10.0
"""Words that do not fit are made smaller down to this, then cut short."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What a name plate says."""

    name: str
    tricks: int
    """Tricks won in this deal."""
    dealer: bool
    on_turn: bool
    thinking: bool


@dataclass(frozen=True, slots=True)
class Canvas:
    """What plates are painted with."""

    theme: Theme
    ratio: float
    """Device pixels to a logical one."""

    def sheet(self, width: float, height: float) -> QPixmap:
        """An empty picture of a size in logical pixels."""
        pixmap = QPixmap(round(width * self.ratio), round(height * self.ratio))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def mark(self, painter: QPainter, path: str, box: QRectF, colour: str) -> None:
        """A mark in a colour, filling a square."""
        image = tinted(path, round(box.width() * self.ratio), colour)
        image.setDevicePixelRatio(self.ratio)
        painter.drawImage(box.topLeft(), image)


def _begun(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    return painter


def _board(painter: QPainter, box: QRectF, canvas: Canvas, *, warm: bool = False) -> None:
    """A small board of dark wood with a bright upper edge."""
    colours = canvas.theme.palette
    radius = box.height() * 0.16
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(4):
        painter.setBrush(QColor(0, 0, 0, 26))
        grow = 3 - number
        painter.drawRoundedRect(
            box.adjusted(-grow, -grow + 1.5, grow, grow + 1.5), radius + grow, radius + grow
        )
    wood = QLinearGradient(box.topLeft(), box.bottomLeft())
    wood.setColorAt(0, QColor(colours.wood).lighter(122))
    wood.setColorAt(1, QColor(colours.wood))
    painter.setBrush(wood)
    edge = QColor(colours.lamp if warm else colours.wood_edge)
    painter.setPen(QPen(edge, 2.0 if warm else 1.2))
    painter.drawRoundedRect(box, radius, radius)


def _glow(painter: QPainter, box: QRectF, canvas: Canvas, reach: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    steps = 12
    for number in range(steps):
        grow = reach * (1 - number / steps)
        light = QColor(canvas.theme.palette.lamp)
        light.setAlphaF(0.035)
        painter.setBrush(light)
        radius = box.height() * 0.16 + grow
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius, radius)


def fitted(
    text: str, pixels: float, room: float, *, serif: bool = False, bold: bool = False
) -> float:
    """The size in pixels, at most the one given, at which a text fits into a breadth."""
    face = font(SERIF if serif else SANS, pixels, bold=bold)
    wide = QFontMetricsF(face).horizontalAdvance(text)
    return pixels if wide <= room else max(_SMALLEST, math.floor(pixels * room / wide))


def paint_name(plate: Plate, box: Box, canvas: Canvas) -> QPixmap:
    """A name plate, with room for its glow around it."""
    reach = box.height * GLOW
    pixmap = canvas.sheet(box.width + 2 * reach, box.height + 2 * reach)
    painter = _begun(pixmap)
    board = QRectF(reach, reach, box.width, box.height)
    colours = canvas.theme.palette
    if plate.on_turn:
        _glow(painter, board, canvas, reach)
    _board(painter, board, canvas, warm=plate.on_turn)
    pad = box.height * 0.24
    mark = box.height * 0.56
    left, right = board.left() + pad, board.right() - pad
    if plate.dealer:
        spot = QRectF(left, board.center().y() - mark / 2, mark, mark)
        canvas.mark(painter, "marks/dealer.svg", spot, colours.lamp)
        left += mark + pad * 0.7
    right -= _tricks(painter, plate.tricks, right, board, canvas)
    size = max(_LEAST, box.height * 0.5)
    if plate.thinking:
        right -= _dots(painter, right, board, canvas)
    room = right - left - pad * 0.4
    size = max(_LEAST, fitted(plate.name, size, room, serif=True, bold=True))
    painter.setFont(font(SERIF, size, bold=True))
    painter.setPen(QColor(colours.on_wood))
    shown = QFontMetricsF(painter.font()).elidedText(plate.name, Qt.TextElideMode.ElideRight, room)
    words = QRectF(left, board.top(), room, board.height() * 0.98)
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
    painter.end()
    return pixmap


def _tricks(painter: QPainter, count: int, right: float, board: QRectF, canvas: Canvas) -> float:
    """A small card and how many tricks were won; answers the room it took."""
    colours = canvas.theme.palette
    size = max(_LEAST, board.height() * 0.5)
    painter.setFont(font(SANS, size, bold=True))
    text = str(count)
    wide = QFontMetricsF(painter.font()).horizontalAdvance("10")
    painter.setPen(QColor(colours.on_wood if count else colours.on_wood_quiet))
    box = QRectF(right - wide, board.top(), wide, board.height() * 0.98)
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
    tall = board.height() * 0.44
    small = QRectF(0, 0, tall * 0.72, tall)
    painter.save()
    painter.translate(right - wide - tall * 0.62, board.center().y())
    painter.setPen(QPen(QColor(colours.wood_shadow), 1))
    for angle, shade in ((14, "#cdbd98"), (-8, "#f3e9d2")):
        painter.save()
        painter.rotate(angle)
        painter.setBrush(QColor(shade))
        painter.drawRoundedRect(small.translated(-small.width() / 2, -tall / 2), 1.5, 1.5)
        painter.restore()
    painter.restore()
    return wide + tall * 1.3


def _dots(painter: QPainter, right: float, board: QRectF, canvas: Canvas) -> float:
    """Three dots: somebody thinks; answers the room they took."""
    size = board.height() * 0.09
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(canvas.theme.palette.lamp))
    for number in range(3):
        x = right - size * 2 - number * size * 3
        painter.drawEllipse(QPointF(x, board.center().y() + size), size, size)
    return size * 10


def paint_badge(order: CardOrder, box: Box, words: TableWords, canvas: Canvas) -> QPixmap:
    """The trump badge: the suit, its name, and the two bowers."""
    margin = 5.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = _begun(pixmap)
    board = QRectF(margin, margin, box.width, box.height)
    _board(painter, board, canvas)
    side = box.height * 0.74
    tile = QRectF(board.left() + box.height * 0.13, board.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#f6efdd"))
    painter.drawRoundedRect(tile, side * 0.12, side * 0.12)
    inset = side * 0.14
    letter = order.trump.letter
    suit = tile.adjusted(inset, inset, -inset, -inset)
    canvas.mark(painter, f"marks/{letter}.svg", suit, canvas.theme.suit_colour(letter))
    left = tile.right() + box.height * 0.2
    room = board.right() - box.height * 0.16 - left
    colours = canvas.theme.palette
    size = fitted(words.trumps[order.trump], box.height * 0.35, room, serif=True, bold=True)
    painter.setFont(font(SERIF, size, bold=True))
    painter.setPen(QColor(colours.on_wood))
    upper = QRectF(left, board.top() + box.height * 0.07, room, box.height * 0.46)
    align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.drawText(upper, align, words.trumps[order.trump])
    lower = QRectF(left, board.top() + box.height * 0.52, room, box.height * 0.4)
    _bowers(painter, order, lower, words, canvas)
    painter.end()
    return pixmap


def _bowers(
    painter: QPainter, order: CardOrder, box: QRectF, words: TableWords, canvas: Canvas
) -> None:
    """``right bower J♥, left bower J♦`` with drawn suits, for the typeface has none."""
    colours, theme = canvas.theme.palette, canvas.theme
    parts = (
        (f"{words.right_bower} {theme.letter(order.right_bower.rank.letter)}", order.right_bower),
        (f", {words.left_bower} {theme.letter(order.left_bower.rank.letter)}", order.left_bower),
    )
    size = max(_LEAST, box.height() * 0.72)
    line = "".join(text for text, _ in parts)
    marks = size * 0.85 * 2
    size = fitted(line, size, box.width() - marks)
    painter.setFont(font(SANS, size))
    painter.setClipRect(box)
    metrics = QFontMetricsF(painter.font())
    x = box.left()
    baseline = box.center().y() + metrics.capHeight() / 2
    for text, card in parts:
        painter.setPen(QColor(colours.on_wood_quiet))
        painter.drawText(QPointF(x, baseline), text)
        x += metrics.horizontalAdvance(text) + size * 0.08
        side = size * 0.74
        letter = card.suit.letter
        colour = colours.red_on_wood if letter in "DH" else colours.on_wood
        spot = QRectF(x, baseline - metrics.capHeight() / 2 - side / 2, side, side)
        canvas.mark(painter, f"marks/{letter}.svg", spot, colour)
        x += side


def paint_note(text: str, box: Box, canvas: Canvas) -> QPixmap:
    """A line of words on a board that is as wide as the words."""
    margin = 5.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = _begun(pixmap)
    size = fitted(text, max(_LEAST, box.height * 0.56), box.width - box.height * 0.7)
    painter.setFont(font(SANS, size))
    wide = QFontMetricsF(painter.font()).horizontalAdvance(text) + box.height * 0.7
    board = QRectF(margin + (box.width - wide) / 2, margin, wide, box.height)
    _board(painter, board, canvas)
    painter.setPen(QColor(canvas.theme.palette.on_wood))
    painter.drawText(board, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap


def paint_button(text: str, box: Box, canvas: Canvas, *, enabled: bool, lit: bool) -> QPixmap:
    """The button in the middle of the table."""
    margin = 8.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = _begun(pixmap)
    board = QRectF(margin, margin, box.width, box.height)
    colours = canvas.theme.palette
    if enabled and lit:
        _glow(painter, board, canvas, margin)
    if enabled:
        radius = box.height * 0.22
        brass = QLinearGradient(board.topLeft(), board.bottomLeft())
        brass.setColorAt(0, QColor("#f0cf83" if lit else "#e3bd6a"))
        brass.setColorAt(1, QColor("#d3a44a" if lit else "#bf9140"))
        painter.setPen(QPen(QColor("#5a3f17"), 1.5))
        painter.setBrush(brass)
        painter.drawRoundedRect(board, radius, radius)
        painter.setPen(QColor("#241a0c"))
    else:
        _board(painter, board, canvas)
        painter.setPen(QColor(colours.on_wood_quiet))
    size = fitted(text, max(_LEAST, box.height * 0.5), box.width * 0.86, bold=True)
    painter.setFont(font(SANS, size, bold=True))
    painter.drawText(board, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap


def paint_speech(text: str, width: float, size: float, canvas: Canvas) -> QPixmap:
    """A slip of paper with a sentence on it, at most so wide, as high as it needs."""
    margin = 7.0
    face = font(SANS, max(14.0, size))
    metrics = QFontMetricsF(face)
    pad = metrics.height() * 0.5
    flags = int(Qt.AlignmentFlag.AlignCenter.value) | int(Qt.TextFlag.TextWordWrap.value)
    room = QRectF(0, 0, width - 2 * pad - 2 * margin, 10_000)
    words = metrics.boundingRect(room, flags, text)
    slip = QRectF(margin, margin, words.width() + 2 * pad + 2, words.height() + 1.2 * pad)
    pixmap = canvas.sheet(slip.width() + 2 * margin, slip.height() + 2 * margin)
    painter = _begun(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(5):
        painter.setBrush(QColor(0, 0, 0, 24))
        grow = 4 - number
        painter.drawRoundedRect(slip.adjusted(-grow, -grow + 2, grow, grow + 2), 6, 6)
    painter.setBrush(QColor(canvas.theme.palette.paper))
    painter.setPen(QPen(QColor("#a08c5f"), 1))
    painter.drawRoundedRect(slip, 5, 5)
    painter.setPen(QColor(canvas.theme.palette.ink))
    painter.setFont(face)
    painter.drawText(slip, flags, text)
    painter.end()
    return pixmap
