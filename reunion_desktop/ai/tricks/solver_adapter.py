"""Solver adapter: the tables of an open-card search from a deal's bitmask tables."""

from __future__ import annotations

from functools import lru_cache

from reunion_desktop.ai.tricks.deal_tables import DealTables
from reunion_desktop.engine.cards import ALL_CARDS
from reunion_desktop.solver.tables import TrickTables


@lru_cache(maxsize=32)
def open_tables(ground: DealTables) -> TrickTables:
    """The solver's tables of a deal, which count what the game counts, for the player's side.

    Seats are those who play to the tricks, numbered in order from the lowest.
    """
    cards = range(len(ALL_CARDS))
    return TrickTables(
        suits=ground.suit_of[: len(cards)],
        strengths=ground.height[: len(cards)],
        points=ground.points[: len(cards)],
        trump=ground.trump,
        sides=tuple([ground.sides[seat] for seat in sorted(ground.seats)]),
        duties=ground.later,
        opening=ground.opening,
        trick_points=ground.trick_points,
        last_trick=ground.last_trick,
    )
