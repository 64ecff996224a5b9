"""Slips of paper with a sentence, pure geometry: how broad, in which type, and where they lie."""

from __future__ import annotations

from itertools import product

from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place
from reunion_desktop.ui.table.layout.table_layout import TableLayout, TableMoment
from reunion_desktop.ui.table.stage.note_painter import NotePainter, speech

_SPOKEN = 0.15
"""Height of the type on slips of paper, for a card's width of 1."""
_SHORT = 5.4
"""A hint with more lines than fill this height, for its type's, has a broader slip."""
_CLEAR = (1.0, 0.9, 0.8)
"""How much smaller large print may become on a slip that then covers nothing."""


def advice_slip(text: str, layout: TableLayout, moment: TableMoment) -> tuple[NotePainter, Box]:
    """A hint's slip, and the box in the middle of which it lies.

    It keeps between the boards beside it, or beside one's own plate, where it has room there
    without reaching what lies in the middle; otherwise it is as broad as the table. Above the hand
    it is never so high that it would reach the trick, nor its type smaller than in usual print.
    """
    *clear, far = layout.advice(moment)
    for part, (number, box) in product(_CLEAR, enumerate(clear, 1)):
        size = max(1.0, layout.print_size * part)
        made = speech(text, box.width, layout.card * _SPOKEN, size)
        narrow = number < len(clear) and made.slip.height() > _SHORT * made.type_size
        if made.height <= box.height and not narrow:
            return made, box
    made, part = speech(text, far.width, layout.card * _SPOKEN, layout.print_size), 1.0
    while made.height > far.height and layout.print_size * part > 1:
        part -= 0.03
        size = max(1.0, layout.print_size * part)
        made = speech(text, far.width, layout.card * _SPOKEN, size)
    return made, far


def spoken_slip(text: str, place: Place, layout: TableLayout) -> tuple[NotePainter, Box]:
    """The slip with a sentence about a card, and where it lies.

    It lies as near above the card as it can without covering the others in the hand, and moves
    aside for one's own plate.
    """
    plate, edge = layout.plate(layout.chairs.own), 6.0
    beside = plate.right + 0.06 * layout.card
    wanted = max(260.0 * layout.print_size, 3.4 * layout.card)
    said = speech(
        text, min(layout.width - edge - beside, wanted), layout.card * _SPOKEN, layout.print_size
    )
    top = place.y - layout.card * place.scale * ASPECT / 2
    bottom = layout.hand_top if top > layout.hand_top else top + 2
    x = min(max(place.x - said.width / 2, edge), layout.width - said.width - edge)
    lies = Box(x, max(edge, bottom - said.height), said.width, said.height)
    if lies.meets(plate):
        lies = lies._replace(x=beside)
    return said, lies
