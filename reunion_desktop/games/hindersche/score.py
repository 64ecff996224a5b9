"""Scoring a deal of Hindersche, and the end of a game."""

from __future__ import annotations

from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.hindersche.options import HinderscheOptions
from reunion_desktop.games.hindersche.options.slate import NOTHING, SEATS, change_of


def score(rules: HinderscheOptions, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Score a deal; the entry in a column is the number of marks that the player adds or wipes.

    Marks that are certain are written with the deal that brings them, the others with the play-off
    (this program's ruling).
    """
    slate = rules.slate(lines)
    change = NOTHING
    if deal.played:
        change = change_of(slate, deal.points, deal.tricks, capped=rules.capped)
    sheet = tuple([Entry(marks, Mark.PLAIN) for marks in change.marks])
    return ScoreLine(
        deal.number,
        deal.dealer,
        deal.points,
        deal.tricks,
        (),
        sheet,
        playoff=bool(slate.ties),
        played=deal.played,
    )


def settle(rules: HinderscheOptions, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """Settle a game when only one player has marks left: one mark on the frame.

    Two, where the rules say so, for a player who has lost the first four deals (pagat.com).
    """
    slate = rules.slate(lines)
    loser = slate.loser
    if loser is None:
        return None
    marks = rules.lost_four if slate.lost_four else 1
    chalk = tuple([marks if seat == loser else 0 for seat in range(SEATS)])
    counted = [line.points for line in lines if not line.playoff]
    totals = tuple([sum(column) for column in zip(*counted, strict=True)])
    winners = tuple([seat for seat in range(SEATS) if seat != loser])
    return Settlement(totals, winners, (), chalk)
