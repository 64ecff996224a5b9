"""Score sheet of Bauer: two counts that go down from eight, and the Brote."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet
from reunion_desktop.engine.sheet import Cell, Grid, Meaning, Row, RowKind, Sheet, Shown, means
from reunion_desktop.games.bauer.options import BEGIN, counts
from reunion_desktop.games.chalk import (
    DRAWN,
    Account,
    deal_row,
    heading,
    of_side,
    partners,
    table_row,
)

_BROTE = Account("bauer", "brote", (("start", DRAWN), ("deal", Shown.PAPER), ("brote", DRAWN)))


def describe(figures: ScoreSheet) -> Sheet:
    """The sheet of a session: a countdown for each Brot, and below them the Brote won."""
    return _BROTE.sheet(figures, partners(4), _countdown)


@lru_cache(maxsize=256)  # The sheet is rebuilt after every deal; finished games are cached.
def _countdown(game: GameSheet, number: int) -> tuple[Grid]:
    """The counts after each deal, a number only where it has changed."""
    start = (Cell(str(BEGIN), means=(means("start", count=BEGIN),)),) * 2
    rows = [
        heading(game, number),
        Row("start", RowKind.DEAL, number, 0, start, shown=DRAWN),
    ]
    tables = []
    for place, line in enumerate(game.lines):
        before, after = counts(game.lines[:place]), counts(game.lines[: place + 1])
        cells = tuple(_cell(line, side, before, after) for side in (0, 1))
        rows.append(deal_row(number, line, cells))
        tables.append(table_row(number, line, after))
    return (Grid((*_struck(rows), *tables)),)


def _cell(line: ScoreLine, side: int, before: tuple[int, int], after: tuple[int, int]) -> Cell:
    if after[side] == before[side]:
        return Cell(means=(means("count", count=after[side]),))
    meaning = _meaning(line, side, before, after)
    return Cell(str(after[side]), ring=after[side] <= 0, means=(meaning,))


def _meaning(
    line: ScoreLine, side: int, before: tuple[int, int], after: tuple[int, int]
) -> Meaning:
    """The reason why a count has changed, as far as the line tells."""
    count, fell = after[side], before[side] - after[side]
    tricks = [of_side(line.tricks, each) for each in (0, 1)]
    other_rose = after[1 - side] > before[1 - side]
    if fell > 1:
        return means("away_won" if not tricks[1 - side] else "brot", count=count)
    if fell < 0:
        return means("four_all" if tricks[0] == tricks[1] else "lost", count=count)
    if not count:
        return means("brot", count=count)
    return means("held" if other_rose else "made", count=count)


def _struck(rows: list[Row]) -> list[Row]:
    """Strike through every number that another has replaced."""
    done: list[Row] = []
    replaced = [False, False]
    for row in reversed(rows):
        cells = tuple(
            replace(cell, struck=replaced[side] and cell.has_entry)
            for side, cell in enumerate(row.cells)
        )
        replaced = [replaced[side] or cell.has_entry for side, cell in enumerate(row.cells)]
        done.append(replace(row, cells=cells))
    return done[::-1]
