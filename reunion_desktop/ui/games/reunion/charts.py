"""Charts of Réunion's statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.charts import CountsPlate, GameCharts, PlacesPlate, Plate, bars
from reunion_desktop.ui.words.game_words import GameWords

translate = QCoreApplication.translate


class ReunionCharts(GameCharts):
    """Charts of points by position, and of Stangen and bowers."""

    def title(self) -> str:
        """Title of the chart of counts."""
        return translate("statistics", "Stangen and bowers (per 100 deals)")

    def plates(self, words: GameWords) -> tuple[Plate, ...]:
        """Points by position, then counts."""
        deals = ("dealer_deals", "forehand_deals", "middlehand_deals")
        points, counts = words.statistics[: len(deals)], words.statistics[len(deals) :]
        places = PlacesPlate(
            translate("statistics", "Points per deal by position (line: equal share)"),
            tuple((words.figure(key), key, of) for key, of in zip(points, deals, strict=True)),
            # A third of 150.
            even=50,
        )
        return places, CountsPlate(self.title(), bars(words, counts), deals)
