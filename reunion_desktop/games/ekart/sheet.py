"""Score sheet of Ekart: Réunion's, with a row for Staubäuse, and crowns for kings."""

from __future__ import annotations

from reunion_desktop.engine.scoring import ScoreSheet, Why
from reunion_desktop.engine.sheet import Sheet, Shown
from reunion_desktop.games.reunion.sheet import FEES, LABELS, UnitKind
from reunion_desktop.games.reunion.sheet import describe as describe_as

_STAUBAUS = ("staubaus", Shown.PAPER | Shown.TEXT)


def describe(figures: ScoreSheet, deals: int) -> Sheet:
    """The sheet of a session.

    Args:
        figures: its games.
        deals: deals in a game, each of 150 points.
    """
    place = [key for key, _ in LABELS].index("settlement")
    kind = UnitKind(
        "ekart",
        (FEES[0], ("staubaus", Why.STAUBAUS), *FEES[1:]),
        (*LABELS[:place], _STAUBAUS, *LABELS[place:]),
        str(150 * deals),
    )
    return describe_as(figures, kind)
