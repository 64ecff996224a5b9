"""Paper notes for hints and refusals: width, type and place, and their painter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen, QPixmap

from reunion_desktop.ui.look.typefaces import SANS, font
from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place, bounds
from reunion_desktop.ui.table.layout.table_layout import TableLayout, TableMoment
from reunion_desktop.ui.table.stage.boards import Canvas, draw_shade, painter_on

_SPOKEN = 0.15
"""Type height on a note, as a share of a card's width."""
_SMALL = 0.8
"""Type height of small print, as a share of that of the text above it."""
_SHORT = 5.4
"""Height above which a hint gets a wider note, as a multiple of the type's height."""
_CLEAR = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Factors by which large type may shrink if the note then covers nothing."""
_LARGE = 0.7
"""Factor from which on large type is smaller rather than the note shorter."""
_NARROWER = (1.0, 0.8, 0.65, 0.5)
"""Factors by which a refusal's note may be narrower if it then covers no card of the trick."""
_SPEECH_MARGIN, _LEAST_SPEECH, _LEAST_SMALL = 7.0, 14.0, 12.0
_CENTRED = int(Qt.AlignmentFlag.AlignCenter.value) | int(Qt.TextFlag.TextWordWrap.value)


@dataclass(frozen=True, slots=True)
class NotePainter:
    """Text of a paper note with its measures."""

    text: str
    """The text; below a line break, it is small print."""
    type_size: float
    """Height of the type in pixels."""
    slip: QRectF
    """The paper within the note's pixmap, which includes the shadow."""
    pad: float
    """Padding between the paper's edge and the text."""

    @property
    def width(self) -> float:
        """Whole width with the shadow."""
        return self.slip.width() + 2 * _SPEECH_MARGIN

    @property
    def height(self) -> float:
        """Whole height with the shadow."""
        return self.slip.height() + 2 * _SPEECH_MARGIN


def speech(text: str, width: float, size: float, print_size: float) -> NotePainter:
    """Lay out a note of at most a given width; ``size`` is the type height at usual text size."""
    tall = max(_LEAST_SPEECH, size) * print_size
    pad = QFontMetricsF(font(SANS, tall)).height() * 0.5
    least, most = 0.0, width - 2 * pad - 2 * _SPEECH_MARGIN - 3
    words = _measured(text, most, tall)
    # Shrink the width while the number of lines stays the same: no line is left with a single word.
    while most - least > tall:
        middle = (least + most) / 2
        tried = _measured(text, middle, tall)
        if tried.height() <= words.height() and tried.width() <= middle:
            most, words = middle, tried
        else:
            least = middle
    # A little wider than measured, so that the lines break at the same words.
    paper = words.width() + 2 * pad + 2, words.height() + 1.2 * pad
    return NotePainter(text, tall, QRectF(_SPEECH_MARGIN, _SPEECH_MARGIN, *paper), pad)


def _types(text: str, tall: float) -> Iterator[tuple[str, QFont]]:
    """Parts of a text with their type, the small print last."""
    sizes = tall, max(_LEAST_SMALL, _SMALL * tall)
    for part, size in zip(text.split("\n", 1), sizes, strict=False):
        yield part, font(SANS, size)


def _measured(text: str, width: float, tall: float) -> QSizeF:
    """Size of a text within a width."""
    room = QRectF(0, 0, width, 10_000)
    boxes = [
        QFontMetricsF(kind).boundingRect(room, _CENTRED, part) for part, kind in _types(text, tall)
    ]
    return QSizeF(max(box.width() for box in boxes), sum(box.height() for box in boxes))


def advice_slip(text: str, layout: TableLayout, moment: TableMoment) -> tuple[NotePainter, Box]:
    """Note of a hint, and the box in which it is centred.

    It stays between the panels beside it, or beside the player's plate, if it fits there without
    reaching the cards in the middle. Rather than cover the plate it leaves out the last reasons,
    which the message in the status bar keeps. Above the hand it never reaches the trick, and its
    type is never smaller than at usual text size.
    """
    *clear, far = layout.advice(moment)
    large = tuple(part for part in _CLEAR if part >= _LARGE)
    if layout.print_size > 1:
        # Type as large as in the other steps: rather leave out figures beside another reason.
        short = text.partition("\n")[0]
        for told in (text, short) if ". " in short else (text,):
            if fitting := _clear_slip(told, layout, clear, _CLEAR[:2]):
                return fitting
    for sizes in (large, _CLEAR) if layout.print_size > 1 else (_CLEAR,):
        told = text
        while told:
            if fitting := _clear_slip(told, layout, clear, sizes):
                return fitting
            if sizes is _CLEAR and not far.meets(layout.plate(layout.chairs.own)):
                break
            told = _without_last(told)
    made, part = _note(text, layout, far.width, 1.0), 1.0
    while made.height > far.height and layout.print_size * part > 1:
        part -= 0.03
        made = _note(text, layout, far.width, part)
    return made, far


def slip_beside(
    text: str, layout: TableLayout, ranks: Sequence[Sequence[Box]]
) -> tuple[NotePainter, Box] | None:
    """Note of a hint while a bar of calls is on the table; None if it fits in no room.

    It has as few lines as possible, and type that is hardly smaller than that of the bar; rather
    than shrink further it leaves out the last reasons, which the message in the status bar keeps.

    Args:
        text: the hint.
        layout: the layout of the table.
        ranks: rooms by rank, the better ones first.
    """
    told = text
    while told:
        for part, rooms in product(_CLEAR[:3], ranks):
            tried = [(_note(told, layout, room.width, part), room) for room in rooms]
            fits = [
                (made, room)
                for made, room in tried
                if made.width <= room.width and made.height <= room.height
            ]
            if fits:
                return min(fits, key=lambda fit: (fit[0].height, -fit[1].bottom))
        told = _without_last(told)
    return None


def _note(text: str, layout: TableLayout, width: float, part: float) -> NotePainter:
    """Note in type of a share of the full height, but no smaller than at usual text size."""
    return speech(text, width, layout.card * _SPOKEN, max(1.0, layout.print_size * part))


def _without_last(text: str) -> str:
    """A text without its last line or sentence; empty without any other."""
    return "".join(text.rpartition("\n" if "\n" in text else ". ")[:2]).rstrip()


def _clear_slip(
    text: str, layout: TableLayout, boxes: Sequence[Box], sizes: Sequence[float]
) -> tuple[NotePainter, Box] | None:
    """Note in the largest type that fits in one of some boxes, and the box; None if none does."""
    for part, (number, box) in product(sizes, enumerate(boxes, 1)):
        made = _note(text, layout, box.width, part)
        narrow = number < len(boxes) and made.slip.height() > _SHORT * made.type_size
        if made.height <= box.height and not narrow:
            return made, box
    return None


def spoken_slip(
    text: str,
    place: Place,
    layout: TableLayout,
    trick: Sequence[Place] = (),
    bars: Sequence[Box] = (),
) -> tuple[NotePainter, Box]:
    """Note with a sentence about a card, and its place.

    It lies as close above the card as it can without covering the rest of the hand, and beside
    the player's plate, the cards of the trick and bars above the table where there is room.
    """
    edge, beside = 6.0, layout.plate(layout.chairs.own).right + 0.06 * layout.card
    most = max(260.0 * layout.print_size, 3.4 * layout.card)
    most = min(layout.width - edge - beside, most)
    cards = [*(bounds((card,), layout.card) for card in trick), *bars]
    seen = [*cards, *map(layout.plate, range(layout.chairs.players))]
    notes = [
        speech(text, most * share, layout.card * _SPOKEN, layout.print_size) for share in _NARROWER
    ]
    for said in notes:
        lies = _above(said, place, layout)
        sides = [x for card in cards for x in (card.x - said.width - edge, card.right + edge)]
        within = [x for x in (lies.x, *sides) if edge <= x <= layout.width - said.width - edge]
        boxes = [lies._replace(x=x) for x in within]
        clear = [box for box in boxes if not any(map(box.meets, seen))]
        if clear:
            return said, min(clear, key=lambda box: abs(box.middle[0] - place.x))
    return notes[0], _above(notes[0], place, layout)


def _above(said: NotePainter, place: Place, layout: TableLayout) -> Box:
    """Place of a note above a card of the hand, beside the player's plate."""
    plate, edge = layout.plate(layout.chairs.own), 6.0
    top = place.y - layout.card * place.scale * ASPECT / 2
    bottom = layout.hand_top if top > layout.hand_top else top + 2
    x = min(max(place.x - said.width / 2, edge), layout.width - said.width - edge)
    lies = Box(x, max(edge, bottom - said.height), said.width, said.height)
    return lies._replace(x=plate.right + 0.06 * layout.card) if lies.meets(plate) else lies


def paint_speech(said: NotePainter, canvas: Canvas) -> QPixmap:
    """Paint a paper note with its text."""
    slip = said.slip
    pixmap = canvas.sheet(said.width, said.height)
    painter = painter_on(pixmap)
    draw_shade(painter, slip, 5, reach=4)
    painter.setBrush(QColor(canvas.theme.palette.paper))
    painter.setPen(QPen(QColor(canvas.theme.palette.paper_line), 1))
    painter.drawRoundedRect(slip, 5, 5)
    painter.setPen(QColor(canvas.theme.palette.ink))
    inside = slip.adjusted(said.pad, 0.6 * said.pad, -said.pad, -0.6 * said.pad)
    for part, kind in _types(said.text, said.type_size):
        painter.setFont(kind)
        high = QFontMetricsF(kind).boundingRect(inside, _CENTRED, part).height()
        painter.drawText(QRectF(inside.topLeft(), QSizeF(inside.width(), high)), _CENTRED, part)
        inside.setTop(inside.top() + high)
    painter.end()
    return pixmap
