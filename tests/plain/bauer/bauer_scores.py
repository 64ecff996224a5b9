"""Reference implementation of Bauer: effect of a deal on the countdown.

Based on `bauer_rules`; like it, never imports the program. Sides are seats modulo 2.
"""

from __future__ import annotations

from bauer_rules import TRICKS
from plain_relatives import Rules

ENOUGH = 5
"""Tricks that win a deal."""


def counted(
    counts: tuple[int, int], makers: int, tricks: int, rules: Rules
) -> tuple[tuple[int, int], int | None]:
    """Return the counts after a deal without cards away, and the side that won a Brot by it.

    `tricks` are those of the declarers: with five they go down by one, with fewer they go up by one
    and the others down; a four-all result does so too, or changes nothing.
    """
    after = list(counts)
    if tricks >= ENOUGH:
        after[makers] -= 1
    elif tricks < TRICKS - tricks or rules["four_all"] == "lost":
        after[makers] += 1
        after[1 - makers] -= 1
    brot = next((side for side in (0, 1) if after[side] <= 0), None)
    return (after[0], after[1]), brot


def brot_of_away(side: int, tricks: int, rules: Rules) -> int | None:
    """Return the winner of the Brot after a deal in which a side played alone for all tricks."""
    if tricks == TRICKS:
        return side
    return 1 - side if rules["away_lost"] == "brot" else None
