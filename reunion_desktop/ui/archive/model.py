"""The list of sittings, a Qt model: all their numbers, and the rows of those in sight."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from reunion_desktop.history.sessions import SessionRow
from reunion_desktop.ui.archive.client import ArchiveClient
from reunion_desktop.ui.archive.words import sentence
from reunion_desktop.ui.guard import guarded

_PAGE = 64
"""Rows that are fetched at once."""
_PAGES = 48
"""Pages that are remembered."""

ROW = Qt.ItemDataRole.UserRole
"""The role under which an index gives its :class:`SessionRow`, or None until it has come."""

Index = QModelIndex | QPersistentModelIndex


@guarded
class SessionModel(QAbstractListModel):
    """As many rows as were found; each is fetched when somebody looks at it."""

    def __init__(self, desk: ArchiveClient, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._desk = desk
        self._numbers: tuple[int, ...] = ()
        self._pages: OrderedDict[int, dict[int, SessionRow]] = OrderedDict()
        self._asked: set[int] = set()
        self._edition = 0

    @property
    def numbers(self) -> tuple[int, ...]:
        """The sittings that are listed."""
        return self._numbers

    def show(self, numbers: Sequence[int]) -> None:
        """List other sittings."""
        self.beginResetModel()
        self._numbers = tuple(numbers)
        self._forget()
        self.endResetModel()

    def refresh(self) -> None:
        """Fetch every row anew when it is looked at."""
        self._forget()
        if self._numbers:
            self.dataChanged.emit(self.index(0), self.index(len(self._numbers) - 1))

    def _forget(self) -> None:
        self._edition += 1
        self._pages.clear()
        self._asked.clear()

    def rowCount(self, parent: Index | None = None) -> int:
        """How many sittings are listed."""
        return 0 if parent is not None and parent.isValid() else len(self._numbers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A sentence for whoever reads the list aloud, and the row for whoever paints it."""
        if not 0 <= index.row() < len(self._numbers):
            return None
        if role == ROW:
            return self.row(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self.row(index.row())
            return sentence(row) if row is not None else "…"
        return None

    def row(self, place: int) -> SessionRow | None:
        """A row of the list, or None while it is being fetched."""
        page = self._pages.get(place // _PAGE)
        if page is None:
            self._fetch(place // _PAGE)
            return None
        self._pages.move_to_end(place // _PAGE)
        return page.get(self._numbers[place])

    def _fetch(self, page: int) -> None:
        if page in self._asked:
            return
        self._asked.add(page)
        edition = self._edition
        numbers = self._numbers[page * _PAGE : (page + 1) * _PAGE]
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
        last = min(first + _PAGE, len(self._numbers)) - 1
        self.dataChanged.emit(self.index(first), self.index(last))
