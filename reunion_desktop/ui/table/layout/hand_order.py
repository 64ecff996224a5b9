"""Sorting of the player's hand: order of the cards and gaps between groups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import accumulate, zip_longest

from reunion_desktop.engine.cards import NO_CARDS, PLAY_SUITS, Card, CardSet, PlaySuit, Suit
from reunion_desktop.engine.tricks import CardOrder

_ONE_ROW = 5
"""Most cards of an open hand that lie in one row."""
_BLACK = (Suit.CLUBS, Suit.SPADES)


class HandOrder(Enum):
    """Sort order of the hand."""

    SUIT = "suit"
    """Trumps first, then suit by suit, high to low, with gaps between suits."""
    RANK = "rank"
    """Trumps first, then all others high to low."""
    OWN = "own"
    """As the player arranged the cards by dragging."""


def suits_in_hand(hand: CardSet, order: CardOrder) -> tuple[PlaySuit, ...]:
    """Suits in a hand: trumps first, the others with alternating colours where possible."""
    trump = order.trump
    mate = trump.mate if isinstance(trump, Suit) else None
    held = [suit for suit in PLAY_SUITS if hand & order.cards_of(suit)]
    plain = [suit for suit in held if suit != trump]
    mates = [suit for suit in plain if suit == mate]
    others = [suit for suit in plain if suit != mate]
    first = [suit for suit in held if suit == trump]
    if mate is None:
        black = [suit for suit in plain if suit in _BLACK]
        red = [suit for suit in plain if suit not in _BLACK]
        more, fewer = (black, red) if len(black) >= len(red) else (red, black)
        pairs = zip_longest(more, fewer)
        return (*first, *(suit for pair in pairs for suit in pair if suit is not None))
    return (*first, *others[:1], *mates, *others[1:])


def sorted_hand(
    hand: CardSet,
    order: CardOrder,
    how: HandOrder,
    own: Iterable[Card] = (),
    gone: CardSet = NO_CARDS,
) -> tuple[tuple[Card, ...], ...]:
    """Sort a hand into groups from left to right; a gap separates two groups.

    Args:
        hand: the cards to sort.
        order: order of the cards in the deal.
        how: how they are sorted.
        own: the order in which the player arranged the cards; a card that is not in it comes last.
        gone: cards that left the hand in this deal: the suits keep their order without them.
    """
    if how is HandOrder.SUIT:
        groups = (
            tuple(sorted(hand & order.cards_of(suit), key=order.height, reverse=True))
            for suit in suits_in_hand(hand | gone, order)
        )
        return tuple(group for group in groups if group)
    if how is HandOrder.RANK:
        trumps = sorted(hand & order.trumps, key=order.height, reverse=True)
        plain = sorted(hand - order.trumps, key=order.height, reverse=True)
        return tuple(tuple(group) for group in (trumps, plain) if group)
    laid = [card for card in own if card in hand]
    rest = [card for group in sorted_hand(hand, order, HandOrder.SUIT) for card in group]
    row = (*laid, *(card for card in rest if card not in laid))
    return (row,) if row else ()


def upper_row(groups: Sequence[int]) -> int:
    """Number of cards of an open hand that lie in the upper of its two rows.

    Few cards lie in one row; more are split in the middle, or nearby where a suit ends.
    """
    count = sum(groups)
    if count <= _ONE_ROW:
        return count
    middle = (count + 1) // 2
    ends = [end for end in accumulate(groups) if abs(end - middle) <= 1]
    return min(ends, key=lambda end: abs(end - middle), default=middle)
