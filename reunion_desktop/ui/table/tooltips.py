"""Tooltips of the table: the plates, the badge and its turned card."""

from __future__ import annotations

from reunion_desktop.ui.table.layout.arrangement import lies_turned
from reunion_desktop.ui.table.layout.places import bounds
from reunion_desktop.ui.table.view_model import TableViewModel
from reunion_desktop.ui.words.access import took_up, trump_badge, turned_card
from reunion_desktop.ui.words.cards import card_name


def turned_words(showing: TableViewModel) -> str:
    """The turned card, and who took it up if so; empty between deals."""
    sight, deal = showing.sight, showing.deal
    if sight is None or deal is None or deal.turn_up is None or showing.shuffling:
        return ""
    if lies_turned(sight) is not None:
        return turned_card(card_name(deal.turn_up))
    return took_up(showing.names[deal.owner], deal.turn_up)


def words_at(showing: TableViewModel, x: float, y: float) -> str:
    """Tooltip at a point; empty if there is none."""
    what, layout = showing.overlay_content(), showing.layout
    for seat, words in enumerate(showing.plate_texts(what)):
        if layout.plate(seat).holds(x, y):
            return words
    if what.rule and layout.rule.holds(x, y):
        return what.rule
    if what.order is None or not layout.badge.holds(x, y):
        return ""
    if what.badge or what.order.trump is None:
        return what.badge or showing.words.no_trumps
    turned = turned_words(showing)
    if bounds((layout.turned,), layout.card).holds(x, y):
        return turned
    trumps = showing.words.trumps[what.order.trump]
    told = trump_badge(trumps, what.order, showing.words.own_bowers)
    return f"{told}\n{turned}".rstrip()
