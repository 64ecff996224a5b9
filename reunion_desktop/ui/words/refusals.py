"""Refusals of cards as text. Functions from engine values to text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.words.cards import one_of_suit, suit_name, the_card
from reunion_desktop.ui.words.game_words import GameWords

translate = QCoreApplication.translate


def refusal_sentence(refusal: Refusal, words: GameWords, order: CardOrder | None = None) -> str:
    """Reason why a card may not be chosen.

    Args:
        refusal: refusal by the engine.
        words: words of the game, which are asked first.
        order: order of cards in the deal; with it a duty to follow to trumps is told as such.
    """
    sentence = words.duty(refusal.duty) or _duty(refusal, order)
    if refusal.bower is None:
        return translate("wording", "{sentence}.").format(sentence=sentence)
    text = translate("wording", "{sentence}; {card} is a trump.")
    return text.format(sentence=sentence, card=the_card(refusal.bower))


def _duty(refusal: Refusal, order: CardOrder | None) -> str:
    """Default text of a duty or restriction, without a full stop."""
    suit = suit_name(refusal.suit) if refusal.suit is not None else ""
    if refusal.duty is Duty.FOLLOW and order is not None and refusal.suit == order.trump:
        text = translate("wording", "Trumps ({suit}) were led, so you must play a trump")
        return text.format(suit=suit)
    if refusal.duty is Duty.FOLLOW:
        return translate("wording", "You must follow {suit}").format(suit=suit)
    if refusal.duty is Duty.TRUMP:
        return translate("wording", "You can’t follow suit, so you must trump with {one}").format(
            one=one_of_suit(refusal.suit) if refusal.suit is not None else suit
        )
    text = {
        Duty.OVERTRUMP: translate(
            "wording", "The trick has been trumped and you can overtrump, so you must"
        ),
        Duty.FOLLOW_OR_TRUMP: translate("wording", "You must follow {suit} or trump"),
        Duty.LEAD_TRUMP: translate("wording", "You must lead a trump to the first trick"),
        Duty.OPENING_TRUMP: translate("wording", "You must play a trump to the first trick"),
        Duty.ANNOUNCE: translate("wording", "Make a call first"),
        Duty.RECEIVED: translate("wording", "You can’t give back the card you just received"),
        Duty.DRAW: translate("wording", "Take a card first"),
        Duty.TAKEN: translate("wording", "You must keep the card you just took"),
        Duty.ENOUGH: translate("wording", "You have selected enough cards. Deselect one first"),
    }.get(refusal.duty, translate("wording", "You can’t play this card now"))
    return text.format(suit=suit)
