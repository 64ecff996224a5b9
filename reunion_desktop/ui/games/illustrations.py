"""Illustrations of the rules book that several games share: a suit, values, a trick.

Card values and winners of tricks come from the engine, so that an illustration cannot contradict
the rules of the game.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.ui.words.book import Illustration

translate = QCoreApplication.translate

TRUMP = Suit.HEARTS
"""Trump suit of every example."""


def cards(text: str) -> tuple[Card, ...]:
    """Parse the cards of an example."""
    return tuple(Card.parse(word) for word in text.split())


def suit_row(rules: Rules, order: CardOrder, suit: Suit, caption: str) -> Illustration:
    """Illustration of a suit from high to low; a bower appears among the trumps."""
    held = order.cards_of(suit) & CardSet.of(rules.pack)
    return Illustration(
        caption, tuple(sorted(held, key=order.height, reverse=True)), bowers=order.bowers
    )


def values(rules: Rules, order: CardOrder, shown: str) -> Illustration:
    """Illustration of card values: a row of cards with their points."""
    row = cards(shown)
    return Illustration(
        translate("rulespage", "Card values."),
        row,
        tuple(str(rules.points(card, order)) for card in row),
        bowers=order.bowers,
    )


def trick_taken(
    order: CardOrder, played: str, words: tuple[str, ...], caption: str
) -> Illustration:
    """Illustration of a trick, with the winning card raised."""
    row = cards(played)
    trick = Trick(tuple(range(len(row))), row)
    best = trick.cards[trick.best(order)]
    return Illustration(caption, trick.cards, words, raised=CardSet.of((best,)))


def choice(order: CardOrder, hand: str, allowed: str, caption: str) -> Illustration:
    """Illustration of a hand, with the legal cards raised."""
    held, legal = cards(hand), CardSet.parse(allowed)
    return Illustration(
        caption, held, dim=CardSet.of(held) - legal, raised=legal, bowers=order.bowers
    )


def with_sixes(rules: Rules) -> dict[str, Illustration]:
    """Illustrations that the 36-card games share: suits, values, a choice of cards."""
    order = rules.order(TRUMP)
    return {
        "trumps": suit_row(
            rules,
            order,
            TRUMP,
            translate("rulespage", "Hearts are trumps: these ten cards, from high to low."),
        ),
        "mate": suit_row(
            rules,
            order,
            TRUMP.mate,
            translate("rulespage", "Diamonds: eight cards, because the jack is a trump."),
        ),
        "plain": suit_row(
            rules,
            order,
            Suit.SPADES,
            translate("rulespage", "Spades; clubs are the same."),
        ),
        "values": values(rules, order, "HJ DJ SA ST SK SQ SJ S9 S8 S7 S6"),
        "legal": choice(
            order,
            "DJ HK H8 D9 D7 CA SQ",
            "DJ HK H8 D9 D7",
            translate(
                "rulespage",
                "The ace of diamonds is led: a diamond may be played, or a trump; the ace of"
                " clubs and the queen of spades may not.",
            ),
        ),
    }
