"""Means and shares over the results of each choice in the determinizations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

EndT = TypeVar("EndT")
"""The result of a choice in one determinization; None for one that was pruned before."""


def paired_means(
    rows: Sequence[Sequence[EndT | None]],
    weights: Sequence[float],
    measure: Callable[[EndT], float],
) -> tuple[float, ...]:
    """The mean of each choice.

    A pruned choice is compared with the best of the others in the determinizations in which both
    were played, and set the same distance behind it.
    """
    columns = [
        [None if end is None else measure(end) for end in column]
        for column in zip(*rows, strict=True)
    ]
    whole = [_mean(column, weights) if None not in column else None for column in columns]
    top = max([mean for mean in whole if mean is not None])
    best = columns[whole.index(top)]

    def behind(column: Sequence[float | None]) -> float:
        kept = [0.0 if one is None else w for one, w in zip(column, weights, strict=True)]
        return _mean(best, kept) - _mean(column, kept)

    return tuple(
        [
            top - behind(column) if mean is None else mean
            for column, mean in zip(columns, whole, strict=True)
        ]
    )


def _mean(column: Sequence[float | None], weights: Sequence[float]) -> float:
    pairs = zip(column, weights, strict=True)
    return sum([w * value for value, w in pairs if value is not None]) / sum(weights)


def best_share(
    rows: Sequence[Sequence[EndT | None]],
    weights: Sequence[float],
    place: int,
    rank: Callable[[EndT], Any],
) -> float:
    """The share of determinizations in which no other choice is better, pruned ones ignored."""
    best = 0.0
    for row, weight in zip(rows, weights, strict=True):
        own = row[place]
        top = max([rank(end) for end in row if end is not None])
        if own is not None and rank(own) == top:
            best += weight
    return best / sum(weights)
