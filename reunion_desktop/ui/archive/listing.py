"""The list of sittings, a Qt view: rows of one height, however many there are."""

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
    """A table of one column: Qt's lists measure every row anew whenever one of them changes."""

    typed = Signal(str)
    """Something was typed: it is to be searched for."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        """Show a model."""
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
        """Put the cursor on a row, and nothing else."""
        self.selectionModel().setCurrentIndex(
            self.model().index(place, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def keyboardSearch(self, search: str) -> None:
        """Hand on what is typed: looking through all rows would fetch every one of them."""
        if search.strip():
            self.typed.emit(search)

    def moveCursor(self, action: _Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """The first and the last row, where a table means the first and the last column."""
        rows = self.model().rowCount()
        if action in (_Move.MoveHome, _Move.MoveEnd) and rows:
            return self.model().index(0 if action == _Move.MoveHome else rows - 1, 0)
        return super().moveCursor(action, modifiers)

    def changeEvent(self, event: QEvent) -> None:
        """Larger print makes higher rows; another language says them otherwise."""
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
