"""Score sheet of Hunsrücker Bauern: tricks, lines that are wiped, and games won."""

from __future__ import annotations

from functools import lru_cache

from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet
from reunion_desktop.engine.sheet import (
    DASH,
    Block,
    Cell,
    Grid,
    Marks,
    Meaning,
    Row,
    Sheet,
    Shown,
    Strokes,
    means,
)
from reunion_desktop.games.chalk import (
    DRAWN,
    Account,
    deal_row,
    heading,
    of_side,
    partners,
    table_row,
)
from reunion_desktop.games.hunsruecker.options import LINES, TRICKS, counts

_LABELS = (("lines", DRAWN), ("deal", Shown.PAPER), ("games", DRAWN))
_GAMES = Account("hunsruecker", "games", _LABELS)
"""Games won are bundled in fives; lines are drawn one by one, because each may be wiped."""


def describe(figures: ScoreSheet) -> Sheet:
    """The sheet of a session: lines for each game, and below them the games won."""
    return _GAMES.sheet(figures, partners(len(figures.names)), _game)


@lru_cache(maxsize=256)  # The sheet is rebuilt after every deal; finished games are cached.
def _game(game: GameSheet, number: int) -> tuple[Block, ...]:
    """The tricks of each deal, and below them the lines."""
    rows: list[Row] = []
    tables: list[Row] = []
    most = [LINES, LINES]
    for place, line in enumerate(game.lines):
        before, now = counts(game.lines[:place]), counts(game.lines[: place + 1])
        cells = tuple(_cell(line, side, before, now) for side in (0, 1))
        rows.append(deal_row(number, line, cells))
        tables.append(table_row(number, line, now))
        most = [max(most[side], now[side]) for side in (0, 1)]
    left = counts(game.lines)
    strokes = tuple(Strokes(left[side], most[side] - left[side]) for side in (0, 1))
    return Grid((heading(game, number), *rows, *tables)), Marks("lines", strokes, number, bundle=1)


def _cell(line: ScoreLine, side: int, before: tuple[int, int], now: tuple[int, int]) -> Cell:
    """A side's tricks in a deal, ringed where it has wiped lines."""
    if not line.played:
        return Cell(mark=DASH, means=(means("void"),))
    tricks = of_side(line.tricks, side)
    ring = now[side] < before[side]
    return Cell(str(tricks), ring=ring, means=(_meaning(side, tricks, before, now),))


def _meaning(side: int, tricks: int, before: tuple[int, int], now: tuple[int, int]) -> Meaning:
    """The meaning of a deal for a side's lines."""
    left = now[side]
    if left > before[side]:
        return means("chalked", tricks=tricks, more=left - before[side], lines=left)
    if left == before[side]:
        return means("tricks", tricks=tricks, lines=left)
    other_rose = now[1 - side] > before[1 - side]
    key = "all" if tricks == TRICKS else "held" if other_rose else "made"
    return means(key, tricks=tricks, lines=left)
