"""Texts of Réunion's score sheet: labels, the meaning of cells, and the legend of signs."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.scoring import Units
from reunion_desktop.engine.sheet import (
    DASH,
    SLASH,
    STROKES_FOR_FIGURES,
    UNDERLINE,
    Meaning,
    Row,
    RowKind,
    Sheet,
    Shown,
    Value,
)
from reunion_desktop.games.reunion.options import DEEP, FREE, MATSCH
from reunion_desktop.ui.games.sheet_words import KeyedSheetWords
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.cards import listed, points, units

translate = QCoreApplication.translate


class ReunionSheetWords(KeyedSheetWords):
    """Texts for the keys of Réunion's score sheet."""

    def label(self, key: str) -> str:
        """Label at the left of a row; the totals need none."""
        return "" if key == "totals" else super().label(key)

    def note(self, key: str) -> str:
        """Short note below a figure: *matsch*."""
        return {"matsch": translate("sheet", "matsch")}[key]

    def about(self, sheet: Sheet, row: Row) -> str:
        """Description of a row, for its tooltip and for screen readers."""
        if row.kind is RowKind.EXTRA and row.dealer is not None:
            text = translate("sheet", "Play-off, only to break the tie; {name} deals")
            return text.format(name=isolated(sheet.names[row.dealer]))
        if row.kind is RowKind.TOTALS and row.check:
            return translate("sheet", "Totals; check sum {check}").format(check=row.check)
        if row.kind is RowKind.CARRIED:
            text = translate("sheet", "Carried over after game {number}")
            return text.format(number=row.deal)
        said = {
            "totals": translate("sheet", "Totals"),
            "bowers": translate("sheet", "Left bowers captured by the right bower: 1 unit each"),
            "stangen": translate("sheet", "Hands without a trick: 1 unit to each of the others"),
            "settlement": translate("sheet", "Settlement of the game"),
            "balance": translate("sheet", "Balance of this game, fees included"),
            "receipts": translate("sheet", "Winnings in this game: units received"),
            "session_balance": translate("sheet", "Balance of the session, units won and lost"),
            "session_receipts": translate(
                "sheet", "Winnings in the session: units received, without losses"
            ),
        }.get(row.named)
        if said is None:
            return super().about(sheet, row)
        if sheet.standing is None or row.key != sheet.standing.key:
            return said
        leaders = listed([sheet.heads[column] for column in sheet.standing.leaders])
        return translate("sheet", "{text}; leading: {names}").format(text=said, names=leaders)

    def says(self, meaning: Meaning) -> str:
        """Text of a cell, without the player's name: *Stange, no trick*."""
        if meaning.key == "entry":
            return _entry(meaning)
        if meaning.key == "units":
            return units_words(_number(meaning["units"]))
        if meaning.key == "fee":
            return translate("sheet", "{units} in deal {number}").format(
                units=units_words(_number(meaning["units"])), number=meaning["deal"]
            )
        return _total(meaning)

    def nothing(self, row: Row) -> str:
        """Text of an empty cell: zero in a row of units, otherwise the default."""
        if row.kind is RowKind.UNITS:
            return translate("sheet", "zero")
        return super().nothing(row)

    def standing(self, sheet: Sheet) -> str:
        """Leaders of the session and their balance; empty before the first game is settled."""
        if sheet.standing is None or not sheet.standing.settled:
            return ""
        names = listed([sheet.heads[column] for column in sheet.standing.leaders])
        amount = units(_number(sheet.standing.amount), sign=True)
        return translate("sheet", "Leading: {names}, {units}").format(names=names, units=amount)

    def signs(self, sheet: Sheet) -> Iterator[str]:
        """Legend of the signs that appear on a score sheet."""
        rows = [
            row
            for row in sheet.lines(Shown.TEXT)
            if isinstance(row, Row) and row.kind in (RowKind.DEAL, RowKind.EXTRA)
        ]
        marks = {cell.mark for row in rows for cell in row.cells}
        if rows:
            yield translate("sheet", "• dealer")
        if SLASH in marks:
            yield translate("sheet", "/ Stange, no trick")
        if DASH in marks:
            yield translate("sheet", "– Stange, no trick")
        if UNDERLINE in marks:
            yield translate("sheet", "underlined: discards only")
        if any(row.kind is RowKind.EXTRA for row in rows):
            yield translate("sheet", "play-off: one more deal to break the tie")


def _number(value: Value) -> Units:
    return value if not isinstance(value, str) else 0


def units_words(amount: Units) -> str:
    """Units with their sign: *+1 unit*, *−3 units*, *zero*."""
    if not amount:
        return translate("sheet", "zero")
    return units(amount, sign=True)


def _entry(meaning: Meaning) -> str:
    """Text of one player's result in a deal: points, a Stange, or points from discards only."""
    made, trickless = int(meaning["points"]), meaning["tricks"] == 0
    if meaning["mark"] in STROKES_FOR_FIGURES:
        if trickless:
            return translate("sheet", "Stange, no trick")
        return translate("sheet", "Stange, no points")
    if trickless and made:
        return translate("sheet", "{points}, from discards only, no trick").format(points=made)
    if trickless:
        return translate("sheet", "0, no trick")
    if not made:
        return translate("sheet", "0, tricks without points")
    return points(made)


def _total(meaning: Meaning) -> str:
    """Total with its band: *99 – matsch, pays 2 units*."""
    total = int(meaning["total"])
    simple = {
        "total_so_far": translate("sheet", "{total} so far"),
        "total_tied": translate("sheet", "{total} – tie to be broken"),
        "total_shares": translate("sheet", "{total} – tied for first"),
        "total_wins": translate("sheet", "{total} – wins the game"),
    }.get(meaning.key)
    if simple is not None:
        return simple.format(total=total)
    due = _number(meaning["units"])
    if not due:
        text = translate("sheet", "{total} – {band}, pays nothing")
    elif meaning.key == "total_worth":
        text = translate("sheet", "{total} – {band}, {units} for the winner")
    elif meaning["winners"] != 1:
        text = translate("sheet", "{total} – {band}, pays {units} to each winner")
    else:
        text = translate("sheet", "{total} – {band}, pays {units}")
    band = band_words(total)
    if meaning["played_off"]:
        band = translate("sheet", "loses the play-off")
    return text.format(total=total, band=band, units=units(due) if due else "")


def band_words(total: int) -> str:
    """Name of a total's band: *matsch* below 100, and so on."""
    if total >= FREE:
        return translate("sheet", "150 or more")
    if total >= MATSCH:
        return translate("sheet", "under 150")
    if total >= DEEP:
        return translate("sheet", "matsch")
    if total:
        return translate("sheet", "matsch, under 50")
    return translate("sheet", "zero")
