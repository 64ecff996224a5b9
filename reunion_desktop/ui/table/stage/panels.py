"""Painters of the lines of text on the table: notes, the deal's rule, points, the button."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QPixmap

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font, shrunk
from reunion_desktop.ui.table.layout.places import Box
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.boards import (
    Canvas,
    Lettering,
    draw_board,
    draw_glow,
    draw_lines,
    draw_shade,
    draw_tag,
    lettering,
    painter_on,
)
from reunion_desktop.ui.words.game_words import Saying

_SMALL = 16.0
"""Type height in pixels below which the deal's rule is told in few words instead."""


class Button(NamedTuple):
    """Content of the button in the middle of the table."""

    text: str
    enabled: bool
    lit: bool
    """True if the pointer or the focus is on it."""


def note_lettering(text: str, box: Box, unmet: float = 1) -> Lettering:
    """Layout of a text line in its box.

    Args:
        text: the text.
        box: its box.
        unmet: how much larger the text is wished than the boxes could grow.
    """
    room = box.width - box.height * 0.7, box.height * 0.94
    return lettering(text, box.height * 0.58 * unmet, room)


def paint_note(text: str, box: Box, canvas: Canvas, unmet: float = 1) -> QPixmap:
    """Paint a line of text on a board that is as wide as the text."""
    margin = 5.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    laid = note_lettering(text, box, unmet)
    painter.setFont(font(SANS, laid.size))
    metrics = QFontMetricsF(painter.font())
    wide = max(metrics.horizontalAdvance(line) for line in laid.lines) + box.height * 0.7
    board = QRectF(margin + (box.width - wide) / 2, margin, wide, box.height)
    draw_board(painter, board, canvas.theme.palette)
    painter.setPen(QColor(canvas.theme.palette.on_wood))
    draw_lines(painter, laid, board)
    painter.end()
    return pixmap


def rule_lettering(text: str, short: str, box: Box, layout: TableLayout) -> Lettering:
    """Layout of the deal's rule in its box, in few words if the full text would be small.

    At most it is as large as the bowers on the badge are wished.
    """
    room = box.width - 0.32 * box.height, box.height * 0.92
    wanted = min(layout.badge.height * 0.26 * layout.unmet, box.height * 0.75)
    laid = lettering(text, wanted, room)
    return lettering(short, wanted, room) if short and laid.size < min(wanted, _SMALL) else laid


def paint_rule(
    text: str, short: str, asked: Card | None, layout: TableLayout, canvas: Canvas
) -> QPixmap:
    """Paint the board with the deal's rule, and beside it the index of the card asked for."""
    text_box = layout.rule if asked is None else layout.rule_text
    margin, box = 5.0, layout.rule
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    painter.translate(margin - box.x, margin - box.y)
    draw_board(painter, QRectF(*box), canvas.theme.palette)
    laid = rule_lettering(text, short, text_box, layout)
    painter.setFont(font(SANS, laid.size))
    painter.setPen(QColor(canvas.theme.palette.on_wood))
    draw_lines(painter, laid, QRectF(*text_box))
    if asked is not None:
        _draw_index(painter, asked, layout.asked, canvas)
    painter.end()
    return pixmap


def index_boxes(box: Box) -> tuple[QRectF, QRectF]:
    """Boxes of rank and suit on the tile of the card asked for, each as high as its type."""
    high = min(box.height, box.width * 0.56)
    side = high * 0.7
    rank = QRectF(box.x, box.middle[1] - high / 2, box.width - side * 1.15, high)
    return rank, QRectF(rank.right(), box.middle[1] - side / 2, side, side)


def _draw_index(painter: QPainter, card: Card, box: Box, canvas: Canvas) -> None:
    """Paint rank and suit of a card on a tile, larger than on a card of this height."""
    theme, high = canvas.theme, box.height
    letter, colour = theme.letter(card.rank.letter), theme.suit_colour(card.suit.letter)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.palette.stock))
    painter.drawRoundedRect(QRectF(*box), high * 0.14, high * 0.14)
    rank, sign = index_boxes(box)
    painter.setFont(shrunk(font(SERIF, rank.height(), bold=True), letter, rank.width()))
    painter.setPen(QColor(colour))
    painter.drawText(rank, Qt.AlignmentFlag.AlignCenter, letter)
    canvas.mark(painter, theme.suit_mark(card.suit.letter), sign, colour)


def paint_worth(text: str, box: Box, canvas: Canvas, unmet: float = 1) -> QPixmap:
    """Paint the points of a trick on a paper tag."""
    margin = 5.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    tag = QRectF(margin, margin, box.width, box.height)
    draw_shade(painter, tag, 6)
    draw_tag(painter, tag, canvas)
    laid = lettering(text, box.height * 0.7 * unmet, (box.width * 0.9, box.height), bold=True)
    painter.setFont(font(SANS, laid.size, bold=True))
    painter.setPen(QColor(canvas.theme.palette.ink))
    draw_lines(painter, laid, tag)
    painter.end()
    return pixmap


def paint_saying(saying: Saying, box: Box, canvas: Canvas, unmet: float = 1) -> QPixmap:
    """Paint a call on a paper tag; one that no longer matters has quiet type."""
    margin = 5.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    tag = QRectF(margin, margin, box.width, box.height)
    bold = not saying.faded
    draw_shade(painter, tag, 6)
    draw_tag(painter, tag, canvas)
    room = box.width * 0.9, box.height * 0.94
    laid = lettering(saying.text, box.height * 0.52 * unmet, room, bold=bold)
    painter.setFont(font(SANS, laid.size, bold=bold))
    colours = canvas.theme.palette
    painter.setPen(QColor(colours.ink_quiet if saying.faded else colours.ink))
    draw_lines(painter, laid, tag)
    painter.end()
    return pixmap


def button_lettering(text: str, box: Box, unmet: float = 1) -> Lettering:
    """Layout of the button's label in its box."""
    room = box.width * 0.88, box.height * 0.94
    return lettering(text, box.height * 0.5 * unmet, room, bold=True)


def paint_button(button: Button, box: Box, canvas: Canvas, unmet: float = 1) -> QPixmap:
    """Paint the button in the middle of the table."""
    margin = 8.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    board = QRectF(margin, margin, box.width, box.height)
    colours = canvas.theme.palette
    if button.enabled and button.lit:
        draw_glow(painter, board, colours, margin)
    if button.enabled:
        radius = box.height * 0.22
        brass = QLinearGradient(board.topLeft(), board.bottomLeft())
        glow = 110 if button.lit else 100
        brass.setColorAt(0, QColor(colours.brass).lighter(glow))
        brass.setColorAt(1, QColor(colours.brass_shade).lighter(glow))
        painter.setPen(QPen(QColor(colours.on_brass), 1.5))
        painter.setBrush(brass)
        painter.drawRoundedRect(board, radius, radius)
        painter.setPen(QColor(colours.on_brass))
    else:
        draw_board(painter, board, colours)
        painter.setPen(QColor(colours.on_wood_quiet))
    laid = button_lettering(button.text, box, unmet)
    painter.setFont(font(SANS, laid.size, bold=True))
    draw_lines(painter, laid, board)
    painter.end()
    return pixmap
