"""Sentences on turns of Thirty-One: cards drawn, discarded, and lying in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.actions import Drawn, Stock
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.events import CardDrawn, CardsLaidOpen, Event, MiddleDealt
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


def laid(event: CardsLaidOpen, company: SeatNames, *, spread: bool) -> str:
    """Sentence for a discard; where the cards in the middle are ``spread``, it lies with them."""
    if spread:
        text = (
            translate("thirty_one", "You put {cards} in the middle.")
            if event.seat == company.person
            else translate("thirty_one", "{name} puts {cards} in the middle.")
        )
    else:
        text = (
            translate("thirty_one", "You discard {cards}.")
            if event.seat == company.person
            else translate("thirty_one", "{name} discards {cards}.")
        )
    return text.format(name=company.name(event.seat), cards=cards_list(event.cards))


def exchanged(last: Drawn, company: SeatNames) -> str:
    """Sentence for an exchange of one card by another player."""
    text = translate("thirty_one", "{name} takes {card} and puts {other} in the middle.")
    other = "" if last.discarded is None else the_card(last.discarded)
    return text.format(name=company.name(last.seat), card=the_card(last.card), other=other)


def at_the_middle(event: Event, stock: Stock, company: SeatNames) -> str | None:
    """Text of a turn with the middle, from the stock after it; None if the event is enough."""
    last = stock.drawn[-1] if stock.drawn else None
    match event:
        case CardDrawn() if last is not None:
            # An exchange is told as a whole, once the cards for it lie in the middle.
            whole = last.discarded is not None
            return "" if whole or event.seat != company.person else None
        case CardsLaidOpen() if len(event.cards) > 1:
            return in_the_middle(stock.pile)
        case CardsLaidOpen() if last is not None and event.seat != company.person:
            return exchanged(last, company)
        case MiddleDealt() if stock.aside:
            text = translate("thirty_one", "All have pushed. New in the middle: {cards}.")
            return text.format(cards=cards_list(event.cards))
    return None


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
        if spread and last.discarded is not None and last.seat != company.person:
            told.append(exchanged(last, company))
        else:
            told.append(drawn(CardDrawn(last.seat, last.card, last.face_up), company))
            if last.discarded is not None:
                thrown = CardsLaidOpen(last.seat, CardSet.of((last.discarded,)))
                told.append(laid(thrown, company, spread=spread))
    return " ".join(told)
