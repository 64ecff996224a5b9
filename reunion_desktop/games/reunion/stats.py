"""Statistics of Réunion beside points, tricks and units.

Points by place at the table, hands without a trick, and left bowers. Play-offs enter none of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from reunion_desktop.engine.scoring import ScoreLine, Why
from reunion_desktop.engine.scoring_rules import Statistic
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.reunion.options import ReunionOptions

PLACES = ("dealer", "forehand", "middlehand")
"""Places at the table; a seat that is neither dealer nor forehand counts as middlehand."""


def stats(rules: ReunionOptions, lines: Sequence[ScoreLine]) -> tuple[Statistic, ...]:
    """Every figure of every seat that is not 0.

    ``PLACE_deals`` and ``PLACE_points``: deals at a place, and card points in them.
    ``stangen_received`` and ``stangen_given``: deals in which the player took no trick, and those
    in which another took none, each of the others counted. ``bowers_won`` and ``bowers_lost``: left
    bowers taken from others with the right one, and lost to another's.
    """
    counts: Counter[tuple[Seat, str]] = Counter()
    for line in lines:
        if not line.playoff:
            for seat, name, value in _of_line(rules, line):
                counts[seat, name] += value
    return tuple(Statistic(*key, value) for key, value in sorted(counts.items()) if value)


def _of_line(rules: ReunionOptions, line: ScoreLine) -> Iterator[tuple[Seat, str, int]]:
    trickless = _stangen(line, rules.no_trick_basis)
    for seat in range(rules.players):
        place = PLACES[min(2, rules.seating.place(seat, line.dealer))]
        yield seat, f"{place}_deals", 1
        yield seat, f"{place}_points", line.points[seat]
        yield seat, "stangen_received", int(seat in trickless)
        yield seat, "stangen_given", len(trickless - {seat})
    for payment in line.payments:
        if payment.why is Why.LEFT_BOWER:
            yield payment.payee, "bowers_won", 1
            yield payment.payer, "bowers_lost", 1


def _stangen(line: ScoreLine, basis: str) -> frozenset[Seat]:
    """The seats that have a Stange in a deal, independent of fee and mark."""
    counted = line.tricks if basis == "tricks" else line.points
    return frozenset(seat for seat, number in enumerate(counted) if number == 0)
