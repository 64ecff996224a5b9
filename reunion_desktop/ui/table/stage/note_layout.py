"""Layout of the paper notes for hints and refusals, pure geometry: width, type and place."""

from __future__ import annotations

from itertools import product

from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place
from reunion_desktop.ui.table.layout.table_layout import TableLayout, TableMoment
from reunion_desktop.ui.table.stage.note_painter import NotePainter, speech

_SPOKEN = 0.15
"""Type height on a note, as a share of a card's width."""
_SHORT = 5.4
"""Height above which a hint gets a wider note, as a multiple of the type's height."""
_CLEAR = (1.0, 0.9, 0.8)
"""Factors by which large type may shrink if the note then covers nothing."""


def advice_slip(text: str, layout: TableLayout, moment: TableMoment) -> tuple[NotePainter, Box]:
    """Note of a hint, and the box in which it is centred.

    It stays between the panels beside it, or beside the player's plate, if it fits there without
    reaching the cards in the middle; otherwise it is as wide as the table. Above the hand it
    never reaches the trick, and its type is never smaller than at usual text size.
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
    """Note with a sentence about a card, and its place.

    It lies as close above the card as it can without covering the rest of the hand, and beside
    the player's plate.
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
