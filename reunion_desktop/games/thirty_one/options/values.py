"""Values of hands in Thirty-One."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from reunion_desktop.engine.cards import ALL_CARDS, NO_CARDS, Card, CardSet, Rank, Suit

THIRTY_ONE = 62
"""The value of 31 in half points, in which values are counted."""

_TRIPLES = {"off": 0, "thirty": 60, "half": 61}
"""Three of a kind in half points, by option."""
_STRAIGHT = 60
_COURT = 10
_ACE = 11
_THREE = 3


class Valued(NamedTuple):
    """The value of a hand."""

    halves: int
    """The value in half points: 30½ is 61."""
    cards: CardSet
    """The cards that count."""


def pips(card: Card) -> int:
    """The points of a card: ace 11, court cards and ten 10, others what is printed on them."""
    return _ACE if card.rank is Rank.ACE else min(card.rank + 6, _COURT)


_PIPS = tuple(pips(card) for card in ALL_CARDS)
_OF_SUIT = tuple(CardSet.of(card for card in ALL_CARDS if card.suit is suit).bits for suit in Suit)
_ACES = CardSet.of(card for card in ALL_CARDS if card.rank is Rank.ACE)


@lru_cache(maxsize=1 << 16)
def valued(bits: int, triple: str, triple_aces: int, straight: bool) -> Valued:  # noqa: FBT001 - lru_cache.
    """The value of up to three cards: the best total of one suit, or a set that is worth more.

    Args:
        bits: the cards.
        triple: what three of a kind count, as the option has it.
        triple_aces: what three aces count; 0 for as much as other triples.
        straight: whether three cards in sequence of one suit count 30.
    """
    best = Valued(0, NO_CARDS)
    for of_suit in _OF_SUIT:
        cards = CardSet(bits & of_suit)
        best = max(best, Valued(2 * sum(_PIPS[card.index] for card in cards), cards), key=_order)
    hand = CardSet(bits)
    ranks = sorted(card.rank for card in hand)
    if len(ranks) != _THREE:
        return best
    if ranks[0] == ranks[-1]:
        worth = 2 * triple_aces if triple_aces and hand <= _ACES else _TRIPLES[triple]
        best = max(best, Valued(worth, hand), key=_order)
    elif straight and best.cards == hand and ranks[-1] - ranks[0] == len(ranks) - 1:
        best = max(best, Valued(_STRAIGHT, hand), key=_order)
    return best


def _order(value: Valued) -> tuple[int, int]:
    """The higher value, and of equal ones that of more cards."""
    return value.halves, len(value.cards)


def figure(halves: int) -> str:
    """A value as players write it: 23, or 30½."""
    return f"{halves // 2}{'½' if halves % 2 else ''}"
