"""Pictures of the rules book that many games need: suits in a row, values, a trick.

What the cards are worth and who takes the trick is asked of the engine, so that a picture cannot
tell other rules than the game.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.ui.words.book import Illustration

translate = QCoreApplication.translate

TRUMP = Suit.HEARTS
"""The trump suit of every example."""


def cards(text: str) -> tuple[Card, ...]:
    """Cards as an example writes them."""
    return tuple(Card.parse(word) for word in text.split())


def suit_row(rules: Rules, order: CardOrder, suit: Suit, caption: str) -> Illustration:
    """The cards of a suit from high to low; a jack that is a bower stands among the trumps."""
    held = order.cards_of(suit) & CardSet.of(rules.pack)
    return Illustration(
        caption, tuple(sorted(held, key=order.height, reverse=True)), bowers=order.bowers
    )


def values(rules: Rules, order: CardOrder, shown: str) -> Illustration:
    """What each of some cards counts."""
    row = cards(shown)
    return Illustration(
        translate("rulespage", "What the cards count."),
        row,
        tuple(str(rules.points(card, order)) for card in row),
        bowers=order.bowers,
    )


def trick_taken(
    order: CardOrder, played: str, words: tuple[str, ...], caption: str
) -> Illustration:
    """A trick, the card raised that takes it."""
    row = cards(played)
    trick = Trick(tuple(range(len(row))), row)
    best = trick.cards[trick.best(order)]
    return Illustration(caption, trick.cards, words, raised=CardSet.of((best,)))


def choice(order: CardOrder, hand: str, allowed: str, caption: str) -> Illustration:
    """A hand, the cards raised that may be played."""
    held, legal = cards(hand), CardSet.parse(allowed)
    return Illustration(
        caption, held, dim=CardSet.of(held) - legal, raised=legal, bowers=order.bowers
    )
