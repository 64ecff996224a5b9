"""The score sheet as a table for a screen reader: a model of its cells, and a view nobody sees.

Python cannot give Qt the interfaces of a table; Qt's own table has them. So one lies over the
painted sheet: it paints nothing, lets the mouse through, has the keyboard in the sheet's place and
leaves every key to the sheet.
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
from reunion_desktop.ui.sheet.words import cell_words, is_heading, row_head, row_text

Index = QModelIndex | QPersistentModelIndex
_TOLD = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


@guarded
class SpokenSheet(QAbstractTableModel):
    """What every cell says; rows and players are its heads, and it says neither."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet = NOTHING_WRITTEN
        self._rows: tuple[Line, ...] = ()

    def put_down(self, sheet: Sheet, rows: tuple[Line, ...]) -> None:
        """Speak of another sheet."""
        self.beginResetModel()
        self._sheet, self._rows = sheet, rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """The rows, headings counted."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """What a row is about, then the players in order of play, or the sides."""
        return 0 if parent is not None and parent.isValid() else len(self._sheet.columns) + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The cell with the keyboard counts as selected; see the grid."""
        del index
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a cell says; a heading's words reach over all columns."""
        if role not in _TOLD or not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if not column or is_heading(row):
            return row_text(self._sheet, row)
        return cell_words(self._sheet, row, column - 1)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """A player's name, or a side's; what a row is called."""
        if role not in _TOLD:
            return None
        if orientation is Qt.Orientation.Vertical:
            return row_head(self._sheet, self._rows[section])
        return self._sheet.heads[section - 1] if section else self.tr("Row")


@guarded
class SheetGrid(QTableView):
    """The table over a sheet: Qt's own for readers, nothing for the eye and the mouse."""

    def __init__(
        self,
        over: QWidget,
        box: Callable[[int, int], QRectF],
        at: Callable[[QPointF], tuple[int, int] | None],
    ) -> None:
        """Lie over what is painted.

        Args:
            over: the widget on which the sheet is painted.
            box: where a cell lies there.
            at: which cell lies at a place; its row is -1 for the head.
        """
        super().__init__(over)
        self._box, self._at = box, at
        self._spoken = SpokenSheet(self)
        self.setModel(self._spoken)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Orca says "not selected" of a cell that is not, whatever the table may say of itself.
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
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
        """Speak of another sheet."""
        self._spoken.put_down(sheet, rows)
        self.clearSpans()
        for number, row in enumerate(rows):
            if is_heading(row) and sheet.columns:
                self.setSpan(number, 0, 1, len(sheet.columns) + 1)

    def go(self, row: int, column: int) -> None:
        """The keyboard is on a cell now."""
        index = self._spoken.index(row, column)
        if index != self.currentIndex():
            self.setCurrentIndex(index)

    @property
    def told(self) -> str:
        """What the cell says on which the keyboard is, after what its row and column are called."""
        index = self.currentIndex()
        if not index.isValid():
            return ""
        heads = (
            self._spoken.headerData(index.row(), Qt.Orientation.Vertical),
            self._spoken.headerData(index.column(), Qt.Orientation.Horizontal),
        )
        return ", ".join(map(str, (*heads, index.data())))

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Nobody is told: the focus was told, and that is the same cell."""
        del selected, deselected

    def visualRect(self, index: Index) -> QRect:
        """Where a cell lies on the sheet."""
        if not index.isValid():
            return QRect()
        return self._box(index.row(), index.column()).toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The cell at a place."""
        found = self._at(QPointF(point))
        inside = found is not None and found[0] >= 0
        return self._spoken.index(*found) if found is not None and inside else QModelIndex()

    def scrollTo(self, index: Index, hint: QTableView.ScrollHint | None = None) -> None:
        """The sheet itself brings a cell into sight."""
        del index, hint

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet below is painted."""
        del event

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key is the sheet's."""
        event.ignore()
