"""Accessible table of the score sheet: a model of its cells, and an invisible table view.

Python cannot implement Qt's accessible table interfaces, but Qt's own table view has them. So a
view lies over the painted sheet: it paints nothing, is transparent to the mouse, has the keyboard
focus for the sheet, and passes every key to it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from reunion_desktop.engine.sheet import NOTHING_WRITTEN, Line, Sheet
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.sheet.words import cell_words, row_head, row_text, spans

Index = QModelIndex | QPersistentModelIndex
_TOLD = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


@guarded
class SpokenSheet(QAbstractTableModel):
    """Table model with the text of every cell; rows and players are its headers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet = NOTHING_WRITTEN
        self._rows: tuple[Line, ...] = ()

    def put_down(self, sheet: Sheet, rows: tuple[Line, ...]) -> None:
        """Set another sheet."""
        self.beginResetModel()
        self._sheet, self._rows = sheet, rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of rows, with headings."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Number of columns: the row's label, then players in order of play, or sides."""
        return 0 if parent is not None and parent.isValid() else len(self._sheet.columns) + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Flags of a cell: the focused one counts as selected; see the grid."""
        del index
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text of a cell; only the first cell of a heading has its text."""
        if role not in _TOLD or not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if spans(row) and column:
            return None
        if not column:
            return row_text(self._sheet, row)
        return cell_words(self._sheet, row, column - 1)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Name of a player or side; label of a row."""
        if role not in _TOLD:
            return None
        if orientation is Qt.Orientation.Vertical:
            row = self._rows[section]
            return None if spans(row) else row_head(self._sheet, row)
        return self._sheet.heads[section - 1] if section else self.tr("Row")


@guarded
class SheetGrid(QTableView):
    """Invisible table view over the sheet, for screen readers only."""

    def __init__(
        self,
        over: QWidget,
        box: Callable[[int, int], QRectF],
        at: Callable[[QPointF], tuple[int, int] | None],
    ) -> None:
        """Set up over the painted sheet; row -1 of the cell at a point is the header."""
        super().__init__(over)
        self._box, self._at = box, at
        self._spoken = SpokenSheet(self)
        self.setModel(self._spoken)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Orca says "not selected" of a cell that is not selected, whatever the table reports.
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(off)
        self.setVerticalScrollBarPolicy(off)
        for head in (self.horizontalHeader(), self.verticalHeader()):
            head.hide()
        for part in (self, self.viewport()):
            part.setAutoFillBackground(False)
            part.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def put_down(self, sheet: Sheet, rows: tuple[Line, ...]) -> None:
        """Set another sheet."""
        self._spoken.put_down(sheet, rows)
        self.clearSpans()
        for number, row in enumerate(rows):
            if spans(row) and sheet.columns:
                self.setSpan(number, 0, 1, len(sheet.columns) + 1)

    def go(self, row: int, column: int) -> None:
        """Move the focus to a cell, in a heading to its only one."""
        index = self._spoken.index(row, 0 if self.columnSpan(row, 0) > 1 else column)
        if index != self.currentIndex():
            self.setCurrentIndex(index)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Report nothing: the focus was reported already, and it is the same cell."""
        del selected, deselected

    def visualRect(self, index: Index) -> QRect:
        """Rectangle of a cell on the sheet."""
        if not index.isValid():
            return QRect()
        return self._box(index.row(), index.column()).toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The cell at a point."""
        found = self._at(QPointF(point))
        inside = found is not None and found[0] >= 0
        return self._spoken.index(*found) if found is not None and inside else QModelIndex()

    def scrollTo(self, index: Index, hint: QTableView.ScrollHint | None = None) -> None:
        """Do nothing: the sheet itself scrolls a cell into view."""
        del index, hint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the sheet below is painted."""
        del event

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass every key to the sheet."""
        event.ignore()
