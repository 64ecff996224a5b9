"""Scoring a deal of Bauer, and the end of a Brot."""

from __future__ import annotations

from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.bauer.options import BauerOptions, after, counts


def score(rules: BauerOptions, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Score a deal by the tricks of the declarer's side."""
    left = after(rules, counts(lines), deal.contract, (deal.tricks_of(0), deal.tricks_of(1)))
    sheet = tuple(Entry(number, Mark.PLAIN) for number in left)
    return ScoreLine(deal.number, deal.dealer, (0,) * 4, deal.tricks, (), sheet)


def settle(rules: BauerOptions, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """Settle a Brot when a side has nothing left to count down; None before that."""
    left = counts(lines)
    if min(left) > 0:
        return None
    of = rules.sides.of
    winners = tuple(seat for seat in range(rules.players) if left[of[seat]] <= 0)
    chalk = tuple(int(seat in winners) for seat in range(rules.players))
    return Settlement((0,) * rules.players, winners, (), chalk)
