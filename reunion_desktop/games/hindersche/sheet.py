"""Score sheet of Hindersche: the deals, the slate below them, marks on the frame."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

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
    Standing,
    Strokes,
    means,
)
from reunion_desktop.games.hindersche.options import paid_out
from reunion_desktop.games.hindersche.options.slate import SEATS, Change, Slate, Tie, moved_on

_DRAWN = Shown.PAPER | Shown.TEXT
_LABELS = (
    ("deal", Shown.PAPER),
    ("playoff", Shown.PAPER),
    ("slate", _DRAWN),
    ("frame", _DRAWN),
    ("paid", _DRAWN),
)
_COLUMNS = tuple((seat,) for seat in range(SEATS))
_BUNDLE = 4
"""Four strokes make a bundle; the fifth stands apart."""


def describe(figures: ScoreSheet, *, capped: bool, stake: int = 1) -> Sheet:
    """The sheet of a session: deals and slate of each game, and below them the frame.

    Args:
        figures: what was counted.
        capped: how a march is counted in Butzen.
        stake: what a mark on the frame costs to each opponent.
    """
    blocks: list[Block] = []
    for number, game in enumerate(figures.games, 1):
        blocks += _game(game, number, capped=capped)
    return Sheet(
        "hindersche",
        figures.names,
        _COLUMNS,
        tuple(blocks),
        _account(figures, stake) if blocks else (),
        labels=_LABELS,
        standing=_standing(figures),
    )


def _chalked(figures: ScoreSheet) -> tuple[int, ...]:
    """Marks on the frame by seat."""
    settled = [game.settlement for game in figures.games if game.settlement is not None]
    return tuple([sum(one.chalk[seat] for one in settled) for seat in range(SEATS)])


def _account(figures: ScoreSheet, stake: int) -> tuple[Block, ...]:
    """The marks on the frame, and the balance when they are paid."""
    marks = _chalked(figures)
    frame = Marks("frame", tuple(map(Strokes, marks)), bundle=_BUNDLE)
    if not any(marks):
        return (frame,)
    cells = tuple(
        [
            Cell(_signed(units), means=(means("paid", units=units),))
            for units in paid_out(marks, stake)
        ]
    )
    paid = Row("paid", RowKind.SESSION, 0, 0, cells, shown=Shown.EVERYWHERE)
    return (frame, Grid((paid,)))


def _signed(units: int) -> str:
    """Units with their sign."""
    return f"{units:+d}".replace("-", "\N{MINUS SIGN}") if units else "0"


def _standing(figures: ScoreSheet) -> Standing | None:
    """The seats with fewest marks on the frame; None before the first deal."""
    if not any(game.lines for game in figures.games):
        return None
    marks = _chalked(figures)
    leaders = tuple([seat for seat, own in enumerate(marks) if own == min(marks)])
    settled = any(game.settlement is not None for game in figures.games)
    return Standing("frame", leaders, min(marks), settled)


@lru_cache(maxsize=256)  # The sheet is rebuilt after every deal; finished games are cached.
def _game(game: GameSheet, number: int, *, capped: bool) -> tuple[Block, ...]:
    """The points of each deal, and below them the slate."""
    rows, tables = [_heading(game, number)], []
    slate = Slate()
    wiped = [0] * SEATS
    for line in game.lines:
        before = slate
        slate, change = moved_on(slate, line, capped=capped)
        wiped = [max(0, old - more) for old, more in zip(wiped, change.marks, strict=True)]
        rows.append(_deal_row(number, line, before, change))
        tables.append(_table_row(number, line, before))
    strokes = tuple(map(Strokes, slate.marks, wiped))
    marks = Marks("slate", strokes, game=number, bundle=_BUNDLE)
    return Grid((*rows, *tables)), marks


def _heading(game: GameSheet, number: int) -> Row:
    """The number of a game, and whether it is over or was helped."""
    blank = (Cell(),) * SEATS
    return Row("game", RowKind.HEADING, number, 0, blank, remarks=game.remarks, shown=_DRAWN)


def _deal_row(number: int, line: ScoreLine, before: Slate, change: Change) -> Row:
    """A deal as it is written, with the dot at the dealer's."""
    cells = tuple([_cell(line, seat, before, change) for seat in range(SEATS)])
    key, kind = ("playoff", RowKind.EXTRA) if before.ties else ("deal", RowKind.DEAL)
    return Row(key, kind, number, line.number, cells, dealer=line.dealer, shown=_DRAWN)


def _cell(line: ScoreLine, seat: int, before: Slate, change: Change) -> Cell:
    """A player's points: ringed where they wiped a mark, underlined where they brought one."""
    deals = seat == line.dealer
    if seat not in before.dealt_in:
        return Cell(means=(means("out"),))
    if not line.played:
        return Cell(dealer=deals, means=(means("redealt"),))
    marks = change.marks[seat]
    return Cell(
        str(line.points[seat]),
        UNDERLINE if marks > 0 else "",
        dealer=deals,
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


def _table_row(number: int, line: ScoreLine, before: Slate) -> Row:
    """A deal in the spreadsheet table: points and tricks of each player, and the tie flag."""
    cells = tuple(
        [
            Cell(
                means=(
                    means(
                        "entry",
                        dealer=int(line.dealer == seat),
                        playoff=int(bool(before.ties)),
                        tricks=line.tricks[seat],
                        points=line.points[seat],
                        mark="plain",
                    ),
                )
            )
            for seat in range(SEATS)
        ]
    )
    return Row("entry", RowKind.DEAL, number, line.number, cells, shown=Shown.TABLE)
