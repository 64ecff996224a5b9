"""Duplicate comparison of two players: blocks of the same deals, played in every line-up.

A block is one deal, or one game, played in every line-up with the same cards and the same first
dealer. If each seat plays alone, each player sits alone in every seat against the other player in
all others: six plays with three seats. With partners, each player has either side once: two plays.
The luck of the cards is the same for both. Blocks are independent of one another; the plays of a
block are not, so confidence intervals resample blocks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from typing import Literal, TypeAlias

from reunion_desktop.ai.player import NO_LIMIT, Limit
from reunion_desktop.arena.intervals import Interval, interval
from reunion_desktop.arena.play import Seated, headless, seed_text
from reunion_desktop.arena.seating import player_at
from reunion_desktop.arena.workers import shared
from reunion_desktop.engine.game import GameRules, MatchState
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.scoring import Units
from reunion_desktop.engine.scoring_rules import Played
from reunion_desktop.engine.seats import Sides

Span: TypeAlias = Literal["deal", "game"]
"""Contents of a block: one deal with its fees, or a game with its settlement."""

SeatPlayer: TypeAlias = Callable[[str, str], Seated]
"""Makes a player from a name and a seed; worker processes must be able to import it."""

Progress: TypeAlias = Callable[[int, int], None]
"""Progress callback, called after every block: blocks done, total."""


@dataclass(frozen=True, slots=True)
class Times:
    """Summary of the times of moves, in milliseconds."""

    decisions: int
    p50: float
    p95: float
    longest: float


@dataclass(frozen=True, slots=True)
class DuplicatePlan:
    """Plan of a comparison, fixed before the first card."""

    rules: GameRules
    players: tuple[str, str]
    """Names of the players compared, A and B."""
    seed: str
    """The seed of all deals; block *n* uses its *n*-th game."""
    blocks: int
    span: Span = "deal"
    limit: Limit = NO_LIMIT
    """Budget for one move of a player."""

    @property
    def line_ups(self) -> tuple[tuple[int, ...], ...]:
        """Player of each seat, by line-up: 0 for A, 1 for B."""
        rules = self.rules
        seats = range(rules.players)
        if rules.sides != Sides.alone(rules.players):
            return tuple(tuple(side ^ changed for side in rules.sides.of) for changed in (0, 1))
        return tuple(
            tuple(lone if seat == chair else 1 - lone for seat in seats)
            for lone in (0, 1)
            for chair in seats
        )


@dataclass(frozen=True, slots=True)
class BlockScore:
    """Score of one player in a block, mean over its seats in all line-ups."""

    points: float
    """Card points per deal, or tricks if the game counts those; partners' together."""
    units: float
    """Change of the game's account in a block: units (the fees of a deal or all payments of a
    game), or the lead of a side in marks or Brote.
    """


@dataclass(frozen=True, slots=True)
class Block:
    """Result of one block."""

    number: int
    """From 1."""
    tallies: tuple[BlockScore, BlockScore]
    """Scores of A and B."""
    times_ns: tuple[tuple[int, ...], tuple[int, ...]] = field(compare=False)
    """Time of each move of A and of B, in nanoseconds."""

    @property
    def lead(self) -> BlockScore:
        """The score of A minus that of B."""
        a, b = self.tallies
        return BlockScore(a.points - b.points, a.units - b.units)


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """Result of a comparison of two players."""

    plan: DuplicatePlan
    means: tuple[BlockScore, BlockScore]
    """Mean scores of A and B over all blocks."""
    points: Interval
    """Card points per deal, A minus B."""
    units: Interval
    """Units per block, A minus B."""
    times: tuple[Times, Times] = field(compare=False)
    """Times of A and B; they differ from run to run."""


def measure(
    plan: DuplicatePlan,
    *,
    jobs: int = 1,
    on_progress: Progress | None = None,
    seat_player: SeatPlayer = player_at,
) -> ArenaResult:
    """Play all blocks of a plan and compare the two players.

    Args:
        plan: the plan.
        jobs: number of worker processes; the result is the same for any number.
        on_progress: called after every block.
        seat_player: makes a player from its name and a seed.

    Raises:
        UnknownLevel: there is no such level.
        ProgramError: a program cannot be started, or has made too many faults.
        WorkerError: a worker process ended before its work was done.
        ValueError: there are no blocks, or no jobs.
    """
    return compare(plan, play_blocks(plan, jobs, on_progress, seat_player))


def play_blocks(
    plan: DuplicatePlan,
    jobs: int = 1,
    on_progress: Progress | None = None,
    seat_player: SeatPlayer = player_at,
) -> list[Block]:
    """Play the blocks of a plan, in order; arguments and errors are those of :func:`measure`."""
    if plan.blocks < 1 or jobs < 1:
        message = (
            f"{plan.blocks} blocks in {jobs} processes can’t be played; both must be 1 or more."
        )
        raise ValueError(message)
    for level in plan.players:
        seat_player(level, "")  # Refuse an unknown level before any process starts.
    play = partial(play_block, plan, seat_player=seat_player)
    blocks: list[Block] = []
    with closing(shared(play, range(1, plan.blocks + 1), min(jobs, plan.blocks))) as played:
        for block in played:
            blocks.append(block)
            if on_progress is not None:
                on_progress(len(blocks), plan.blocks)
    return blocks


def play_block(plan: DuplicatePlan, number: int, seat_player: SeatPlayer = player_at) -> Block:
    """Play one block: every line-up with the same cards and the same first dealer."""
    points: tuple[list[float], list[float]] = ([], [])
    units: tuple[list[Units], list[Units]] = ([], [])
    times: tuple[list[int], list[int]] = ([], [])
    for line_up in plan.line_ups:
        seated = [
            seat_player(plan.players[who], seed_text(plan.seed, number, seat))
            for seat, who in enumerate(line_up)
        ]
        match = _play_match(plan, seated, number, [times[who] for who in line_up])
        made, account = _made(plan, match), _account(plan, match)
        for seat, who in enumerate(line_up):
            points[who].append(made[seat])
            units[who].append(account[seat])
    a, b = (BlockScore(fmean(points[who]), fmean(units[who])) for who in (0, 1))
    return Block(number, (a, b), (tuple(times[0]), tuple(times[1])))


def compare(plan: DuplicatePlan, blocks: Sequence[Block]) -> ArenaResult:
    """Combine the results of blocks."""
    points = [block.lead.points for block in blocks]
    units = [block.lead.units for block in blocks]
    a, b = (
        BlockScore(
            fmean(block.tallies[who].points for block in blocks),
            fmean(block.tallies[who].units for block in blocks),
        )
        for who in (0, 1)
    )
    spent = [_times_of([ns for block in blocks for ns in block.times_ns[who]]) for who in (0, 1)]
    return ArenaResult(plan, (a, b), interval(points), interval(units), (spent[0], spent[1]))


def _play_match(
    plan: DuplicatePlan, players: Sequence[Seated], number: int, times: Sequence[list[int]]
) -> MatchState:
    """The match at the end of a block's deal or game; the first dealer rotates with the blocks."""
    header = Header(plan.rules, plan.players, (number - 1) % plan.rules.players, "", plan.seed)
    with closing(headless(header, players, plan.seed, number, plan.limit, times)) as steps:
        matches = (step.after for step in steps)
        return next(m for m in matches if m.settlement or (plan.span == "deal" and m.lines))


def _account(plan: DuplicatePlan, match: MatchState) -> tuple[Units, ...]:
    """The match result in the game's account; for a single deal, the lead of each side."""
    if match.settlement is None:
        return plan.rules.scoring.lead(match.lines)
    return plan.rules.scoring.account(Played(match.lines, match.settlement))


def _made(plan: DuplicatePlan, match: MatchState) -> tuple[float, ...]:
    """Card points per deal by seat, or tricks; partners' are summed."""
    lines = [line.made(plan.rules.scoring.counts) for line in match.lines]
    means = [fmean(column) for column in zip(*lines, strict=True)]
    of = plan.rules.sides.of
    return tuple(sum(m for m, side in zip(means, of, strict=True) if side == own) for own in of)


def _times_of(spent: list[int]) -> Times:
    """Summarize times in nanoseconds."""
    spent = sorted(spent)
    rank = [spent[max(0, math.ceil(share * len(spent)) - 1)] / 1e6 for share in (0.5, 0.95, 1)]
    return Times(len(spent), *rank)
