"""Ceiling measurement: the share of a clairvoyant's advantage that a player reaches.

The clairvoyant plays the same blocks against the same opponent. Its advantage is all that knowledge
of the cards could bring. The share that a player reaches without that knowledge says more than
points do, which depend on the game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.arena.blocks import (
    ArenaResult,
    Block,
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
        jobs: number of worker processes; the result is the same for any number.
        on_progress: called after every block of either kind.
        seat_player: makes a player from its name and a seed.

    Raises:
        UnknownLevel: there is no such level, or the clairvoyant cannot play this game.
        ProgramFault: a program cannot be started, or has made too many faults.
        WorkerLost: a worker process ended before its work was done.
        ValueError: there are no blocks, or no jobs.
    """
    check_levels((CLAIRVOYANT,), plan.rules)
    plans = (plan, replace(plan, players=(CLAIRVOYANT, plan.players[1])))
    played: list[list[Block]] = []
    for number, one in enumerate(plans):
        blocks: list[Block] = []
        for block in play_blocks(one, jobs=jobs, seat_player=seat_player):
            blocks.append(block)
            if on_progress is not None:
                on_progress(number * plan.blocks + len(blocks), len(plans) * plan.blocks)
        played.append(blocks)
    ours, his = played
    return Ceiling(
        compare(plans[0], ours),
        compare(plans[1], his),
        share([block.lead.points for block in ours], [block.lead.points for block in his]),
        share([block.lead.units for block in ours], [block.lead.units for block in his]),
    )
