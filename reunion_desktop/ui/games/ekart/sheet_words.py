"""Texts of Ekart's score sheet: Réunion's, plus the Staubaus row and the king's crown."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.sheet import CROWN, Meaning, Row, RowKind, Sheet, Shown
from reunion_desktop.ui.games.reunion.sheet_words import ReunionSheetWords

translate = QCoreApplication.translate


class EkartSheetWords(ReunionSheetWords):
    """Texts for the keys of Ekart's score sheet."""

    def about(self, sheet: Sheet, row: Row) -> str:
        """Description of a row, for its tooltip and for screen readers."""
        if row.named == "staubaus":
            return translate("sheet", "Staubaus: units won from or paid to each opponent")
        return super().about(sheet, row)

    def says(self, meaning: Meaning) -> str:
        """Text of a cell, without the player's name."""
        if meaning.key == "entry" and meaning["mark"] == CROWN:
            return translate("sheet", "king: sits out")
        return super().says(meaning)

    def signs(self, sheet: Sheet) -> Iterator[str]:
        """Legend of the signs that appear on a score sheet."""
        yield from super().signs(sheet)
        rows = (row for row in sheet.lines(Shown.TEXT) if isinstance(row, Row))
        deals = [row for row in rows if row.kind in (RowKind.DEAL, RowKind.EXTRA)]
        if any(cell.mark == CROWN for row in deals for cell in row.cells):
            yield translate("sheet", "crown: king, sits out")
