"""When problems come again, and what they say of the player."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games.viersche.rules import VierscheRules
from reunion_desktop.practice.problem import Problem, ProblemAnswer, ProblemKind
from reunion_desktop.practice.schedule import (
    A_WEEK,
    INTERVALS,
    PracticeProgress,
    costly_kinds,
    expected,
    for_the_week,
    marked,
    next_problems,
)
from tests.strategies import LAW

MONDAY = date(2026, 11, 23)
RECORD = Record(Header(VierscheRules(), ("A", "B", "C", "D"), 0, "1970-01-01"))


def problem(number: int, kind: ProblemKind = ProblemKind.LEAD, *, own: bool = False) -> Problem:
    """A problem with a number; each is harder than the one before."""
    answers = (ProblemAnswer(NO_CARDS, 0.0),)
    key, hard = f"p{number}", 1000 + 50 * number
    return Problem(key, RECORD, 0, answers, (), kind, own=own, difficulty=hard)


MANY = [problem(number, list(ProblemKind)[number % 5]) for number in range(20)]
TRIES = st.lists(
    st.tuples(st.integers(0, 19), st.floats(0, 1) | st.just(1.0), st.integers(0, 30)), max_size=60
)


def after(tries: Sequence[tuple[int, float, int]]) -> tuple[PracticeProgress, date]:
    """The progress after some tries, each some days after the one before."""
    progress, today = PracticeProgress(), MONDAY
    for number, mark, days in tries:
        today += timedelta(days=days)
        progress = marked(progress, MANY[number], mark, today)
    return progress, today


@LAW
@given(TRIES, st.integers(0, 19), st.floats(0, 1) | st.just(1.0))
def test_boxes_are_opened_at_growing_intervals(
    tries: list[tuple[int, float, int]], number: int, mark: float
) -> None:
    """Full marks: the next box. Less: the first. Before its day a problem stays as it is."""
    progress, today = after(tries)
    before = progress.repetitions.get(MANY[number].id)
    then = marked(progress, MANY[number], mark, today)
    if before is not None and before.due > today:
        assert then is progress
        return
    box = before.box if before is not None else 1
    stands = then.repetitions[MANY[number].id]
    assert stands.box == (min(box + 1, 5) if mark == 1.0 else 1)
    assert stands.due == today + timedelta(days=INTERVALS[stands.box - 1])
    assert stands.mark == mark
    assert stands.tries == (before.tries if before is not None else 0) + 1
    others = progress.repetitions.keys() - {MANY[number].id}
    assert all(then.repetitions[key] == progress.repetitions[key] for key in others)


@LAW
@given(st.floats(800, 2200), st.floats(1000, 2000), st.floats(0, 1), st.floats(0, 1))
def test_the_rating_follows_the_marks(
    rating: float, hard: float, mark: float, better: float
) -> None:
    """More marks than expected raise it, a better mark raises it more, one try never by much."""
    low, high = sorted((mark, better))
    one = Problem("one", RECORD, 0, MANY[0].answers, (), ProblemKind.LEAD, difficulty=round(hard))
    now = PracticeProgress(rating=rating)
    worse, best = (marked(now, one, each, MONDAY).rating for each in (low, high))
    assert worse <= best
    assert (best > rating) == (high > expected(rating, one.difficulty))
    assert abs(best - rating) <= 24


@LAW
@given(TRIES, st.integers(0, 12))
def test_due_problems_come_first(tries: list[tuple[int, float, int]], count: int) -> None:
    """Then new ones; none twice, and none before its day."""
    progress, today = after(tries)
    chosen = next_problems(progress, MANY, today, count)
    assert len(chosen) == len({one.id for one in chosen}) <= count
    due = [progress.repetitions.get(one.id) for one in chosen]
    days = [one.due for one in due if one is not None]
    assert days == sorted(days)
    assert all(day <= today for day in days)
    assert [one is None for one in due] == sorted(one is None for one in due)
    waiting = sum(one.due <= today for one in progress.repetitions.values())
    assert len(days) == min(count, waiting)


def test_own_mistakes_come_before_shipped_problems() -> None:
    """Of new problems, those from the player's own games come first, then all kinds in turn.

    The costliest kind is the first in each turn.
    """
    own = problem(40, ProblemKind.CALL, own=True)
    costs = {ProblemKind.DISCARD: 2.0, ProblemKind.TRUMP: 0.5}
    first, *others = next_problems(PracticeProgress(), [*MANY, own], MONDAY, 21, costs)
    assert own is first
    kinds = [one.kind for one in others]
    assert [ProblemKind.DISCARD, ProblemKind.TRUMP] == kinds[:2]
    assert set(ProblemKind) == set(kinds[:5])
    assert kinds[:5] * 4 == kinds
    hard = [abs(one.difficulty - 1500) for one in others[::5]]
    assert hard == sorted(hard)


def test_without_costs_the_weakest_kind_counts() -> None:
    """The kind with the lowest marks comes first."""
    progress = marked(PracticeProgress(), MANY[2], 1.0, MONDAY)
    progress = marked(progress, MANY[3], 0.25, MONDAY)
    assert MANY[3].kind is costly_kinds(progress, MANY)[0]
    assert MANY[2].kind is costly_kinds(progress, MANY, {MANY[2].kind: 0.1})[0]


@LAW
@given(TRIES, st.integers(0, 6), st.integers(0, 19))
def test_a_week_keeps_its_problems(
    tries: list[tuple[int, float, int]], days: int, number: int
) -> None:
    """Three are chosen on the first day and stay until Monday, whatever is tried."""
    progress, today = after(tries)
    today -= timedelta(days=today.weekday())
    progress, chosen = for_the_week(progress, MANY, today)
    fresh = len(MANY) - len(progress.repetitions)
    due = sum(one.due <= today for one in progress.repetitions.values())
    assert len(chosen) == min(A_WEEK, fresh + due)
    progress = marked(progress, MANY[number], 1.0, today)
    later = today + timedelta(days=days)
    assert chosen == for_the_week(progress, MANY, later)[1]
    sunday = today + timedelta(days=7)
    assert for_the_week(progress, MANY, sunday)[0].week == sunday
