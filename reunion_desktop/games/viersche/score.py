"""Scoring a deal of Viersche, and the end of a set."""

from __future__ import annotations

from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.viersche.deal import claim_holds
from reunion_desktop.games.viersche.options import (
    HUNDRED,
    RUNGS,
    VierscheOptions,
    standing,
)


def score(rules: VierscheOptions, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Score a deal; the entry in a side's column is the number of half-rungs that it wipes.

    One for the rung, two for all nine tricks (pagat.com), but never more than it has left.
    """
    before = standing(lines)
    won = [0, 0]
    marched = [side for side in (0, 1) if deal.tricks_of(side) == rules.hand_size]
    if marched:
        won[marched[0]] = 2
    elif not deal.contract.targets:
        for side in (0, 1):
            won[side] = int(deal.points_of(side) >= HUNDRED)
    else:
        won[_second(rules, deal)] = 1
    sheet = tuple(Entry(min(won[side], RUNGS - before.wiped[side]), Mark.PLAIN) for side in (0, 1))
    return ScoreLine(deal.number, deal.dealer, deal.points, deal.tricks, (), sheet)


def _second(rules: VierscheOptions, deal: DealState) -> int:
    """The side that wins the rung in its second deal.

    The side that truly called its number; without a call the side that had it first, or where the
    rules say so the side that might call it after the ninth trick (this program's rulings).
    """
    needs = deal.contract.targets
    if any(deal.hands) and deal.calls:
        spoke = deal.sides.of[deal.calls[-1].seat]
        return spoke if claim_holds(deal) else 1 - spoke
    if rules.reached == "spoken" and rules.unclaimed == "last_trick":
        last = deal.sides.of[deal.taken[-1].winner]
        return last if deal.points_of(last) >= needs[last] else 1 - last
    made = [0, 0]
    for taken in deal.taken:
        side = deal.sides.of[taken.winner]
        made[side] += taken.points
        if made[side] >= needs[side]:
            return side
    message = "Nobody reached his number; the points of two deals do not add up."
    raise ValueError(message)


def settle(rules: VierscheOptions, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """Settle a set when a side has wiped its four half-rungs; the others get a mark.

    Two marks where they have not wiped a single one (pagat.com).
    """
    wiped = standing(lines).wiped
    if max(wiped) < RUNGS:
        return None
    of = rules.sides.of
    winners = tuple(seat for seat in range(rules.players) if wiped[of[seat]] >= RUNGS)
    marks = 1 if min(wiped) else 2
    chalk = tuple(0 if seat in winners else marks for seat in range(rules.players))
    totals = tuple(sum(column) for column in zip(*(line.points for line in lines), strict=True))
    return Settlement(totals, winners, (), chalk)
