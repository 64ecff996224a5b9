"""Sessions page of the archive: the list with filters, and the current session beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QSplitter, QStackedLayout, QVBoxLayout, QWidget

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.history.mistakes import SessionMistakes
from reunion_desktop.history.sessions import SessionRow
from reunion_desktop.ui.archive.bars import UndoBar
from reunion_desktop.ui.archive.client import ArchiveClient, Latest
from reunion_desktop.ui.archive.detail import SessionDetail
from reunion_desktop.ui.archive.filters import Filters
from reunion_desktop.ui.archive.listing import SessionList
from reunion_desktop.ui.archive.model import SessionModel
from reunion_desktop.ui.archive.port import ArchivedGame, ArchiveReader
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.sheet.heading import KeptSheet

_LIST_SHARE = 58
"""Initial width of the list in percent."""

SheetsOf = Callable[[Sequence[ArchivedGame]], Sequence[KeptSheet]]
"""Creates the score sheets of games; called in a worker thread."""
_Content = tuple[Sequence[ArchivedGame], Sequence[KeptSheet], SessionMistakes | None]
"""Games of a session, their score sheets, and what the review found in them."""


@guarded
class SessionsPage(QSplitter):
    """Searches sessions, and opens the one at the current row."""

    selection_changed = Signal()
    """The selection, the open session or the possible actions changed."""

    def __init__(self, desk: ArchiveClient, sheets_of: SheetsOf, parent: QWidget) -> None:
        """Set up empty; :meth:`search` starts it."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._sheets_of = sheets_of
        self._searches, self._openings = Latest(desk), Latest(desk)
        self._wanted: int | None = None
        """Session to go to when the list comes."""
        self.games: Sequence[ArchivedGame] = ()
        """Games of the open session; none until they are loaded."""
        self.sheets: Sequence[KeptSheet] = ()
        """Score sheets of the open session; none until they are loaded."""
        self.has_deleted = False
        """True if deleted sessions can be restored, as far as is known."""
        self.filters = Filters(self)
        self.model = SessionModel(desk, self)
        self.list = SessionList(self.model, self)
        self.detail = SessionDetail(self)
        self.undo_bar = UndoBar(self)
        self.nothing = PlainLabel(self)
        """Label shown while the list is empty."""
        self._stack = QStackedLayout()
        self._put_together()
        self._connect()

    def _put_together(self) -> None:
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.nothing.setText(self._why_nothing())
        self.nothing.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.nothing)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 8, 0)
        column.addWidget(self.filters)
        column.addLayout(self._stack, 1)
        column.addWidget(self.undo_bar)
        self.addWidget(left)
        self.addWidget(self.detail)
        self.setStretchFactor(0, _LIST_SHARE)
        self.setStretchFactor(1, 100 - _LIST_SHARE)
        self.setSizes([_LIST_SHARE * 10, (100 - _LIST_SHARE) * 10])
        self.setChildrenCollapsible(False)
        self.setContentsMargins(12, 12, 12, 12)

    def _connect(self) -> None:
        self.filters.changed.connect(self.search)
        self.filters.left_downwards.connect(self.list.setFocus)
        selection = self.list.selectionModel()
        selection.currentChanged.connect(lambda index, _before: self._open(index))
        selection.selectionChanged.connect(lambda _new, _old: self._select())
        self.model.dataChanged.connect(lambda _first, _last: self._show_new_row())
        self.list.typed.connect(self._search_for)
        self.list.activated.connect(lambda _index: self.detail.review.click())
        self.undo_bar.turned.connect(self._say_nothing)
        self.undo_bar.turned.connect(self.selection_changed)

    # Search ---------------------------------------------------------------------------------

    def search(self, wanted: int | None = None) -> None:
        """List the sessions of the current search; ``wanted`` becomes the current one."""
        search = self.filters.search()

        def look(archive: ArchiveReader) -> tuple[Sequence[int], bool]:
            return archive.find(search), bool(archive.thrown_away())

        self._wanted = self._wanted if wanted is None else wanted
        self._searches.ask(look, self._list)

    def _list(self, found: tuple[Sequence[int], bool]) -> None:
        numbers, self.has_deleted = found
        self.filters.tell_count(len(numbers))
        if tuple(numbers) == self.model.numbers and self._wanted is None:
            self.model.refresh()
        else:
            here = self.detail.row.id if self.detail.row is not None else None
            here, self._wanted = here if self._wanted is None else self._wanted, None
            self.model.show(numbers)
            place = self.model.numbers.index(here) if here in self.model.numbers else 0
            if numbers:
                self.list.go_to(place)
            else:
                self.open_none()
        self._turn_to(self.list if numbers else self.nothing)
        self._say_nothing()
        self.selection_changed.emit()

    def _turn_to(self, page: QWidget) -> None:
        """Show the list or the message in its place; the focus moves along."""
        had_keys = self.list.hasFocus() or self.nothing.hasFocus()
        self._stack.setCurrentWidget(page)
        if had_keys:
            page.setFocus()

    def _say_nothing(self) -> None:
        self.nothing.setText(self._why_nothing())

    def _why_nothing(self) -> str:
        if self.filters.is_open():
            if self.undo_bar.can_undo():
                return self.tr("No sessions. Press Ctrl+Z to restore the ones you deleted.")
            if self.has_deleted:
                return self.tr("No sessions. Use the Session menu to restore the ones you deleted.")
            return self.tr("No sessions yet. Games you finish are saved here automatically.")
        return self.tr("No matching sessions. Change or clear the filters.")

    def _search_for(self, text: str) -> None:
        """Search for text typed on the list."""
        self.filters.line.setText(text)
        self.filters.line.setFocus()

    # The current session --------------------------------------------------------------------

    def chosen(self) -> tuple[int, ...]:
        """The selected sessions, in the order of the list."""
        places = sorted(index.row() for index in self.list.selectionModel().selectedIndexes())
        return tuple(self.model.numbers[place] for place in places)

    def _select(self) -> None:
        """Without a selected session, none is open: a click beside the rows closes it."""
        selection = self.list.selectionModel()
        if not selection.hasSelection():
            selection.clearCurrentIndex()
        self.selection_changed.emit()

    def open_none(self) -> None:
        """Close the open session."""
        self._open(QModelIndex())

    def _open(self, index: QModelIndex) -> None:
        """Open the session at the current row."""
        place = index.row() if index.isValid() else -1
        row = self.model.row(place) if place >= 0 else None
        here = self.detail.row.id if self.detail.row is not None else None
        self.selection_changed.emit()
        if place >= 0 and self.model.numbers[place] == here:
            # It is open already; text being edited must not be disturbed.
            if row is not None and not self._is_writing():
                self.detail.show_session(row)
            return
        self.detail.show_session(row)
        self.games = self.sheets = ()
        if row is not None:
            self._fetch(row)

    def _fetch(self, row: SessionRow) -> None:
        """Load a session's games and score sheets."""

        def read(archive: ArchiveReader) -> _Content:
            games = archive.games(row.id)
            return games, self._sheets_of(games), archive.mistakes(row.id)

        self._openings.ask(read, lambda answer: self._show_games(row.id, *answer))

    def _show_games(
        self,
        number: int,
        games: Sequence[ArchivedGame],
        sheets: Sequence[KeptSheet],
        mistakes: SessionMistakes | None,
    ) -> None:
        if self.detail.row is not None and self.detail.row.id == number:
            self.games, self.sheets = games, sheets
            self.detail.show_sheet(sheets[0].figures if sheets else ScoreSheet(()))
            self.detail.show_mistakes(mistakes)
            self.selection_changed.emit()

    def _show_new_row(self) -> None:
        """Show the current row once it is loaded."""
        index = self.list.currentIndex()
        row = self.model.row(index.row()) if index.isValid() else None
        if row is not None and row != self.detail.row:
            self._open(index)

    def _is_writing(self) -> bool:
        """True while the player edits title or note."""
        return self.detail.note.hasFocus() or self.detail.title.hasFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts for another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._say_nothing()
