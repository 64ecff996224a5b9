"""Mean values of choices, including those pruned on the way."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.playout_values import best_share, paired_means
from reunion_desktop.ai.tricks.playouts import PlayoutResult
from reunion_desktop.ai.tricks.race import Pruning, gap_of, race
from reunion_desktop.solver.answers import Allowance
from reunion_desktop.value_net.queries import ChoiceOutcome


def ends(*worths: int | None) -> tuple[ChoiceOutcome | None, ...]:
    """One layout, by the value of each choice in it."""
    return tuple(None if worth is None else ChoiceOutcome(worth, 0, 0) for worth in worths)


def worth(outcome: ChoiceOutcome) -> float:
    """The payoff used here."""
    return float(outcome.worth)


@pytest.mark.parametrize(
    ("rows", "weights", "means"),
    [
        ([(10, 0), (40, 100)], [1, 1], (25, 50)),
        ([(10, 0), (40, 100)], [2, 1], (20, 100 / 3)),
        # A pruned choice is compared only in the layouts that it was played in,
        ([(100, 80), (0, None), (20, None)], [1, 1, 1], (40, 20)),
        ([(100, 80), (0, None), (20, None)], [1, 4, 1], (20, 0)),
        # with the best of those that were played in all of them,
        ([(50, 10, 40), (0, None, 90)], [1, 1], (25, 65 - 30, 65)),
        # each in its own layouts, with their weights.
        ([(30, 20, 0), (60, 30, None), (90, None, None)], [3, 2, 1], (50, 50 - 18, 50 - 30)),
    ],
)
def test_means_of_choices(
    rows: list[tuple[int | None, ...]], weights: list[int], means: tuple[float, ...]
) -> None:
    """Layouts count by their weight; a pruned choice stands as far behind as it fell."""
    assert means == paired_means([ends(*row) for row in rows], weights, worth)


def test_what_is_asked_for_is_read_off() -> None:
    """Points and fees have means as worths have."""
    rows = [
        (ChoiceOutcome(0, 30, 1), ChoiceOutcome(0, 10, 0)),
        (ChoiceOutcome(0, 50, -1), ChoiceOutcome(0, 20, 2)),
    ]
    assert (40.0, 15.0) == paired_means(rows, [1, 1], lambda one: float(one.points))
    assert (0.0, 1.0) == paired_means(rows, [1, 1], lambda one: float(one.fees))


def test_giving_up_keeps_the_order_of_paired_gaps() -> None:
    """In any order of layouts, a choice behind in each of its layouts is behind on average."""
    rng = Random(7)
    for _ in range(50):
        gaps = sorted(rng.sample(range(1, 500), 3))
        rows = []
        for number in range(20):
            top = rng.randrange(-1000, 1000)
            played = [top - gap if number < 20 - 5 * at else None for at, gap in enumerate(gaps, 1)]
            rows.append(ends(top, *played))
        means = paired_means(rows, [rng.randrange(1, 9) for _ in rows], worth)
        assert [pytest.approx(means[0] - gap) for gap in gaps] == list(means[1:])
        assert all(one > other for one, other in pairwise(means))


def test_the_share_in_which_nothing_is_better() -> None:
    """Ties are both best; a layout counts with its weight; a pruned choice is not best."""
    rows = [ends(5, 5, 1), ends(3, 9, 2), ends(4, 2, None)]
    shares = [best_share(rows, [1, 2, 5], place, worth) for place in range(3)]
    assert [6 / 8, 3 / 8, 0.0] == shares


def test_choices_that_fall_behind_are_pruned() -> None:
    """After the first layouts a hopeless choice is left out, and one that is level is not."""
    budget = SearchBudget(NO_LIMIT, Stop(), 1000)

    def play(layout: int, choice: int, _: Allowance) -> tuple[PlayoutResult, int]:
        return PlayoutResult(choice * (10 + layout % 2) + layout % 3, 0), 1

    rows = race(range(12), [1, 0, 1], play, budget, Pruning(4, 4, 2.0))
    assert [None not in row for row in rows] == [True] * 4 + [False] * 8
    assert {None} == {row[1] for row in rows[4:]}
    assert 3 * 4 + 2 * 8 == budget.spent
    assert 2 == len(race(range(12), [1, 0], play, SearchBudget(NO_LIMIT, Stop(), 3)))
    assert 4 == len(race(range(12), [1, 0], play, budget, Pruning(4, 4, 2.0), [1.0] * 12))


def test_weights_count_in_the_gap_between_choices() -> None:
    """A heavy layout counts as that many: the mean follows it, and so does the error."""
    assert (1.0, 0.0) == gap_of([2, 3], [1, 2])
    mean, error = gap_of([3, 0], [0, 1])
    assert mean == 1.0
    assert error == pytest.approx(2.0)
    assert 2.0 == gap_of([3, 0], [0, 1], [3, 1])[0]
