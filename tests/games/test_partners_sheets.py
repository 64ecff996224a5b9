"""Score sheets of Bauer and Viersche, from made-up lines and from whole sessions."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.scoring import Entry, GameSheet, Mark, ScoreLine, ScoreSheet
from reunion_desktop.engine.sheet import (
    Ladder,
    Marks,
    Row,
    RowKind,
    Shown,
    Standing,
    Strokes,
    Written,
)
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.storage.sheets.sheet import sheet_of
from reunion_desktop.storage.sheets.table import as_csv
from reunion_desktop.storage.sheets.text import as_text
from tests.strategies import by_lot

NAMES = ("Anna", "Emma", "Karl", "Martha")


def line(
    number: int, sheet: tuple[int, int], points: tuple[int, int] = (0, 0), tricks: int = 5
) -> ScoreLine:
    """A deal: entries, and points and tricks of the first player of either side.

    Args:
        number: of the deal.
        sheet: what is entered for each side.
        points: card points by side.
        tricks: of the first side.
    """
    entries = tuple(Entry(made, Mark.PLAIN) for made in sheet)
    whole = 9 if any(points) else 8
    made = (points[0], 0, 0, points[1])
    return ScoreLine(number, (number - 1) % 4, made, (0, whole - tricks, tricks, 0), (), entries)


def written(rules: GameRules, *games: tuple[ScoreLine, ...]) -> ScoreSheet:
    """A session of some games, settled where they are over."""
    sheets = tuple(GameSheet(0, 0, lines, rules.settle(lines)) for lines in games)
    return rules.scoring.written(ScoreSheet(NAMES, sheets))


def drawn(figures: ScoreSheet) -> list[Row]:
    """The rows that paper shows, headings left out."""
    lines = figures.written.lines(Shown.PAPER)
    return [each for each in lines if isinstance(each, Row) and each.kind is not RowKind.HEADING]


def keys(figures: ScoreSheet) -> list[tuple[str, ...]]:
    """The meanings of each cell of a deal."""
    return [
        tuple("+".join(each.key for each in cell.means) for cell in row.cells if cell.means)
        for row in drawn(figures)
        if row.deal
    ]


# Bauer --------------------------------------------------------------------------------------------

COUNT = (
    line(1, (7, 8)),
    line(2, (8, 7), tricks=4),
    line(3, (9, 6), tricks=3),
    line(4, (8, 6), tricks=5),
)


def test_counts_go_down_from_eight() -> None:
    """A number stands only where it has changed, and only the last one is not struck through.

    Its cell says why: made, lost with four tricks each, lost, and what the others have of it. The
    dot stands at the dealer's side, for either partner.
    """
    figures = written(SAARLAND, COUNT)
    rows = drawn(figures)

    assert [("8", "8"), ("7", ""), ("8", "7"), ("9", "6"), ("8", "")] == [
        tuple(cell.text for cell in row.cells) for row in rows
    ]
    assert [(True, True), (True, False), (True, True), (True, False), (False, False)] == [
        tuple(cell.struck for cell in row.cells) for row in rows
    ]
    assert ["start", *["deal"] * 4] == [row.key for row in rows]
    told = [("made", "count"), ("four_all", "held"), ("lost", "held"), ("made", "count")]
    assert told == keys(figures)
    assert [0, 1, 2, 3] == [row.dealer for row in rows[1:]]
    assert [0, 1, 0, 1] == [[cell.dealer for cell in row.cells].index(True) for row in rows[1:]]


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        (line(1, (0, 8), tricks=8), ("away_won", "count")),
        (line(1, (8, 0), tricks=7), ("count", "brot")),
    ],
)
def test_cards_away_end_a_count_at_once(last: ScoreLine, expected: tuple[str, ...]) -> None:
    """All eight tricks alone are a Brot; with one lost the others have it."""
    assert [expected] == keys(written(SAARLAND, (last,)))


def test_a_brot_is_ringed_and_chalked_up() -> None:
    """The number that came to nothing has a ring; the strokes below count the Brote of a side."""
    down = tuple(line(number, (8 - number, 8)) for number in range(1, 9))
    figures = written(SAARLAND, down, COUNT, tuple(line(1, (8, 0), tricks=2) for _ in "x"))
    (account,) = figures.written.account
    ringed = [row.deal for row in drawn(figures) for cell in row.cells if cell.ring]

    assert [8, 1] == ringed
    assert Marks("brote", (Strokes(1), Strokes(1))) == account
    assert Standing("brote", (0, 1), 1, settled=True) == figures.written.standing


# Viersche -----------------------------------------------------------------------------------------


def ladder(figures: ScoreSheet, number: int = 0) -> Ladder:
    """One of the ladders."""
    return [each for each in figures.written.blocks if isinstance(each, Ladder)][number]


def test_a_first_deal_without_a_hundred_is_written_under_the_ladder() -> None:
    """On the side of who was better, or in the middle; wiped when the rung is won."""
    first, level = line(1, (0, 0), (86, 54)), line(1, (0, 0), (70, 70))
    won = (first, line(2, (0, 1), (40, 60)))

    assert Written(86, 0) == ladder(written(PAGAT, (first,))).written
    assert Written(70, None) == ladder(written(PAGAT, (level,))).written
    assert ladder(written(PAGAT, won)).written is None
    assert (0, 1) == ladder(written(PAGAT, won)).wiped


def test_what_each_deal_came_to_is_told() -> None:
    """Points and points needed, a number reached, a hundred, all nine tricks."""
    lines = (
        line(1, (0, 0), (86, 54)),
        line(2, (1, 0), (14, 10), tricks=1),
        line(3, (0, 0), (70, 70)),
        line(4, (0, 1), (10, 30), tricks=1),
        line(5, (1, 0), (110, 30)),
        line(6, (2, 0), (140, 0), tricks=9),
    )
    told = written(PAGAT, lines)

    assert [
        ("written", "points+needs"),
        ("points+reached", "points"),
        ("middle", "middle"),
        ("points", "points+reached"),
        ("hundred", "points"),
        ("march", "points"),
    ] == keys(told)
    assert [14, 46] == [cell.means[-1]["needs"] for cell in drawn(told)[0].cells]
    assert [(False, False), (True, False), (False, False)] == [
        tuple(cell.ring for cell in row.cells) for row in drawn(told)[:3]
    ]


def test_a_lost_set_is_marked_on_the_frame() -> None:
    """Two marks for who has not wiped a single half-rung; fewest marks are in front."""
    lost = tuple(line(number, (1, 0), (100, 40)) for number in range(1, 5))
    figures = written(PAGAT, lost, (line(1, (0, 0), (86, 54)),))
    (account,) = figures.written.account

    assert (0, 0) == ladder(figures, 1).wiped
    assert [(0, 2), (0, 2)] == [ladder(figures, number).frame for number in (0, 1)]
    assert Marks("frame", (Strokes(0), Strokes(2)), bundle=4) == account
    assert Standing("frame", (0,), 0, settled=True) == figures.written.standing


# Both ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [SAARLAND, PAGAT], ids=lambda rules: rules.game)
def test_whole_games_have_a_sheet(rules: GameRules) -> None:
    """Every deal has a row on paper, in the text and in the table, with the points that count."""
    for dice in ("a", "b", "c"):
        header = Header(rules, NAMES, 0, "2026-11-20T18:00:00")
        played = tuple(action for action, _ in by_lot(Record(header).start(), dice))
        figures = sheet_of([Record(header, played)])
        deals = [line.number for line in figures.games[0].lines]

        assert deals
        assert deals == [row.deal for row in drawn(figures) if row.deal]
        text, table = as_text(figures.written), as_csv(figures.written)
        assert deals == [int(row[:2]) for row in text.splitlines() if row[2:3] == "."]
        assert 2 * len(deals) == table.count("\nentry,")
        assert 2 == table.count("\nmarks,")
