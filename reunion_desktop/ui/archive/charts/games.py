"""Charts of a game's statistics with its title and unit, by the game's name in a game file."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.games import charts_of, words_of
from reunion_desktop.ui.games.charts import AccountWords, Plate
from reunion_desktop.ui.words.unit_words import UnitWords


@dataclass(frozen=True, slots=True)
class GameFigures:
    """Account texts and charts of one game."""

    title: str
    account: AccountWords
    plates: tuple[Plate, ...]
    unit: UnitWords


def figures_of(game: str) -> GameFigures:
    """Charts of a game; the general ones for a game without words."""
    charts = charts_of(game)
    if game not in IDS:
        return GameFigures(game, charts.account(), (), UnitWords())
    words = words_of(game)
    return GameFigures(words.title(), charts.account(), charts.plates(words), words.unit())
