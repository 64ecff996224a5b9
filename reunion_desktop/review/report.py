"""Format reviews as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence

from reunion_desktop.review.deals import DealReview
from reunion_desktop.review.verdict import Choice, Verdict


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
