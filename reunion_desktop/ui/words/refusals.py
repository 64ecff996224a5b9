"""Refusals in words: why a card may not be chosen. Functions from engine values to text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.legal import Duty, Refusal
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.words.cards import one_of_suit, suit_name

translate = QCoreApplication.translate


def refusal_sentence(refusal: Refusal, order: CardOrder | None = None) -> str:
    """Why a card may not be chosen.

    Args:
        refusal: what the engine says.
        order: the deal's order of cards; with it the left bower is told by its trump suit.
    """
    sentence = _duty(refusal)
    if not refusal.bower:
        return translate("wording", "{sentence}.").format(sentence=sentence)
    if order is None:
        return translate("wording", "{sentence}; the left bower counts as a trump.").format(
            sentence=sentence
        )
    return translate("wording", "{sentence}; the left bower counts as {one}.").format(
        sentence=sentence, one=one_of_suit(order.trump)
    )


def _duty(refusal: Refusal) -> str:
    """The duty or ban as a sentence without its full stop."""
    suit = suit_name(refusal.suit) if refusal.suit is not None else ""
    if refusal.duty is Duty.FOLLOW:
        return translate("wording", "You must follow {suit}").format(suit=suit)
    if refusal.duty is Duty.TRUMP:
        return translate("wording", "You cannot follow, so you must trump with {one}").format(
            one=one_of_suit(refusal.suit) if refusal.suit is not None else suit
        )
    return {
        Duty.OVERTRUMP: translate(
            "wording", "The trick is trumped already and you can play a higher trump, so you must"
        ),
        Duty.LOCKED: translate(
            "wording", "The turned card stays on the table until the second trick is over"
        ),
        Duty.ACE: translate("wording", "An ace may not be laid away"),
        Duty.BOWER: translate("wording", "A bower may not be laid away"),
        Duty.TENS: translate("wording", "Only one ten may be laid away"),
        Duty.TURNED: translate("wording", "The turned card may not be laid away"),
        Duty.ENOUGH: translate("wording", "Enough cards are chosen; take one back first"),
    }[refusal.duty]
