"""Charts of Hunsrücker Bauern's statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.charts import AccountWords, SideCharts

translate = QCoreApplication.translate


class HunsrueckerCharts(SideCharts):
    """An account of games, and a chart of chosen trumps."""

    def account(self) -> AccountWords:
        """Texts that name the game."""
        return AccountWords(
            one=translate("statistics", "game ahead"),
            several=translate("statistics", "games ahead"),
            course=translate("statistics", "Games ahead over time"),
            span=translate("statistics", "from {first} to {last}, games: {units}"),
            mean=translate("statistics", "lead per game"),
            against=translate("statistics", "Against each opponent (games ahead)"),
            behind=(
                translate("statistics", "game behind"),
                translate("statistics", "games behind"),
            ),
        )
