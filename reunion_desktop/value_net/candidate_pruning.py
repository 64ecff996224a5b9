"""Function: which choices are still in the race after some worlds."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.value_net.queries import ChoiceOutcome


def still_alive(
    rows: Sequence[Sequence[ChoiceOutcome | None]],
    counts: Sequence[int],
    alive: Sequence[int],
    surety: int,
) -> list[int]:
    """The choices that are not behind the best by too many standard errors of the paired gap.

    The fractions are reckoned with in the order in which the compiled core does, so that they come
    to the same.

    Args:
        rows: the outcomes by world and choice.
        counts: how much each world counts.
        alive: the choices that were in the race so far.
        surety: hundredths of the square of so many standard errors.
    """
    sums = {choice: sum(map(int.__mul__, counts, _column(rows, choice))) for choice in alive}
    best = max(alive, key=lambda choice: (sums[choice], -choice))
    return [
        choice
        for choice in alive
        if choice == best
        or not _is_behind(_column(rows, best), _column(rows, choice), counts, surety)
    ]


def _column(rows: Sequence[Sequence[ChoiceOutcome | None]], choice: int) -> list[int]:
    return [outcome.worth for row in rows if (outcome := row[choice]) is not None]


def _is_behind(
    best: Sequence[int], other: Sequence[int], counts: Sequence[int], surety: int
) -> bool:
    """Whether the mean gap is too many standard errors."""
    gap = square = weight = weight_square = 0.0
    for mine, theirs, count in zip(best, other, counts, strict=False):
        w, one = float(count), float(mine - theirs)
        gap += w * one
        square += w * one * one
        weight += w
        weight_square += w * w
    mean = gap / weight
    spread = square / weight - mean * mean
    number = weight * weight / weight_square  # As many worlds as these count for.
    if spread <= 0:
        return mean > 0
    return mean * mean * (number - 1) * 100 > float(surety) * spread
