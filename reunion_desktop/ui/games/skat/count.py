"""Result pages of Skat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.ui.games.count import Contents, CountPage, Figures, GameCount

translate = QCoreApplication.translate


class SkatCount(GameCount):
    """Result pages of Skat: card points and the list."""

    def deal(self, sight: Observation, names: Sequence[str]) -> CountPage:
        """Result page of the last deal."""
        line = sight.lines[-1]
        rows = (
            Figures(translate("count", "Points"), tuple(map(str, line.points))),
            Figures(
                translate("skat", "List"), tuple(str(e.points) for e in line.sheet), strong=True
            ),
        )
        text = "\n".join(f"{row.label}: {', '.join(row.cells)}" for row in rows)
        return CountPage(translate("skat", "Deal"), Contents(tuple(names), rows), text)

    def settlement(self, sight: Observation, sheet: ScoreSheet, names: Sequence[str]) -> CountPage:
        """Settlement page of a finished series."""
        del sheet
        totals = sight.settlement.totals if sight.settlement else ()
        row = Figures(translate("skat", "List"), tuple(map(str, totals)), strong=True)
        return CountPage(translate("skat", "Series"), Contents(tuple(names), (row,)), row.label)
