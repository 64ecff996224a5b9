"""Item model of the session list: all session numbers, and the rows loaded on demand."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from reunion_desktop.history.sessions import SessionRow
from reunion_desktop.ui.archive.client import ArchiveClient
from reunion_desktop.ui.archive.words import sentence
from reunion_desktop.ui.guard import guarded

_PAGE = 64
"""Rows fetched at once."""
_PAGES = 48
"""Pages in the cache."""

ROW = Qt.ItemDataRole.UserRole
"""Role of a :class:`SessionRow`; None until it is loaded."""

Index = QModelIndex | QPersistentModelIndex


@guarded
class SessionModel(QAbstractListModel):
    """List model of the found sessions; each row is fetched when it is first shown."""

    def __init__(self, desk: ArchiveClient, parent: QObject | None = None) -> None:
        """Set up empty."""
        super().__init__(parent)
        self._desk = desk
        self.numbers: tuple[int, ...] = ()
        """Numbers of the listed sessions."""
        self._pages: OrderedDict[int, dict[int, SessionRow]] = OrderedDict()
        self._asked: set[int] = set()
        self._edition = 0

    def show(self, numbers: Sequence[int]) -> None:
        """List other sessions."""
        self.beginResetModel()
        self.numbers = tuple(numbers)
        self._forget()
        self.endResetModel()

    def refresh(self) -> None:
        """Fetch each row again when it is shown."""
        self._forget()
        if self.numbers:
            self.dataChanged.emit(self.index(0), self.index(len(self.numbers) - 1))

    def _forget(self) -> None:
        self._edition += 1
        self._pages.clear()
        self._asked.clear()

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of listed sessions."""
        return 0 if parent is not None and parent.isValid() else len(self.numbers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text of a row for screen readers, and the row itself for the delegate."""
        if not 0 <= index.row() < len(self.numbers):
            return None
        if role == ROW:
            return self.row(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self.row(index.row())
            return sentence(row) if row is not None else "…"
        return None

    def headerData(
        self,
        _section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Heading of the only column, for screen readers; Qt would number columns and rows."""
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return QCoreApplication.translate("SessionList", "Sessions")

    def row(self, place: int) -> SessionRow | None:
        """A row of the list, or None while it is fetched."""
        page = self._pages.get(place // _PAGE)
        if page is None:
            self._fetch(place // _PAGE)
            return None
        self._pages.move_to_end(place // _PAGE)
        return page.get(self.numbers[place])

    def _fetch(self, page: int) -> None:
        if page in self._asked:
            return
        self._asked.add(page)
        edition = self._edition
        numbers = self.numbers[page * _PAGE : (page + 1) * _PAGE]
        self._desk.read(
            lambda archive: archive.rows(numbers), lambda rows: self._come(edition, page, rows)
        )

    def _come(self, edition: int, page: int, rows: Sequence[SessionRow]) -> None:
        if edition != self._edition:
            return
        self._asked.discard(page)
        self._pages[page] = {row.id: row for row in rows}
        while len(self._pages) > _PAGES:
            self._pages.popitem(last=False)
        first = page * _PAGE
        last = min(first + _PAGE, len(self.numbers)) - 1
        self.dataChanged.emit(self.index(first), self.index(last))
