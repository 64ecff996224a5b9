"""Paper notes for hints and refusals: width, type and place, and their painter."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen, QPixmap

from reunion_desktop.ui.look.typefaces import SANS, font
from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place, bounds
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.boards import Canvas, draw_shade, painter_on

_SPOKEN = 0.15
"""Type height on a note, as a share of a card's width."""
_SMALL = 0.85
"""Type height of small print, as a share of that of the text above it."""
_WIDE = 4.2
"""Width in card widths beyond which a hint breaks into lines, where the room is high enough."""
_COLUMN = 1.0
"""Largest height of a hint, as a share of its width."""
_PARTS, _SMALLER = (1.0, 0.92, 0.86, 0.8), (0.75, 0.65, 0.55)
"""Factors by which a hint's type may shrink before reasons are left out, and after that."""
_PADDING = 1.0
"""Least padding at both sides of a note, as a multiple of the type's height."""
_END = re.compile(r"(?<=[.!?])\s")
"""The end of a sentence that another one follows."""
_LEAST_KEPT = 2
"""Sentences of a hint that are never left out: the move, and the first reason."""
_NARROWER = (1.0, 0.8, 0.65, 0.5)
"""Factors by which a refusal's note may be narrower if it then covers no card of the trick."""
_SPEECH_MARGIN, _LEAST_SPEECH, _LEAST_SMALL = 7.0, 14.0, 13.0
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

    @property
    def parts(self) -> tuple[tuple[str, QFont], ...]:
        """Parts of the text with their type, the small print last."""
        return tuple(_types(self.text, self.type_size))


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


class HintNote(NamedTuple):
    """Note of a hint and where it lies."""

    painter: NotePainter
    paper: Box
    """Place of the paper, without its shadow."""


def hint_note(
    text: str, steps: Sequence[str], layout: TableLayout, ranks: Sequence[Sequence[Box]]
) -> HintNote | None:
    """Note of a hint, whole and as large as other notes if a room is large enough.

    It lies where every step of the hint has room, if there is such a place, as near the hand as
    possible. Where even smaller type does not help, the last reasons are left out, but never the
    first.

    Args:
        text: the step that is shown.
        steps: every step of the hint.
        layout: the layout of the table.
        ranks: rooms by rank, the better ones first.
    """
    told = {step: step for step in (text, *steps)}
    while True:
        for part, rooms in product(_PARTS, ranks):
            if found := _lying((told[text], *told.values()), layout, rooms, part):
                return found
        longest = max(told, key=lambda step: len(told[step]))
        shorter = _without_last(told[longest])
        if not shorter:
            break
        told[longest] = shorter
    small = product(_SMALLER, ranks)
    tries = (_lying((told[text],), layout, rooms, part) for part, rooms in small)
    return next(filter(None, tries), None)


def _lying(
    texts: Sequence[str], layout: TableLayout, rooms: Sequence[Box], part: float
) -> HintNote | None:
    """Note of the first text in the room nearest to the hand that is large enough for all."""
    middle, found = layout.area.middle[0], list[tuple[float, HintNote]]()
    tall = max(_LEAST_SPEECH, layout.card * _SPOKEN) * layout.print_size * part
    for room in rooms:
        for width in sorted({min(room.width, _WIDE * layout.card * part), room.width}):
            if any(_least_height(text, width, tall) > room.height for text in texts):
                continue
            notes = [_note(text, layout, width, part) for text in texts]
            widest = max(note.slip.width() for note in notes)
            highest = max(note.slip.height() for note in notes)
            if widest > room.width or highest > min(room.height, _COLUMN * widest):
                continue
            x = min(max(middle, room.x + widest / 2), room.right - widest / 2)
            wide, high = notes[0].slip.width(), notes[0].slip.height()
            bottom = min(room.bottom, max(room.y + highest, layout.hand_top))
            lies = Box(x - wide / 2, bottom - high, wide, high)
            far = math.hypot(x - middle, layout.hand_top - bottom + highest / 2)
            found.append((far, HintNote(notes[0], lies)))
            break
    return min(found, key=lambda one: one[0])[1] if found else None


def _least_height(text: str, width: float, tall: float) -> float:
    """Height that a text needs at least on paper of a given width, quickly found."""
    room, high = width - _PADDING * tall, 0.0
    for advance, space, line in _lines(text, tall):
        high += line * math.ceil(advance / max(1.0, room + space))
    return high


@lru_cache(maxsize=256)
def _lines(text: str, tall: float) -> list[tuple[float, float, float]]:
    """For text and small print: their width in one line, that of a space, and a line's height."""
    metrics = [(QFontMetricsF(kind), part) for part, kind in _types(text, tall)]
    return [
        (each.horizontalAdvance(part), each.horizontalAdvance(" "), each.height())
        for each, part in metrics
    ]


def _note(text: str, layout: TableLayout, width: float, part: float) -> NotePainter:
    """Note whose paper has at most a given width, in type of a share of the full height."""
    wide = width + 2 * _SPEECH_MARGIN
    return speech(text, wide, layout.card * _SPOKEN, layout.print_size * part)


def _without_last(text: str) -> str:
    """A text without its last sentence; empty if only the move and one reason are left."""
    ends = [end.start() for end in _END.finditer(text)]
    return text[: ends[-1]] if len(ends) >= _LEAST_KEPT else ""


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
    for part, kind in said.parts:
        painter.setFont(kind)
        high = QFontMetricsF(kind).boundingRect(inside, _CENTRED, part).height()
        painter.drawText(QRectF(inside.topLeft(), QSizeF(inside.width(), high)), _CENTRED, part)
        inside.setTop(inside.top() + high)
    painter.end()
    return pixmap
