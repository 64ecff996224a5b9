"""Result and settlement of Réunion as text: labels, cells, and the whole page as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.scoring import Mark, ScoreLine, Units, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.games.count import counted_heading, row_told
from reunion_desktop.ui.games.reunion.score_rows import POINTS, ScoreRow, ScoreRowKind, UnitTransfer
from reunion_desktop.ui.games.reunion.sheet_words import band_words
from reunion_desktop.ui.words.cards import number, signed
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def deal_heading(line: ScoreLine) -> str:
    """Heading of a deal's result: *Result of deal 2*."""
    if line.playoff:
        return translate("count", "Result of the play-off")
    return counted_heading(line.number)


def label(row: ScoreRow, deals: int) -> str:
    """Label at the left of a row.

    Args:
        row: the row.
        deals: number of scored deals of the game.
    """
    if row.best:
        return translate("count", "Game total")
    if row.kind is ScoreRowKind.STANDS and deals > 1:
        return translate("count", "After {count} deals").format(count=deals)
    if row.kind is ScoreRowKind.STAUBAUS:
        won = sum(bool(amount and amount > 0) for amount in row.amounts) == 1
        if won:
            return translate("count", "Staubaus won (units)")
        return translate("count", "Staubaus lost (units)")
    return {
        ScoreRowKind.TRICKS: translate("count", "Tricks"),
        ScoreRowKind.POINTS: translate("count", "Points in tricks"),
        ScoreRowKind.DISCARDS: translate("count", "Discards"),
        ScoreRowKind.LAST_TRICK: translate("count", "Last trick"),
        ScoreRowKind.SUM: translate("count", "Deal total"),
        ScoreRowKind.BOWERS: translate("count", "Bowers (units)"),
        ScoreRowKind.STANGEN: translate("count", "Stangen (units)"),
        ScoreRowKind.STANDS: translate("count", "After this deal"),
        ScoreRowKind.FREE: translate("count", "Needed for 150"),
        ScoreRowKind.MATSCH: translate("count", "Needed for 100"),
        ScoreRowKind.GAME: translate("count", "This game (units)"),
        ScoreRowKind.SESSION: translate("count", "Session (units)"),
    }[row.kind]


def figure(row: ScoreRow, seat: Seat) -> str:
    """Text of a cell."""
    amount = row.amounts[seat]
    if amount is None:
        return ""
    if row.marks and row.marks[seat] in (Mark.SLASH, Mark.DASH):
        return translate("count", "Stange")
    if row.kind is ScoreRowKind.FREE and not amount:
        return translate("count", "safe")
    if row.kind is ScoreRowKind.MATSCH and not amount:
        return "–"
    return number(amount) if row.kind in POINTS else signed(amount)


def reason(move: UnitTransfer) -> str:
    """Reason of a payment: *matsch: 95 points*, *left bower captured, deal 2*."""
    if move.why is Why.LEFT_BOWER:
        return translate("count", "left bower captured, deal {number}").format(number=move.deal)
    if move.why is Why.NO_TRICK:
        return translate("count", "Stange, deal {number}").format(number=move.deal)
    if move.why is Why.STAUBAUS:
        return translate("count", "Staubaus, deal {number}").format(number=move.deal)
    return translate("count", "{band}: {total} points").format(
        band=band_words(move.total), total=move.total
    )


def move_text(move: UnitTransfer, company: SeatNames, ledger: str) -> str:
    """Payment as text: *Anna to you: 2; matsch: 87 points*."""
    payer, payee = company.name(move.payer), company.name(move.payee)
    if ledger == "receipts" and move.payee == company.person:
        text = translate("count", "you earn {units} from {payer}; {reason}")
    elif ledger == "receipts":
        text = translate("count", "{payee} earns {units} from {payer}; {reason}")
    else:
        text = translate("count", "{payer} to {payee}: {units}; {reason}")
    said = text.format(payer=payer, payee=payee, units=number(move.units), reason=reason(move))
    return said[:1].upper() + said[1:]


def rows_text(rows: Iterable[ScoreRow], deals: int, names: Sequence[str]) -> str:
    """Rows as text, one line each: *Tricks: Anna 3, Karl 5, you 2*."""
    return "\n".join(
        row_told(label(row, deals), ((name, figure(row, seat)) for seat, name in enumerate(names)))
        for row in rows
    )


def due(units: Units, ledger: str) -> str:
    """Units of a payment, as shown in the list of payments."""
    return signed(units) if ledger == "receipts" else number(units)
