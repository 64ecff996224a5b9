"""Algorithm: what each card brings in each of many worlds, until enough have been seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from reunion_desktop.ai.player import Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.ai.tricks.explanations import insight
from reunion_desktop.engine.cards import ALL_CARDS, Card
from reunion_desktop.solver.solve import solve_worlds
from reunion_desktop.solver.tables import TrickTables

_BATCH = 16
"""Worlds asked about in one call."""

_FEWEST = 16
"""Worlds before which no gap is believed."""

Measure: TypeAlias = Callable[[int], float]
"""What a gain of points, extras included, is worth."""


def as_points(gain: int) -> float:
    """A point is a point."""
    return float(gain)


@dataclass(frozen=True, slots=True)
class CandidateRace:
    """The outcome of every card in every world looked at."""

    cards: tuple[Card, ...]
    gains: tuple[tuple[int, ...], ...]
    """By world, what each card gains from here on, extras included."""
    cases: tuple[WeightedDeterminization, ...]
    """The worlds, in the order of the gains."""

    def means(self, measure: Measure = as_points) -> tuple[float, ...]:
        """What each card is worth on average; none before a world was finished."""
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
    worlds: Determinizations,
    cases: Sequence[WeightedDeterminization],
    purse: SearchBudget,
    *,
    measure: Measure = as_points,
    surety: float | None = None,
) -> CandidateRace:
    """Solve the worlds, the same for every card, until all are done or the purse is empty.

    Args:
        tables: the rules of play, extras included.
        worlds: where the cases were drawn from.
        cases: which worlds to look at; an early stop wants them in no particular order.
        purse: what it may cost.
        measure: what is compared where the search may stop early.
        surety: by how many standard errors the best card must be ahead of every other to stop
            early; None to look at all worlds.
    """
    position = worlds.position(cases[0].world)
    cards: tuple[int, ...] = ()
    gains: list[tuple[int, ...]] = []
    while len(gains) < len(cases):
        allowance = purse.allowance()
        if allowance is None:
            break
        batch = [worlds.in_play(case.world) for case in cases[len(gains) : len(gains) + _BATCH]]
        solved = solve_worlds(tables, position, batch, worlds.place, allowance=allowance)
        purse.pay(solved.nodes)
        cards = solved.cards
        gains += solved.rows
        if not solved.complete:
            break
        if surety is not None and _clear(gains, cases, measure, surety):
            break
    faces = tuple([ALL_CARDS[card] for card in cards])
    return CandidateRace(faces, tuple(gains), tuple(cases[: len(gains)]))


def _clear(
    gains: Sequence[tuple[int, ...]],
    cases: Sequence[WeightedDeterminization],
    measure: Measure,
    surety: float,
) -> bool:
    """Whether one card is so far ahead, world by world, that more worlds would not tell more."""
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
        # Cards that come to the same in every world are left to the rule.
        if not any(gaps):
            continue
        mean = sum(gaps) / count
        spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1) / count)
        if mean <= surety * spread:
            return False
    return True


def play_insight(
    worlds: Determinizations, found: CandidateRace, card: Card, values: Sequence[float]
) -> tuple[Reason, ...]:
    """What speaks for a card: how often it is best, by how much, and what may beat it.

    Args:
        worlds: what the seat knows.
        found: the worlds looked at, with what each card gains.
        card: the card chosen.
        values: what each card is worth, in card points.
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
    return insight(worlds, found.cases, found.cards, values, card, best / whole)
