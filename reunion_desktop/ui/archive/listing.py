"""Table view of the session list: rows of one height, for any number of sessions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from reunion_desktop.ui.archive.model import SessionModel
from reunion_desktop.ui.archive.row import SessionDelegate
from reunion_desktop.ui.guard import guarded

_Move = QAbstractItemView.CursorAction


@guarded
class SessionList(QTableView):
    """One-column table view: Qt's list views measure every row again after each change."""

    typed = Signal(str)
    """Text typed on the list, to be searched for."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        """Set up for a model."""
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(SessionDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setAccessibleName(self.tr("Sessions"))
        self._measure()

    def go_to(self, place: int) -> None:
        """Move the current row, without other effects."""
        self.selectionModel().setCurrentIndex(
            self.model().index(place, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def keyboardSearch(self, search: str) -> None:
        """Emit typed text: Qt's own search would fetch every row."""
        if search.strip():
            self.typed.emit(search)

    def moveCursor(self, action: _Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Move to the first or last row, where a table view means the first or last column."""
        rows = self.model().rowCount()
        if action in (_Move.MoveHome, _Move.MoveEnd) and rows:
            return self.model().index(0 if action == _Move.MoveHome else rows - 1, 0)
        return super().moveCursor(action, modifiers)

    def changeEvent(self, event: QEvent) -> None:
        """Adjust the row height to the font, and the texts to the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Sessions"))
            self.viewport().update()
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _measure(self) -> None:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        height = self.itemDelegate().sizeHint(option, QModelIndex()).height()
        self.verticalHeader().setDefaultSectionSize(height)
