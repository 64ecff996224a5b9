"""Painter of the trump badge: suit, name and bowers, beside the place of the turned card."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from reunion_desktop.engine.cards import Card, PlaySuit
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.boards import (
    LEAST,
    LINE,
    Canvas,
    broken,
    draw_board,
    lettering,
    painter_on,
)
from reunion_desktop.ui.words.table import TableWords

_TITLE, _LESSER = 0.3, 0.8
"""Type height of the trump's name for a badge height of 1; that of the bowers as its share."""
_FULL = 0.98
"""Largest share of the badge's height that text fills."""
_CHIP, _SIGN = 0.92, 0.7
"""Side of the card-coloured tile after a word, and of its suit sign, for a type height of 1."""
_TIGHT = 1.02
"""Least line spacing, as a share of the type's height."""
_BEFORE_CHIP = 0.14
"""Gap between a word and its tile."""


class BadgeWords(NamedTuple):
    """Text of a badge and its type size."""

    title: tuple[str, ...]
    """The trump's name, in lines."""
    title_size: float
    """Height of its type in pixels."""
    bowers: tuple[tuple[tuple[str, Card], ...], ...]
    """Lines of words, each followed by the suit of a bower."""
    bowers_size: float
    step: float = LINE
    """Line spacing, as a share of the type's height."""


def badge_words(
    order: CardOrder,
    layout: TableLayout,
    words: TableWords,
    theme: Theme,
    turned: Card | None = None,
    title: str = "",
) -> BadgeWords:
    """Lay out the text of a badge as large as it fits, in up to four lines.

    The title is the name of the trumps unless another is given. The bowers share a line if their
    text is larger then. Where even small text does not fit, only their letters and suits are shown.
    """
    badge = layout.badge
    room = _room(layout, turned, tiled=_is_tiled(order, title)).width()
    if not title:
        title = words.no_trumps if order.trump is None else words.trumps[order.trump]
    names = zip((words.right_bower, words.left_bower), order.bowers, strict=False)
    lines: tuple[tuple[tuple[str, Card], ...], ...] = tuple(
        ((f"{name} {theme.letter(bower.rank.letter)}", bower),) for name, bower in names
    )
    lesser = tuple(
        (f"{'' if number else words.then} {theme.letter(bower.rank.letter)}", bower)
        for number, bower in enumerate(order.bowers[2:])
    )
    lines = (*lines, lesser) if lesser else lines
    if not words.right_bower and order.bowers:
        # Bowers without names of their own share a line.
        lines = (tuple((f" {theme.letter(each.rank.letter)}", each) for each in order.bowers),)
    joined = tuple(
        (f"  {text}" if row and not at else text, bower)
        for row, line in enumerate(lines)
        for at, (text, bower) in enumerate(line)
    )
    tallest = round(max(LEAST, badge.height * _TITLE * layout.unmet))

    def laid_out(lesser: float, step: float) -> BadgeWords | None:
        for tall in range(tallest, int(LEAST) - 1, -1):
            low = max(LEAST, round(tall * lesser))
            name = broken(title, room, font(SERIF, tall, bold=True))
            for tried in (lines, (joined,)):
                high = ((0 if name is None else len(name)) * tall + len(tried) * low) * step
                fits = all(_line_width(line, low) <= room for line in tried)
                if name is not None and fits and high <= badge.height * _FULL:
                    return BadgeWords(name, tall, tried, low, step)
        return None

    # Where the badge did not grow with the text, the bowers may be as large as the title.
    ways = ((_LESSER, LINE), (1.0, _TIGHT))[: 1 + (layout.unmet > 1)]
    if found := [each for way in ways if (each := laid_out(*way)) is not None]:
        return max(found, key=lambda each: each.bowers_size)
    bowers = (
        (f"{' – ' if number else ''}{theme.letter(bower.rank.letter)}", bower)
        for number, bower in enumerate(order.bowers)
    )
    short = (tuple(bowers),) if order.bowers else ()
    low = max(LEAST, round(badge.height * _TITLE * _LESSER))
    high = badge.height * _FULL - low * LINE
    laid = lettering(title, badge.height * _TITLE, (room, high), serif=True, bold=True)
    return BadgeWords(laid.lines, laid.size, short, low)


def paint_badge(
    order: CardOrder,
    layout: TableLayout,
    words: TableWords,
    canvas: Canvas,
    turned: Card | None = None,
    title: str = "",
) -> QPixmap:
    """Paint the trump badge: the suit, its name, and the two bowers; a turned card lies on it."""
    margin, box = 5.0, layout.badge
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    painter.translate(margin, margin)
    draw_board(painter, QRectF(0, 0, box.width, box.height), canvas.theme.palette)
    if _is_tiled(order, title):
        _trump(painter, order.trump, _tile(layout), canvas)
    laid = badge_words(order, layout, words, canvas.theme, turned, title)
    room = _room(layout, turned, tiled=_is_tiled(order, title))
    high = (len(laid.title) * laid.title_size + len(laid.bowers) * laid.bowers_size) * laid.step
    y = (box.height - high) / 2
    painter.setFont(font(SERIF, laid.title_size, bold=True))
    painter.setPen(QColor(canvas.theme.palette.on_wood))
    for line in laid.title:
        baseline = _baseline(painter, y, laid.title_size, laid.step)
        painter.drawText(QPointF(room.left(), baseline), line)
        y += laid.title_size * laid.step
    painter.setFont(font(SANS, laid.bowers_size))
    for parts in laid.bowers:
        baseline = _baseline(painter, y, laid.bowers_size, laid.step)
        _bowers(painter, parts, QPointF(room.left(), baseline), laid.bowers_size, canvas)
        y += laid.bowers_size * laid.step
    painter.end()
    return pixmap


def _trump(painter: QPainter, trump: PlaySuit | None, tile: QRectF, canvas: Canvas) -> None:
    """Paint a tile with the suit sign, or with a line while there are no trumps."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(canvas.theme.palette.stock))
    painter.drawRoundedRect(tile, tile.width() * 0.12, tile.width() * 0.12)
    if trump is None:
        side = tile.width()
        line = QRectF(tile.left() + side * 0.3, tile.center().y() - side * 0.03, side * 0.4, 0)
        painter.setBrush(QColor(canvas.theme.palette.ink_quiet))
        painter.drawRect(line.adjusted(0, 0, 0, side * 0.06))
        return
    inset, letter = tile.width() * 0.12, trump.letter
    suit = tile.adjusted(inset, inset, -inset, -inset)
    canvas.mark(painter, canvas.theme.suit_mark(letter), suit, canvas.theme.suit_colour(letter))


def _is_tiled(order: CardOrder, title: str) -> bool:
    """Tell whether there is a tile: for trumps, and for none where no other title is given."""
    return order.trump is not None or not title


def _tile(layout: TableLayout) -> QRectF:
    """The card-coloured tile with the suit sign; it grows less than the text."""
    box = layout.badge
    side = min(box.height * 0.66, 0.46 * layout.card)
    return QRectF(0.11 * layout.card, (box.height - side) / 2, side, side)


def _room(layout: TableLayout, turned: Card | None, *, tiled: bool) -> QRectF:
    """Area for the text, between the suit or the edge and the turned card or the other edge."""
    box, place = layout.badge, layout.turned
    left = (_tile(layout).right() if tiled else 0.06 * layout.card) + 0.1 * layout.card
    right = box.width - 0.1 * layout.card
    if turned is not None:
        right = place.x - box.x - (place.scale / 2 + 0.08) * layout.card
    return QRectF(left, 0, right - left, box.height)


def _baseline(painter: QPainter, top: float, size: float, step: float) -> float:
    return top + (size * step + QFontMetricsF(painter.font()).capHeight()) / 2


def _line_width(parts: tuple[tuple[str, Card], ...], size: float) -> float:
    metrics = QFontMetricsF(font(SANS, size))
    return sum(metrics.horizontalAdvance(text) + size * (_BEFORE_CHIP + _CHIP) for text, _ in parts)


def _bowers(
    painter: QPainter,
    parts: tuple[tuple[str, Card], ...],
    start: QPointF,
    size: float,
    canvas: Canvas,
) -> None:
    """Paint ``right bower J♥`` with drawn suits, each on a small card-coloured tile."""
    colours, theme = canvas.theme.palette, canvas.theme
    metrics = QFontMetricsF(painter.font())
    x, side = start.x(), size * _CHIP
    for text, card in parts:
        painter.setPen(QColor(colours.on_wood_quiet))
        painter.drawText(QPointF(x, start.y()), text)
        x += metrics.horizontalAdvance(text) + size * _BEFORE_CHIP
        chip = QRectF(x, start.y() - (metrics.capHeight() + side) / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.stock))
        painter.drawRoundedRect(chip, side * 0.16, side * 0.16)
        inset, letter = size * (_CHIP - _SIGN) / 2, card.suit.letter
        spot = chip.adjusted(inset, inset, -inset, -inset)
        canvas.mark(painter, theme.suit_mark(letter), spot, theme.suit_colour(letter))
        x += side
