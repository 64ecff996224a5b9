"""Scoring a deal of Bauer, and the end of a Brot."""

from __future__ import annotations

from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.bauer.options import BauerOptions, alone_in, counts


def score(rules: BauerOptions, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Score a deal: makers with five tricks count down one, else up one and the others down.

    Four tricks each are lost for the makers (Spielwiki), or nothing where the house says so. A
    player alone wins a Brot at once with all eight tricks (CatsAtCards): that side has nothing
    left to count; else the others have nothing left, where the house says so.
    """
    tricks = tuple(sum(taken.winner == seat for taken in deal.taken) for seat in range(4))
    left, needed = list(counts(lines)), rules.needed(deal.calls)
    won = [deal.tricks_of(side) >= needed[side] for side in (0, 1)]
    alone = alone_in(deal.calls)
    if alone is not None:
        side = deal.sides.of[alone]
        if won[side]:
            left[side] = 0
        elif rules.away_lost == "brot":
            left[1 - side] = 0
    else:
        makers = deal.sides.of[deal.calls[0].seat]
        if won[makers]:
            left[makers] -= 1
        elif won[1 - makers]:
            left[makers] += 1
            left[1 - makers] -= 1
    sheet = tuple(Entry(number, Mark.PLAIN) for number in left)
    return ScoreLine(deal.number, deal.dealer, (0,) * 4, tricks, (), sheet)


def settle(rules: BauerOptions, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """Settle a Brot when a side has nothing left to count down; None before that."""
    left = counts(lines)
    if min(left) > 0:
        return None
    of = rules.sides.of
    winners = tuple(seat for seat in range(rules.players) if left[of[seat]] <= 0)
    chalk = tuple(int(seat in winners) for seat in range(rules.players))
    return Settlement((0,) * rules.players, winners, (), chalk)
