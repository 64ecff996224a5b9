"""Example score sheets in chalk: a ladder, a countdown, strokes."""

from __future__ import annotations

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.sheet import (
    Block,
    Cell,
    Grid,
    Ladder,
    Marks,
    Row,
    RowKind,
    Sheet,
    Shown,
    Strokes,
    Written,
    means,
)

FOUR = ("Anna", "Emma", "Karl", "Martha")
"""Players: Anna and Karl are partners, as are Emma and Martha."""
SIDES = ((0, 2), (1, 3))
LABELS = (
    ("deal", Shown.PAPER),
    ("frame", Shown.PAPER | Shown.TEXT),
    ("brote", Shown.PAPER | Shown.TEXT),
    ("ladder", Shown.PAPER),
)


def heading(number: int) -> Row:
    """The number of a game."""
    return Row("game", RowKind.HEADING, number, 0, (Cell(),) * len(SIDES))


def countdown(number: int, *deals: tuple[int | None, int | None]) -> Grid:
    """Two counts that go down from eight; replaced numbers are struck through.

    Args:
        number: number of the game.
        deals: count after each deal, None if unchanged.
    """
    written: list[tuple[int | None, int | None]] = [(8, 8), *deals]
    rows = [heading(number)]
    for deal, counts in enumerate(written):
        cells = tuple(
            Cell()
            if count is None
            else Cell(
                str(count),
                dealer=deal > 0 and column == (deal - 1) % 2,
                struck=any(later[column] is not None for later in written[deal + 1 :]),
                means=(means("entry", points=count),),
            )
            for column, count in enumerate(counts)
        )
        key = "deal" if deal else "start"
        dealer = (deal - 1) % 4 if deal else None
        rows.append(Row(key, RowKind.DEAL, number, deal, cells, dealer=dealer))
    return Grid(tuple(rows))


def kept(*blocks: Block, account: Block | None = None) -> ScoreSheet:
    """A sheet of two partnerships."""
    below = () if account is None else (account,)
    sheet = Sheet("", FOUR, SIDES, blocks, below, labels=LABELS)
    return ScoreSheet(FOUR, written=sheet)


def slate(
    wiped: tuple[int, int] = (1, 2),
    written: Written | None = None,
    frame: tuple[int, int] = (0, 0),
) -> ScoreSheet:
    """A ladder for a set."""
    return kept(Grid((heading(1),)), Ladder(4, wiped, written, frame, 1))


COUNTDOWN = kept(
    countdown(1, (7, None), (6, None), (7, 7), (None, 6), (6, None), (5, None)),
    account=Marks("brote", (Strokes(2), Strokes(1))),
)
"""A countdown that rose once, with two Brote to one."""

EVENING = kept(
    Grid((heading(1),)),
    Ladder(4, (4, 1), None, (0, 0), 1),
    Grid((heading(2),)),
    Ladder(4, (1, 2), Written(86, 0), (0, 1), 2),
    account=Marks("frame", (Strokes(0), Strokes(1)), bundle=4),
)
"""A won set, and one in which 86 is written."""

LINES = kept(
    Grid((heading(1),)),
    Marks("lines", (Strokes(7, 2), Strokes(3)), game=1),
    account=Marks("frame", (Strokes(13), Strokes(4)), bundle=4),
)
"""Strokes, some of them wiped, in bundles of five and of four."""
