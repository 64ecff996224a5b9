"""Accounts and score sheets shared by the games that are chalked up on a slate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, TypeVar

from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import (
    Counted,
    Entry,
    GameSheet,
    Mark,
    ScoreLine,
    ScoreSheet,
    Settlement,
    Units,
)
from reunion_desktop.engine.scoring_rules import Played, Scoring, ahead
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.sheet import (
    Block,
    Cell,
    Marks,
    Row,
    RowKind,
    Sheet,
    Shown,
    Standing,
    Strokes,
    means,
)

DRAWN = Shown.PAPER | Shown.TEXT
"""Rows for paper and text; the spreadsheet table has rows of its own."""

Columns = tuple[tuple[Seat, ...], ...]
"""The seats that share each column."""

_Own = TypeVar("_Own", bound=Rules)


class SidesScoring(Scoring[_Own]):
    """How games of two sides add up: what is chalked up for a game is the same for partners."""

    def account(self, played: Played) -> tuple[Units, ...]:
        """The chalk by which each side is ahead."""
        chalk = played.settlement.chalk if played.settlement is not None else ()
        return ahead(self.rules.sides, chalk, fewest=self.fewest)


class CountdownScoring(SidesScoring[_Own]):
    """How games add up in which each side has a number that it counts down by its tricks."""

    counts = Counted.TRICKS
    begin: ClassVar[int]
    """The number of each side when a game begins."""

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lead of a side: how much less it has left than the other."""
        left, sides = left_after(lines, self.begin), self.rules.sides
        return ahead(sides, tuple(left[side] for side in sides.of), fewest=True)


def left_after(lines: tuple[ScoreLine, ...], begin: int) -> tuple[int, int]:
    """The number that each side has left after some deals of a game."""
    if not lines:
        return begin, begin
    first, second = (entry.points for entry in lines[-1].sheet)
    return first, second


def entries(numbers: Sequence[int]) -> tuple[Entry, ...]:
    """Plain numbers as entries of the sheet."""
    return tuple([Entry(number, Mark.PLAIN) for number in numbers])


def counted_down(sides: Sides, left: tuple[int, int]) -> Settlement | None:
    """The end of a game for the side that has nothing left; None while both have."""
    if min(left) > 0:
        return None
    chalk = tuple(int(left[side] <= 0) for side in sides.of)
    winners = tuple(seat for seat, won in enumerate(chalk) if won)
    return Settlement((0,) * len(chalk), winners, (), chalk)


def partners(players: int) -> Columns:
    """The seats that share a column: partners and opponents sit alternately."""
    return tuple(tuple(range(side, players, 2)) for side in (0, 1))


def of_side(by_seat: Sequence[int], side: int) -> int:
    """The sum over the partners of one of two sides."""
    return sum(by_seat[side::2])


def heading(game: GameSheet, number: int, columns: int = 2, label: str = "") -> Row:
    """The number of a game in its session, from 1, and whether it is over or was helped."""
    blank = (Cell(),) * columns
    return Row("game", RowKind.HEADING, number, 0, blank, label, remarks=game.remarks, shown=DRAWN)


def deal_row(game: int, line: ScoreLine, cells: tuple[Cell, ...], key: str = "deal") -> Row:
    """A deal as it is written, with the dot at the dealer's column."""
    dots = (line.dealer % len(cells) == column for column in range(len(cells)))
    dotted = tuple(replace(cell, dealer=dot) for cell, dot in zip(cells, dots, strict=True))
    kind = RowKind.EXTRA if key == "playoff" else RowKind.DEAL
    return Row(key, kind, game, line.number, dotted, dealer=line.dealer, shown=DRAWN)


def table_row(game: int, line: ScoreLine, points: Sequence[int], *, playoff: bool = False) -> Row:
    """A deal in the spreadsheet table: tricks and points of each column."""
    columns = len(points)
    cells = tuple(
        Cell(
            means=(
                means(
                    "entry",
                    dealer=int(line.dealer % columns == column),
                    playoff=int(playoff),
                    tricks=sum(line.tricks[column::columns]) if line.tricks_counted else "",
                    points=made,
                    mark="plain",
                ),
            )
        )
        for column, made in enumerate(points)
    )
    return Row("entry", RowKind.DEAL, game, line.number, cells, shown=Shown.TABLE)


def chalked(figures: ScoreSheet, columns: int, games: int | None = None) -> tuple[int, ...]:
    """The chalk of each column from the first games of a session, or from all of them."""
    settled = [game.settlement for game in figures.games[:games] if game.settlement is not None]
    return tuple(
        sum(each.chalk[column] for each in settled if each.chalk) for column in range(columns)
    )


@dataclass(frozen=True, slots=True)
class Account:
    """The account of a session as a game writes it."""

    game: str
    """The name of the game in a record."""
    key: str
    """The word for what is chalked up."""
    labels: tuple[tuple[str, Shown], ...]
    """Keys of all labels at the left of the sheet."""
    bundle: int = 5
    """How many strokes are written close together."""
    fewest: bool = False
    """True where the column with fewest strokes leads."""

    def sheet(
        self,
        figures: ScoreSheet,
        columns: Columns,
        blocks_of: Callable[[GameSheet, int], Sequence[Block]],
        below: tuple[Block, ...] = (),
    ) -> Sheet:
        """The sheet of a session: the blocks of each game, and below them the account.

        Args:
            figures: its games.
            columns: the seats of each column.
            blocks_of: what is written for a game with its number, from 1.
            below: what stands below the strokes of the session.
        """
        games = enumerate(figures.games, 1)
        blocks = tuple(block for number, game in games for block in blocks_of(game, number))
        made, standing = chalked(figures, len(columns)), None
        strokes = Marks(self.key, tuple(map(Strokes, made)), bundle=self.bundle)
        if any(game.lines for game in figures.games):
            best = min(made) if self.fewest else max(made)
            leaders = tuple(column for column, own in enumerate(made) if own == best)
            settled = any(game.settlement is not None for game in figures.games)
            standing = Standing(self.key, leaders, best, settled)
        return Sheet(
            self.game,
            figures.names,
            columns,
            blocks,
            (strokes, *below) if blocks else (),
            labels=self.labels,
            standing=standing,
        )
