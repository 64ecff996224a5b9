"""Simulations: game after game by players alone, recorded line by line and added up."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter

from reunion_desktop.ai.player import NO_LIMIT, Limit
from reunion_desktop.arena.play import dice_text, headless
from reunion_desktop.arena.remote_players import host_guests
from reunion_desktop.arena.seating import check_levels, names_in, player_at
from reunion_desktop.engine.game import GameRules, MatchState
from reunion_desktop.engine.record import Header, Step
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Units
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import draw_for_deal
from reunion_desktop.storage.codec import lines_of
from reunion_desktop.storage.headers import game_line

UNDATED = "1970-01-01T00:00:00+00:00"
"""The date of a simulated game, which took place on no evening: same seed, same bytes."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """So many games by the same minds, one after another as in one sitting."""

    rules: GameRules
    levels: tuple[str, ...]
    """The mind of each seat."""
    seed: str
    games: int
    limit: Limit = NO_LIMIT
    """What a mind may spend on one decision."""


@dataclass(slots=True)
class SimulationResult:
    """What the games came to, by seat."""

    levels: tuple[str, ...]
    games: int = 0
    deals: int = 0
    made: Counter[Seat] = field(default_factory=Counter)
    """Card points, or tricks where those are counted."""
    account: defaultdict[Seat, Units] = field(default_factory=lambda: defaultdict(int))
    """What the games added to the account of a sitting: units net of fees, where they are paid."""
    won: Counter[Seat] = field(default_factory=Counter)
    """Games won, shared wins included."""
    played: Counter[Seat] = field(default_factory=Counter)
    """Deals in which a seat was dealt in and cards were played."""
    trickless: Counter[Seat] | None = None
    """Deals of these without a trick; None in a game that writes no column for each player."""
    seconds: float = 0.0
    heads: tuple[str, str] = ("points/deal", "units/game")
    """What stands above what was made and above the account, in the game's own words."""

    def add(self, match: MatchState) -> None:
        """Count a game that is over."""
        self.heads = f"{match.rules.counts.value}/deal", f"{match.rules.account_in}/game"
        self.games += 1
        self.deals += len(match.lines)
        account = match.rules.account(match.lines, match.settlement)
        for seat, units in enumerate(account):
            self.made[seat] += sum(line.made(match.rules.counts)[seat] for line in match.lines)
            self.account[seat] += units
            self.won[seat] += match.settlement is not None and seat in match.settlement.winners
        if all(len(line.sheet) == len(account) for line in match.lines):
            self._count_tricks(match)

    def _count_tricks(self, match: MatchState) -> None:
        """Count who was dealt in, and who of them took no trick."""
        self.trickless = self.trickless or Counter()
        for number, line in enumerate(match.lines):
            if not line.void:
                seats = match.rules.plan(match.first_dealer, match.lines[:number]).seats
                self.played.update(seats)
                self.trickless.update(seat for seat in seats if not line.tricks[seat])

    def lines(self) -> Iterator[str]:
        """A table for people."""
        heads = f"{self.heads[0]:>11} {self.heads[1]:>10} {'won':>7}"
        heads += f" {'no trick':>8}" if self.trickless is not None else ""
        wide = max(12, *map(len, self.levels))
        yield f"{'seat':4}  {'player':{wide}} {heads}"
        for seat, level in enumerate(self.levels):
            row = (
                f"{seat:4}  {level:{wide}} {self.made[seat] / self.deals:11.1f} "
                f"{self.account[seat] / self.games:+10.2f} {self.won[seat] / self.games:7.1%}"
            )
            if self.trickless is not None:
                row += f" {self.trickless[seat] / max(1, self.played[seat]):8.2%}"
            yield row
        rate = self.deals / self.seconds
        told = f"{_several(self.games, 'game')}, {_several(self.deals, 'deal')}"
        yield f"{told} in {self.seconds:.2f} s: {rate:.0f} deals/s."


def _several(count: int, what: str) -> str:
    """So many of something: *1 game*, *3 games*."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def simulate(
    plan: Simulation,
    write: Callable[[str], object] | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> SimulationResult:
    """Play the games of a plan.

    Args:
        plan: who plays, how often, from which seed.
        write: takes the record, text with line feeds; None where nobody keeps it.
        on_progress: told after every game: how many are done, out of how many.

    Raises:
        UnknownLevel: the roster has no such level.
        ProgramFault: a program cannot sit down, or has made too many faults.
        StorageFault: the record cannot be written.
    """
    for level in plan.levels:
        player_at(level, "")  # A level nobody knows is refused before the first card.
    outcome = SimulationResult(plan.levels)
    first = draw_for_deal(plan.rules, plan.seed).dealer
    started = perf_counter()
    for number in range(1, plan.games + 1):
        header = Header(plan.rules, plan.levels, first, UNDATED, plan.seed)
        match = _play_game(plan, header, number, write)
        first = match.next_dealer
        outcome.add(match)
        outcome.seconds = perf_counter() - started
        if on_progress is not None:
            on_progress(number, plan.games)
    return outcome


def _play_game(
    plan: Simulation,
    header: Header,
    number: int,
    write: Callable[[str], object] | None,
) -> MatchState:
    players = [
        player_at(level, dice_text(plan.seed, number, seat))
        for seat, level in enumerate(plan.levels)
    ]
    if write is not None:
        write(game_line(header) + "\n")
    step: Step | None = None
    with host_guests(plan.rules.game, plan.rules, players) as tell:
        for step in headless(header, players, plan.seed, number, plan.limit):
            tell(step)
            if write is not None:
                write("\n".join(lines_of(step, with_legal=True)) + "\n")
    assert step is not None  # noqa: S101 - a game has a first step.
    return step.after


def levels_from(text: str, players: int, rules: Rules) -> tuple[str, ...]:
    """Who is to play, written ``club,club,random`` or with ``exec:COMMAND`` for a program.

    Args:
        text: what was written.
        players: how many there must be.
        rules: the rules of the table, whose game they must know.

    Raises:
        ValueError: there are more or fewer.
        UnknownLevel: somebody cannot play this game.
    """
    levels = names_in(text)
    if len(levels) != players:
        count = len(levels)
        message = (
            f"--seats lists {count} players, but this game needs {players}, separated by commas."
        )
        raise ValueError(message)
    check_levels(levels, rules)
    return levels
