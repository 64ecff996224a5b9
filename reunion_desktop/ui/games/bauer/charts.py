"""Charts of Bauer's statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.charts import AccountWords, SideCharts

translate = QCoreApplication.translate


class BauerCharts(SideCharts):
    """An account of Brote, and a chart of chosen trumps."""

    def account(self) -> AccountWords:
        """Texts that name the Brot."""
        return AccountWords(
            one=translate("statistics", "Brot ahead"),
            several=translate("statistics", "Brote ahead"),
            course=translate("statistics", "Brote ahead over time"),
            span=translate("statistics", "from {first} to {last}, Brote: {units}"),
            mean=translate("statistics", "Brote per game"),
            against=translate("statistics", "Against each opponent (Brote ahead)"),
            behind=(
                translate("statistics", "Brot behind"),
                translate("statistics", "Brote behind"),
            ),
        )
