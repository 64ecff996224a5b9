"""Score sheet of Viersche: the deals, ladders below them, marks on the frame."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet
from reunion_desktop.engine.sheet import (
    Block,
    Cell,
    Grid,
    Ladder,
    Meaning,
    Row,
    Sheet,
    Shown,
    Written,
    means,
)
from reunion_desktop.games.chalk import (
    DRAWN,
    Account,
    chalked,
    deal_row,
    heading,
    of_side,
    partners,
    table_row,
)
from reunion_desktop.games.viersche.options import FRAME, HUNDRED, RUNGS, standing

_LABELS = (("ladder", Shown.PAPER), ("deal", Shown.PAPER), ("frame", DRAWN))
_FRAME = Account("viersche", "frame", _LABELS, FRAME, fewest=True)

_TRICKS = 9
"""All tricks of a deal."""


def describe(figures: ScoreSheet) -> Sheet:
    """The sheet of a session: a ladder for each set, and below them the marks on the frame."""

    def blocks(game: GameSheet, number: int) -> tuple[Block, ...]:
        first, second = chalked(figures, 2, number)
        return _set(game, number, (first, second))

    return _FRAME.sheet(figures, partners(4), blocks)


@lru_cache(maxsize=256)  # The sheet is rebuilt after every deal; finished sets are cached.
def _set(game: GameSheet, number: int, frame: tuple[int, int]) -> tuple[Block, ...]:
    """The points of each deal, and below them the ladder."""
    now = standing(game.lines)
    written = None
    if now.written is not None:
        best = max(now.written)
        level = now.written[0] == now.written[1]
        written = Written(best, None if level else now.written.index(best))
    ladder = Ladder(RUNGS, now.wiped, written, frame, number)
    rows: list[Row] = []
    tables: list[Row] = []
    for place, line in enumerate(game.lines):
        is_second = standing(game.lines[:place]).written is not None
        made = of_side(line.points, 0), of_side(line.points, 1)
        cells = tuple(_cell(line, side, made, is_second=is_second) for side in (0, 1))
        rows.append(deal_row(number, line, cells))
        tables.append(table_row(number, line, made))
    return Grid((heading(game, number, label="set"), *rows, *tables)), ladder


def _cell(line: ScoreLine, side: int, made: tuple[int, int], *, is_second: bool) -> Cell:
    """A side's points in a deal, ringed where it wiped a rung."""
    won = line.sheet[side].points
    meanings = tuple(_meanings(line, side, made, is_second=is_second))
    return Cell(str(made[side]), ring=won > 0, means=meanings)


def _meanings(
    line: ScoreLine, side: int, made: tuple[int, int], *, is_second: bool
) -> Iterator[Meaning]:
    """The meanings of a side's points, and the number needed in the second deal."""
    points, needs = made[side], HUNDRED - made[side]
    won, nobody = line.sheet[side].points, not any(entry.points for entry in line.sheet)
    if won and of_side(line.tricks, side) == _TRICKS:
        yield means("march")
    elif won and not is_second:
        yield means("hundred", points=points)
    elif nobody and made[0] == made[1]:
        yield means("middle", points=points, needs=needs)
    elif nobody and points == max(made):
        yield means("written", points=points, needs=needs)
    else:
        yield means("points", points=points)
        if won:
            yield means("reached")
        elif nobody:
            yield means("needs", needs=needs)
