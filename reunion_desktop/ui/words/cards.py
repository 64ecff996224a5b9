"""Cards, suits and amounts as text: parts of all sentences. Functions to text.

Plurals are two literals, because lupdate drops a Python call whose count is an expression.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from reunion_desktop.engine.cards import Card, PlaySuit, Rank
from reunion_desktop.engine.scoring import Units
from reunion_desktop.engine.tricks import CardOrder

translate = QCoreApplication.translate

# Cards --------------------------------------------------------------------------------------------


def suit_name(suit: PlaySuit) -> str:
    """Suit inside a sentence: *hearts*."""
    return (
        translate("cards", "clubs"),
        translate("cards", "diamonds"),
        translate("cards", "hearts"),
        translate("cards", "spades"),
        translate("cards", "jacks"),
    )[suit]


def one_of_suit(suit: PlaySuit) -> str:
    """One card of a suit: *a heart*."""
    return (
        translate("cards", "a club"),
        translate("cards", "a diamond"),
        translate("cards", "a heart"),
        translate("cards", "a spade"),
        translate("cards", "a jack"),
    )[suit]


def rank_name(rank: Rank) -> str:
    """Rank inside a sentence: *ten*."""
    return (
        translate("cards", "two"),
        translate("cards", "three"),
        translate("cards", "four"),
        translate("cards", "five"),
        translate("cards", "six"),
        translate("cards", "seven"),
        translate("cards", "eight"),
        translate("cards", "nine"),
        translate("cards", "ten"),
        translate("cards", "jack"),
        translate("cards", "queen"),
        translate("cards", "king"),
        translate("cards", "ace"),
    )[rank - Rank.TWO]


def rank_index(rank: Rank) -> str:
    """Index in a card's corner: *10*, *J*."""
    if rank is Rank.JACK:
        return translate("cards", "J", "corner of a jack")
    if rank is Rank.QUEEN:
        return translate("cards", "Q", "corner of a queen")
    if rank is Rank.KING:
        return translate("cards", "K", "corner of a king")
    if rank is Rank.ACE:
        return translate("cards", "A", "corner of an ace")
    return "10" if rank is Rank.TEN else rank.letter


def card_name(card: Card) -> str:
    """Card inside a sentence, without an article: *ten of hearts*."""
    return translate("cards", "{rank} of {suit}").format(
        rank=rank_name(card.rank), suit=suit_name(card.suit)
    )


def the_card(card: Card) -> str:
    """Card inside a sentence, with its article: *the ten of hearts*."""
    text = (
        translate("cards", "the two of {suit}"),
        translate("cards", "the three of {suit}"),
        translate("cards", "the four of {suit}"),
        translate("cards", "the five of {suit}"),
        translate("cards", "the six of {suit}"),
        translate("cards", "the seven of {suit}"),
        translate("cards", "the eight of {suit}"),
        translate("cards", "the nine of {suit}"),
        translate("cards", "the ten of {suit}"),
        translate("cards", "the jack of {suit}"),
        translate("cards", "the queen of {suit}"),
        translate("cards", "the king of {suit}"),
        translate("cards", "the ace of {suit}"),
    )[card.rank - Rank.TWO]
    return text.format(suit=suit_name(card.suit))


def bower_names() -> tuple[str, str]:
    """Default names of the two highest trumps, used where a game has none of its own."""
    return translate("cards", "right bower"), translate("cards", "left bower")


def jack_names() -> tuple[str, str]:
    """Names of the two highest trumps in games without the word *bower*."""
    return translate("cards", "jack of trumps"), translate("cards", "second jack")


def bower_name(card: Card, order: CardOrder, names: tuple[str, str] | None = None) -> str:
    """Name of a bower: *right bower* or *left bower*.

    Empty for the lower ones, and in a game whose bowers have no names of their own.

    Args:
        card: one of the bowers.
        order: order of cards in the deal.
        names: the game's names of the two highest trumps; None for the default names.
    """
    place, both = order.bowers.index(card), names or bower_names()
    return both[place] if place < len(both) else ""


def cards_list(cards: Iterable[Card]) -> str:
    """Several cards inside a sentence: *the ten of hearts and the king of clubs*."""
    return listed([the_card(card) for card in cards])


def listed(words: Sequence[str]) -> str:
    """List of words: *A, B and C*."""
    if len(words) < 2:
        return "".join(words)
    start = translate("cards", ", ", "between the words of a list").join(words[:-1])
    return translate("cards", "{start} and {last}").format(start=start, last=words[-1])


# Numbers ------------------------------------------------------------------------------------------


def number(value: Units) -> str:
    """Amount without a sign: *2*, *1½*; thirds and other fractions with two decimals."""
    value = abs(value)
    whole, rest = int(value), value - int(value)
    if not rest:
        return str(whole)
    if rest == 0.5:
        return f"{whole or ''}½"
    return QLocale().toString(float(value), "f", 2)


def signed(value: Units) -> str:
    """Amount with its sign: *+2*, *−1½*, *0*."""
    if not value:
        return "0"
    return ("+" if value > 0 else "−") + number(value)


def units(value: Units, *, sign: bool = False) -> str:
    """Amount of units: *1 unit*, *2 units*, *½ unit*; with its sign *+1 unit*.

    Other amounts below two have a message of their own: French says *1,33 unité*.
    """
    count = signed(value) if sign else number(value)
    if abs(value) in {1, 0.5}:
        return translate("cards", "{count} unit").format(count=count)
    if abs(value) < 2:
        return translate("cards", "{count} units", "fewer than two").format(count=count)
    return translate("cards", "{count} units").format(count=count)


def points(value: int) -> str:
    """Amount of card points: *no points*, *1 point*, *27 points*."""
    if not value:
        return translate("cards", "no points")
    if value == 1:
        return translate("cards", "1 point")
    return translate("cards", "{count} points").format(count=value)


def cards_count(value: int) -> str:
    """Number of cards: *one card*, *two cards*, *3 cards*."""
    if value == 1:
        return translate("cards", "one card")
    if value == 2:
        return translate("cards", "two cards")
    return translate("cards", "{count} cards").format(count=value)
