"""Ceiling measurement: the share of a clairvoyant's advantage that a player reaches.

The clairvoyant plays the same blocks against the same opponent. Its advantage is all that knowledge
of the cards could bring. The share that a player reaches without that knowledge says more than
points do, which depend on the game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from reunion_desktop.arena.blocks import (
    ArenaResult,
    DuplicatePlan,
    Progress,
    SeatPlayer,
    compare,
    play_blocks,
)
from reunion_desktop.arena.clairvoyant import CLAIRVOYANT
from reunion_desktop.arena.intervals import Interval, share
from reunion_desktop.arena.seating import check_levels, player_at


@dataclass(frozen=True, slots=True)
class Ceiling:
    """Two comparisons on the same blocks."""

    player: ArenaResult
    """A against B."""
    clairvoyant: ArenaResult
    """The clairvoyant against B."""
    points: Interval | None
    """Share of the clairvoyant's advantage in points that A reaches: 1 for all of it, below 0 if A
    is worse than B; None if the clairvoyant is not significantly ahead of B.
    """
    units: Interval | None
    """The same in units."""


def measure_ceiling(
    plan: DuplicatePlan,
    *,
    jobs: int = 1,
    on_progress: Progress | None = None,
    seat_player: SeatPlayer = player_at,
) -> Ceiling:
    """Play all blocks of a plan, and again with the clairvoyant instead of A.

    Args:
        plan: the plan.
        jobs: as for :func:`measure`, which also names the other errors.
        on_progress: called after every block of either kind.
        seat_player: makes a player from its name and a seed.

    Raises:
        UnknownLevel: there is no such level, or the clairvoyant cannot play this game.
    """
    check_levels((CLAIRVOYANT,), plan.rules)
    open_plan = replace(plan, players=(CLAIRVOYANT, plan.players[1]))

    def tell(before: int, done: int, blocks: int) -> None:
        if on_progress is not None:
            on_progress(before + done, 2 * blocks)

    ours = play_blocks(plan, jobs, partial(tell, 0), seat_player)
    open_card = play_blocks(open_plan, jobs, partial(tell, plan.blocks), seat_player)
    return Ceiling(
        compare(plan, ours),
        compare(open_plan, open_card),
        share([block.lead.points for block in ours], [block.lead.points for block in open_card]),
        share([block.lead.units for block in ours], [block.lead.units for block in open_card]),
    )
