"""Charts of Hindersche's statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.charts import (
    AccountWords,
    CountsPlate,
    GameCharts,
    Plate,
    bars,
    marks_account,
)
from reunion_desktop.ui.words.game_words import GameWords

translate = QCoreApplication.translate


_OF_GAMES = ("clean", "games_lost")
"""Figures that count games, not deals."""


class HinderscheCharts(GameCharts):
    """An account of marks, and charts of marks and of results."""

    def account(self) -> AccountWords:
        """Texts that name the mark."""
        return marks_account(translate("statistics", "marks per game"))

    def plates(self, words: GameWords) -> tuple[Plate, ...]:
        """Marks of deals, then results of games."""
        of_deals = [key for key in words.statistics if key not in _OF_GAMES]
        marks = translate("statistics", "Marks on the slate (per 100 deals)")
        ends = translate("statistics", "Game results (per 100 games)")
        return (
            CountsPlate(marks, bars(words, of_deals), ("deals",)),
            CountsPlate(ends, bars(words, _OF_GAMES), ("games",)),
        )
