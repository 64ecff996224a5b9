"""Rows and cells of the score sheet, as values: what stands where, before it has a look.

Made from the engine's score sheet alone; no rule is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from reunion_desktop.engine.ruleset import MATSCH
from reunion_desktop.engine.scoring import (
    GameSheet,
    Mark,
    ScoreLine,
    ScoreSheet,
    Units,
    Why,
    gross,
    net,
)
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.words.cards import signed


class RowKind(Enum):
    """What a row of the sheet is about."""

    HEADING = auto()
    """The number of a game of the session."""
    DEAL = auto()
    PLAYOFF = auto()
    """A deal that only breaks a tie; it stands below the totals and enters none."""
    TOTALS = auto()
    BOWERS = auto()
    """Fees for left bowers taken."""
    STANGEN = auto()
    """Fees for taking no trick."""
    SETTLEMENT = auto()
    """What the game itself pays."""
    BALANCE = auto()
    """Units by game: net, or received where nobody pays."""
    SESSION_BALANCE = auto()
    """Net units over all games."""
    SESSION_RECEIPTS = auto()
    """Units received over all games."""
    CARRIED = auto()
    """On a sheet of several pages: what all games so far come to, at a page's foot and head."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of the grid."""

    text: str = ""
    """The figures written; empty where a mark stands for them, or nothing is written yet."""
    mark: Mark = Mark.PLAIN
    dealer: bool = False
    """Whether the dealer's dot stands here."""
    winner: bool = False
    """Whether the figure is ringed: the total that won."""
    matsch: bool = False
    """Whether it is said beside the total that its player is *matsch*."""
    pencil: bool = False
    """Whether it stands there for the time being: a running total, a deal to come."""

    @property
    def has_entry(self) -> bool:
        """Whether the cell holds an entry."""
        return bool(self.text) or self.mark in (Mark.SLASH, Mark.DASH)


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the grid, a cell for each player."""

    kind: RowKind
    game: int
    """The game's number in the session, from 1; 0 in the session's own rows."""
    deal: int
    """The deal's number in its game, from 1; 0 where the row is no deal; in a row that carries
    over, how many games it stands for."""
    cells: tuple[Cell, ...]
    check: str = ""
    """What stands small at the edge: the sum of the totals."""

    @property
    def key(self) -> tuple[RowKind, int, int]:
        """What stays the same while the row is filled in."""
        return self.kind, self.game, self.deal


def rows_of(sheet: ScoreSheet) -> tuple[Row, ...]:
    """Every row of the sheet from top to bottom."""
    rows: list[Row] = []
    for number, game in enumerate(sheet.games, 1):
        rows.extend(_game_rows(game, number, len(sheet.names), sheet.ledger))
    if any(game.lines for game in sheet.games):
        rows.extend(_session_rows(sheet))
    return tuple(rows)


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """What stands at the head of each column: as few letters as tell the players apart."""
    for count in (1, 2, 3):
        short = tuple(name.strip()[:count] or "?" for name in names)
        if len(set(short)) == len(names):
            return short
    return tuple(f"{name.strip()[:1] or '?'}{place}" for place, name in enumerate(names, 1))


def per_deal(
    game: GameSheet, why: Why, seat: Seat, ledger: str
) -> tuple[tuple[ScoreLine, Units], ...]:
    """What one kind of fee came to for a seat, deal by deal; deals without any are left out."""
    told = []
    for line in game.lines:
        fees = [payment for payment in line.payments if payment.why is why]
        amount = (gross if ledger == "receipts" else net)(fees, len(line.points))[seat]
        if amount:
            told.append((line, amount))
    return tuple(told)


def _game_rows(game: GameSheet, number: int, players: int, ledger: str) -> Iterator[Row]:
    yield Row(RowKind.HEADING, number, 0, (Cell(),) * players)
    for line in game.lines:
        if not line.playoff:
            yield _deal_row(RowKind.DEAL, number, line)
    for deal in range(len(game.lines) + 1, game.deals + 1):
        dealer = (game.first_dealer + deal - 1) % players
        cells = tuple(Cell(dealer=seat == dealer, pencil=True) for seat in range(players))
        yield Row(RowKind.DEAL, number, deal, cells)
    yield _totals_row(game, number, players)
    for line in game.lines:
        if line.playoff:
            yield _deal_row(RowKind.PLAYOFF, number, line)
    yield from _unit_rows(game, number, players, ledger)


def _deal_row(kind: RowKind, game: int, line: ScoreLine) -> Row:
    cells = tuple(
        Cell(
            "" if entry.mark in (Mark.SLASH, Mark.DASH) else str(entry.points),
            entry.mark,
            dealer=seat == line.dealer,
        )
        for seat, entry in enumerate(line.sheet)
    )
    return Row(kind, game, line.number, cells)


def _totals_row(game: GameSheet, number: int, players: int) -> Row:
    """The totals; in pencil while the game goes on, and only once there is something to add."""
    settled = game.settlement is not None
    won = game.settlement.winners if game.settlement is not None else ()
    full = len(game.lines) >= game.deals
    if not full and len(game.lines) < 2:
        return Row(RowKind.TOTALS, number, 0, (Cell(pencil=True),) * players)
    cells = tuple(
        Cell(
            str(total),
            winner=seat in won,
            matsch=settled and total < MATSCH and seat not in won,
            pencil=not full,
        )
        for seat, total in enumerate(game.totals)
    )
    return Row(RowKind.TOTALS, number, 0, cells, str(game.check))


def _unit_rows(game: GameSheet, number: int, players: int, ledger: str) -> Iterator[Row]:
    """The units; fees that nobody paid have no row, the others one figure for each deal."""
    for kind, why in ((RowKind.BOWERS, Why.LEFT_BOWER), (RowKind.STANGEN, Why.NO_TRICK)):
        if game.payments(why):
            cells = tuple(
                Cell(
                    "".join(signed(units) for _, units in per_deal(game, why, seat, ledger)) or "0"
                )
                for seat in range(players)
            )
            yield Row(kind, number, 0, cells)
    if game.settlement is not None:
        units = (gross if ledger == "receipts" else net)(game.settlement.payments, players)
        yield _units_row(RowKind.SETTLEMENT, number, units)
        balance = game.receipts if ledger == "receipts" else game.balance
        yield _units_row(RowKind.BALANCE, number, balance)


def _session_rows(sheet: ScoreSheet) -> Iterator[Row]:
    balance = _units_row(RowKind.SESSION_BALANCE, 0, sheet.balance)
    receipts = _units_row(RowKind.SESSION_RECEIPTS, 0, sheet.receipts)
    yield from (receipts, balance) if sheet.ledger == "receipts" else (balance, receipts)


def carried_row(sheet: ScoreSheet, games: int) -> Row:
    """What the first games of a session come to, for a page's foot and the next one's head."""
    so_far = replace(sheet, games=sheet.games[:games])
    units = so_far.receipts if sheet.ledger == "receipts" else so_far.balance
    return replace(_units_row(RowKind.CARRIED, 0, units), deal=games)


def _units_row(kind: RowKind, game: int, units: Sequence[Units]) -> Row:
    return Row(kind, game, 0, tuple(Cell(signed(amount)) for amount in units))
