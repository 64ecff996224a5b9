"""Values: the order of the cards under a trump, a trick, and its winner.

The suit of a card is asked of the order, never of the card: the left bower belongs to the trump
suit for every purpose (Wikipedia, "Réunion (card game)"; Pierer's Universal-Lexikon, 1862).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from reunion_desktop.engine.cards import (
    ALL_CARDS,
    FACE_DOWN,
    NO_CARDS,
    PLAY_SUITS,
    Card,
    CardSet,
    PlaySuit,
    Rank,
    Suit,
)
from reunion_desktop.engine.seats import Seat

_TRUMP = 100
"""Added to a trump's strength, so that the lowest trump beats every plain card."""


@dataclass(frozen=True, slots=True)
class CardOrder:
    """Effective suits and strengths of all cards under one trump suit."""

    trump: PlaySuit | None
    """The trump suit; None while, or where, there is none."""
    bowers: tuple[Card, ...]
    """The highest trumps, high to low: right bower, left bower."""
    ranks: tuple[Rank, ...]
    """The ranks of a suit, high to low, before the bowers are taken out; a card of another rank is
    in no suit."""
    _suits: tuple[PlaySuit, ...] = field(init=False, repr=False, compare=False)
    _height: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _cards: tuple[CardSet, ...] = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        heights = {rank: len(self.ranks) - place for place, rank in enumerate(self.ranks)}
        suits: list[PlaySuit] = []
        height: list[int] = []
        cards = [0] * len(PLAY_SUITS)
        for card in ALL_CARDS:
            bower = card in self.bowers
            suit = self.trump if bower and self.trump is not None else card.suit
            top = len(self.ranks) + len(self.bowers) - self.bowers.index(card) if bower else 0
            suits.append(suit)
            own = top or heights.get(card.rank, 0)
            height.append(own + (_TRUMP if own and suit == self.trump else 0))
            if own:
                cards[suit] |= 1 << card.index
        # A face-down card counts as the lowest trump.
        hidden: PlaySuit = Suit.CLUBS if self.trump is None else self.trump
        object.__setattr__(self, "_suits", (*suits, hidden))
        object.__setattr__(self, "_height", (*height, 0))
        object.__setattr__(self, "_cards", tuple([CardSet(bits) for bits in cards]))
        object.__setattr__(self, "_hash", hash((self.trump, self.bowers, self.ranks)))

    def __hash__(self) -> int:
        return self._hash

    def suit_of(self, card: Card) -> PlaySuit:
        """The suit a card belongs to in play: the bowers are trumps."""
        return self._suits[card.index]

    def cards_of(self, suit: PlaySuit) -> CardSet:
        """Every card that belongs to a suit in play."""
        return self._cards[suit]

    @property
    def trumps(self) -> CardSet:
        """Every trump, bowers included."""
        return NO_CARDS if self.trump is None else self._cards[self.trump]

    @property
    def right_bower(self) -> Card:
        """The trump Jack, highest of all."""
        return self.bowers[0]

    @property
    def left_bower(self) -> Card:
        """The other Jack of the trump colour, second highest of all."""
        return self.bowers[1]

    def is_trump(self, card: Card) -> bool:
        """Tell whether a card is a trump, bowers included."""
        return self._suits[card.index] == self.trump

    def strength(self, card: Card, led: PlaySuit) -> int:
        """How high a card stands in a trick: 0 for one that cannot win it."""
        height = self._height[card.index]
        return height if height > _TRUMP or self._suits[card.index] == led else 0

    def best(self, cards: tuple[Card, ...], led: PlaySuit) -> int:
        """The place of the strongest of some cards under a lead; 0 where none can win."""
        suits, heights = self._suits, self._height
        best = top = 0
        for place, card in enumerate(cards):
            index = card.index
            height = heights[index]
            if height > top and (height > _TRUMP or suits[index] == led):
                best, top = place, height
        return best

    def height(self, card: Card) -> int:
        """A card's place in its own suit, higher is stronger; trumps stand above all others."""
        return self._height[card.index]

    def over(self, card: Card) -> CardSet:
        """The cards of the same suit in play that are higher."""
        height = self._height[card.index]
        return CardSet.of(
            other for other in self._cards[self._suits[card.index]] if self.height(other) > height
        )


@lru_cache(maxsize=64)
def two_bowers(trump: PlaySuit | None, ranks: tuple[Rank, ...]) -> CardOrder:
    """The order with the trump Jack on top, its colour mate second; no bowers without trumps.

    Raises:
        TypeError: trumps are none of the four suits.
    """
    if trump is None:
        return CardOrder(None, (), ranks)
    if not isinstance(trump, Suit):
        message = f"The trumps are {trump!r}; expected one of the four suits."
        raise TypeError(message)
    return CardOrder(trump, (Card(trump, Rank.JACK), Card(trump.mate, Rank.JACK)), ranks)


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table, in the order in which they were played, and who plays to it."""

    seats: tuple[Seat, ...]
    """The seats that play to the trick, in order of play, the leader first."""
    cards: tuple[Card, ...] = ()
    """The cards so far, the lead first; :data:`~reunion_desktop.engine.cards.FACE_DOWN` stands for
    one that an onlooker may not see."""
    covered: tuple[int, ...] = ()
    """The places of cards played face down: such a card counts as a trump for following, and
    cannot win.
    """

    @property
    def leader(self) -> Seat:
        """The seat that leads, or led."""
        return self.seats[0]

    @property
    def full(self) -> bool:
        """True where every seat has played to it."""
        return len(self.cards) == len(self.seats)

    def plus(self, card: Card, *, covered: bool = False) -> Trick:
        """The trick with one more card."""
        places = (*self.covered, len(self.cards)) if covered else self.covered
        return Trick(self.seats, (*self.cards, card), places)

    def led_by(self, seat: Seat) -> Trick:
        """The next trick among the same players, which one of them leads."""
        place = self.seats.index(seat)
        return Trick(self.seats[place:] + self.seats[:place])

    def seat_of(self, place: int) -> Seat:
        """The seat of the card at a place in the trick, the lead being 0."""
        return self.seats[place]

    def led(self, order: CardOrder) -> PlaySuit | None:
        """The suit led, as it counts in play; None before the lead."""
        if not self.cards:
            return None
        if self.covered and not self.covered[0]:
            return order.trump
        return order.suit_of(self.cards[0])

    def best(self, order: CardOrder) -> int:
        """The place of the card that wins so far.

        Raises:
            IndexError: no card has been led.
        """
        led = self.led(order)
        if led is None:
            message = "No card has been led."
            raise IndexError(message)
        if not self.covered:
            return order.best(self.cards, led)
        shown = [
            FACE_DOWN if place in self.covered else card for place, card in enumerate(self.cards)
        ]
        return order.best(tuple(shown), led)

    def winner(self, order: CardOrder) -> Seat:
        """The seat that takes the trick as it lies."""
        return self.seats[self.best(order)]


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A finished trick with its winner."""

    trick: Trick
    """The cards, the lead first."""
    winner: Seat
    """The seat that took it."""
    points: int
    """Card points, the bonus for the last trick included."""
