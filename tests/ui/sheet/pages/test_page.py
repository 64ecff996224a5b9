"""Tests of the pages of a score sheet: every row once, within the page, carried over."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.engine.sheet import Row
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.ui.sheet.pages.page import Page, Paper, pages_of
from reunion_desktop.ui.sheet.words import rows_text
from tests.ui.sheet.sheets import (
    GOING_ON,
    NAMES,
    PLAYED_OFF,
    SESSION,
    SPECIMEN,
    line,
    rows_of,
    sheet,
)

pytestmark = pytest.mark.usefixtures("qapp")

FOOT = 150.0
LONG = (SPECIMEN, *SESSION.games) * 4
"""Twenty games, some with a play-off."""


def evening(games: int, ledger: str = "transfer") -> ScoreSheet:
    """A sheet with a number of games."""
    return RHINELAND.scoring.written(ScoreSheet(NAMES, LONG[:games], ledger))


def frames(page: Page) -> list[QRectF]:
    """Rectangles of the columns on a page."""
    return [
        QRectF(column.origin, column.origin + QPointF(column.width, column.layout.height))
        for column in page.columns
    ]


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("games", [1, 3, 4, 7, 20])
def test_every_row_stands_once_and_in_order(paper: Paper, games: int) -> None:
    """Only the carried totals are added, at the foot of a page and the head of the next."""
    shown = evening(games)
    pages = pages_of(shown.written, paper, FOOT)
    rows = [row for page in pages for row in page.rows]
    carried = [row for row in rows if row.key == "carried"]
    assert list(rows_of(shown)) == [row for row in rows if row.key != "carried"]
    assert 2 * (len(pages) - 1) == len(carried)
    assert [*range(1, len(pages) + 1)] == [page.number for page in pages]
    assert {len(pages)} == {page.count for page in pages}


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("games", [1, 3, 5, 20])
def test_everything_lies_on_the_page(paper: Paper, games: int) -> None:
    """Columns overlap neither title, foot and margins nor each other."""
    for page in pages_of(evening(games).written, paper, FOOT):
        paper_sheet = QRectF(QPointF(), page.size).adjusted(90, 90, -90, -90)
        for frame in frames(page):
            assert paper_sheet.contains(frame)
            assert page.title.bottom() <= frame.top()
            assert frame.bottom() <= page.foot.top()
        for left, right in itertools.pairwise(frames(page)):
            assert left.right() < right.left()


@pytest.mark.parametrize("games", [7, 20])
@pytest.mark.parametrize("ledger", ["transfer", "receipts"])
def test_what_is_carried_over_adds_up(games: int, ledger: str) -> None:
    """A page ends with the total of all games so far, and the next one begins with it."""
    shown = evening(games, ledger)
    pages = pages_of(shown.written, Paper.A4, FOOT)
    assert len(pages) > 1
    for before, after in itertools.pairwise(pages):
        last, first = before.rows[-1], after.rows[0]
        assert last == first
        done = max(row.game for row in before.rows)
        so_far = RHINELAND.scoring.written(ScoreSheet(NAMES, shown.games[:done], ledger))
        units = so_far.receipts if ledger == "receipts" else so_far.balance
        assert isinstance(last, Row)
        total = [row for row in rows_of(so_far) if row.game == 0]
        assert total[0].cells == last.cells
        assert done == last.deal
        assert f"Carried over after game {done}." in rows_text(shown.written, (last,))
        assert len(units) == len(last.cells)


@pytest.mark.parametrize("games", [4, 7, 20])
def test_a_game_is_not_torn_apart(games: int) -> None:
    """All rows of a game are in one column."""
    pages = pages_of(evening(games).written, Paper.A4, FOOT)
    columns = [column for page in pages for column in page.columns]
    for number in range(1, games + 1):
        holding = [
            column
            for column in columns
            if any(placed.row.game == number for placed in column.layout.rows)
        ]
        assert 1 == len(holding)


def test_a_few_games_are_set_larger() -> None:
    """The type is as large as the page allows."""
    sizes = [
        pages_of(evening(games).written, Paper.A4, FOOT)[0].type_size for games in (1, 2, 4, 6)
    ]
    assert sorted(sizes, reverse=True) == sizes
    assert sizes[0] > sizes[-1] >= 17


def test_four_games_share_a_page() -> None:
    """Several games share a page, in two columns."""
    (page,) = pages_of(SESSION.written, Paper.A4, FOOT)
    assert 2 == len(page.columns)


def test_a_game_longer_than_a_page_goes_on() -> None:
    """Every row of a game longer than a page has its place, after any number of play-offs."""
    plays = tuple(line(4 + number, number % 3, (50, 50, 50), playoff=True) for number in range(90))
    endless = GameSheet(PLAYED_OFF.first_dealer, 3, (*PLAYED_OFF.lines[:3], *plays))
    shown = RHINELAND.scoring.written(ScoreSheet(NAMES, (endless, SPECIMEN)))
    pages = pages_of(shown.written, Paper.LETTER, FOOT)
    rows = [row for page in pages for row in page.rows if row.key != "carried"]
    assert list(rows_of(shown)) == rows
    for page in pages:
        for frame in frames(page):
            assert frame.bottom() <= page.foot.top()


def test_a_game_in_progress_has_its_page() -> None:
    """A sheet can be printed before the game is over."""
    (page,) = pages_of(sheet(GOING_ON).written, Paper.A4, FOOT)
    assert "deal" in {row.key for row in page.rows}
