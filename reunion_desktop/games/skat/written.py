"""Lines of the list of Skat: a game in its declarer's column, Ramsch in its losers'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from reunion_desktop.engine.cards import FifthSuit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.plans import DealPlan
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Meaning, Value
from reunion_desktop.games.skat.options import GRAND, NULL, SkatOptions
from reunion_desktop.games.skat.options.bock import bock_events, kind_of_next
from reunion_desktop.games.skat.options.lines import totals
from reunion_desktop.games.skat.ramsch import ramsch
from reunion_desktop.games.skat.values import Result


class SkatDeal(NamedTuple):
    """The result of a deal, from which its line follows."""

    points: tuple[int, ...]
    """Card points by seat, those of the skat included."""
    tricks: tuple[int, ...]
    """Tricks by seat."""
    changes: tuple[int, ...]
    """Changes of the columns."""
    told: Mapping[str, Value]
    """The game played and its value by name; empty where the deal was passed in."""
    kind: str = "game"
    """``game``, or ``ramsch``."""
    played: bool = True


def passed_in(rules: SkatOptions, *, played: bool = False) -> SkatDeal:
    """A deal without a game: it fills a line."""
    nothing = (0,) * rules.players
    return SkatDeal(nothing, nothing, nothing, {}, played=played)


def of_game(
    rules: SkatOptions,
    contract: Contract,
    result: Result,
    run: int,
    kontra: int,
    made: tuple[tuple[int, ...], tuple[int, ...]],
) -> SkatDeal:
    """A game with a declarer.

    Args:
        rules: the rules of the table.
        contract: the game.
        result: its outcome.
        run: matadors, negative without them.
        kontra: how often Kontra and Re were said.
        made: card points and tricks by seat.
    """
    trump, declarer = contract.order.trump, contract.declared_by
    told: dict[str, Value] = {
        "declarer": declarer,
        "game": NULL if trump is None else GRAND if trump is FifthSuit.JACKS else trump.letter,
        "bid": contract.bid,
        "matadors": run,
        **{name: int(counted) for name, counted in result.levels._asdict().items()},
        "won": int(result.won),
        "overbid": int(result.overbid),
        "value": result.value,
        "score": result.score,
        "kontra": kontra,
        "factor": contract.factor,
    }
    return SkatDeal(*made, written(rules, declarer, result, contract.factor), told)


def of_ramsch(
    rules: SkatOptions,
    seats: Sequence[Seat],
    points: Sequence[int],
    tricks: Sequence[int],
    last: Seat,
    factor: int,
) -> SkatDeal:
    """A deal of Ramsch.

    Args:
        rules: the rules of the table.
        seats: the players.
        points: card points of each of them, with the skat as far as it counts.
        tricks: tricks by seat.
        last: the seat that took the last trick.
        factor: the number by which pushes and Bock multiply the score.
    """
    scores = ramsch(rules, points, [tricks[seat] for seat in seats], seats.index(last), factor)
    made, changes = [0] * rules.players, [0] * rules.players
    for seat, own, score in zip(seats, points, scores, strict=True):
        made[seat], changes[seat] = own, score
    minus = rules.accounting == "bierlachs"
    written_so = minus_only(changes) if minus else tuple(changes)
    return SkatDeal(tuple(made), tuple(tricks), written_so, {"factor": factor}, "ramsch")


def line_of(
    rules: SkatOptions, lines: tuple[ScoreLine, ...], plan: DealPlan, deal: SkatDeal
) -> ScoreLine:
    """The line of a deal after some others; it may begin a round of Bock."""
    before, told = totals(lines, rules.players), dict(deal.told)
    if deal.kind == "game" and told and kind_of_next(rules, lines) == "ramsch":
        told["again"] = 1
    after = tuple(old + new for old, new in zip(before, deal.changes, strict=True))
    changed = [total for total, change in zip(after, deal.changes, strict=True) if change]
    if bock_events(rules, told, deal.points, changed):
        told["bock"] = 1
    return ScoreLine(
        plan.number,
        plan.dealer,
        deal.points,
        deal.tricks,
        (),
        tuple(Entry(total, Mark.PLAIN) for total in after),
        played=deal.played,
        outcome=Meaning(deal.kind, tuple(told.items())) if told else None,
    )


def written(rules: SkatOptions, declarer: Seat, made: Result, factor: int = 1) -> tuple[int, ...]:
    """The change of each column by a game.

    Args:
        rules: the rules of the table.
        declarer: the declarer's seat.
        made: the outcome of the game.
        factor: the number by which Kontra and Bock multiply it.
    """
    minus, own = rules.accounting == "bierlachs", made.score
    if minus and not made.won and rules.bierlachs_loss == "single":
        own = -made.value * factor
    changes = tuple(own if seat == declarer else 0 for seat in range(rules.players))
    return minus_only(changes) if minus else changes


def minus_only(changes: Sequence[int]) -> tuple[int, ...]:
    """Changes of a list in which nothing is gained: what a seat gains all others lose."""
    won = sum(max(change, 0) for change in changes)
    return tuple(0 if change > 0 else change - won for change in changes)
