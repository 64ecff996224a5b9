"""Order of the cards in each game of Skat, and the run of its highest trumps."""

from __future__ import annotations

from functools import lru_cache

from reunion_desktop.engine.cards import Card, CardSet, PlaySuit, Rank, Suit
from reunion_desktop.engine.tricks import CardOrder

_TRUMP_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_NULL_RANKS = (
    *(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK),
    *(Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN),
)
JACKS = tuple(
    Card(suit, Rank.JACK) for suit in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
)
"""The four jacks, the highest first."""


@lru_cache(maxsize=8)
def order_of(trump: PlaySuit | None) -> CardOrder:
    """The order of a suit game, of Grand, or, for no trumps, of Null."""
    if trump is None:
        return CardOrder(None, (), _NULL_RANKS)
    return CardOrder(trump, JACKS, _TRUMP_RANKS)


def matadors(cards: CardSet, order: CardOrder) -> int:
    """The unbroken run of top trumps: positive with them, negative without (ISkO 2.3).

    Args:
        cards: the declarer's cards as dealt, with the skat.
        order: the order of the game.
    """
    trumps = sorted(order.trumps, key=order.height, reverse=True)
    held = JACKS[0] in cards
    run = next((place for place, card in enumerate(trumps) if (card in cards) != held), len(trumps))
    return run if held else -run
