"""The score sheet as text that lines up in a mail, and as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from reunion_desktop.engine.game import Game
from reunion_desktop.engine.record import Record
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
from reunion_desktop.storage.codec import plain_units
from reunion_desktop.storage.reader import FindGame

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
)
"""The columns of the table; what does not concern a row is empty in it.

``row`` is ``entry`` (a player's cell for a deal), ``payment`` (``seat`` pays ``to_seat``; ``deal``
is empty for the settlement), ``total`` (a player's game: points, and units net and received) or
``session`` (a player's units over all games of a sheet). Yes and no are 1 and 0.
"""

_LABEL = 10
_NARROW = 4
_WIDE = 14
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def sheet_of(records: Sequence[Record], game: Game, helped: Sequence[bool] = ()) -> ScoreSheet:
    """The sheet of a session.

    Args:
        records: its games in order, at least one, all of the same players.
        game: the game that the records name.
        helped: for each game whether the person took help; False where nothing is said.

    Raises:
        IllegalAction: a record is against the rules.
    """
    first = records[0].header
    games = []
    for place, record in enumerate(records):
        match = record.match(game)
        help_taken = place < len(helped) and helped[place]
        deals = match.rules.deals
        games.append(
            GameSheet(match.first_dealer, deals, match.lines, match.settlement, help_taken)
        )
    return ScoreSheet(first.players, tuple(games), first.rules.ledger, first.rules.session_rank)


def sheets_of(records: Iterable[Record], find_game: FindGame) -> tuple[ScoreSheet, ...]:
    """The sheets of a file: a new one wherever players, ledger or game change.

    Records of a game that nobody knows are left out; a reader does not let them in.

    Raises:
        IllegalAction: a record is against the rules.
    """
    sheets = []
    for (name, *_), group in groupby(records, key=_company):
        game = find_game(name)
        if game is not None:
            sheets.append(sheet_of(tuple(group), game))
    return tuple(sheets)


def _company(record: Record) -> tuple[str, tuple[str, ...], str, str]:
    header = record.header
    return header.game, header.players, header.rules.ledger, header.rules.session_rank


def as_text(*sheets: ScoreSheet) -> str:
    """Sheets one below the other, in columns for a font of one width."""
    return "\n".join("\n".join(_text(sheet)) + "\n" for sheet in sheets)


def _text(sheet: ScoreSheet) -> Iterator[str]:
    names = [_fitted(name) for name in sheet.names]
    widths = [max(_NARROW, _cells(name)) for name in names]
    yield _row("", [f"{name} " for name in names], widths)
    for number, game in enumerate(sheet.games, 1):
        remarks = ["unfinished"] * (game.settlement is None) + ["with help"] * game.helped
        yield f"Game {number}" + (f" ({', '.join(remarks)})" if remarks else "")
        yield from _game(sheet, game, widths)
    if len(sheet.games) > 1:
        yield "Session"
        yield from _standing(sheet, sheet.balance, sheet.receipts, widths)
    yield ""
    yield from _legend(sheet)


def _game(sheet: ScoreSheet, game: GameSheet, widths: list[int]) -> Iterator[str]:
    for line in game.lines:
        label = f"{line.number:>2}." + (" tie" if line.playoff else "")
        cells = [
            _entry(entry) + (" •" if seat == line.dealer else "")
            for seat, entry in enumerate(line.sheet)
        ]
        yield _row(label, cells, widths)
    if not game.lines:
        return
    yield _row("", ["-" * width + " " for width in widths], widths)
    if game.totals:
        totals = _row("", [f"{total} " for total in game.totals], widths)
        yield f"{totals}   check {game.check}"
    flow = gross if sheet.ledger == "receipts" else net
    signed = sheet.ledger != "receipts"
    for label, why in (("bowers", Why.LEFT_BOWER), ("Stangen", Why.NO_TRICK), ("game", Why.GAME)):
        if why is not Why.GAME or game.settlement is not None:
            units = flow(game.payments(why), len(widths))
            yield _row(label, [f"{_units(unit, signed=signed)} " for unit in units], widths)
    yield from _standing(sheet, game.balance, game.receipts, widths)


def _standing(
    sheet: ScoreSheet, balance: tuple[Units, ...], receipts: tuple[Units, ...], widths: list[int]
) -> Iterator[str]:
    if sheet.ledger != "receipts":
        yield _row("balance", [f"{_units(units, signed=True)} " for units in balance], widths)
    yield _row("receipts", [f"{_units(units, signed=False)} " for units in receipts], widths)


def _entry(entry: Entry) -> str:
    if entry.mark is Mark.UNDERLINE:
        return f"_{entry.points}_"
    return {Mark.SLASH: "/", Mark.DASH: "–"}.get(entry.mark, str(entry.points)) + " "


def _legend(sheet: ScoreSheet) -> Iterator[str]:
    lines = [line for game in sheet.games for line in game.lines]
    entries = [entry for line in lines for entry in line.sheet]
    if lines:
        yield "• dealt"
    for mark, sign in ((Mark.SLASH, "/"), (Mark.DASH, "–")):
        if any(entry.mark is mark for entry in entries):
            yield f"{sign} Stange: no trick, no points"
    for entry in entries:
        if entry.mark is Mark.UNDERLINE:
            yield f"_{entry.points}_ underlined: the dealer took no trick; his discards alone"
            break
    if any(line.playoff for line in lines):
        yield "tie: an extra deal that only breaks the tie"


def _row(label: str, cells: list[str], widths: list[int]) -> str:
    """A line of the sheet; a cell's last place but two is its number's last digit."""
    row = label.ljust(_LABEL)
    for cell, width in zip(cells, widths, strict=True):
        bare = cell.removesuffix(" •")
        row += " " * (width + 2 - _cells(bare)) + bare + (" •" if bare != cell else "  ")
    return row.rstrip()


def _units(units: Units, *, signed: bool) -> str:
    """Units as a player writes them: halves as ½."""
    whole = int(abs(units))
    half = "½" if abs(units) != whole else ""
    sign = "-" if units < 0 else "+" if units > 0 and signed else ""
    return sign + (str(whole) if whole or not half else "") + half


def _fitted(name: str) -> str:
    """A name that takes one line and not too many columns."""
    plain = "".join(" " if unicodedata.category(char).startswith("C") else char for char in name)
    if _cells(plain) <= _WIDE:
        return plain
    while _cells(plain) >= _WIDE:
        plain = plain[:-1]
    return f"{plain}…"


def _cells(text: str) -> int:
    """How many columns a text takes in a font of one width."""
    return sum(
        0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF")
        for char in text
    )


def as_csv(*sheets: ScoreSheet) -> str:
    """Sheets as one table of comma-separated values with the heads of :data:`COLUMNS`.

    A name that a spreadsheet would take for a formula is written behind an apostrophe.
    """
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    for number, sheet in enumerate(sheets, 1):
        for row in _rows(sheet):
            writer.writerow({"sheet": number, **row})
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
    settlement = game.settlement
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


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name
