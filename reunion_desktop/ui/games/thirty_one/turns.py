"""Sentences on a turn of Thirty-One: calls, cards drawn and discarded, the middle, the hands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN
from reunion_desktop.engine.events import (
    CardDrawn,
    CardsDealt,
    CardsLaidOpen,
    Event,
    HandsShown,
    MiddleDealt,
)
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one.options import KNOCK, STOP, ThirtyOneOptions, thirty_one
from reunion_desktop.games.thirty_one.values import figure
from reunion_desktop.ui.games.side_count import SideRow, own_first, row_aloud
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import cards_list, the_card
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def called(seat: Seat, call: Call, company: SeatNames) -> str | None:
    """Announcement of a call."""
    own, other = {
        "knock": (
            translate("thirty_one", "You knock."),
            translate("thirty_one", "{name} knocks."),
        ),
        "hammer": (
            translate("thirty_one", "You ask for all hands to be shown."),
            translate("thirty_one", "{name} asks for all hands to be shown."),
        ),
        "declare": (
            translate("thirty_one", "You show your hand at once."),
            translate("thirty_one", "{name} shows the hand at once."),
        ),
        "stop": (
            translate("thirty_one", "You take no card."),
            translate("thirty_one", "{name} takes no card."),
        ),
        "all": (
            translate("thirty_one", "You exchange all three cards."),
            translate("thirty_one", "{name} exchanges all three cards."),
        ),
        "push": (
            translate("thirty_one", "You push."),
            translate("thirty_one", "{name} pushes."),
        ),
        "keep": (
            translate("thirty_one", "You keep your packet."),
            translate("thirty_one", "{name} keeps the packet."),
        ),
        "swap": (
            translate("thirty_one", "You take the other packet."),
            translate("thirty_one", "{name} takes the other packet."),
        ),
    }[call.word]
    text = own if seat == company.person else other
    return text.format(name=company.name(seat))


def turn_prompt(calls: Sequence[Call], *, in_middle: bool) -> str:
    """Prompt for a turn.

    Args:
        calls: the calls that the player may make instead.
        in_middle: whether cards are exchanged with the middle; otherwise they are drawn.
    """
    last = KNOCK not in calls
    if in_middle and last:
        return translate("thirty_one", "Your last turn: exchange a card, or make a call.")
    if in_middle:
        return translate("thirty_one", "Your turn: exchange a card, or make a call.")
    if STOP in calls and last:
        return translate("thirty_one", "The stock is empty: take the top discard, or no card.")
    if STOP in calls:
        return translate(
            "thirty_one", "The stock is empty: take the top discard or no card, or knock."
        )
    if last:
        return translate("thirty_one", "Your turn: draw, or take the top discard.")
    return translate("thirty_one", "Your turn: draw, take the top discard, or knock.")


def turn_sentence(event: Event, company: SeatNames, rules: ThirtyOneOptions) -> str | None:
    """Sentence on an event of a turn; None for any other event."""
    match event:
        case CardDrawn():
            return _drawn(event, company)
        case CardsLaidOpen():
            return _laid_open(event, company, in_middle=rules.mechanism == "widow")
        case MiddleDealt():
            text = translate("thirty_one", "In the middle: {cards}.")
            return text.format(cards=cards_list(event.cards))
        case HandsShown():
            cells = tuple(
                figure(rules.halves(hand)) if hand else ""
                for hand in own_first(company, event.hands)
            )
            row = SideRow(translate("thirty_one", "The hands are shown"), cells)
            return row_aloud(row, company)
    return None


def opening(event: Event, after: Observation) -> str | None:
    """Sentence on the cards that lie face up after the deal; None for any other event."""
    stock = None if after.deal is None else after.deal.stock
    if not isinstance(event, CardsDealt) or stock is None or not stock.pile:
        return None
    if thirty_one(after.rules).mechanism == "widow":
        text = translate("thirty_one", "In the middle: {cards}.")
        return text.format(cards=cards_list(stock.pile))
    text = translate("thirty_one", "{card} begins the discard pile.")
    return capital(text.format(card=the_card(stock.top)))


def _drawn(event: CardDrawn, company: SeatNames) -> str:
    own = event.seat == company.person
    if event.card == FACE_DOWN:
        text = translate("thirty_one", "{name} draws a card.")
        return text.format(name=company.name(event.seat))
    if event.face_up:
        text = (
            translate("thirty_one", "You take {card}.")
            if own
            else translate("thirty_one", "{name} takes {card}.")
        )
    else:
        text = (
            translate("thirty_one", "You draw {card}.")
            if own
            else translate("thirty_one", "{name} draws {card}.")
        )
    return text.format(name=company.name(event.seat), card=the_card(event.card))


def _laid_open(event: CardsLaidOpen, company: SeatNames, *, in_middle: bool) -> str:
    own = event.seat == company.person
    if in_middle:
        text = (
            translate("thirty_one", "You put {cards} in the middle.")
            if own
            else translate("thirty_one", "{name} puts {cards} in the middle.")
        )
    else:
        text = (
            translate("thirty_one", "You discard {cards}.")
            if own
            else translate("thirty_one", "{name} discards {cards}.")
        )
    return text.format(name=company.name(event.seat), cards=cards_list(event.cards))
