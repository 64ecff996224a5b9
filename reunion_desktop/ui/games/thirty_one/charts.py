"""Charts of Thirty-One's statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.charts import CountsPlate, GameCharts, PlacesPlate, Plate, bars
from reunion_desktop.ui.words.game_words import GameWords

translate = QCoreApplication.translate

_OF_DEALS = (
    *("lives_lost", "pots_won", "knocks_won", "knocks_lost"),
    *("thirty_ones_won", "thirty_ones_lost"),
)


class ThirtyOneCharts(GameCharts):
    """An account of units, and a chart of lives and knocks."""

    def plates(self, words: GameWords) -> tuple[Plate, ...]:
        """The mean value of a hand; lives, knocks and 31, for each hundred deals."""
        title = translate("thirty_one", "Lives and knocks (per 100 deals)")
        value = words.figure("value")
        return (
            PlacesPlate(value, ((value, "value", "deals"),), 0),
            CountsPlate(title, bars(words, _OF_DEALS), ("deals",)),
        )
