"""Painter of the name plates; repainted once per change."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QPixmap,
)

from reunion_desktop.engine.cards import PlaySuit
from reunion_desktop.ui.look.typefaces import SANS, SERIF, elided, font
from reunion_desktop.ui.pen.glyphs import crown
from reunion_desktop.ui.table.layout.places import Box
from reunion_desktop.ui.table.stage.boards import (
    GLOW,
    Canvas,
    draw_tag,
    lettering,
    painter_on,
    plate_board,
    type_size,
)
from reunion_desktop.ui.table.stage.ribbon import RIBBON, Ribbon, draw_ribbon

_DOTS, _ROOMY = 0.13, 3.4
"""Width of three dots above each other, and least plate width for dots side by side below the name.

Both as shares of the plate's height.
"""
_MARK, _BEFORE_MARK = 0.4, 0.16
"""Side of the dealer's button and of the trump mark, and the gap before each.

As shares of the plate's height.
"""
_CROWN = 0.5
"""Width of the king's crown, as a share of the plate's height."""
_DIM = 0.8
"""Opacity of a king's plate."""
_MOST = 1.25
"""Largest factor of the type for which both rows fit on the plate."""
_SMALLEST_NAME = 0.5
"""Smallest factor for the type of a whole name."""
_STROKE, _BUNDLE = 0.1, 5
"""Step between strokes, as a share of the plate's height, and marks from which one crosses them."""
_TRICKS = 0.36
"""Height of the small card before the trick count, as a share of the plate's height."""


@dataclass(frozen=True, slots=True)
class NamePlate:
    """Content of a name plate."""

    name: str
    tricks: int
    """Tricks won in this deal."""
    points: int | None
    """Points taken in this deal; None if they are not shown."""
    dealer: bool
    on_turn: bool
    thinking: bool
    ribbon: Ribbon | None = None
    """Ribbon of the side; None where every player plays alone."""
    out: bool = False
    """True if the player is out of this deal, with the hand laid aside."""
    named: PlaySuit | None = None
    """The suit that the player chose as trumps in this deal."""
    king: str = ""
    """The word for a player who sits out as king, and has no figures; empty for all others."""
    part: str = ""
    """The player's part in the contract, for a screen reader; empty if there is none."""
    needs: int = 0
    """Points that the side needs in this deal; 0 if there is no such number."""
    place: str = ""
    """The player's place in the deal, shown instead of figures while there are none."""
    holds: str = ""
    """Lives of the player and the like, in games without tricks; empty in all others."""
    marks: int | None = None
    """Marks of the player in the game; None in games in which none count."""
    value: str = ""
    """Value of the player's hand as far as it is seen, in games in which hands have one."""
    flagged: bool = False
    """True if the player still has a turn after a knock."""

    @property
    def worth(self) -> str:
        """Text on the paper tag: points, and after a slash those needed; empty without a tag."""
        if self.value or self.holds:
            return self.value
        if not self.needs:
            return "" if self.points is None else str(self.points)
        return f"{'–' if self.points is None else self.points}/{self.needs}"


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of a plate whose content is placed from either end."""

    left: float
    right: float
    middle: float
    """Height of its middle."""
    high: float
    """Height of the plate."""
    part: float
    """Factor of the type."""


def paint_name(plate: NamePlate, box: Box, canvas: Canvas, unmet: float = 1) -> QPixmap:
    """Paint a name plate, with a margin for its glow.

    The name has its own row; below it are the tricks, after a small card, and the points, on a
    paper tag as on the score sheet.

    Args:
        plate: its content.
        box: its box.
        canvas: paint resources.
        unmet: how much larger the text is wished than the plates could grow.
    """
    part = min(unmet, _MOST)
    reach, colours = box.height * GLOW, canvas.theme.palette
    opacity = _DIM if plate.king or (plate.out and (plate.place or plate.holds)) else 1
    ground = plate_board(box.width, box.height, colours, canvas.ratio, opacity, lit=plate.on_turn)
    pixmap = QPixmap.fromImage(ground)
    painter = painter_on(pixmap)
    painter.setOpacity(opacity)
    board = QRectF(reach, reach, box.width, box.height)
    pad, high = box.height * 0.18, box.height
    left, right = board.left() + pad, board.right() - pad
    if plate.ribbon is not None:
        draw_ribbon(painter, plate.ribbon, board, canvas)
        left += RIBBON * high
    name = _Row(left, right, board.top() + high * 0.275, high, part)
    face, shown = lettered_name(plate, box, part)
    painter.setFont(face)
    painter.setPen(QColor(colours.on_wood_quiet if plate.out else colours.on_wood))
    baseline = name.middle + QFontMetricsF(painter.font()).capHeight() / 2
    painter.drawText(QPointF(left, baseline), shown)
    counts = _Row(left, right, board.top() + high * 0.74, high, part)
    above = _marks_above(plate, box, part)
    marked = name if above else counts
    marked = replace(marked, right=_marks(painter, plate, marked, canvas))
    _counts(painter, plate, counts if above else marked, canvas)
    if plate.thinking:
        upright = _crowded(box)
        row = marked if upright == above else name if upright else counts
        _dots(painter, row, canvas, upright=upright)
    painter.end()
    return pixmap


def name_font(box: Box, part: float = 1) -> QFont:
    """Font of a name that is not too long."""
    return font(SERIF, type_size(box.height * 0.41 * part), bold=True)


def lettered_name(plate: NamePlate, box: Box, part: float = 1) -> tuple[QFont, str]:
    """The name as the plate shows it: whole, in smaller type if needed, or else cut short."""
    room = box.width - 2 * box.height * 0.18
    if plate.ribbon is not None:
        room -= RIBBON * box.height
    if _marks_above(plate, box, part):
        room -= _marks_width(plate) * box.height
    if _crowded(box):  # Whether the player thinks or not: the type does not change for a moment.
        room -= _DOTS * box.height
    face = name_font(box, part)
    share = room / max(room, QFontMetricsF(face).horizontalAdvance(plate.name))
    if share < _SMALLEST_NAME:
        return face, elided(face, plate.name, room - 1)
    face.setPixelSize(int(face.pixelSize() * share))
    return face, plate.name


def _crowded(box: Box) -> bool:
    """Return True if figures and dealer's button leave no room for the dots beside them."""
    return box.width < _ROOMY * box.height


def count_font(box_height: float, part: float = 1) -> QFont:
    """Font of the figures on a plate."""
    return font(SANS, type_size(box_height * 0.36 * part), bold=True)


def _marks_width(plate: NamePlate) -> float:
    """Width of a plate's marks with their gaps, as a share of its height."""
    count = plate.dealer + (plate.named is not None) + plate.flagged
    return (_MARK + _BEFORE_MARK) * count


def _marks_above(plate: NamePlate, box: Box, part: float) -> bool:
    """Return True if the marks go beside the name, as the figures need their row."""
    if plate.holds:
        return True
    room = box.width - (2 * 0.18 + (0 if plate.ribbon is None else RIBBON)) * box.height
    room -= _tricks_width(box.height, part)
    if plate.worth:
        room -= _points_width(plate.worth, box.height, part)
    room -= _strokes_width(plate) * box.height
    return room < _marks_width(plate) * box.height


def _marks(painter: QPainter, plate: NamePlate, row: _Row, canvas: Canvas) -> float:
    """Paint the dealer's button and the trump mark; return where the free room ends."""
    right, side = row.right, row.high * _MARK
    spot = QRectF(right - side, row.middle - side / 2, side, side)
    if plate.dealer:
        canvas.mark(painter, "marks/dealer.svg", spot, canvas.theme.palette.lamp)
        spot.translate(-side - row.high * _BEFORE_MARK, 0)
    if plate.flagged:
        canvas.mark(painter, "marks/flag.svg", spot, canvas.theme.palette.lamp)
        spot.translate(-side - row.high * _BEFORE_MARK, 0)
    if plate.named is not None:
        draw_tag(painter, spot, canvas)
        inset, letter = side * 0.16, plate.named.letter
        sign = spot.adjusted(inset, inset, -inset, -inset)
        canvas.mark(painter, canvas.theme.suit_mark(letter), sign, canvas.theme.suit_colour(letter))
    return right - _marks_width(plate) * row.high


def _king(painter: QPainter, word: str, row: _Row, canvas: Canvas) -> None:
    """Paint the crown and the word of a king, in place of figures."""
    wide = row.high * _CROWN
    quiet = QColor(canvas.theme.palette.on_wood_quiet)
    pen = QPen(quiet, max(1.4, row.high * 0.035))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Twice as wide as the middle of the crown, and as high as it needs.
    cell = QRectF(row.left - wide * 0.6, row.middle - wide * 0.6, wide * 2.2, wide * 1.2)
    painter.drawPolygon(crown(cell))
    painter.setFont(count_font(row.high, row.part))
    metrics = QFontMetricsF(painter.font())
    x = row.left + wide + row.high * _BEFORE_MARK
    shown = metrics.elidedText(word, Qt.TextElideMode.ElideRight, row.right - x)
    painter.drawText(QPointF(x, row.middle + metrics.capHeight() / 2), shown)


def _counts(painter: QPainter, plate: NamePlate, row: _Row, canvas: Canvas) -> None:
    """Paint the lower row: tricks and points; a king has neither, and nobody has any at first."""
    if plate.king:
        _king(painter, plate.king, row, canvas)
        return
    if plate.holds and plate.worth:
        _points(painter, plate.worth, row, canvas)
        used = _points_width(plate.worth, row.high, row.part) + row.high * _BEFORE_MARK
        row = replace(row, left=row.left + used)
    if text := plate.holds or plate.place:
        painter.setPen(QColor(canvas.theme.palette.on_wood_quiet))
        room = row.right - row.left - _strokes_width(plate) * row.high
        laid = lettering(text, row.high * 0.36 * row.part, (room, row.high * 0.5), bold=True)
        painter.setFont(font(SANS, laid.size, bold=True))
        cap = QFontMetricsF(painter.font()).capHeight()
        painter.drawText(QPointF(row.left, row.middle + cap / 2), laid.lines[0])
        used = QFontMetricsF(painter.font()).horizontalAdvance(laid.lines[0])
        _strokes(painter, plate.marks or 0, replace(row, left=row.left + used), canvas)
        return
    _tricks(painter, plate.tricks, row, canvas)
    x = row.left + _tricks_width(row.high, row.part)
    if plate.worth:
        _points(painter, plate.worth, replace(row, left=x), canvas)
        x += _points_width(plate.worth, row.high, row.part)
    _strokes(painter, plate.marks or 0, replace(row, left=x), canvas)


def _strokes_width(plate: NamePlate) -> float:
    """Width of the marks with the gap before them, as a share of the plate's height."""
    return 0 if not plate.marks else 1.5 * _BEFORE_MARK + plate.marks * _STROKE


def _strokes(painter: QPainter, marks: int, row: _Row, canvas: Canvas) -> None:
    """Paint marks as strokes of chalk; every fifth one crosses the four before it."""
    pen = QPen(QColor(canvas.theme.palette.on_wood), max(1.5, row.high * 0.045))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    step, tall = row.high * _STROKE, row.high * _TRICKS / 2
    first = row.left + row.high * 1.5 * _BEFORE_MARK
    for number in range(marks):
        x, top, bottom = first + number * step, row.middle - tall, row.middle + tall
        crosses = number % _BUNDLE == _BUNDLE - 1
        lean = -4.5 * step if crosses else -0.2 * step
        painter.drawLine(QPointF(x, top), QPointF(x + lean, bottom))


def _tricks_width(high: float, part: float) -> float:
    """Width of the trick count with its card, and of the gap after it."""
    figure = QFontMetricsF(count_font(high, part)).horizontalAdvance("10")
    return high * _TRICKS * 1.15 + figure + high * 0.22


def _points_width(text: str, high: float, part: float) -> float:
    """Width of the tag with the points, the same for up to three figures."""
    metrics = QFontMetricsF(count_font(high, part))
    return max(map(metrics.horizontalAdvance, ("100", text))) + high * 0.2


def _tricks(painter: QPainter, count: int, row: _Row, canvas: Canvas) -> None:
    """Paint a small card and the number of won tricks."""
    colours = canvas.theme.palette
    tall = row.high * _TRICKS
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
    painter.setFont(count_font(row.high, row.part))
    metrics = QFontMetricsF(painter.font())
    painter.setPen(QColor(colours.on_wood if count else colours.on_wood_quiet))
    baseline = row.middle + metrics.capHeight() / 2
    painter.drawText(QPointF(row.left + tall * 1.15, baseline), str(count))


def _points(painter: QPainter, text: str, row: _Row, canvas: Canvas) -> None:
    """Paint the points on a small paper tag."""
    painter.setFont(count_font(row.high, row.part))
    metrics = QFontMetricsF(painter.font())
    wide, high = _points_width(text, row.high, row.part), row.high * min(0.46, 0.4 * row.part)
    draw_tag(painter, QRectF(row.left, row.middle - high / 2, wide, high), canvas)
    baseline = row.middle + metrics.capHeight() / 2
    x = row.left + (wide - metrics.horizontalAdvance(text)) / 2
    painter.setPen(QColor(canvas.theme.palette.ink))
    painter.drawText(QPointF(x, baseline), text)


def _dots(painter: QPainter, row: _Row, canvas: Canvas, *, upright: bool) -> None:
    """Paint three dots at the right end of a row: the player is thinking."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(canvas.theme.palette.lamp))
    size = row.high * (0.05 if upright else 0.075)
    for number in range(3):
        along = (number - 1) * size * 3
        spot = QPointF(row.right - 4 * size + along, row.middle)
        if upright:
            spot = QPointF(row.right - size, row.middle + along)
        painter.drawEllipse(spot, size, size)
