"""Parts of the accessible tree of the table: lists, boxes, and cards of a zone."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.access.accessible_tree import PRESS, Spoken
from reunion_desktop.ui.table.layout.places import Back, Box, Picture, Zone
from reunion_desktop.ui.words import access as access_words

LIST = QAccessible.Role.List


def listed(items: list[Spoken]) -> Iterator[Spoken]:
    """Wrap the facts of the deal in a list, if there are any.

    Items of a list, not labels: screen readers read out all labels of a focused table.
    """
    if items:
        box = QRect()
        for item in items:
            box = box.united(item.box)
        yield Spoken("on the table", LIST, access_words.on_the_table(), box, inside=tuple(items))


def backs(picture: Picture, zone: Zone, seat: int) -> Picture:
    """Unknown cards of a seat in a zone, with their places."""
    return {
        key: place
        for key, place in picture.items()
        if isinstance(key, Back) and key.zone is zone and key.seat == seat
    }


def in_view(picture: Picture, cards: Iterable[Card]) -> Picture:
    """Cards with their places, without those not shown."""
    return {card: picture[card] for card in cards if card in picture}


def rect_of(box: Box) -> QRect:
    """A box in whole pixels."""
    left, top = math.floor(box.x), math.floor(box.y)
    return QRect(left, top, math.ceil(box.right) - left, math.ceil(box.bottom) - top)


def with_press(thing: Spoken) -> Spoken:
    """Add a press action unless the object is disabled."""
    return thing if thing.disabled else thing._replace(actions=(PRESS,))
