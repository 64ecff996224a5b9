"""The archive: every sitting ever played here, found, opened, named, printed, counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMenu,
    QSplitter,
    QStackedLayout,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.ui.archive.bars import ProgressBar, UndoBar
from reunion_desktop.ui.archive.detail import SittingDetail
from reunion_desktop.ui.archive.files import Files
from reunion_desktop.ui.archive.filters import Filters
from reunion_desktop.ui.archive.listing import SittingList
from reunion_desktop.ui.archive.menus import ArchiveMenus
from reunion_desktop.ui.archive.model import SittingModel
from reunion_desktop.ui.archive.port import Archive, KeptGame
from reunion_desktop.ui.archive.questions import Desk, Latest, Messenger
from reunion_desktop.ui.archive.statistics import StatisticsPage
from reunion_desktop.ui.archive.transfers import Transfers
from reunion_desktop.ui.archive.words import heading, sittings_text
from reunion_desktop.ui.look.plain_words import PlainLabel
from reunion_desktop.ui.look.theme import Palette
from reunion_desktop.ui.sheet.heading import KeptSheet, SheetTools
from reunion_desktop.ui.sheet.look import paper_look
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.words.faults import fault_sentence
from reunion_desktop.ui.words.labels import Captions

if TYPE_CHECKING:
    from reunion_desktop.ui.sheet.pages.dialog import Written
    from reunion_desktop.ui.sheet.pages.saving import SheetDesk

_SIZE = QSize(1120, 740)
_LIST_SHARE = 58
"""Of a hundred parts of the window's width, those of the list at first."""
_MESSAGE_MS = 8000

SheetsOf = Callable[[Sequence[KeptGame]], Sequence[KeptSheet]]
"""Makes the sheets of some games; called in another thread."""


class ArchiveWindow(QMainWindow):
    """The list of sittings with one of them opened, and the page of statistics."""

    review_wanted = Signal(tuple, int, int)
    """The records of a sitting, and the numbers of the game and the deal, from 1, to look at."""
    play_wanted = Signal(object, str)
    """The record of a game that is to be played on, and what to call it."""
    again_wanted = Signal(object, int, str)
    """A record, the number of the deal in it that is to be played again, and what to call it."""

    styled = Signal(object)
    """How sheets are to be written from now on: a SheetStyle."""

    def __init__(
        self,
        messenger: Messenger,
        sheets_of: SheetsOf,
        tools: SheetTools,
        style: SheetStyle,
        palette: Palette,
        parent: QWidget | None = None,
    ) -> None:
        """Open the archive.

        Args:
            messenger: carries questions to the archivist and answers back.
            sheets_of: makes the sheets of some games.
            tools: how sheets are saved and printed.
            style: what the person wrote round sheets before.
            palette: the table's colours.
            parent: the window above which it opens.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._captions = Captions()
        self._captions.write(self.setWindowTitle, lambda: self.tr("Archive – Reunion Desktop"))
        self._sheets_of, self._tools, self._style = sheets_of, tools, style
        self._sheet_desk: SheetDesk | None = None
        self._messenger = messenger
        self._desk = Desk(messenger, self.say)
        self._search, self._look = Latest(self._desk), Latest(self._desk)
        self._count = Latest(self._desk)
        self._games: Sequence[KeptGame] = ()
        self._sheets: Sequence[KeptSheet] = ()
        self._statistics_are_old = True
        self.filters = Filters(self)
        self.model = SittingModel(self._desk, self)
        self.list = SittingList(self.model, self)
        self.detail = SittingDetail(self)
        self.statistics = StatisticsPage(palette, self)
        self.undo_bar, self.progress = UndoBar(self), ProgressBar(self)
        self.files = Files(self)
        self.transfers = Transfers(self, self._desk, self.progress, self.files, self.chosen)
        self.pages = QTabWidget(self)
        self._nothing = PlainLabel(self)
        self._stack = QStackedLayout()
        self._put_together()
        self.menus = ArchiveMenus(self)
        self._connect()
        self.detail.sheet.set_look(paper_look(palette))
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size() * 0.92))
        self._choose(None)
        self.offer_choices()
        self.search()
        self.filters.line.setFocus()

    def _put_together(self) -> None:
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._nothing)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 8, 0)
        column.addWidget(self.filters)
        column.addLayout(self._stack, 1)
        column.addWidget(self.undo_bar)
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.addWidget(left)
        split.addWidget(self.detail)
        split.setStretchFactor(0, _LIST_SHARE)
        split.setStretchFactor(1, 100 - _LIST_SHARE)
        split.setSizes([_LIST_SHARE * 10, (100 - _LIST_SHARE) * 10])
        split.setChildrenCollapsible(False)
        split.setContentsMargins(12, 12, 12, 12)
        self.pages.setDocumentMode(True)
        self.pages.addTab(split, "")
        self.pages.addTab(self.statistics, "")
        self._captions.write(self._nothing.setText, self._why_nothing)
        self._captions.write(partial(self.pages.setTabText, 0), lambda: self.tr("Sittin&gs"))
        self._captions.write(partial(self.pages.setTabText, 1), lambda: self.tr("Statisti&cs"))
        whole = QWidget(self)
        rows = QVBoxLayout(whole)
        rows.setContentsMargins(0, 4, 0, 0)
        rows.addWidget(self.pages, 1)
        rows.addWidget(self.progress)
        self.setCentralWidget(whole)
        self.statusBar()

    def _connect(self) -> None:
        self.filters.changed.connect(self.search)
        self.filters.left_downwards.connect(self._to_list)
        chosen = self.list.selectionModel()
        chosen.currentChanged.connect(lambda index, _before: self._choose(index))
        chosen.selectionChanged.connect(lambda _new, _old: self._allow())
        self.model.dataChanged.connect(lambda _first, _last: self._rows_came())
        self.list.typed.connect(self._search_for)
        self.list.activated.connect(lambda _index: self.detail.review.click())
        self.list.customContextMenuRequested.connect(self._offer_menu)
        self.pages.currentChanged.connect(lambda _page: self._show_page())
        self.statistics.wanted.connect(self._count_for)
        detail = self.detail
        detail.renamed.connect(self._rename)
        detail.annotated.connect(self._annotate)
        detail.review_wanted.connect(self._review)
        detail.again_wanted.connect(self._again)
        detail.play_wanted.connect(self._play_on)
        detail.sheet_wanted.connect(self.show_sheet)
        self.undo_bar.undone.connect(self.bring_back)
        self.transfers.said.connect(self.say)
        self.transfers.changed.connect(self._changed)
        self.transfers.busy.connect(self._allow)
        self._messenger.changed.connect(self._changed)
        self.menus.connect_to(self)

    # Looking --------------------------------------------------------------------------------

    def search(self) -> None:
        """List what is looked for now."""
        wanted = asdict(self.filters.wanted())
        self._search.ask(lambda archive: archive.find(**wanted), self._found)

    def offer_choices(self) -> None:
        """Offer the players and rule sets that there are."""

        def look(archive: Archive) -> tuple[Sequence[str], Sequence[str]]:
            return archive.players(), archive.presets()

        self._desk.read(look, self._offer)

    def _offer(self, choices: tuple[Sequence[str], Sequence[str]]) -> None:
        players, presets = choices
        self.filters.offer(players, presets)
        self.statistics.offer(players)
        self._statistics_are_old = True
        self._show_page()

    def _found(self, numbers: Sequence[int]) -> None:
        self.filters.tell_count(len(numbers))
        if tuple(numbers) == self.model.numbers:
            self.model.refresh()
        else:
            shown = self.detail.row.id if self.detail.row is not None else None
            self.model.show(numbers)
            place = self.model.numbers.index(shown) if shown in self.model.numbers else 0
            if numbers:
                self.list.go_to(place)
            else:
                self._choose(None)
        self._stack.setCurrentIndex(0 if numbers else 1)
        self._nothing.setText(self._why_nothing())

    def _why_nothing(self) -> str:
        if self.filters.is_open():
            return self.tr(
                "Nothing is kept here yet. Every game that you finish comes here by itself."
            )
        return self.tr("No sitting is like that.")

    def nothing_text(self) -> str:
        """What is said where the list is empty."""
        return self._nothing.text()

    def _search_for(self, text: str) -> None:
        """Search for what is typed while the list has the focus."""
        self.filters.line.setText(text)
        self.filters.line.setFocus()

    def _to_list(self) -> None:
        self.list.setFocus()

    def chosen(self) -> tuple[int, ...]:
        """The sittings that are selected, from the top of the list."""
        places = sorted(index.row() for index in self.list.selectionModel().selectedIndexes())
        return tuple(self.model.numbers[place] for place in places)

    def _choose(self, index: QModelIndex | None) -> None:
        """Open the sitting under the cursor."""
        place = index.row() if index is not None and index.isValid() else -1
        row = self.model.row(place) if place >= 0 else None
        shown = self.detail.row.id if self.detail.row is not None else None
        self._allow()
        if place >= 0 and self.model.numbers[place] == shown:
            # It is open; whatever is being written there is not to be disturbed.
            if row is not None and not self._is_writing():
                self.detail.show_sitting(row)
            return
        self.detail.show_sitting(row)
        self._games = self._sheets = ()
        if row is not None:
            number = row.id
            self._look.ask(
                lambda archive: self._opened(archive, number),
                lambda found: self._show_games(number, *found),
            )

    def _opened(
        self, archive: Archive, number: int
    ) -> tuple[Sequence[KeptGame], Sequence[KeptSheet]]:
        """A sitting's games and sheets; in the reading thread."""
        games = archive.games(number)
        return games, self._sheets_of(games)

    def _show_games(
        self, number: int, games: Sequence[KeptGame], sheets: Sequence[KeptSheet]
    ) -> None:
        if self.detail.row is not None and self.detail.row.id == number:
            self._games, self._sheets = games, sheets
            self.detail.show_sheet(sheets[0].figures if sheets else ScoreSheet(()))

    def _rows_came(self) -> None:
        """Show the row under the cursor, now that it is here."""
        index = self.list.currentIndex()
        row = self.model.row(index.row()) if index.isValid() else None
        if row is not None and row != self.detail.row:
            self._choose(index)

    def _is_writing(self) -> bool:
        """Whether the person is just writing in the sitting that is shown."""
        return self.detail.note.hasFocus() or self.detail.title.hasFocus()

    def _allow(self) -> None:
        """Say what may be chosen now."""
        busy = self.progress.is_busy()
        self.menus.allow(chosen=bool(self.list.selectionModel().selectedIndexes()), busy=busy)

    # Changing -------------------------------------------------------------------------------

    def _rename(self, sitting: int, title: str) -> None:
        self._desk.write(
            lambda archive: archive.rename(sitting, title), lambda _done: self.search()
        )

    def _annotate(self, sitting: int, note: str) -> None:
        self._desk.write(
            lambda archive: archive.annotate(sitting, note), lambda _done: self.search()
        )

    def name_chosen(self) -> None:
        """Let the person give the sitting that is open a name."""
        self.pages.setCurrentIndex(0)
        self.detail.title.setFocus()
        self.detail.title.selectAll()

    def delete(self) -> None:
        """Delete what is selected; it can be brought back."""
        chosen = self.chosen()
        if chosen and self.menus.may_delete():
            self._desk.write(
                lambda archive: archive.throw_away(chosen), lambda _done: self._deleted(chosen)
            )

    def _deleted(self, sittings: tuple[int, ...]) -> None:
        self.undo_bar.offer(sittings)
        self._changed()

    def bring_back(self, sittings: tuple[int, ...]) -> None:
        """Put sittings that were deleted back in the list."""
        self._desk.write(
            lambda archive: archive.bring_back(sittings), lambda _done: self._changed()
        )

    def bring_back_all(self) -> None:
        """Put everything back that was deleted and is not gone for good."""

        def job(archive: Archive) -> int:
            gone = archive.thrown_away()
            archive.bring_back(gone)
            return len(gone)

        self._desk.write(job, self._brought_back)

    def _brought_back(self, count: int) -> None:
        self.undo_bar.offer(())
        self.say(self.tr("Brought back: {sittings}").format(sittings=sittings_text(count)))
        self._changed()

    def _changed(self) -> None:
        self.search()
        self.offer_choices()

    # Opening --------------------------------------------------------------------------------

    def _review(self, game: int, deal: int) -> None:
        if game <= len(self._games):
            self.review_wanted.emit(tuple(one.record for one in self._games), game, deal)

    def _again(self, game: int, deal: int) -> None:
        row = self.detail.row
        if row is not None and game <= len(self._games):
            title = self.tr("Deal {number} again: {sitting}").format(
                number=deal, sitting=heading(row)
            )
            self.again_wanted.emit(self._games[game - 1].record, deal, title)

    def _play_on(self) -> None:
        row = self.detail.row
        if row is not None and self._games:
            self.play_wanted.emit(self._games[-1].record, heading(row))

    def show_sheet(self) -> None:
        """Show the sheet as it would be printed, to be printed or saved."""
        from reunion_desktop.ui.sheet.pages import dialog as sheet_dialog  # noqa: PLC0415 - as above.
        from reunion_desktop.ui.sheet.pages.export import Print  # noqa: PLC0415 - as above.
        from reunion_desktop.ui.sheet.pages.page import Paper  # noqa: PLC0415 - as above.
        from reunion_desktop.ui.sheet.pages.saving import SheetDesk  # noqa: PLC0415 - start fast.

        sheets, style = tuple(self._sheets), self._style
        if not sheets:
            return
        if self._sheet_desk is None:
            self._sheet_desk = SheetDesk(self, self._tools)
            self._sheet_desk.said.connect(self.say)
        names = sheets[0].figures.names
        how = Print(paper=Paper(style.paper) if style.paper else sheet_dialog.usual_paper())
        written = sheet_dialog.Written(how, style.place, style.names(names), style.initials(names))
        dialog = sheet_dialog.SheetDialog(names, lambda: sheets, written, self._sheet_desk, self)
        dialog.changed.connect(lambda changed: self._restyle(names, changed))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _restyle(self, names: Sequence[str], written: Written) -> None:
        style = SheetStyle(written.how.paper.value, written.place, self._style.people)
        style = style.naming(names, written.names, written.initials)
        if style != self._style:
            self._style = style
            self.styled.emit(style)

    def _offer_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.addActions(self.menus.of_a_sitting)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.list.viewport().mapToGlobal(at))

    # Statistics -----------------------------------------------------------------------------

    def _show_page(self) -> None:
        if self.pages.currentIndex() == 1 and self._statistics_are_old:
            self._statistics_are_old = False
            self.statistics.ask()

    def _count_for(self, player: str, practice: bool) -> None:  # noqa: FBT001 - the signal's own.
        self._count.ask(
            lambda archive: archive.statistics(player, practice=practice),
            self.statistics.paper.show_statistics,
        )

    def say(self, sentence: str) -> None:
        """Say what was done, or what went wrong."""
        self.statusBar().showMessage(fault_sentence(sentence), _MESSAGE_MS)

    def adopt(self, palette: Palette) -> None:
        """Look as the table does now; the statistics are drawn anew when they are next seen."""
        self.detail.sheet.set_look(paper_look(palette))
        self.statistics.paper.set_palette(palette)
        self._statistics_are_old = True
        self._show_page()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again when the language has changed."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._captions.rewrite()
            self.menus.say_anew()
            self._changed()

    def closeEvent(self, event: QCloseEvent) -> None:
        """What was written last is kept, and a long job is called off."""
        if not self._desk.has_left():
            self.detail.keep_words()
            self.progress.stop()
            self._desk.leave()
            self._messenger.changed.disconnect(self._changed)
        super().closeEvent(event)
