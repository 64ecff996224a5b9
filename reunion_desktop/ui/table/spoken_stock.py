"""Accessible objects of stock, pile and kitty."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtGui import QAccessible

from reunion_desktop.engine.cards import FACE_DOWN, Card
from reunion_desktop.ui.access.accessible_tree import Spoken
from reunion_desktop.ui.table.layout.middle import kitty, lies_spread
from reunion_desktop.ui.table.layout.places import Picture, bounds
from reunion_desktop.ui.table.spoken_parts import rect_of
from reunion_desktop.ui.table.view_model import TableViewModel
from reunion_desktop.ui.words import access as access_words
from reunion_desktop.ui.words.cards import cards_count

_ITEM = QAccessible.Role.ListItem


def spoken_stock(
    showing: TableViewModel,
    picture: Picture,
    name: Callable[[Card], str],
) -> Iterator[Spoken]:
    """Stock, pile and kitty; cards that the player can take are not among them.

    Args:
        showing: the table.
        picture: place of every visible card.
        name: spoken name of a card.
    """
    sight, stock = showing.sight, None if showing.deal is None else showing.deal.stock
    if sight is None or stock is None:
        return
    layout, words, mine = showing.layout, showing.words, showing.drawable()
    spread = lies_spread(sight.rules)
    lying = [(card, access_words.lies_face_up(name(card))) for card in stock.pile]
    told = [
        (FACE_DOWN, words.stock.format(cards=cards_count(len(stock.cards)))),
        *(lying if spread else lying[-1:]),
    ]
    for card, said in told:
        if card in picture and card not in mine:
            box = rect_of(bounds({card: picture[card]}, layout.card))
            yield Spoken(("stock", card), _ITEM, said, box)
    if said := words.kitty(sight):
        yield Spoken("kitty", _ITEM, said, rect_of(kitty(layout, spread=spread)))
