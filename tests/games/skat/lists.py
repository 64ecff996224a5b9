"""A list of Skat that can be added up by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reunion_desktop.engine.scoring import Entry, GameSheet, Mark, ScoreLine, ScoreSheet
from reunion_desktop.engine.sheet import Meaning, Value
from reunion_desktop.games.skat.rules import SkatRules

NAMES = ("Anna", "Bea", "Carl", "Dora")
LEVELS = (*("hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert"),)


def deal(
    number: int,
    totals: Sequence[int],
    declarer: int | None = None,
    game: str = "",
    score: int = 0,
    *,
    matadors: int = 0,
    levels: Sequence[str] = (),
    overbid: bool = False,
) -> ScoreLine:
    """One deal; seat 0 deals the first."""
    players = len(totals)
    outcome = None
    if declarer is not None:
        told: dict[str, Value] = {
            "declarer": declarer,
            "game": game,
            "bid": 18,
            "matadors": matadors,
            **{level: int(level in levels) for level in LEVELS},
            "won": int(score > 0),
            "overbid": int(overbid),
            "value": score if score > 0 else -score // 2,
            "score": score,
        }
        outcome = Meaning("game", tuple(told.items()))
    sheet = tuple(Entry(total, Mark.PLAIN) for total in totals)
    dealer = (number - 1) % players
    nothing = (0,) * players
    return ScoreLine(
        number, dealer, nothing, nothing, (), sheet, played=outcome is not None, outcome=outcome
    )


THREE = (
    deal(1, (48, 0, 0), 0, "C", 48, matadors=2, levels=("hand",)),
    deal(2, (48, -46, 0), 1, "null", -46),
    deal(3, (48, -46, 0)),
    deal(
        4,
        (48, -46, -144),
        2,
        "grand",
        -144,
        matadors=-1,
        levels=("schneider",),
        overbid=True,
    ),
)
"""Clubs with 2 from the hand won; Null lost; passed in; Grand without 1, Schneider, overbid."""


def doubled(line: ScoreLine, **values: Value) -> ScoreLine:
    """The same deal with Kontra, Re or Bock, or Ramsch of a factor."""
    assert line.outcome is not None
    outcome = Meaning(line.outcome.key, (*line.outcome.values, *values.items()))
    return replace(line, outcome=outcome)


DOUBLED = (
    doubled(deal(1, (48, 0, 0), 0, "C", 48, matadors=1), kontra=1, factor=2),
    doubled(deal(2, (48, -184, 0), 1, "null", -184), kontra=2, factor=4),
    doubled(deal(3, (48, -184, 36), 2, "D", 36, matadors=1), kontra=0, factor=2),
    doubled(deal(4, (48, -184, 180), 2, "D", 144, matadors=1), kontra=2, factor=8),
    replace(
        deal(5, (-200, -184, 180)),
        played=True,
        outcome=Meaning("ramsch", (("factor", 4),)),
    ),
)
"""A game with Kontra, one with Re, two with Bock, the last with Re; a Ramsch with two pushes."""


def sheet_of(rules: SkatRules, lines: tuple[ScoreLine, ...] = THREE) -> ScoreSheet:
    """The list of a series in which some deals were played."""
    game = GameSheet(0, rules.deals, lines, rules.settle(lines))
    return rules.scoring.written(ScoreSheet(NAMES[: rules.players], (game,)))
