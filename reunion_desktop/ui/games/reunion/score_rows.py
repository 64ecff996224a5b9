"""Rows of a deal's result and of the settlement, as values.

Read from an observation and a score sheet; no rule is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from reunion_desktop.engine.observe import DealObservation, Observation
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
    if sight.deal is None or not sight.lines:
        return ()
    return (*_points_rows(sight, sight.deal), *_fee_rows(sight), *_standing(sight))


def _points_rows(sight: Observation, deal: DealObservation) -> Iterator[ScoreRow]:
    """Rows of tricks and points, for the players who were dealt in."""
    line, bonus, owner = sight.lines[-1], sight.rules.last_trick, deal.owner
    last = deal.taken[-1].winner if deal.taken else None
    marks = tuple(entry.mark for entry in line.sheet)
    own = [made - (bonus if seat == last else 0) for seat, made in enumerate(deal.points)]
    yield ScoreRow(ScoreRowKind.TRICKS, _played(line.tricks, marks))
    yield ScoreRow(ScoreRowKind.POINTS, _played(own, marks))
    if deal.discarded:
        away = line.points[owner] - deal.points[owner]
        yield ScoreRow(ScoreRowKind.DISCARDS, _only(owner, away, len(marks)))
    if bonus:
        yield ScoreRow(ScoreRowKind.LAST_TRICK, _only(last, bonus, len(marks)))
    yield ScoreRow(ScoreRowKind.SUM, _played(line.points, marks), marks)


def _fee_rows(sight: Observation) -> Iterator[ScoreRow]:
    """Rows of the units that were paid for the deal."""
    flow = gross if sight.rules.ledger == "receipts" else net
    for kind, why in _FEES:
        fees = [payment for payment in sight.lines[-1].payments if payment.why is why]
        if fees:
            units = flow(fees, sight.rules.players)
            yield ScoreRow(kind, tuple(amount or None for amount in units))


def _played(amounts: Iterable[int], marks: Iterable[Mark]) -> tuple[int | None, ...]:
    """Amounts by seat; None for seats that were not dealt in."""
    pairs = zip(amounts, marks, strict=True)
    return tuple(None if mark is Mark.CROWN else amount for amount, mark in pairs)


def _only(seat: Seat | None, amount: int, players: int) -> tuple[int | None, ...]:
    """Amount of one seat; None for all others."""
    return tuple(amount if seat == each else None for each in range(players))


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
    yield ScoreRow(ScoreRowKind.FREE, tuple(max(0, FREE - total) for total in totals))
    if min(totals) < MATSCH:
        yield ScoreRow(ScoreRowKind.MATSCH, tuple(max(0, MATSCH - total) for total in totals))


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
    ends = [(game, game.settlement) for game in sheet.games if game.settlement is not None]
    if not ends:
        return ()
    (game, settlement), receipts = ends[-1], sheet.ledger == "receipts"
    return (
        ScoreRow(ScoreRowKind.STANDS, game.totals, best=settlement.winners),
        ScoreRow(ScoreRowKind.GAME, game.receipts if receipts else game.balance),
        ScoreRow(ScoreRowKind.SESSION, sheet.receipts if receipts else sheet.balance),
    )
