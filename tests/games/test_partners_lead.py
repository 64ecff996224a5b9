"""By how much a side is ahead in a game of Bauer or Viersche that goes on."""

from __future__ import annotations

from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.rules import PAGAT


def line(number: int, cells: tuple[int, int], points: tuple[int, ...] = (0,) * 4) -> ScoreLine:
    """A deal with what is written in each side's column."""
    sheet = tuple(Entry(cell, Mark.PLAIN) for cell in cells)
    return ScoreLine(number, 0, points, (2, 2, 2, 2), (), sheet)


def test_bauer_counts_down() -> None:
    """The side with less to count down is ahead by the difference."""
    assert (0, 0, 0, 0) == SAARLAND.scoring.lead(())
    assert (2, -2, 2, -2) == SAARLAND.scoring.lead((line(1, (7, 9)),))


def test_viersche_counts_half_rungs() -> None:
    """A half-rung is one, and a number that is written so much of a hundred."""
    written = line(1, (0, 0), (50, 14, 36, 40))
    assert (0.32, -0.32, 0.32, -0.32) == tuple(
        round(lead, 2) for lead in PAGAT.scoring.lead((written,))
    )
    won = line(2, (1, 0), (14, 20, 0, 0))
    assert (1, -1, 1, -1) == PAGAT.scoring.lead((written, won))


def test_reunion_counts_units() -> None:
    """In games with units the lead is the sum of the fees."""
    assert (0, 0, 0) == RHINELAND.scoring.lead(())
