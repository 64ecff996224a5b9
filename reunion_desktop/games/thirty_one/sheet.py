"""Score sheet of Thirty-One: the value of each hand, lives that are wiped, and games won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import (
    UNDERLINE,
    Block,
    Cell,
    Grid,
    Marks,
    Meaning,
    Sheet,
    Shown,
    Strokes,
    means,
)
from reunion_desktop.games.chalk import DRAWN, Account, deal_row, heading, table_row
from reunion_desktop.games.thirty_one.options import OUT, ThirtyOneOptions
from reunion_desktop.games.thirty_one.options.values import THIRTY_ONE, figure

_GAMES = Account("thirty_one", "games", (("deal", Shown.PAPER), ("lives", DRAWN), ("games", DRAWN)))
_POTS = Account("thirty_one", "pots", (("deal", Shown.PAPER), ("pots", DRAWN)))


def describe(figures: ScoreSheet, rules: ThirtyOneOptions) -> Sheet:
    """The sheet of a session: values and lives of each game, and below them the games won."""
    account = _GAMES if rules.stakes == "lives" else _POTS
    columns = tuple((seat,) for seat in range(len(figures.names)))
    return account.sheet(figures, columns, partial(_game, rules=rules))


def was_in(rules: ThirtyOneOptions, before: tuple[ScoreLine, ...], seat: Seat) -> bool:
    """Tell whether a seat was dealt in, given the deals before."""
    return seat in rules.living(before)


@lru_cache(maxsize=256)  # The sheet is rebuilt after every deal; finished games are cached.
def _game(game: GameSheet, number: int, *, rules: ThirtyOneOptions) -> tuple[Block, ...]:
    """The values of each deal, and below them the lives."""
    seats = range(rules.players)
    rows, tables = [heading(game, number, rules.players)], []
    for place, line in enumerate(game.lines):
        before = game.lines[:place]
        cells = tuple([_cell(rules, before, line, seat) for seat in seats])
        rows.append(deal_row(number, line, cells))
        tables.append(table_row(number, line, line.points))
    grid = Grid((*rows, *tables))
    if rules.stakes == "pots":
        return (grid,)
    lives = [max(own, 0) for own in rules.lives_after(game.lines)]
    strokes = tuple([Strokes(own, rules.lives - own) for own in lives])
    return grid, Marks("lives", strokes, number, bundle=1)


def _cell(
    rules: ThirtyOneOptions, before: tuple[ScoreLine, ...], line: ScoreLine, seat: Seat
) -> Cell:
    """The value of a hand: underlined where it lost a life, ringed for 31 or a pot; crossed out."""
    if not was_in(rules, before, seat):
        return Cell("\N{MULTIPLICATION SIGN}", means=(means("out"),))
    halves = value_in(line, seat)
    changed = line.sheet[seat].points
    for_lives = rules.stakes == "lives"
    return Cell(
        figure(halves),
        UNDERLINE if for_lives and changed else "",
        ring=halves >= THIRTY_ONE if for_lives else changed > 0,
        means=tuple(_meanings(rules, before, line, seat)),
    )


def value_in(line: ScoreLine, seat: Seat) -> int:
    """The value of a hand in half points, as a line tells it."""
    halves = int(line.outcome["halves"]) if line.outcome is not None else 0
    return 2 * line.points[seat] + (halves >> seat & 1)


def _meanings(
    rules: ThirtyOneOptions, before: tuple[ScoreLine, ...], line: ScoreLine, seat: Seat
) -> Iterator[Meaning]:
    """The meanings of a player’s value in a deal."""
    yield means("value", value=figure(value_in(line, seat)))
    told = line.outcome
    if told is not None and told["knocker"] == seat:
        yield means("knocked")
    changed = line.sheet[seat].points
    if rules.stakes == "pots":
        if changed:
            yield means("pot")
        return
    if told is not None and told.key == "replay":
        yield means("replay")
    if changed:
        yield means("loses", lives=changed)
        left = rules.lives_after((*before, line))[seat]
        if left <= 0:
            yield means("falls" if left == OUT else "county")
