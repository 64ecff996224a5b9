"""Print the review of a record, as text or JSON: ``replay --review``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from reunion_desktop.ai.player import Stop
from reunion_desktop.cli.output import DONE, show_progress
from reunion_desktop.engine.legal import MayDiscard, MayGive
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.review import report
from reunion_desktop.review.deals import (
    DealReview,
    Grade,
    by_deal,
    decisions,
    finished_deals,
    verdicts,
)
from reunion_desktop.review.verdict import UNITS_OF_A_DEAL, Basis, Choice, Verdict
from reunion_desktop.ui.language.shell_language import translate
from reunion_desktop.ui.language.shell_words import card_key, deal_name, decimal, percent


def print_review(records: Sequence[Record], seat: Seat, *, as_json: bool) -> int:
    """Review a seat's moves in every game of a file; returns the exit code."""
    out_of = sum(len(decisions(record, seat)) for record in records)
    done = 0
    games = []
    for number, record in enumerate(records, 1):
        found = []
        for verdict in verdicts(record, seat, f"review|{number}", Stop()):
            found.append(verdict)
            done += 1
            show_progress(done, out_of)
        games.append((number, by_deal(found, seat, finished_deals(record))))
    if as_json:
        print(report.as_json(games))
        return DONE
    told = [
        (record.header.game, reviews) for record, (_, reviews) in zip(records, games, strict=True)
    ]
    print("\n".join(review_lines(told)))
    return DONE


def review_lines(games: Iterable[tuple[str, Sequence[DealReview]]]) -> Iterator[str]:
    """The lines of a review: how to read it, then every deal with its worst mistakes.

    Args:
        games: the id of each game of a file, with the reviews of its deals.
    """
    yield card_key()
    explained = ""
    for number, (game, reviews) in enumerate(games, 1):
        for review in reviews:
            if review.verdicts and explained != (explanation := _explanation(review)):
                yield explanation
                explained = explanation
            yield from _deal(deal_name(game, number, review.number), review)


def _explanation(review: DealReview) -> str:
    """The unit of the costs, which are never told in another unit than they were judged in."""
    if review.counted is None:
        return translate(
            "cli",
            "Costs are in units, on average over all cards that the player could not see.",
        )
    return translate(
        "cli",
        "Costs are a share of the deal, on average over all cards that the player could not see;"
        " 100% is the difference between winning and losing it.",
    )


def _deal(name: str, review: DealReview) -> Iterator[str]:
    """The line of a deal, and those of its worst mistakes."""
    if review.grade is Grade.IDLE:
        text = translate("cli", "{deal}, seat {seat}: No move to make.")
    elif review.grade is Grade.FLAWLESS:
        text = translate("cli", "{deal}, seat {seat}: No mistakes.")
    else:
        text = translate("cli", "{deal}, seat {seat}: {grade}. Cost of all mistakes: {cost}.")
    cost = _figure(review.cost, shared=review.counted is not None)
    yield text.format(deal=name, seat=review.seat, grade=_grade(review.grade), cost=cost)
    for verdict in review.dearest:
        yield f"  {_mistake(verdict)}"
    if not review.complete:
        text = translate(
            "cli",
            "{deal}: Some moves took too long to search. Analysed with fewer layouts: {fewer};"
            " by estimate only: {rule}.",
        )
        bases = [verdict.basis for verdict in review.verdicts]
        fewer, rule = bases.count(Basis.FEWER), bases.count(Basis.RULE)
        yield text.format(deal=name, fewer=fewer, rule=rule)


def _grade(grade: Grade) -> str:
    """A grade in the words of the review window; JSON has the values themselves."""
    return {
        Grade.FLAWLESS: "",
        Grade.FINE: translate("cli", "very good"),
        Grade.FAIR: translate("cli", "good"),
        Grade.COSTLY: translate("cli", "mixed"),
        Grade.DEAR: translate("cli", "poor"),
        Grade.IDLE: "",
    }[grade]


def _mistake(verdict: Verdict) -> str:
    """One mistake: the move, the better one, the cost on average and with the actual cards."""
    shared, actual = verdict.counted is not None, verdict.hindsight.units
    with_actual = _figure(abs(actual), shared=shared)
    if with_actual == _figure(0, shared=shared):
        text = translate("cli", "{move}; better: {best}. Cost: {cost}; with the actual cards none.")
    elif actual > 0:
        text = translate(
            "cli", "{move}; better: {best}. Cost: {cost}; with the actual cards: {actual}."
        )
    else:
        text = translate(
            "cli",
            "{move}; better: {best}. Cost: {cost}; with the actual cards a gain of {actual}.",
        )
    return text.format(
        move=_move(verdict),
        best=_cards(verdict.best),
        cost=_figure(verdict.cost.units, shared=shared),
        actual=with_actual,
    )


def _move(verdict: Verdict) -> str:
    """The action with its trick: *Trick 4: HT*."""
    if verdict.chosen.call is not None:
        text = translate("cli", "Call: {cards}")
    elif isinstance(verdict.legal, MayGive):
        text = translate("cli", "Card given: {cards}")
    elif verdict.trick:
        text = translate("cli", "Trick {number}: {cards}")
    elif isinstance(verdict.legal, MayDiscard) and verdict.legal.offered is not None:
        text = translate("cli", "Exchange: {cards}")
    else:
        text = translate("cli", "Discard: {cards}")
    return text.format(number=verdict.trick, cards=_cards(verdict.chosen))


def _cards(choice: Choice) -> str:
    """A call or cards in the notation of the game file."""
    if choice.call is not None:
        return str(choice.call)
    return " ".join(map(str, choice.cards)) or translate("cli", "no card")


def _figure(units: float, *, shared: bool) -> str:
    """A cost: units, or a share of a deal."""
    if not shared:
        return decimal(units, 2)
    return percent(units / UNITS_OF_A_DEAL, 1)
