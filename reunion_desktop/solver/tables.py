"""A deal as bitmask tables, which is all that a search reads.

A search knows no game by name. It is given, for each card, its suit in play, its strength and its
points; the partnerships; the duties of following; and the rewards besides points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain, takewhile
from struct import calcsize, pack
from typing import TypeAlias

from reunion_desktop.engine.cards import PLAY_SUITS, WHOLE_PACK, CardSet, PlaySuit
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder

NO_CARD = -1
"""Marks the absence of a card."""

NO_TRUMP = -1
"""Marks a deal without trumps."""

CARDS = len(WHOLE_PACK)
"""Number of cards in the tables."""

LEAD = len(PLAY_SUITS)
"""The row of duties for the lead; the rows before it are by suit led."""

Pair: TypeAlias = tuple[int, int]
"""A follow rule, cards as bits: a hand that holds one of the first plays one of the second."""

Rows: TypeAlias = tuple[tuple[Pair, ...], ...]
"""The duties to each suit led and, in the last row, of the lead; that of the fifth suit may be left
out. The first pair of a row that applies gives the legal cards; where none does, any card may be
played.
"""

Prize: TypeAlias = tuple[int, int, int, int]
"""A taking card, a taken card, the gain of the side that takes the other with the one, and the
cost to the side that loses it.
"""

_SEATS = 6
"""The greatest number of seats."""

_DUTIES, _PRIZES = 3, 4
"""Number of duties of a row, and of prizes, in the packed tables."""

_EVERY_CARD = (1 << CARDS) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Extras:
    """Rewards besides card points at Réunion, in the unit of the points.

    A player that maximizes units of the game sets their worth in points here.
    """

    bower_gain: int = 0
    """For taking the left bower of another side with the right one."""
    bower_loss: int = 0
    """For losing the left bower to the right one."""
    no_trick_loss: tuple[int, ...] = ()
    """For a seat that takes no trick, by seat; empty where that costs nothing."""
    no_trick_gain: int = 0
    """For each of the others when a seat takes no trick."""
    by_points: bool = False
    """True where a trick without points does not count as taken (Pierer 1862, literally)."""


NO_EXTRAS = Extras()
"""Card points alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTables:
    """The rules of play of one deal as numbers. Cards are named by :attr:`Card.index`.

    The compiled search refuses tables that name what does not exist, numbers that are too great,
    and duties that part a suit or cannot be met.
    """

    suits: tuple[int, ...]
    """The suit of each card in play: bowers are trumps."""
    strengths: tuple[int, ...]
    """The rank of each card in its suit, higher is stronger."""
    points: tuple[int, ...]
    """Each card's points."""
    trump: int
    """The trump suit, or :data:`NO_TRUMP`."""
    sides: tuple[int, ...]
    """The side of each seat."""
    duties: Rows
    """The follow rules: three pairs to a lead at most, each of which can always be met."""
    opening: Rows = ()
    """The same for the first trick of a deal; empty where it has no rules of its own."""
    over_best: bool = False
    """True where a player who must trump a trumped trick must overtrump if possible."""
    last_trick: int = 0
    """Points for the last trick."""
    trick_points: int = 0
    """Points for every trick, besides those of its cards."""
    prizes: tuple[Prize, ...] = ()
    """The rewards for taking certain cards of another side with certain others."""
    no_trick_loss: tuple[int, ...] = ()
    """The loss of a side that takes no trick, by seat, the same for all seats of one side, negative
    where it gains; empty where that costs nothing.
    """
    no_trick_gain: int = 0
    """The gain of each other side from that."""
    by_points: bool = False
    """True where a trick without points does not count as taken."""
    packed: bytes = field(init=False, repr=False, compare=False)
    """The same numbers as the compiled search reads them."""

    def __post_init__(self) -> None:
        if not self.no_trick_loss:
            object.__setattr__(self, "no_trick_loss", (0,) * self.players)
        for name in ("duties", "opening"):
            object.__setattr__(self, name, _with_fifth(getattr(self, name)))
        object.__setattr__(self, "packed", pack(_FORMAT, *self._numbers()))

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.sides)

    @property
    def trumps(self) -> int:
        """The trumps, as bits."""
        return sum([1 << card for card, suit in enumerate(self.suits) if suit == self.trump])

    def duties_of(self, *, opening: bool) -> Rows:
        """The duties that hold in a trick: of a deal's first, or of any other."""
        return self.opening if opening and self.opening else self.duties

    def scaled(self, factor: float) -> TrickTables:
        """The same rules, the rewards besides points multiplied by a factor and rounded."""
        prizes = [
            (taking, taken, round(gain * factor), round(loss * factor))
            for taking, taken, gain, loss in self.prizes
        ]
        return replace(
            self,
            prizes=tuple([prize for prize in prizes if any(prize[2:])]),
            no_trick_loss=tuple([round(loss * factor) for loss in self.no_trick_loss]),
            no_trick_gain=round(self.no_trick_gain * factor),
        )

    def _numbers(self) -> Iterator[int]:
        spare = (0,) * (_SEATS - self.players)
        for rows in (self.duties, self.opening or self.duties):
            yield from chain(*chain(*_filled(rows)))
        yield self.players
        yield self.trump
        yield self.over_best
        yield self.last_trick
        yield self.trick_points
        yield self.no_trick_gain
        yield self.by_points
        yield len(self.prizes)
        yield from chain(*self.prizes, *[(NO_CARD, NO_CARD, 0, 0)] * (_PRIZES - len(self.prizes)))
        yield from (*self.sides, *spare, *self.no_trick_loss, *spare)
        yield from (*self.suits, *self.strengths, *self.points)


_FORMAT = f"{2 * 2 * _DUTIES * (LEAD + 1)}Q{8 + 4 * _PRIZES + 2 * _SEATS + 3 * CARDS}i"
"""The layout of the packed tables, for :mod:`struct`."""

PACKED_BYTES = calcsize(_FORMAT)
"""The size of the packed tables."""


def _with_fifth(rows: Rows) -> Rows:
    """The rows with one for the fifth suit."""
    return rows if len(rows) != LEAD else (*rows[:-1], (), rows[-1])


def _filled(rows: Rows) -> Rows:
    """The rows, each padded to the number of places."""
    return tuple([row + ((0, 0),) * (_DUTIES - len(row)) for row in rows])


def duty_rows(musts_of: Callable[[PlaySuit | None], Iterable[Pair]]) -> Rows:
    """The follow rules of a deal, one row for each lead and one for leading (None).

    A pair that forbids nothing ends its row.
    """
    return tuple(
        [
            tuple(takewhile(lambda pair: pair != (_EVERY_CARD, _EVERY_CARD), musts_of(led)))
            for led in (*PLAY_SUITS, None)
        ]
    )


def follow_and_ruff(order: CardOrder) -> Rows:
    """The duties of Réunion: follow suit; if void, trump; with neither, any card."""

    def musts(led: PlaySuit | None) -> list[Pair]:
        if led is None:
            return []
        suits = [order.cards_of(led)] if led == order.trump else [order.cards_of(led), order.trumps]
        return [(whole_suits(cards, order),) * 2 for cards in suits]

    return duty_rows(musts)


def whole_suits(cards: CardSet, order: CardOrder) -> int:
    """Every card of the suits that are among some cards, those that the pack lacks included."""
    suits = {order.suit_of(card) for card in cards}
    return CardSet.of(card for card in WHOLE_PACK if order.suit_of(card) in suits).bits


def suit_number(order: CardOrder) -> int:
    """The trump suit as tables hold it, or :data:`NO_TRUMP`."""
    return NO_TRUMP if order.trump is None else int(order.trump)


def trick_tables(
    order: CardOrder, rules: Rules, sides: Sides | None = None, extras: Extras = NO_EXTRAS
) -> TrickTables:
    """The tables of a deal under a trump; every seat alone where no sides are given."""
    prizes: tuple[Prize, ...] = ()
    if len(order.bowers) > 1 and (extras.bower_gain or extras.bower_loss):
        right, left = (card.index for card in order.bowers[:2])
        prizes = ((right, left, extras.bower_gain, extras.bower_loss),)
    return TrickTables(
        suits=tuple(int(order.suit_of(card)) for card in WHOLE_PACK),
        strengths=tuple(order.height(card) for card in WHOLE_PACK),
        points=tuple(rules.points(card, order) for card in WHOLE_PACK),
        trump=suit_number(order),
        sides=(sides or Sides.alone(rules.players)).of,
        duties=follow_and_ruff(order),
        over_best=rules.goes_higher,
        last_trick=rules.last_trick,
        prizes=prizes,
        no_trick_loss=extras.no_trick_loss,
        no_trick_gain=extras.no_trick_gain,
        by_points=extras.by_points,
    )


@dataclass(frozen=True, slots=True)
class Position:
    """The state of a deal with all hands known, as numbers."""

    hands: tuple[int, ...]
    """Each seat's cards as :attr:`CardSet.bits`, a locked card included."""
    leader: Seat
    """The seat that leads, or led, to the trick."""
    trick: tuple[int, ...] = ()
    """The cards on the table, the lead first."""
    took: int = 0
    """One bit a seat: it has taken a trick, as far as that counts."""
    locked: int = NO_CARD
    """A card that lies on the table and may not be played yet."""
    locked_for: int = 0
    """The number of tricks for which that holds, the one on the table included."""
    opening: bool = False
    """True in the first trick of the deal."""
    covered: int = 0
    """Cards of the trick that lie face down, as bits: one led face down counts as a trump, none
    can win.
    """

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.hands)

    @property
    def to_move(self) -> Seat:
        """The seat that plays the next card."""
        return (self.leader + len(self.trick)) % self.players

    @property
    def tricks_left(self) -> int:
        """Tricks to be decided, the one on the table included."""
        cards = sum(hand.bit_count() for hand in self.hands) + len(self.trick)
        return cards // self.players

    @property
    def over(self) -> bool:
        """True when no card is left to play."""
        return not any(self.hands)


def cards_of(bits: int) -> list[int]:
    """The cards of a set, by index, in the order of the pack."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
