"""Values: suits, ranks, cards and sets of cards.

Only faces and collections of faces. Strength, trumps and ownership are defined elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias


class BadNotation(ValueError):  # noqa: N818 - named in the words of players.
    """A text that is no card, suit or rank."""


class Suit(IntEnum):
    """The four suits, in the order of the pack."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit's letter in a record: ``C``, ``D``, ``H`` or ``S``."""
        return "CDHS"[self]

    @property
    def mate(self) -> Suit:
        """The other suit of the same colour, whose Jack is the left bower."""
        return Suit(3 - self)

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit's letter.

        Raises:
            BadNotation: the text is none of ``C D H S``.
        """
        if len(text) == 1 and text in "CDHS":
            return cls("CDHS".index(text))
        message = f"{text!r} is no suit; expected one of C D H S."
        raise BadNotation(message)


class FifthSuit(IntEnum):
    """The suit in play that is printed on no card: the four Jacks, where they alone are trumps."""

    JACKS = 4

    @property
    def letter(self) -> str:
        """Its letter in a record, beside those of the four suits."""
        return "J"


PlaySuit: TypeAlias = Suit | FifthSuit
"""The suit to which a card belongs in play."""

PLAY_SUITS: tuple[PlaySuit, ...] = (*Suit, *FifthSuit)
"""Every suit in play; as numbers, 0 to 4."""


class Rank(IntEnum):
    """The ranks by nature, which is not their strength in play."""

    TWO = -4
    THREE = -3
    FOUR = -2
    FIVE = -1
    SIX = 0
    SEVEN = 1
    EIGHT = 2
    NINE = 3
    TEN = 4
    JACK = 5
    QUEEN = 6
    KING = 7
    ACE = 8

    @property
    def letter(self) -> str:
        """The rank's character in a record; the ten is ``T``."""
        return "23456789TJQKA"[self - Rank.TWO]


_HIDDEN = 52
"""The index of :data:`FACE_DOWN`."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card: a suit and a rank, nothing else."""

    suit: Suit = field(compare=False)
    rank: Rank = field(compare=False)
    index: int = field(init=False, repr=False)
    """Place in the order of suits and ranks, from 0 (six of clubs) to 35 (ace of spades); after
    them the low cards, from 36 (two of clubs) to 51 (five of spades).
    """

    def __post_init__(self) -> None:
        low = self.rank < Rank.SIX
        index = 40 + 4 * self.suit + self.rank if low else 9 * self.suit + self.rank
        object.__setattr__(self, "index", index)

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return self.suit.letter + self.rank.letter if self.index < _HIDDEN else "--"

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})" if self.index < _HIDDEN else "FACE_DOWN"

    @classmethod
    def parse(cls, text: object) -> Card:
        """Read a card written suit first, as in Portable Bridge Notation.

        Raises:
            BadNotation: the text is no card.
        """
        card = _BY_TEXT.get(text) if isinstance(text, str) else None
        if card is None:
            ranks = " ".join([rank.letter for rank in Rank])
            message = f"{text!r} is no card; expected a suit C D H S and a rank {ranks}."
            raise BadNotation(message)
        return card


FULL_PACK: tuple[Card, ...] = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""The pack of 52 cards, twos to aces, in its fixed order, C2 to SA."""

WHOLE_PACK: tuple[Card, ...] = tuple(card for card in FULL_PACK if card.rank >= Rank.SIX)
"""The pack of 36 cards, sixes to aces, in its fixed order, C6 to SA."""

PACK: tuple[Card, ...] = tuple(card for card in WHOLE_PACK if card.rank is not Rank.SIX)
"""The piquet pack of 32 cards in its fixed order, C7 to SA."""

ALL_CARDS: tuple[Card, ...] = tuple(sorted(FULL_PACK, key=lambda card: card.index))
"""Every card there is, by :attr:`Card.index`."""


def _face_down() -> Card:
    card = Card(Suit.CLUBS, Rank.SIX)
    object.__setattr__(card, "index", _HIDDEN)
    return card


FACE_DOWN = _face_down()
"""Stands for a card that lies face down and that the onlooker may not see. It belongs to no pack;
its suit and rank mean nothing.
"""

WHOLE_RANKS: tuple[Rank, ...] = tuple(rank for rank in reversed(Rank) if rank >= Rank.SIX)
"""The ranks of :data:`WHOLE_PACK`, high to low by nature."""

PACK_RANKS: tuple[Rank, ...] = WHOLE_RANKS[:-1]
"""The ranks of :data:`PACK`, high to low by nature."""

_BY_TEXT = {str(card): card for card in ALL_CARDS}


@dataclass(frozen=True, slots=True)
class CardSet:
    """An immutable set of cards, one bit a card, that iterates by :attr:`Card.index`."""

    bits: int = 0
    """Bit :attr:`Card.index` is set for each card in the set."""

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """The set of the given cards."""
        bits = 0
        for card in cards:
            bits |= 1 << card.index
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Read cards parted by blanks.

        Raises:
            BadNotation: one of the words is no card.
        """
        return cls.of(Card.parse(word) for word in text.split())

    def plus(self, card: Card) -> CardSet:
        """The set with one more card."""
        return CardSet(self.bits | 1 << card.index)

    def minus(self, card: Card) -> CardSet:
        """The set without one card."""
        return CardSet(self.bits & ~(1 << card.index))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits >> card.index & 1)

    def __iter__(self) -> Iterator[Card]:
        bits = self.bits
        while bits:
            low = bits & -bits
            yield ALL_CARDS[low.bit_length() - 1]
            bits ^= low

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.bits & other.bits)

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.bits | other.bits)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.bits & ~other.bits)

    def __le__(self, other: CardSet) -> bool:
        return self.bits & ~other.bits == 0

    def __str__(self) -> str:
        return " ".join(str(card) for card in self)

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


NO_CARDS = CardSet()
"""The empty set."""
