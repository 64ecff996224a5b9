"""Things on the score sheet for a screen reader: rows and cells, each with its whole meaning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.ui.access.things import PRESS, Spoken
from reunion_desktop.ui.sheet.layout import PlacedRow, SheetLayout
from reunion_desktop.ui.sheet.rows import Row, RowKind
from reunion_desktop.ui.sheet.words import cell_text, row_text


@dataclass(frozen=True, slots=True)
class CellKey:
    """A cell, by what stands in it and not by where it stands."""

    game: int
    kind: RowKind
    deal: int
    column: int
    """0 is the row's label, then the players in order of play."""

    def is_of(self, row: Row) -> bool:
        """Whether the cell stands in a row."""
        return (self.game, self.kind, self.deal) == (row.game, row.kind, row.deal)


@dataclass(frozen=True, slots=True)
class SpokenSheet:
    """A sheet as it is shown now."""

    sheet: ScoreSheet
    layout: SheetLayout
    scrolled: float
    """How many pixels of the rows lie above the view."""
    focus: tuple[int, int]
    """Row and column of the cell that the keyboard is on."""
    opens: Callable[[int], bool]
    """Whether the deal of a row can be opened."""
    texts: dict[tuple[int, int], str]
    """Names by row and column as far as they were told before; -1 is a row as a whole."""

    def things(self) -> tuple[Spoken, ...]:
        """The heads of the columns, then row by row."""
        heads = tuple(
            Spoken(("head", column), QAccessible.Role.ColumnHeader, name, box.toAlignedRect())
            for column, (name, box) in enumerate(
                zip(self.sheet.names, self.layout.head.cells, strict=False), 1
            )
        )
        return (*heads, *(self._row(*each) for each in enumerate(self.layout.rows)))

    def _row(self, number: int, placed: PlacedRow) -> Spoken:
        row = placed.row
        boxes = (placed.label, *placed.cells)
        if row.kind is RowKind.HEADING:
            # Its words reach over all columns.
            boxes = (placed.band,)
        cells = tuple(self._cell(number, row, column, box) for column, box in enumerate(boxes))
        name = self._text(number, row, -1)
        band = self._moved(placed.band).toAlignedRect()
        key = (row.game, row.kind, row.deal)
        return Spoken(key, QAccessible.Role.Row, name, band, inside=cells)

    def _cell(self, number: int, row: Row, column: int, box: QRectF) -> Spoken:
        role = QAccessible.Role.Cell if column else QAccessible.Role.RowHeader
        focus_row, focus_column = self.focus
        here = focus_column == column or row.kind is RowKind.HEADING
        return Spoken(
            CellKey(row.game, row.kind, row.deal, column),
            role,
            self._text(number, row, column),
            self._moved(box).toAlignedRect(),
            focusable=True,
            focused=focus_row == number and here,
            actions=(PRESS,) if self.opens(number) else (),
        )

    def _text(self, number: int, row: Row, column: int) -> str:
        """The name of a cell, or of a row; a long session has many, and few of them ever change."""
        told = self.texts.get((number, column))
        if told is None:
            told = cell_text(self.sheet, row, column) if column >= 0 else row_text(self.sheet, row)
            self.texts[number, column] = told
        return told

    def _moved(self, box: QRectF) -> QRectF:
        return box.translated(0, -self.scrolled)
