"""Texts of the calls of Thirty-One: on buttons, as announcements, and beside plates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayDraw
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one.options import (
    ALL,
    DECLARE,
    HAMMER,
    KEEP,
    KNOCK,
    PUSH,
    STOP,
    SWAP,
)
from reunion_desktop.ui.words.cards import the_card
from reunion_desktop.ui.words.game_words import Saying
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
    """Tag beside a plate: a knock until the end of the deal, else a call just made."""
    if deal.over:
        return None  # The result tells how the deal ended.
    said = [one.call for one in deal.calls if one.seat == seat]
    call = next((call for call in said if call in {KNOCK, HAMMER, DECLARE}), None)
    if call is None:
        pushes = 0 if deal.stock is None else deal.stock.pushes
        recent = [one.call for one in deal.calls[-max(1, pushes) :] if one.seat == seat]
        if not recent:
            return None
        call = recent[-1]
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


def asked(calls: Sequence[Call]) -> str | None:
    """Prompt for calls without any card to draw."""
    if DECLARE in calls:
        return translate("thirty_one", "Your hand wins at once: show it.")
    if KEEP in calls:
        return translate(
            "thirty_one", "Keep these three cards, or take the other three without a look."
        )
    return None


def prompt(legal: Legal) -> str | None:
    """Prompt to draw, to discard, or to call."""
    if isinstance(legal, MayDraw):
        return _to_draw(legal)
    if isinstance(legal, MayDiscard) and legal.banned:
        return translate("thirty_one", "Discard a card other than the one you took.")
    if isinstance(legal, MayDiscard):
        return translate("thirty_one", "Discard a card.")
    return asked(legal.calls) if isinstance(legal, MayAnnounce) else None


def _to_draw(legal: MayDraw) -> str:
    """Prompt to draw, to take or to exchange a card."""
    knocks = KNOCK in legal.calls
    if len(legal.face_up) == 1:
        return _at_the_pile(legal, knocks=knocks)
    if knocks and PUSH in legal.calls:
        return translate("thirty_one", "Your turn: exchange with the middle, push, or knock.")
    if knocks:
        return translate("thirty_one", "Your turn: exchange with the middle, or knock.")
    if PUSH in legal.calls:
        return translate("thirty_one", "Your turn: exchange with the middle, or push.")
    return translate("thirty_one", "Your turn: exchange with the middle.")


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
