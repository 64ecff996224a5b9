"""Declarer against two defenders: questions about the play of a deal with jacks as trumps.

Cards are bits by :attr:`Card.index`; a kind of game is its trump suit: one of four, the Jacks
alone (Grand), or None for Null, where the declarer must take no trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from reunion_desktop.engine.cards import PLAY_SUITS, WHOLE_PACK, Card, PlaySuit, Rank, Suit
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.solver import solve
from reunion_desktop.solver.answers import UNLIMITED, Allowance, Hands, SolvedLayouts, WholeLayouts
from reunion_desktop.solver.tables import Position, TrickTables, duty_rows, suit_number, whole_suits

_POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
_JACKS = tuple([Card(s, Rank.JACK) for s in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)])
_PLAIN = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_NULL = (
    Rank.ACE,
    Rank.KING,
    Rank.QUEEN,
    Rank.JACK,
    Rank.TEN,
    Rank.NINE,
    Rank.EIGHT,
    Rank.SEVEN,
)


@dataclass(frozen=True, slots=True)
class Play:
    """The public state of the play."""

    trump: PlaySuit | None
    """The kind of game: the trump suit, the Jacks, or None for Null."""
    declarer: Seat
    leader: Seat
    """The seat that leads, or led, to the trick."""
    trick: tuple[int, ...] = ()
    """The cards on the table, the lead first."""
    tricks: bool = False
    """True where the declarer's tricks are counted instead of card points."""
    lost: bool = False
    """True where the declarer of Null has taken a trick."""

    @property
    def tables(self) -> TrickTables:
        """The rules of play as numbers."""
        return declarer_tables(self.trump, tricks=self.tricks)

    def position(self, hands: Hands) -> Position:
        """The position with these hands."""
        return Position(hands, self.leader, self.trick, int(self.lost) << self.declarer)


@lru_cache(maxsize=16)
def declarer_tables(trump: PlaySuit | None, *, tricks: bool = False) -> TrickTables:
    """The tables of a kind of game.

    Args:
        trump: the trump suit, the Jacks, or None for Null.
        tricks: whether every trick counts one, and card points nothing.
    """
    null = trump is None
    order = CardOrder(trump, () if null else _JACKS, _NULL if null else _PLAIN)
    follow = [(whole_suits(order.cards_of(suit), order),) * 2 for suit in PLAY_SUITS]
    points = [0 if null or tricks else _POINTS.get(card.rank, 0) for card in WHOLE_PACK]
    return TrickTables(
        suits=tuple([int(order.suit_of(card)) for card in WHOLE_PACK]),
        strengths=tuple([order.height(card) for card in WHOLE_PACK]),
        points=tuple(points),
        trump=suit_number(order),
        sides=(0, 1, 2),
        duties=duty_rows(lambda led: [] if led is None else [follow[led]]),
        trick_points=int(tricks),
        no_trick_loss=(-1, -1, -1) if null and not tricks else (),
    )


def values(
    play: Play,
    layouts: Sequence[Hands],
    *,
    need: int | None = None,
    allowance: Allowance = UNLIMITED,
) -> WholeLayouts:
    """The declarer's gain from here on in each layout: card points, or in Null 1 for no trick.

    Args:
        play: the public state.
        layouts: the hands of each layout, by seat.
        need: ask only whether this much is made from here on, 1 or 0; None for exact values.
        allowance: the budget for all layouts together.
    """
    position = play.position((0, 0, 0))
    return solve.whole_layouts(
        play.tables, position, layouts, play.declarer, need=need, allowance=allowance
    )


def card_values(
    play: Play,
    layouts: Sequence[Hands],
    *,
    need: int | None = None,
    allowance: Allowance = UNLIMITED,
) -> SolvedLayouts:
    """The same after each legal card of the seat to act, whose hand is equal in all layouts."""
    position = play.position(layouts[0])
    return solve.solve_layouts(
        play.tables, position, layouts, play.declarer, need=need, allowance=allowance
    )
