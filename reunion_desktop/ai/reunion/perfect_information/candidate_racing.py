"""Candidate racing: values of each card over determinizations, until one is clearly ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from reunion_desktop.ai.reason import Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.ai.tricks.reasons.insight import insight
from reunion_desktop.engine.cards import ALL_CARDS, Card
from reunion_desktop.solver.answers import Query
from reunion_desktop.solver.solve import solve_layouts
from reunion_desktop.solver.tables import TrickTables

_BATCH = 16
"""Determinizations in one call of the solver."""

_FEWEST = 16
"""Determinizations before a lead can end the race."""

Measure: TypeAlias = Callable[[int], float]
"""The utility of a gain of points, extras included."""


def as_points(gain: int) -> float:
    """Points as they are."""
    return float(gain)


@dataclass(frozen=True, slots=True)
class CandidateRace:
    """The gain of every card in every determinization."""

    cards: tuple[Card, ...]
    gains: tuple[tuple[int, ...], ...]
    """By determinization, the gain of each card from here on, extras included."""
    cases: tuple[WeightedDeterminization, ...]
    """The determinizations, in the order of the gains."""

    def means(self, measure: Measure = as_points) -> tuple[float, ...]:
        """The mean value of each card; empty before a determinization was finished."""
        weights = [case.weight for case in self.cases]
        whole = sum(weights)
        return tuple(
            [
                sum([w * measure(gain) for w, gain in zip(weights, column, strict=True)]) / whole
                for column in zip(*self.gains, strict=True)
            ]
        )


def assay(
    tables: TrickTables,
    layouts: Determinizations,
    cases: Sequence[WeightedDeterminization],
    budget: SearchBudget,
    *,
    measure: Measure = as_points,
    critical_z: float | None = None,
) -> CandidateRace:
    """Solve the determinizations for every card, until all are done or the budget is used up.

    Args:
        tables: the rules of play, extras included.
        layouts: where the cases were drawn from.
        cases: the determinizations; an early stop needs them in random order.
        budget: the search budget.
        measure: the utility that is compared for an early stop.
        critical_z: by how many standard errors the best card must be ahead of every other to stop
            early; None to look at all of them.
    """
    position = layouts.position(cases[0].layout)
    cards: tuple[int, ...] = ()
    gains: list[tuple[int, ...]] = []
    while len(gains) < len(cases):
        allowance = budget.allowance()
        if allowance is None:
            break
        batch = [layouts.in_play(case.layout) for case in cases[len(gains) : len(gains) + _BATCH]]
        solved = solve_layouts(Query(tables, position, batch, layouts.place, allowance=allowance))
        budget.pay(solved.nodes)
        cards = solved.cards
        gains += solved.rows
        if not solved.complete:
            break
        if critical_z is not None and _clear(gains, cases, measure, critical_z):
            break
    faces = tuple([ALL_CARDS[card] for card in cards])
    return CandidateRace(faces, tuple(gains), tuple(cases[: len(gains)]))


def _clear(
    gains: Sequence[tuple[int, ...]],
    cases: Sequence[WeightedDeterminization],
    measure: Measure,
    critical_z: float,
) -> bool:
    """Tell whether one card is so far ahead that further determinizations are not needed."""
    count = len(gains)
    if count < _FEWEST:
        return False
    columns = [
        [case.weight * measure(gain) for gain, case in zip(column, cases, strict=False)]
        for column in zip(*gains, strict=True)
    ]
    best = max(columns, key=sum)
    for column in columns:
        gaps = [mine - other for mine, other in zip(best, column, strict=True)]
        # Cards with equal gains in every determinization are left to the heuristics.
        if not any(gaps):
            continue
        mean = sum(gaps) / count
        spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1) / count)
        if mean <= critical_z * spread:
            return False
    return True


def play_insight(
    layouts: Determinizations, found: CandidateRace, card: Card, values: Sequence[float]
) -> tuple[Reason, ...]:
    """The reasons for a card: how often it is best, by how much, and what may beat it.

    Args:
        layouts: the determinizations consistent with the observation.
        found: the race, with the gain of each card.
        card: the card chosen.
        values: the value of each card, in card points.
    """
    place = found.cards.index(card)
    whole = sum([case.weight for case in found.cases])
    best = sum(
        [
            case.weight
            for case, row in zip(found.cases, found.gains, strict=True)
            if row[place] == max(row)
        ]
    )
    worth = dict(zip(found.cards, values, strict=True))
    return insight(layouts, found.cases, worth, card, best / whole, points=values)
