"""Score sheet of Hindersche: the deals, the slate below them, marks on the frame."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet
from reunion_desktop.engine.sheet import (
    UNDERLINE,
    Block,
    Cell,
    Grid,
    Marks,
    Meaning,
    Row,
    RowKind,
    Sheet,
    Shown,
    Strokes,
    means,
    printed,
)
from reunion_desktop.games.chalk import DRAWN, Account, chalked, deal_row, heading, table_row
from reunion_desktop.games.hindersche.options import paid_out
from reunion_desktop.games.hindersche.options.slate import SEATS, Change, Slate, Tie, moved_on

_LABELS = (
    ("deal", Shown.PAPER),
    ("playoff", Shown.PAPER),
    ("slate", DRAWN),
    ("frame", DRAWN),
    ("balance", DRAWN),
    ("paid", DRAWN),
)
_COLUMNS = tuple((seat,) for seat in range(SEATS))
_BUNDLE = 4
"""Four strokes make a bundle; the fifth stands apart."""
_FRAME = Account("hindersche", "frame", _LABELS, _BUNDLE, fewest=True)


def describe(figures: ScoreSheet, *, capped: bool, over: bool = False, stake: int = 1) -> Sheet:
    """The sheet of a session: deals and slate of each game, and below them the frame.

    Args:
        figures: what was counted.
        capped: how a march is counted in Butzen.
        over: whether the session is over, and the marks on the frame are paid.
        stake: what a mark on the frame costs to each opponent.
    """
    below: tuple[Block, ...] = ()
    marks = chalked(figures, SEATS)
    if any(marks):
        key = "paid" if over else "balance"
        cells = tuple(
            Cell(_signed(units), means=(means(key, units=units),))
            for units in paid_out(marks, stake)
        )
        below = (Grid((Row(key, RowKind.SESSION, 0, 0, cells),)),)
    return _FRAME.sheet(figures, _COLUMNS, partial(_game, capped=capped), below)


def _signed(units: int) -> str:
    """Units with their sign."""
    return printed(f"{units:+d}") if units else "0"


@lru_cache(maxsize=256)  # The sheet is rebuilt after every deal; finished games are cached.
def _game(game: GameSheet, number: int, *, capped: bool) -> tuple[Block, ...]:
    """The points of each deal, and below them the slate."""
    rows, tables = [heading(game, number, SEATS)], []
    slate = Slate()
    wiped = [0] * SEATS
    for line in game.lines:
        before = slate
        slate, change = moved_on(slate, line, capped=capped)
        wiped = [max(0, old - more) for old, more in zip(wiped, change.marks, strict=True)]
        cells = tuple([_cell(line, seat, before, change) for seat in range(SEATS)])
        rows.append(deal_row(number, line, cells, "playoff" if before.ties else "deal"))
        tables.append(table_row(number, line, line.points, playoff=bool(before.ties)))
    strokes = tuple(map(Strokes, slate.marks, wiped))
    marks = Marks("slate", strokes, game=number, bundle=_BUNDLE)
    return Grid((*rows, *tables)), marks


def _cell(line: ScoreLine, seat: int, before: Slate, change: Change) -> Cell:
    """A player's points: ringed where they wiped a mark, underlined where they brought one."""
    if seat not in before.dealt_in:
        return Cell(means=(means("out"),))
    if not line.played:
        return Cell(means=(means("redealt"),))
    marks = change.marks[seat]
    return Cell(
        str(line.points[seat]),
        UNDERLINE if marks > 0 else "",
        ring=marks < 0,
        means=tuple(_meanings(line, seat, before, change)),
    )


def _meanings(line: ScoreLine, seat: int, before: Slate, change: Change) -> Iterator[Meaning]:
    """The meanings of a player's points in a deal."""
    marks = change.marks[seat]
    yield means("points", points=line.points[seat])
    if change.marcher == seat:
        yield means("march" if before.butzen else "hundred")
    if marks > 0:
        yield means("adds", marks=marks)
    elif marks < 0:
        yield means("wipes", marks=-marks)
    for tied in change.ties:
        if seat in tied.among:
            yield means("tied" if tied.what is not Tie.WIPES else "tied_low")
