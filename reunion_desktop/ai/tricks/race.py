"""Playouts of the choices of a seat in the same layouts; those that fall behind are pruned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias, TypeVar

from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.playouts import PlayoutResult
from reunion_desktop.solver.answers import Allowance

ChoiceT = TypeVar("ChoiceT")
LayoutT = TypeVar("LayoutT")

Row: TypeAlias = tuple[PlayoutResult | None, ...]
"""The result of every choice in one layout; None for one that was pruned before."""


class Pruning(NamedTuple):
    """The rule by which choices are pruned."""

    first: int
    """Layouts before the first pruning."""
    then: int
    """Layouts from one pruning to the next."""
    errors: float
    """Standard errors by which a choice must be behind the best."""


def race(
    layouts: Iterable[LayoutT],
    choices: Sequence[ChoiceT],
    play: Callable[[LayoutT, ChoiceT, Allowance], tuple[PlayoutResult, int]],
    budget: SearchBudget,
    pruning: Pruning | None = None,
    weights: Sequence[float] = (),
) -> list[Row]:
    """By layout the results of the choices, until one is left or the budget is used up.

    Args:
        layouts: the layouts, in random order.
        choices: the choices.
        play: plays a choice out in a layout; returns the result, and the cards played.
        budget: the search budget.
        pruning: the rule of pruning; None to prune nothing.
        weights: the weights of the layouts; all the same where there are none.
    """
    alive = [True] * len(choices)
    rows: list[Row] = []
    for layout in layouts:
        allowance = budget.allowance()
        if allowance is None:
            break
        row: list[PlayoutResult | None] = [None] * len(choices)
        for place, choice in enumerate(choices):
            if alive[place]:
                row[place], cost = play(layout, choice, allowance)
                budget.pay(cost)
        rows.append(tuple(row))
        if (
            pruning
            and len(rows) >= pruning.first
            and not (len(rows) - pruning.first) % pruning.then
        ):
            _prune(rows, weights or [1.0] * len(rows), alive, pruning.errors)
            if sum(alive) == 1:
                break
    return rows


def _prune(rows: Sequence[Row], weights: Sequence[float], alive: list[bool], errors: float) -> None:
    """Prune the choices that are clearly behind the best, by paired differences."""
    columns = {
        place: [end.worth for row in rows if (end := row[place]) is not None]
        for place, wanted in enumerate(alive)
        if wanted
    }

    def total(column: Sequence[float]) -> float:
        return sum([w * worth for w, worth in zip(weights, column, strict=False)])

    best = max(columns.values(), key=total)
    for place, column in columns.items():
        mean, error = gap_of(best, column, weights)
        if mean > errors * error and mean > 0:
            alive[place] = False


def gap_of(
    better: Sequence[float], worse: Sequence[float], weights: Sequence[float] = ()
) -> tuple[float, float]:
    """The mean gap between two choices in the same layouts, and its standard error."""
    gaps = [one - two for one, two in zip(better, worse, strict=True)]
    count = len(gaps)
    weights = weights[:count] or [1.0] * count
    whole = sum(weights)
    mean = sum([w * gap for w, gap in zip(weights, gaps, strict=True)]) / whole
    strays = sum([(w * (gap - mean)) ** 2 for w, gap in zip(weights, gaps, strict=True)])
    return mean, sqrt(strays * count / max(1, count - 1)) / whole
