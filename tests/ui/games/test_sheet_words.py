"""Texts of the score sheets of Bauer and Viersche."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.sheet import Row, Shown
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.ui.sheet.words import cell_words, words_of
from tests.games.test_partners_sheets import COUNT, line, written

SETS = (line(1, (0, 0), (86, 54)), line(2, (0, 1), (14, 60)), line(3, (0, 0), (70, 70)))


def told(figures: ScoreSheet, deal: int) -> list[str]:
    """Texts of a deal, by side."""
    (row,) = (
        each
        for each in figures.written.lines(Shown.PAPER)
        if isinstance(each, Row) and each.deal == deal
    )
    return [cell_words(figures.written, row, column) for column in (0, 1)]


@pytest.mark.usefixtures("qapp")
def test_counts_and_points_are_told_in_the_words_of_their_game() -> None:
    """Entries of a score sheet are described in the words of its game."""
    count, slate = written(SAARLAND, COUNT), written(PAGAT, SETS)
    assert ("Bauer", "Viersche") == (
        words_of(count.written).title(),
        words_of(slate.written).title(),
    )
    assert [
        "7 left: won as declarers, five tricks or more, crossed out; dealer",
        "8 left",
    ] == told(count, 1)
    assert ["86 written; 14 still needed; dealer", "54 points and 46 still needed"] == told(
        slate, 1
    )
    assert ["14 points", "60 points and has enough points: a rung is wiped; dealer"] == told(
        slate, 2
    )
