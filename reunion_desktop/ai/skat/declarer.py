"""Declarer against two defenders: queries to the solver about the play of a deal.

Cards are bits by :attr:`Card.index`; a kind of game is its trump suit: one of four, the Jacks
alone (Grand), or None for Null, where the declarer must take no trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from reunion_desktop.ai.skat.hands import CARD_POINTS
from reunion_desktop.engine.cards import PLAY_SUITS, WHOLE_PACK, PlaySuit
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.skat.options.orders import order_of
from reunion_desktop.solver.answers import UNLIMITED, Allowance, Hands, Query
from reunion_desktop.solver.tables import Position, TrickTables, duty_rows, suit_number, whole_suits


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

    def asked(
        self, layouts: Sequence[Hands], need: int | None = None, allowance: Allowance = UNLIMITED
    ) -> Query:
        """The query for the declarer's gain from here on: card points, or in Null 1 for no trick.

        Args:
            layouts: the hands of each layout, by seat.
            need: ask only whether this much is made from here on; None for exact values.
            allowance: the budget for all layouts together.
        """
        position = Position(layouts[0], self.leader, self.trick)
        tables = declarer_tables(self.trump, tricks=self.tricks)
        return Query(tables, position, layouts, self.declarer, need, allowance)


@lru_cache(maxsize=16)
def declarer_tables(trump: PlaySuit | None, *, tricks: bool = False) -> TrickTables:
    """The tables of a kind of game.

    Args:
        trump: the trump suit, the Jacks, or None for Null.
        tricks: whether every trick counts one, and card points nothing.
    """
    null = trump is None
    order = order_of(trump)
    follow = [(whole_suits(order.cards_of(suit), order),) * 2 for suit in PLAY_SUITS]
    points = (0,) * len(WHOLE_PACK) if null or tricks else CARD_POINTS
    return TrickTables(
        suits=tuple([int(order.suit_of(card)) for card in WHOLE_PACK]),
        strengths=tuple([order.height(card) for card in WHOLE_PACK]),
        points=points,
        trump=suit_number(order),
        sides=(0, 1, 2),
        duties=duty_rows(lambda led: [] if led is None else [follow[led]]),
        trick_points=int(tricks),
        no_trick_loss=(-1, -1, -1) if null and not tricks else (),
    )
