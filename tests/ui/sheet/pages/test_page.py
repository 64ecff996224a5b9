"""Tests of the pages of a score sheet: every row once, within the page, carried over."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
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


def pages(shown: ScoreSheet, paper: Paper = Paper.A4) -> tuple[Page, ...]:
    """The pages of a sheet."""
    return pages_of(shown.written, paper, FOOT)


def frames(page: Page) -> list[QRectF]:
    """Rectangles of the columns on a page."""
    return [
        QRectF(column.origin, column.origin + QPointF(column.width, column.layout.height))
        for column in page.columns
    ]


@pytest.mark.parametrize(("games", "paper"), [(1, Paper.A4), (4, Paper.LETTER), (20, Paper.A4)])
def test_every_row_has_its_place(games: int, paper: Paper) -> None:
    """Only the carried totals are added, at the foot of a page and the head of the next.

    Columns overlap neither title, foot and margins nor each other. All rows of a game are in one
    column.
    """
    shown = evening(games)
    made = pages(shown, paper)
    rows = [row for page in made for row in page.rows]
    assert list(rows_of(shown)) == [row for row in rows if row.key != "carried"]
    assert 2 * (len(made) - 1) == [row.key for row in rows].count("carried")
    assert [*range(1, len(made) + 1)] == [page.number for page in made]
    assert {len(made)} == {page.count for page in made}
    for page in made:
        paper_sheet = QRectF(QPointF(), page.size).adjusted(90, 90, -90, -90)
        for frame in frames(page):
            assert paper_sheet.contains(frame)
            assert page.title.bottom() <= frame.top()
            assert frame.bottom() <= page.foot.top()
        for left, right in pairwise(frames(page)):
            assert left.right() < right.left()
    columns = [
        {placed.row.game for placed in column.layout.rows if placed.row.key != "carried"}
        for page in made
        for column in page.columns
    ]
    for number in range(1, games + 1):
        assert 1 == sum(number in held for held in columns)


@pytest.mark.parametrize(("games", "ledger"), [(7, "transfer"), (20, "receipts")])
def test_what_is_carried_over_adds_up(games: int, ledger: str) -> None:
    """A page ends with the total of all games so far, and the next one begins with it."""
    shown = evening(games, ledger)
    made = pages(shown)
    assert len(made) > 1
    for before, after in pairwise(made):
        last, first = before.rows[-1], after.rows[0]
        assert last == first
        done = max(row.game for row in before.rows)
        total = next(row for row in rows_of(evening(done, ledger)) if row.game == 0)
        assert (done, total.cells) == (getattr(last, "deal", 0), getattr(last, "cells", ()))
        assert f"Carried over after game {done}." in rows_text(shown.written, (last,))


def test_the_type_is_as_large_as_the_page_allows() -> None:
    """The type is as large as the page allows; several games share a page, in two columns.

    A sheet can be printed before the game is over.
    """
    sizes = [pages(evening(games))[0].type_size for games in (1, 2, 4, 6)]
    assert sorted(sizes, reverse=True) == sizes
    assert sizes[0] > sizes[-1] >= 17
    (page,) = pages(SESSION)
    assert 2 == len(page.columns)
    (page,) = pages(sheet(GOING_ON))
    assert "deal" in {row.key for row in page.rows}


def test_a_game_longer_than_a_page_goes_on() -> None:
    """Every row of a game longer than a page has its place, after any number of play-offs."""
    plays = tuple(line(4 + number, number % 3, (50, 50, 50), playoff=True) for number in range(90))
    endless = GameSheet(PLAYED_OFF.first_dealer, 3, (*PLAYED_OFF.lines[:3], *plays))
    shown = RHINELAND.scoring.written(ScoreSheet(NAMES, (endless, SPECIMEN)))
    made = pages(shown, Paper.LETTER)
    rows = [row for page in made for row in page.rows if row.key != "carried"]
    assert list(rows_of(shown)) == rows
    assert all(frame.bottom() <= page.foot.top() for page in made for frame in frames(page))
