"""Score sheet of Skat: the running totals of a series."""

from __future__ import annotations

from functools import lru_cache

from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.engine.sheet import DASH, Block, Cell, Grid, Row, RowKind, Sheet, Shown, means


def describe(figures: ScoreSheet) -> Sheet:
    """The list of a session: a running total in the declarer's column for each deal."""
    blocks = tuple(_game(game, number) for number, game in enumerate(figures.games, 1))
    return Sheet(
        "skat",
        figures.names,
        tuple((seat,) for seat in range(len(figures.names))),
        blocks,
        labels=(("deal", Shown.PAPER),),
    )


@lru_cache(maxsize=256)
def _game(game: GameSheet, number: int) -> Block:
    rows: list[Row] = []
    before = (0,) * game.players
    for line in game.lines:
        now = tuple(entry.points for entry in line.sheet)
        cells = tuple(
            Cell(mark=DASH, means=(means("void"),))
            if not line.played
            else Cell(str(new), means=(means("total", points=new),))
            if new != old
            else Cell()
            for old, new in zip(before, now, strict=True)
        )
        rows.append(Row("deal", RowKind.DEAL, number, line.number, cells, dealer=line.dealer))
        before = now
    return Grid(tuple(rows))
