"""Solver adapter: the tables of an open-card search from a deal's bitmask tables."""

from __future__ import annotations

from functools import lru_cache

from reunion_desktop.ai.tricks.deal_tables import DealTables
from reunion_desktop.engine.cards import ALL_CARDS
from reunion_desktop.solver.tables import TrickTables


@lru_cache(maxsize=32)
def open_tables(tables: DealTables) -> TrickTables:
    """The solver's tables of a deal, which count what the game counts, for the player's side.

    Seats are those who play to the tricks, numbered in order from the lowest.
    """
    cards = range(len(ALL_CARDS))
    return TrickTables(
        suits=tables.suit_of[: len(cards)],
        strengths=tables.height[: len(cards)],
        points=tables.points[: len(cards)],
        trump=tables.trump,
        sides=tuple([tables.sides[seat] for seat in sorted(tables.seats)]),
        duties=tables.later,
        opening=tables.opening,
        trick_points=tables.trick_points,
        last_trick=tables.last_trick,
    )
