"""Ladders, countdowns and strokes as text and as a table."""

from __future__ import annotations

import csv
import io

from reunion_desktop.engine.sheet import Written
from reunion_desktop.storage.sheets.table import COLUMNS, as_csv
from reunion_desktop.storage.sheets.text import COLUMNS_OF_MAIL, as_text
from tests.ui.sheet.slates import COUNTDOWN, EVENING, LINES, slate


def told(text: str) -> list[tuple[str, ...]]:
    """Values of each row of a table: kind, game, seats, player, mark, number."""
    rows = csv.DictReader(io.StringIO(text))
    keys = ("row", "game", "seat", "player", "mark", "points")
    return [tuple(row[key] for key in keys) for row in rows]


def test_a_ladder_is_told_in_numbers() -> None:
    """Half-rungs left, the number on its side, and the marks on the frame once."""
    assert as_text(EVENING.written) == (
        "            Anna & Karl    Emma & Martha\n"
        "Game 1\n"
        "rungs left            0                3\n"
        "Game 2\n"
        "rungs left            3                2\n"
        "written              86\n"
        "frame                 0                1\n"
        "\n"
    )


def test_seventy_to_seventy_is_written_for_both() -> None:
    """A shared number belongs to both sides; the frame is listed with the ladder."""
    lines = as_text(slate((1, 0), Written(70, None), (1, 0)).written).splitlines()

    assert [
        "rungs left            3                4",
        "written              70               70",
        "frame                 1                0",
    ] == lines[2:5]


def test_a_countdown_runs_down_the_text() -> None:
    """Numbers that were replaced stand in brackets, and the legend says what these mean."""
    assert as_text(COUNTDOWN.written) == (
        "           Anna & Karl    Emma & Martha\nGame 1\nstart               (8)             "
        " (8)\n 1.                 (7) •\n 2.                 (6)\n 3.                 (7) •     "
        "       (7)\n 4.                                   6  •\n 5.                 (6) •\n 6.  "
        "                5\nBrote                2                1\n\n• dealer\n(8) crossed out:"
        " replaced by another number\n"
    )


def test_wiped_strokes_have_a_row_of_their_own() -> None:
    """How many stand, and how many were wiped away."""
    assert [
        "lines                7                3",
        "wiped                2                0",
        "frame               13                4",
    ] == as_text(LINES.written).splitlines()[2:5]


def test_partners_names_leave_the_text_room() -> None:
    """However long they are, a mail program breaks no line."""
    names = ("Annemarie-Luise", "Emmanuelle-Sophie", "Karl-Friedrich", "Martha-Elisabeth")
    lines = as_text(EVENING.written.under(names)).splitlines()

    assert all(len(line) <= COLUMNS_OF_MAIL for line in lines)


def test_the_table_of_a_ladder() -> None:
    """A row for each side's rungs, for the number and for each side's marks."""
    text = as_csv(slate((1, 2), Written(86, 0), (0, 1)).written)

    assert ",".join(COLUMNS) == text.splitlines()[0]
    assert [
        ("rungs", "1", "0+2", "Anna & Karl", "ladder", "3"),
        ("rungs", "1", "1+3", "Emma & Martha", "ladder", "2"),
        ("written", "1", "0+2", "Anna & Karl", "ladder", "86"),
        ("frame", "1", "0+2", "Anna & Karl", "ladder", "0"),
        ("frame", "1", "1+3", "Emma & Martha", "ladder", "1"),
    ] == told(text)


def test_what_is_both_sides_has_no_player_in_the_table() -> None:
    """Seventy to seventy belongs to neither."""
    rows = told(as_csv(slate((0, 0), Written(70, None)).written))

    assert ("written", "1", "", "", "ladder", "70") in rows


def test_the_table_of_strokes() -> None:
    """Those that stand, and those that were wiped, by what they count."""
    assert [
        ("marks", "1", "0+2", "Anna & Karl", "lines", "7"),
        ("wiped", "1", "0+2", "Anna & Karl", "lines", "2"),
        ("marks", "1", "1+3", "Emma & Martha", "lines", "3"),
        ("marks", "", "0+2", "Anna & Karl", "frame", "13"),
        ("marks", "", "1+3", "Emma & Martha", "frame", "4"),
    ] == told(as_csv(LINES.written))
