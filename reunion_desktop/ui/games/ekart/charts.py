"""Charts of Ekart's statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.reunion.charts import ReunionCharts

translate = QCoreApplication.translate


class EkartCharts(ReunionCharts):
    """Réunion's charts, with Staubaus among the counts."""

    def title(self) -> str:
        """Title of the chart of counts."""
        return translate("statistics", "Stangen, bowers and Staubaus (per 100 deals)")
