"""Refusals in words: why a card may not be chosen. Functions from engine values to text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.words.cards import one_of_suit, suit_name
from reunion_desktop.ui.words.game_words import GameWords

translate = QCoreApplication.translate


def refusal_sentence(refusal: Refusal, words: GameWords, order: CardOrder | None = None) -> str:
    """Why a card may not be chosen.

    Args:
        refusal: what the engine says.
        words: what is said of this game alone; it is asked first.
        order: the deal's order of cards; with it the left bower is told by its trump suit.
    """
    sentence = words.duty(refusal.duty) or _duty(refusal)
    if not refusal.bower:
        return translate("wording", "{sentence}.").format(sentence=sentence)
    one = one_of_suit(order.trump) if order is not None and order.trump is not None else ""
    own = words.misread(sentence, one)
    if own is not None:
        return own
    if not one:
        return translate("wording", "{sentence}; the left bower counts as a trump.").format(
            sentence=sentence
        )
    return translate("wording", "{sentence}; the left bower counts as {one}.").format(
        sentence=sentence, one=one
    )


def _duty(refusal: Refusal) -> str:
    """The duty or ban as a sentence without its full stop, as it holds in any game."""
    suit = suit_name(refusal.suit) if refusal.suit is not None else ""
    if refusal.duty is Duty.FOLLOW:
        return translate("wording", "You must follow {suit}").format(suit=suit)
    if refusal.duty is Duty.TRUMP:
        return translate("wording", "You cannot follow, so you must trump with {one}").format(
            one=one_of_suit(refusal.suit) if refusal.suit is not None else suit
        )
    text = {
        Duty.OVERTRUMP: translate(
            "wording", "The trick is trumped already and you can play a higher trump, so you must"
        ),
        Duty.FOLLOW_OR_TRUMP: translate("wording", "You must follow {suit} or trump"),
        Duty.LEAD_TRUMP: translate("wording", "The first lead must be a trump"),
        Duty.OPENING_TRUMP: translate("wording", "A trump must be played to the first trick"),
        Duty.ANNOUNCE: translate("wording", "Something must be said first"),
        Duty.RECEIVED: translate("wording", "The card just received may not be given back"),
        Duty.ENOUGH: translate("wording", "Enough cards are chosen; take one back first"),
    }.get(refusal.duty, translate("wording", "The rules do not allow this card now"))
    return text.format(suit=suit)
