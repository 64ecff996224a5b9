"""Rows of a deal's result and of the settlement, as values.

Read from an observation and a score sheet; no rule is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import Mark, ScoreSheet, Units, Why, gross, net
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.reunion.options import FREE, MATSCH, ReunionOptions


class ScoreRowKind(Enum):
    """Kind of a row in a deal's result or in the balance."""

    TRICKS = auto()
    """Number of tricks taken."""
    POINTS = auto()
    """Card points in tricks, without the bonus of the last trick."""
    DISCARDS = auto()
    """Card points of the discards, as far as they count."""
    LAST_TRICK = auto()
    """Bonus of the last trick."""
    SUM = auto()
    """Points entered for the deal."""
    BOWERS = auto()
    """Units for left bowers of this deal."""
    STANGEN = auto()
    """Units for hands of this deal without a trick."""
    STAUBAUS = auto()
    """Units for a Staubaus of this deal, if the game has it."""
    STANDS = auto()
    """Points in the game so far; at its end the totals."""
    FREE = auto()
    """Points missing to the total from which on nothing is paid."""
    MATSCH = auto()
    """Points missing to the total that is no longer *matsch*."""
    GAME = auto()
    """Units of the whole game, including fees."""
    SESSION = auto()
    """Units of all games of the session."""


POINTS = (
    ScoreRowKind.TRICKS,
    ScoreRowKind.POINTS,
    ScoreRowKind.DISCARDS,
    ScoreRowKind.LAST_TRICK,
    ScoreRowKind.SUM,
    ScoreRowKind.STANDS,
    ScoreRowKind.FREE,
    ScoreRowKind.MATSCH,
)
"""Kinds with card points or tricks; the others are units that are paid."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One row: one quantity for each player."""

    kind: ScoreRowKind
    amounts: tuple[Units | None, ...]
    """By seat; None if the row does not concern a player. In rows of missing points, 0 means that
    none are missing."""
    marks: tuple[Mark, ...] = ()
    """Marks by which the score sheet shows the amounts; empty if it shows numbers."""
    best: tuple[Seat, ...] = ()
    """Seats whose amount is highlighted: the winners."""


@dataclass(frozen=True, slots=True)
class UnitTransfer:
    """Payment of units from one player to another."""

    payer: Seat
    payee: Seat
    units: Units
    why: Why
    deal: int
    """Deal in which the payment fell due, from 1; 0 for the settlement."""
    total: int
    """The payer's points in the game, which decide the settlement."""


_FEES = (
    (ScoreRowKind.BOWERS, Why.LEFT_BOWER),
    (ScoreRowKind.STAUBAUS, Why.STAUBAUS),
    (ScoreRowKind.STANGEN, Why.NO_TRICK),
)


def count_of(sight: Observation) -> tuple[ScoreRow, ...]:
    """Rows of the last deal; rows that do not apply are left out."""
    deal, rules = sight.deal, sight.rules
    if deal is None or not sight.lines:
        return ()
    line, seats = sight.lines[-1], range(rules.players)
    last = deal.taken[-1].winner if deal.taken else None
    bonus = tuple(rules.last_trick if seat == last else None for seat in seats)
    played = tuple(entry.mark is not Mark.CROWN for entry in line.sheet)
    in_tricks = tuple(deal.points[seat] - (bonus[seat] or 0) for seat in seats)
    owner = deal.owner
    away = line.points[owner] - deal.points[owner]
    rows = [
        ScoreRow(ScoreRowKind.TRICKS, _of(played, line.tricks)),
        ScoreRow(ScoreRowKind.POINTS, _of(played, in_tricks)),
    ]
    if deal.discarded:
        laid = tuple(away if seat == owner else None for seat in seats)
        rows.append(ScoreRow(ScoreRowKind.DISCARDS, laid))
    if rules.last_trick:
        rows.append(ScoreRow(ScoreRowKind.LAST_TRICK, bonus))
    marks = tuple(entry.mark for entry in line.sheet)
    rows.append(ScoreRow(ScoreRowKind.SUM, _of(played, line.points), marks))
    flow = gross if rules.ledger == "receipts" else net
    for kind, why in _FEES:
        fees = [payment for payment in line.payments if payment.why is why]
        if fees:
            rows.append(ScoreRow(kind, _some(flow(fees, rules.players))))
    return (*rows, *_standing(sight))


def _of(played: Sequence[bool], amounts: Sequence[int]) -> tuple[int | None, ...]:
    """Amounts by seat; None for seats that were not dealt in."""
    return tuple(amount if own else None for own, amount in zip(played, amounts, strict=True))


def _some(units: Iterable[Units]) -> tuple[Units | None, ...]:
    """Units by seat; None instead of zero."""
    return tuple(amount or None for amount in units)


def _standing(sight: Observation) -> Iterator[ScoreRow]:
    """Rows of each player's total, and of the points still missing while deals are to come."""
    rules, line = sight.rules, sight.lines[-1]
    if line.playoff:
        return
    counted = [one.points for one in sight.lines if not one.playoff]
    totals = tuple(sum(column) for column in zip(*counted, strict=True))
    won = sight.settlement.winners if sight.settlement is not None else ()
    yield ScoreRow(ScoreRowKind.STANDS, totals, best=won)
    if not isinstance(rules, ReunionOptions) or len(counted) >= rules.deals:
        return
    free, matsch = FREE, MATSCH
    yield ScoreRow(ScoreRowKind.FREE, tuple(max(0, free - total) for total in totals))
    if min(totals) < matsch:
        yield ScoreRow(ScoreRowKind.MATSCH, tuple(max(0, matsch - total) for total in totals))


def moves_of(sight: Observation) -> tuple[UnitTransfer, ...]:
    """All payments of a finished game: the settlement first, then the fees of its deals."""
    if sight.settlement is None:
        return ()
    totals = sight.settlement.totals
    due = [(0, payment) for payment in sight.settlement.payments]
    due += [(line.number, payment) for line in sight.lines for payment in line.payments]
    return tuple(
        UnitTransfer(one.payer, one.payee, one.units, one.why, deal, totals[one.payer])
        for deal, one in due
    )


def balance_of(sheet: ScoreSheet) -> tuple[ScoreRow, ...]:
    """Totals and units of the last settled game, and units of the whole session."""
    settled = [game for game in sheet.games if game.settlement is not None]
    if not settled:
        return ()
    game, receipts = settled[-1], sheet.ledger == "receipts"
    assert game.settlement is not None  # noqa: S101 - the selection ensures it.
    return (
        ScoreRow(ScoreRowKind.STANDS, game.totals, best=game.settlement.winners),
        ScoreRow(ScoreRowKind.GAME, game.receipts if receipts else game.balance),
        ScoreRow(ScoreRowKind.SESSION, sheet.receipts if receipts else sheet.balance),
    )
