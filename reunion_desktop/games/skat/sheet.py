"""Score sheet of Skat: the list of a series, and the account of a session."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet
from reunion_desktop.engine.sheet import (
    DASH,
    Block,
    Cell,
    Grid,
    Meaning,
    Row,
    RowKind,
    Sheet,
    Shown,
    Standing,
    means,
)
from reunion_desktop.games.chalk import DRAWN, chalked, deal_row, heading

LABELS = (("deal", Shown.PAPER), ("points", DRAWN), ("performance", DRAWN), ("session", DRAWN))
"""Keys of all labels at the left of the list."""


def describe(figures: ScoreSheet) -> Sheet:
    """The list of a session: running totals by series, and below them the account."""
    players = len(figures.names)
    blocks = tuple(_series(game, number, players) for number, game in enumerate(figures.games, 1))
    account: tuple[Block, ...] = ()
    standing = None
    if any(game.lines for game in figures.games):
        made = chalked(figures, players)
        leaders = tuple(seat for seat, own in enumerate(made) if own == max(made))
        settled = any(game.settlement is not None for game in figures.games)
        standing = Standing("session", leaders, max(made), settled)
        cells = tuple(Cell(str(own), means=(means("total", points=own),)) for own in made)
        account = (Grid((Row("session", RowKind.SESSION, 0, 0, cells, shown=DRAWN),)),)
    columns = tuple((seat,) for seat in range(players))
    return Sheet("skat", figures.names, columns, blocks, account, labels=LABELS, standing=standing)


@lru_cache(maxsize=256)  # The sheet is rebuilt after every deal; finished series are cached.
def _series(game: GameSheet, number: int, players: int) -> Grid:
    """The running total in the declarer's column for each deal, and the end of the series."""
    rows: list[Row] = [heading(game, number, players)]
    tables: list[Row] = []
    before = (0,) * players
    for line in game.lines:
        now = tuple(entry.points for entry in line.sheet)
        cells = tuple(map(_cell_of(line), before, now))
        rows.append(deal_row(number, line, cells))
        tables.append(_table_row(number, line, now))
        before = now
    rows.extend(_end(game, number))
    return Grid((*rows, *tables))


def _cell_of(line: ScoreLine) -> Callable[[int, int], Cell]:
    def cell(old: int, new: int) -> Cell:
        if not line.played:
            return Cell(mark=DASH, means=(means("void"),))
        if new == old:
            return Cell()
        told: tuple[Meaning, ...] = () if line.outcome is None else (line.outcome,)
        return Cell(str(new), means=(means("total", points=new), *told))

    return cell


def _end(game: GameSheet, number: int) -> Iterator[Row]:
    """The values of all games, and the points of the list where they are others."""
    if game.settlement is None:
        return
    listed = game.settlement.chalk
    for key, points, kind in (
        ("points", game.settlement.totals, RowKind.TOTALS),
        ("performance", listed, RowKind.BALANCE),
    ):
        if key == "points" and points == listed:
            continue
        cells = tuple(
            Cell(
                str(own),
                ring=kind is RowKind.BALANCE and seat in game.settlement.winners,
                means=(means("total", points=own),),
            )
            for seat, own in enumerate(points)
        )
        yield Row(key, kind, number, 0, cells, check=str(sum(points)), shown=DRAWN)


def _table_row(number: int, line: ScoreLine, now: tuple[int, ...]) -> Row:
    """A deal in the spreadsheet table."""
    cells = tuple(
        Cell(
            means=(
                means(
                    "entry",
                    dealer=int(line.dealer == seat),
                    playoff=0,
                    tricks=line.tricks[seat],
                    points=total,
                    mark="plain",
                ),
            )
        )
        for seat, total in enumerate(now)
    )
    return Row("entry", RowKind.DEAL, number, line.number, cells, shown=Shown.TABLE)
