"""Mean values of choices, including those pruned on the way."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from reunion_desktop.ai.tricks.playout_values import best_share, paired_means
from reunion_desktop.value_net.queries import ChoiceOutcome


def ends(*worths: int | None) -> tuple[ChoiceOutcome | None, ...]:
    """One layout, by the value of each choice in it."""
    return tuple(None if worth is None else ChoiceOutcome(worth, 0, 0) for worth in worths)


def worth(outcome: ChoiceOutcome) -> float:
    """The payoff used here."""
    return float(outcome.worth)


def test_worlds_count_as_much_as_they_are_likely() -> None:
    """Nothing given up: the mean of each choice by itself."""
    rows = [ends(10, 0), ends(40, 100)]
    assert (25.0, 50.0) == paired_means(rows, [1, 1], worth)
    assert (20.0, 100 / 3) == paired_means(rows, [2, 1], worth)


def test_what_is_asked_for_is_read_off() -> None:
    """Points and fees have means as worths have."""
    rows = [
        (ChoiceOutcome(0, 30, 1), ChoiceOutcome(0, 10, 0)),
        (ChoiceOutcome(0, 50, -1), ChoiceOutcome(0, 20, 2)),
    ]
    assert (40.0, 15.0) == paired_means(rows, [1, 1], lambda one: float(one.points))
    assert (0.0, 1.0) == paired_means(rows, [1, 1], lambda one: float(one.fees))


def test_one_given_up_is_compared_where_it_was_played() -> None:
    """A pruned choice is compared only in the layouts that it was played in."""
    rows = [ends(100, 80), ends(0, None), ends(20, None)]
    assert (40.0, 20.0) == paired_means(rows, [1, 1, 1], worth)
    assert (20.0, 0.0) == paired_means(rows, [1, 4, 1], worth)


def test_it_is_compared_with_the_best_of_those_played_to_the_end() -> None:
    """The best choice is known when all layouts are finished."""
    rows = [ends(50, 10, 40), ends(0, None, 90)]
    assert (25.0, 65 - 30, 65.0) == paired_means(rows, [1, 1], worth)


def test_several_are_given_up_at_different_times() -> None:
    """Each pruned choice is compared in its own layouts, with their weights."""
    rows = [ends(30, 20, 0), ends(60, 30, None), ends(90, None, None)]
    whole = (30 * 3 + 60 * 2 + 90) / 6
    behind = (10 * 3 + 30 * 2) / 5
    assert (whole, whole - behind, whole - 30) == paired_means(rows, [3, 2, 1], worth)


def test_giving_up_keeps_the_order_of_paired_gaps() -> None:
    """In any order of layouts, a choice behind in each of its layouts is behind on average."""
    dice = Random(7)
    for _ in range(50):
        gaps = sorted(dice.sample(range(1, 500), 3))
        rows = []
        for number in range(20):
            top = dice.randrange(-1000, 1000)
            played = [top - gap if number < 20 - 5 * at else None for at, gap in enumerate(gaps, 1)]
            rows.append(ends(top, *played))
        means = paired_means(rows, [dice.randrange(1, 9) for _ in rows], worth)
        assert [pytest.approx(means[0] - gap) for gap in gaps] == list(means[1:])
        assert all(one > other for one, other in pairwise(means))


def test_the_share_in_which_nothing_is_better() -> None:
    """Ties are both best; a layout counts with its weight; a pruned choice is not best."""
    rows = [ends(5, 5, 1), ends(3, 9, 2), ends(4, 2, None)]
    shares = [best_share(rows, [1, 2, 5], place, worth) for place in range(3)]
    assert [6 / 8, 3 / 8, 0.0] == shares
