"""Statistics of Ekart: Réunion's, and Staubäuse.

A deal in which a player was king does not count for that player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from reunion_desktop.engine.scoring import Mark, ScoreLine, Why
from reunion_desktop.engine.scoring_rules import Statistic
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.ekart.options import EkartOptions
from reunion_desktop.games.reunion.stats import PLACES


def stats(rules: EkartOptions, lines: Sequence[ScoreLine]) -> tuple[Statistic, ...]:
    """Every figure of every seat that is not 0; a play-off enters none.

    Those of Réunion among the three who played, and ``staubaus_won`` and ``staubaus_lost``: what
    was called with all ten tricks, and with fewer.
    """
    counts: Counter[tuple[Seat, str]] = Counter()
    for line in lines:
        if not line.playoff:
            _count(rules, line, counts)
    return tuple(Statistic(*key, value) for key, value in sorted(counts.items()) if value)


def _count(rules: EkartOptions, line: ScoreLine, counts: Counter[tuple[Seat, str]]) -> None:
    played = [seat for seat, entry in enumerate(line.sheet) if entry.mark is not Mark.CROWN]
    counted = line.tricks if rules.no_trick_basis == "tricks" else line.points
    trickless = {seat for seat in played if not counted[seat]}
    for seat in range(rules.players):
        if seat not in played:
            continue
        place = PLACES[min(2, rules.seating.place(seat, line.dealer))]
        counts[seat, f"{place}_deals"] += 1
        counts[seat, f"{place}_points"] += line.points[seat]
        counts[seat, "stangen_received"] += int(seat in trickless)
        counts[seat, "stangen_given"] += len(trickless - {seat})
    for payment in line.payments:
        if payment.why is Why.LEFT_BOWER:
            counts[payment.payee, "bowers_won"] += 1
            counts[payment.payer, "bowers_lost"] += 1
    cleared = [payment for payment in line.payments if payment.why is Why.STAUBAUS]
    if cleared:
        won = len({payment.payee for payment in cleared}) == 1
        seat = cleared[0].payee if won else cleared[0].payer
        counts[seat, "staubaus_won" if won else "staubaus_lost"] += 1
