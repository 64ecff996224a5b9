"""Sheets with details as text and as a table."""

from __future__ import annotations

import csv
import io

from reunion_desktop.games.skat.rules import ISKO, KNEIPE
from reunion_desktop.storage.sheets.table import COLUMNS, as_csv
from reunion_desktop.storage.sheets.text import COLUMNS_OF_MAIL, as_text
from tests.games.skat.lists import DOUBLED, THREE, deal, sheet_of

SHEET = sheet_of(ISKO.changed({"series": 3}), THREE[:3]).written


def test_details_have_letters_that_are_explained() -> None:
    """Columns have letters as heads; the legend says what they are."""
    assert as_text(SHEET).splitlines() == [
        "     a  b  c  defghij    kl  Anna mn   Bea mn  Carl mn",
        "Series 1",
        " 1.  ♣ 12  2   ×       +48     48•×",
        " 2.  N                 -46             -46• ×",
        " 3.                      –×                        •",
        "Game points  Σ 2               48      -46        0",
        "Won × 50  Σ 50                 50        0        0",
        "Lost × 50  Σ -50                0      -50        0",
        "Lost by others × 40  Σ 80      40        0       40",
        "List points  Σ 82             138      -96       40",
        "Place                           1        3        2",
        "",
        "• dealer",
        "a: Game; b: Base value; c: With matadors; d: Without matadors; e: Hand;",
        "f: Schneider; g: Schneider announced; h: Schwarz; i: Schwarz announced;",
        "j: Ouvert; k: Value; l: Passed in; m: Won; n: Lost",
    ]


def test_a_list_of_four_fits_a_mail() -> None:
    """No line is longer than 72 columns, with every tick and the longest numbers."""
    totals = (-1234,) * 4
    levels = ("hand", "schneider", "schneider_announced")
    lines = tuple(
        deal(number, totals, 3, "grand", -264, matadors=4, levels=levels) for number in range(1, 49)
    )
    rules = ISKO.changed({"players": 4, "series": 48})
    told = as_text(sheet_of(rules, lines).written).splitlines()

    assert len(told) > 50
    assert max(map(len, told)) <= COLUMNS_OF_MAIL


def test_kontra_re_and_bock_are_in_text_and_table() -> None:
    """The text has the marks beside the value, the table the number of calls and the factor."""
    sheet = sheet_of(KNEIPE, DOUBLED).written
    lines = as_text(sheet).splitlines()
    assert ["+48   K", "-184  Re", "+36   B", "+144 BRe"] == [
        line[21:30].strip() for line in lines[2:6]
    ]
    assert "R" == lines[6].split()[1]
    assert "×4" in lines[6]
    told = [
        (row["kontra"], row["factor"])
        for row in csv.DictReader(io.StringIO(as_csv(sheet)))
        if row["factor"]
    ]
    assert [("1", "2"), ("2", "4"), ("0", "2"), ("2", "8"), *[("", "4")] * 3] == told


def test_the_table_has_a_column_for_each_detail() -> None:
    """The game stands in its declarer's row, a deal passed in in all; then the foot."""
    rows = list(csv.DictReader(io.StringIO(as_csv(SHEET))))
    assert COLUMNS == tuple(rows[0])[: len(COLUMNS)]
    keys = ("row", "deal", "player", "contract", "base", "matadors", "hand", "score", "passed")
    told = [tuple(row[key] for key in keys) for row in rows]

    assert [
        ("entry", "1", "Anna", "C", "12", "2", "1", "48", ""),
        ("entry", "1", "Bea", "", "", "", "", "", ""),
        ("entry", "1", "Carl", "", "", "", "", "", ""),
        ("entry", "2", "Anna", "", "", "", "", "", ""),
        ("entry", "2", "Bea", "null", "", "0", "0", "-46", ""),
        ("entry", "2", "Carl", "", "", "", "", "", ""),
        ("entry", "3", "Anna", "", "", "", "", "", "1"),
        ("entry", "3", "Bea", "", "", "", "", "", "1"),
        ("entry", "3", "Carl", "", "", "", "", "", "1"),
    ] == told[:9]
    foot = ("row", "player", "winner", "game_points", "for_won", "for_lost", "others_40")
    assert [
        ("total", "Anna", "1", "48", "50", "0", "40"),
        ("total", "Bea", "0", "-46", "0", "-50", "0"),
        ("total", "Carl", "0", "0", "0", "0", "40"),
    ] == [tuple(row[key] for key in foot) for row in rows[9:]]
    assert [("138", "1"), ("-96", "3"), ("40", "2")] == [
        (row["performance"], row["rank"]) for row in rows[9:]
    ]
