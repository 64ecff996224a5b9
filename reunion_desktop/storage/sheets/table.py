"""The score sheet as a table of comma-separated values, for a spreadsheet."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from reunion_desktop.engine.scoring import GameSheet, Payment, ScoreLine, ScoreSheet, Units
from reunion_desktop.engine.seats import Seat
from reunion_desktop.storage.codec import plain_units
from reunion_desktop.storage.sheets.sheet import Foot, matsch_of

COLUMNS = (
    "row",
    "sheet",
    "game",
    "deal",
    "seat",
    "player",
    "dealer",
    "playoff",
    "tricks",
    "points",
    "mark",
    "winner",
    "to_seat",
    "to_player",
    "why",
    "units",
    "receipts",
    "helped",
    "matsch",
    "date",
    "place",
    "rules",
    "seal",
)
"""The columns of the table; what does not concern a row is empty in it.

``row`` is ``entry`` (a player's cell for a deal), ``payment`` (``seat`` pays ``to_seat``; ``deal``
is empty for the settlement), ``total`` (a player's game: points, and units net and received),
``session`` (a player's units over all games of a sheet) or ``sheet`` (what stands at its foot).
Yes and no are 1 and 0.
"""

_CELLS = re.compile("([;\t\r\n])")
"""What parts cells and rows for a spreadsheet that knows nothing of our commas and quotes."""

_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")


def as_csv(*sheets: ScoreSheet, feet: Sequence[Foot] = ()) -> str:
    """Sheets as one table of comma-separated values with the heads of :data:`COLUMNS`.

    What a spreadsheet would take for a formula is written behind an apostrophe.

    Args:
        sheets: what to write.
        feet: what stands at the foot of each; nothing where there is none.
    """
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    for number, sheet in enumerate(sheets, 1):
        for row in _rows(sheet):
            writer.writerow({"sheet": number, **row})
        if number <= len(feet) and feet[number - 1] != Foot():
            told = {key: _harmless(text) for key, text in asdict(feet[number - 1]).items()}
            writer.writerow({"row": "sheet", "sheet": number, **told})
    return text.getvalue()


_Row = dict[str, str | Units]


def _rows(sheet: ScoreSheet) -> Iterator[_Row]:
    for number, game in enumerate(sheet.games, 1):
        for row in _game_rows(sheet, game):
            yield {"game": number, **row}
    for seat, (units, receipts) in enumerate(zip(sheet.balance, sheet.receipts, strict=True)):
        yield {
            "row": "session",
            **_who(sheet, seat),
            "units": plain_units(units),
            "receipts": plain_units(receipts),
        }


def _game_rows(sheet: ScoreSheet, game: GameSheet) -> Iterator[_Row]:
    for line in game.lines:
        yield from _entry_rows(sheet, line)
        for payment in line.payments:
            yield {"deal": line.number, **_payment_row(sheet, payment)}
    settlement, matsch = game.settlement, matsch_of(game)
    for payment in () if settlement is None else settlement.payments:
        yield _payment_row(sheet, payment)
    for seat, points in enumerate(game.totals):
        yield {
            "row": "total",
            **_who(sheet, seat),
            "points": points,
            "winner": int(settlement is not None and seat in settlement.winners),
            "units": plain_units(game.balance[seat]),
            "receipts": plain_units(game.receipts[seat]),
            "helped": int(game.helped),
            "matsch": int(matsch[seat]),
        }


def _entry_rows(sheet: ScoreSheet, line: ScoreLine) -> Iterator[_Row]:
    for seat, entry in enumerate(line.sheet):
        yield {
            "row": "entry",
            "deal": line.number,
            **_who(sheet, seat),
            "dealer": int(seat == line.dealer),
            "playoff": int(line.playoff),
            "tricks": line.tricks[seat],
            "points": entry.points,
            "mark": entry.mark.value,
        }


def _payment_row(sheet: ScoreSheet, payment: Payment) -> _Row:
    return {
        "row": "payment",
        **_who(sheet, payment.payer),
        "to_seat": payment.payee,
        "to_player": _harmless(sheet.names[payment.payee]),
        "why": payment.why.value,
        "units": plain_units(payment.units),
    }


def _who(sheet: ScoreSheet, seat: Seat) -> _Row:
    return {"seat": seat, "player": _harmless(sheet.names[seat])}


def _harmless(text: str) -> str:
    """A text in which nothing is a formula, wherever a spreadsheet sees a cell begin."""
    pieces = _CELLS.split(text)
    cells = [f"'{piece}" if _is_formula(piece) else piece for piece in pieces]
    return "".join(cells if pieces[0] or len(pieces) == 1 else ("'", *cells))


def _is_formula(cell: str) -> bool:
    return cell.lstrip(' "').startswith(_FORMULA)
