"""The time to see each problem again, the choice of the next ones, and the player's rating.

Leitner's boxes: a problem that is solved moves to the next box, which is opened at longer
intervals; a mistake takes it back to the first.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from operator import itemgetter
from statistics import fmean

from reunion_desktop.practice.problem import EVEN_DIFFICULTY, Problem, ProblemKind

INTERVALS = (1, 3, 7, 21, 60)
"""Days until a problem of each box is due again."""
A_WEEK = 3
"""Number of problems that are chosen for a week."""

_SCALE, _STEP = 400.0, 24.0
"""Elo: the difference at which one wins ten times as often as the other; the largest change."""


@dataclass(frozen=True, slots=True)
class Repetition:
    """How a problem stands with the player."""

    box: int
    """From 1, the one opened every day, to 5."""
    due: date
    tries: int
    mark: float
    """The mark for the last try."""


@dataclass(frozen=True, slots=True)
class PracticeProgress:
    """Marks and dates of the player's practice."""

    repetitions: Mapping[str, Repetition] = field(default_factory=dict)
    """Those of the problems that were tried, by id."""
    rating: float = EVEN_DIFFICULTY
    week: date | None = None
    """The Monday of the week for which problems were chosen."""
    chosen: tuple[str, ...] = ()
    """The ids of the problems that were chosen for that week."""

    def tried(self, problem: str) -> date:
        """The day on which a problem was last tried, by its id; the first of all days if never."""
        known = self.repetitions.get(problem)
        return known.due - timedelta(days=INTERVALS[known.box - 1]) if known else date.min

    def done(self, today: date) -> int:
        """The number of problems tried this week."""
        return sum(self.tried(problem) >= monday(today) for problem in self.repetitions)


def monday(day: date) -> date:
    """The first day of the week."""
    return day - timedelta(days=day.weekday())


def expected(rating: float, difficulty: float) -> float:
    """The mark that a player of a rating gets on average."""
    return float(1 / (1 + 10 ** ((difficulty - rating) / _SCALE)))


def marked(
    progress: PracticeProgress, problem: Problem, mark: float, today: date
) -> PracticeProgress:
    """The progress after a try; a try before the problem is due again changes nothing."""
    before = progress.repetitions.get(problem.id, Repetition(1, today, 0, 0.0))
    if before.due > today:
        return progress
    box = min(before.box + 1, len(INTERVALS)) if mark >= 1.0 else 1
    due = today + timedelta(days=INTERVALS[box - 1])
    after = Repetition(box, due, before.tries + 1, mark)
    gain = _STEP * (mark - expected(progress.rating, problem.difficulty))
    return replace(
        progress,
        repetitions={**progress.repetitions, problem.id: after},
        rating=progress.rating + gain,
    )


def next_problems(
    progress: PracticeProgress,
    problems: Sequence[Problem],
    today: date,
    count: int,
    costs: Mapping[ProblemKind, float] | None = None,
) -> tuple[Problem, ...]:
    """The problems to be tried next.

    Those that are due come first, the longest due first; then the player's own ones; then new ones
    of each kind in turn, the kind that costs most and those nearest to the rating first.

    Args:
        progress: what is remembered.
        problems: all problems that may be chosen.
        today: the day.
        count: how many, at most.
        costs: units that mistakes of each kind have cost the player; without any, the kinds with
            the lowest marks come first.
    """
    chosen = (*_due(progress, problems, today), *_fresh(progress, problems, costs))
    return chosen[:count]


def _due(progress: PracticeProgress, problems: Sequence[Problem], today: date) -> list[Problem]:
    """The problems that are due, the longest due first."""
    repetitions = progress.repetitions
    due = [one for one in problems if one.id in repetitions and repetitions[one.id].due <= today]
    return sorted(due, key=lambda one: repetitions[one.id].due)


def _fresh(
    progress: PracticeProgress,
    problems: Sequence[Problem],
    costs: Mapping[ProblemKind, float] | None,
) -> list[Problem]:
    """The problems never tried: own ones, then the nearest of each kind in turn.

    The costliest kind comes first. One kind after the other would teach only a part of the game.
    """
    order = costly_kinds(progress, problems, costs)
    turns = Counter[tuple[bool, ProblemKind]]()
    found = []
    new = [one for one in problems if one.id not in progress.repetitions]
    for one in sorted(new, key=lambda one: abs(one.difficulty - progress.rating)):
        turns[one.own, one.kind] += 1
        found.append((not one.own, turns[one.own, one.kind], order.index(one.kind), one))
    return [one for *_, one in sorted(found, key=itemgetter(0, 1, 2))]


def costly_kinds(
    progress: PracticeProgress,
    problems: Sequence[Problem],
    costs: Mapping[ProblemKind, float] | None = None,
) -> tuple[ProblemKind, ...]:
    """The kinds of decisions, the one that costs the player most first."""
    if costs and any(costs.values()):
        return tuple(sorted(ProblemKind, key=lambda kind: -costs.get(kind, 0.0)))
    marks = defaultdict[ProblemKind, list[float]](list)
    for one in problems:
        if one.id in progress.repetitions:
            marks[one.kind].append(progress.repetitions[one.id].mark)
    return tuple(sorted(ProblemKind, key=lambda kind: fmean(marks[kind]) if marks[kind] else 1.0))


def for_the_week(
    progress: PracticeProgress,
    problems: Sequence[Problem],
    today: date,
    costs: Mapping[ProblemKind, float] | None = None,
) -> tuple[PracticeProgress, tuple[Problem, ...]]:
    """The three problems of the week, and the progress in which they are noted.

    New ones are of the kinds that cost most; they stay the same until Monday, whatever is tried.
    """
    by_id = {one.id: one for one in problems}
    if progress.week != monday(today) or not by_id.keys() >= set(progress.chosen):
        best = (*_fresh(progress, problems, costs), *_due(progress, problems, today))
        chosen = tuple([one.id for one in best[:A_WEEK]])
        progress = replace(progress, week=monday(today), chosen=chosen)
    return progress, tuple([by_id[key] for key in progress.chosen])
