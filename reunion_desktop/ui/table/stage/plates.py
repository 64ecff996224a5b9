"""Painter of plates: they carry words on the cloth, and are painted once for each change."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QPixmap

from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font
from reunion_desktop.ui.table.place.places import Box
from reunion_desktop.ui.table.stage.boards import (
    GLOW,
    LEAST,
    Canvas,
    draw_board,
    draw_glow,
    fitting_size,
    painter_on,
)
from reunion_desktop.ui.words.table import TableWords


@dataclass(frozen=True, slots=True)
class NamePlate:
    """What a name plate says."""

    name: str
    tricks: int
    """Tricks won in this deal."""
    dealer: bool
    on_turn: bool
    thinking: bool


def paint_name(plate: NamePlate, box: Box, canvas: Canvas) -> QPixmap:
    """A name plate, with room for its glow around it."""
    reach = box.height * GLOW
    pixmap = canvas.sheet(box.width + 2 * reach, box.height + 2 * reach)
    painter = painter_on(pixmap)
    board = QRectF(reach, reach, box.width, box.height)
    colours = canvas.theme.palette
    if plate.on_turn:
        draw_glow(painter, board, canvas, reach)
    draw_board(painter, board, canvas, warm=plate.on_turn)
    pad = box.height * 0.24
    mark = box.height * 0.56
    left, right = board.left() + pad, board.right() - pad
    if plate.dealer:
        spot = QRectF(left, board.center().y() - mark / 2, mark, mark)
        canvas.mark(painter, "marks/dealer.svg", spot, colours.lamp)
        left += mark + pad * 0.7
    right -= _tricks(painter, plate.tricks, right, board, canvas)
    size = canvas.type_size(box.height * 0.5, box.height * 0.7)
    if plate.thinking:
        right -= _dots(painter, right, board, canvas)
    room = right - left - pad * 0.4
    size = max(LEAST, fitting_size(plate.name, size, room, serif=True, bold=True))
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
    size = canvas.type_size(board.height() * 0.5, board.height() * 0.7)
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
    painter = painter_on(pixmap)
    board = QRectF(margin, margin, box.width, box.height)
    draw_board(painter, board, canvas)
    side = box.height * 0.74
    tile = QRectF(board.left() + box.height * 0.13, board.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(canvas.theme.palette.stock))
    painter.drawRoundedRect(tile, side * 0.12, side * 0.12)
    inset = side * 0.14
    letter = order.trump.letter
    suit = tile.adjusted(inset, inset, -inset, -inset)
    canvas.mark(painter, canvas.theme.suit_mark(letter), suit, canvas.theme.suit_colour(letter))
    left = tile.right() + box.height * 0.2
    room = board.right() - box.height * 0.16 - left
    colours = canvas.theme.palette
    tall = canvas.type_size(box.height * 0.35, box.height * 0.42)
    size = fitting_size(words.trumps[order.trump], tall, room, serif=True, bold=True)
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
    right, left = (theme.letter(card.rank.letter) for card in (order.right_bower, order.left_bower))
    texts = f"{words.right_bower} {right}", f", {words.left_bower} {left}"
    wanted = canvas.type_size(box.height() * 0.72, box.height())
    room = box.width() - wanted * 0.85 * 2
    size = fitting_size("".join(texts), wanted, room)
    wide = QFontMetricsF(font(SANS, size)).horizontalAdvance("".join(texts)) + size * 0.82 * 2
    cut_short = wide > box.width()
    if cut_short or (theme.print_size > 1 and size < wanted):
        # The highest trump comes first; in large print, or in little room, that has to do.
        texts = right, f" – {left}"
        size = fitting_size("".join(texts), wanted, room)
    parts = zip(texts, (order.right_bower, order.left_bower), strict=True)
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
        canvas.mark(painter, theme.suit_mark(letter), spot, colour)
        x += side


def paint_note(text: str, box: Box, canvas: Canvas) -> QPixmap:
    """A line of words on a board that is as wide as the words."""
    margin = 5.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    tall = canvas.type_size(box.height * 0.56, box.height * 0.76)
    size = fitting_size(text, tall, box.width - box.height * 0.7)
    painter.setFont(font(SANS, size))
    wide = QFontMetricsF(painter.font()).horizontalAdvance(text) + box.height * 0.7
    board = QRectF(margin + (box.width - wide) / 2, margin, wide, box.height)
    draw_board(painter, board, canvas)
    painter.setPen(QColor(canvas.theme.palette.on_wood))
    painter.drawText(board, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap


def paint_button(text: str, box: Box, canvas: Canvas, *, enabled: bool, lit: bool) -> QPixmap:
    """The button in the middle of the table."""
    margin = 8.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    board = QRectF(margin, margin, box.width, box.height)
    colours = canvas.theme.palette
    if enabled and lit:
        draw_glow(painter, board, canvas, margin)
    if enabled:
        radius = box.height * 0.22
        brass = QLinearGradient(board.topLeft(), board.bottomLeft())
        glow = 110 if lit else 100
        brass.setColorAt(0, QColor(colours.brass).lighter(glow))
        brass.setColorAt(1, QColor(colours.brass_shade).lighter(glow))
        painter.setPen(QPen(QColor(colours.on_brass), 1.5))
        painter.setBrush(brass)
        painter.drawRoundedRect(board, radius, radius)
        painter.setPen(QColor(colours.on_brass))
    else:
        draw_board(painter, board, canvas)
        painter.setPen(QColor(colours.on_wood_quiet))
    tall = canvas.type_size(box.height * 0.5, box.height * 0.72)
    size = fitting_size(text, tall, box.width * 0.86, bold=True)
    painter.setFont(font(SANS, size, bold=True))
    painter.drawText(board, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap


def paint_speech(text: str, width: float, size: float, canvas: Canvas) -> QPixmap:
    """A slip of paper with a sentence on it, at most so wide, as high as it needs."""
    margin = 7.0
    face = font(SANS, max(14.0, size) * canvas.theme.print_size)
    metrics = QFontMetricsF(face)
    pad = metrics.height() * 0.5
    flags = int(Qt.AlignmentFlag.AlignCenter.value) | int(Qt.TextFlag.TextWordWrap.value)
    room = QRectF(0, 0, width - 2 * pad - 2 * margin, 10_000)
    words = metrics.boundingRect(room, flags, text)
    slip = QRectF(margin, margin, words.width() + 2 * pad + 2, words.height() + 1.2 * pad)
    pixmap = canvas.sheet(slip.width() + 2 * margin, slip.height() + 2 * margin)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(5):
        painter.setBrush(QColor(0, 0, 0, 24))
        grow = 4 - number
        painter.drawRoundedRect(slip.adjusted(-grow, -grow + 2, grow, grow + 2), 6, 6)
    painter.setBrush(QColor(canvas.theme.palette.paper))
    painter.setPen(QPen(QColor(canvas.theme.palette.paper_line), 1))
    painter.drawRoundedRect(slip, 5, 5)
    painter.setPen(QColor(canvas.theme.palette.ink))
    painter.setFont(face)
    painter.drawText(slip, flags, text)
    painter.end()
    return pixmap
