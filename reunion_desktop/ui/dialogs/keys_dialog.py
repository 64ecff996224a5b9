"""Dialog of the keyboard shortcuts: one table of all keys of the window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.commands.table_keys import Keys

_LETTERS = 66, 34
"""Width in letters and height in lines, where there is room."""


class KeysDialog(QDialog):
    """Table with a row per shortcut, grouped by menu."""

    def __init__(self, parts: Iterable[tuple[str, Keys]], parent: QWidget) -> None:
        """Fill the table with parts, each with its heading."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._table = QTableWidget(0, 2, self)
        self._table.setAccessibleName(self.windowTitle())
        self._table.setHorizontalHeaderLabels([self.tr("Action"), self.tr("Key")])
        self._table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self._table.setTabKeyNavigation(False)
        self._table.verticalHeader().hide()
        for title, keys in parts:
            self._add_part(title, keys)
        head = self._table.horizontalHeader()
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._table.setCurrentCell(1, 0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._table, 1)
        layout.addWidget(buttons)
        measures = self.fontMetrics()
        size = QSize(
            measures.averageCharWidth() * _LETTERS[0], measures.lineSpacing() * _LETTERS[1]
        )
        self.resize(size.boundedTo(self.screen().availableSize() * 0.9))

    def _add_part(self, title: str, keys: Keys) -> None:
        """Add a heading over both columns, and a row per shortcut."""
        if not keys:
            return
        bold = QFont(self.font())
        bold.setBold(True)
        heading = self._add_row(title, "")
        heading.setFont(bold)
        self._table.setSpan(heading.row(), 0, 1, 2)
        for what, names in keys:
            self._add_row(what, self.tr(", ", "between keys").join(names))

    def _add_row(self, what: str, key: str) -> QTableWidgetItem:
        row = self._table.rowCount()
        self._table.insertRow(row)
        first = QTableWidgetItem(what)
        for column, item in enumerate((first, QTableWidgetItem(key))):
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self._table.setItem(row, column, item)
        return first
