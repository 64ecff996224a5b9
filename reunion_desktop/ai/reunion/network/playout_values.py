"""Means and shares over the playouts of each choice in the determinizations."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reunion_desktop.ai.tricks.determinizations import WeightedDeterminization
from reunion_desktop.value_net.queries import ChoiceOutcome

Reading = Callable[[ChoiceOutcome], float]
"""A figure of an outcome."""


def paired_means(
    rows: Sequence[Sequence[ChoiceOutcome | None]], counts: Sequence[float], reading: Reading
) -> tuple[float, ...]:
    """The mean of each choice.

    A pruned choice is compared with the best of the others in the determinizations in which both
    were played, and set the same distance behind it.
    """
    width = len(rows[0])
    whole = [place for place in range(width) if rows[-1][place] is not None]
    means = dict.fromkeys(range(width), 0.0)
    total = sum(counts)
    for place in whole:
        means[place] = _sum(rows, counts, place, reading) / total
    best = max(whole, key=lambda place: means[place])
    for place in range(width):
        if place in whole:
            continue
        seen = [number for number, row in enumerate(rows) if row[place] is not None]
        some, weights = [rows[number] for number in seen], [counts[number] for number in seen]
        gap = _sum(some, weights, best, reading) - _sum(some, weights, place, reading)
        means[place] = means[best] - gap / sum(weights)
    return tuple(means.values())


def _sum(
    rows: Sequence[Sequence[ChoiceOutcome | None]],
    counts: Sequence[float],
    place: int,
    reading: Reading,
) -> float:
    found = 0.0
    for row, count in zip(rows, counts, strict=True):
        outcome = row[place]
        assert outcome is not None  # noqa: S101 - only rows in which it was played.
        found += count * reading(outcome)
    return found


def best_share(
    rows: Sequence[Sequence[ChoiceOutcome | None]],
    cases: Sequence[WeightedDeterminization],
    place: int,
) -> float:
    """The share of determinizations in which no other choice is better, pruned ones ignored."""
    whole = best = 0.0
    for row, case in zip(rows, cases, strict=True):
        own = row[place]
        whole += case.weight
        top = max(outcome.worth for outcome in row if outcome is not None)
        if own is not None and own.worth == top:
            best += case.weight
    return best / whole
