"""The specimen game after each of its deals, observed from seat 0."""

from __future__ import annotations

from pathlib import Path

from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.games import find_game
from reunion_desktop.storage.reader import read_record
from reunion_desktop.storage.sheets.sheet import sheet_of

_FILE = Path(__file__).parents[4] / "assets" / "specimen.reunion"
_RECORD = read_record(_FILE, find_game)[0].record
NAMES = ("Emma", "Martha", "Heinrich")


def sight_after(deals: int) -> Observation:
    """Observation after this many scored deals."""
    for step in _RECORD.replay():
        if len(step.after.lines) == deals:
            return observe(step.after, 0)
    raise AssertionError(deals)


def sheet() -> ScoreSheet:
    """Score sheet of the whole game."""
    return sheet_of([_RECORD])
