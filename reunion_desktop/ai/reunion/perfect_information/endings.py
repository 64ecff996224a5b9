"""Endgame search by max^n: every seat alone, and in the last deal for units.

The paranoid search (one against two allies) is too pessimistic where the others have aims of their
own. With six cards or fewer there is time for a second search in which each seat maximizes its own
gain (max^n); a rival breaks ties to lower the leader.
"""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.utility import DealUtility
from reunion_desktop.ai.reunion.values import final_units
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization, WeightedDeterminization
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import Observation
from reunion_desktop.solver.solve import UtilityTable, maxn
from reunion_desktop.solver.tables import TrickTables

_NEVER = (0, 0, 0)
"""The utility of points that can no longer occur."""

_UNIT = 400
"""One unit in the integers of the search, which must not be large."""


def each_for_himself(
    observation: Observation,
    tables: TrickTables,
    layouts: ReunionDeterminizations,
    cases: Sequence[WeightedDeterminization],
    ahead: DealUtility,
    budget: SearchBudget,
) -> dict[int, float]:
    """The mean value of each card for the mover, by :attr:`Card.index`, in units.

    Empty where the budget did not reach for one determinization.
    """
    rules, deal = layouts.rules, layouts.deal
    totals = [sum(line.points[seat] for line in observation.lines) for seat in range(rules.players)]
    last = deal.number == rules.deals
    table = _utility(layouts, totals) if last else None
    if table is not None:
        tables = tables.scaled(_UNIT * ahead.point)
    sums: dict[int, float] = {}
    whole = 0.0
    for case in cases:
        allowance = budget.allowance()
        if allowance is None:
            break
        made = _made(layouts, case.layout)
        standing = [total + points for total, points in zip(totals, made, strict=True)]
        found = maxn(
            tables,
            layouts.position(case.layout),
            standing,
            utility=table,
            points=made,
            allowance=allowance,
        )
        budget.pay(found.nodes)
        if not found.complete:
            break
        whole += case.weight
        for card, gains in found.values.items():
            own = gains[layouts.seat]
            units = ahead.utility(own / _UNIT) if table is not None else ahead.measure(own)
            sums[card] = sums.get(card, 0.0) + case.weight * units
    return {card: units / whole for card, units in sums.items()} if whole else {}


def _made(layouts: ReunionDeterminizations, layout: Determinization) -> tuple[int, ...]:
    """Points of the deal by seat before the position, the discards included."""
    deal = layouts.deal
    made = list(deal.points)
    made[deal.owner] += layouts.rules.count(CardSet(layout.laid_away), deal.order)
    return tuple(made)


def _utility(layouts: ReunionDeterminizations, totals: Sequence[int]) -> UtilityTable:
    """The settlement by the points of seats 0 and 1, for all points that are still possible."""
    rules, deal = layouts.rules, layouts.deal
    first, second, third = deal.points
    before, then, after = totals

    def units(a: int, b: int, c: int) -> tuple[int, ...]:
        if a < first or b < second or c < third:
            return _NEVER
        final = final_units(rules, (before + a, then + b, after + c))
        return tuple([round(_UNIT * one) for one in final])

    return UtilityTable.of(rules.count(rules.pack, deal.order) + rules.last_trick, units)
