"""Reasons of hints in Thirty-One."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.games.thirty_one.options.values import figure
from reunion_desktop.ui.words.cards import cards_list, suit_name

translate = QCoreApplication.translate


def because(motive: str, cards: CardSet, worth: int | None, share: int) -> str:
    """Sentence for a reason; empty for one that other games have too.

    Args:
        motive: kind of the reason.
        cards: cards that count, or that the next player has taken.
        worth: value of a hand in half points.
        share: how often it holds, of 100.
    """
    text = {
        "makes_value": translate("thirty_one", "It brings your hand to {value}."),
        "keeps_value": translate("thirty_one", "You keep {value}."),
        "keeps_chances": translate(
            "thirty_one", "More cards help you now: {share} of 100 bring you above {value}."
        ),
        "packet": translate(
            "thirty_one",
            "Your cards are worth {value}; three unknown ones are worth more in {share} of 100"
            " cases.",
        ),
        "gives": translate("thirty_one", "Put {cards} in the middle for it."),
        "improves": translate(
            "thirty_one", "{share} of 100 unseen cards would improve your {value}."
        ),
        "useless": translate("thirty_one", "The card on the pile wouldn’t improve your hand."),
        "starves_next": translate(
            "thirty_one", "The next player took {cards}, and this card doesn’t go with that."
        ),
        "not_lowest": translate(
            "thirty_one",
            "With {value} you lose nothing in about {share} of 100 possible card layouts.",
        ),
        "highest": translate(
            "thirty_one", "With {value} you win in about {share} of 100 possible card layouts."
        ),
    }.get(motive, "")
    if not share and "{share}" in text:
        return ""  # A chance of nothing is no reason.
    told = cards_list(cards) if cards else ""
    return text.format(value=_value(cards, worth or 0), share=share, cards=told)


def _value(cards: CardSet, halves: int) -> str:
    """A value with the suit that makes it: *24 in hearts*; alone for three of a kind."""
    suits = {card.suit for card in cards}
    if len(suits) != 1:
        return figure(halves)
    text = translate("thirty_one", "{value} in {suit}")
    return text.format(value=figure(halves), suit=suit_name(suits.pop()))
