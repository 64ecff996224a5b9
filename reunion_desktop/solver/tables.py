"""Values: a deal flattened to numbers, which is all that a search is told and knows.

A search knows no game by name. It is given, for each card, its suit in play, its strength and its
points; who plays with whom; the duties of following; and what else counts besides points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from struct import error as not_packed
from struct import pack

from reunion_desktop.engine.cards import ALL_CARDS, Suit
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder

NO_CARD = -1
"""Stands where there is no card."""

CARDS = len(ALL_CARDS)
"""Cards that the tables tell of."""

_SEATS = 6
"""Places for seats in the packed tables."""

_MOST_POINTS, _MOST_EXTRA = 1000, 4000
"""What a card, and what else counts, is worth at most, so that sums can be kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Extras:
    """What counts besides card points, in the unit of the points.

    A mind that plays for units of the game puts their worth in points here.
    """

    bower_gain: int = 0
    """For taking the left bower of another side with the right one."""
    bower_loss: int = 0
    """For losing the left bower so."""
    no_trick_loss: tuple[int, ...] = ()
    """For a seat that takes no trick, by seat; empty where that costs nothing."""
    no_trick_gain: int = 0
    """For each of the others when a seat takes no trick."""
    by_points: bool = False
    """Whether a trick without points does not count as taken (Pierer 1862, literally)."""


NO_EXTRAS = Extras()
"""Card points alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTables:
    """One deal's rules of play as numbers. Cards are named by :attr:`Card.index`.

    Raises:
        ValueError: there are more seats than a search can hold, or fewer than two; a number names
            what does not exist, or is greater than a search can reckon with.
    """

    suits: tuple[int, ...]
    """The suit of each card in play: bowers are trumps."""
    strengths: tuple[int, ...]
    """Each card's height in its suit, higher is stronger."""
    points: tuple[int, ...]
    """Each card's points."""
    trump: int
    """The trump suit."""
    sides: tuple[int, ...]
    """The side of each seat."""
    must_trump: bool = True
    """Whether one who cannot follow must trump; otherwise he may play anything."""
    overtrump: bool = False
    """Whether one who ruffs a trick that is trumped already must go higher if he can."""
    last_trick: int = 0
    """Points for the last trick."""
    right: int = NO_CARD
    """The right bower, where taking the left one with it is worth something."""
    left: int = NO_CARD
    """The left bower, likewise."""
    extras: Extras = NO_EXTRAS
    """What counts besides points."""
    packed: bytes = field(init=False, repr=False, compare=False)
    """The same numbers as the compiled search reads them."""

    def __post_init__(self) -> None:
        if not 2 <= self.players <= _SEATS:
            message = f"A search holds 2 to {_SEATS} seats, not {self.players}."
            raise ValueError(message)
        try:
            packed = pack(f"{_NUMBERS}i", *self._numbers())
        except not_packed:
            packed = b""
        if not packed or not self._sound():
            message = (
                "The tables name a suit or a card that does not exist, two cards of one strength, "
                "or a worth out of bounds."
            )
            raise ValueError(message)
        object.__setattr__(self, "packed", packed)

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.sides)

    @property
    def no_trick_loss(self) -> tuple[int, ...]:
        """What a seat loses that takes no trick, by seat."""
        return self.extras.no_trick_loss or (0,) * self.players

    @property
    def captures(self) -> bool:
        """Whether it matters that the right bower takes the left one."""
        return self.right != NO_CARD and bool(self.extras.bower_gain or self.extras.bower_loss)

    def _sound(self) -> bool:
        """Whether all that is named exists, and all that is worth something can be added up."""
        bowers = {self.right, self.left}
        extras = (self.extras.bower_gain, self.extras.bower_loss, self.extras.no_trick_gain)
        worths = (self.last_trick, *extras, *self.no_trick_loss)
        return (
            0 <= self.trump < len(Suit)
            and (bowers == {NO_CARD} or (len(bowers) == 2 and bowers <= _EVERY_CARD))
            and len(self.no_trick_loss) == self.players
            and (min(worths) >= 0 and max(worths) <= _MOST_EXTRA)
            and len(self.suits) == len(self.strengths) == len(self.points) == CARDS
            and (min(self.suits) >= 0 and max(self.suits) < len(Suit))
            and (min(self.points) >= 0 and max(self.points) <= _MOST_POINTS)
            and len(set(zip(self.suits, self.strengths, strict=True))) == CARDS
        )

    def _numbers(self) -> Iterator[int]:
        spare = (0,) * (_SEATS - self.players)
        yield self.players
        yield self.trump
        yield self.must_trump
        yield self.overtrump
        yield self.last_trick
        yield from (self.right, self.left) if self.captures else (NO_CARD, NO_CARD)
        yield self.extras.bower_gain
        yield self.extras.bower_loss
        yield self.extras.no_trick_gain
        yield self.extras.by_points
        yield from (*self.sides, *spare, *self.no_trick_loss, *spare)
        yield from (*self.suits, *self.strengths, *self.points)


_NUMBERS = 11 + 2 * _SEATS + 3 * CARDS
_EVERY_CARD = frozenset(range(CARDS))


def trick_tables(
    order: CardOrder, rules: Ruleset, sides: Sides | None = None, extras: Extras = NO_EXTRAS
) -> TrickTables:
    """The tables of a deal under a trump; each for himself where no sides are named."""
    bowers = order.bowers[:2] if len(order.bowers) > 1 else ()
    right, left = (card.index for card in bowers) if bowers else (NO_CARD, NO_CARD)
    return TrickTables(
        suits=tuple(int(order.suit_of(card)) for card in ALL_CARDS),
        strengths=tuple(order.height(card) for card in ALL_CARDS),
        points=tuple(rules.points(card, order) for card in ALL_CARDS),
        trump=int(order.trump),
        sides=(sides or Sides.alone(rules.players)).of,
        overtrump=rules.overtrump == "when_ruffing",
        last_trick=rules.last_trick,
        right=right,
        left=left,
        extras=extras,
    )


@dataclass(frozen=True, slots=True)
class Position:
    """Where a deal stands, as numbers."""

    hands: tuple[int, ...]
    """Each seat's cards as :attr:`CardSet.bits`, a locked card included."""
    leader: Seat
    """Who leads, or led, to the trick."""
    trick: tuple[int, ...] = ()
    """The cards on the table, the lead first."""
    took: int = 0
    """One bit a seat: it has taken a trick, as far as that counts."""
    locked: int = NO_CARD
    """A card that lies on the table and may not be played yet."""
    locked_for: int = 0
    """During how many tricks that is so, the one on the table included."""

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.hands)

    @property
    def to_move(self) -> Seat:
        """Who plays the next card."""
        return (self.leader + len(self.trick)) % self.players

    @property
    def tricks_left(self) -> int:
        """Tricks to be decided, the one on the table included."""
        cards = sum(hand.bit_count() for hand in self.hands) + len(self.trick)
        return cards // self.players

    @property
    def over(self) -> bool:
        """Whether no card is left to play."""
        return not any(self.hands)


def cards_of(bits: int) -> Iterator[int]:
    """The cards of a set, by index, in the order of the pack."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
