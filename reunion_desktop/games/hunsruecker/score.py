"""Scoring a deal of Hunsrücker Bauern, and the end of a game."""

from __future__ import annotations

from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.hunsruecker.options import (
    HunsrueckerOptions,
    after,
    counts,
)


def score(rules: HunsrueckerOptions, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Score a deal by the tricks of the declarers; a deal without trumps changes nothing."""
    nothing = (0,) * rules.players
    left = counts(lines)
    declarer = deal.contract.declarer
    if declarer is not None:
        side = deal.sides.of[declarer]
        left = after(left, side, deal.tricks_of(side))
    sheet = tuple(Entry(number, Mark.PLAIN) for number in left)
    return ScoreLine(deal.number, deal.dealer, nothing, deal.tricks, (), sheet, played=deal.played)


def settle(rules: HunsrueckerOptions, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """Settle the game for the first side without lines; None while both have some (CatsAtCards)."""
    left = counts(lines)
    if min(left) > 0:
        return None
    of = rules.sides.of
    winners = tuple(seat for seat in range(rules.players) if not left[of[seat]])
    chalk = tuple(int(seat in winners) for seat in range(rules.players))
    return Settlement((0,) * rules.players, winners, (), chalk)
