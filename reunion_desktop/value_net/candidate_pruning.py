"""Candidate pruning: drop choices that are clearly behind after some determinizations."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.value_net.queries import ChoiceOutcome


def still_alive(
    rows: Sequence[Sequence[ChoiceOutcome | None]],
    counts: Sequence[int],
    alive: Sequence[int],
    squared_z: int,
) -> list[int]:
    """The choices not significantly behind the best, by standard errors of the paired gap.

    Fractions are computed in the same order as in the compiled core, so that results agree.

    Args:
        rows: the outcomes by determinization and choice.
        counts: the weight of each determinization.
        alive: the choices kept so far.
        squared_z: the square of the number of standard errors, in hundredths.
    """
    sums = {choice: sum(map(int.__mul__, counts, _column(rows, choice))) for choice in alive}
    best = max(alive, key=lambda choice: (sums[choice], -choice))
    return [
        choice
        for choice in alive
        if choice == best
        or not _is_behind(_column(rows, best), _column(rows, choice), counts, squared_z)
    ]


def _column(rows: Sequence[Sequence[ChoiceOutcome | None]], choice: int) -> list[int]:
    return [outcome.worth for row in rows if (outcome := row[choice]) is not None]


def _is_behind(
    best: Sequence[int], other: Sequence[int], counts: Sequence[int], squared_z: int
) -> bool:
    """Tell whether the mean gap exceeds the allowed number of standard errors."""
    gap = square = weight = weight_square = 0.0
    for mine, theirs, count in zip(best, other, counts, strict=False):
        w, one = float(count), float(mine - theirs)
        gap += w * one
        square += w * one * one
        weight += w
        weight_square += w * w
    mean = gap / weight
    spread = square / weight - mean * mean
    number = weight * weight / weight_square  # The effective sample size.
    if spread <= 0:
        return mean > 0
    # mean / (deviation / sqrt(number - 1)) against the limit, both squared: no roots to round.
    return mean * mean * (number - 1) * 100 > float(squared_z) * spread
