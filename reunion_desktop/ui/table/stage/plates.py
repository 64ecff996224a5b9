"""Painter of plates: they carry words on the cloth, and are painted once for each change."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QPixmap

from reunion_desktop.ui.look.typefaces import SANS, SERIF, font
from reunion_desktop.ui.table.place.places import Box
from reunion_desktop.ui.table.stage.boards import (
    GLOW,
    Canvas,
    Lettering,
    draw_board,
    draw_glow,
    draw_lines,
    draw_tag,
    lettering,
    painter_on,
    type_size,
)
from reunion_desktop.ui.table.stage.ribbon import RIBBON, Ribbon, draw_ribbon

_DOTS, _ROOMY = 0.13, 3.4
"""Breadth of three dots one above the other, and of a plate that has room for them side by side
below the name, for its height of 1."""


@dataclass(frozen=True, slots=True)
class NamePlate:
    """What a name plate says."""

    name: str
    tricks: int
    """Tricks won in this deal."""
    points: int | None
    """Points taken in this deal; None where they are not shown."""
    dealer: bool
    on_turn: bool
    thinking: bool
    ribbon: Ribbon | None = None
    """The side's ribbon; None where everybody plays for himself."""
    out: bool = False
    """Whether the player is out of this deal, the hand laid aside."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of a plate from which things are taken from either end."""

    left: float
    right: float
    middle: float
    """The height of its middle."""
    high: float


def paint_name(plate: NamePlate, box: Box, canvas: Canvas) -> QPixmap:
    """A name plate, with room for its glow around it.

    The name has a row of its own and is cut short rather than made smaller; below it stand the
    tricks, behind a small card, and the points, on a tag of paper as they will on the sheet.
    """
    reach = box.height * GLOW
    pixmap = canvas.sheet(box.width + 2 * reach, box.height + 2 * reach)
    painter = painter_on(pixmap)
    board = QRectF(reach, reach, box.width, box.height)
    colours = canvas.theme.palette
    if plate.on_turn:
        draw_glow(painter, board, canvas, reach)
    draw_board(painter, board, canvas, warm=plate.on_turn)
    pad, high = box.height * 0.18, box.height
    left, right = board.left() + pad, board.right() - pad
    if plate.ribbon is not None:
        draw_ribbon(painter, plate.ribbon, board, canvas)
        left += RIBBON * high
    name = _Row(left, right, board.top() + high * 0.275, high)
    painter.setFont(name_font(box))
    painter.setPen(QColor(colours.on_wood_quiet if plate.out else colours.on_wood))
    shown = shown_name(plate, box)
    baseline = name.middle + QFontMetricsF(painter.font()).capHeight() / 2
    painter.drawText(QPointF(left, baseline), shown)
    counts = _Row(left, right, board.top() + high * 0.74, high)
    right = _counts(painter, plate, counts, canvas)
    if plate.thinking:
        upright = _crowded(box)
        _dots(painter, name if upright else replace(counts, right=right), canvas, upright=upright)
    painter.end()
    return pixmap


def name_font(box: Box) -> QFont:
    """The type of a name on a plate: its height follows from the plate's, never from the name."""
    return font(SERIF, type_size(box.height * 0.41), bold=True)


def shown_name(plate: NamePlate, box: Box) -> str:
    """A name as its plate shows it: whole, or cut short where it is longer than the plate."""
    room = box.width - 2 * box.height * 0.18
    if plate.ribbon is not None:
        room -= RIBBON * box.height
    if plate.thinking and _crowded(box):
        room -= _DOTS * box.height
    return QFontMetricsF(name_font(box)).elidedText(plate.name, Qt.TextElideMode.ElideRight, room)


def _crowded(box: Box) -> bool:
    """Whether figures and the dealer's button leave no room for dots beside them."""
    return box.width < _ROOMY * box.height


def count_font(box_height: float) -> QFont:
    """The type of the figures on a plate."""
    return font(SANS, type_size(box_height * 0.36), bold=True)


def _counts(painter: QPainter, plate: NamePlate, row: _Row, canvas: Canvas) -> float:
    """The lower row: tricks, points, the dealer's button; answers where its free room ends."""
    x = row.left + _tricks(painter, plate.tricks, row, canvas)
    if plate.points is not None:
        _points(painter, plate.points, replace(row, left=x), canvas)
    right = row.right
    if plate.dealer:
        side = row.high * 0.4
        spot = QRectF(right - side, row.middle - side / 2, side, side)
        canvas.mark(painter, "marks/dealer.svg", spot, canvas.theme.palette.lamp)
        right -= side + row.high * 0.16
    return right


def _tricks(painter: QPainter, count: int, row: _Row, canvas: Canvas) -> float:
    """A small card and how many tricks were won; answers the room they took."""
    colours = canvas.theme.palette
    tall = row.high * 0.36
    small = QRectF(0, 0, tall * 0.72, tall)
    painter.save()
    painter.translate(row.left + tall * 0.5, row.middle)
    painter.setPen(QPen(QColor(colours.wood_shadow), 1))
    for angle, shade in ((14, "#cdbd98"), (-8, "#f3e9d2")):
        painter.save()
        painter.rotate(angle)
        painter.setBrush(QColor(shade))
        painter.drawRoundedRect(small.translated(-small.width() / 2, -tall / 2), 1.5, 1.5)
        painter.restore()
    painter.restore()
    painter.setFont(count_font(row.high))
    metrics = QFontMetricsF(painter.font())
    painter.setPen(QColor(colours.on_wood if count else colours.on_wood_quiet))
    baseline = row.middle + metrics.capHeight() / 2
    painter.drawText(QPointF(row.left + tall * 1.15, baseline), str(count))
    return tall * 1.15 + metrics.horizontalAdvance("10") + row.high * 0.22


def _points(painter: QPainter, points: int, row: _Row, canvas: Canvas) -> None:
    """Points on a small tag of paper."""
    painter.setFont(count_font(row.high))
    metrics = QFontMetricsF(painter.font())
    wide, high = metrics.horizontalAdvance("100") + row.high * 0.2, row.high * 0.4
    draw_tag(painter, QRectF(row.left, row.middle - high / 2, wide, high), canvas)
    baseline = row.middle + metrics.capHeight() / 2
    text = str(points)
    x = row.left + (wide - metrics.horizontalAdvance(text)) / 2
    painter.setPen(QColor(canvas.theme.palette.ink))
    painter.drawText(QPointF(x, baseline), text)


def _dots(painter: QPainter, row: _Row, canvas: Canvas, *, upright: bool) -> None:
    """Three dots at the right end of a row: somebody thinks."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(canvas.theme.palette.lamp))
    size = row.high * (0.05 if upright else 0.075)
    for number in range(3):
        along = (number - 1) * size * 3
        spot = QPointF(row.right - 4 * size + along, row.middle)
        if upright:
            spot = QPointF(row.right - size, row.middle + along)
        painter.drawEllipse(spot, size, size)


def note_lettering(text: str, box: Box) -> Lettering:
    """How a line of words stands in its box."""
    return lettering(text, box.height * 0.58, (box.width - box.height * 0.7, box.height * 0.94))


def paint_note(text: str, box: Box, canvas: Canvas) -> QPixmap:
    """A line of words on a board that is as wide as the words."""
    margin = 5.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    laid = note_lettering(text, box)
    painter.setFont(font(SANS, laid.size))
    metrics = QFontMetricsF(painter.font())
    wide = max(metrics.horizontalAdvance(line) for line in laid.lines) + box.height * 0.7
    board = QRectF(margin + (box.width - wide) / 2, margin, wide, box.height)
    draw_board(painter, board, canvas)
    painter.setPen(QColor(canvas.theme.palette.on_wood))
    draw_lines(painter, laid, board)
    painter.end()
    return pixmap


def paint_worth(text: str, box: Box, canvas: Canvas) -> QPixmap:
    """What a trick is worth, on a tag of paper."""
    margin = 5.0
    pixmap = canvas.sheet(box.width + 2 * margin, box.height + 2 * margin)
    painter = painter_on(pixmap)
    tag = QRectF(margin, margin, box.width, box.height)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(4):
        painter.setBrush(QColor(0, 0, 0, 24))
        grow = 3 - number
        painter.drawRoundedRect(tag.adjusted(-grow, -grow + 1.5, grow, grow + 1.5), 8, 8)
    draw_tag(painter, tag, canvas)
    laid = lettering(text, box.height * 0.7, (box.width * 0.9, box.height), bold=True)
    painter.setFont(font(SANS, laid.size, bold=True))
    painter.setPen(QColor(canvas.theme.palette.ink))
    draw_lines(painter, laid, tag)
    painter.end()
    return pixmap


def button_lettering(text: str, box: Box) -> Lettering:
    """How the word on the button stands in its box."""
    return lettering(text, box.height * 0.5, (box.width * 0.88, box.height * 0.94), bold=True)


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
    laid = button_lettering(text, box)
    painter.setFont(font(SANS, laid.size, bold=True))
    draw_lines(painter, laid, board)
    painter.end()
    return pixmap


_SPEECH_MARGIN, _LEAST_SPEECH = 7.0, 14.0
_CENTRED = int(Qt.AlignmentFlag.AlignCenter.value) | int(Qt.TextFlag.TextWordWrap.value)


@dataclass(frozen=True, slots=True)
class Speech:
    """A sentence on a slip of paper, as broad and high as it needs."""

    text: str
    type_size: float
    """Height of its type in pixels."""
    slip: QRectF
    """The paper, in the picture of the slip with its shadow."""
    pad: float
    """From the paper's edge to the words."""

    @property
    def width(self) -> float:
        """The whole breadth, the shadow's included."""
        return self.slip.width() + 2 * _SPEECH_MARGIN

    @property
    def height(self) -> float:
        """The whole height, the shadow's included."""
        return self.slip.height() + 2 * _SPEECH_MARGIN


def speech(text: str, width: float, size: float, print_size: float) -> Speech:
    """A slip with a sentence on it, at most so wide; ``size`` is its type's in usual print."""
    tall = max(_LEAST_SPEECH, size) * print_size
    metrics = QFontMetricsF(font(SANS, tall))
    pad = metrics.height() * 0.5
    least, most = 0.0, width - 2 * pad - 2 * _SPEECH_MARGIN - 3
    words = metrics.boundingRect(QRectF(0, 0, most, 10_000), _CENTRED, text)
    # As narrow as it can be with so many lines: no line is left with a word alone.
    while most - least > tall:
        middle = (least + most) / 2
        tried = metrics.boundingRect(QRectF(0, 0, middle, 10_000), _CENTRED, text)
        if tried.height() <= words.height() and tried.width() <= middle:
            most, words = middle, tried
        else:
            least = middle
    # A hair broader than measured: it must break where it broke then.
    paper = words.width() + 2 * pad + 2, words.height() + 1.2 * pad
    return Speech(text, tall, QRectF(_SPEECH_MARGIN, _SPEECH_MARGIN, *paper), pad)


def paint_speech(said: Speech, canvas: Canvas) -> QPixmap:
    """A slip of paper with a sentence on it."""
    slip = said.slip
    pixmap = canvas.sheet(said.width, said.height)
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
    painter.setFont(font(SANS, said.type_size))
    painter.drawText(slip.adjusted(said.pad, 0, -said.pad, 0), _CENTRED, said.text)
    painter.end()
    return pixmap
