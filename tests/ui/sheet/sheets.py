"""Example score sheets: a specimen game, a tie, a play-off, a game in progress."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.engine.scoring import (
    Entry,
    GameSheet,
    Mark,
    Payment,
    ScoreLine,
    ScoreSheet,
    Why,
)
from reunion_desktop.engine.sheet import Row, Shown
from reunion_desktop.games.reunion.rules import RHINELAND, ReunionRules

NAMES = ("Emma", "Martha", "Heinrich")


def line(
    number: int,
    dealer: int,
    points: Sequence[int],
    tricks: Sequence[int] = (4, 3, 3),
    payments: Sequence[Payment] = (),
    *,
    style: Mark = Mark.SLASH,
    playoff: bool = False,
) -> ScoreLine:
    """One scored deal, written in the style of its sheet."""
    entries = tuple(
        Entry(made, Mark.PLAIN if taken else Mark.UNDERLINE if made else style)
        for made, taken in zip(points, tricks, strict=True)
    )
    return ScoreLine(
        number, dealer, tuple(points), tuple(tricks), tuple(payments), entries, playoff
    )


def bower(payer: int, payee: int) -> tuple[Payment, ...]:
    """The fee for a left bower lost."""
    return (Payment(payer, payee, 1, Why.LEFT_BOWER),)


def stange(payer: int) -> tuple[Payment, ...]:
    """The fees of a hand without a trick."""
    return tuple(Payment(payer, payee, 1, Why.NO_TRICK) for payee in range(3) if payee != payer)


def game(*lines: ScoreLine, rules: ReunionRules = RHINELAND, helped: bool = False) -> GameSheet:
    """A game of some deals, settled if it is over."""
    return GameSheet(lines[0].dealer, rules.deals, lines, rules.settle(lines), helped)


SPECIMEN = game(
    line(1, 0, (29, 24, 97), (2, 2, 6), bower(1, 2)),
    line(2, 1, (98, 14, 38), (7, 0, 3), stange(1)),
    line(3, 2, (108, 0, 42), (6, 0, 4), (*bower(2, 0), *stange(1))),
)
"""A discard alone in the second deal, a Stange in the third, one bower lost each way."""

TIE = game(
    line(1, 0, (70, 60, 20)),
    line(2, 1, (60, 50, 40)),
    line(3, 2, (50, 70, 30), payments=bower(0, 1)),
    helped=True,
)
"""Two winners with 180; the third is matsch."""

SHARED = game(
    line(1, 1, (75, 35, 40)),
    line(2, 2, (60, 70, 20)),
    line(3, 0, (40, 70, 40)),
    rules=RHINELAND.changed({"tie_for_win": "share"}),
)
"""Two winners with 175 who split one unit."""

PLAYED_OFF = game(
    line(1, 2, (70, 60, 20)),
    line(2, 0, (60, 50, 40)),
    line(3, 1, (50, 70, 30)),
    line(4, 2, (80, 50, 20), playoff=True),
    rules=RHINELAND.changed({"tie_for_win": "playoff"}),
)
"""A tie at 180 that a fourth deal decides."""

GOING_ON = GameSheet(
    0,
    3,
    (
        line(1, 0, (0, 110, 40), (0, 6, 4), stange(0)),
        line(2, 1, (62, 48, 40), (4, 3, 3), bower(1, 2)),
    ),
)
"""A game with two deals scored and one to come."""

OLD = game(
    line(1, 0, (29, 24, 97), (2, 2, 6), bower(1, 2)),
    line(2, 1, (98, 0, 38), (7, 0, 3), stange(1), style=Mark.DASH),
    line(3, 2, (108, 0, 42), (6, 0, 4), (*bower(2, 0), *stange(1)), style=Mark.DASH),
    rules=RHINELAND.changed({"fifty_band": False, "mark_style": "dash"}),
)
"""The specimen as it was written in 1862: a trickless dealer's discards are void."""

SESSION = RHINELAND.scoring.written(ScoreSheet(NAMES, (SPECIMEN, TIE, SHARED, PLAYED_OFF)))
"""Four games, one below the other."""


def sheet(*games: GameSheet, ledger: str = "transfer", rank: str = "net") -> ScoreSheet:
    """A session's sheet."""
    return RHINELAND.scoring.written(ScoreSheet(NAMES, games, ledger, rank))


def rows_of(figures: ScoreSheet) -> tuple[Row, ...]:
    """Every row of a sheet from top to bottom."""
    return tuple(line for line in figures.written.lines(Shown.PAPER) if isinstance(line, Row))
