"""Sentences on turns of Thirty-One: cards drawn, discarded, and lying in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.actions import Stock
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.events import CardDrawn, CardsLaidOpen
from reunion_desktop.ui.words.access import capital, sentence
from reunion_desktop.ui.words.cards import cards_count, cards_list, the_card
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def drawn(event: CardDrawn, company: SeatNames) -> str:
    """Sentence for a card drawn; one from the stock is named to its owner."""
    own, hidden = event.seat == company.person, event.card == FACE_DOWN
    if event.face_up:
        text = (
            translate("thirty_one", "You take {card}.")
            if own
            else translate("thirty_one", "{name} takes {card}.")
        )
    elif own:
        text = translate("thirty_one", "You draw {card}.")
    elif hidden:
        text = translate("thirty_one", "{name} draws a card.")
    else:  # Practice with all cards shown.
        text = translate("thirty_one", "{name} draws {card}.")
    card = "" if hidden else the_card(event.card)
    return text.format(name=company.name(event.seat), card=card)


def laid(event: CardsLaidOpen, company: SeatNames) -> str:
    """Sentence for a discard."""
    text = (
        translate("thirty_one", "You discard {cards}.")
        if event.seat == company.person
        else translate("thirty_one", "{name} discards {cards}.")
    )
    return text.format(name=company.name(event.seat), cards=cards_list(event.cards))


def in_the_middle(cards: Sequence[Card]) -> str:
    """Sentence for the cards in the middle."""
    text = translate("thirty_one", "In the middle: {cards}.")
    return text.format(cards=cards_list(cards))


def lying(stock: Stock, company: SeatNames, *, spread: bool) -> str:
    """Cards in the middle, and the last turn.

    Args:
        stock: stock and pile.
        company: the players.
        spread: whether any card face up may be taken, not only the top one.
    """
    told = []
    if spread and stock.pile:
        told.append(in_the_middle(stock.pile))
    elif stock.pile:
        text = translate("thirty_one", "{card} lies face up.")
        told.append(capital(text.format(card=the_card(stock.top))))
    text = translate("thirty_one", "Stock: {count}")
    told.append(sentence(text.format(count=cards_count(len(stock.cards)))))
    if stock.drawn:
        last = stock.drawn[-1]
        told.append(drawn(CardDrawn(last.seat, last.card, last.face_up), company))
        if last.discarded is not None:
            told.append(laid(CardsLaidOpen(last.seat, CardSet.of((last.discarded,))), company))
    return " ".join(told)
