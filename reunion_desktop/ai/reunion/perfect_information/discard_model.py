"""Discard model: the likelihood of a dealer's discard; voids first, then points, no winners.

The weights were fitted to the discards of the club player.
"""

from __future__ import annotations

from math import exp, prod
from typing import NamedTuple

from reunion_desktop.engine.cards import Card, CardSet, Rank, Suit
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.reunion.options import ReunionOptions

_AWAY_TRUMP = -2.9
_AWAY_POINTS, _AWAY_TEN = 0.51, -2.0
_AWAY_ONE, _AWAY_ONE_POINTS, _AWAY_TWO, _AWAY_MANY = 3.3, 0.08, 2.6, -0.5
_AWAY_MASTER, _AWAY_SECOND = -3.5, -0.8
"""Weights of a card in the discard, as log odds: a trump; by its points; a ten; alone in its suit,
in twos, or among many; the highest of its suit, or the second.
"""

_VOIDS = exp(2.0)
"""Factor on the odds of two cards that void a suit together."""

_MANY = 4
"""Cards from which on a plain suit is long."""


class _Suit(NamedTuple):
    """Sums over a dealer's cards of one suit, for the discard of two cards."""

    odds: dict[int, float]
    """By bit, the odds of each card."""
    pair: int
    """The two cards that void the suit together; 0 where there are not two."""
    one: float
    """All odds added up."""
    two: float
    """Their squares added up."""
    both: float
    """The extra odds of the pair for voiding the suit."""
    ten: float
    """The odds of the ten, where it may not go with another; otherwise 0."""


class DiscardModel:
    """The likelihood of a discard from twelve cards."""

    __slots__ = ("_banned", "_known", "_one_ten", "_order", "_rules", "_suits")

    def __init__(self, rules: ReunionOptions, order: CardOrder, turn_up: Card) -> None:
        self._rules = rules
        self._order = order
        banned = CardSet.parse("CA DA HA SA") | CardSet.of(order.bowers)
        self._banned = banned if rules.discard_turn_up else banned.plus(turn_up)
        self._one_ten = rules.max_tens_discarded == 1
        self._suits = tuple(order.cards_of(suit).bits for suit in Suit)
        self._known: dict[int, _Suit] = {}

    def chance(self, hand: int, away: int) -> float:
        """The probability that a dealer with these twelve cards discards those two."""
        one = two = both = ten = tens = 0.0
        mine = 1.0
        for place in self._suits:
            cards = hand & place
            if not cards:
                continue
            suit = self._known.get(cards)
            if suit is None:
                suit = self._known[cards] = self._suit(CardSet(cards))
            one += suit.one
            two += suit.two
            both += suit.both
            ten += suit.ten
            tens += suit.ten * suit.ten
            laid = away & cards
            if laid:
                low = laid & -laid
                mine *= suit.odds[low]
                if laid != low:
                    mine *= suit.odds[laid ^ low] * (_VOIDS if laid == suit.pair else 1.0)
        # The sum over all pairs: (square of the sum - sum of squares) / 2, with the extra odds of
        # voiding pairs, without the pairs of two tens where these are banned.
        return mine / ((one * one - two) / 2 + both - (ten * ten - tens) / 2)

    def _suit(self, cards: CardSet) -> _Suit:
        """The sums over a dealer's cards of one suit."""
        odds = {1 << card.index: self._odds(card, cards) for card in cards - self._banned}
        trumps = bool(cards & self._order.trumps)
        pair = cards.bits if len(cards) == 2 and len(odds) == 2 and not trumps else 0
        ten = sum(odds.get(1 << card.index, 0.0) for card in cards if card.rank is Rank.TEN)
        return _Suit(
            odds,
            pair,
            sum(odds.values()),
            sum([one * one for one in odds.values()]),
            prod(odds.values()) * (_VOIDS - 1) if pair else 0.0,
            ten if self._one_ten else 0.0,
        )

    def _odds(self, card: Card, cards: CardSet) -> float:
        """The odds of one card."""
        if self._order.is_trump(card):
            return exp(_AWAY_TRUMP)
        points = self._rules.points(card, self._order)
        higher = len(self._order.over(card) - cards)
        says = _AWAY_POINTS * points + (_AWAY_MASTER, _AWAY_SECOND, 0.0)[min(higher, 2)]
        if card.rank is Rank.TEN:
            says += _AWAY_TEN
        if len(cards) == 1:
            says += _AWAY_ONE + _AWAY_ONE_POINTS * points
        elif len(cards) == 2:
            says += _AWAY_TWO
        elif len(cards) >= _MANY:
            says += _AWAY_MANY
        return exp(says)
