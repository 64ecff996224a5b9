"""Format reviews: as JSON for programs, and as text for a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from reunion_desktop.review.deals import DealReview, Grade
from reunion_desktop.review.verdict import UNITS_OF_A_DEAL, Choice, Verdict


def as_json(games: Sequence[tuple[int, Sequence[DealReview]]]) -> str:
    """All reviews as JSON lines, one object per deal.

    Args:
        games: the number of each game in its file, from 1, with the reviews of its deals.
    """
    return "\n".join(
        json.dumps({"game": number} | _deal(review))
        for number, reviews in games
        for review in reviews
    )


_GRADES = {
    Grade.FLAWLESS: "perfect",
    Grade.FINE: "very good",
    Grade.FAIR: "good",
    Grade.COSTLY: "mixed",
    Grade.DEAR: "poor",
}
"""Grades in the words of the review window; JSON keeps the names of the values."""


def as_text(games: Sequence[tuple[int, Sequence[DealReview]]]) -> str:
    """All reviews as lines of text."""
    lines: list[str] = []
    for number, reviews in games:
        for review in reviews:
            where = f"Game {number}, deal {review.number}, seat {review.seat}"
            if review.grade is Grade.IDLE:
                lines.append(f"{where}: no move to make.")
                continue
            lines.append(f"{where}: {_GRADES[review.grade]}. Mistakes cost {_given(review)}.")
            lines.extend(_lines(review.dearest))
    return "\n".join(lines)


def _lines(dearest: Iterable[Verdict]) -> Iterable[str]:
    for verdict in dearest:
        where = f"trick {verdict.trick}" if verdict.trick else "discard"
        if verdict.chosen.call is not None:
            where = "call"
        yield (
            f"  {where:12} {_read(verdict.chosen)}, better {_read(verdict.best)}: {_cost(verdict)}."
        )


def _read(choice: Choice) -> str:
    """A choice as text."""
    return " ".join(_deeds(choice)) or "none"


def _given(review: DealReview) -> str:
    """The cost of a deal, in units or in what the game counts."""
    if review.counted is None:
        return f"{review.cost:.2f} units"
    return f"{_rounded(review.points, 1):.1f} {review.counted.value}"


def _cost(verdict: Verdict) -> str:
    """The cost of a move, on average and with the actual cards."""
    if verdict.counted is None:
        return (
            f"{verdict.cost.units:.2f} units, {_rounded(verdict.cost.points, 1):.1f} points on"
            f" average; as the cards lay {_rounded(verdict.hindsight.units, 2):+.2f} units"
        )
    share = round(100 * verdict.cost.units / UNITS_OF_A_DEAL)
    return (
        f"{_rounded(verdict.cost.points, 1):.1f} {verdict.counted.value} on average, {share} % of"
        f" the deal; as the cards lay {_rounded(verdict.hindsight.points, 1):+.1f}"
    )


def _deal(review: DealReview) -> dict[str, object]:
    return {
        "deal": review.number,
        "seat": review.seat,
        "grade": review.grade.value,
        "units": _rounded(review.cost, 3),
        "points": _rounded(review.points, 1),
        "dearest": [verdict.place for verdict in review.dearest],
        "decisions": [_verdict(verdict) for verdict in review.verdicts],
    }


def _verdict(verdict: Verdict) -> dict[str, object]:
    return {
        "place": verdict.place,
        "trick": verdict.trick,
        "chosen": _deeds(verdict.chosen),
        "best": _deeds(verdict.best),
        "units": _rounded(verdict.cost.units, 3),
        "points": _rounded(verdict.cost.points, 1),
        "hindsight": _rounded(verdict.hindsight.units, 3),
        "layouts": verdict.layouts,
        "basis": verdict.basis.value,
        "choices": [_choice(choice) for choice in verdict.choices],
    }


def _choice(choice: Choice) -> dict[str, object]:
    return {
        "cards": _deeds(choice),
        "units": _rounded(choice.average.units, 3),
        "points": _rounded(choice.average.points, 1),
        "hindsight_units": _rounded(choice.hindsight.units, 3),
        "hindsight_points": _rounded(choice.hindsight.points, 1),
    }


def _deeds(choice: Choice) -> list[str]:
    """The cards of a choice, or its call, in record notation; empty for no discard."""
    return [str(card) for card in choice.cards] if choice.call is None else [str(choice.call)]


def _rounded(value: float, places: int) -> float:
    """A rounded value, without a negative zero."""
    return round(value, places) + 0.0
