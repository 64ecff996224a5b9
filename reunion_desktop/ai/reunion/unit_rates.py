"""Value: what a card point is worth in whose hands, as the totals turn points into units.

In every deal but the last of a game a point is a point. In the last one the totals decide: who
wins, and who stays below 150, 100 or 50. Where little hangs on points, fees weigh more.
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
"""Card points by which a trick is tried out in one hand or another."""

_FLAT, _STEEP = 0.5, 2.0
"""The least and the most that a point may be worth in an ordinary deal's points."""

_RIVAL = 0.5
"""The most that a point in one rival's hands may hurt more, or less, than in another's."""

_SPREAD = 1.2
"""How far a total may stray, for the root of the points still to be made: half the usual
deviation, as the logistic curve has it."""

_SURE = 30.0
"""Where the curve is flat."""


@dataclass(frozen=True, slots=True)
class UnitRates:
    """What a unit and the points of others are worth to one player, in card points of his own."""

    of: tuple[float, ...]
    """The worth of a card point by seat: 1 for oneself, and for the others about 0; less than
    that for one whose points hurt more than another's."""
    unit: float = UNIT
    """Card points that a unit is worth; the more, the less hangs on points."""
    by_totals: bool = False
    """Whether the totals of the game have been looked at."""

    def price(self, seat: Seat, rival: Seat | None) -> float:
        """What a point is worth to a seat rather than to a rival; None for no rival yet."""
        return self.of[seat] - (0.0 if rival is None else self.of[rival])


def plain_stakes(rules: ReunionOptions, seat: Seat) -> UnitRates:
    """A point is a point, and what the others make is theirs."""
    return UnitRates(tuple([1.0 if who == seat else 0.0 for who in range(rules.players)]))


def stakes(observation: Observation) -> UnitRates:
    """What a unit is worth now, and whose points must not grow."""
    rules, seat, deal = reunion(observation.rules), observation.seat, observation.deal
    if deal is None or deal.number != rules.deals:
        return plain_stakes(rules, seat)
    totals = list(deal.points)
    if deal.laid_away:
        totals[deal.dealer] += rules.count(deal.laid_away, deal.order)
    whole = rules.count(rules.pack, deal.order) + rules.last_trick
    left = max(1, whole - sum(totals))
    for line in observation.lines:
        totals = [total + made for total, made in zip(totals, line.points, strict=True)]
    point = UNIT / min(_TRICK, left)
    worth = [point * _outlook(rules, totals, seat, who, left) for who in range(rules.players)]
    others = (sum(worth) - worth[seat]) / (rules.players - 1)
    # The outlook is a guess: a point is never worth nothing, nor everything.
    steep = min(max(worth[seat] - others, _FLAT), _STEEP)
    of = [min(max((points - others) / steep, -_RIVAL), _RIVAL) for points in worth]
    of[seat] = 1.0
    return UnitRates(tuple(of), UNIT / steep, by_totals=True)


def _outlook(rules: ReunionOptions, totals: list[int], seat: Seat, taker: Seat, left: int) -> float:
    """Units a seat may expect if a player takes this trick and the rest falls as it may."""
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
    """The chance that a total ends below a line, when it is expected at a mean."""
    return 1 / (1 + exp(max(-_SURE, min(_SURE, (mean - line) / spread))))
