"""Payoff of the end of a deal to each seat, in units, tabulated by points.

Points become units by the totals and the next dealer, in the last deal by the settlement itself. A
deal that only breaks a tie, and another game, is played for points.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from reunion_desktop.ai.character import Character
from reunion_desktop.ai.reunion.utility import POINTS_A_UNIT
from reunion_desktop.ai.reunion.values import DEALS, PLAYERS, worth
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.reunion.options import ReunionOptions, reunion
from reunion_desktop.solver.tables import TrickTables, trick_tables
from reunion_desktop.value_net.public_facts import FEE, fees_worth
from reunion_desktop.value_net.queries import CURVE_STEP, HALF_CURVE, UNITS, UnitsTable

_STEP = 5
"""Points between two entries while deals are to come; linear in between."""

_MOST = 16_000
"""The greatest number in a table."""


@dataclass(frozen=True, slots=True)
class PayoffTable:
    """The payoff of a deal for one player."""

    units: UnitsTable
    fee: int
    """The worth of a fee to the player, in 400ths of a unit."""
    utility: array[int] | None
    """The player's utility of a payoff; None for a linear one."""
    standing: tuple[int, ...]
    """The standing of each seat in the game."""
    open_tables: TrickTables
    """The rules for the open-card search at the end, with fees in the unit that it plays for."""
    by_units: bool
    """True where that search plays for units: in the last deal, where a few points decide."""

    @property
    def fees(self) -> bool:
        """True where fees are due at all."""
        return self.fee > 0


def settling(observation: Observation, deal: DealObservation, character: Character) -> PayoffTable:
    """The payoff of a deal, given the totals."""
    rules = reunion(observation.rules)
    totals = tuple(
        [sum(line.points[seat] for line in observation.lines) for seat in range(rules.players)]
    )
    playoff = deal.number > rules.deals
    whole = rules.count(rules.pack, deal.order) + rules.last_trick
    units = _units(rules, deal.number, deal.dealer, totals, whole)
    if character.points:
        units = _hungry(units, observation.seat, character.points)
    fee = 0 if playoff else round(UNITS * character.fees)
    by_units = units.step == 1 and deal.number == rules.deals
    extras = fees_worth(rules, UNITS if by_units else 0 if playoff else FEE)
    return PayoffTable(
        units,
        fee,
        _utility_curve(character.risk) if character.risk else None,
        tuple([total + made for total, made in zip(totals, deal.points, strict=True)]),
        trick_tables(deal.order, rules, extras=extras),
        by_units,
    )


@lru_cache(maxsize=16)
def _units(
    rules: ReunionOptions, number: int, dealer: Seat, totals: tuple[int, ...], whole: int
) -> UnitsTable:
    """The payoff table of a deal, slightly larger than the possible points."""
    if number > rules.deals or rules.players != PLAYERS or rules.deals != DEALS:
        return _filled(whole, _STEP, lambda a, b, c: [one / POINTS_A_UNIT for one in (a, b, c)])
    if number == rules.deals:
        return UnitsTable(array("i", _settlement(rules, totals, whole)), whole + 1, 1)
    after = rules.seating.after(dealer)

    def units(*points: float) -> Sequence[float]:
        made = [total + one for total, one in zip(totals, points, strict=True)]
        return worth(rules, number, made, after)

    return _filled(whole, _STEP, units)


def _filled(whole: int, step: int, units: Callable[..., Sequence[float]]) -> UnitsTable:
    side = -(-whole // step) + 1
    numbers = array("i", bytes(12 * side * side))
    for row in range(side):
        # One entry beyond the points of the deal, for the interpolation.
        for column in range(min(side, side - row + 1)):
            a, b = row * step, column * step
            at = 3 * (row * side + column)
            for seat, value in enumerate(units(a, b, whole - a - b)):
                numbers[at + seat] = _bounded(UNITS * value)
    return UnitsTable(numbers, side, step)


def _settlement(rules: ReunionOptions, totals: tuple[int, ...], whole: int) -> Iterator[int]:
    """The last deal: the settlement by final totals, one number for each seat.

    A tie is shared where it will be played off.
    """
    dues = [[UNITS * rules.due(total + made) for made in range(whole + 1)] for total in totals]
    first, second, third = totals
    share = rules.tie_for_win != "each"
    for a in range(whole + 1):
        mine, owed_first = first + a, dues[0][a]
        for b in range(whole + 1):
            c = whole - a - b
            if c < 0:
                yield 0
                yield 0
                yield 0
                continue
            other, last = second + b, third + c
            owed = (owed_first, dues[1][b], dues[2][c])
            if mine > other and mine > last:
                yield owed[1] + owed[2]
                yield -owed[1]
                yield -owed[2]
            elif other > mine and other > last:
                yield -owed[0]
                yield owed[0] + owed[2]
                yield -owed[2]
            elif last > mine and last > other:
                yield -owed[0]
                yield -owed[1]
                yield owed[0] + owed[1]
            else:
                yield from _tied(rules, (mine, other, last), owed, share=share)


def _tied(
    rules: ReunionOptions, totals: tuple[int, int, int], owed: tuple[int, int, int], *, share: bool
) -> Iterator[int]:
    best = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    paid = sum(due for total, due in zip(totals, owed, strict=True) if total < best)
    for total, due in zip(totals, owed, strict=True):
        if rules.tie_for_win == "none":
            yield 0
        elif total == best:
            yield paid // len(winners) if share else paid
        else:
            yield -due if share else -due * len(winners)


def _bounded(worth: float) -> int:
    return min(max(round(worth), -_MOST), _MOST)


def _hungry(units: UnitsTable, seat: Seat, share: float) -> UnitsTable:
    """The payoff for a player who values card points, by the share of points in it."""
    numbers = array("i", units.numbers)
    for row in range(units.side):
        for column in range(units.side):
            at = 3 * (row * units.side + column) + seat
            places = (row, column, units.side - 1 - row - column)
            plain = UNITS * places[seat] * units.step / POINTS_A_UNIT
            numbers[at] = _bounded(share * plain + (1 - share) * numbers[at])
    return UnitsTable(numbers, units.side, units.step)


@lru_cache(maxsize=8)
def _utility_curve(risk: float) -> array[int]:
    """The utility curve of a risk-averse or risk-seeking player."""
    steps = range(-HALF_CURVE, HALF_CURVE + 1)
    curve = [(1 - exp(-risk * step * CURVE_STEP / UNITS)) / risk for step in steps]
    return array("i", [_bounded(UNITS * value) for value in curve])
