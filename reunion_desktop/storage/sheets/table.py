"""Write a score sheet as CSV, for a spreadsheet."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from reunion_desktop.engine.sheet import Cell, Ladder, Marks, Row, RowKind, Sheet, Shown, Value
from reunion_desktop.storage.codec import plain_units
from reunion_desktop.storage.sheets.sheet import Foot

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
"""The columns of the table; those that do not apply to a row are empty.

``row`` is ``entry`` (a player's cell for a deal), ``payment`` (``seat`` pays ``to_seat``; ``deal``
is empty for the settlement), ``total`` (a player's game: points, and units net and received),
``session`` (a player's units over all games of a sheet), ``note`` (a note about a deal entered by
hand, in the column ``note``) or ``sheet`` (the footnotes). Where
partners share a column their seats are joined by ``+``, their names by ``&``. Strokes are ``marks``
and ``wiped``, a ladder is ``rungs`` (half-rungs left), ``written`` (the number under it; without a
player if it belongs to both sides) and ``frame``; ``mark`` names the kind, ``points`` the number.
Yes and no are 1 and 0.
"""

_CELLS = re.compile("([;\t\r\n])")
"""Characters that some spreadsheets take as separators in spite of quotes."""

_UNITS = ("units", "receipts")
"""Columns of amounts that may be halves."""

_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")


def as_csv(*sheets: Sheet, feet: Sequence[Foot] = ()) -> str:
    """Sheets as one CSV table with the columns :data:`COLUMNS`, and a game's own behind them.

    A text that a spreadsheet would take for a formula gets a leading apostrophe.

    Args:
        sheets: the score sheets.
        feet: the footnotes of each; none if missing.
    """
    text = io.StringIO()
    rows: list[_Row] = []
    for number, sheet in enumerate(sheets, 1):
        rows += [{"sheet": number, **row} for row in _rows(sheet)]
        if number <= len(feet) and feet[number - 1] != Foot():
            told = {key: _harmless(text) for key, text in asdict(feet[number - 1]).items()}
            rows.append({"row": "sheet", "sheet": number, **told})
    names = dict.fromkeys((*COLUMNS, *(name for row in rows for name in row)))
    writer = csv.DictWriter(text, tuple(names), restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


_Row = dict[str, Value]


def _rows(sheet: Sheet) -> Iterator[_Row]:
    for line in sheet.lines(Shown.TABLE):
        game: _Row = {"game": line.game} if line.game else {}
        if isinstance(line, Row) and line.kind is RowKind.NOTE:
            yield {"row": "note", **game, "deal": line.deal, "note": _harmless(line.remarks[0])}
        elif isinstance(line, Row):
            deal: _Row = {"deal": line.deal} if line.deal else {}
            for column, cell in enumerate(line.cells):
                for told in _told(sheet, cell):
                    yield {**game, **deal, **_who(sheet, column), **told}
        elif isinstance(line, Marks):
            for row in _mark_rows(sheet, line):
                yield {**game, **row}
        else:
            for row in _ladder_rows(sheet, line):
                yield {**game, **row}


def _told(sheet: Sheet, cell: Cell) -> Iterator[_Row]:
    """Rows for the meanings of a cell, each with its kind."""
    for meaning in cell.means:
        values = dict(meaning.values)
        for name in _UNITS:
            amount = values.get(name)
            if isinstance(amount, int | float):
                values[name] = plain_units(amount)
        payee = values.get("to_seat")
        if isinstance(payee, int):
            values["to_player"] = _harmless(sheet.names[payee])
        yield {"row": meaning.key, **values}


def _mark_rows(sheet: Sheet, marks: Marks) -> Iterator[_Row]:
    for column, strokes in enumerate(marks.strokes):
        who = _who(sheet, column)
        yield {"row": "marks", **who, "mark": marks.key, "points": strokes.standing}
        if strokes.wiped:
            yield {"row": "wiped", **who, "mark": marks.key, "points": strokes.wiped}


def _ladder_rows(sheet: Sheet, ladder: Ladder) -> Iterator[_Row]:
    for column, left in enumerate(ladder.left):
        yield {"row": "rungs", **_who(sheet, column), "mark": ladder.key, "points": left}
    if ladder.written is not None:
        side = ladder.written.column
        who = {} if side is None else _who(sheet, side)
        yield {"row": "written", **who, "mark": ladder.key, "points": ladder.written.points}
    for column, made in enumerate(ladder.frame):
        yield {"row": "frame", **_who(sheet, column), "mark": ladder.key, "points": made}


def _who(sheet: Sheet, column: int) -> _Row:
    """Seat and player columns of a score column."""
    seats = sheet.columns[column]
    seat: Value = seats[0] if len(seats) == 1 else "+".join(map(str, seats))
    return {"seat": seat, "player": _harmless(sheet.heads[column])}


def _harmless(text: str) -> str:
    """A text without formulas, wherever a spreadsheet may begin a cell.

    A carriage return becomes a line feed: the ``csv`` module quotes only line feeds, and an
    unquoted carriage return would end the row in other readers.
    """
    pieces = _CELLS.split(text.replace("\r\n", "\n").replace("\r", "\n"))
    cells = [f"'{piece}" if _is_formula(piece) else piece for piece in pieces]
    return "".join(cells if pieces[0] or len(pieces) == 1 else ("'", *cells))


def _is_formula(cell: str) -> bool:
    return cell.lstrip(' "').startswith(_FORMULA)
