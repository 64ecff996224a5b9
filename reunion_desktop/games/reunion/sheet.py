"""Score sheet of Réunion, made from the lines and settlements of its games alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from reunion_desktop.engine.scoring import (
    Entry,
    GameSheet,
    Mark,
    Payment,
    ScoreLine,
    ScoreSheet,
    Units,
    Why,
    gross,
    net,
)
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import (
    STROKES_FOR_FIGURES,
    Cell,
    Grid,
    Meaning,
    Row,
    RowKind,
    Sheet,
    Shown,
    Standing,
    Value,
    means,
)
from reunion_desktop.games.chalk import DRAWN, heading
from reunion_desktop.games.reunion.options import MATSCH

LABELS = (
    ("deal", Shown.PAPER),
    ("playoff", Shown.PAPER),
    ("totals", Shown.PAPER),
    ("bowers", DRAWN),
    ("stangen", DRAWN),
    ("settlement", DRAWN),
    ("session_balance", Shown.PAPER),
    ("session_receipts", Shown.PAPER),
)
FEES = (("bowers", Why.LEFT_BOWER), ("stangen", Why.NO_TRICK))


@dataclass(frozen=True, slots=True)
class UnitKind:
    """The differences between the sheets of Réunion and of games that are written like it."""

    game: str = "reunion"
    """The name of the game in a record."""
    fees: tuple[tuple[str, Why], ...] = FEES
    """The rows of units below the totals, and what is paid in each."""
    labels: tuple[tuple[str, Shown], ...] = LABELS
    """Keys of all possible labels at the left."""
    widest_check: str = "450"
    """All points of a game: those of three deals."""


_REUNION = UnitKind()

_EARNED = "receipts"
"""The ledger under which units are received and never paid."""

_Cells = tuple[Cell, ...]


def signed(units: Value) -> str:
    """Units with their sign: *+2*, *−1½*, *0*."""
    amount = float(units)
    return f"{'+' if amount > 0 else '−'}{unsigned(units)}" if amount else "0"


def unsigned(units: Value) -> str:
    """Units without a sign; a share of one is a half in this game."""
    amount = abs(float(units))
    whole = int(amount)
    return f"{whole or ''}½" if amount != whole else str(whole)


def describe(figures: ScoreSheet, kind: UnitKind = _REUNION) -> Sheet:
    """The sheet of a session.

    The session's own rows stand below its games; a row that paper and text write in different
    ways stands there once for each of them.
    """
    seats = range(len(figures.names))
    blocks = tuple(
        _grid(game, number, len(seats), figures.ledger, kind)
        for number, game in enumerate(figures.games, 1)
    )
    account = Grid(tuple(_session_rows(figures)))
    ledger = ("receipts" if figures.ledger == _EARNED else "balance", Shown.PAPER)
    return Sheet(
        kind.game,
        figures.names,
        tuple((seat,) for seat in seats),
        blocks,
        (account,) if account.rows else (),
        tuple(_carried(figures)),
        (*kind.labels, ledger, ("balance", Shown.TEXT), ("receipts", Shown.TEXT)),
        kind.widest_check,
        _standing(figures),
    )


def _standing(figures: ScoreSheet) -> Standing | None:
    if not any(game.lines for game in figures.games):
        return None
    is_net = figures.rank == "net"
    amounts, leaders = figures.balance if is_net else figures.receipts, figures.leaders
    settled = any(game.settlement is not None for game in figures.games)
    key = "session_receipts" if figures.rank == "gross" else "session_balance"
    return Standing(key, leaders, amounts[leaders[0]], settled)


def _carried(figures: ScoreSheet) -> Iterator[Row]:
    """The account after each game: net units, or receipts where units are only earned."""
    so_far: tuple[Units, ...] = (0,) * len(figures.names)
    for number, game in enumerate(figures.games, 1):
        if game.lines:
            made = game.receipts if figures.ledger == _EARNED else game.balance
            so_far = tuple(a + b for a, b in zip(so_far, made, strict=True))
        yield Row("carried", RowKind.CARRIED, 0, number, _units(so_far), shown=Shown.PAPER)


@lru_cache(maxsize=512)  # The sheet is rebuilt after every deal; finished games are cached.
def _grid(game: GameSheet, number: int, players: int, ledger: str, kind: UnitKind) -> Grid:
    return Grid(tuple(_game_rows(game, number, players, ledger, kind)))


def _game_rows(
    game: GameSheet, number: int, players: int, ledger: str, kind: UnitKind
) -> Iterator[Row]:
    yield heading(game, number, players)
    for line in game.lines:
        if not line.playoff:
            yield from _deal_rows("deal", RowKind.DEAL, number, line)
    for deal in range(len(game.lines) + 1, game.deals + 1):
        dealer = (game.first_dealer + deal - 1) % players
        cells = tuple(Cell(dealer=seat == dealer, pencil=True) for seat in range(players))
        yield Row("deal", RowKind.DEAL, number, deal, cells, dealer=dealer, shown=Shown.PAPER)
    totals = _totals(game, number, ledger)
    yield _pencilled(totals, game, number, players)
    for line in game.lines:
        if line.playoff:
            yield from _deal_rows("playoff", RowKind.EXTRA, number, line)
    if game.lines:
        yield replace(totals, shown=Shown.TEXT)
        yield from _unit_rows(game, number, players, ledger, kind)


def _deal_rows(key: str, kind: RowKind, game: int, line: ScoreLine) -> Iterator[Row]:
    cells = tuple(_entry(line, seat, entry) for seat, entry in enumerate(line.sheet))
    yield Row(key, kind, game, line.number, cells, dealer=line.dealer)
    for payment in line.payments:
        yield _payment_row(payment, game, line.number, len(line.sheet))


def _entry(line: ScoreLine, seat: Seat, entry: Entry) -> Cell:
    mark = "" if entry.mark is Mark.PLAIN else entry.mark.value
    meaning = means(
        "entry",
        dealer=int(seat == line.dealer),
        playoff=int(line.playoff),
        tricks=line.tricks[seat] if line.tricks_counted or not line.tricks[seat] else "",
        points=entry.points,
        mark=entry.mark.value,
    )
    text = "" if mark in STROKES_FOR_FIGURES else str(entry.points)
    return Cell(text, mark, dealer=seat == line.dealer, means=(meaning,))


def _payment_row(payment: Payment, game: int, deal: int, players: int) -> Row:
    meaning = means("payment", to_seat=payment.payee, why=payment.why.value, units=payment.units)
    cells = tuple(
        Cell(means=(meaning,)) if seat == payment.payer else Cell() for seat in range(players)
    )
    return Row("payment", RowKind.UNITS, game, deal, cells, shown=Shown.TABLE)


def _totals(game: GameSheet, number: int, ledger: str) -> Row:
    """The totals row, with the meaning of each total."""
    totals = game.totals
    won = game.settlement.winners if game.settlement is not None else ()
    matsch = _matsch(game)
    cells = tuple(
        Cell(
            str(total),
            ring=seat in won,
            note="matsch" if matsch[seat] else "",
            means=(_total_means(game, totals, seat, ledger),),
        )
        for seat, total in enumerate(totals)
    )
    return Row("totals", RowKind.TOTALS, number, 0, cells, check=str(sum(totals)))


def _matsch(game: GameSheet) -> tuple[bool, ...]:
    """The seats that are *matsch*: settled below a hundred, without a share in the win."""
    settlement = game.settlement
    return tuple(
        settlement is not None and total < MATSCH and seat not in settlement.winners
        for seat, total in enumerate(game.totals)
    )


def _pencilled(totals: Row, game: GameSheet, number: int, players: int) -> Row:
    """The totals on paper: in pencil while the game goes on, from the second deal on."""
    full = len(game.lines) >= game.deals
    if not full and len(game.lines) < 2:
        cells = (Cell(pencil=True),) * players
        return Row("totals", RowKind.TOTALS, number, 0, cells, shown=Shown.PAPER)
    cells = tuple(replace(cell, pencil=not full) for cell in totals.cells)
    return replace(totals, cells=cells, shown=Shown.PAPER)


def _total_means(game: GameSheet, totals: tuple[int, ...], seat: Seat, ledger: str) -> Meaning:
    """The meaning of a total: it wins, or pays what was paid."""
    total = totals[seat]
    if len(game.lines) < game.deals:
        return means("total_so_far", total=total)
    if game.settlement is None:
        return means("total_tied", total=total)
    winners = game.settlement.winners
    if seat in winners:
        return means("total_shares" if len(winners) > 1 else "total_wins", total=total)
    due = [payment for payment in game.settlement.payments if payment.payer == seat]
    return means(
        "total_worth" if ledger == _EARNED else "total_pays",
        total=total,
        played_off=int(total == max(totals)),
        units=due[0].units if due else 0,
        winners=len(due),
    )


def _unit_rows(
    game: GameSheet, number: int, players: int, ledger: str, kind: UnitKind
) -> Iterator[Row]:
    """The rows of units, and the game's balance.

    On paper fees of 0 have no row; in the text they have one, and units that are only received are
    written as one sum.
    """
    receipts = ledger == _EARNED
    for key, why in kind.fees:
        paid = bool(game.payments(why))
        row = Row(key, RowKind.UNITS, number, 0, _fees(game, why, players, ledger))
        if receipts:
            sums = _units(gross(game.payments(why), players), unsigned)
            yield replace(row, cells=sums, shown=Shown.TEXT)
        if paid or not receipts:
            on_text = Shown.TEXT if not receipts else Shown(0)
            yield replace(row, shown=(Shown.PAPER if paid else Shown(0)) | on_text)
    if game.settlement is not None:
        paid_out = game.settlement.payments
        for payment in paid_out:
            yield _payment_row(payment, number, 0, players)
        units = (gross if receipts else net)(paid_out, players)
        row = Row("settlement", RowKind.UNITS, number, 0, _units(units))
        yield replace(row, shown=Shown.PAPER if receipts else Shown.PAPER | Shown.TEXT)
        if receipts:
            yield replace(row, cells=_units(units, unsigned), shown=Shown.TEXT)
        label = "receipts" if receipts else "balance"
        cells = _units(game.receipts if receipts else game.balance)
        yield Row("balance", RowKind.BALANCE, number, 0, cells, label=label, shown=Shown.PAPER)
    yield from _sums(number, game.balance, game.receipts, ledger)
    yield _totals_in_table(game, number)


def _totals_in_table(game: GameSheet, number: int) -> Row:
    won = game.settlement.winners if game.settlement is not None else ()
    matsch, balance, receipts = _matsch(game), game.balance, game.receipts
    cells = tuple(
        Cell(
            means=(
                means(
                    "total",
                    points=points,
                    winner=int(seat in won),
                    units=balance[seat],
                    receipts=receipts[seat],
                    helped=int(game.helped),
                    matsch=int(matsch[seat]),
                ),
            )
        )
        for seat, points in enumerate(game.totals)
    )
    return Row("total", RowKind.TOTALS, number, 0, cells, shown=Shown.TABLE)


def _session_rows(figures: ScoreSheet) -> Iterator[Row]:
    balance, received = figures.balance, figures.receipts
    if any(game.lines for game in figures.games):
        rows = [
            Row("session_balance", RowKind.SESSION, 0, 0, _units(balance), shown=Shown.PAPER),
            Row("session_receipts", RowKind.SESSION, 0, 0, _units(received), shown=Shown.PAPER),
        ]
        yield from reversed(rows) if figures.ledger == _EARNED else rows
    if len(figures.games) > 1:
        blank = (Cell(),) * len(figures.names)
        yield Row("session", RowKind.HEADING, 0, 0, blank, shown=Shown.TEXT)
        yield from _sums(0, balance, received, figures.ledger)
    cells = tuple(
        Cell(means=(means("session", units=units, receipts=earned),))
        for units, earned in zip(balance, received, strict=True)
    )
    if cells:
        yield Row("in_all", RowKind.SESSION, 0, 0, cells, shown=Shown.TABLE)


def _sums(
    number: int, balance: Sequence[Units], received: Sequence[Units], ledger: str
) -> Iterator[Row]:
    """The balance rows of a game, or of all of them, for the text."""
    if ledger != _EARNED:
        yield Row("balance", RowKind.BALANCE, number, 0, _units(balance), shown=Shown.TEXT)
    yield Row("receipts", RowKind.BALANCE, number, 0, _units(received, unsigned), shown=Shown.TEXT)


def _fees(game: GameSheet, why: Why, players: int, ledger: str) -> _Cells:
    """The sum of one kind of fee for each seat; its meanings name the deals."""
    flow = gross if ledger == _EARNED else net
    by_deal = [
        (line.number, flow([paid for paid in line.payments if paid.why is why], players))
        for line in game.lines
    ]
    return tuple(
        Cell(
            signed(sum(amounts[seat] for _, amounts in by_deal)),
            means=tuple(
                means("fee", units=amounts[seat], deal=deal)
                for deal, amounts in by_deal
                if amounts[seat]
            ),
        )
        for seat in range(players)
    )


def _units(amounts: Sequence[Units], write: Callable[[Units], str] = signed) -> _Cells:
    """Units with their sign, unless they are written in another way."""
    return tuple(Cell(write(units), means=(means("units", units=units),)) for units in amounts)
