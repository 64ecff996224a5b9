"""Texts of the calls of Thirty-One: on buttons, as announcements, and beside plates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.actions import Stock
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayDraw
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one.options import (
    ALL,
    DECLARE,
    HAMMER,
    HAND,
    KEEP,
    KNOCK,
    PUSH,
    STOP,
    SWAP,
    ThirtyOneOptions,
    thirty_one,
)
from reunion_desktop.games.thirty_one.options.values import figure
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import card_name, the_card
from reunion_desktop.ui.words.game_words import CallNote, Saying
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate

CALLS = (KNOCK, HAMMER, DECLARE, STOP, ALL, PUSH, KEEP, SWAP)
"""Every call of the game."""


def button(call: Call) -> str:
    """Text of a call on its button."""
    return {
        KNOCK: translate("thirty_one", "Knock"),
        HAMMER: translate("thirty_one", "Show all hands at once"),
        DECLARE: translate("thirty_one", "Show your hand"),
        STOP: translate("thirty_one", "Take nothing"),
        ALL: translate("thirty_one", "Exchange all three"),
        PUSH: translate("thirty_one", "Push"),
        KEEP: translate("thirty_one", "Keep these three"),
        SWAP: translate("thirty_one", "Take the other three"),
    }[call]


def announcement(seat: Seat, call: Call, company: SeatNames) -> str:
    """Announcement of a call."""
    text = (_own(call) if seat == company.person else _others(call)) or button(call)
    return text.format(name=company.name(seat))


def _own(call: Call) -> str:
    return {
        KNOCK: translate("thirty_one", "You knock."),
        HAMMER: translate("thirty_one", "You ask for all hands at once."),
        DECLARE: translate("thirty_one", "You show your hand, which wins at once."),
        STOP: translate("thirty_one", "You take nothing from the pile."),
        ALL: translate("thirty_one", "You exchange all three cards."),
        PUSH: translate("thirty_one", "You push."),
        KEEP: translate("thirty_one", "You keep your three cards."),
        SWAP: translate("thirty_one", "You take the other three cards."),
    }[call]


def _others(call: Call) -> str:
    return {
        KNOCK: translate("thirty_one", "{name} knocks."),
        HAMMER: translate("thirty_one", "{name} asks for all hands at once."),
        DECLARE: translate("thirty_one", "{name} shows a hand that wins at once."),
        STOP: translate("thirty_one", "{name} takes nothing from the pile."),
        ALL: translate("thirty_one", "{name} exchanges all three cards."),
        PUSH: translate("thirty_one", "{name} pushes."),
        KEEP: translate("thirty_one", "{name} keeps the three cards."),
        SWAP: translate("thirty_one", "{name} takes the other three cards."),
    }[call]


def tag(deal: DealObservation, seat: Seat) -> Saying | None:
    """Tag beside a plate: a knock until the end of the deal, else the last turn."""
    stock = deal.stock
    if deal.over or stock is None:
        return None  # The result tells how the deal ended.
    said = [one.call for one in deal.calls if one.seat == seat]
    call = next((call for call in said if call in {KNOCK, HAMMER, DECLARE}), None)
    call = call or _last_turn(deal, stock, seat)
    if call is not None:
        text = {
            KNOCK: translate("thirty_one", "Knock!"),
            HAMMER: translate("thirty_one", "Show all hands!"),
            DECLARE: translate("thirty_one", "Show!"),
            STOP: translate("thirty_one", "Nothing"),
            ALL: translate("thirty_one", "All three"),
            PUSH: translate("thirty_one", "Push"),
            KEEP: translate("thirty_one", "Keep"),
            SWAP: translate("thirty_one", "The other three"),
        }[call]
        return Saying(text, faded=call not in {KNOCK, HAMMER, DECLARE})
    taken = [one for one in stock.drawn if one.seat == seat][-1:]
    # The player knows the own cards.
    if not taken or not taken[0].face_up or taken[0].card in deal.hand:
        return None
    text = translate("thirty_one", "{card} taken").format(card=card_name(taken[0].card))
    return Saying(capital(text), faded=True)


def _last_turn(deal: DealObservation, stock: Stock, seat: Seat) -> Call | None:
    """The call that was the last turn of a seat; None if it has exchanged a card since."""
    pushes = [one for one in deal.calls if one.call == PUSH]
    if any(one.seat == seat for one in pushes[len(pushes) - stock.pushes :]):
        return PUSH
    call = next((one.call for one in reversed(deal.calls) if one.seat == seat), None)
    if call in {KEEP, SWAP}:
        return None if stock.drawn or stock.pushes else call
    if call == ALL:
        seats = [one.seat for one in stock.drawn]
        last = len(seats) - seats[::-1].index(seat)
        return call if seats[max(0, last - HAND) : last] == [seat] * HAND else None
    return call if call == STOP else None


def notes(
    rules: ThirtyOneOptions, deal: DealObservation, calls: Sequence[Call]
) -> dict[Call, CallNote]:
    """Effect of each call with cards in the middle, below its text."""
    stock = deal.stock
    if stock is None or rules.mechanism == "draw":
        return {}
    seats = deal.trick.seats
    others = stock.pushes == len(seats) - 1 and stock.knocker is None
    worth = translate("thirty_one", "Worth {value}")
    told = {
        PUSH: translate("thirty_one", "Then three new cards")
        if others
        else translate("thirty_one", "No exchange"),
        ALL: worth.format(value=figure(rules.halves(CardSet.of(stock.pile)))),
        KNOCK: translate("thirty_one", "All hands are shown at once")
        if rules.under_the_gun == "knock" and not (deal.calls or stock.drawn)
        else translate("thirty_one", "One more turn for the others"),
        KEEP: worth.format(value=figure(rules.halves(deal.hand))),
        SWAP: translate("thirty_one", "Unseen"),
    }
    return {call: CallNote(told[call]) for call in calls if call in told}


def asked(calls: Sequence[Call]) -> str | None:
    """Prompt for calls without any card to draw."""
    if DECLARE in calls:
        return translate("thirty_one", "Your hand wins at once: show it.")
    if KEEP in calls:
        return translate(
            "thirty_one", "Keep these three cards, or take the other three without a look."
        )
    return None


def prompt(legal: Legal, sight: Observation | None) -> str | None:
    """Prompt to draw, to discard, or to call."""
    if isinstance(legal, MayDraw):
        if len(legal.face_up) == 1:
            return _at_the_pile(legal, knocks=KNOCK in legal.calls)
        return _at_the_middle(legal, sight)
    if isinstance(legal, MayDiscard):
        if sight is not None and thirty_one(sight.rules).mechanism == "widow":
            return translate("thirty_one", "Put one of your other cards in the middle for it.")
        if legal.banned:
            return translate("thirty_one", "Discard a card other than the one you took.")
        return translate("thirty_one", "Discard a card.")
    return asked(legal.calls) if isinstance(legal, MayAnnounce) else None


def _at_the_middle(legal: MayDraw, sight: Observation | None) -> str:
    """Prompt to exchange with the cards in the middle."""
    deal = None if sight is None else sight.deal
    if deal is not None and deal.stock is not None and deal.stock.knocker is not None:
        if PUSH in legal.calls:
            return translate("thirty_one", "Your last turn: exchange with the middle, or push.")
        return translate("thirty_one", "Your last turn: exchange a card with the middle.")
    if KNOCK in legal.calls and PUSH in legal.calls:
        return translate("thirty_one", "Your turn: exchange with the middle, push, or knock.")
    if KNOCK in legal.calls:
        return translate("thirty_one", "Your turn: exchange a card with the middle, or knock.")
    if PUSH in legal.calls:
        return translate("thirty_one", "Your turn: exchange with the middle, or push.")
    return translate("thirty_one", "Your turn: exchange a card with the middle.")


def _at_the_pile(legal: MayDraw, *, knocks: bool) -> str:
    """Prompt to draw from the stock or to take the top card of the pile."""
    if not legal.stock:
        text = (
            translate("thirty_one", "The stock is empty: take {card}, knock, or take nothing.")
            if knocks
            else translate("thirty_one", "The stock is empty: take {card}, or nothing.")
        )
    elif knocks:
        text = translate("thirty_one", "Your turn: draw a card, take {card}, or knock.")
    else:
        text = translate("thirty_one", "Your turn: draw a card, or take {card}.")
    return text.format(card=the_card(next(iter(legal.face_up))))
