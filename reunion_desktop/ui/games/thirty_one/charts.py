"""Charts of the statistics of Thirty-One."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.charts import CountsPlate, GameCharts, Plate, bars
from reunion_desktop.ui.words.game_words import GameWords

translate = QCoreApplication.translate


class ThirtyOneCharts(GameCharts):
    """Chart of losses, knocks and hands of 31."""

    def plates(self, words: GameWords) -> tuple[Plate, ...]:
        """What happens in a deal."""
        title = translate("statistics", "Lives, knocks and 31 (per 100 deals)")
        return (CountsPlate(title, bars(words, words.statistics), ("deals",)),)
