"""The archive window: sessions page, statistics page, menus and status bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QMenu, QTabWidget, QVBoxLayout, QWidget

from reunion_desktop.ui.archive.actions import SessionActions
from reunion_desktop.ui.archive.bars import ProgressBar
from reunion_desktop.ui.archive.client import ArchiveClient, Latest, Messenger
from reunion_desktop.ui.archive.menus import ArchiveMenus
from reunion_desktop.ui.archive.port import ArchiveReader
from reunion_desktop.ui.archive.sessions_page import SessionsPage, SheetsOf
from reunion_desktop.ui.archive.statistics_page import StatisticsPage
from reunion_desktop.ui.archive.transfers import Transfers
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.faults import fault_sentence
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.look.plain_text import show_message
from reunion_desktop.ui.sheet.heading import SheetTools
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.style import SheetStyle

_SIZE = QSize(1120, 740)
_MESSAGE_MS = 8000


@guarded
class ArchiveWindow(QMainWindow):
    """Main window of the archive."""

    def __init__(
        self,
        messenger: Messenger,
        sheets_of: SheetsOf,
        tools: SheetTools,
        style: SheetStyle,
        palette: Palette,
        parent: QWidget | None = None,
    ) -> None:
        """Create the window; ``sheets_of`` creates the score sheets of games."""
        super().__init__(parent, Qt.WindowType.Window)
        self._labels = Labels()
        self._labels.write(self.setWindowTitle, lambda: self.tr("Archive"))
        self._messenger = messenger
        self._desk = ArchiveClient(messenger, self.say)
        self._counts = Latest(self._desk)
        self._statistics_are_old = True
        self.finder = SessionsPage(self._desk, sheets_of, self)
        self.statistics = StatisticsPage(palette, self)
        self.progress = ProgressBar(self)
        self.transfers = Transfers(self, self._desk, self.progress, self.finder.chosen)
        self.doings = SessionActions(self, self._desk, self.finder, tools, style)
        self.pages = QTabWidget(self)
        self._put_together()
        self.menus = ArchiveMenus(
            self, self._labels, self.finder, self.doings, self.transfers, self.name_chosen
        )
        self._connect()
        self.finder.detail.sheet.set_look(look_of(Material.PAPER, palette))
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size() * 0.92))
        self.finder.open_none()
        self.offer_choices()
        self.finder.search()
        self.finder.filters.line.setFocus()

    def _put_together(self) -> None:
        self.pages.setDocumentMode(True)
        self.pages.addTab(self.finder, "")
        self.pages.addTab(self.statistics, "")
        self._labels.write(partial(self.pages.setTabText, 0), lambda: self.tr("Sessi&ons"))
        self._labels.write(partial(self.pages.setTabText, 1), lambda: self.tr("Statisti&cs"))
        whole = QWidget(self)
        rows = QVBoxLayout(whole)
        rows.setContentsMargins(0, 4, 0, 0)
        rows.addWidget(self.pages, 1)
        rows.addWidget(self.progress)
        self.setCentralWidget(whole)
        self.statusBar()

    def _connect(self) -> None:
        self.finder.selection_changed.connect(self._allow)
        self.finder.list.customContextMenuRequested.connect(self._offer_menu)
        self.pages.currentChanged.connect(lambda _page: self._show_page())
        self.statistics.wanted.connect(
            lambda player, game, practice, source: self._counts.ask(
                lambda archive: archive.statistics(player, game, practice=practice, source=source),
                self.statistics.paper.show_statistics,
            )
        )
        doings = self.doings
        doings.said.connect(self.say)
        doings.changed.connect(self._look_again)
        self.transfers.said.connect(self.say)
        self.transfers.changed.connect(self._look_again)
        self.transfers.busy.connect(self._allow)
        self._messenger.changed.connect(self._look_again)
        QShortcut(QKeySequence("Esc"), self, self._escape)

    def _escape(self) -> None:
        """Handle Esc: clear the search; without one, close the window."""
        line = self.finder.filters.line
        if line.hasFocus() and line.text():
            line.clear()
        else:
            self.close()

    # Content --------------------------------------------------------------------------------

    def _look_again(self, wanted: int | None = None) -> None:
        """Reload after a change of the archive; ``wanted`` is the session to show."""
        self.finder.search(wanted)
        self.offer_choices()

    def offer_choices(self) -> None:
        """Update the players, games and rule sets to choose from."""

        def look(archive: ArchiveReader) -> tuple[Sequence[str], Sequence[tuple[str, str]]]:
            return archive.players(), archive.presets()

        self._desk.read(look, self._offer)

    def _offer(self, choices: tuple[Sequence[str], Sequence[tuple[str, str]]]) -> None:
        players, presets = choices
        self.finder.filters.offer(players, presets)
        self.statistics.offer(players, tuple(dict.fromkeys(game for game, _ in presets)))
        self._statistics_are_old = True
        self._show_page()

    # Commands -------------------------------------------------------------------------------

    def _allow(self) -> None:
        self.menus.allow(busy=self.progress.is_busy())

    def name_chosen(self) -> None:
        """Edit the title of the open session."""
        self.pages.setCurrentIndex(0)
        self.finder.detail.title.setFocus()
        self.finder.detail.title.selectAll()

    def _offer_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.addActions(self.menus.of_a_session)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.finder.list.viewport().mapToGlobal(at))

    # Statistics -----------------------------------------------------------------------------

    def _show_page(self) -> None:
        if self.pages.currentIndex() == 1 and self._statistics_are_old:
            self._statistics_are_old = False
            self.statistics.ask()

    # The window -----------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """Show a message in the status bar."""
        show_message(self, fault_sentence(sentence), _MESSAGE_MS)

    def adopt(self, palette: Palette) -> None:
        """Use another palette; the charts are redrawn when next shown."""
        self.finder.detail.sheet.set_look(look_of(Material.PAPER, palette))
        self.statistics.paper.set_palette(palette)
        self._statistics_are_old = True
        self._show_page()

    def changeEvent(self, event: QEvent) -> None:
        """Update all texts when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._labels.rewrite()
            self._look_again()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save text being edited, and cancel a long job."""
        if not self._desk.has_left:
            self.finder.detail.keep_words()
            self.progress.stop()
            self._desk.has_left = True
            self._messenger.changed.disconnect(self._look_again)
        super().closeEvent(event)
