"""Score sheet rows and strokes shared by games of two partnerships."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import (
    Cell,
    Marks,
    Row,
    RowKind,
    Shown,
    Standing,
    Strokes,
    means,
)

SIDES = ((0, 2), (1, 3))
"""The seats that share a column at a table for four: partners sit opposite each other."""

DRAWN = Shown.PAPER | Shown.TEXT
"""Rows for paper and text; the spreadsheet table has rows of its own."""


def columns(players: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats that share a column: partners and opponents sit alternately."""
    return tuple(tuple(range(side, players, len(SIDES))) for side in range(len(SIDES)))


def of_side(by_seat: Sequence[int], side: int) -> int:
    """The sum over the partners of a side."""
    return sum(by_seat[side :: len(SIDES)])


def heading(game: GameSheet, number: int, label: str = "") -> Row:
    """The number of a game, and whether it is over or was helped.

    Args:
        game: the game.
        number: its number in the session, from 1.
        label: the key of its name; empty for the common one.
    """
    blank = (Cell(),) * len(SIDES)
    return Row("game", RowKind.HEADING, number, 0, blank, label, remarks=game.remarks, shown=DRAWN)


def deal_row(game: int, line: ScoreLine, cells: tuple[Cell, ...]) -> Row:
    """A deal as it is written, with the dot at the dealer's side."""
    dotted = tuple(
        replace(cell, dealer=line.dealer % len(SIDES) == side) for side, cell in enumerate(cells)
    )
    kind = RowKind.DEAL
    return Row("deal", kind, game, line.number, dotted, dealer=line.dealer, shown=DRAWN)


def table_row(game: int, line: ScoreLine, points: Sequence[int]) -> Row:
    """A deal in the spreadsheet table: tricks by side, and the points column."""
    cells = tuple(
        Cell(
            means=(
                means(
                    "entry",
                    dealer=int(line.dealer % len(SIDES) == side),
                    playoff=0,
                    tricks=of_side(line.tricks, side),
                    points=points[side],
                    mark="plain",
                ),
            )
        )
        for side in range(len(SIDES))
    )
    return Row("entry", RowKind.DEAL, game, line.number, cells, shown=Shown.TABLE)


def chalked(figures: ScoreSheet, games: int | None = None) -> tuple[int, int]:
    """The chalk of each side from the first games of a session, or from all of them.

    Partners are given the same.
    """
    settled = [game.settlement for game in figures.games[:games] if game.settlement is not None]
    first, second = (sum(each.chalk[side] for each in settled if each.chalk) for side in (0, 1))
    return first, second


def account(figures: ScoreSheet, key: str, bundle: int) -> Marks:
    """The chalk of all games."""
    return Marks(key, tuple(map(Strokes, chalked(figures))), bundle=bundle)


def standing(figures: ScoreSheet, key: str, *, fewest: bool) -> Standing | None:
    """The leading side, by most strokes or by fewest; None before the first deal."""
    if not any(game.lines for game in figures.games):
        return None
    made = chalked(figures)
    best = min(made) if fewest else max(made)
    leaders = tuple(side for side in (0, 1) if made[side] == best)
    settled = any(game.settlement is not None for game in figures.games)
    return Standing(key, leaders, best, settled)
