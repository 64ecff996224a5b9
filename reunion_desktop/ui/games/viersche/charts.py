"""Charts of Viersche's statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.charts import AccountWords, SideCharts, marks_account

translate = QCoreApplication.translate


class VierscheCharts(SideCharts):
    """An account of marks, and a chart of rungs."""

    def account(self) -> AccountWords:
        """Texts that name the mark."""
        return marks_account(translate("statistics", "marks per set"))

    def title(self) -> str:
        """Title of the chart of counts."""
        return translate("statistics", "Rungs (per 100 deals)")
