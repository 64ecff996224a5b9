"""Utility of a player's points in a deal, in units of the game.

Points become units by the totals and the next dealer; fees are units already. A search that counts
only points is given the current worth of a fee in points.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.reunion.values import DEALS, PLAYERS, worth
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.solver.tables import NO_EXTRAS, Extras
from reunion_desktop.value_net.public_facts import fees_worth

POINTS_A_UNIT = 29.0
"""Card points that a unit is worth on average."""

_CHEAPEST, _DEAREST = 15.0, 75.0
"""The least and the greatest worth of a unit in card points."""

_REACH = 20
"""Card points around the expected result, over which the worth of a unit is measured."""

_MOST = 10
"""Cards in hand when play begins."""

_STEP = 5
"""Card points between two computed entries while deals are to come."""

_SHARES = ((0.25, 0.25), (0.5, 0.5), (0.75, 0.25))
"""Splits of the remaining points between the two others, with their weights."""

_LAST_SHARES = tuple((tenth / 10, (5 - abs(tenth - 5)) / 25) for tenth in range(1, 10))
"""The same in the last deal, where a few points decide."""


_BLUR = ((-2.86, 0.011), (-1.36, 0.222), (0.0, 0.534), (1.36, 0.222), (2.86, 0.011))
"""Five nodes of the bell curve and their weights (Gauss and Hermite)."""

_BLURRED = 4.4
"""Deviation of play from the search's result, in card points, per root of the tricks to be played
before the last.
"""

_SHY = 1.0
"""Bias of the paranoid search, in card points, for each trick to be played beyond the second."""


@dataclass(frozen=True, slots=True)
class DealUtility:
    """The utility of a player's own points in a deal."""

    extras: Extras
    """Fees in card points, for a search."""
    base: int
    """The player's points of the deal so far, the discards included."""
    units: tuple[float, ...]
    """By own points of the whole deal, the expected units."""
    point: float
    """Units that a point is worth, on average."""
    character: Character = EVEN

    def measure(self, gain: int) -> float:
        """The utility of a gain of points from here on, extras included."""
        points = self.base + gain
        top = len(self.units) - 1
        if points < 0:
            units = self.units[0] + points * self.point
        elif points > top:
            units = self.units[top] + (points - top) * self.point
        else:
            units = self.units[points]
        return self.utility(units)

    def utility(self, units: float) -> float:
        """The utility of some units, by the player's risk aversion."""
        if not self.character.risk:
            return units
        return (1 - exp(-self.character.risk * units)) / self.character.risk


def outlook(
    observation: Observation, deal: DealObservation, character: Character = EVEN
) -> DealUtility:
    """The utility of points and fees in a deal, given the totals."""
    rules, seat = reunion(observation.rules), observation.seat
    base = deal.points[seat]
    if deal.laid_away and seat == deal.owner:
        base += rules.count(deal.laid_away, deal.order)
    whole = rules.count(rules.pack, deal.order) + rules.last_trick
    left = whole - sum(deal.points) - (base - deal.points[seat])
    playoff = deal.number > rules.deals
    if playoff or rules.players != PLAYERS or rules.deals != DEALS:
        units = tuple([points / POINTS_A_UNIT for points in range(whole + 1)])
    else:
        units = _units(observation, deal, whole, base)
    units = _blurred(units, len(deal.hand))
    point = _slope(units, base, left)
    if character.points:
        flat = [(points - base) * point for points in range(whole + 1)]
        share = character.points
        units = tuple(
            [share * plain + (1 - share) * own for plain, own in zip(flat, units, strict=True)]
        )
    fee = 0.0 if playoff else character.fees / point
    extras = fees_worth(rules, fee)
    extras = extras if extras.bower_gain or extras.no_trick_gain else NO_EXTRAS
    return DealUtility(extras, base, units, point, character)


def _units(
    observation: Observation, deal: DealObservation, whole: int, base: int
) -> tuple[float, ...]:
    """Units by own points, averaged over splits of the rest between the two others."""
    rules, seat = reunion(observation.rules), observation.seat
    last = deal.number >= rules.deals
    step = 1 if last else _STEP
    before = [0] * rules.players
    for line in observation.lines:
        before = [total + made for total, made in zip(before, line.points, strict=True)]
    others = [who for who in range(rules.players) if who != seat]
    next_dealer = rules.seating.after(deal.dealer)
    found = []
    for points in range(0, whole + step, step):
        left = whole - max(points, base) - sum(deal.points[who] for who in others)
        units = 0.0
        for share, often in _LAST_SHARES if last else _SHARES:
            totals = [float(total) for total in before]
            totals[seat] += points
            totals[others[0]] += deal.points[others[0]] + left * share
            totals[others[1]] += deal.points[others[1]] + left * (1 - share)
            units += often * worth(rules, deal.number, totals, next_dealer)[seat]
        found.append(units)
    if step == 1:
        return tuple(found[: whole + 1])
    return tuple(
        [
            found[points // step]
            + (found[points // step + 1] - found[points // step]) * (points % step) / step
            if points % step
            else found[points // step]
            for points in range(whole + 1)
        ]
    )


def _blurred(units: tuple[float, ...], cards: int) -> tuple[float, ...]:
    """Units by the search's result, smoothed and corrected for its bias."""
    cards = min(cards, _MOST)
    shift, spread, top = _SHY * max(0, cards - 2), _BLURRED * sqrt(cards - 1), len(units) - 1
    offsets = [(round(shift + spread * mark), weight) for mark, weight in _BLUR]
    return tuple(
        [
            sum([weight * units[min(max(points + by, 0), top)] for by, weight in offsets])
            for points in range(top + 1)
        ]
    )


def _slope(units: tuple[float, ...], base: int, left: int) -> float:
    """Units that a point is worth around the expected result."""
    middle = base + left // PLAYERS
    low = max(base, middle - _REACH, 0)
    high = min(base + max(left, 1), middle + _REACH, len(units) - 1)
    if high <= low:
        return 1 / POINTS_A_UNIT
    slope = (units[high] - units[low]) / (high - low)
    return min(max(slope, 1 / _DEAREST), 1 / _CHEAPEST)
