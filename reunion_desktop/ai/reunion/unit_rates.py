"""Exchange rates of card points for the heuristics, as the totals turn points into units.

In every deal but the last of a game a point is a point. In the last one the totals decide: who
wins, and who stays below 150, 100 or 50. Where little depends on points, fees weigh more.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, prod, sqrt

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.reunion.options import ReunionOptions, reunion

UNIT = 29
"""Card points that one unit is worth, on average over all totals."""

_TRICK = 12
"""Card points by which a trick's worth in each hand is probed."""

_FLAT, _STEEP = 0.5, 2.0
"""The least and the greatest worth of a point, in an ordinary deal's points."""

_RIVAL = 0.5
"""The greatest difference between the worths of a point in two rivals' hands."""

_SPREAD = 1.2
"""Spread of a total, per root of the points still to be made: half the usual deviation, as the
logistic curve needs it.
"""

_SURE = 30.0
"""Argument from which the curve is taken as flat."""


@dataclass(frozen=True, slots=True)
class UnitRates:
    """The worth of a unit, and of the other seats' points, in a player's own card points."""

    of: tuple[float, ...]
    """The worth of a card point by seat: 1 for the player, about 0 for the others; less for one
    whose points hurt more.
    """
    unit: float = UNIT
    """Card points that a unit is worth; more where less depends on points."""
    by_totals: bool = False
    """True where the totals of the game were used."""

    def price(self, seat: Seat, rival: Seat | None) -> float:
        """The worth of a point to a seat rather than to a rival; None for no rival yet."""
        return self.of[seat] - (0.0 if rival is None else self.of[rival])


def plain_stakes(rules: ReunionOptions, seat: Seat) -> UnitRates:
    """The rates without totals: a point is a point, and the others' points do not matter."""
    return UnitRates(tuple([1.0 if who == seat else 0.0 for who in range(rules.players)]))


def stakes(observation: Observation) -> UnitRates:
    """The rates in the current deal."""
    rules, seat, deal = reunion(observation.rules), observation.seat, observation.deal
    if deal is None or deal.number != rules.deals:
        return plain_stakes(rules, seat)
    totals = list(deal.points)
    if deal.laid_away:
        totals[deal.owner] += rules.count(deal.laid_away, deal.order)
    whole = rules.count(rules.pack, deal.order) + rules.last_trick
    left = max(1, whole - sum(totals))
    for line in observation.lines:
        totals = [total + made for total, made in zip(totals, line.points, strict=True)]
    point = UNIT / min(_TRICK, left)
    worth = [point * _outlook(rules, totals, seat, who, left) for who in range(rules.players)]
    others = (sum(worth) - worth[seat]) / (rules.players - 1)
    # The estimate is rough: a point is never worth nothing, nor everything.
    steep = min(max(worth[seat] - others, _FLAT), _STEEP)
    of = [min(max((points - others) / steep, -_RIVAL), _RIVAL) for points in worth]
    of[seat] = 1.0
    return UnitRates(tuple(of), UNIT / steep, by_totals=True)


def _outlook(rules: ReunionOptions, totals: list[int], seat: Seat, taker: Seat, left: int) -> float:
    """The expected units of a seat if a player takes this trick and the rest is even."""
    trick = min(_TRICK, left)
    share = (left - trick) / rules.players
    means = [total + share + (trick if who == taker else 0) for who, total in enumerate(totals)]
    spread = _SPREAD * sqrt(left)
    dues = [sum([_below(line, mean, spread) for line in rules.bands]) for mean in means]
    ahead = [
        prod([_below(mean, other, spread) for place, other in enumerate(means) if place != who])
        for who, mean in enumerate(means)
    ]
    wins = ahead[seat] / sum(ahead)
    return wins * (sum(dues) - dues[seat]) - (1 - wins) * dues[seat]


def _below(line: float, mean: float, spread: float) -> float:
    """The probability that a total with a mean ends below a line."""
    return 1 / (1 + exp(max(-_SURE, min(_SURE, (mean - line) / spread))))
