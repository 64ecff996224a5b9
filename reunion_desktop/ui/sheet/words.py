"""The score sheet in words, as text: labels, what a cell means, the whole sheet read aloud."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.ruleset import DEEP, FREE, MATSCH
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
from reunion_desktop.ui.look.plain_words import isolated
from reunion_desktop.ui.sheet.rows import Row, RowKind, per_deal
from reunion_desktop.ui.words.cards import listed, points, units

translate = QCoreApplication.translate


def row_label(
    row: Row, *, helped: bool = False, practice: bool = False, ledger: str = "transfer"
) -> str:
    """What stands at the left of a row."""
    if row.kind is RowKind.HEADING:
        text = translate("sheet", "Game {number}").format(number=row.game)
        if helped:
            return translate("sheet", "{game}, with help").format(game=text)
        if practice:
            return translate("sheet", "{game}, practice").format(game=text)
        return text
    if row.kind is RowKind.DEAL:
        return translate("sheet", "{number}.", "number of a deal").format(number=row.deal)
    balance = (
        translate("sheet", "receipts") if ledger == "receipts" else translate("sheet", "balance")
    )
    return {
        RowKind.PLAYOFF: translate("sheet", "tie"),
        RowKind.TOTALS: "",
        RowKind.BOWERS: translate("sheet", "bowers"),
        RowKind.STANGEN: translate("sheet", "Stangen"),
        RowKind.SETTLEMENT: translate("sheet", "game"),
        RowKind.BALANCE: balance,
        RowKind.SESSION_BALANCE: translate("sheet", "session balance"),
        RowKind.SESSION_RECEIPTS: translate("sheet", "session receipts"),
        RowKind.CARRIED: translate("sheet", "carried over"),
    }[row.kind]


def labels(ledger: str) -> tuple[str, ...]:
    """Every label but the headings, for measuring."""
    kinds = [kind for kind in RowKind if kind not in (RowKind.HEADING, RowKind.CARRIED)]
    return tuple(row_label(Row(kind, 1, 9, ()), ledger=ledger) for kind in kinds)


def row_head(sheet: ScoreSheet, row: Row) -> str:
    """What a row is called at the head of a table: *Deal 2*, *Stangen*."""
    if row.kind is RowKind.DEAL:
        return translate("sheet", "Deal {number}").format(number=row.deal)
    name = _row_name(row, sheet.ledger)
    return name[:1].upper() + name[1:]


def row_text(sheet: ScoreSheet, row: Row) -> str:
    """What a row is about, as a tooltip or a screen reader says it."""
    game = sheet.games[row.game - 1] if row.game else None
    if game is None or row.kind is RowKind.HEADING:
        return _session_text(sheet, row) if game is None else _heading_text(game, row)
    if row.kind in (RowKind.DEAL, RowKind.PLAYOFF):
        dealer = sheet.names[(game.first_dealer + row.deal - 1) % len(sheet.names)]
        text = (
            translate("sheet", "Play-off deal, only to break the tie; {name} deals")
            if row.kind is RowKind.PLAYOFF
            else translate("sheet", "Deal {number}; {name} deals")
        )
        return text.format(number=row.deal, name=isolated(dealer))
    if row.kind is RowKind.TOTALS:
        if not row.check:
            return translate("sheet", "Totals")
        return translate("sheet", "Totals; together they make {check}").format(check=row.check)
    return {
        RowKind.BOWERS: translate("sheet", "Left bowers taken by the right: 1 unit each"),
        RowKind.STANGEN: translate("sheet", "Hands without a trick: 1 unit to each of the others"),
        RowKind.SETTLEMENT: translate("sheet", "Settlement of the game"),
        RowKind.BALANCE: (
            translate("sheet", "Receipts of this game: units received")
            if sheet.ledger == "receipts"
            else translate("sheet", "Balance of this game, fees included")
        ),
    }[row.kind]


def _heading_text(game: GameSheet, row: Row) -> str:
    if game.practice:
        return translate("sheet", "Game {number}; for practice, with open cards").format(
            number=row.game
        )
    if game.helped:
        return translate("sheet", "Game {number}; an undo or a hint was used").format(
            number=row.game
        )
    return translate("sheet", "Game {number}").format(number=row.game)


def _session_text(sheet: ScoreSheet, row: Row) -> str:
    if row.kind is RowKind.CARRIED:
        return translate("sheet", "Carried over after game {number}").format(number=row.deal)
    ranked = RowKind.SESSION_RECEIPTS if sheet.rank == "gross" else RowKind.SESSION_BALANCE
    text = {
        RowKind.SESSION_BALANCE: translate("sheet", "Balance of the session, units won and lost"),
        RowKind.SESSION_RECEIPTS: translate(
            "sheet", "Receipts of the session: units received, losses left out"
        ),
    }[row.kind]
    if row.kind is not ranked:
        return text
    leaders = listed([sheet.names[seat] for seat in sheet.leaders])
    return translate("sheet", "{text}; in front: {names}").format(text=text, names=leaders)


def cell_words(sheet: ScoreSheet, row: Row, seat: Seat) -> str:
    """What a cell says, without the player's name: *Stange, no trick; dealer*."""
    cell = row.cells[seat]
    game = sheet.games[row.game - 1] if row.game else None
    if game is None:
        return units_words(_session_units(sheet, row)[seat])
    if row.kind in (RowKind.DEAL, RowKind.PLAYOFF):
        line = next((line for line in game.lines if line.number == row.deal), None)
        if line is None:
            return translate("sheet", "deals") if cell.dealer else translate("sheet", "empty")
        text = entry_words(line, seat)
        return translate("sheet", "{entry}; dealer").format(entry=text) if cell.dealer else text
    if row.kind is RowKind.TOTALS:
        return total_words(game, seat, sheet.ledger) if cell.text else translate("sheet", "empty")
    if row.kind in (RowKind.BOWERS, RowKind.STANGEN):
        why = Why.LEFT_BOWER if row.kind is RowKind.BOWERS else Why.NO_TRICK
        return _fees_words(per_deal(game, why, seat, sheet.ledger))
    return _settled_words(sheet, game, row, seat)


def _session_units(sheet: ScoreSheet, row: Row) -> tuple[Units, ...]:
    """What a row of no single game tells: of all games, or of those that are carried over."""
    if row.kind is RowKind.CARRIED:
        sheet = replace(sheet, games=sheet.games[: row.deal])
        return sheet.receipts if sheet.ledger == "receipts" else sheet.balance
    return sheet.balance if row.kind is RowKind.SESSION_BALANCE else sheet.receipts


def _settled_words(sheet: ScoreSheet, game: GameSheet, row: Row, seat: Seat) -> str:
    if row.kind is RowKind.BALANCE:
        return units_words((game.receipts if sheet.ledger == "receipts" else game.balance)[seat])
    if game.settlement is None:
        return ""
    count = gross if sheet.ledger == "receipts" else net
    return units_words(count(game.settlement.payments, len(sheet.names))[seat])


def units_words(amount: Units) -> str:
    """Units with their sign: *+1 unit*, *−3 units*, *nothing*."""
    if not amount:
        return translate("sheet", "nothing")
    return units(amount, sign=True)


def entry_words(line: ScoreLine, seat: Seat) -> str:
    """What is written for a hand: a number, a Stange, the discards alone."""
    entry, tricks = line.sheet[seat], line.tricks[seat]
    if entry.mark in (Mark.SLASH, Mark.DASH):
        if tricks:
            return translate("sheet", "Stange, no points")
        return translate("sheet", "Stange, no trick")
    if not tricks and entry.points:
        return translate("sheet", "{points}, from the discards only, no trick").format(
            points=entry.points
        )
    if not tricks:
        return translate("sheet", "0, no trick")
    if not entry.points:
        return translate("sheet", "0, tricks worth nothing")
    return points(entry.points)


def total_words(game: GameSheet, seat: Seat, ledger: str = "transfer") -> str:
    """A total with its band: *99 – matsch, pays 2 units*."""
    total = game.totals[seat]
    if len(game.lines) < game.deals:
        return translate("sheet", "{total} so far").format(total=total)
    if game.settlement is None:
        return translate("sheet", "{total} – the tie is still to be broken").format(total=total)
    if seat in game.settlement.winners:
        if len(game.settlement.winners) > 1:
            return translate("sheet", "{total} – shares the win").format(total=total)
        return translate("sheet", "{total} – wins the game").format(total=total)
    due = [payment for payment in game.settlement.payments if payment.payer == seat]
    if not due:
        text = translate("sheet", "{total} – {band}, pays nothing")
    elif ledger == "receipts":
        text = translate("sheet", "{total} – {band}, worth {units} to the winner")
    elif len(due) > 1:
        text = translate("sheet", "{total} – {band}, pays {units} to each winner")
    else:
        text = translate("sheet", "{total} – {band}, pays {units}")
    band = band_words(total)
    if total == max(game.totals):
        band = translate("sheet", "loses the play-off")
    return text.format(total=total, band=band, units=units(due[0].units) if due else "")


def band_words(total: int) -> str:
    """What a total is called: *matsch* below 100, and so on."""
    if total >= FREE:
        return translate("sheet", "150 or more")
    if total >= MATSCH:
        return translate("sheet", "under 150")
    if total >= DEEP:
        return translate("sheet", "matsch")
    if total:
        return translate("sheet", "matsch, under 50")
    return translate("sheet", "nothing at all")


def _fees_words(fees: tuple[tuple[ScoreLine, Units], ...]) -> str:
    """Fees by deal: *+1 unit in deal 1 and −1 unit in deal 3*."""
    if not fees:
        return translate("sheet", "nothing")
    return listed(
        [
            translate("sheet", "{units} in deal {number}").format(
                units=units_words(amount), number=line.number
            )
            for line, amount in fees
        ]
    )


def cell_text(sheet: ScoreSheet, row: Row, column: int) -> str:
    """A cell with its column and row, for tooltips and screen readers.

    Args:
        sheet: the sheet.
        row: one of its rows.
        column: 0 for the label, then the players in order of play.
    """
    if not column or row.kind is RowKind.HEADING:
        return row_text(sheet, row)
    words = cell_words(sheet, row, column - 1)
    name = isolated(sheet.names[column - 1])
    if row.kind is RowKind.DEAL:
        return translate("sheet", "Deal {number}, {name}: {words}").format(
            name=name, number=row.deal, words=words
        )
    return translate("sheet", "{name}, {row}: {words}").format(
        name=name, row=_row_name(row, sheet.ledger), words=words
    )


def _row_name(row: Row, ledger: str) -> str:
    if row.kind is RowKind.TOTALS:
        return translate("sheet", "total")
    return row_label(row, ledger=ledger)


def rows_text(sheet: ScoreSheet, rows: tuple[Row, ...]) -> str:
    """Rows read aloud, a line each; rows in which nothing is written are left out."""
    lines = []
    for row in rows:
        if row.kind is RowKind.HEADING:
            lines.append(row_text(sheet, row) + ".")
        elif any(cell.has_entry for cell in row.cells):
            cells = [
                translate("sheet", "{name}: {words}").format(
                    name=isolated(sheet.names[seat]), words=cell_words(sheet, row, seat)
                )
                for seat in range(len(row.cells))
            ]
            lines.append(row_text(sheet, row) + ". " + ". ".join(cells) + ".")
    return "\n".join(lines)
