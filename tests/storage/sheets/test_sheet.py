"""The score sheet as text and as a table."""

from __future__ import annotations

import csv
import io
import re
import time
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.record import Record
from reunion_desktop.engine.scoring import (
    Entry,
    GameSheet,
    Mark,
    Payment,
    ScoreLine,
    ScoreSheet,
    Settlement,
    Why,
)
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.games.reunion.sheet import describe
from reunion_desktop.storage.reader import read_record
from reunion_desktop.storage.sheets.sheet import Foot
from reunion_desktop.storage.sheets.sheet import sheet_of as figures_of
from reunion_desktop.storage.sheets.table import COLUMNS, as_csv
from reunion_desktop.storage.sheets.text import COLUMNS_OF_MAIL, as_text
from tests.storage.specimen import FEW, SPECIMEN
from tests.strategies import by_lot, records

RECORDS = [game.record for game in read_record(SPECIMEN, find_game)]
"""The specimen game, and an unfinished one at another table."""

GAME = """\
 1.          29  •   24      97
 2.          98     _14_ •   38
 3.         108       /      42  •
           ----    ----    ----
            235      38     177   check 450
                  matsch
bowers       +1      -1       0
Stangen      +2      -4      +2
game         +3      -3       0
balance      +6      -8      +2
winnings      6       0       3
"""
"""The specimen game, written down."""

LEGEND = (
    "\n• dealer\n/ Stange: no trick, no points\n_14_ underlined: dealer without a trick;"
    " discards only\n"
)


def sheet_of(records: Sequence[Record], helped: Sequence[bool] = ()) -> Sheet:
    """The text of the sheet of some records."""
    return figures_of(records, helped).written


def table(*sheets: Sheet) -> list[dict[str, str]]:
    """The rows of the table as another program reads them."""
    return list(csv.DictReader(io.StringIO(as_csv(*sheets))))


def test_the_specimen_is_written_exactly() -> None:
    """The specimen has a dealer's dot, a slash, an underline, totals, check and balance."""
    text = as_text(sheet_of(RECORDS[:1]))

    assert f"              E       M       H\nGame 1\n{GAME}{LEGEND}" == text


def test_a_session_adds_up_its_games() -> None:
    """Games stand one below the other; help is marked; the session's balance ends the sheet."""
    text = as_text(sheet_of([RECORDS[0]] * 2, helped=[False, True]))

    assert text == (
        f"              E       M       H\nGame 1\n{GAME}Game 2 (with help)\n{GAME}Session\n"
        "balance     +12     -16      +4\nwinnings     12       0       6\n" + LEGEND
    )


def test_an_unfinished_game_of_1862() -> None:
    """A dash for a Stange, no settlement yet, and wide or accented names that still line up."""
    text = as_text(sheet_of(RECORDS[1:]))

    assert text == (
        "           Jürgen    O’Brien    小林\n"
        "Game 1 (unfinished)\n"
        " 1.            90         46      14  •\n"
        " 2.            83  •      67       –\n"
        "           ------    -------    ----\n"
        "              173        113      14   check 300\n"
        "bowers          0          0       0\n"
        "Stangen        +1         +1      -2\n"
        "balance        +1         +1      -2\n"
        "winnings        1          1       0\n"
        "\n"
        "• dealer\n"
        "– Stange: no trick, no points\n"
    )


def test_a_game_that_has_not_begun() -> None:
    """Names and nothing else."""
    sheet = sheet_of([Record(RECORDS[0].header)])

    assert "              E       M       H\nGame 1 (unfinished)\n\n" == as_text(sheet)
    assert ["session"] * 3 == [row["row"] for row in table(sheet)]


def tied() -> Sheet:
    """Two winners who share, and an extra deal."""
    plain = tuple(Entry(points, Mark.PLAIN) for points in (60, 60, 30))
    lines = [
        ScoreLine(number, (number - 1) % 3, (60, 60, 30), (4, 4, 2), (), plain, number == 4)
        for number in range(1, 5)
    ]
    payments = (Payment(2, 0, 0.5, Why.GAME), Payment(2, 1, 1.5, Why.GAME))
    settlement = Settlement((180, 180, 90), (0, 1), payments)
    game = GameSheet(0, 3, tuple(lines), settlement)
    return describe(ScoreSheet(("=1+1", "B\nB", "A very long name indeed"), (game,)))


def test_halves_ties_and_strange_names() -> None:
    """Half units are ½, an extra deal is marked, a name takes one line and not too many columns."""
    assert as_text(tied()) == (
        "              =1+1     B B    A very lon…\n"
        "Game 1\n"
        " 1.             60  •   60             30\n"
        " 2.             60      60  •          30\n"
        " 3.             60      60             30  •\n"
        " 4. play-off    60  •   60             30\n"
        "              ----    ----    -----------\n"
        "               180     180             90   check 450\n"
        "                                   matsch\n"
        "bowers           0       0              0\n"
        "Stangen          0       0              0\n"
        "game            +½     +1½             -2\n"
        "balance         +½     +1½             -2\n"
        "winnings         ½      1½              0\n"
        "\n"
        "• dealer\n"
        "play-off: one more deal to break the tie\n"
    )


def test_receipts_alone_where_nothing_is_paid() -> None:
    """With a ledger of receipts there are no losses."""
    record = RECORDS[0]
    rules = ReunionRules(ledger="receipts", session_rank="gross")
    earned = Record(replace(record.header, rules=rules), record.actions)

    assert as_text(sheet_of([earned])).splitlines()[8:12] == [
        "bowers        1       0       1",
        "Stangen       2       0       2",
        "game          3       0       0",
        "winnings      6       0       3",
    ]


def test_the_foot_follows_the_signs() -> None:
    """Place and date in one line, then rules and seal; a break in them ends no line."""
    foot = Foot("20 November 2026", "At the\nSwan", "Rules: " + "long " * 30, "Seal verified.")
    text = as_text(sheet_of(RECORDS[:1]), feet=[foot])
    lines = text.partition("discards only\n")[2].splitlines()

    assert ["", "At the Swan, 20 November 2026"] == lines[:2]
    assert lines[2].startswith("Rules: long long")
    assert "Seal verified." == lines[-1]
    assert max(map(len, lines)) <= COLUMNS_OF_MAIL


def test_the_foot_is_a_row_of_the_table() -> None:
    """Everything has its column, and nothing there is a formula."""
    foot = Foot("2026-11-20", "=1+1", "Rules: rhineland", "Seal verified.")
    text = as_csv(sheet_of(RECORDS[:1]), feet=[foot])
    (row,) = [row for row in csv.DictReader(io.StringIO(text)) if row["row"] == "sheet"]

    told = [row[key] for key in ("sheet", "date", "place", "rules", "seal")]
    assert ["1", "2026-11-20", "'=1+1", "Rules: rhineland", "Seal verified."] == told


def test_the_text_speaks_another_language() -> None:
    """Words are put in for the English; longer ones move the columns, not the figures' places."""
    words = {"winnings": "eingenommene Punkte", "check": "Probe", "Game {number}": "Spiel {number}"}
    lines = as_text(sheet_of(RECORDS[:1]), words=words).splitlines()

    assert "Spiel 1" == lines[1]
    assert lines[6].endswith("177   Probe 450")
    plain = as_text(sheet_of(RECORDS[:1])).splitlines()
    wider = len("eingenommene Punkte ") - 10
    assert [" " * wider + line[10:] for line in plain[2:5]] == [line[10:] for line in lines[2:5]]


@given(records(REUNION), st.text(max_size=40), st.text(max_size=400))
@FEW
def test_no_line_is_broken_by_a_mail_program(record: Record, name: str, rules: str) -> None:
    """For any names and rule names, lines have at most 72 columns."""
    header = replace(record.header, players=(name, *record.header.players[1:]))
    sheet = sheet_of([Record(header, record.actions)])
    text = as_text(sheet, feet=[Foot(rules=rules, place=name)])

    assert all(len(line) <= COLUMNS_OF_MAIL for line in text.split("\n"))


def test_long_texts_take_no_longer_than_their_length() -> None:
    """Names of 30,000 letters are formatted quickly, for any letters."""
    sheet = sheet_of(RECORDS[:1])
    for letters in ("n", "宽", "\u0301", "; =", "a\t"):
        long = letters * (30_000 // len(letters))
        named = replace(sheet, names=(long, "B", "C"))
        foot = Foot(rules=long, place=long)
        begin = time.process_time()
        as_text(named, feet=[foot])
        as_csv(named, feet=[foot])
        assert time.process_time() - begin < 2


def test_the_table_of_the_specimen() -> None:
    """One row for each cell, payment and total; marks as words; yes and no as 1 and 0."""
    rows = [tuple(row.values()) for row in table(sheet_of(RECORDS[:1]))]

    assert [9, 7, 3, 3] == [
        sum(row[0] == kind for row in rows) for kind in ("entry", "payment", "total", "session")
    ]
    assert {len(COLUMNS)} == {len(row) for row in rows}
    for row in [
        "entry,1,1,2,1,M,1,0,0,14,underline,,,,,,,,,,,,",
        "entry,1,1,3,1,M,0,0,0,0,slash,,,,,,,,,,,,",
        "payment,1,1,1,1,M,,,,,,,2,H,left_bower,1,,,,,,,",
        "payment,1,1,,1,M,,,,,,,0,E,game,3,,,,,,,",
        "total,1,1,,0,E,,,,235,,1,,,,6,6,0,0,,,,",
        "total,1,1,,1,M,,,,38,,0,,,,-8,0,0,1,,,,",
        "session,1,,,1,M,,,,,,,,,,-8,0,,,,,,",
    ]:
        assert tuple(row.split(",")) in rows


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "＝"])
@pytest.mark.parametrize("before", ["", "a;", "a\t", "a\n", "a\r", "a; ", 'a;"', ";", "\t", "a;;"])
def test_no_cell_is_a_formula(sign: str, before: str) -> None:
    """Neither at commas nor at semicolons, tabs or line ends does a formula begin."""
    name = f"{before}{sign}cmd|'/C calc'!A0"
    sheet = replace(sheet_of(RECORDS[:1]), names=(name, "B", "C"))
    text = as_csv(sheet, feet=[Foot(rules=f"Rules: {name}", place=name)])
    for cell in re.split("[;,\t\r\n]", text):
        assert not cell.lstrip(' "').startswith(f"{sign}cmd"), text


@pytest.mark.parametrize("break_", ["\r", "\n", "\r\n"])
def test_a_break_in_a_name_ends_no_row(break_: str) -> None:
    """For any line break in a name, the row is read back completely."""
    sheet = sheet_of(RECORDS[:1])
    rows = table(sheet.under((f"A{break_}B", "M", "H")))

    assert len(table(sheet)) == len(rows)
    assert {"A\nB", "M", "H"} == {row["player"] for row in rows}


@given(records(REUNION))
@FEW
def test_the_table_reads_back_to_the_same_numbers(record: Record) -> None:
    """Points, payments and balances come out of the table as they went in."""
    sheet = figures_of([record, record])
    rows = table(sheet.written)
    game = sheet.games[0]
    entries = [row for row in rows if row["row"] == "entry" and row["game"] == "1"]
    payments = [row for row in rows if row["row"] == "payment" and row["game"] == "1"]
    totals = [row for row in rows if row["row"] == "total" and row["game"] == "1"]
    session = [row for row in rows if row["row"] == "session"]

    assert [
        (line.number, entry.points, entry.mark.value, line.tricks[seat])
        for line in game.lines
        for seat, entry in enumerate(line.sheet)
    ] == [(int(r["deal"]), int(r["points"]), r["mark"], int(r["tricks"])) for r in entries]
    assert [(p.payer, p.payee, p.units, p.why.value) for p in game.payments()] == [
        (int(r["seat"]), int(r["to_seat"]), float(r["units"]), r["why"]) for r in payments
    ]
    assert list(game.totals) == [int(row["points"]) for row in totals]
    assert list(game.balance) == [float(row["units"]) for row in totals]
    assert list(sheet.balance) == [float(row["units"]) for row in session]
    assert list(sheet.receipts) == [float(row["receipts"]) for row in session]
    assert sum(Fraction(row["units"]) for row in session) == 0


@given(records(REUNION, finished=True))
@FEW
def test_the_text_lines_up(record: Record) -> None:
    """Every number of a column ends where the rule above the totals does, bar its mark."""
    lines = as_text(sheet_of([record])).splitlines()
    rule = next(line for line in lines if "----" in line)
    totals = lines[lines.index(rule) + 1].partition("   check ")[0]
    ends = [at for at in range(len(rule)) if rule[at] == "-" and rule[at + 1 : at + 2] in {" ", ""}]

    assert 3 == len(ends)
    for line in (totals, *[line for line in lines if line.startswith(("balance", "receipts"))]):
        assert all(line[end] in "0123456789½" for end in ends)


@pytest.mark.parametrize("preset", REUNION.presets)
def test_every_preset_has_a_sheet(preset: str) -> None:
    """For any marks and ledger, each deal has a line, and the game a total."""
    header = replace(RECORDS[0].header, rules=REUNION.presets[preset])
    played = tuple(action for action, _ in by_lot(Record(header).start(), preset))
    lines = as_text(sheet_of([Record(header, played)])).splitlines()

    assert [" 1.", " 2.", " 3."] == [line[:3] for line in lines if line[1:3] in {"1.", "2.", "3."}]
    assert ["game"] == [line[:4] for line in lines if line.startswith("game")]
    assert header.rules.ledger == "receipts" or any(line.startswith("balance") for line in lines)
