"""Reviews written out: as JSON for other programs, and as text for a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.review.deals import DealReview
from reunion_desktop.review.verdict import Choice, Verdict


def as_json(games: Sequence[tuple[int, Sequence[DealReview]]]) -> str:
    """All reviews as one JSON object a line, one line a deal.

    Args:
        games: the number of each game in its file, from 1, with the reviews of its deals.
    """
    return "\n".join(
        json.dumps({"game": number} | _deal(review))
        for number, reviews in games
        for review in reviews
    )


def as_text(games: Sequence[tuple[int, Sequence[DealReview]]]) -> str:
    """The same as lines to be read."""
    lines: list[str] = []
    for number, reviews in games:
        for review in reviews:
            lines.append(
                f"Game {number}, deal {review.number}, seat {review.seat}: {review.grade.value}, "
                f"{review.cost:.2f} units given away."
            )
            lines.extend(_lines(review.dearest))
    return "\n".join(lines)


def _lines(dearest: Iterable[Verdict]) -> Iterable[str]:
    for verdict in dearest:
        where = f"trick {verdict.trick}" if verdict.trick else "laying away"
        chosen, best = _cards(verdict.chosen.cards), _cards(verdict.best.cards)
        yield (
            f"  {where:12} {' '.join(chosen)}, better {' '.join(best)}: "
            f"{verdict.cost.units:.2f} units, {verdict.cost.points:.1f} points on average; "
            f"as the cards lay {-verdict.luck:+.2f} units."
        )


def _deal(review: DealReview) -> dict[str, object]:
    return {
        "deal": review.number,
        "seat": review.seat,
        "grade": review.grade.value,
        "units": round(review.cost, 3),
        "points": round(review.points, 1),
        "dearest": [verdict.place for verdict in review.dearest],
        "decisions": [_verdict(verdict) for verdict in review.verdicts],
    }


def _verdict(verdict: Verdict) -> dict[str, object]:
    return {
        "place": verdict.place,
        "trick": verdict.trick,
        "chosen": _cards(verdict.chosen.cards),
        "best": _cards(verdict.best.cards),
        "units": round(verdict.cost.units, 3),
        "points": round(verdict.cost.points, 1),
        "hindsight": round(-verdict.luck, 3),
        "layouts": verdict.layouts,
        "basis": verdict.basis.value,
        "choices": [_choice(choice) for choice in verdict.choices],
    }


def _choice(choice: Choice) -> dict[str, object]:
    return {
        "cards": _cards(choice.cards),
        "units": round(choice.average.units, 3),
        "points": round(choice.average.points, 1),
        "hindsight_units": round(choice.hindsight.units, 3),
        "hindsight_points": round(choice.hindsight.points, 1),
    }


def _cards(cards: CardSet) -> list[str]:
    return [str(card) for card in cards]
