"""Values: how every choice ends in the worlds looked at, and what that makes it worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reunion_desktop.ai.tricks.determinizations import WeightedDeterminization
from reunion_desktop.value_net.queries import ChoiceOutcome

Reading = Callable[[ChoiceOutcome], float]
"""What of an outcome is asked for."""


def paired_means(
    rows: Sequence[Sequence[ChoiceOutcome | None]], counts: Sequence[float], reading: Reading
) -> tuple[float, ...]:
    """What each choice brings on average.

    One that was given up is compared with the best of the others in the worlds in which both were
    played, and stands as far behind it in all.
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
        assert outcome is not None  # noqa: S101 - only worlds in which it was played are asked.
        found += count * reading(outcome)
    return found


def best_share(
    rows: Sequence[Sequence[ChoiceOutcome | None]],
    cases: Sequence[WeightedDeterminization],
    place: int,
) -> float:
    """In what share of the worlds nothing else ends better; what was given up is not compared."""
    whole = best = 0.0
    for row, case in zip(rows, cases, strict=True):
        own = row[place]
        whole += case.weight
        top = max(outcome.worth for outcome in row if outcome is not None)
        if own is not None and own.worth == top:
            best += case.weight
    return best / whole
