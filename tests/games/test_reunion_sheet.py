"""Contents of Réunion's score sheet, before it is drawn or formatted."""

from __future__ import annotations

from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.engine.sheet import DASH, SLASH, UNDERLINE, Row
from reunion_desktop.games.reunion.sheet import describe
from tests.ui.sheet.sheets import GOING_ON, OLD, PLAYED_OFF, SHARED, SPECIMEN, rows_of, sheet


def texts(rows: tuple[Row, ...], key: str) -> list[tuple[str, ...]]:
    """The figures in all rows of one key."""
    return [tuple(cell.text for cell in row.cells) for row in rows if row.key == key]


def test_specimen_game_reads_as_on_paper() -> None:
    """Points, totals, check figure, fees, settlement, balance, in that order.

    A cell has the net of its fees; their deals are its meanings.
    """
    rows = rows_of(sheet(SPECIMEN))
    assert [
        ("game", ("", "", "")),
        ("deal", ("29", "24", "97")),
        ("deal", ("98", "14", "38")),
        ("deal", ("108", "", "42")),
        ("totals", ("235", "38", "177")),
        ("bowers", ("+1", "−1", "0")),
        ("stangen", ("+2", "−4", "+2")),
        ("settlement", ("+3", "−3", "0")),
        ("balance", ("+6", "−8", "+2")),
        ("session_balance", ("+6", "−8", "+2")),
        ("session_receipts", ("+6", "0", "+3")),
    ] == [(row.key, tuple(cell.text for cell in row.cells)) for row in rows]
    assert ["450"] == [row.check for row in rows if row.check]
    bowers = next(row for row in rows if row.key == "bowers")
    assert [1, -1] == [meaning["units"] for meaning in bowers.cells[2].means]


def test_marks_are_kept_apart() -> None:
    """A Stange is a slash without a figure; discards alone are a figure underlined.

    Under the rules of 1862 the totals need not add up to 450, and a Stange is a dash.
    """
    for game, check, marks in ((SPECIMEN, "450", [UNDERLINE, SLASH]), (OLD, "436", [DASH, DASH])):
        rows = rows_of(sheet(game))
        assert marks == [row.cells[1].mark for row in rows if row.key == "deal"][1:]
        assert [check] == [row.check for row in rows if row.check]


def test_a_game_that_goes_on_is_in_pencil() -> None:
    """Each row has its dot at its dealer, the deals to come included; nothing is settled.

    Running totals stand there for the time being; after one deal there is nothing to add up.
    """
    rows = rows_of(sheet(GOING_ON))
    deals = [row for row in rows if row.key == "deal"]
    assert [0, 1, 2] == [[cell.dealer for cell in row.cells].index(True) for row in deals]
    assert [False, False, True] == [row.cells[0].pencil for row in deals]
    totals = next(row for row in rows if row.key == "totals")
    assert ("62", "158", "80") == tuple(cell.text for cell in totals.cells)
    assert all(cell.pencil for cell in totals.cells)
    assert [] == texts(rows, "settlement")
    first = rows_of(sheet(GameSheet(0, 3, GOING_ON.lines[:1])))
    assert [("", "", "")] == texts(first, "totals")


def test_play_off_stands_below_the_totals() -> None:
    """A deal that breaks a tie enters no total; only its winner is ringed, not every highest."""
    rows = rows_of(sheet(PLAYED_OFF))
    kinds = [row.key for row in rows]
    assert kinds.index("totals") + 1 == kinds.index("playoff")
    assert [("180", "180", "90")] == texts(rows, "totals")
    assert [True, False, False] == [cell.ring for cell in rows[kinds.index("totals")].cells]


def test_matsch_is_noted_once_the_game_is_settled() -> None:
    """Below a hundred, without a share in the win; running totals say nothing yet."""
    for game, expected in (
        (SPECIMEN, [False, True, False]),
        (SHARED, [False, False, False]),
        (PLAYED_OFF, [False, False, True]),
        (GOING_ON, [False, False, False]),
    ):
        totals = next(row for row in rows_of(sheet(game)) if row.key == "totals")
        assert expected == [bool(cell.note) for cell in totals.cells]


def test_what_is_carried_over_is_the_balance_so_far() -> None:
    """Net units, or units received in games without payments."""
    both = sheet(SPECIMEN, SPECIMEN)
    assert ("+6", "−8", "+2") == tuple(cell.text for cell in both.written.carried[0].cells)
    assert ("+12", "−16", "+4") == tuple(cell.text for cell in both.written.carried[1].cells)
    earned = sheet(SPECIMEN, SPECIMEN, ledger="receipts", rank="gross")
    assert ("+6", "0", "+3") == tuple(cell.text for cell in earned.written.carried[0].cells)


def test_halves_are_written_as_halves() -> None:
    """Two winners of one unit have half a unit each."""
    assert [("+½", "+½", "−1")] == texts(rows_of(sheet(SHARED)), "settlement")


def test_receipts_come_first_where_nobody_pays() -> None:
    """Under the receipts ledger losses are written nowhere but in the session's balance."""
    rows = rows_of(sheet(SPECIMEN, ledger="receipts", rank="gross"))
    assert ["session_receipts", "session_balance"] == [row.key for row in rows[-2:]]
    assert [("+1", "0", "+1")] == texts(rows, "bowers")
    assert [("+6", "0", "+3")] == texts(rows, "balance")


def test_sheet_before_the_first_game() -> None:
    """A session without a line has rows to fill in and no balance."""
    rows = rows_of(sheet(GameSheet(1, 3)))
    assert ["game", *["deal"] * 3, "totals"] == [row.key for row in rows]
    assert () == describe(ScoreSheet(())).blocks
