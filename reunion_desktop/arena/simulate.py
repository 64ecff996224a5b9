"""Simulation: games between computer players, recorded line by line and summed up."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter

from reunion_desktop.ai.player import NO_LIMIT, Limit
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.arena.seating import check_levels, names_in, player_at
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.game import GameRules, MatchState
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Units
from reunion_desktop.engine.scoring_rules import Played
from reunion_desktop.engine.seats import Seat
from reunion_desktop.storage.codec import lines_of
from reunion_desktop.storage.headers import game_line
from reunion_desktop.ui.language.shell_language import translate
from reunion_desktop.ui.language.shell_words import (
    amount,
    deals,
    decimal,
    per_deal,
    per_game,
    percent,
    table,
)

UNDATED = "1970-01-01T00:00:00+00:00"
"""The fixed date of simulated games: the same seed gives the same bytes."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """Plan of a simulation: a number of games by the same players, as in one session."""

    rules: GameRules
    levels: tuple[str, ...]
    """The level of each seat."""
    seed: str
    games: int
    limit: Limit = NO_LIMIT
    """Budget for one move of a player."""


@dataclass(slots=True)
class SimulationResult:
    """Results of the games by seat."""

    rules: GameRules
    levels: tuple[str, ...]
    games: int = 0
    deals: int = 0
    made: Counter[Seat] = field(default_factory=Counter)
    """Card points, or tricks if the game counts those."""
    account: defaultdict[Seat, Units] = field(default_factory=lambda: defaultdict(int))
    """Changes of the session's account: units net of fees, if the game has them."""
    won: Counter[Seat] = field(default_factory=Counter)
    """Games won, shared wins included."""
    played: Counter[Seat] = field(default_factory=Counter)
    """Deals in which a seat was dealt in and cards were played."""
    trickless: Counter[Seat] | None = None
    """Of these, deals without a trick; None in a game without a column per player."""
    seconds: float = 0.0

    def add(self, match: MatchState) -> None:
        """Add a finished game."""
        self.games += 1
        self.deals += len(match.lines)
        account = match.rules.scoring.account(Played(match.lines, match.settlement))
        for seat, units in enumerate(account):
            self.made[seat] += sum(
                line.made(match.rules.scoring.counts)[seat] for line in match.lines
            )
            self.account[seat] += units
            self.won[seat] += match.settlement is not None and seat in match.settlement.winners
        tricks = match.deal is not None and match.deal.stock is None
        if tricks and all(len(line.sheet) == len(account) for line in match.lines):
            self._count_tricks(match)

    def _count_tricks(self, match: MatchState) -> None:
        """Count the seats dealt in, and those of them without a trick."""
        self.trickless = self.trickless or Counter()
        for number, line in enumerate(match.lines):
            if line.played:
                seats = match.rules.plan(match.first_dealer, match.lines[:number]).seats
                self.played.update(seats)
                self.trickless.update(seat for seat in seats if not line.tricks[seat])

    def lines(self) -> Iterator[str]:
        """Lines of a text table in the shell's language, after at least one game."""
        heads = [
            translate("cli", "seat"),
            translate("cli", "player"),
            per_deal(self.rules.scoring.counts.value),
            per_game(self.rules.scoring.account_in, self.rules.game),
            translate("cli", "won"),
        ]
        if self.trickless is not None:
            heads.append(translate("cli", "deals without a trick"))
        rows = [heads]
        for seat, level in enumerate(self.levels):
            row = [
                str(seat),
                level,
                decimal(self.made[seat] / self.deals, 1),
                decimal(self.account[seat] / self.games, 2, "+"),
                percent(self.won[seat] / self.games, 1),
            ]
            if self.trickless is not None:
                row.append(percent(self.trickless[seat] / max(1, self.played[seat]), 2))
            rows.append(row)
        yield from table(rows, left=2)
        text = translate("cli", "{games}, {deals} in {seconds} s; deals per second: {rate}.")
        yield text.format(
            games=amount({self.rules.game}, self.games),
            deals=deals(self.deals),
            seconds=decimal(self.seconds, 2),
            rate=decimal(self.deals / self.seconds, 0),
        )


def simulate(
    plan: Simulation,
    write: Callable[[str], object] | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> SimulationResult:
    """Play the games of a plan.

    Args:
        plan: the players, the number of games and the seed.
        write: takes the record, as text with line feeds; None to discard it.
        on_progress: called after every game: games done, total.

    Raises:
        UnknownLevel: there is no such level.
        ProgramError: a program cannot be started, or has made too many faults.
        StorageFault: the record cannot be written.
    """
    for level in plan.levels:
        player_at(level, "")  # Refuse an unknown level before the first card.
    outcome = SimulationResult(plan.rules, plan.levels)
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
        player_at(level, seed_text(plan.seed, number, seat))
        for seat, level in enumerate(plan.levels)
    ]
    if write is not None:
        write(game_line(header) + "\n")
    match = MatchState(plan.rules, header.first_dealer)
    with closing(headless(header, players, plan.seed, number, plan.limit)) as steps:
        for step in steps:
            match = step.after
            if write is not None:
                write("\n".join(lines_of(step, with_legal=True)) + "\n")
    return match


def levels_from(text: str, players: int, rules: Rules) -> tuple[str, ...]:
    """Parse a list of players: ``club,club,random``, or ``exec:COMMAND`` for a program.

    Args:
        text: the list.
        players: the number required.
        rules: the rules of the table; the players must know its game.

    Raises:
        ValueError: the number is another.
        UnknownLevel: a player cannot play this game.
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
